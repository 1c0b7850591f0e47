import { useState } from 'react'
import { Link } from 'react-router'
import { MoreIcon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { addressOf } from '../find-section.ts'
import { sections } from '../menu.ts'
import { prefetchSection } from '../section-screens.ts'
import { MenuList, type MenuListProps } from './menu-list.tsx'
import type { ShellProps } from './shell.tsx'
import { LogoutButton } from './sidebar.tsx'
import { UserCard } from './user-card.tsx'

const atHand = sections.filter(section => section.atHand)
const place =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-3 px-0.5 text-[0.8125rem] leading-tight'
const away = 'border-transparent text-muted'
const here = 'border-accent font-semibold text-ink'

/** Four places under the thumb, and the rest one tap away. */
export function BottomBar({ user, current, onLeave }: ShellProps & Pick<MenuListProps, 'current'>) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const elsewhere = !atHand.some(({ slug }) => slug === current)
  return (
    <>
      <nav
        aria-label="Principal"
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <ul className="mx-auto grid max-w-xl grid-cols-5">
          {atHand.map(section => {
            const { slug, label, icon: Icon } = section
            return (
              <li key={slug}>
                <Link
                  to={addressOf(section)}
                  aria-current={slug === current ? 'page' : undefined}
                  onPointerEnter={() => prefetchSection(section)}
                  onFocus={() => prefetchSection(section)}
                  className={`${place} ${slug === current ? here : away}`}
                >
                  <Icon className="size-6" />
                  {label}
                </Link>
              </li>
            )
          })}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
              className={`w-full ${place} ${elsewhere ? here : away}`}
            >
              <MoreIcon className="size-6" />
              Mais
            </button>
          </li>
        </ul>
      </nav>
      <Sheet open={open} onClose={close} title="Menu">
        <UserCard user={user} current={current} onChoose={close} />
        <nav aria-label="Seções" className="py-4">
          <MenuList role={user.role} current={current} onChoose={close} />
        </nav>
        <LogoutButton onLeave={onLeave} />
      </Sheet>
    </>
  )
}
