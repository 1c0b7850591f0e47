import { expect, test } from 'vitest'
import { draftCard } from './draft-card.ts'

const draft = (question: string, explanation: string | null) => draftCard({ question }, { explanation })

test('keeps what the explanation marks as worth remembering', () => {
  const card = draft('Quantas?\n', 'Contas.\n\nPara lembrar: uma equação para cada condição.\n')
  expect(card).toEqual({ front: 'Quantas?', back: 'uma equação para cada condição.' })
})

test('begins with the whole explanation otherwise, or with nothing', () => {
  expect(draft('Quantas?', 'Some as duas.').back).toBe('Some as duas.')
  expect(draft('Quantas?', null).back).toBe('')
})

test('cuts a long text between paragraphs, never inside one', () => {
  const long = `${'a'.repeat(300)}\n\n${'b'.repeat(300)}`
  expect(draft(long, null).front).toBe('a'.repeat(300))
  expect(draft('x'.repeat(501), null).front).toBe('')
})
