import { type Day, yearsBetween } from '../calendar/index.ts'

/** ECA Digital (Law 15.211/2025): up to this age, social functions hang on a guardian. */
export const SOCIAL_AGE = 16

export type Person = { birthDate: Day | null; guardianConfirmedAt: Date | null }

export function needsGuardian(birthDate: Day, today: Day) {
  return yearsBetween(birthDate, today) < SOCIAL_AGE
}

/** What stands between a person and the social functions. Studying never waits for any of it. */
export function socialDoor(person: Person, today: Day): 'open' | 'birth-date' | 'guardian' {
  if (!person.birthDate) return 'birth-date'
  if (!needsGuardian(person.birthDate, today)) return 'open'
  return person.guardianConfirmedAt ? 'open' : 'guardian'
}
