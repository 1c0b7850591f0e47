import { type Refusal, refusalOf } from '../../api/refusal.ts'

/** What is sent and the key by which the server knows a retry from a second answer. */
export type Parcel<Input> = { key: string; input: Input }

export type Delivery<Answer> =
  | { is: 'delivered'; answer: Answer }
  /** Nobody knows whether it arrived: the same parcel goes out again. */
  | { is: 'unsure'; refusal: Refusal }
  /** The server said no and stored nothing. */
  | { is: 'refused'; refusal: Refusal }

const LONGEST_WAIT = 20_000

/** Sends a parcel and says what became of it. Bounded: a hanging network must leave the student a button. */
export async function deliver<Input, Answer>(
  parcel: Parcel<Input>,
  send: (parcel: Parcel<Input>, signal: AbortSignal) => Promise<Answer>,
): Promise<Delivery<Answer>> {
  try {
    return { is: 'delivered', answer: await send(parcel, AbortSignal.timeout(LONGEST_WAIT)) }
  } catch (error) {
    const refusal = refusalOf(error)
    return { is: isFinal(refusal) ? 'refused' : 'unsure', refusal }
  }
}

/** A 401 is not the end either: after signing in again the answer still counts. */
function isFinal({ status = 0 }: Refusal) {
  return status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status)
}

/** `randomUUID` exists only on https and localhost; a school may serve us by plain address. */
export function newKey() {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
