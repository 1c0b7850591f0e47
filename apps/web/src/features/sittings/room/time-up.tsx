import { unsavedIn } from '@norteia/domain/exam-room'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ClockIcon } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { counted } from '../names.ts'
import type { RoomStore } from './room-store.ts'
import { usePart } from './use-room.ts'

type TimeUpProps = { store: RoomStore; busy: boolean; failure: string | null; onRetry: () => void }

/** Takes the place of the question at zero. The server has ended the exam by itself: this only fetches the result. */
export function TimeUp({ store, busy, failure, onRetry }: TimeUpProps) {
  const unsaved = usePart(store, ({ outbox }) => unsavedIn(outbox))

  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])

  return (
    <section
      role="alert"
      className="chart-paper mx-auto mt-8 grid max-w-reading justify-items-center gap-3 rounded-card border border-edge px-5 py-10 text-center"
    >
      <ClockIcon className="size-10 text-primary" />
      <h2 className="text-step-3">Tempo encerrado</h2>
      {busy && (
        <p className="flex items-center gap-2 text-muted">
          <Spinner /> Enviando as últimas respostas e calculando seu resultado…
        </p>
      )}
      {!busy && failure && (
        <>
          <p className="max-w-md">
            {failure === 'offline'
              ? 'Sem conexão. O servidor já encerrou a prova com o que estava salvo, e o resultado abre quando a internet voltar.'
              : 'O servidor não respondeu. A prova está encerrada e o que foi salvo está guardado.'}
          </p>
          {unsaved > 0 && (
            <p className="max-w-md text-caution">
              {counted(unsaved, 'resposta não chegou', 'respostas não chegaram')} ao servidor antes do fim.
            </p>
          )}
          <Button onClick={onRetry}>Ver resultado</Button>
        </>
      )}
    </section>
  )
}
