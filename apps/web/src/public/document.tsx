import type { ReactNode } from 'react'
import { operator } from './operator.ts'

/** Hashed addresses of what a page loads; known to the build, or to the dev server. */
export type Assets = { styles: string[]; scripts: string[]; fonts: string[] }

type DocumentProps = {
  path: string | null
  title: string
  description: string
  assets: Assets
  children: ReactNode
}

export function Document({ path, title, description, assets, children }: DocumentProps) {
  const address = path === null ? null : operator.baseUrl + path
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
        {/* Before the sheet: a reader of the night theme never sees the day's. */}
        <script src="/theme.js" />
        {assets.fonts.map(font => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.styles.map(style => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {assets.scripts.map(script => (
          <script key={script} type="module" src={script} />
        ))}
        <meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1a30" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/norteia.svg" type="image/svg+xml" />
        {address && <SocialCard title={title} description={description} address={address} />}
      </head>
      <body>{children}</body>
    </html>
  )
}

type SocialCardProps = { title: string; description: string; address: string }

function SocialCard({ title, description, address }: SocialCardProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Norteia" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${operator.baseUrl}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="Norteia: estudar nunca foi tão inteligente" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
