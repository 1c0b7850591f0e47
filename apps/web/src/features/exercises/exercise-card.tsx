import type { PublicQuestion } from '@norteia/contract/question-bank'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx'
import { DifficultyBadge, nameOfQuestion, plainExcerpt, sourceOf } from '../question-bank/public.tsx'
import { type Filters, searchOf } from './filters.ts'
import { ADDRESS, rememberQuestion } from './list-query.ts'
import type { Outcome } from './training.ts'

type ExerciseCardProps = { question: PublicQuestion; filters: Filters; outcome: Outcome | undefined }

/** A short question alone says little of what it is about. */
const SHORT = 90

export function ExerciseCard({ question, filters, outcome }: ExerciseCardProps) {
  const cache = useQueryClient()
  const { id, support, difficulty, points } = question
  const name = nameOfQuestion(question)
  const asked = plainExcerpt(question.question)
  return (
    <Card as="article">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-step-1">{name}</h2>
        <span className="flex flex-wrap gap-2">
          {outcome && <OutcomeBadge outcome={outcome} />}
          <DifficultyBadge difficulty={difficulty} />
        </span>
      </div>
      {support && asked.length < SHORT && (
        <p className="mt-1.5 line-clamp-2 text-muted">{plainExcerpt(support, 140)}</p>
      )}
      <p className="mt-1.5 line-clamp-3">{asked}</p>
      <div className="mt-3 flex items-center justify-between gap-3">
        <span className="text-step--1 text-muted">
          {sourceOf(question)} · {points === 1 ? '1 ponto' : `${points} pontos`}
        </span>
        <Link
          to={`${ADDRESS}/${id}${searchOf(filters)}`}
          onClick={() => rememberQuestion(cache, question)}
          className={buttonClass('secondary', 'sm')}
        >
          Resolver<span className="sr-only">: {asked}</span>
        </Link>
      </div>
    </Card>
  )
}

function OutcomeBadge({ outcome: { isCorrect } }: { outcome: Outcome }) {
  return isCorrect ? (
    <Badge tone="hit" icon={<CheckIcon />}>
      Você acertou
    </Badge>
  ) : (
    <Badge tone="wrong" icon={<CrossIcon />}>
      Você errou
    </Badge>
  )
}
