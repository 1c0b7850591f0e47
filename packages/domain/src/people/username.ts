const LONGEST = 24

/**
 * The part before the @, plain and short; `taken` says how many have been tried already.
 * The first keeps the bare name, the next ones get a number: maria, maria2, maria3.
 */
export function usernameFrom(email: string, taken: number) {
  const local = email.slice(0, email.lastIndexOf('@'))
  const plain = local
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9._-]/g, '')
    .toLowerCase()
  const suffix = taken === 0 ? '' : String(taken + 1)
  return (plain || 'estudante').slice(0, LONGEST - suffix.length) + suffix
}
