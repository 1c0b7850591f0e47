import type { SessionReport } from '@norteia/contract/exercises'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx'
import { plainExcerpt } from '../question-bank/public.tsx'
import { ADDRESS } from './list-query.ts'
import { shownDuration } from './report-words.ts'
import { useTraining } from './use-training.ts'

type Line = SessionReport['questions'][number]
type QuestionsOfReportProps = { id: string; questions: readonly Line[] }

/** Every question of a training. What this tab still remembers opens with its explanation; the rest opens anew. */
export function QuestionsOfReport({ id, questions }: QuestionsOfReportProps) {
  const { training } = useTraining()
  const remembered = training?.id === id ? training.outcomes : {}
  return (
    <Card title="Questões deste treino">
      <ol className="divide-y divide-line">
        {questions.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question answered twice is here twice, in order
          <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 sm:flex-nowrap">
            <p className="min-w-0 basis-full sm:basis-auto sm:flex-1">
              <span className="tabular text-muted">{index + 1}.</span> {plainExcerpt(line.excerpt, 110)}
            </p>
            <Result line={line} />
            <span className="ml-auto whitespace-nowrap text-step--1 text-muted tabular sm:ml-0 sm:w-24 sm:text-end">
              {shownDuration(line.seconds)}
            </span>
            <OpenLink
              id={id}
              line={line}
              place={index + 1}
              known={remembered[line.questionId] !== undefined}
            />
          </li>
        ))}
      </ol>
    </Card>
  )
}

type OpenLinkProps = { id: string; line: Line; place: number; known: boolean }

function OpenLink({ id, line: { questionId, excerpt }, place, known }: OpenLinkProps) {
  return (
    <Link
      to={`${ADDRESS}/${questionId}${known ? `?rever=${id}` : ''}`}
      className={`${buttonClass('quiet', 'sm')} -mr-3`}
    >
      {known ? 'Rever' : 'Refazer'}{' '}
      <span className="sr-only">
        a questão {place}: {plainExcerpt(excerpt, 60)}
      </span>
    </Link>
  )
}

function Result({ line: { hit, chosen, correctAnswer } }: { line: Line }) {
  return (
    <span className="flex items-center gap-x-2 sm:w-48">
      {hit ? (
        <Badge tone="hit" icon={<CheckIcon />}>
          Acertou
        </Badge>
      ) : (
        <Badge tone="wrong" icon={<CrossIcon />}>
          Errou
        </Badge>
      )}
      {!hit && chosen && correctAnswer && (
        <span className="text-step--1 whitespace-nowrap text-muted">
          {chosen}, era {correctAnswer}
        </span>
      )}
    </span>
  )
}
