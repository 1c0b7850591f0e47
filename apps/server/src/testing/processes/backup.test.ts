import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { logIn, signUp, validate } from './accounts.ts'
import { anEmptyDatabase, mayLack15, query } from './cluster.ts'
import { type Environment, leaveNothingRunning, runToEnd, startServer } from './servers.ts'

leaveNothingRunning()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'norteia-backup-'))
  await chmod(folder, 0o755) // PostgreSQL runs as another user when we are root
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const command = (args: string[], environment: Environment) => runToEnd('cli.ts', args, environment)

const TABLES = ['users', 'sessions', 'plans', 'mails', 'audit_trail', 'drizzle.__drizzle_migrations']
const countsOf = async (url: string) =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async table => {
        const [row] = await query(url, `select count(*)::int as n from ${table}`)
        return [table, row?.n]
      }),
    ),
  )

const lacks15 = mayLack15 && inject('sharedCluster').binaries15 === ''

describe.skipIf(lacks15)('the drill with pg_dump on a real PostgreSQL', () => {
  const tools: Environment = { PATH: `${inject('sharedCluster').binaries15}:${process.env.PATH}` }

  test('copied while serving, dropped and restored, everybody is there and can enter', async () => {
    const lost = await anEmptyDatabase()
    const server = await startServer({ DATABASE_URL: lost.url })
    const { email, token } = await signUp(server)
    const file = join(folder, 'norteia.dump')
    const backup = await command(['db', 'backup', file], { ...tools, DATABASE_URL: lost.url })
    expect(backup).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Cópia de segurança em ${file}.`),
    })
    expect((await stat(file)).mode & 0o077).toBe(0)
    const counts = await countsOf(lost.url)
    expect(counts).toMatchObject({ users: 4, sessions: 1 })
    expect(await server.stop()).toBe(0)
    await lost.drop()

    const found = await anEmptyDatabase()
    const restored = await command(['db', 'restore', file], { ...tools, DATABASE_URL: found.url })
    expect(restored).toMatchObject({ code: 0, output: 'Banco restaurado.\n' })
    expect(await countsOf(found.url)).toEqual(counts)
    const again = await startServer({ DATABASE_URL: found.url })
    expect(await validate(again, token)).toBe(200)
    expect((await logIn(again, email)).status).toBe(200)
    expect(await again.stop()).toBe(0)
    await found.drop()
  }, 40_000)

  test('never writes over a file nor into a database that is in use, and says what went wrong', async () => {
    const database = await anEmptyDatabase()
    const environment = { ...tools, DATABASE_URL: database.url }
    expect((await command(['db', 'migrate'], environment)).code).toBe(0)
    const file = join(folder, 'second.dump')
    expect((await command(['db', 'backup', file], environment)).code).toBe(0)
    const over = await command(['db', 'backup', file], environment)
    expect(over).toMatchObject({ code: 1, output: `${file} já existe. Escolha outro nome.\n` })
    const into = await command(['db', 'restore', file], environment)
    expect(into).toMatchObject({ code: 1, output: expect.stringContaining('não está vazio') })
    const missing = await command(['db', 'backup', join(folder, 'third.dump')], {
      ...environment,
      PATH: '/nowhere',
    })
    expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('Falta o programa pg_dump') })
    expect(await readdir(folder)).not.toContain('third.dump.partial')
    await database.drop()
  }, 40_000)
})

describe('the drill with the embedded database', () => {
  test('refused while serving; copied at rest, lost and restored, everybody is there and can enter', async () => {
    const environment = { DATA_DIR: join(folder, 'data') }
    const copy = join(folder, 'copy')
    const nothing = await command(['db', 'backup', copy], environment)
    expect(nothing).toMatchObject({ code: 1, output: expect.stringContaining('Não há banco em') })

    const server = await startServer(environment)
    const { email, token } = await signUp(server)
    const early = await command(['db', 'backup', copy], environment)
    expect(early).toMatchObject({ code: 1, output: expect.stringContaining('Já há uma Norteia em uso') })
    expect(await validate(server, token)).toBe(200)
    expect(await server.stop()).toBe(0)

    expect((await command(['db', 'backup', copy], environment)).code).toBe(0)
    expect((await stat(copy)).mode & 0o077).toBe(0)
    await rm(environment.DATA_DIR, { recursive: true })

    const elsewhere = { DATA_DIR: join(folder, 'new-machine') }
    const restored = await command(['db', 'restore', copy], elsewhere)
    expect(restored).toMatchObject({ code: 0, output: 'Banco restaurado.\n' })
    const again = await startServer(elsewhere)
    expect(await validate(again, token)).toBe(200)
    await signUp(again, 'depois-da-copia@exemplo.br')
    expect(await again.stop()).toBe(0)

    const second = await command(['db', 'restore', copy], elsewhere)
    const [aside = ''] = second.output.match(/\/\S+postgres\.antes-\w+/) ?? []
    expect(second.code).toBe(0)
    expect(await readdir(aside)).toContain('PG_VERSION')
    const last = await startServer(elsewhere)
    expect((await logIn(last, email)).status).toBe(200)
    expect((await logIn(last, 'depois-da-copia@exemplo.br')).status).toBe(401)
    expect(await last.stop()).toBe(0)
  }, 60_000)

  test('what is no copy is not restored', async () => {
    const environment = { DATA_DIR: join(folder, 'untouched') }
    const refused = await command(['db', 'restore', tmpdir()], environment)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('não é uma cópia') })
  })
})
