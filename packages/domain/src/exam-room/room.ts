import { BLANK_MARK, type Mark, type MarkChange, realChange } from './marks.ts'
import { type Outbox, put, settle, type Waiting } from './outbox.ts'

export type SheetStatus = 'running' | 'paused' | 'finished'

/** One question as the server has it. */
export type SheetLine = Mark & { questionId: number; turn: number }

/** `turn`: the newest given here; `stored`: the newest the server is known to have. */
export type Answer = Mark & { turn: number; stored: number }

export type Trouble = 'offline' | 'server'

export type Room = {
  status: SheetStatus
  /** Question ids in the order of the exam. */
  order: readonly number[]
  place: number
  answers: Readonly<Record<number, Answer>>
  outbox: Outbox
  sending: Waiting | null
  /** Of the last try, until one succeeds. */
  trouble: Trouble | null
  failures: number
  /** Another device was quicker: what the server has should be read again. */
  overtaken: boolean
}

export type RoomEvent =
  | { is: 'received'; status: SheetStatus; lines: readonly SheetLine[] }
  /** `at`: seconds on the exam's own clock, the same on every device. */
  | { is: 'marked'; questionId: number; change: MarkChange; at: number }
  | { is: 'went'; place: number }
  | { is: 'sending' }
  | { is: 'saved'; questionId: number; turn: number }
  | { is: 'failed'; trouble: Trouble }
  /** The server will never take it: no use in asking again. */
  | { is: 'refused'; questionId: number; turn: number }
  | { is: 'became'; status: SheetStatus }

/** The contract's limit. */
const HIGHEST_TURN = 1_000_000

type Opening = { status: SheetStatus; lines: readonly SheetLine[]; place: number; left?: Outbox }

/** The room as somebody enters it: the server's sheet, and over it what an earlier visit could not send. */
export function openRoom({ status, lines, place, left = [] }: Opening): Room {
  const order = lines.map(({ questionId }) => questionId)
  const known = new Set(order)
  const empty: Room = {
    status,
    order,
    place: Math.max(0, Math.min(place, order.length - 1)),
    answers: {},
    outbox: left.filter(({ questionId }) => known.has(questionId)).sort((one, two) => one.turn - two.turn),
    sending: null,
    trouble: null,
    failures: 0,
    overtaken: false,
  }
  return receive(empty, status, lines)
}

export function inRoom(room: Room, event: RoomEvent): Room {
  switch (event.is) {
    case 'received':
      return receive(room, event.status, event.lines)
    case 'marked':
      return mark(room, event.questionId, event.change, event.at)
    case 'went':
      return event.place in room.order ? { ...room, place: event.place } : room
    case 'sending':
      return { ...room, sending: nextToSend(room) ?? null }
    case 'saved':
      return save(room, event.questionId, event.turn)
    case 'failed':
      return { ...room, sending: null, trouble: event.trouble, failures: room.failures + 1 }
    case 'refused':
      return {
        ...room,
        sending: null,
        overtaken: true,
        outbox: settle(room.outbox, event.questionId, event.turn),
      }
    case 'became':
      return { ...room, status: event.status, sending: null }
  }
}

/** The oldest change that waits, unless one is on its way or the exam is over. A pause still takes what was given before it. */
export function nextToSend({ status, sending, outbox }: Room): Waiting | undefined {
  return status !== 'finished' && sending === null ? outbox[0] : undefined
}

export const answerOf = ({ answers }: Room, questionId: number): Answer =>
  answers[questionId] ?? { ...BLANK_MARK, turn: 0, stored: 0 }

function mark(room: Room, questionId: number, change: MarkChange, at: number): Room {
  const answer = room.answers[questionId]
  const real = answer && room.status === 'running' ? realChange(answer, change) : undefined
  if (!answer || !real) return room
  // By the exam's clock and not by counting alone: of two devices the later hand wins, also after an hour offline.
  const turn = Math.min(Math.max(answer.turn + 1, Math.floor(at)), HIGHEST_TURN)
  return {
    ...room,
    answers: { ...room.answers, [questionId]: { ...answer, ...real, turn } },
    outbox: put(room.outbox, { questionId, turn, change: real }),
  }
}

function save(room: Room, questionId: number, turn: number): Room {
  const answer = answerOf(room, questionId)
  const sent = room.sending?.questionId === questionId ? room.sending.turn : turn
  return {
    ...room,
    answers: {
      ...room.answers,
      [questionId]: {
        ...answer,
        turn: Math.max(answer.turn, turn),
        stored: Math.max(answer.stored, turn),
      },
    },
    outbox: settle(room.outbox, questionId, turn),
    sending: null,
    trouble: null,
    failures: 0,
    overtaken: room.overtaken || turn > sent,
  }
}

/** The server's sheet is taken, except where this device knows of something newer. */
function receive(room: Room, status: SheetStatus, lines: readonly SheetLine[]): Room {
  const outbox = lines.reduce((left, { questionId, turn }) => settle(left, questionId, turn), room.outbox)
  const waiting = new Map(outbox.map(entry => [entry.questionId, entry]))
  const answers = Object.fromEntries(
    lines.map(({ questionId, turn, ...mark }) => {
      const mine = room.answers[questionId]
      const late = waiting.get(questionId)
      // An answer that was on its way while this sheet was read: the sheet is the older of the two.
      if (mine && mine.stored > turn) return [questionId, mine]
      const answer: Answer = { ...mark, ...late?.change, turn: late?.turn ?? turn, stored: turn }
      return [questionId, answer]
    }),
  )
  const gone = room.status === 'finished' ? 'finished' : status
  return { ...room, status: gone, answers, outbox, overtaken: false }
}
