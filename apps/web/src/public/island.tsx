import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './islands.ts'

/**
 * A live part inside a static page. Its first state is rendered apart, as a root of its own, because the
 * browser will wake it as one: the same markup, so nothing moves.
 */
export function Island({ name, of: Component }: { name: IslandName; of: ComponentType }) {
  const html = renderToString(<Component />, { identifierPrefix: name })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own output, made one line above
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
}
