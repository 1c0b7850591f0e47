import type { Language } from './open-record.ts'

const listed = (words: string) => new Set(words.split(' '))

/** Words that only one language has of English, Spanish and Portuguese; the last two share most of theirs. */
const ENGLISH = listed(
  'the of and to is are was were that this with for you your it they their have has from not but what who',
)
const SPANISH = listed('el los las y del en hay más pero muy también son fue una con sin hasta desde')

/** The language of a text that is at least partly in one; nothing when it is not clear. */
export function guessLanguage(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const en = words.filter(word => ENGLISH.has(word)).length
  const es = words.filter(word => SPANISH.has(word)).length
  if (en >= 4 && en > 2 * es) return 'en'
  return es >= 4 && es > 2 * en ? 'es' : null
}
