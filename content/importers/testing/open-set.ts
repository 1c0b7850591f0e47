import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languagesOf, sheetItems, type YearTable } from '@norteia/domain/item-response'
import { type Area, areas, letters } from '@norteia/domain/question'

const FIGURES = join(import.meta.dirname, '../../../data/item-parameters')

export const shippedTable = (year: number): YearTable =>
  JSON.parse(readFileSync(join(FIGURES, `${year}.json`), 'utf8'))

/** The areas as the printed booklets of each year have them, written down apart from what the importer believes. */
export const PRINTED: Record<number, readonly Area[]> = {
  2009: ['CN', 'CH', 'LC', 'MT'],
  2010: ['CH', 'CN', 'LC', 'MT'],
  2011: ['CH', 'CN', 'LC', 'MT'],
  2012: ['CH', 'CN', 'LC', 'MT'],
  2013: ['CH', 'CN', 'LC', 'MT'],
  2014: ['CH', 'CN', 'LC', 'MT'],
  2015: ['CH', 'CN', 'LC', 'MT'],
  2016: ['CH', 'CN', 'LC', 'MT'],
  2017: ['LC', 'CH', 'CN', 'MT'],
  2018: ['LC', 'CH', 'CN', 'MT'],
  2019: ['LC', 'CH', 'CN', 'MT'],
  2020: ['LC', 'CH', 'CN', 'MT'],
  2021: ['LC', 'CH', 'CN', 'MT'],
  2022: ['LC', 'CH', 'CN', 'MT'],
  2023: ['LC', 'CH', 'CN', 'MT'],
}

/** What is true of a place of an exam. Without a key it was annulled. */
export type Truth = { index: number; language: Language | null; area: Area; key: string | null }

/** The blue booklets of a year's first application, question by question, from the shipped figures. */
export function truthOf(year: number): Truth[] {
  const table = shippedTable(year)
  return PRINTED[year]!.flatMap((area, block) => {
    const booklet = table.booklets.find(
      one => one.area === area && one.colour === 'azul' && one.application === 'first' && !one.adapted,
    )!
    const places = (language: Language | null) =>
      sheetItems(table, booklet, language).map(({ code, key, item }, rank) => ({
        code,
        truth: { index: block * 45 + rank + 1, language, area, key: item ? key : null },
      }))
    if (languagesOf(table, booklet).length === 0) return places(null).map(({ truth }) => truth)
    const [en, es] = [places('en'), places('es')]
    return en.flatMap(({ code, truth }, rank) =>
      code === es[rank]!.code ? [{ ...truth, language: null }] : [truth, es[rank]!.truth],
    )
  })
}

export type OpenQuestion = ReturnType<typeof openQuestion>

const NAMES = { en: 'ingles', es: 'espanhol' } as const

/** A question in the form of the open set, with words of no exam. */
export function openQuestion(year: number, { index, language, area, key }: Truth) {
  const letter = key ?? 'A'
  return {
    title: `Questão ${index} - ENEM ${year}`,
    index,
    year,
    language: language && NAMES[language],
    discipline: areas.find(({ code }) => code === area)!.slug as string | null,
    context: `Texto inventado da questão ${index}${language ? ` (${NAMES[language]})` : ''}.` as
      | string
      | null,
    files: [] as string[],
    correctAlternative: letter,
    alternativesIntroduction: `Pergunta inventada ${index}:` as string | null,
    alternatives: letters.map(one => ({
      letter: one as string,
      text: `Opção ${one} da ${index}` as string | null,
      file: null as string | null,
      isCorrect: one === letter,
    })),
  }
}

const withKey = (question: OpenQuestion, key: string): OpenQuestion => ({
  ...question,
  correctAlternative: key,
  alternatives: question.alternatives.map(one => ({ ...one, isCorrect: one.letter === key })),
})

const wrongKey = (key: string) => letters[(letters.indexOf(key as 'A') + 1) % 5]!

/** A year as the open set gives it, with its kinds of faults: wrong keys and areas, gaps, languages sharing a key. */
export function faultyOpenSet(year: number, truth: Truth[]): OpenQuestion[] {
  const english = new Map(
    truth.flatMap(({ index, language, key }) => (language === 'en' && key ? [[index, key]] : [])),
  )
  return truth
    .map(place => openQuestion(year, place))
    .flatMap((question, nth) => {
      // Three or four of a hundred keys, one area in twelve, one question in sixty not there at all.
      if (nth % 60 === 37) return []
      const wrong = nth % 29 === 11 ? withKey(question, wrongKey(question.correctAlternative)) : question
      const shared =
        wrong.language === 'espanhol' && wrong.index % 5 === 3
          ? withKey(wrong, english.get(wrong.index) ?? wrong.correctAlternative)
          : wrong
      return [nth % 12 === 5 ? { ...shared, discipline: 'ciencias-humanas' } : shared]
    })
}
