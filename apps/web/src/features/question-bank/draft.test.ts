import { expect, test } from 'vitest'
import { checkDraft, type Draft, draftOf, emptyDraft, inputOf, withOneMore, withoutOption } from './draft.ts'

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

test('an option that is a picture keeps it', () => {
  const draft = draftOf({
    ...inputOf(good),
    id: 1,
    area: null,
    topic: null,
    language: null,
    annulled: false,
    outdated: false,
    hasVariants: false,
    whys: { A: 'Não.' },
    options: [{ letter: 'A', text: null, image: '/api/questions/images/x' }],
  })
  expect(draft.options[0]).toMatchObject({
    text: '![Imagem da alternativa A](/api/questions/images/x)',
    why: 'Não.',
  })
})
