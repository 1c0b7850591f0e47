import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig, variableNames } from './config.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'x'.repeat(32),
  APP_URL: 'https://norteia.exemplo.br/',
}

describe('with nothing set', () => {
  test('serves this machine on 3000 from ./.data', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 3000,
      host: 'localhost',
      appUrl: 'http://localhost:3000',
      dataDir: join(process.cwd(), '.data'),
      databaseUrl: undefined,
      databasePool: 20,
      shedLoad: true,
      logLevel: 'warn',
      trustProxy: undefined,
    })
  })

  test('an empty variable, as compose files pass them, is an absent one', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '', SMTP_URL: '' })).toEqual(readConfig({}))
  })
})

describe('production', () => {
  test('listens everywhere, logs requests, and takes the address without its last slash', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      logLevel: 'info',
      appUrl: 'https://norteia.exemplo.br',
    })
  })

  test.each([
    ['no APP_SECRET', { APP_SECRET: undefined }, 'APP_SECRET é obrigatório'],
    [
      'the secret everybody knows',
      { APP_SECRET: 'segredo-de-desenvolvimento-nao-use-em-producao' },
      'APP_SECRET',
    ],
    ['no APP_URL', { APP_URL: undefined }, 'APP_URL é obrigatório'],
  ])('is refused with %s', (_, change, sentence) => {
    expect(() => readConfig({ ...PRODUCTION, ...change })).toThrow(sentence)
  })
})

describe('a wrong value is refused with its name and what it should be', () => {
  test.each([
    ['PORT', '0', 'PORT deve ser um número inteiro de 1 a 65535.'],
    ['PORT', '3000.5', 'PORT deve ser um número inteiro'],
    ['PORT', 'três', 'PORT deve ser um número inteiro'],
    ['DATABASE_POOL', '1', 'DATABASE_POOL deve ser um número inteiro de 2 a 200.'],
    ['NODE_ENV', 'prod', 'NODE_ENV deve ser um destes: development, test, production.'],
    ['APP_SECRET', 'curto', 'APP_SECRET deve ter ao menos 32 caracteres.'],
    ['APP_URL', 'norteia.br', 'APP_URL deve ser um endereço http(s)://.'],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL deve começar com postgres:// ou postgresql://.'],
    ['REDIS_URL', 'localhost:6379', 'REDIS_URL deve começar com redis:// ou rediss://.'],
    ['SMTP_URL', 'mail.exemplo.br', 'SMTP_URL deve começar com smtp:// ou smtps://.'],
    ['CONTACT_EMAIL', 'contato', 'CONTACT_EMAIL deve ser um e-mail.'],
    ['METRICS_TOKEN', 'curto', 'METRICS_TOKEN deve ter ao menos 16 caracteres.'],
    ['LOG_LEVEL', 'verbose', 'LOG_LEVEL deve ser um destes: silent'],
    ['SHED_LOAD', 'yes', 'SHED_LOAD deve ser um destes: true, false.'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY deve ser o endereço do proxy'],
    ['TRUST_PROXY', '1', 'TRUST_PROXY deve ser'],
    ['TRUST_PROXY', '10.0.0.1, proxy', 'TRUST_PROXY deve ser'],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })

  test.each(['loopback', '10.0.0.0/8', '127.0.0.1, ::1', 'uniquelocal,203.0.113.7'])(
    'TRUST_PROXY=%s is fine',
    proxies => {
      expect(readConfig({ TRUST_PROXY: proxies }).trustProxy).toBe(proxies)
    },
  )
})

describe('a name that starts like ours and is not ours', () => {
  test.each([
    'NORTEIA_PORT',
    'SMTP_HOST',
    'DATABASE_UR',
    'REDIS_HOST',
    'APP_SECRETS',
    'METRICS_KEY',
    'MAIL_TO',
  ])('%s stops the start', name => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(`não conhecemos ${name}.`)
  })

  test.each([
    'REDIS_SERVICE_HOST',
    'REDIS_PORT',
    'REDIS_PORT_6379_TCP_ADDR',
    'DATABASE_SERVICE_PORT_PG',
    'PATH',
    'APPDATA',
  ])('%s, which a platform or system makes, does not', name => {
    expect(() => readConfig({ [name]: 'x' })).not.toThrow()
  })
})

test('the table of docs/operations.md names the same variables as the schema', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
  const [, section = ''] = text.split('## Configuração')
  const table = section.split('\n## ')[0]!.split('\n### ')[0]!
  const named = [...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(named).toEqual(variableNames)
})
