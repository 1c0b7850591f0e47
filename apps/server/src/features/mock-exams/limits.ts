/** Putting an exam together draws from the whole bank. */
export const create = { name: 'create-exam', most: 30, seconds: 60 * 60 }
