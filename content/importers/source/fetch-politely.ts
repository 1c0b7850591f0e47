import { HTML_HINT, isHtml } from './read-text.ts'
import { SourceError } from './source-error.ts'

export type Surroundings = {
  fetch: typeof fetch
  /** Milliseconds of some clock that only goes forward. */
  now: () => number
  sleep: (ms: number) => Promise<void>
}

export const realSurroundings: Surroundings = {
  // Looked up at each call, so that a test may put another in its place.
  fetch: (...args) => fetch(...args),
  now: () => performance.now(),
  sleep: ms => new Promise(resolve => setTimeout(resolve, ms)),
}

/** The service's own wish: no more than one request a second. */
const PACE_MS = 1_000
const TRIES = 5
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
const PATIENCE_MS = 30_000

export type Fetched = { bytes: Buffer; type: string }

/** Something did not work at the other end. `final`: trying again would not help. */
export class FetchError extends SourceError {
  final: boolean
  constructor(sentence: string, final: boolean) {
    super(sentence)
    this.final = final
  }
}

/** `judge` throws when what came is not what was asked for; unless that is final, it is fetched again. */
export type FetchPolitely = (
  url: string,
  mostBytes: number,
  judge?: (fetched: Fetched) => void,
) => Promise<Fetched>

/** Fetches one thing after the other: slowly, as the service's headers ask, and again when it fails for now. */
export function politeFetcher(
  around: Surroundings = realSurroundings,
  { pace = PACE_MS, patience = PATIENCE_MS }: { pace?: number; patience?: number } = {},
): FetchPolitely {
  let free = Number.NEGATIVE_INFINITY
  const dead = new Map<string, string>()

  const takeTurn = async () => {
    const wait = free - around.now()
    if (wait > 0) await around.sleep(wait)
    free = around.now() + pace
  }
  const rest = (ms: number) => {
    free = Math.max(free, around.now() + Math.min(ms, LONGEST_PAUSE_MS))
  }

  return async (url, mostBytes, judge = () => {}) => {
    const { host } = new URL(url)
    // Sixty pictures of a server that is not there need not be waited for one by one.
    const gone = dead.get(host)
    if (gone) throw new FetchError(gone, true)
    for (let tried = 1; ; tried++) {
      await takeTurn()
      try {
        const fetched = await fetchOnce(around.fetch, url, { mostBytes, patience, rest })
        judge(fetched)
        return fetched
      } catch (error) {
        const failure = error instanceof FetchError ? error : unreachable(host, error)
        if (failure.final) throw failure
        if (tried === TRIES) {
          const sentence = `${failure.message} (${TRIES} tentativas)`
          if (failure.message.startsWith('não consegui falar')) dead.set(host, sentence)
          throw new FetchError(sentence, true)
        }
        rest(FIRST_PAUSE_MS * 2 ** (tried - 1))
      }
    }
  }
}

type Limits = { mostBytes: number; patience: number; rest: (ms: number) => void }

async function fetchOnce(get: typeof fetch, url: string, { mostBytes, patience, rest }: Limits) {
  const response = await get(url, {
    signal: AbortSignal.timeout(patience),
    headers: { accept: 'application/json, image/*', 'user-agent': 'Norteia (importador de questões)' },
  })
  const { status, headers } = response
  const remaining = headers.get('x-ratelimit-remaining')
  if (remaining !== null && Number(remaining) <= 0) rest(resetIn(headers.get('x-ratelimit-reset')))
  if (status === 429 || status === 503) {
    rest(resetIn(headers.get('retry-after') ?? headers.get('x-ratelimit-reset')))
    await response.body?.cancel()
    throw new FetchError(`o serviço pediu para esperar (${status})`, false)
  }
  if (!response.ok) {
    const words = (await readBody(response, 4_096).catch(() => Buffer.alloc(0))).toString('utf8')
    throw new FetchError(`o serviço respondeu ${status}${reasonIn(words)}`, status < 500 && status !== 408)
  }
  const bytes = await readBody(response, mostBytes)
  return { bytes, type: headers.get('content-type') ?? '' }
}

/** The body, given up as soon as it is larger than it may be. */
async function readBody(response: Response, most: number) {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > most) throw new FetchError(`passou de ${Math.round(most / 1024)} kB`, true)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Seconds by the standard; this service writes milliseconds, and some write the instant itself. */
function resetIn(text: string | null) {
  const value = Number(text ?? Number.NaN)
  if (!Number.isFinite(value) || value < 0) return PACE_MS * 10
  if (value <= 120) return value * 1_000
  return value < 1_000_000 ? value : LONGEST_PAUSE_MS
}

function reasonIn(words: string) {
  try {
    const { error } = JSON.parse(words) as { error?: { message?: unknown } }
    return typeof error?.message === 'string' ? `: ${error.message.slice(0, 200)}` : ''
  } catch {
    return isHtml(words) ? ` com uma página HTML (${HTML_HINT})` : ''
  }
}

function unreachable(host: string, error: unknown) {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  if (name === 'TimeoutError') return new FetchError(`${host} demorou demais para responder`, false)
  const why = cause?.code ? ` (${cause.code})` : ''
  return new FetchError(`não consegui falar com ${host}${why}`, false)
}
