import type { Conflict, Remark } from '../import-report.ts'
import { guessLanguage } from './guess-language.ts'
import type { LanguageKeys } from './join-year.ts'
import type { Language, OpenRecord } from './open-record.ts'

export type Settled = { records: OpenRecord[]; conflicts: Conflict[]; refused: Remark[]; repeated: number }

const NAMES = { en: 'inglês', es: 'espanhol' } as const
const nameOf = (language: Language | null) => (language ? NAMES[language] : 'sem idioma')

/**
 * Gives each question of the foreign language its language and every other one none, then takes out what is there
 * twice. The set of 2011 leaves English without a mark, and one question in Spanish too.
 */
export function settleLanguages(
  records: readonly OpenRecord[],
  places: ReadonlyMap<number, LanguageKeys>,
): Settled {
  const conflicts: Conflict[] = []
  const refused: Remark[] = []
  const usual = unmarkedLanguage(records.filter(({ index }) => places.has(index)))
  const marked = new Map<number, Set<Language>>()
  for (const { index, language } of records)
    if (language) marked.set(index, (marked.get(index) ?? new Set()).add(language))
  const settled = records.flatMap(record => {
    const keys = places.get(record.index)
    const language = keys ? languageOf(record, { keys, marked: marked.get(record.index), usual }) : null
    if (keys && !language) {
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

type Hints = { keys: LanguageKeys; marked: Set<Language> | undefined; usual: Language | null }

/** By the words, by the mark, by the other variant's mark, by the key, by what the unmarked ones mostly are. */
function languageOf(record: OpenRecord, { keys, marked, usual }: Hints): Language | null {
  const read = guessLanguage(wordsOf(record))
  if (read) return read
  if (record.language) return record.language
  if (marked?.size === 1) return marked.has('en') ? 'es' : 'en'
  const [en, es] = [keys.en === record.key, keys.es === record.key]
  return record.key && en !== es ? (en ? 'en' : 'es') : usual
}

const wordsOf = ({ support, statement }: OpenRecord) => [support, statement].join(' ')

function unmarkedLanguage(records: OpenRecord[]): Language | null {
  const read = records.flatMap(record => (record.language ? [] : (guessLanguage(wordsOf(record)) ?? [])))
  const english = read.filter(language => language === 'en').length
  if (english * 2 === read.length) return null
  return english * 2 > read.length ? 'en' : 'es'
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
