import { type Coherence, coherenceOf, type ExpectedHit } from '@norteia/domain/item-response'
import type { Area } from '@norteia/domain/question'
import type { ResultItem, SittingResult } from '../wire.ts'

export type Expected = ExpectedHit & { orderIndex: number; questionId: number }

const knows = (item: ResultItem): item is ResultItem & { difficulty: number; chance: number } =>
  item.difficulty !== null && item.chance !== null && !item.annulled

/** The items of an area that have parameters, easiest first. */
export function expectedOf({ items }: SittingResult, area: Area): Expected[] {
  return items
    .filter(item => item.area === area)
    .filter(knows)
    .map(({ orderIndex, questionId, difficulty, chance, hit }) => ({
      place: orderIndex,
      orderIndex,
      questionId,
      difficulty,
      chance,
      hit,
    }))
    .sort((one, other) => one.difficulty - other.difficulty)
}

const readings: Record<Coherence['verdict'], string> = {
  coherent: 'Seus acertos seguem a dificuldade: é o padrão que a TRI mais valoriza.',
  mixed:
    'Há um pouco de mistura: algumas fáceis escaparam enquanto difíceis foram acertadas, e isso segura a nota.',
  incoherent:
    'Várias fáceis escaparam enquanto difíceis foram acertadas: para a TRI isso parece acaso, e a nota perde com isso.',
}

const TOO_FEW = 0.3

/** One sentence for the picture: how well hits and misses fit, and where the cheapest points are. */
export function readingOf(expected: readonly Expected[]) {
  const hits = expected.filter(({ hit }) => hit).length
  if (hits < expected.length * TOO_FEW) {
    return 'Com poucos acertos ainda não se vê um padrão: eles podem ter vindo do acaso. Comece pelas mais fáceis, à esquerda.'
  }
  const { verdict } = coherenceOf(expected)
  const easyMisses = expected.filter(({ chance, hit }) => !hit && chance >= 0.7).length
  const first = readings[verdict]
  if (easyMisses === 0) return first
  const which = easyMisses === 1 ? 'questão' : 'questões'
  return `${first} Comece a revisão por ${easyMisses} ${which} que você provavelmente acertaria numa segunda vez.`
}
