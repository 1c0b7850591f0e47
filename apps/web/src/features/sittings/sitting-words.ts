/** What differs between the kinds of exam that are sat here: where their list is and what things are called. */
export type SittingWords = {
  /** The section's own address. */
  path: string
  /** The way back to the list. */
  back: string
  /** Heading of a result. */
  done: string
  again: string
}
