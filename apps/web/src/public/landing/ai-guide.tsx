import { Section } from '../section.tsx'
import { countHits, inWords, items, scoreOf } from '../tri-lab/booklet.ts'

// One possible answer sheet: some easy items missed, some hard ones hit.
const missedEasy = [2, 5, 9, 12, 16]
const hitHard = [24, 28, 33, 37, 41]
const sheet = items.map((_, rank) => (rank < 20 ? !missedEasy.includes(rank) : hitHard.includes(rank)))
const moreHard = [26, 30, 35, 39, 43]

const now = scoreOf(sheet).score
const withEasy = scoreOf(sheet.map((hit, rank) => hit || missedEasy.includes(rank))).score
const withHard = scoreOf(sheet.map((hit, rank) => hit || moreHard.includes(rank))).score

const week = [
  { day: 'Segunda', task: 'As 5 fáceis que escaparam, com o tutor', minutes: 40 },
  { day: 'Terça', task: 'Porcentagem e razão: 2 básicos, 4 intermediários', minutes: 50 },
  { day: 'Quinta', task: 'Revisão do que você errou na segunda', minutes: 25 },
  { day: 'Sábado', task: 'Mini simulado de 15 questões', minutes: 50 },
]

const steps = [
  { title: 'Análise contínua', text: 'Cada resposta conta, não só o simulado do mês.' },
  { title: 'Adaptação', text: 'Faltou um dia? O plano se refaz sem cobrar atraso.' },
  { title: 'Otimização constante', text: 'Primeiro o que rende mais pontos no curso que você quer.' },
  { title: 'A qualquer hora', text: 'O guia está lá às 23 h, quando você consegue estudar.' },
]

export function AiGuide() {
  return (
    <Section
      id="guia-ia"
      tone="quiet"
      title="Guia IA: do resultado ao próximo passo"
      lead="Um exemplo, com números calculados sobre a prova de Matemática do ENEM 2024."
    >
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div>
          <h3 className="text-step-2">A análise</h3>
          <p className="mt-2">
            {`${countHits(sheet)} acertos, nota `}
            <b className="tabular">{inWords(now)}</b>. Cinco das questões mais fáceis escaparam; cinco
            difíceis vieram.
          </p>
          <dl className="mt-4 tabular">
            <Gain label="Se acertar aquelas 5 fáceis" score={withEasy} best />
            <Gain label="Se acertar mais 5 difíceis" score={withHard} />
          </dl>
          <p className="mt-4">
            <b>Recomendação:</b> volte às fáceis. O mesmo esforço de cinco acertos rende mais ali.
          </p>
        </div>
        <div>
          <h3 className="text-step-2">Um cronograma de exemplo</h3>
          <ul className="mt-2">
            {week.map(({ day, task, minutes }) => (
              <li key={day} className="grid grid-cols-[5.5rem_1fr_auto] gap-x-3 border-t border-line py-3">
                <b>{day}</b>
                <span>{task}</span>
                <span className="text-muted tabular">{`${minutes} min`}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ol className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, k) => (
          <li key={title} className="border-t-2 border-ink pt-3">
            <h3 className="text-step-1">{`${k + 1}. ${title}`}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Gain({ label, score, best = false }: { label: string; score: number; best?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">
        {inWords(score)} <b className={best ? 'text-accent' : ''}>{`+${inWords(score - now)}`}</b>
      </dd>
    </div>
  )
}
