import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './islands.ts'

type IslandProps = {
  name: IslandName
  of: ComponentType
  /** What works by itself until it is used, such as a form, need not load for being seen. */
  wakes?: 'seen' | 'touched'
}

/**
 * A live part inside a static page. Its first state is rendered apart, as a root of its own, because the
 * browser will wake it as one: the same markup, so nothing moves.
 */
export function Island({ name, of: Component, wakes = 'seen' }: IslandProps) {
  const html = renderToString(<Component />, { identifierPrefix: name })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own output, made one line above
  return <div data-island={name} data-wakes={wakes} dangerouslySetInnerHTML={{ __html: html }} />
}
