import { type SheetCell, sheetCells } from '@norteia/domain/exam-room'
import { memo } from 'react'
import { FlagIcon } from '../../../ui/icons.tsx'
import { type Exam, nameOfDiscipline } from '../names.ts'
import type { SatQuestion } from '../wire.ts'
import type { RoomStore } from './room-store.ts'
import { useRoom } from './use-room.ts'

type AnswerSheetProps = {
  store: RoomStore
  questions: readonly SatQuestion[]
  onGo: (place: number) => void
}

type Part = { discipline: Exam['discipline']; cells: SheetCell[] }

/** Consecutive questions of the same area, as the printed answer sheet has them. */
function partsOf(cells: readonly SheetCell[], questions: readonly SatQuestion[]) {
  const parts: Part[] = []
  for (const cell of cells) {
    const discipline = questions[cell.place]?.question.discipline ?? null
    const last = parts.at(-1)
    if (last && last.discipline === discipline) last.cells.push(cell)
    else parts.push({ discipline, cells: [cell] })
  }
  // Mixed exams change area at every question: then one sheet says more than forty headings.
  return parts.length > 6 ? [{ discipline: null, cells: [...cells] }] : parts
}

export function AnswerSheet({ store, questions, onGo }: AnswerSheetProps) {
  const parts = partsOf(sheetCells(useRoom(store)), questions)
  return (
    <div>
      {parts.map(part => (
        <section key={part.cells[0]?.questionId} className="mb-4">
          {parts.length > 1 && part.discipline && (
            <h3 className="mb-1.5 font-text text-step--1 font-semibold tracking-normal">
              {nameOfDiscipline(part.discipline)}
            </h3>
          )}
          <ol className="grid grid-cols-6 gap-1 sm:grid-cols-10">
            {part.cells.map(cell => (
              <li key={cell.questionId}>
                <Cell {...cell} onGo={onGo} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <Legend />
    </div>
  )
}

function nameOfCell({ place, chosen, doubt }: Pick<SheetCell, 'place' | 'chosen' | 'doubt'>) {
  const state = chosen ? `respondida ${chosen}` : 'em branco'
  return `Questão ${place + 1}, ${state}${doubt ? ', marcada para revisar' : ''}`
}

const box = 'relative grid min-h-11 w-full place-items-center rounded-small border leading-none'

type CellProps = Omit<SheetCell, 'questionId'> & { onGo: (place: number) => void }

/** Ninety of them stand beside the question: only the one that changed is drawn again. */
const Cell = memo(function Cell({ chosen, doubt, current, place, onGo }: CellProps) {
  return (
    <button
      type="button"
      aria-current={current ? 'step' : undefined}
      data-autofocus={current ? '' : undefined}
      onClick={() => onGo(place)}
      className={`${box} ${chosen ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-surface text-ink hover:border-ink'} ${current ? 'outline-3 outline-offset-1 outline-accent' : ''}`}
    >
      <span className="sr-only">{nameOfCell({ place, chosen, doubt })}</span>
      <span aria-hidden="true" className="text-[0.8125rem]">
        {place + 1}
      </span>
      <span aria-hidden="true" className="text-[0.9375rem] font-bold">
        {chosen ?? '–'}
      </span>
      {doubt && (
        <span className="absolute -top-1 -right-0.5 grid size-4.5 place-items-center rounded-full border border-accent bg-surface text-accent">
          <FlagIcon className="size-3 fill-current" />
        </span>
      )}
    </button>
  )
})

function Legend() {
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-step--1 text-muted">
      <li className="flex items-center gap-1.5">
        <span className="size-4 rounded-small border border-primary bg-primary" /> respondida
      </li>
      <li className="flex items-center gap-1.5">
        <span className="size-4 rounded-small border border-edge bg-surface" /> em branco
      </li>
      <li className="flex items-center gap-1.5">
        <FlagIcon className="size-4 fill-current text-accent" /> revisar depois
      </li>
      <li className="flex items-center gap-1.5">
        <span className="size-3 rounded-small outline-3 outline-accent" /> na tela
      </li>
    </ul>
  )
}
