import { FastifyHandler } from '@orpc/server/fastify'
import type { StandardHandleOptions, StandardHandler } from '@orpc/server/standard'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from './access.ts'

/** What this address answers is a stream of events; by its name, because it is asked before it is matched. */
const STREAM = /\/events(\?|$)/

/**
 * Hands requests to the contract's router and says whether it knew the address. oRPC's own adapter prepares
 * each for uploads and streams, about a tenth of the processor time a short answer takes: JSON in and out
 * goes without.
 */
export function createAnswer(handler: StandardHandler<Context>) {
  const streams = new FastifyHandler(handler)
  return async (request: FastifyRequest, reply: FastifyReply, options: StandardHandleOptions<Context>) => {
    if (STREAM.test(request.url)) return (await streams.handle(request, reply, options)).matched

    const { matched, response } = await handler.handle(plainRequest(request, reply), options)
    if (!matched) return false
    const { status, headers, body } = response
    if (isStream(body)) throw new Error(`a stream at ${request.url}, which does not end in /events`)
    reply.code(status).headers(headers).send(body)
    return true
  }
}

function plainRequest({ method, url, headers, body }: FastifyRequest, { raw }: FastifyReply) {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  // Only the path and the query are ever read of it.
  return {
    method,
    url: new URL(url, 'http://localhost'),
    headers,
    body: async () => body,
    signal: gone.signal,
  }
}

const isStream = (body: unknown) => typeof body === 'object' && body !== null && Symbol.asyncIterator in body
