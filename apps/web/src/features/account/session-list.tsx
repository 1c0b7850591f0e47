import type { OpenSession } from '@norteia/contract/account'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSessionEvents } from './use-session-events.ts'

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})
const listKey = api.account.listSessions.queryKey()

/** Where this account is open, kept up to date while it is looked at. */
export function SessionList() {
  const sessions = useQuery(api.account.listSessions.queryOptions())
  const close = useCloseSessions()
  useSessionEvents()

  const open = sessions.data?.data ?? []
  const others = open.filter(session => !session.current)
  return (
    <Card title="Sessões abertas">
      {sessions.isPending && <Loading />}
      {sessions.error && <Failure message={refusalOf(sessions.error).message} onRetry={sessions.refetch} />}
      {sessions.data && (
        <>
          <ul className="grid divide-y divide-line">
            {open.map(session => (
              <li
                key={session.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
              >
                <SessionLine session={session} />
                {!session.current && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Encerrar sessão em ${session.device}`}
                    onClick={() => close.mutate(session.id)}
                  >
                    Encerrar
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {others.length > 0 ? (
            <Button variant="secondary" className="mt-3" onClick={() => close.mutate('others')}>
              Encerrar todas as outras
            </Button>
          ) : (
            <p className="mt-2">Sua conta está aberta só neste aparelho.</p>
          )}
        </>
      )}
    </Card>
  )
}

function SessionLine({ session }: { session: OpenSession }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="break-words">{session.device}</span>
        {session.current && <Badge tone="sea">este aparelho</Badge>}
      </p>
      <p>
        <small>
          Usada por último em{' '}
          <time dateTime={session.lastSeenAt}>{moment.format(new Date(session.lastSeenAt))}</time>
        </small>
      </p>
    </div>
  )
}

function useCloseSessions() {
  const cache = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: (which: string) =>
      which === 'others' ? client.account.revokeOtherSessions() : client.account.revokeSession({ id: which }),
    onMutate: which => {
      const before = cache.getQueryData(listKey)
      cache.setQueryData(listKey, list => {
        const left = list?.data.filter(({ id, current }) => current || (which !== 'others' && id !== which))
        return left && { success: true as const, data: left }
      })
      return before
    },
    onSuccess: () => {
      toast({ title: 'Sessão encerrada', description: 'Aquele aparelho vai precisar entrar de novo.' })
    },
    onError: (error, _, before) => {
      cache.setQueryData(listKey, before)
      toast({
        title: 'Não foi possível encerrar',
        description: refusalOf(error).message,
        variant: 'destructive',
      })
    },
  })
}
