export {
  CALLS,
  type ClockReading,
  callBetween,
  clockText,
  examSeconds,
  readClock,
  remainingAt,
  resync,
  spentAt,
  timeInWords,
  type WireClock,
} from './clock.ts'
export { type KeyAct, type KeyPress, readKey } from './keys.ts'
export { choose, erase, type Mark, type MarkChange, strike, turnDoubt } from './marks.ts'
export { type Outbox, retryDelay, unsavedIn, type Waiting } from './outbox.ts'
export { type Overview, overviewOf, type SheetCell, sheetCells } from './overview.ts'
export {
  type Answer,
  answerOf,
  inRoom,
  nextToSend,
  openRoom,
  type Room,
  type RoomEvent,
  type SheetLine,
  type SheetStatus,
  type Trouble,
} from './room.ts'
export { sentencesOf, speakable, speakFormula } from './speakable.ts'
