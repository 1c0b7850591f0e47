import { emptySheet } from './areas.ts'

const BLANK = '.'

export const isLetter = (key: string) => /^[A-Ea-e]$/.test(key)

export const withAnswer = (answers: string, place: number, letter: string) =>
  `${answers.slice(0, place)}${letter.toUpperCase()}${answers.slice(place + 1)}`

export const countAnswered = (answers: string) => answers.replaceAll(BLANK, '').length

/**
 * Answers out of what somebody pasted or typed: "ABCDE", "abc de", "1-A 2-B", "1) A". A dot, a dash or an
 * underscore is a blank, unless it stands behind a question's number.
 */
export function readAnswers(text: string) {
  return text
    .replace(/\d+\s*[-–.):]*/g, '')
    .toUpperCase()
    .replace(/[-–_]/g, BLANK)
    .replace(/[^A-E.*]/g, '')
}

/** Puts answers in from a place on; what does not fit any more is left out. */
export function withAnswers(answers: string, place: number, more: string) {
  return `${answers.slice(0, place)}${more}${answers.slice(place + more.length)}`.slice(0, answers.length)
}

/** As a line of text, without the blanks behind the last answer. */
export const asText = (answers: string) => answers.replace(/\.+$/, '')

export const fromText = (text: string) => withAnswers(emptySheet, 0, readAnswers(text))
