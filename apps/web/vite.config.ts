import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractRoutes } from './build/contract-routes.ts'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`

export default defineConfig({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [react(), tailwindcss(), contractRoutes()],
  define: {
    // The gallery of components is for whoever builds Norteia, not for who studies in it.
    __GALLERY__: JSON.stringify(process.env.NODE_ENV !== 'production'),
  },
  server: { proxy: { '/api': api } },
  build: {
    target: ['chrome111', 'firefox128', 'safari16.4'],
    rollupOptions: { input: { app: 'app.html' } },
    assetsInlineLimit: 0,
  },
})
