import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../section.tsx'

const legs = [
  { verb: 'Medir', text: 'Um diagnóstico e os simulados dizem seu nível em cada área, com margem de erro.' },
  { verb: 'Decidir', text: 'Seu curso, seus pesos e seu tempo viram um plano: o que rende mais vem antes.' },
  { verb: 'Estudar', text: 'Aulas, trilha e um tutor que pergunta em vez de responder.' },
  { verb: 'Praticar', text: 'Exercícios, redação e duelos. O erro volta para a revisão na hora certa.' },
  { verb: 'Corrigir a rota', text: 'Cada resposta atualiza o mapa, e o próximo passo muda com você.' },
]

export function ApprovalBrain() {
  return (
    <Section
      id="cerebro-aprovacao"
      title="O Cérebro da Aprovação liga o caminho inteiro"
      lead="Não são ferramentas soltas. O que você responde num exercício muda o plano de amanhã, e o plano aponta para a vaga que você quer."
    >
      <ol className="grid gap-0 lg:grid-cols-5">
        {legs.map(({ verb, text }, k) => (
          <li
            key={verb}
            className="relative border-l-2 border-dashed border-edge pb-7 pl-6 last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-6 lg:pr-6 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className={`absolute -top-0.5 -left-[9px] size-4 rounded-full border-2 lg:-top-[9px] lg:left-0 ${k === 0 ? 'border-accent bg-accent' : 'border-ink bg-ground'}`}
            />
            <h3 className="text-step-1 leading-none">{verb}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href="/platform" variant="secondary">
          Conhecer a plataforma
        </LinkButton>
        <p className="text-muted">
          Estamos abrindo por etapas:{' '}
          <a href="#funcionalidades" className="text-link underline underline-offset-4">
            veja o que já está pronto
          </a>
          .
        </p>
      </div>
    </Section>
  )
}
