import katex from 'katex'
import 'katex/dist/katex.min.css'
import { useLayoutEffect, useRef } from 'react'

/**
 * KaTeX builds the nodes itself: as a string of HTML its inline styles would be refused by our
 * content security policy.
 */
export function Formula({ tex, display }: { tex: string; display: boolean }) {
  const host = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (!host.current) return
    try {
      katex.render(tex, host.current, {
        displayMode: display,
        trust: false,
        strict: 'ignore',
        maxSize: 20,
        maxExpand: 500,
      })
    } catch {
      // Better the source than nothing: the student can still read it.
      host.current.textContent = tex
    }
  }, [tex, display])

  if (!display) return <span ref={host} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long formula scrolls, and must do so by keyboard too
    <span tabIndex={0} className="block overflow-x-auto overflow-y-hidden py-1">
      <span ref={host} />
    </span>
  )
}
