import { expect, test } from 'vitest'
import { comesBack, forecastWords, gradeOfKey, minutesFor, queueWords, whenDue } from './review-words.ts'

const question = { kind: 'questao' } as const
const card = { kind: 'cartao' } as const

test('a card is quicker than a question, and nothing takes no time', () => {
  expect(minutesFor([card])).toBe(1)
  expect(minutesFor([question, question, card, card, card])).toBe(4)
  expect(queueWords([card, card, card])).toBe('3 para hoje, cerca de 1 minuto')
})

// 21 November 2026, 22:00 in São Paulo: the day there ends at 03:00 UTC.
const now = new Date('2026-11-22T01:00:00Z')

test.each([
  ['2026-11-22T00:00:00Z', 'agora'],
  ['2026-11-22T01:10:00Z', 'em 10 min'],
  ['2026-11-22T02:30:00Z', 'hoje, às 23:30'],
  ['2026-11-22T03:10:00Z', 'amanhã'],
  ['2026-11-25T12:00:00Z', 'em 4 dias'],
  ['2027-03-10T12:00:00Z', 'em 10 de março'],
])('%s is %s, counted in days of São Paulo', (due, words) => {
  expect(whenDue(new Date(due), now)).toBe(words)
})

test('says when it comes back', () => {
  expect(comesBack(new Date('2026-11-25T12:00:00Z'), now)).toBe('Volta em 4 dias.')
  expect(comesBack(now, now)).toBe('Já está na hora.')
})

test.each([
  ['1', 'de-novo'],
  ['4', 'facil'],
  ['5', undefined],
  ['0', undefined],
  ['a', undefined],
])('the key %s grades %s', (key, grade) => expect(gradeOfKey(key)).toBe(grade))

test('the forecast names its fullest day', () => {
  expect(
    forecastWords([
      { day: '2026-11-21', count: 3 },
      { day: '2026-11-22', count: 9 },
    ]),
  ).toBe('12 revisões nos próximos 30 dias. O dia mais cheio é 22/11, com 9.')
  expect(forecastWords([{ day: '2026-11-21', count: 0 }])).toMatch(/^Nada marcado/)
})
