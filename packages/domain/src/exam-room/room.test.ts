import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Letter } from '../question/index.ts'
import {
  answerOf,
  choose,
  erase,
  inRoom,
  type Mark,
  nextToSend,
  openRoom,
  overviewOf,
  type Room,
  type RoomEvent,
  retryDelay,
  type SheetLine,
  sheetCells,
  strike,
  turnDoubt,
  unsavedIn,
} from './index.ts'

const line = (questionId: number, change: Partial<SheetLine> = {}): SheetLine => ({
  questionId,
  chosen: null,
  doubt: false,
  struck: [],
  seconds: 0,
  turn: 0,
  ...change,
})
const LINES = [line(11), line(12), line(13)]
const open = (change: Partial<Parameters<typeof openRoom>[0]> = {}) =>
  openRoom({ status: 'running', lines: LINES, place: 0, ...change })
const after = (room: Room, ...events: RoomEvent[]) => events.reduce(inRoom, room)
const marked = (questionId: number, change: Partial<Mark>, at = 0): RoomEvent => ({
  is: 'marked',
  questionId,
  change,
  at,
})

test('takes no answer once the exam is over or paused; what was given before a pause is still sent', () => {
  const waiting = { questionId: 11, turn: 1, change: {} }
  for (const status of ['finished', 'paused'] as const) {
    const room = open({ status })
    expect(inRoom(room, marked(11, { chosen: 'A' }))).toBe(room)
    expect(nextToSend({ ...room, outbox: [waiting] })).toEqual(status === 'paused' ? waiting : undefined)
  }
})

test('takes nothing for a question that is not in the exam', () => {
  const room = open()
  expect(inRoom(room, marked(99, { chosen: 'A' }))).toBe(room)
  expect(inRoom(room, { is: 'went', place: 3 })).toBe(room)
  expect(open({ left: [{ questionId: 99, turn: 4, change: { chosen: 'A' } }] }).outbox).toEqual([])
})

test('choosing what is chosen already sends nothing', () => {
  const room = after(open(), marked(11, { chosen: 'A' }))
  expect(inRoom(room, marked(11, { chosen: 'A' }))).toBe(room)
})

test('a question that waits keeps its place in line and takes the newest choice', () => {
  const room = after(
    open(),
    marked(11, { chosen: 'A' }),
    marked(12, { chosen: 'B' }),
    marked(11, { chosen: 'C' }),
  )
  expect(room.outbox).toEqual([
    { questionId: 11, turn: 2, change: { chosen: 'C' } },
    { questionId: 12, turn: 1, change: { chosen: 'B' } },
  ])
})

test('a choice made while the last one is on its way is sent after it', () => {
  const room = after(open(), marked(11, { chosen: 'A' }), { is: 'sending' }, marked(11, { chosen: 'B' }), {
    is: 'saved',
    questionId: 11,
    turn: 1,
  })
  expect(nextToSend(room)).toEqual({ questionId: 11, turn: 2, change: { chosen: 'B' } })
  expect(answerOf(room, 11).chosen).toBe('B')
})

test('turns follow the clock of the exam, so that the later of two hands wins', () => {
  const room = after(open(), marked(11, { chosen: 'A' }, 300.7), marked(11, { chosen: 'B' }, 300.9))
  expect(room.outbox[0]?.turn).toBe(301)
  expect(answerOf(after(open(), marked(11, { chosen: 'A' }, 9e9)), 11).turn).toBe(1_000_000)
})

test('an answer another device gave later stays, and the sheet is to be read again', () => {
  const room = after(
    open(),
    marked(11, { chosen: 'A' }, 10),
    { is: 'sending' },
    {
      is: 'saved',
      questionId: 11,
      turn: 50,
    },
  )
  expect(room.overtaken).toBe(true)
  const read = inRoom(room, {
    is: 'received',
    status: 'running',
    lines: [line(11, { chosen: 'D', turn: 50 }), ...LINES.slice(1)],
  })
  expect(read).toMatchObject({ overtaken: false, outbox: [] })
  expect(answerOf(read, 11).chosen).toBe('D')
})

test('a sheet read while an answer was on its way does not undo it', () => {
  const room = after(
    open(),
    marked(11, { chosen: 'A' }),
    { is: 'sending' },
    { is: 'saved', questionId: 11, turn: 1 },
  )
  expect(answerOf(inRoom(room, { is: 'received', status: 'running', lines: LINES }), 11).chosen).toBe('A')
})

test('what waits lies over the sheet that is read; time alone undoes no answer of another device', () => {
  const room = after(open(), marked(11, { seconds: 40 }, 5), marked(12, { chosen: 'B' }, 6))
  const read = inRoom(room, {
    is: 'received',
    status: 'running',
    lines: [line(11, { chosen: 'E', turn: 3 }), line(12), line(13, { doubt: true, turn: 2 })],
  })
  expect(answerOf(read, 11)).toMatchObject({ chosen: 'E', seconds: 40 })
  expect(answerOf(read, 12).chosen).toBe('B')
  expect(answerOf(read, 13).doubt).toBe(true)
})

test('what an earlier visit could not send is sent, unless the server has newer', () => {
  const left = [
    { questionId: 12, turn: 9, change: { chosen: 'C' as Letter } },
    { questionId: 11, turn: 4, change: { chosen: 'B' as Letter } },
  ]
  const lines = [line(11, { chosen: 'E', turn: 7 }), ...LINES.slice(1)]
  const room = open({ left, lines })
  expect(room.outbox.map(({ questionId }) => questionId)).toEqual([12])
  expect(answerOf(room, 11).chosen).toBe('E')
  expect(answerOf(room, 12)).toMatchObject({ chosen: 'C', turn: 9 })
})

test('what the server will never take is dropped and the rest goes on', () => {
  const room = after(
    open(),
    marked(11, { chosen: 'E' }),
    marked(12, { chosen: 'A' }),
    { is: 'sending' },
    {
      is: 'refused',
      questionId: 11,
      turn: 1,
    },
  )
  expect(room.overtaken).toBe(true)
  expect(nextToSend(room)?.questionId).toBe(12)
})

test('a failure is remembered until something arrives', () => {
  const failed = after(
    open(),
    marked(11, { chosen: 'A' }),
    { is: 'sending' },
    { is: 'failed', trouble: 'offline' },
  )
  expect(failed).toMatchObject({ trouble: 'offline', failures: 1, sending: null })
  const arrived = after(failed, { is: 'sending' }, { is: 'saved', questionId: 11, turn: 1 })
  expect(arrived).toMatchObject({ trouble: null, failures: 0, outbox: [] })
})

test('a sheet read late does not open an exam that has ended', () => {
  const room = after(
    open(),
    { is: 'became', status: 'finished' },
    { is: 'received', status: 'running', lines: LINES },
  )
  expect(room.status).toBe('finished')
})

test('waits longer after each failure, never beyond half a minute and a bit, and not all at once', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(failures => retryDelay(failures, 0.5))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
  expect(retryDelay(1, 0)).toBe(750)
  expect(retryDelay(99, 0.999)).toBeLessThanOrEqual(37_500)
})

test('choosing a struck option brings it back; striking the chosen one erases it', () => {
  const mark = { chosen: 'B' as Letter, doubt: false, struck: ['A'] as Letter[], seconds: 0 }
  expect(choose(mark, 'A')).toEqual({ chosen: 'A', struck: [] })
  expect(choose(mark, 'C')).toEqual({ chosen: 'C' })
  expect(strike(mark, 'B')).toEqual({ struck: ['A', 'B'], chosen: null })
  expect(strike(mark, 'A')).toEqual({ struck: [] })
  expect(turnDoubt(mark)).toEqual({ doubt: true })
  expect(erase()).toEqual({ chosen: null })
})

test('counts answers, blanks and marks for the sheet', () => {
  const room = after(open(), marked(11, { chosen: 'A' }), marked(13, { doubt: true }), {
    is: 'went',
    place: 2,
  })
  expect(overviewOf(room)).toEqual({ total: 3, answered: 1, blank: 2, doubtful: 1 })
  expect(sheetCells(room)[2]).toEqual({ questionId: 13, place: 2, chosen: null, doubt: true, current: true })
  expect(unsavedIn(after(room, marked(12, { seconds: 5 })).outbox)).toBe(2)
})

// The server of the contract: a change whose turn is not higher than the stored one is ignored.
function serve(stored: Map<number, SheetLine>, { questionId, turn, change }: NonNullable<Room['sending']>) {
  const known = stored.get(questionId)!
  if (turn > known.turn) stored.set(questionId, { ...known, ...change, turn })
  return stored.get(questionId)!.turn
}

const letter = fc.constantFrom<Letter>('A', 'B', 'C', 'D', 'E')
const questionId = fc.constantFrom(11, 12, 13)
const act = fc.oneof(
  fc.record({ do: fc.constant('choose' as const), questionId, letter }),
  fc.record({ do: fc.constant('strike' as const), questionId, letter }),
  fc.record({ do: fc.constant('doubt' as const), questionId }),
  fc.record({ do: fc.constant('erase' as const), questionId }),
  fc.record({
    do: fc.constant('send' as const),
    fate: fc.constantFrom('arrives', 'is lost', 'answer is lost'),
  }),
  fc.record({ do: fc.constant('reread' as const) }),
  fc.record({ do: fc.constant('reload' as const) }),
)

test('whatever the network does, once it is back the server has exactly what the student sees', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), acts => {
      const stored = new Map(LINES.map(each => [each.questionId, each]))
      const read = () => [...stored.values()]
      let room = open()
      const send = (fate: string) => {
        room = inRoom(room, { is: 'sending' })
        const { sending } = room
        if (!sending) return
        const turn = fate === 'is lost' ? undefined : serve(stored, sending)
        room =
          fate === 'arrives'
            ? inRoom(room, { is: 'saved', questionId: sending.questionId, turn: turn! })
            : inRoom(room, { is: 'failed', trouble: 'offline' })
      }
      for (const [at, one] of acts.entries()) {
        if (one.do === 'send') send(one.fate)
        else if (one.do === 'reread')
          room = inRoom(room, { is: 'received', status: 'running', lines: read() })
        // What is kept on the device survives; what was in memory does not.
        else if (one.do === 'reload') room = open({ lines: read(), left: room.outbox })
        else {
          const mark = answerOf(room, one.questionId)
          const change =
            one.do === 'choose'
              ? choose(mark, one.letter)
              : one.do === 'strike'
                ? strike(mark, one.letter)
                : one.do === 'doubt'
                  ? turnDoubt(mark)
                  : erase()
          room = inRoom(room, marked(one.questionId, change, at / 3))
        }
        const waiting = room.outbox.map(entry => entry.questionId)
        expect(new Set(waiting).size).toBe(waiting.length)
      }
      const seen = room.order.map(id => answerOf(room, id))
      for (let tries = 0; room.outbox.length > 0 && tries < 10; tries++) send('arrives')
      expect(room.outbox).toEqual([])
      for (const [index, id] of room.order.entries()) {
        const { chosen, doubt, struck } = stored.get(id)!
        expect({ chosen, doubt, struck }).toEqual({
          chosen: seen[index]!.chosen,
          doubt: seen[index]!.doubt,
          struck: seen[index]!.struck,
        })
      }
    }),
    { numRuns: 400 },
  )
})

test('of two devices the one that chose later wins, whichever reaches the server first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ device: fc.constantFrom(0, 1), letter }), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      (choices, firstLast) => {
        const stored = new Map(LINES.map(each => [each.questionId, each]))
        const rooms = [open(), open()]
        for (const [second, { device, letter }] of choices.entries()) {
          // Chosen anew even where it is the same letter.
          rooms[device] = after(
            rooms[device]!,
            marked(11, { chosen: null }, second * 10),
            marked(11, { chosen: letter }, second * 10 + 5),
          )
        }
        for (const device of firstLast ? [1, 0] : [0, 1]) {
          const room = inRoom(rooms[device]!, { is: 'sending' })
          if (room.sending) serve(stored, room.sending)
        }
        expect(stored.get(11)!.chosen).toBe(choices.at(-1)!.letter)
      },
    ),
  )
})
