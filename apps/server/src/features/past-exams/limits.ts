/** Each start writes a row for every question. */
export const start = { name: 'start-past-exam', most: 60, seconds: 60 * 60 }
