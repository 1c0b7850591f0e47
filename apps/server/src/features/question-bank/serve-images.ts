import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db.ts'
import { refuse } from '../../platform/refusal.ts'
import { findImage } from './store.ts'

/**
 * Pictures of questions, by the hash of their bytes. Open to all: an `img` sends no token, the name cannot be
 * guessed, and what it names never changes, so that a phone fetches it once.
 */
export function serveImages(app: FastifyInstance, db: Db) {
  app.get<{ Params: { hash: string } }>('/api/questions/images/:hash', async (request, reply) => {
    const { hash } = request.params
    const image = /^[\w-]{43}$/.test(hash) ? await findImage(db, hash) : undefined
    if (!image) throw refuse('nao_encontrado')
    return reply
      .headers({
        'content-type': image.type,
        'cache-control': 'public, max-age=31536000, immutable',
        // An SVG opened by itself must not run anything.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(image.bytes)
  })
}
