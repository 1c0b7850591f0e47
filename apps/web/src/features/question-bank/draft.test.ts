import { expect, test } from 'vitest'
import {
  checkDraft,
  type Draft,
  draftOf,
  emptyDraft,
  fitsForm,
  hasPictures,
  inputOf,
  previewOf,
  withOneMore,
  withoutOption,
} from './draft.ts'
import { sampleQuestion, sampleSolution } from './sample-question.ts'

const good: Draft = {
  ...emptyDraft,
  subject: 'fisica',
  question: ' Quanto? ',
  explanation: 'Porque sim.',
  options: ['um', 'dois', 'três'].map((text, id) => ({ id, text, why: '' })),
  correct: 2,
}

test('an empty draft is told what is missing', () => {
  expect(Object.keys(checkDraft(emptyDraft)).sort()).toEqual([
    'explanation',
    'options',
    'question',
    'subject',
  ])
  expect(checkDraft(good)).toEqual({})
})

test.each([
  [{ year: '1999' }, 'year'],
  [{ skill: '31' }, 'skill'],
  [{ points: '0' }, 'points'],
  [{ points: '2,5' }, 'points'],
  [{ options: good.options.map(option => ({ ...option, text: 'igual' })) }, 'options'],
])('%j is refused at its field', (wrong, field) => {
  expect(Object.keys(checkDraft({ ...good, ...wrong }))).toEqual([field])
})

test('sends trimmed text, and nothing for what is empty', () => {
  expect(inputOf(good)).toMatchObject({
    question: 'Quanto?',
    topic: null,
    year: null,
    correctAnswer: 'C',
    options: [{ text: 'um', why: null }, { text: 'dois' }, { text: 'três' }],
  })
})

test('taking an option away leaves the key on the one it was on', () => {
  expect(withoutOption(good, 0)).toMatchObject({ correct: 1, options: [{ text: 'dois' }, { text: 'três' }] })
  expect(withoutOption(good, 2)).toMatchObject({ correct: 1, options: [{ text: 'um' }, { text: 'dois' }] })
  expect(new Set(withOneMore(withoutOption(good, 0)).options.map(({ id }) => id)).size).toBe(3)
})

test('a picture stays with its option, and options of pictures alone need no form', () => {
  const options = [{ letter: 'A' as const, text: null, image: '/api/questions/images/x' }]
  const draft = draftOf({ ...sampleQuestion(1, { options }), ...sampleSolution, status: 'published' })
  expect(draft.options).toEqual([
    { id: 0, text: '', why: 'Por que A não.', image: '/api/questions/images/x' },
  ])
  expect(previewOf(draft).options).toMatchObject(options.map(({ image }) => ({ image })))
  expect(hasPictures(draft)).toBe(true)
  expect(fitsForm({ options })).toBe(false)
  expect(fitsForm(sampleQuestion(1))).toBe(true)
})
