import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-card border font-text font-semibold no-underline ' +
  'transition-colors duration-150 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed select-none text-center'

const sizes = { md: 'px-5 py-2 text-step-0', sm: 'px-3.5 py-1.5 text-step--1' }

const variants = {
  primary:
    'border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover active:translate-y-px',
  secondary: 'border-edge bg-surface text-ink hover:border-ink hover:bg-quiet active:translate-y-px',
  quiet: 'border-transparent bg-transparent text-link hover:bg-quiet',
  danger:
    'border-danger bg-danger text-on-danger hover:border-danger-hover hover:bg-danger-hover active:translate-y-px',
}

const off = 'border-line bg-quiet text-muted'

/** The classes of a button, for links of the router. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md') {
  return `${shape} ${sizes[size]} ${variants[variant]}`
}

type Look = { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode }
type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean; busyLabel?: string }

/** While `busy` it keeps its focus and its place, and presses do nothing. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  busyLabel,
  icon,
  type = 'button',
  className = '',
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = disabled && !busy ? `${shape} ${sizes[size]} ${off}` : buttonClass(variant, size)
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? event => event.preventDefault() : onClick}
      className={`${look} ${className}`}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & Look & { href: string }

export function LinkButton({
  variant = 'primary',
  size = 'md',
  icon,
  className = '',
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={`${buttonClass(variant, size)} ${className}`}>
      {icon}
      {children}
    </a>
  )
}
