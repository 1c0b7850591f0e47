import type { EnemArea, Language } from '@norteia/domain/item-response'
import { areasOf, type Day, emptySheet } from './areas.ts'
import { latestYear, years } from './year-files.ts'

/** Everything the student chose and typed. Sheets are kept by year and area: a wrong colour costs nothing. */
export type Exam = {
  year: number
  application: string
  covers: Record<Day, string>
  language: Language
  area: EnemArea
  sheets: Record<string, string>
  /** Sheets whose score was asked for. */
  scored: string[]
}

export const blankExam: Exam = {
  year: latestYear,
  application: 'first',
  covers: { 1: 'azul 0', 2: 'azul 0' },
  language: 'en',
  area: areasOf(latestYear)[0]!,
  sheets: {},
  scored: [],
}

export const sheetName = (year: number, area: EnemArea) => `${year} ${area}`

export const sheetOf = ({ year, sheets }: Exam, area: EnemArea) => sheets[sheetName(year, area)] ?? emptySheet

const KEY = 'norteia-tri'

/** Only for this tab, and gone with it: answers are nobody else's business. */
export function keepExam(exam: Exam) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(exam))
  } catch {
    // Storage may be full or forbidden; then a reload begins anew.
  }
}

export function recallExam(): Exam | null {
  try {
    const exam: Exam = { ...blankExam, ...JSON.parse(sessionStorage.getItem(KEY) ?? 'null') }
    return isSound(exam) ? exam : null
  } catch {
    return null
  }
}

/** What an older version of this page left behind may look different. */
function isSound({ year, application, covers, language, area, sheets, scored }: Exam) {
  return (
    years.includes(year) &&
    [application, covers[1], covers[2]].every(text => typeof text === 'string') &&
    ['en', 'es'].includes(language) &&
    areasOf(year).includes(area) &&
    Object.values(sheets).every(sheet => sheet.length === emptySheet.length) &&
    Array.isArray(scored)
  )
}
