import { Island } from '../island.tsx'
import MyScore from './my-score.tsx'

const explanations = [
  {
    title: 'Como a conta é feita',
    text: 'Cada questão tem três números publicados pelo INEP: quanto ela separa quem sabe de quem não sabe, a dificuldade e a chance de acerto no chute. Com eles e com os seus acertos e erros calculamos a sua posição pelo modelo logístico de três parâmetros, e daí a nota na escala do ENEM. Branco e dupla marcação contam como erro; questão anulada não conta.',
  },
  {
    title: 'Quanto ela acerta',
    text: 'É o método oficial reproduzido, não um serviço do INEP. Conferimos com 3.135 folhas de respostas reais e anônimas: 98,5% das notas saíram iguais à oficial até o décimo, e o erro médio foi de 0,002 ponto. Vale a nota da Página do Participante.',
  },
  {
    title: 'Cadernos que ficam sem nota',
    text: 'Os de número 187 a 190 (2013), 252 (2015), 896 e 897 (2021), de atendimento especializado: a ordem das questões se perdeu nas tabelas publicadas. E os de número 81 a 84, cujos itens o INEP não publicou. Redação também não: ela não usa TRI.',
  },
  {
    title: 'O que esta nota não é',
    text: 'Acertar tudo não dá 1000 e errar tudo não dá 0: os extremos mudam com o ano, a área e o caderno. Zeros oficiais, faltas e eliminações ficam fora do modelo.',
  },
]

export function TriScorePage() {
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:py-14">
      <h1 className="text-step-5">Minha nota TRI</h1>
      <p className="mt-3 max-w-reading text-step-1 text-muted">
        Digite as respostas de um ENEM que você fez e veja a nota de cada área, com a margem de erro. O
        cálculo roda no seu aparelho; nada é enviado.
      </p>
      <p className="mt-6 hidden rounded-card border border-caution bg-caution-soft p-4 noscript:block">
        O cálculo é feito no seu navegador e precisa de JavaScript. Abaixo, como a nota é calculada.
      </p>
      <div className="mt-7">
        <Island name="tri-score" of={MyScore} />
      </div>
      <div className="mt-16 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {explanations.map(({ title, text }) => (
          <section key={title} className="border-t-2 border-ink pt-3">
            <h2 className="text-step-1">{title}</h2>
            <p className="mt-1 text-muted">{text}</p>
          </section>
        ))}
      </div>
      <p className="mt-10 max-w-reading text-step--1 text-muted">
        Fonte dos itens: INEP, Microdados do Enem 2009 a 2025. Gabaritos e parâmetros, sem o texto das
        questões.
      </p>
    </div>
  )
}
