import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isAppPage, publicPages, redirects } from '@norteia/contract/pages'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Where `npm run build` leaves the site. */
export const SITE = join(import.meta.dirname, '../../../web/dist')

/** Public pages, the application's one page, hashed assets, redirects; anything else is a 404 page. */
export async function serveSite(
  app: FastifyInstance,
  { folder, gallery }: { folder: string; gallery: boolean },
) {
  const files = existsSync(folder)
    ? new Set(readdirSync(folder, { recursive: true }).map(String))
    : new Set<string>()
  const pages = new Set<string>(publicPages)

  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      // Hashed names never change their content; everything else asks again and mostly hears 304.
      const hashed = path.includes(`${join('dist', 'assets')}`)
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  const send = (reply: FastifyReply, file: string) =>
    files.has(file)
      ? reply.sendFile(file)
      : reply.code(503).type('text/plain; charset=utf-8').send('Site ainda não construído: npm run build.')

  app.get('/*', (request, reply) => {
    const [pathname = '/'] = request.url.split('?')
    if (/^\/api(\/|$)/.test(pathname)) return reply.callNotFound()
    const target = redirects[pathname]
    if (target) return reply.redirect(target + request.url.slice(pathname.length), 302)
    if (pathname === '/') return send(reply, 'index.html')
    if (pages.has(pathname)) return send(reply, `${pathname.slice(1)}.html`)
    if (isAppPage(pathname) || (gallery && pathname === '/dev/ui')) return send(reply, 'app.html')

    const file = pathname.slice(1)
    if (files.has(file) && !file.endsWith('.html')) return reply.sendFile(file)
    return send(reply.code(404), '404.html')
  })
}
