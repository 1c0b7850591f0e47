import { overviewOf } from '@norteia/domain/exam-room'
import { Link } from 'react-router'
import { CloseIcon, PauseIcon, SettingsIcon } from '../../../ui/icons.tsx'
import { Progress } from '../../../ui/progress.tsx'
import type { Exam } from '../names.ts'
import { RoomClock } from './room-clock.tsx'
import type { RoomStore } from './room-store.ts'
import { KeptHere, SaveState } from './save-state.tsx'
import { usePart } from './use-room.ts'

type RoomHeaderProps = {
  store: RoomStore
  exam: Exam
  listPath: string
  onZero: () => void
  onComfort: () => void
  /** Only for exams that can be paused, while they run. */
  onPause: (() => void) | undefined
}

const square =
  'touch-target grid shrink-0 place-items-center rounded-card text-muted hover:bg-quiet hover:text-ink'

export function RoomHeader({ store, exam, listPath, onZero, onComfort, onPause }: RoomHeaderProps) {
  const answered = usePart(store, room => overviewOf(room).answered)
  const total = usePart(store, room => room.order.length)
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto max-w-page px-2 pt-1.5 pb-2 sm:px-4 xl:max-w-none xl:px-8">
        <div className="flex items-center gap-1.5 sm:gap-3">
          <Link to={listPath} className={`${square} grid-flow-col gap-1.5 sm:px-2.5`} title="Sair da prova">
            <CloseIcon />
            <span className="max-sm:sr-only">
              Sair<span className="sr-only"> da prova. As respostas ficam salvas.</span>
            </span>
          </Link>
          <h1
            id="page-title"
            tabIndex={-1}
            className="line-clamp-2 min-w-0 flex-1 text-step--1 leading-tight sm:text-step-1"
          >
            {exam.title}
          </h1>
          <RoomClock store={store} onZero={onZero} />
          {onPause && (
            <button type="button" aria-label="Pausar" title="Pausar" onClick={onPause} className={square}>
              <PauseIcon />
            </button>
          )}
          <button type="button" aria-label="Conforto" title="Conforto" onClick={onComfort} className={square}>
            <SettingsIcon />
          </button>
        </div>
        <div className="mt-1 flex items-end gap-4 px-2">
          <div className="min-w-0 flex-1">
            <Progress label="Respondidas" value={answered} max={total} text={`${answered} de ${total}`} />
          </div>
          <SaveState store={store} />
        </div>
      </div>
      <KeptHere store={store} />
    </header>
  )
}
