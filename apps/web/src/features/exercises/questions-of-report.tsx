import type { SessionReport } from '@norteia/contract/exercises'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx'
import { plainExcerpt } from '../question-bank/public.tsx'
import { ADDRESS } from './list-query.ts'
import { shownDuration } from './report-words.ts'
import { useTraining } from './use-training.ts'

type Line = SessionReport['questions'][number] & { place: number }
type QuestionsOfReportProps = { id: string; questions: SessionReport['questions'] }

/** Every question of a training. What this tab still remembers opens with its explanation; the rest opens anew. */
export function QuestionsOfReport({ id, questions }: QuestionsOfReportProps) {
  const { training } = useTraining()
  const remembered = training?.id === id ? training.outcomes : {}
  const lines: Line[] = questions.map((question, index) => ({ ...question, place: index + 1 }))
  const link = ({ questionId, place, excerpt }: Line) => {
    const known = remembered[questionId] !== undefined
    return (
      <Link
        to={`${ADDRESS}/${questionId}${known ? `?rever=${id}` : ''}`}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-3"
      >
        {known ? 'Rever' : 'Refazer'}
        <span className="sr-only">
          {' '}
          a questão {place}: {plainExcerpt(excerpt, 60)}
        </span>
      </Link>
    )
  }
  return (
    <Card as="div">
      <DataTable
        caption="Questões deste treino"
        rows={lines}
        rowKey={({ place }) => String(place)}
        columns={[
          {
            key: 'place',
            header: 'Questão',
            cell: line => (
              <span className="block sm:text-left">
                {line.place}. {plainExcerpt(line.excerpt, 110)}
              </span>
            ),
            sortBy: line => line.place,
          },
          {
            key: 'hit',
            header: 'Resultado',
            cell: line => <Result line={line} />,
            sortBy: line => (line.hit ? 1 : 0),
          },
          {
            key: 'seconds',
            header: 'Tempo',
            numeric: true,
            cell: line => shownDuration(line.seconds),
            sortBy: line => line.seconds,
          },
          { key: 'link', header: 'Abrir', cell: link },
        ]}
      />
    </Card>
  )
}

function Result({ line: { hit, chosen, correctAnswer } }: { line: Line }) {
  if (hit) {
    return (
      <Badge tone="hit" icon={<CheckIcon />}>
        Acertou
      </Badge>
    )
  }
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      <Badge tone="wrong" icon={<CrossIcon />}>
        Errou
      </Badge>
      {chosen && correctAnswer && (
        <span className="text-step--1 text-muted">
          {chosen} em vez de {correctAnswer}
        </span>
      )}
    </span>
  )
}
