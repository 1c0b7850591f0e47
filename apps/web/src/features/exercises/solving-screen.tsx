import { useQuery } from '@tanstack/react-query'
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
import { ADDRESS, questionOptions } from './list-query.ts'
import { Solve } from './solve.tsx'
import { answersIn, openSitting, skip } from './training.ts'
import { useEndTraining } from './use-end-training.ts'
import { useTraining } from './use-training.ts'
import { useWalk } from './use-walk.ts'
import { useWhenIdle } from './use-when-idle.ts'

/**
 * One question at an address of its own. The next one is drawn, hidden, while this one is read: "Próxima" then
 * only shows what is already there.
 */
export function SolvingScreen({ id: addressed }: { id: number }) {
  const [jump, setJump] = useState<{ from: number; to: number } | null>(null)
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
  useEffect(() => {
    if (ahead) primeImages(ahead)
  }, [ahead])

  const navigate = useNavigate()
  const { toast, dismiss } = useToast()
  const endTraining = useEndTraining()
  const go = (other: number) => {
    dismiss()
    const address = `${ADDRESS}/${other}${searchOf(filters, { ordem: adaptive ? 'adaptada' : undefined })}`
    if (ahead?.id !== other) return void navigate(address)
    // Drawing the menu again for the new address would keep the question waiting: first the question.
    setJump({ from: addressed, to: other })
    scrollTo(0, 0)
    requestAnimationFrame(() => setTimeout(() => navigate(address)))
  }
  const finish = () => {
    toast({ title: 'Parabéns! Você terminou todos os exercícios!' })
    if (open && answersIn(open).answers > 0) endTraining()
    else void navigate(`${ADDRESS}${searchOf(filters)}`)
  }
  const goOn = () => {
    if (!done) change(current => skip(current, id))
    if (next.is === 'ready') go(next.question.id)
    else if (next.is === 'end') finish()
    else setLeavingFrom(id)
  }
  // Pressed before the next one was known: it shows, or the training ends, as soon as that is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the answer to the wait matters
  useEffect(() => {
    if (leaving && next.is === 'ready') go(next.question.id)
    if (leaving && next.is === 'end') finish()
  }, [leaving, next.is])

  const question = asked.data?.data
  const title = question ? nameOfQuestion(question) : 'Exercício'
  useEffect(() => {
    document.title = `${title} · Norteia`
  }, [title])

  const drawn = [question, ahead].filter(some => some !== undefined)
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
        <h1 key={id} id="page-title" tabIndex={-1} className="text-step-2">
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
          ahead={one.id !== id}
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
