/** A compass needle that is a pencil: lead, wood and, past the scalloped cut, the painted body. */
export const needlePath =
  'M12-3.4 14 3.4h-4zM9.6 4.9h4.8L17.1 13.4a1.95 1.95 0 0 1-3.4.6 1.95 1.95 0 0 1-3.4 0 1.95 1.95 0 0 1-3.4-.6zM17.2 15.4 12 27.4 6.8 15.4a3.3 3.3 0 0 0 3.5.6 3.2 3.2 0 0 0 3.4 0 3.3 3.3 0 0 0 3.5-.6z'

/** The mark alone, in the colour of the text around it. */
export function LogoMark({ className = 'size-7', label }: { className?: string; label?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      className={`shrink-0 ${className}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={needlePath} transform="rotate(38 12 12)" />
    </svg>
  )
}

export function Logo({ className = 'text-step-2' }: { className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-display font-extrabold tracking-tight ${className}`}
    >
      <LogoMark className="size-[1.1em] fill-accent" />
      Norteia
    </span>
  )
}
