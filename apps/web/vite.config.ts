import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractRoutes } from './build/contract-routes.ts'
import { publicPagesInDev } from './build/public-pages-in-dev.ts'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`

/** What the public pages say of who runs them. */
const operator = ['APP_URL', 'CONTACT_EMAIL', 'COMPANY_NAME', 'COMPANY_CNPJ']

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [react(), tailwindcss(), contractRoutes(), publicPagesInDev()],
  define: {
    // The gallery of components is for whoever builds Norteia, not for who studies in it.
    __GALLERY__: JSON.stringify(process.env.GALLERY !== 'no'),
    ...Object.fromEntries(
      operator.map(name => [`import.meta.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
    ),
  },
  server: { proxy: { '/api': api } },
  build: {
    target: ['chrome111', 'firefox128', 'safari16.4'],
    manifest: !isSsrBuild,
    rollupOptions: {
      // A slow machine is no reason to warn: the build is called at every first start.
      checks: { bundlerTimings: false },
      input: isSsrBuild ? 'src/public/render.tsx' : { app: 'app.html', public: 'src/public/main.ts' },
    },
    assetsInlineLimit: 0,
  },
}))
