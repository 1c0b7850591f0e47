import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import type { Refusal } from '../../../api/refusal.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Page } from '../../../ui/page.tsx'
import { sittingQuery } from '../sitting-query.ts'
import type { SittingWords } from '../sitting-words.ts'

type NotYetProps = { attemptId: string; words: SittingWords; refusal: Refusal }

/**
 * Two reasons hold a result back. This exam still runs: then its room is the place to be. Or another one with the same
 * questions does: then the key has to wait, and the server's sentence says for what.
 */
export function NotYet({ attemptId, words, refusal }: NotYetProps) {
  const opened = useQuery(sittingQuery(attemptId))
  if (opened.isFetching) return <Loading />
  if (opened.data && opened.data.sitting.status !== 'finished') {
    return <Navigate to={`${words.path}/${attemptId}`} replace />
  }
  return (
    <Page title="O resultado espera" width="reading">
      <Empty
        title="Ainda não dá para abrir"
        action={
          <Link to="/platform/simulacoes" className={buttonClass('primary')}>
            Ver o simulado em andamento
          </Link>
        }
      >
        {refusal.message}
      </Empty>
    </Page>
  )
}
