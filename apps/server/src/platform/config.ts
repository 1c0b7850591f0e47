import { resolve } from 'node:path'
import { z } from 'zod'

const DEVELOPMENT_SECRET = 'segredo-de-desenvolvimento-nao-use-em-producao'

const flag = z.enum(['true', 'false']).transform(text => text === 'true')
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/.+/, 'deve começar com postgres:// ou postgresql://')
const redisUrl = z.string().regex(/^rediss?:\/\/.+/, 'deve começar com redis:// ou rediss://')
const smtpUrl = z.string().regex(/^smtps?:\/\/.+/, 'deve começar com smtp:// ou smtps://')

/** Every variable the server reads, and nothing reads the environment but this module. */
const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  APP_URL: z.url({ protocol: /^https?$/, error: 'deve ser um endereço http(s)://' }).optional(),
  APP_SECRET: z.string().min(32, 'deve ter ao menos 32 caracteres').default(DEVELOPMENT_SECRET),
  DATA_DIR: z.string().min(1).default('./.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  REDIS_URL: redisUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().min(3).default('Norteia <nao-responda@norteia.local>'),
  CONTACT_EMAIL: z.email('deve ser um e-mail').default('contato@norteia.local'),
  TRUST_PROXY: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16, 'deve ter ao menos 16 caracteres').optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
  SHED_LOAD: flag.default(true),
})

/** A name that starts like one of ours and is not ours is a typing error worth stopping for. */
const OUR_PREFIXES = [
  'NORTEIA_',
  'SMTP_',
  'MAIL_',
  'METRICS_',
  'APP_SECRET',
  'APP_URL',
  'DATABASE_',
  'REDIS_',
]

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>) {
  const known = Object.keys(variables.shape)
  const stranger = Object.keys(environment).find(
    name => OUR_PREFIXES.some(prefix => name.startsWith(prefix)) && !known.includes(name),
  )
  if (stranger)
    throw new ConfigError(`Configuração: não conhecemos ${stranger}. As variáveis são: ${known.join(', ')}.`)

  // An empty variable (as compose files like to pass) is an absent one.
  const given = Object.fromEntries(known.map(name => [name, environment[name] || undefined]))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!
    throw new ConfigError(`Configuração: ${String(path[0])} ${message}.`)
  }
  const v = parsed.data
  const production = v.NODE_ENV === 'production'
  if (production) refuseUnsafe(v)

  return {
    environment: v.NODE_ENV,
    production,
    port: v.PORT,
    host: v.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    appUrl: (v.APP_URL ?? `http://localhost:${v.PORT}`).replace(/\/$/, ''),
    secret: v.APP_SECRET,
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    databasePool: v.DATABASE_POOL,
    redisUrl: v.REDIS_URL,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    contactEmail: v.CONTACT_EMAIL,
    trustProxy: v.TRUST_PROXY,
    metricsToken: v.METRICS_TOKEN,
    logLevel: v.LOG_LEVEL ?? (v.NODE_ENV === 'test' ? 'silent' : production ? 'info' : 'warn'),
    shedLoad: v.SHED_LOAD,
  }
}

function refuseUnsafe(v: z.infer<typeof variables>) {
  if (v.APP_SECRET === DEVELOPMENT_SECRET) {
    throw new ConfigError(
      'Configuração: em produção APP_SECRET é obrigatório e não pode ser o de desenvolvimento.',
    )
  }
  if (!v.APP_URL)
    throw new ConfigError('Configuração: em produção APP_URL é obrigatório (o endereço público do site).')
}
