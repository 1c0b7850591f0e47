declare const __GALLERY__: boolean

declare module 'virtual:contract-routes' {
  const routes: typeof import('@norteia/contract').contract
  export default routes
}
