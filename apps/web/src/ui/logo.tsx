/** A compass needle that is a pencil: lead, wood and, past the scalloped cut, the painted body. */
export const needlePath =
  'M12 .6 13.7 5.5h-3.4zM9.9 6.7h4.2L16.3 13l-2.15 1.5L12 13l-2.15 1.5L7.7 13zM7.3 14.6l2.55 1.7L12 14.8l2.15 1.5 2.55-1.7L12 23.4z'

/** The mark alone, in the colour of the text around it. */
export function LogoMark({ className = 'size-7', label }: { className?: string; label?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path fill="currentColor" d={needlePath} transform="rotate(32 12 12)" />
    </svg>
  )
}

export function Logo({ className = 'text-step-2' }: { className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-display font-extrabold tracking-tight ${className}`}
    >
      <LogoMark className="size-[1.15em] text-accent" />
      Norteia
    </span>
  )
}
