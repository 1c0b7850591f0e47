import { type DestinationStream, type LoggerOptions, pino } from 'pino'

export type Log = Pick<import('pino').Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>

/**
 * Lines of JSON with ids and measures only: never a body, an address, a name or a query string.
 * A database error's `detail` quotes the row ("Key (email)=(…) already exists"), so it is cut too.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)) {
  const options: LoggerOptions = {
    level,
    base: null,
    hooks: {
      // Without words of our own pino would say the error's whole message.
      logMethod(args, method) {
        const [first, said] = args as [unknown, unknown?]
        const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
        const wordless = error instanceof Error && (said === undefined || said === error.message)
        if (wordless) method.call(this, first instanceof Error ? { err: first } : first, plain(error))
        else method.apply(this, args)
      },
    },
    serializers: {
      err: (error: Error & { code?: unknown; cause?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: plain(error),
        stack: framesOf(error),
        cause: error.cause instanceof Error ? plain(error.cause) : undefined,
      }),
    },
  }
  return pino(options, destination)
}

/**
 * Drizzle's message carries the query's parameters after the text, so the first line is enough; there
 * PostgreSQL quotes what it could not read ("invalid input syntax for type uuid: …").
 */
function plain(error: Error) {
  return error.message
    .split('\n')[0]!
    .replace(/: ".*"/, ': "…"')
    .slice(0, 300)
}

/** A stack begins with the whole message again: only the lines that name a place in the code. */
function framesOf({ stack = '' }: Error) {
  const frames = stack.split('\n').filter(line => /^\s+at /.test(line))
  return frames.slice(0, 11).join('\n')
}
