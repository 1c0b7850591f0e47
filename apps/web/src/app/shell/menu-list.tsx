import type { Role } from '@norteia/contract/auth'
import { Link } from 'react-router'
import { addressOf, menuFor } from '../find-section.ts'
import { prefetchSection } from '../section-screens.ts'

export type MenuListProps = {
  role: Role
  /** The slug of the section on the screen. */
  current: string | undefined
  onChoose?: () => void
}

export function MenuList({ role, current, onChoose }: MenuListProps) {
  return menuFor(role).map(({ group, entries }) => (
    <div key={group} className="mb-3 lg:mb-2">
      {/* A group of one needs no name of its own. */}
      {entries.length > 1 && (
        <p aria-hidden="true" className="px-3 pt-1 pb-0.5 text-step--1 font-semibold text-muted">
          {group}
        </p>
      )}
      <ul aria-label={group}>
        {entries.map(section => {
          const Icon = section.icon
          const here = section.slug === current
          return (
            <li key={section.slug}>
              <Link
                to={addressOf(section)}
                aria-current={here ? 'page' : undefined}
                onClick={onChoose}
                onPointerEnter={() => prefetchSection(section)}
                onFocus={() => prefetchSection(section)}
                className={`flex min-h-11 items-center gap-3 rounded-card border-l-3 px-2.5 lg:min-h-9 ${
                  here
                    ? 'border-accent bg-quiet font-semibold text-ink'
                    : 'border-transparent text-ink hover:bg-quiet'
                }`}
              >
                <Icon className={`size-5 ${here ? 'text-accent' : 'text-muted'}`} />
                {section.label}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  ))
}
