import { examItems, exams } from '../features/sittings/tables.ts'
import { aQuestion } from './questions.ts'
import type { TestWorld } from './world.ts'

type Wish = Partial<typeof exams.$inferInsert> & {
  count?: number
  question?: (i: number) => Parameters<typeof aQuestion>[1]
  /** How many of the questions at the start stand in both languages. */
  languages?: number
}

/** A published exam of two hours with six questions, whose keys are all B, unless the test wishes otherwise. */
export async function anExam(
  world: TestWorld,
  { count = 6, question = () => ({}), languages = 0, ...wish }: Wish = {},
) {
  const [exam] = await world.db
    .insert(exams)
    .values({
      title: 'Matemática',
      description: 'Questões no estilo ENEM.',
      type: 'por-area',
      discipline: 'matematica',
      family: 'ENEM',
      minutes: 120,
      questionCount: count,
      difficulty: 'medium',
      asksLanguage: languages > 0,
      ...wish,
    })
    .returning()
  const questions = []
  let position = 0
  for (let i = 0; i < count; i++) {
    for (const language of i < languages ? (['en', 'es'] as const) : [null]) {
      const item = await aQuestion(world, { ...question(i), language })
      await world.db
        .insert(examItems)
        .values({ examId: exam!.id, position: position++, itemId: item.id, language })
      questions.push(item)
    }
  }
  return { ...exam!, questions }
}
