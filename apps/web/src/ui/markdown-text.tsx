import { useMemo } from 'react'
import type { MarkdownProps } from './markdown.tsx'
import { renderBlocks, renderInline } from './markdown-elements.tsx'
import { readBlocks, readInline } from './markdown-tokens.ts'

// Our own images, and nothing the reader's browser would have to ask a stranger for.
const ownImage = (url: string) => /^\/(?!\/)/.test(url) || url.startsWith('data:image/png;base64,')

export default function MarkdownText({ text, inline = false, mayShowImage = ownImage }: MarkdownProps) {
  const elements = useMemo(
    () =>
      inline
        ? renderInline(readInline(text), { mayShowImage })
        : renderBlocks(readBlocks(text), { mayShowImage }),
    [text, inline, mayShowImage],
  )
  return inline ? (
    <span>{elements}</span>
  ) : (
    <div className="max-w-reading space-y-3 wrap-break-word">{elements}</div>
  )
}
