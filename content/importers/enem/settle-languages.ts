import type { Conflict, Remark } from '../import-report.ts'
import { guessLanguage } from './guess-language.ts'
import type { Language, OpenRecord } from './open-record.ts'

export type Settled = { records: OpenRecord[]; conflicts: Conflict[]; refused: Remark[]; repeated: number }

const NAMES = { en: 'inglês', es: 'espanhol' } as const
const nameOf = (language: Language | null) => (language ? NAMES[language] : 'sem idioma')

/**
 * Gives each question of the foreign language its language and every other one none, then takes out what is there
 * twice. The set of 2011 leaves English without a mark, and one question in Spanish too.
 */
export function settleLanguages(records: readonly OpenRecord[], places: ReadonlySet<number>): Settled {
  const conflicts: Conflict[] = []
  const refused: Remark[] = []
  const known = new Map<number, Set<Language>>()
  for (const { index, language } of records) {
    if (language) known.set(index, (known.get(index) ?? new Set()).add(language))
  }
  const settled = records.flatMap(record => {
    const language = places.has(record.index) ? languageOf(record, known) : null
    if (places.has(record.index) && !language) {
      refused.push({
        record: record.where,
        reason: `questão ${record.index}: não sei se é inglês ou espanhol`,
      })
      return []
    }
    if (language !== record.language) {
      const told = { source: nameOf(record.language), official: nameOf(language) }
      conflicts.push({ record: record.where, field: 'idioma', ...told })
    }
    return [{ ...record, language }]
  })
  return { conflicts, ...onlyOnce(settled, refused) }
}

function languageOf(record: OpenRecord, known: Map<number, Set<Language>>): Language | null {
  const guess = guessLanguage([record.support, record.statement].join(' '))
  if (guess) return guess
  if (record.language) return record.language
  // Of two variants the other one is marked.
  const others = [...(known.get(record.index) ?? [])]
  return others.length === 1 ? (others[0] === 'en' ? 'es' : 'en') : null
}

export const slotOf = ({ index, language }: { index: number; language: Language | null }) =>
  language ? `${index}-${language}` : `${index}`

function onlyOnce(records: OpenRecord[], refused: Remark[]) {
  const seen = new Map<string, OpenRecord>()
  let repeated = 0
  for (const record of records) {
    const before = seen.get(slotOf(record))
    if (!before) seen.set(slotOf(record), record)
    else if (sameWords(before, record)) repeated++
    else {
      const reason = `outra questão ${slotOf(record)} do mesmo ano, diferente da que está em ${before.where}; ficou a primeira`
      refused.push({ record: record.where, reason })
    }
  }
  return { records: [...seen.values()], refused, repeated }
}

function sameWords(one: OpenRecord, other: OpenRecord) {
  const words = ({ support, statement, options, key }: OpenRecord) =>
    JSON.stringify([support, statement, options, key])
  return words(one) === words(other)
}
