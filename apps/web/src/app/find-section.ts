import type { Role } from '@norteia/contract/auth'
import { sectionAliases } from '@norteia/contract/pages'
import { type Group, groups, type Section, sections } from './menu.ts'

/** The section of an address below /platform: the longest slug it is or lies under. */
export function findSection(path: string): Section | undefined {
  if (path === '') return sections[0]
  return sections
    .filter(({ slug }) => path === slug || path.startsWith(`${slug}/`))
    .sort((one, other) => other.slug.length - one.slug.length)[0]
}

/** Where an English or old name really leads, with what came after it; nothing for any other address. */
export function findAlias(path: string, search = ''): string | undefined {
  const [first = '', ...rest] = path.split('/')
  const target = Object.hasOwn(sectionAliases, first) ? sectionAliases[first] : undefined
  if (!target) return
  const [slug, filter] = target.split('?')
  const asked = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(filter)) asked.set(name, value)
  const query = asked.size ? `?${asked}` : ''
  return `/platform/${[slug, ...rest].filter(Boolean).join('/')}${query}`
}

export function addressOf({ slug }: Section) {
  return slug === 'dashboard' ? '/platform' : `/platform/${slug}`
}

export type MenuGroup = { group: Group; entries: Section[] }

export function menuFor(role: Role): MenuGroup[] {
  return groups
    .map(group => ({
      group,
      entries: sections.filter(
        section => section.group === group && (!section.adminOnly || role === 'admin'),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}
