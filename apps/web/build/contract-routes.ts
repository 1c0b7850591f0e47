import type { Plugin } from 'vite'

const ID = 'virtual:contract-routes'

/**
 * Gives the browser the contract's methods and paths without its schemas: zod stays on the server,
 * and some 25 kB (gzip) stay off the phone.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'norteia:contract-routes',
    resolveId: id => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return
      const { minifyContractRouter } = await import('@orpc/contract')
      const { contract } = await import('@norteia/contract')
      return `export default ${JSON.stringify(minifyContractRouter(contract))}`
    },
  }
}
