import type { ReviewCard } from '@norteia/contract/review'
import { type ItemRow, showQuestion, type TopicNames } from '../question-bank/public.ts'
import type { CardRow } from './store.ts'

type Found = { card: CardRow; item: ItemRow }

export function showCard({ card, item }: Found, topics: TopicNames): ReviewCard {
  const { id, front, back, dueAt, reviews, lapses } = card
  const written = front !== null
  return {
    id,
    kind: written ? 'cartao' : 'questao',
    question: written ? null : showQuestion(item, topics),
    front,
    back,
    dueAt,
    reviews,
    lapses,
  }
}
