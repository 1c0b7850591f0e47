import compress from '@fastify/compress'
import cookies from '@fastify/cookie'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Visitor } from './access.ts'
import { createAnswer } from './answer.ts'
import { envelopeOf } from './envelope.ts'
import { refuse } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The contract's name of what was asked for, for logs and measures. */
    procedure?: string
  }
}

const COOKIE = 'norteia_sessao'
/** Reads below /api/admin that student screens use too; they answer with public fields (DECISIONS §2). */
const OPEN_ADMIN_READS = /^\/api\/admin\/(mentors|study-plans|community-posts)(\/|$)/

export type Everyone = Pick<
  Context,
  'db' | 'now' | 'random' | 'config' | 'mail' | 'bus' | 'limits' | 'later' | 'audit'
>

type Api = {
  router: ConstructorParameters<typeof StandardOpenAPIHandler<Context>>[0]
  shared: Everyone
  findVisitor: (token: string) => Promise<Visitor | null>
}

/** Puts the contract's router under /api: session, guard, envelope. */
export async function serveApi(app: FastifyInstance, { router, shared, findVisitor }: Api) {
  const secure = shared.config.appUrl.startsWith('https://')
  const handler = new StandardOpenAPIHandler<Context>(router, {
    customErrorResponseBodyEncoder: error => {
      const { status: _, ...body } = envelopeOf(error)
      return body
    },
    clientInterceptors: [
      async options => {
        options.context.entered(options.path.join('.'))
        try {
          return await options.next()
        } catch (error) {
          const { status } = envelopeOf(error)
          const cause = error instanceof ORPCError && error.cause ? error.cause : error
          if (status >= 500 && status !== 503)
            options.context.log.error({ err: cause, requestId: options.context.requestId }, 'failed')
          throw error
        }
      },
    ],
    rootInterceptors: [
      async ({ context, next }) => {
        const result = await next()
        if (result.matched && result.response.status >= 400) finishRefusal(result.response, context.requestId)
        return result
      },
    ],
  })

  const answer = createAnswer(handler)

  await app.register(cookies)
  // JSON only: an event stream must leave at once, chunk by chunk.
  await app.register(compress, { threshold: 1400, encodings: ['gzip'], customTypes: /^application\/json/ })

  app.all('/api/*', async (request, reply) => {
    const cookie = request.cookies[COOKIE]
    const bearer = bearerOf(request)
    if (!bearer && cookie && request.method !== 'GET') refuseForeign(request)
    const token = bearer ?? cookie
    const visitor = token ? await findVisitor(token) : null
    guardAdmin(request, visitor)

    const matched = await answer(request, reply, {
      prefix: '/api',
      context: {
        ...shared,
        visitor,
        log: request.log,
        requestId: request.id,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        cookie: sessionCookie(reply, secure),
        entered: name => {
          request.procedure = name
        },
      },
    })
    if (!matched) throw refuse('nao_encontrado')
    return reply
  })
}

function bearerOf({ headers }: FastifyRequest) {
  return headers.authorization?.match(/^Bearer ([\w-]{20,200})$/)?.[1]
}

/** A cookie goes along with requests other sites make; those may read nothing, and here they change nothing. */
function refuseForeign({ headers }: FastifyRequest) {
  const { origin, host } = headers
  const foreign = headers['sec-fetch-site'] === 'cross-site' || (origin && URL.parse(origin)?.host !== host)
  if (foreign) throw refuse('origem_recusada')
}

/** Closes all of /api/admin by its path, so that an endpoint built on the wrong permission is still shut. */
function guardAdmin({ method, url }: FastifyRequest, visitor: Visitor | null) {
  if (!/^\/api\/admin(\/|\?|$)/.test(url)) return
  if (!visitor) throw refuse('nao_autenticado')
  const open = method === 'GET' && OPEN_ADMIN_READS.test(url.split('?')[0]!)
  if (visitor.role !== 'admin' && !open) throw refuse('sem_permissao')
}

function sessionCookie(reply: FastifyReply, secure: boolean) {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    set: (token: string, expiresAt: Date) =>
      void reply.setCookie(COOKIE, token, { ...options, expires: expiresAt }),
    clear: () => void reply.clearCookie(COOKIE, options),
  }
}

function finishRefusal(response: { headers: Record<string, unknown>; body: unknown }, requestId: string) {
  const { retryAfterSeconds, ...body } = response.body as { retryAfterSeconds?: number }
  response.body = { ...body, requestId }
  if (retryAfterSeconds) response.headers['retry-after'] = String(retryAfterSeconds)
}
