/** The source as a whole cannot be read. The sentence is for the person at the terminal. */
export class SourceError extends Error {}
