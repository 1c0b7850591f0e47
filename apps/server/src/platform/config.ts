import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

const DEVELOPMENT_SECRET = 'segredo-de-desenvolvimento-nao-use-em-producao'

const oneOf = <const T extends readonly string[]>(names: T) =>
  z.enum(names, { error: `deve ser um destes: ${names.join(', ')}` })
const whole = (least: number, most: number) => {
  const error = `deve ser um número inteiro de ${least} a ${most}`
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error)
}
const flag = oneOf(['true', 'false']).transform(text => text === 'true')
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/.+/, 'deve começar com postgres:// ou postgresql://')
const redisUrl = z.string().regex(/^rediss?:\/\/.+/, 'deve começar com redis:// ou rediss://')
const smtpUrl = z.string().regex(/^smtps?:\/\/.+/, 'deve começar com smtp:// ou smtps://')

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal']
const isProxy = (text: string) => {
  const [address = '', bits = '0', ...rest] = text.split('/')
  return PROXY_RANGES.includes(text) || (isIP(address) > 0 && /^\d{1,3}$/.test(bits) && rest.length === 0)
}
/** A wrong one would let everybody choose their own address, or make everybody share the proxy's. */
const trustedProxies = z
  .string()
  .refine(
    text => text.split(',').every(part => isProxy(part.trim())),
    'deve ser o endereço do proxy, uma faixa como 10.0.0.0/8, ou loopback, linklocal, uniquelocal (separados por vírgula)',
  )

/** Every variable the server reads, and nothing reads the environment but this module. */
const variables = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  PORT: whole(1, 65_535).default(3000),
  HOST: z.string().min(1).optional(),
  APP_URL: z.url({ protocol: /^https?$/, error: 'deve ser um endereço http(s)://' }).optional(),
  APP_SECRET: z.string().min(32, 'deve ter ao menos 32 caracteres').default(DEVELOPMENT_SECRET),
  DATA_DIR: z.string().min(1).default('./.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL: whole(2, 200).default(20),
  REDIS_URL: redisUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z
    .string()
    .min(3, 'deve ser um nome e um e-mail, como Norteia <nao-responda@exemplo.br>')
    .default('Norteia <nao-responda@norteia.local>'),
  CONTACT_EMAIL: z.email('deve ser um e-mail').default('contato@norteia.local'),
  TRUST_PROXY: trustedProxies.optional(),
  METRICS_TOKEN: z.string().min(16, 'deve ter ao menos 16 caracteres').optional(),
  LOG_LEVEL: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
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

/** What Kubernetes puts into every container beside a service called "redis" or "database". */
const PLATFORM_MADE = /^(REDIS|DATABASE)(_[A-Z0-9_]+)?_(SERVICE_(HOST|PORT)|PORT)(_[A-Z0-9_]+)?$/

export const variableNames = Object.keys(variables.shape)

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>) {
  const stranger = Object.keys(environment).find(
    name =>
      OUR_PREFIXES.some(prefix => name.startsWith(prefix)) &&
      !variableNames.includes(name) &&
      !PLATFORM_MADE.test(name),
  )
  if (stranger) {
    const names = variableNames.join(', ')
    throw new ConfigError(`Configuração: não conhecemos ${stranger}. As variáveis são: ${names}.`)
  }

  // An empty variable (as compose files like to pass) is an absent one.
  const given = Object.fromEntries(variableNames.map(name => [name, environment[name] || undefined]))
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
