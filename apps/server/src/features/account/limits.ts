import type { Rule } from '../../platform/limits.ts'

const HOUR = 60 * 60

/** Guessing the password of a stolen session must be as slow as guessing it at the door. */
export const passwordByAccount: Rule = { name: 'password-account', most: 10, seconds: HOUR }
export const guardianByAccount: Rule = { name: 'guardian-account', most: 5, seconds: 24 * HOUR }
export const exportByAccount: Rule = { name: 'export-account', most: 20, seconds: HOUR }
export const eventsByAccount: Rule = { name: 'events-account', most: 240, seconds: HOUR }
