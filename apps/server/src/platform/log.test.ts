import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

/** pino writes to the descriptor itself, so the lines are taken from a destination of the test's own. */
function linesOf(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  write(createLog('debug', { write: line => void lines.push(line) }))
  return lines.map(line => JSON.parse(line))
}

function aFailedInsert() {
  const cause = Object.assign(
    new pg.DatabaseError('duplicate key value violates "users_email"', 1, 'error'),
    {
      code: '23505',
      detail: 'Key (email)=(ana@exemplo.br) already exists.',
    },
  )
  return new DrizzleQueryError('insert into "users" ("email") values ($1)', ['ana@exemplo.br'], cause)
}

test('a failed query is told by its text and its cause, never by its parameters or the row it hit', () => {
  const [line] = linesOf(log => log.error({ err: aFailedInsert() }, 'failed'))
  expect(line).toMatchObject({
    msg: 'failed',
    err: {
      message: expect.stringContaining('insert into "users"'),
      cause: expect.stringContaining('users_email'),
    },
  })
  expect(JSON.stringify(line)).not.toContain('ana@exemplo.br')
  expect(line.err.stack).toMatch(/^\s+at .*aFailedInsert/)
})

test('what PostgreSQL could not read is not repeated', () => {
  const error = new Error('invalid input syntax for type uuid: "ana@exemplo.br"')
  const [line] = linesOf(log => log.warn({ err: error }))
  expect(line.err.message).toBe('invalid input syntax for type uuid: "…"')
})

test('a message of many lines is cut to its first, however it is logged', () => {
  const error = new Error('primeira\nsegunda ana@exemplo.br')
  const lines = linesOf(log => {
    log.warn({ err: error })
    log.warn(error)
    log.warn({ err: error }, error.message)
  })
  expect(lines.map(line => line.msg)).toEqual(['primeira', 'primeira', 'primeira'])
  expect(JSON.stringify(lines)).not.toContain('ana@exemplo.br')
})

test('names neither the machine nor the process', () => {
  const [line] = linesOf(log => log.info('olá'))
  expect(Object.keys(line).sort()).toEqual(['level', 'msg', 'time'])
})
