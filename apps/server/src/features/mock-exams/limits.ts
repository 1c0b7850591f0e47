/** Putting an exam together draws from the whole bank. */
export const create = { name: 'create-exam', most: 30, seconds: 60 * 60 }

/** Each start writes a row for every question. */
export const start = { name: 'start-exam', most: 60, seconds: 60 * 60 }
