import { abilityToScore, type EnemArea, type Mark, type SheetItem } from '@norteia/domain/item-response'
import { CheckIcon, CrossIcon, MinusIcon } from '../../ui/icons.tsx'
import { inTenths, markWords, type ScoreReport } from './score-report.ts'

type QuestionTableProps = {
  area: EnemArea
  first: number
  items: readonly SheetItem[]
  answers: string
  report: ScoreReport
}

const head = 'py-2 pr-2 font-normal align-bottom'

/** Every answer beside its key, with what each wrong one would have brought. */
export function QuestionTable({ area, first, items, answers, report }: QuestionTableProps) {
  return (
    <details className="mt-6 border-y border-line">
      <summary className="flex min-h-11 items-center font-semibold text-link">Questão por questão</summary>
      <table className="mb-3 w-full border-collapse text-step--1 tabular">
        <caption className="pb-2 text-left text-muted">
          “Se certa”: quanto a nota subiria com esta questão certa e o resto igual.
        </caption>
        <thead className="text-muted">
          <tr className="border-b border-ink text-left">
            <th scope="col" className={head}>
              Nº
            </th>
            <th scope="col" className={head}>
              Sua
            </th>
            <th scope="col" className={head}>
              Gabarito
            </th>
            <th scope="col" className={`${head} hidden text-end sm:table-cell`}>
              Dificuldade
            </th>
            <th scope="col" className={`${head} pr-0 text-end`}>
              Se certa
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ item, key }, place) => {
            const gain = report.gains.get(place)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place on the sheet is its index
              <tr key={place} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                  {first + place}
                </th>
                <td className="py-1.5 pr-2">
                  <Answer answer={answers[place]!} mark={report.marks[place]!} />
                </td>
                <td className="py-1.5 pr-2 font-semibold">{item ? key : '–'}</td>
                <td className="hidden py-1.5 pr-2 text-end sm:table-cell">
                  {item ? Math.round(abilityToScore(area, item.difficulty)) : '–'}
                </td>
                <td className="py-1.5 text-end">{gain ? `+${inTenths(gain.gain)}` : ''}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}

const tones: Record<Mark, string> = {
  hit: 'text-hit',
  miss: 'text-wrong',
  blank: 'text-wrong',
  double: 'text-wrong',
  annulled: 'text-muted',
}

function Answer({ answer, mark }: { answer: string; mark: Mark }) {
  const Icon = mark === 'hit' ? CheckIcon : mark === 'annulled' ? MinusIcon : CrossIcon
  return (
    <span className={`flex items-center gap-1 font-semibold ${tones[mark]}`}>
      <Icon className="size-4" />
      {/[A-E]/.test(answer) && <span>{answer}</span>}
      <span className="font-normal">{markWords[mark]}</span>
    </span>
  )
}
