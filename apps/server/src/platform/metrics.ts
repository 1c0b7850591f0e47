import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from './config.ts'

/** Measures for Prometheus. Paths are the contract's patterns, never what a person typed. */
export function measure(app: FastifyInstance, { config, pool }: { config: Config; pool: pg.Pool }) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.procedure ?? request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.headers, request.socket.remoteAddress, config)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** With a token, who has it; without one, only this very machine, and not through a proxy on it. */
function mayRead(headers: Record<string, unknown>, address: string | undefined, { metricsToken }: Config) {
  if (metricsToken) {
    const given = Buffer.from(String(headers.authorization ?? ''))
    const wanted = Buffer.from(`Bearer ${metricsToken}`)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  const local = address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'
  return local && !headers['x-forwarded-for'] && !headers.forwarded
}
