import { expect, test } from 'vitest'
import { truthOf } from '../testing/open-set.ts'
import { type ExamPlace, makeExams } from './make-exams.ts'

const placesOf = (year: number): ExamPlace[] =>
  truthOf(year).map(({ index, language, area }) => ({
    ref: `enem/${year}/${index}${language ? `-${language}` : ''}`,
    index,
    language,
    area,
  }))
const made = (year: number, places = placesOf(year)) => makeExams(year, 'first', places)

test.each([
  [2009, [270, 330], [90, 90]],
  [2016, [270, 330], [90, 95]],
  [2017, [330, 270], [95, 90]],
  [2023, [330, 300], [95, 90]],
])('%i has its days with their own time, its areas and the whole', (year, minutes, counts) => {
  const { exams, notes } = made(year)
  expect(notes).toEqual([])
  expect(exams.map(({ ref }) => ref)).toEqual(
    ['dia-1', 'dia-2', 'linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica', 'ano'].map(
      part => `enem/${year}/${part}`,
    ),
  )
  const days = exams.slice(0, 2)
  expect(days.map(exam => exam.minutes)).toEqual(minutes)
  expect(days.map(({ items }) => items.length)).toEqual(counts)
  expect(days[0]!.title).toBe(`ENEM ${year} — 1º dia`)
  // The essay stood on the day of Linguagens.
  const essayDay = year >= 2017 ? 0 : 1
  expect(days[essayDay]!.description).toMatch(/Linguagens.*redação/)
  expect(days[1 - essayDay]!.description).not.toMatch(/redação/)
})

test('questions stand in the order of the booklet, English beside Spanish', () => {
  const { exams } = made(2017, placesOf(2017).toReversed())
  expect(exams[0]!.items.slice(0, 3)).toEqual([
    { ref: 'enem/2017/1-en', position: 1, language: 'en' },
    { ref: 'enem/2017/1-es', position: 2, language: 'es' },
    { ref: 'enem/2017/2-en', position: 3, language: 'en' },
  ])
})

test('makes no exam of less than 95 of 100 questions, and says which', () => {
  const places = placesOf(2019).filter(({ index }) => index <= 135 || index > 138)
  const { exams, notes } = made(2019, places)
  expect(exams.map(({ ref }) => ref)).not.toContain('enem/2019/matematica')
  expect(exams.map(({ ref }) => ref)).toContain('enem/2019/dia-2')
  expect(notes).toEqual([expect.stringMatching(/Matemática: não montei.*42 de 45/)])
})

test('a second application has names and references of its own', () => {
  const { exams } = makeExams(2017, 'second', placesOf(2017))
  expect(exams[0]).toMatchObject({ ref: 'enem/2017-2/dia-1', title: 'ENEM 2017 (2ª aplicação) — 1º dia' })
})
