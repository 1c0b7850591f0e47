export const letters = ['A', 'B', 'C', 'D', 'E'] as const
export type Letter = (typeof letters)[number]

/** Questions that only ask whether a sentence is right have two options, written like this. */
export const RIGHT_OR_WRONG = ['Certo', 'Errado'] as const

export const letterAt = (index: number): Letter => {
  const letter = letters[index]
  if (!letter) throw new RangeError(`no letter for option ${index}`)
  return letter
}

export const indexOfLetter = (letter: Letter) => letters.indexOf(letter)
