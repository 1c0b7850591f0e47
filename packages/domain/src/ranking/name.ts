import type { Day } from '../calendar/index.ts'
import { needsGuardian } from '../people/index.ts'

/** What stands for whoever has no name to show. */
export const NAMELESS = 'Estudante'

export type Named = { nickname: string | null; firstName: string; lastName: string; birthDate: Day | null }

/**
 * The name others see. Under sixteen, or of an age nobody told, only the nickname a person chose; from sixteen on
 * the nickname, or the first name and an initial. Nothing when there is none to show.
 */
export function shownName({ nickname, firstName, lastName, birthDate }: Named, today: Day): string | null {
  const chosen = nickname?.trim()
  if (chosen) return chosen
  if (birthDate === null || needsGuardian(birthDate, today)) return null
  const first = firstName.trim()
  const [initial] = lastName.trim()
  if (!first) return null
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}
