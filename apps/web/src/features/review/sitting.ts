type Card = { id: string }

/** Going through a queue as it was when it was opened. */
export type Sitting<C extends Card> = { cards: readonly C[]; done: readonly string[] }

/** The card to show: the first that is neither done nor put away. */
export const currentOf = <C extends Card>({ cards, done }: Sitting<C>, hidden: ReadonlySet<string>) =>
  cards.find(({ id }) => !done.includes(id) && !hidden.has(id))

export const finish = <C extends Card>(sitting: Sitting<C>, id: string): Sitting<C> =>
  sitting.done.includes(id) ? sitting : { ...sitting, done: [...sitting.done, id] }

/** To the end of the queue: seen again today, after the others. */
export const postpone = <C extends Card>({ cards, done }: Sitting<C>, id: string): Sitting<C> => ({
  cards: [...cards.filter(card => card.id !== id), ...cards.filter(card => card.id === id)],
  done,
})

export const leftIn = <C extends Card>({ cards, done }: Sitting<C>, hidden: ReadonlySet<string>) =>
  cards.filter(({ id }) => !done.includes(id) && !hidden.has(id)).length
