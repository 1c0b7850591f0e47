import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CompassIcon } from '../../ui/icons.tsx'
import { type Filters, searchOf } from './filters.ts'
import { ADDRESS, adaptiveInput, rememberQuestion } from './list-query.ts'

const NONE_LEFT = 'Você já respondeu todas as questões destes filtros. Mude um deles para continuar.'

/** Questions one by one, each the one that tells most about this student now. */
export function AdaptiveStart({ filters }: { filters: Filters }) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const start = async () => {
    setBusy(true)
    setProblem(null)
    try {
      // Asked anew each time: what was answered since changes the choice.
      const options = api.exercises.next.queryOptions({ input: adaptiveInput(filters), staleTime: 0 })
      const { data: question } = await cache.fetchQuery(options)
      if (!question) setProblem(NONE_LEFT)
      else {
        rememberQuestion(cache, question)
        await navigate(`${ADDRESS}/${question.id}${searchOf(filters, { ordem: 'adaptada' })}`)
      }
    } catch (error) {
      setProblem(refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card tone="quiet">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-72">
          Escolhe, entre as que você ainda não viu, a questão que mais diz sobre o seu nível agora.
        </p>
        <Button icon={<CompassIcon />} busy={busy} busyLabel="Escolhendo…" onClick={start}>
          Treino adaptado
        </Button>
      </div>
      <p role="status" className="empty:hidden mt-3 font-semibold">
        {problem}
      </p>
    </Card>
  )
}
