import { refuse } from './refusal.ts'

const TIMESTAMP = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?)[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/

const KINDS = {
  uuid: (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
  /** As PostgreSQL writes it; a day or an hour that does not exist would be its error, not a refusal of ours. */
  timestamp: (text: string) => {
    const [, day, time] = TIMESTAMP.exec(text) ?? []
    const instant = new Date(`${day}T${time}Z`)
    return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(`${day}`)
  },
  /** What a 32-bit column takes. */
  integer: (text: string) => /^-?\d{1,9}$/.test(text),
}

/** The sort key of a page's last row, opaque to the client. */
export function writeCursor(parts: string[]) {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** The parts of a cursor, each checked to be of its kind; no parts without a cursor. */
export function readCursor(
  cursor: string | undefined,
  kinds: (keyof typeof KINDS)[],
): (string | undefined)[] {
  if (!cursor) return []
  const parts = parse(cursor)
  const fits =
    Array.isArray(parts) &&
    parts.length === kinds.length &&
    kinds.every((kind, i) => typeof parts[i] === 'string' && KINDS[kind](parts[i]))
  if (!fits) throw refuse('validacao', { fields: { cursor: 'Cursor inválido.' } })
  return parts
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
