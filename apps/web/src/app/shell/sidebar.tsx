import { LogoutIcon } from '../../ui/icons.tsx'
import { Logo } from '../../ui/logo.tsx'
import { MenuList, type MenuListProps } from './menu-list.tsx'
import type { ShellProps } from './shell.tsx'
import { UserCard } from './user-card.tsx'

/** Beside the content from 1024 px on; below that the bottom bar takes its place. */
export function Sidebar({ user, current, onLeave }: ShellProps & Pick<MenuListProps, 'current'>) {
  return (
    <header className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-surface lg:flex">
      <a href="/" aria-label="Norteia, página inicial" className="px-5 pt-5 pb-3">
        <Logo />
      </a>
      <div className="px-3">
        <UserCard user={user} current={current} />
      </div>
      <nav aria-label="Seções" className="min-h-0 flex-1 overflow-y-auto px-3 py-3">
        <MenuList role={user.role} current={current} />
      </nav>
      <div className="border-t border-line p-3">
        <LogoutButton onLeave={onLeave} />
      </div>
    </header>
  )
}

export function LogoutButton({ onLeave }: Pick<ShellProps, 'onLeave'>) {
  return (
    <button
      type="button"
      onClick={onLeave}
      className="flex min-h-11 w-full items-center gap-3 rounded-card px-3 text-muted hover:bg-quiet hover:text-ink"
    >
      <LogoutIcon /> Sair
    </button>
  )
}
