import { pino } from 'pino'

export type Log = Pick<import('pino').Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>

/**
 * Lines of JSON with ids and measures only: never a body, an address, a name or a query string.
 * A database error's `detail` quotes the row ("Key (email)=(…) already exists"), so it is cut too.
 */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    serializers: {
      err: (error: Error & { code?: unknown; cause?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: plain(error),
        stack: error.stack?.split('\n').slice(1, 12).join('\n'),
        cause: error.cause instanceof Error ? plain(error.cause) : undefined,
      }),
    },
  })
}

/** Drizzle's message carries the query's parameters after the text; the first line is enough. */
function plain(error: Error) {
  return error.message.split('\n')[0]!.slice(0, 300)
}
