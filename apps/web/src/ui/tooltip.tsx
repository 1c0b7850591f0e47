import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

const DELAY = 700
const SKIP_DELAY = 300

// The moment the last tooltip closed, shared so that its neighbour opens without a second wait.
const LastClosed = createContext<RefObject<number> | null>(null)

export function TooltipProvider({ children }: { children: ReactNode }) {
  const lastClosed = useRef(Number.NEGATIVE_INFINITY)
  return <LastClosed value={lastClosed}>{children}</LastClosed>
}

type TooltipProps = { label: ReactNode; children: ReactElement<{ 'aria-describedby'?: string | undefined }> }

/**
 * Drawn beside its trigger and not in <body>, so that it also shows inside a modal dialog.
 * What it says must be reachable without it: there is no hover on a phone.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId()
  const wrapper = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const own = useRef(Number.NEGATIVE_INFINITY)
  const lastClosed = use(LastClosed) ?? own
  const [open, setOpen] = useState(false)

  const acts = useMemo(() => {
    function close() {
      clearTimeout(timer.current)
      setOpen(was => {
        if (was) lastClosed.current = performance.now()
        return false
      })
    }
    function openSoon() {
      clearTimeout(timer.current)
      const recent = performance.now() - lastClosed.current < SKIP_DELAY
      if (recent) setOpen(true)
      else timer.current = setTimeout(() => setOpen(true), DELAY)
    }
    return { close, openSoon }
  }, [lastClosed])

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The first Escape is for the tooltip, not for the dialog it may be in.
      event.preventDefault()
      acts.close()
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('click', acts.close, true)
    window.addEventListener('scroll', acts.close, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('click', acts.close, true)
      window.removeEventListener('scroll', acts.close, { capture: true })
    }
  }, [open, acts])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what is pressed; this only listens
    <span
      ref={wrapper}
      className="contents"
      onPointerOver={event => event.pointerType !== 'touch' && !open && acts.openSoon()}
      onPointerOut={event => !wrapper.current?.contains(event.relatedTarget as Node | null) && acts.close()}
      onPointerDown={acts.close}
      onFocus={event => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={acts.close}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : children.props['aria-describedby'] })}
      {open && (
        <Bubble id={id} wrapper={wrapper}>
          {label}
        </Bubble>
      )}
    </span>
  )
}

type BubbleProps = { id: string; wrapper: RefObject<HTMLSpanElement | null>; children: ReactNode }

function Bubble({ id, wrapper, children }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const trigger = wrapper.current?.firstElementChild
    const box = bubble.current
    if (!trigger || !box) return
    const around = trigger.getBoundingClientRect()
    const size = box.getBoundingClientRect()
    const left = around.left + around.width / 2 - size.width / 2
    const above = around.top - size.height - 8
    box.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - size.width - 8))}px`
    box.style.top = `${above >= 8 ? above : around.bottom + 8}px`
  }, [wrapper])

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      className="fixed top-0 left-0 z-40 w-max max-w-xs animate-fade text-balance rounded-small bg-ink px-2.5 py-1.5 text-left text-step--1 font-normal text-ground"
    >
      {children}
    </span>
  )
}
