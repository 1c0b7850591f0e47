import { unsavedIn } from '@norteia/domain/exam-room'
import { CheckIcon, OfflineIcon } from '../../../ui/icons.tsx'
import { counted } from '../names.ts'
import type { RoomStore } from './room-store.ts'
import { usePart } from './use-room.ts'

/** Beside the progress: whether the server has everything. */
export function SaveState({ store }: { store: RoomStore }) {
  const unsaved = usePart(store, ({ outbox }) => unsavedIn(outbox))
  const trouble = usePart(store, room => room.trouble)
  if (unsaved > 0) {
    return <span className="shrink-0 text-step--1 text-muted">{trouble ? 'Guardado aqui' : 'Salvando…'}</span>
  }
  return (
    <span className="flex shrink-0 items-center gap-1 text-step--1 text-muted">
      <CheckIcon className="size-4 text-hit" /> Salvo
    </span>
  )
}

/** Says where the answers are while they cannot be sent. Heard once when it begins and once when it is over. */
export function KeptHere({ store }: { store: RoomStore }) {
  const unsaved = usePart(store, ({ outbox }) => unsavedIn(outbox))
  const trouble = usePart(store, room => room.trouble)
  return (
    <div role="status">
      {trouble && unsaved > 0 && (
        <p className="flex items-start gap-2 border-t border-caution bg-caution-soft px-4 py-1.5 text-step--1 text-caution">
          <OfflineIcon className="mt-0.5 size-5" />
          <span>
            {trouble === 'offline' ? 'Sem conexão' : 'O servidor não respondeu'}:{' '}
            {counted(unsaved, 'resposta guardada', 'respostas guardadas')} neste aparelho,{' '}
            {unsaved === 1 ? 'será enviada' : 'serão enviadas'}.
          </span>
        </p>
      )}
    </div>
  )
}
