import { lazy, Suspense } from 'react'
import { SkeletonLines } from './skeleton.tsx'

// The parser and KaTeX weigh more than the rest of a screen: they come when a text does.
const MarkdownText = lazy(() => import('./markdown-text.tsx'))

export type MarkdownProps = {
  text: string
  /** Fits in a line: no paragraphs, no headings. For the options of a question. */
  inline?: boolean
  /** Where images may come from; the rest become their description. */
  mayShowImage?: (url: string) => boolean
}

/** Markdown with LaTeX between `$…$` or `$$…$$`. Raw HTML comes out as the text it is. */
export function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={props.inline ? <span>{props.text}</span> : <SkeletonLines />}>
      <MarkdownText {...props} />
    </Suspense>
  )
}
