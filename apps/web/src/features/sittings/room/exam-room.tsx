import { useCallback, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { Sitting } from '../wire.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { useComfort } from './comfort.ts'
import { ComfortFields, HIGH_CONTRAST } from './comfort-fields.tsx'
import { FinishDialog } from './finish-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { PauseCover, usePause, usePauseOnLeave } from './pause.tsx'
import { QuestionDeck } from './question-deck.tsx'
import { RoomFooter } from './room-footer.tsx'
import { RoomHeader } from './room-header.tsx'
import type { RoomStore } from './room-store.ts'
import { TimeUp } from './time-up.tsx'
import { useFinish } from './use-finish.ts'
import { useKeptPlace, useLooking, usePart } from './use-room.ts'
import { useRoomKeys } from './use-room-keys.ts'

type ExamRoomProps = { store: RoomStore; sitting: Sitting; listPath: string; resultPath: string }
type Open = 'sheet' | 'finish' | 'comfort' | 'keys' | null

const WIDE = '(min-width: 80rem)'
function watchWidth(watcher: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', watcher)
  return () => query.removeEventListener('change', watcher)
}
const isWide = () => matchMedia(WIDE).matches

/** Where an exam is sat: the question in the middle, the time above, the way on under the thumb. */
export function ExamRoom({ store, sitting, listPath, resultPath }: ExamRoomProps) {
  const { exam, questions } = sitting
  const place = usePart(store, room => room.place)
  const status = usePart(store, room => room.status)
  const comfort = useComfort()
  const wide = useSyncExternalStore(watchWidth, isWide)
  const [open, setOpen] = useState<Open>(null)
  const [timeUp, setTimeUp] = useState(false)
  const [said, setSaid] = useState('')
  const ending = useFinish(store, resultPath)
  const pausing = usePause(store)
  const covered = timeUp || status !== 'running'

  useLooking(store, covered ? null : (questions[place]?.questionId ?? null))
  useKeptPlace(store, place)
  usePauseOnLeave(store)

  const close = useCallback(() => setOpen(null), [])
  const say = useCallback((words: string) => setSaid(was => (was === words ? `${words} ` : words)), [])
  const onZero = () => {
    if (timeUp) return
    setTimeUp(true)
    close()
    void ending.endByClock()
  }
  const go = useCallback(
    (to: number) => {
      setOpen(null)
      store.go(to)
    },
    [store],
  )
  const turn = (step: 1 | -1) => {
    if (place + step === questions.length) setOpen('finish')
    else store.go(place + step)
  }
  const openSheet = () => {
    // Beside the question there is no dialog to open: the keyboard goes there instead.
    if (wide) document.querySelector<HTMLElement>('#folha [aria-current="step"]')?.focus()
    else setOpen('sheet')
  }
  useRoomKeys({
    store,
    questions,
    active: !covered && !comfort.noShortcuts,
    say,
    turn,
    openSheet,
    openKeys: () => setOpen('keys'),
  })

  const sheet = <AnswerSheet store={store} questions={questions} onGo={go} />
  const finishButton = (
    <Button variant="secondary" onClick={() => setOpen('finish')}>
      Finalizar a prova
    </Button>
  )
  return (
    <div
      className={`flex min-h-dvh flex-col bg-ground text-ink ${comfort.highContrast ? HIGH_CONTRAST : ''}`}
    >
      <RoomHeader
        store={store}
        exam={exam}
        listPath={listPath}
        onZero={onZero}
        onComfort={() => setOpen('comfort')}
        onPause={store.timed || covered ? undefined : pausing.pause}
      />
      <div className="mx-auto flex w-full max-w-page flex-1 gap-10 px-4 xl:max-w-none xl:px-8">
        <div className="min-w-0 flex-1 py-5 sm:py-7 xl:flex xl:justify-center">
          <div className="min-w-0 xl:w-full xl:max-w-reading">
            {timeUp ? (
              <TimeUp store={store} busy={ending.busy} failure={ending.failure} onRetry={ending.endByClock} />
            ) : status === 'paused' ? (
              <PauseCover store={store} busy={pausing.busy} onResume={pausing.resume} />
            ) : (
              <QuestionDeck store={store} questions={questions} place={place} />
            )}
          </div>
        </div>
        {wide && !covered && (
          <aside
            id="folha"
            aria-label="Folha de respostas"
            className="sticky top-24 max-h-[calc(100dvh-10.5rem)] w-[30rem] shrink-0 self-start overflow-y-auto border-l border-line py-7 pr-1 pl-8"
          >
            <h2 className="mb-3 text-step-1">Folha de respostas</h2>
            {sheet}
            <div className="mt-5 flex flex-wrap gap-2">
              {finishButton}
              <Button variant="quiet" onClick={() => setOpen('keys')}>
                Teclas
              </Button>
            </div>
          </aside>
        )}
      </div>
      {!covered && (
        <RoomFooter
          place={place}
          total={questions.length}
          onTurn={turn}
          onSheet={openSheet}
          onFinish={() => setOpen('finish')}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Sheet open={open === 'sheet'} onClose={close} title="Folha de respostas" footer={finishButton}>
        {sheet}
      </Sheet>
      {open === 'finish' && !covered && (
        <FinishDialog
          store={store}
          busy={ending.busy}
          failure={ending.failure}
          onClose={close}
          onFinish={ending.finish}
          onGo={go}
        />
      )}
      <Dialog
        open={open === 'comfort'}
        onClose={close}
        size="sm"
        title="Conforto"
        description="Vale na hora e fica guardado neste aparelho."
      >
        <ComfortFields inRoom />
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setOpen('keys')}>
          Ver as teclas da prova
        </Button>
      </Dialog>
      <KeysDialog open={open === 'keys'} onClose={close} />
    </div>
  )
}
