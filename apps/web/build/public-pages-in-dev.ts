import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { isAppPage, type PublicPage, publicPages, redirects } from '@norteia/contract/pages'
import type { Plugin, ViteDevServer } from 'vite'

type Renderer = typeof import('../src/public/render.tsx')

const assets = { styles: ['/src/public/public.css'], scripts: ['/src/public/main.ts'], fonts: [] }

async function pageAt(pathname: string, server: ViteDevServer) {
  if (isAppPage(pathname) || pathname === '/dev/ui') {
    return { status: 200, html: await readFile(`${server.config.root}/app.html`, 'utf8') }
  }
  const { renderPage } = (await server.ssrLoadModule('/src/public/render.tsx')) as Renderer
  const known = publicPages.includes(pathname as PublicPage)
  return { status: known ? 200 : 404, html: renderPage(known ? (pathname as PublicPage) : null, assets) }
}

function send(response: ServerResponse, status: number, html: string) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(html)
}

/** In development: public pages rendered on request, the app's addresses, old ones, and the 404. */
export function publicPagesInDev(): Plugin {
  return {
    name: 'norteia:public-pages',
    configureServer: server => () => {
      server.middlewares.use(async (request, response, next) => {
        const { pathname, search } = new URL(request.originalUrl ?? '/', 'http://localhost')
        const asksForPage = request.headers.accept?.includes('text/html')
        if (!asksForPage || pathname.startsWith('/api/')) return next()

        const moved = redirects[pathname]
        if (moved) return response.writeHead(302, { location: moved + search }).end()
        try {
          const { status, html } = await pageAt(pathname, server)
          send(response, status, await server.transformIndexHtml(pathname, html))
        } catch (error) {
          server.ssrFixStacktrace(error as Error)
          next(error)
        }
      })
    },
  }
}
