import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { refusalOf } from '../../api/refusal.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { Forecast } from './forecast.tsx'
import { LimitSetting } from './limit-setting.tsx'
import { ADDRESS, queueOptions, type ReviewQueue } from './review-queries.ts'
import { queueWords, whenDue } from './review-words.ts'

export function TodayScreen() {
  const asked = useQuery(queueOptions())
  const queue = asked.data?.data
  return (
    <Page title="Revisão do dia" lead="Rever um pouco, na hora certa, é o que faz lembrar na prova.">
      {asked.isPending && <Loading label="Carregando a revisão…" />}
      {asked.error && !queue && (
        <Failure
          title="A revisão não chegou"
          message={refusalOf(asked.error).message}
          onRetry={asked.refetch}
        />
      )}
      {queue && (
        <>
          <Today queue={queue} />
          {queue.total > 0 && (
            <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
              <Forecast />
              <Card title="Do seu jeito">
                <LimitSetting dailyLimit={queue.dailyLimit} />
                <Link to={`${ADDRESS}/cartoes`} className={`mt-4 ${buttonClass('secondary')}`}>
                  Ver tudo o que está na revisão ({queue.total})
                </Link>
              </Card>
            </div>
          )}
        </>
      )}
    </Page>
  )
}

function Today({ queue }: { queue: ReviewQueue }) {
  const { cards, due, doneToday, dailyLimit, total, nextDueAt } = queue
  if (total === 0) {
    return (
      <Empty
        title="Sua revisão ainda está vazia"
        action={
          <Link to="/platform/exercicios" className={buttonClass('primary')}>
            Resolver exercícios
          </Link>
        }
      >
        As questões que você errar, ou marcar “Fiquei em dúvida”, entram aqui sozinhas. Você também pode criar
        cartões a partir das explicações.
      </Empty>
    )
  }
  if (cards.length === 0) return <NothingNow due={due} doneToday={doneToday} nextDueAt={nextDueAt} />
  const waiting = due - cards.length
  return (
    <Card as="div" tone="quiet">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <p className="font-display text-step-2 font-bold tabular">{queueWords(cards)}</p>
          {doneToday > 0 && <p>{doneWords(doneToday)}</p>}
          {waiting > 0 && (
            <p className="text-muted">
              {waiting === 1 ? 'Outra espera' : `Outras ${waiting} esperam`}: seu limite é de {dailyLimit} por
              dia, e sem pressa elas chegam.
            </p>
          )}
        </div>
        <Link to={`${ADDRESS}/agora`} className={buttonClass('primary')}>
          {doneToday > 0 ? 'Continuar' : 'Começar'}
        </Link>
      </div>
    </Card>
  )
}

const doneWords = (done: number) => (done === 1 ? '1 revista hoje.' : `${done} revistas hoje.`)

type NothingNowProps = { due: number; doneToday: number; nextDueAt: string | null }

export function NothingNow({ due, doneToday, nextDueAt }: NothingNowProps) {
  const after = nextDueAt && `A próxima revisão é ${whenDue(new Date(nextDueAt), new Date())}.`
  return (
    <Empty title={doneToday > 0 ? 'Feito por hoje' : 'Nada para hoje.'}>
      {doneToday > 0 && <p>{doneWords(doneToday)}</p>}
      {due > 0 ? (
        <p>
          {due === 1 ? 'Outra fica' : `Outras ${due} ficam`} para amanhã: você chegou ao seu limite do dia.
        </p>
      ) : (
        after && <p>{after}</p>
      )}
    </Empty>
  )
}
