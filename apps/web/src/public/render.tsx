import type { PublicPage } from '@norteia/contract/pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Assets, Document } from './document.tsx'
import { Frame } from './frame.tsx'
import { notFoundPage, pages } from './pages.tsx'

/** One public page as the text of its HTML file; `null` is the page of addresses that do not exist. */
export function renderPage(path: PublicPage | null, assets: Assets) {
  const { title, description, Body } = path === null ? notFoundPage : pages[path]
  const markup = renderToStaticMarkup(
    <Document path={path} title={title} description={description} assets={assets}>
      <Frame>
        <Body />
      </Frame>
    </Document>,
  )
  return `<!doctype html>${markup}`
}
