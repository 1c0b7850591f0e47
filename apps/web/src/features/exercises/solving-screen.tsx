import type { PublicQuestion } from '@norteia/contract/question-bank'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { refusalOf } from '../../api/refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useToast } from '../../ui/toast.tsx'
import { nameOfQuestion, primeImages } from '../question-bank/public.tsx'
import { readFilters, searchOf } from './filters.ts'
import { ADDRESS, questionOptions, rememberQuestion } from './list-query.ts'
import { Solve } from './solve.tsx'
import { answersIn, openSitting, skip } from './training.ts'
import { useEndTraining } from './use-end-training.ts'
import { useTraining } from './use-training.ts'
import { useWalk } from './use-walk.ts'
import { useWhenIdle } from './use-when-idle.ts'

/** From one question to the next, before the address tells. */
type Jump = { from: number; to: number; old: PublicQuestion | undefined }

/**
 * One question at an address of its own. The next one is drawn, hidden, while this one is read: "Próxima" then
 * only shows what is already there.
 */
export function SolvingScreen({ id: addressed }: { id: number }) {
  const [jump, setJump] = useState<Jump | null>(null)
  // The address follows a moment after what it names is shown.
  const id = jump?.from === addressed ? jump.to : addressed
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival ends the jump to it
  useEffect(() => setJump(null), [addressed])
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const adaptive = search.get('ordem') === 'adaptada'
  const from = (id === addressed && Number(search.get('apos'))) || id
  const reviewed = search.get('rever')

  const { training, change } = useTraining()
  const [now] = useState(Date.now)
  const open = openSitting(training, now)
  const outcomes = (reviewed && training?.id === reviewed ? training : open)?.outcomes ?? {}
  const done = outcomes[id] !== undefined

  const [leavingFrom, setLeavingFrom] = useState<number | null>(null)
  const leaving = leavingFrom === id
  const asked = useQuery(questionOptions(id))
  const next = useWalk({
    from,
    filters,
    adaptive,
    isDone: other => open?.outcomes[other] !== undefined,
    mayChoose: done || leaving,
    except: [id, ...(open?.skipped ?? [])],
  })
  const nextQuestion = next.is === 'ready' && !reviewed ? next.question : undefined
  const ahead = useWhenIdle(nextQuestion)
  const cache = useQueryClient()
  useEffect(() => {
    if (!ahead) return
    rememberQuestion(cache, ahead)
    primeImages(ahead)
  }, [cache, ahead])

  const question = asked.data?.data
  const navigate = useNavigate()
  const { toast, dismiss } = useToast()
  const endTraining = useEndTraining()
  const go = (other: PublicQuestion) => {
    const address = `${ADDRESS}/${other.id}${searchOf(filters, { ordem: adaptive ? 'adaptada' : undefined })}`
    const arrive = () => {
      dismiss()
      void navigate(address)
    }
    if (ahead?.id !== other.id) {
      rememberQuestion(cache, other)
      return arrive()
    }
    // First the question: taking the old one down and drawing the menu for the new address can wait.
    setJump({ from: addressed, to: other.id, old: question })
    scrollTo(0, 0)
    requestAnimationFrame(() => setTimeout(arrive))
  }
  const finish = () => {
    toast({ title: 'Parabéns! Você terminou todos os exercícios!' })
    if (open && answersIn(open).answers > 0) endTraining()
    else void navigate(`${ADDRESS}${searchOf(filters)}`)
  }
  const goOn = () => {
    if (!done) change(current => skip(current, id))
    if (next.is === 'ready') go(next.question)
    else if (next.is === 'end') finish()
    else setLeavingFrom(id)
  }
  // Pressed before the next one was known: it shows, or the training ends, as soon as that is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the answer to the wait matters
  useEffect(() => {
    if (leaving && next.is === 'ready') go(next.question)
    if (leaving && next.is === 'end') finish()
  }, [leaving, next.is])

  const title = question ? nameOfQuestion(question) : 'Exercício'
  const arrived = id === addressed
  useEffect(() => {
    if (arrived) document.title = `${title} · Norteia`
  }, [title, arrived])

  // In the order they were drawn in, so that nothing is moved when the next one takes its turn.
  const drawn = [jump?.old, question, ahead].filter(some => some !== undefined)
  const shown = drawn.filter(({ id }, place) => drawn.findIndex(other => other.id === id) === place)
  return (
    <div className="relative mx-auto w-full max-w-reading">
      <header className="mb-4">
        <div className="-mx-2 flex flex-wrap items-center justify-between gap-x-3">
          <Link
            to={reviewed ? `${ADDRESS}/relatorio/${reviewed}` : `${ADDRESS}${searchOf(filters)}`}
            className={buttonClass('quiet', 'sm')}
          >
            <ArrowLeftIcon /> {reviewed ? 'Relatório' : 'Exercícios'}
          </Link>
          {open && answersIn(open).answers > 0 && !reviewed && (
            <Button variant="quiet" size="sm" onClick={endTraining}>
              Encerrar treino
            </Button>
          )}
        </div>
        {/* A new heading for a new address: the focus that comes to it is heard. */}
        <h1 key={addressed} id="page-title" tabIndex={-1} className="text-step-2">
          {title}
        </h1>
        <div aria-hidden="true" className="chart-scale mt-2 w-full" />
      </header>
      {asked.isPending && <Loading label="Carregando exercício..." />}
      {asked.error && <NotHere error={asked.error} onRetry={asked.refetch} />}
      {shown.map(one => (
        <Solve
          key={one.id}
          question={one}
          place={one.id === id ? 'shown' : one.id === ahead?.id ? 'ahead' : 'past'}
          outcome={outcomes[one.id]}
          next={reviewed ? null : next}
          leaving={leaving}
          onNext={goOn}
        />
      ))}
    </div>
  )
}

function NotHere({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { code, message, requestId } = refusalOf(error)
  if (code !== 'nao_encontrado') {
    return <Failure title="A questão não chegou" message={message} requestId={requestId} onRetry={onRetry} />
  }
  return (
    <Empty
      title="Esta questão não está mais aqui"
      action={
        <Link to={ADDRESS} className={buttonClass('primary')}>
          Ver os exercícios
        </Link>
      }
    >
      Ela pode ter saído de circulação. Há outras na lista.
    </Empty>
  )
}
