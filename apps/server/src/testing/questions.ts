import { randomUUID } from 'node:crypto'
import type { Letter } from '@norteia/domain/question'
import { items } from '../features/question-bank/tables.ts'
import type { TestWorld } from './world.ts'

type Wish = Partial<Omit<typeof items.$inferInsert, 'id' | 'options'>> & { optionCount?: number }

/** A published question whose key is B, unless the test wishes otherwise. */
export async function aQuestion(world: TestWorld, { optionCount = 5, ...wish }: Wish = {}) {
  const options = Array.from({ length: optionCount }, (_, i) => ({
    text: `Opção ${'ABCDE'[i]}`,
    image: null,
    why: `Por que ${'ABCDE'[i]}.`,
  }))
  const [row] = await world.db
    .insert(items)
    .values({
      ref: `teste/${randomUUID()}`,
      subject: 'matematica',
      area: 'MT',
      skill: 12,
      difficulty: 'medium',
      style: 'enem',
      source: 'Norteia, no estilo ENEM',
      statement: 'Quanto é dois mais dois?',
      options,
      key: 'B',
      explanation: 'Dois mais dois são quatro.',
      points: 10,
      a: 2,
      b: 1,
      c: 0.2,
      parametersFrom: 'estimated',
      ...wish,
    })
    .returning()
  return row!
}

/** So many questions, one after another in the bank. */
export async function someQuestions(world: TestWorld, count: number, wish: (i: number) => Wish = () => ({})) {
  const made = []
  for (let i = 0; i < count; i++) made.push(await aQuestion(world, wish(i)))
  return made
}

export const anotherLetter = (key: Letter | null): Letter => (key === 'A' ? 'B' : 'A')
