import { randomUUID } from 'node:crypto'
import underPressure from '@fastify/under-pressure'
import { sql } from 'drizzle-orm'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { saveAudit } from './features/account/public.ts'
import { createSessionFinder } from './features/auth/public.ts'
import { serveImages } from './features/question-bank/public.ts'
import type { Context } from './platform/access.ts'
import { serveApi } from './platform/api.ts'
import type { Database } from './platform/db.ts'
import { envelopeOf } from './platform/envelope.ts'
import { securityHeaders } from './platform/headers.ts'
import type { Log } from './platform/log.ts'
import { measure } from './platform/metrics.ts'
import { refuse } from './platform/refusal.ts'
import { SITE, serveSite } from './platform/site.ts'
import { router } from './router.ts'

const BODY_LIMIT = 256 * 1024
/** Requests waiting for a database connection beyond this would be answered to nobody. */
const LONGEST_QUEUE = 400

export type Parts = Pick<Context, 'now' | 'random' | 'config' | 'mail' | 'bus' | 'limits'> & {
  database: Database
  log: Log
}

/** The whole server over its parts: used by `main.ts` and by every test. */
export async function createApp({ database, log, ...parts }: Parts) {
  const { config } = parts
  const { db, pool } = database
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Our lines name the request themselves; a child logger each would only name it again.
    childLoggerFactory: logger => logger,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply as FastifyReply),
  })

  const headers = securityHeaders(config)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    request.log.info({
      requestId: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms,
    })
    done()
  })
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) => answerFailure(refuse('nao_encontrado'), request, reply))
  acceptJsonOnly()
  if (config.shedLoad) await shedLoad()
  measure(app, { config, pool })

  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ok = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    return reply.code(ok ? 200 : 503).send({ ok })
  })

  // Work an answer does not wait for; a shutdown does.
  const unfinished = new Set<Promise<void>>()
  const later = (work: Promise<void>) => {
    const settled = work
      .catch(error => log.error({ err: error }, 'later'))
      .finally(() => unfinished.delete(settled))
    unfinished.add(settled)
  }
  const settle = async () => void (await Promise.all(unfinished))
  app.addHook('onClose', settle)

  serveImages(app, db)
  const findSession = createSessionFinder(db)
  await app.register(async api => {
    await serveApi(api, {
      router,
      shared: { ...parts, db, later, audit: entry => saveAudit(db, entry) },
      async findVisitor(token) {
        const found = await findSession(token, parts.now())
        return found
          ? { id: found.user.id, role: found.user.role, sessionId: found.sessionId, shown: found.user }
          : null
      },
    })
  })
  await serveSite(app, { folder: SITE, gallery: !config.production })
  app.addHook('preClose', done => {
    parts.bus.hush()
    done()
  })
  return { app, settle }

  function acceptJsonOnly() {
    const parse = app.getDefaultJsonParser('error', 'error')
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null, {})
      else parse(request, body as string, done)
    })
  }

  /** Better a quick "come back in a moment" than an answer nobody waits for any more. */
  async function shedLoad() {
    await app.register(underPressure, {
      maxEventLoopDelay: 1_000,
      sampleInterval: 500,
      pressureHandler: () => {},
    })
    app.addHook('onRequest', (request, _reply, done) => {
      const crowded = app.isUnderPressure() || pool.waitingCount > LONGEST_QUEUE
      done(
        crowded && request.url.startsWith('/api/')
          ? refuse('sobrecarga', { retryAfterSeconds: 5 })
          : undefined,
      )
    })
  }
}

/** What was asked for as a pattern: a path or query may carry a person's data. */
function routeOf(request: FastifyRequest) {
  return request.procedure ?? request.routeOptions?.url ?? 'none'
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, retryAfterSeconds, ...body } = envelopeOf(error)
  if (status === 500) request.log.error({ err: error, requestId: request.id }, 'failed')
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds))
  return reply.code(status).send({ ...body, requestId: request.id })
}
