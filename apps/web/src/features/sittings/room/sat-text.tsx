import { memo, useLayoutEffect, useRef } from 'react'
// Not ui/markdown.tsx: the room comes with its parser, so that no question ever flashes as a skeleton.
import MarkdownText from '../../../ui/markdown-text.tsx'
import { reserveImages } from './prime.ts'

/** A text of a question; its pictures take their room before they are painted. */
export const SatText = memo(function SatText({ text, inline = false }: { text: string; inline?: boolean }) {
  const host = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other pictures
  useLayoutEffect(() => {
    if (host.current) reserveImages(host.current)
  }, [text])
  return (
    <div ref={host} className={inline ? 'min-w-0 wrap-break-word' : undefined}>
      <MarkdownText text={text} inline={inline} />
    </div>
  )
})
