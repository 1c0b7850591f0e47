import type { Letter } from '../question/index.ts'
import { answerOf, type Room } from './room.ts'

export type SheetCell = {
  questionId: number
  place: number
  chosen: Letter | null
  doubt: boolean
  current: boolean
}

/** The answer sheet, question by question. */
export function sheetCells(room: Room): SheetCell[] {
  return room.order.map((questionId, place) => {
    const { chosen, doubt } = answerOf(room, questionId)
    return { questionId, place, chosen, doubt, current: place === room.place }
  })
}

export type Overview = { total: number; answered: number; blank: number; doubtful: number }

export function overviewOf(room: Room): Overview {
  const cells = sheetCells(room)
  const answered = cells.filter(({ chosen }) => chosen !== null).length
  return {
    total: cells.length,
    answered,
    blank: cells.length - answered,
    doubtful: cells.filter(({ doubt }) => doubt).length,
  }
}
