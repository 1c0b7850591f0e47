import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'sea' | 'accent' | 'hit' | 'caution' | 'wrong'

const tones = {
  neutral: 'border-edge text-ink',
  sea: 'border-primary text-link',
  accent: 'border-accent text-accent',
  hit: 'border-hit bg-hit-soft text-hit',
  caution: 'border-caution bg-caution-soft text-caution',
  wrong: 'border-wrong bg-wrong-soft text-wrong',
}

/** A word or two. The tone never speaks alone: the word says the same. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1 rounded-small border px-2 py-0.5 text-step--1 font-semibold [&_svg]:size-4 ${tones[tone]}`}
    >
      {icon}
      {children}
    </span>
  )
}
