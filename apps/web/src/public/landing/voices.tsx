import { Section } from '../section.tsx'

const measures = [
  {
    what: 'Nota TRI',
    how: 'em quantas provas reais o nosso cálculo bate com o oficial, até a casa decimal.',
  },
  { what: 'Questões', how: 'quantos erros de gabarito foram apontados, quantos eram erros, o que mudou.' },
  { what: 'Redação', how: 'o quanto a nossa nota difere da de corretores humanos no mesmo texto.' },
  { what: 'Previsões', how: 'quando dizemos 70% de chance, se acontece mesmo em 70% das vezes.' },
]

export function Voices() {
  return (
    <Section
      id="depoimentos"
      title="Depoimentos? Ainda não."
      lead="A Norteia é nova. Não temos histórias de aprovação para contar e não vamos inventar nenhuma. Enquanto isso, cobre de nós estas medidas:"
    >
      <dl className="max-w-3xl">
        {measures.map(({ what, how }) => (
          <div key={what} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[10rem_1fr]">
            <dt className="font-semibold">{what}</dt>
            <dd className="text-muted">{how}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-reading">
        Estudou por aqui? Conte o que funcionou e, principalmente, o que não.{' '}
        <a href="/contato" className="text-link underline underline-offset-4">
          Escreva para nós
        </a>
        .
      </p>
    </Section>
  )
}
