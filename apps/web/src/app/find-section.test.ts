import { expect, test } from 'vitest'
import { addressOf, findAlias, findSection, menuFor } from './find-section.ts'
import { sections } from './menu.ts'
import { soon } from './soon.ts'

const specified =
  'dashboard guia-prompts comunidade ranking simulacoes treine-com-provas cursos mentores exercicios ' +
  'estudo-compartilhado guru-aprovacao plano-ia trilha-inteligente correcao-redacao duelo-aprovacao sob-pressao ' +
  'mapa-aprovacao apostilas admin admin/plans admin/coupons study-plans create-study-plan view-study-plan conta'

test.each(specified.split(' '))('the section %s exists', slug => {
  expect(findSection(slug)?.slug).toBe(slug)
})

test('the menu has the nineteen entries of the specification for an administrator, and those we added', () => {
  const slugs = menuFor('admin').flatMap(({ entries }) => entries.map(({ slug }) => slug))
  expect(slugs.filter(slug => specified.split(' ').includes(slug))).toHaveLength(19)
  expect(slugs).toContain('conquistas')
})

test.each(['freemium', 'aluno', 'mentor'] as const)('hides the administration from %s', role => {
  const shown = menuFor(role).flatMap(({ entries }) => entries)
  const all = menuFor('admin').flatMap(({ entries }) => entries)
  expect(shown).toEqual(all.filter(({ adminOnly }) => !adminOnly))
  expect(shown.map(({ label }) => label)).not.toContain('Administração')
})

test('four places are at hand on a phone', () => {
  expect(sections.filter(({ atHand }) => atHand)).toHaveLength(4)
})

test('each section is either built or says what it will be', () => {
  const silent = sections.filter(({ slug, load }) => !load && !soon[slug])
  expect(silent.map(({ slug }) => slug)).toEqual([])
})

test.each([
  ['', 'dashboard'],
  ['simulacoes/123', 'simulacoes'],
  ['admin/plans', 'admin/plans'],
  ['admin/plans/7', 'admin/plans'],
  ['admin/outra', 'admin'],
  ['simulacoes-antigas', undefined],
  ['constructor', undefined],
])('the address %j belongs to %s', (path, slug) => {
  expect(findSection(path)?.slug).toBe(slug)
})

test.each([
  ['courses', '', '/platform/cursos'],
  ['simulations/9', '', '/platform/simulacoes/9'],
  ['mentores-online', '', '/platform/mentores?disponibilidade=online'],
  ['mentores-online', '?materia=fisica', '/platform/mentores?materia=fisica&disponibilidade=online'],
  ['cursos', '', undefined],
  ['toString', '', undefined],
])('the name %s%s leads to %s', (path, search, address) => {
  expect(findAlias(path, search)).toBe(address)
})

test('the dashboard is at /platform itself', () => {
  expect(sections.slice(0, 2).map(addressOf)).toEqual(['/platform', '/platform/plano-ia'])
})
