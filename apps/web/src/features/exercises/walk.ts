type Numbered = { id: number }

/**
 * The question after `from` that was not answered in this sitting. Who came from outside the list, by a link
 * or a question made on the spot, goes on with the first one open.
 */
export function nextInList<Q extends Numbered>(
  list: readonly Q[],
  from: number,
  isDone: (id: number) => boolean,
) {
  const place = list.findIndex(({ id }) => id === from)
  return list.slice(place + 1).find(({ id }) => id !== from && !isDone(id))
}
