import type { PublicQuestion } from '@norteia/contract/question-bank'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { CalendarIcon, CardsIcon, SparkIcon } from '../../ui/icons.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Explanation, ReportButton } from '../question-bank/public.tsx'
import { CardDialog } from './card-dialog.tsx'
import { readFilters, searchOf } from './filters.ts'
import { ADDRESS, rememberQuestion } from './list-query.ts'
import { forgetOutcome, type Outcome } from './training.ts'
import { useTraining } from './use-training.ts'

type AfterAnswerProps = {
  question: PublicQuestion
  outcome: Outcome
  mayRetry: boolean
}

const REVIEW = '/platform/revisao'

/** The explanation, and what can be made of it. */
export function AfterAnswer({ question, outcome, mayRetry }: AfterAnswerProps) {
  const { amend } = useTraining()
  const [writing, setWriting] = useState(false)
  return (
    <>
      <Explanation solution={outcome}>
        {mayRetry && question.hasVariants && <AnotherButton question={question} />}
        <Button variant="secondary" size="sm" icon={<CardsIcon />} onClick={() => setWriting(true)}>
          Criar cartão
        </Button>
        {outcome.isCorrect && <ReviewButton questionId={question.id} />}
        {mayRetry && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => amend(training => forgetOutcome(training, question.id))}
          >
            Responder de novo
          </Button>
        )}
        <ReportButton questionId={question.id} answered />
      </Explanation>
      {!outcome.isCorrect && (
        <p className="text-step--1 text-muted">
          Esta questão volta na{' '}
          <Link to={REVIEW} className="text-link underline underline-offset-3">
            Revisão do dia
          </Link>
          , quando estiver na hora de lembrar.
        </p>
      )}
      {writing && <CardDialog question={question} outcome={outcome} onClose={() => setWriting(false)} />}
    </>
  )
}

/** Another question by the same rule; afterwards the walk goes on where it was left. */
function AnotherButton({ question }: { question: PublicQuestion }) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { toast } = useToast()
  const [search] = useSearchParams()
  const another = useMutation({
    mutationFn: () => client.exercises.another({ id: question.id }),
    onSuccess: ({ data }) => {
      rememberQuestion(cache, data)
      const rest = {
        ordem: search.get('ordem') ?? undefined,
        apos: search.get('apos') ?? String(question.id),
      }
      void navigate(`${ADDRESS}/${data.id}${searchOf(readFilters(search), rest)}`)
    },
    onError: error => {
      const { code, message } = refusalOf(error)
      const none = code === 'nao_encontrado'
      toast({
        title: 'Não há outra parecida agora',
        description: none ? 'Você já viu todas as que existem desta.' : message,
        variant: 'destructive',
      })
    },
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<SparkIcon />}
      busy={another.isPending}
      onClick={() => another.mutate()}
    >
      Outra parecida
    </Button>
  )
}

function ReviewButton({ questionId }: { questionId: number }) {
  const cache = useQueryClient()
  const { toast } = useToast()
  const add = useMutation({
    mutationFn: () => client.review.add({ questionId }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: api.review.key() })
      toast({ title: 'Está na sua revisão', description: 'A questão volta na Revisão do dia.' })
    },
    onError: error =>
      toast({
        title: 'Não entrou na revisão',
        description: refusalOf(error).message,
        variant: 'destructive',
      }),
  })
  if (add.isSuccess) return null
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<CalendarIcon />}
      busy={add.isPending}
      onClick={() => add.mutate()}
    >
      Pôr na revisão
    </Button>
  )
}
