import { overviewOf } from '@norteia/domain/exam-room'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { counted } from '../names.ts'
import type { RoomStore } from './room-store.ts'
import { useRoom } from './use-room.ts'

type FinishDialogProps = {
  store: RoomStore
  busy: boolean
  /** Why it did not work the last time. */
  failure: string | null
  onClose: () => void
  onFinish: () => void
  onGo: (place: number) => void
}

/** The last look before handing in: what is blank, what was marked, and the way to each. */
export function FinishDialog({ store, busy, failure, onClose, onFinish, onGo }: FinishDialogProps) {
  const room = useRoom(store)
  const { total, blank, doubtful } = overviewOf(room)
  const firstBlank = room.order.findIndex(id => room.answers[id]?.chosen === null)
  const firstDoubt = room.order.findIndex(id => room.answers[id]?.doubt)
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      size="sm"
      title="Finalizar a prova?"
      description={
        blank === 0 ? `As ${total} questões estão respondidas.` : `Você deixou ${blank} em branco.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy} data-autofocus>
            Voltar à prova
          </Button>
          <Button busy={busy} busyLabel="Finalizando..." onClick={onFinish}>
            Finalizar
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {doubtful > 0 && (
          <p>{counted(doubtful, 'questão marcada', 'questões marcadas')} para revisar depois.</p>
        )}
        {blank > 0 && <p className="text-muted">Em branco conta como erro: na dúvida, vale responder.</p>}
        <p className="text-muted">Depois de finalizar, as respostas não mudam mais.</p>
        {(blank > 0 || doubtful > 0) && (
          <div className="flex flex-wrap gap-2">
            {blank > 0 && (
              <Button variant="secondary" size="sm" disabled={busy} onClick={() => onGo(firstBlank)}>
                Ir à primeira em branco
              </Button>
            )}
            {doubtful > 0 && (
              <Button variant="secondary" size="sm" disabled={busy} onClick={() => onGo(firstDoubt)}>
                Ir à primeira marcada
              </Button>
            )}
          </div>
        )}
        {failure && (
          <p role="alert" className="font-semibold text-wrong">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  )
}
