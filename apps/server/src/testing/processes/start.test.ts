import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn } from './accounts.ts'
import { anEmptyDatabase, query } from './cluster.ts'
import {
  type Environment,
  freePort,
  leaveNothingRunning,
  PRODUCTION,
  runToEnd,
  startServer,
} from './servers.ts'

leaveNothingRunning()

const ELSEWHERE = 'postgres://ninguem@127.0.0.1:1/nada'
const without = (name: string): Environment => ({ ...PRODUCTION, [name]: undefined })
const DEVELOPMENT_SECRET = 'segredo-de-desenvolvimento-nao-use-em-producao'

describe('a start that cannot go well', () => {
  test.each<[string, Environment, RegExp]>([
    ['production without APP_SECRET', without('APP_SECRET'), /APP_SECRET é obrigatório/],
    [
      'production with the development secret',
      { ...PRODUCTION, APP_SECRET: DEVELOPMENT_SECRET },
      /APP_SECRET .*não pode ser o de desenvolvimento/,
    ],
    ['production without APP_URL', without('APP_URL'), /APP_URL é obrigatório/],
    ['a port that is none', { PORT: 'três mil' }, /PORT deve ser um número inteiro de 1 a 65535/],
    ['a variable nobody knows', { NORTEIA_PORTA: '3000' }, /não conhecemos NORTEIA_PORTA/],
    [
      'a database that does not answer',
      { DATABASE_URL: ELSEWHERE },
      /Não consegui conectar ao PostgreSQL \(ECONNREFUSED\)/,
    ],
  ])(
    '%s ends with 1 and one sentence that names it',
    async (_, environment, sentence) => {
      const { code, output } = await runToEnd('main.ts', [], {
        DATABASE_URL: ELSEWHERE,
        DATA_DIR: '/nonexistent/norteia',
        ...environment,
      })
      expect(output).toMatch(sentence)
      expect(output.trim().split('\n')).toHaveLength(1)
      expect(code).toBe(1)
    },
    30_000,
  )
})

describe('production', () => {
  let database: Awaited<ReturnType<typeof anEmptyDatabase>>
  beforeAll(async () => {
    database = await anEmptyDatabase()
  })
  afterAll(() => database.drop())

  test('has no demo account and no gallery; the first admin comes from the command line', async () => {
    const environment = { ...PRODUCTION, DATABASE_URL: database.url }
    const server = await startServer({ ...environment, HOST: undefined })
    expect(server.output()).not.toContain('senha')
    expect(await query(database.url, 'select 1 from users')).toEqual([])
    expect((await logIn(server, 'admin@norteia.local', 'norteia-demo')).status).toBe(401)
    expect((await server.ask('/dev/ui')).status).toBe(404)

    const created = await runToEnd(
      'cli.ts',
      [
        'admin',
        'create',
        '--email',
        'chefe@exemplo.br',
        '--name',
        'Carla Chefe',
        '--password',
        'longa-e-dificil',
      ],
      environment,
    )
    expect(created).toMatchObject({ code: 0, output: 'Conta de administração criada: chefe@exemplo.br\n' })
    const entered = await logIn(server, 'chefe@exemplo.br', 'longa-e-dificil')
    expect(entered.json().data.user.role).toBe('admin')
    expect(entered.headers['set-cookie']?.[0]).toMatch(/Secure/)
    const { token } = entered.json().data
    expect((await server.ask('/api/admin/users', { token })).status).toBe(200)

    const again = await runToEnd(
      'cli.ts',
      ['admin', 'create', '--email', 'outra@exemplo.br', '--password', 'curta'],
      environment,
    )
    expect(again.code).toBe(1)
    expect(again.output).toContain('ao menos 10 caracteres')
    expect(await server.stop()).toBe(0)
  })

  test('a port in use ends the second start with 1 and a sentence, and leaves the first alone', async () => {
    const PORT = String(await freePort())
    const environment = { DATABASE_URL: database.url, PORT }
    const first = await startServer(environment)
    const second = await runToEnd('main.ts', [], { ...environment, HOST: '127.0.0.1' })
    expect(second.code).toBe(1)
    expect(second.output).toContain('A porta já está em uso')
    expect((await first.ask('/readyz')).status).toBe(200)
    expect(await first.stop()).toBe(0)
  })
})
