// @vitest-environment jsdom
import type { Plan } from '@norteia/contract/billing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { data, fakeServer, forgetEverything, openAt, refused, signIn, valid } from '../../app/testing.tsx'
import { planSlug } from './plan-slug.ts'

afterEach(forgetEverything)

const plan = (slug: string, name: string, price: number, originalPrice: number | null = null): Plan => ({
  id: '0b6f5d8e-6f0c-4a7e-9a55-0d6a5b1f2c3d',
  slug,
  name,
  description: 'Para estudar.',
  price,
  originalPrice,
  billingCycle: slug.endsWith('anual') ? 'yearly' : 'monthly',
  features: ['Chat socrático'],
  isPopular: false,
  hasAITutor: true,
  hasEssayCorrection: true,
  hasCommunityAccess: true,
})
const plans = data([
  plan('freemium', 'Explorador', 0),
  plan('aprovador-pro', 'Aprovador Pro', 97, 197),
  plan('guru-elite', 'Guru Elite', 197, 397),
  plan('aprovador-pro-anual', 'Aprovador Pro anual', 970),
])

function open(search: string) {
  fakeServer({ ...valid(), 'GET /api/plans': plans })
  openAt(`/checkout${search}`)
}
const summary = (name: string) => screen.findByRole('heading', { level: 2, name }, { timeout: 3000 })

test('shows the real price and says that nothing can be paid yet', async () => {
  open('')
  await summary('Aprovador Pro')
  expect(screen.getByText(/R\$\s97,00/)).toBeTruthy()
  expect(screen.getByText('Os pagamentos ainda não estão abertos')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Criar conta grátis' }).getAttribute('href')).toBe('/register')
})

test('the free plan is only a door', async () => {
  signIn()
  open('?plano=explorador')
  await summary('Explorador')
  expect(screen.getByText('É só entrar')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ir para a plataforma' })).toBeTruthy()
})

test.each([
  [null, 'aprovador-pro'],
  ['', 'aprovador-pro'],
  ['explorador', 'freemium'],
  ['freemium', 'freemium'],
  ['guru-elite', 'guru-elite'],
  ['estudante', 'aprovador-pro'],
  ['premium', 'guru-elite'],
  ['premium-anual', 'aprovador-pro-anual'],
  ['Guru-Elite', 'guru-elite'],
  ['constructor', 'constructor'],
])('the link plano=%s means %s', (asked, slug) => {
  expect(planSlug(asked)).toBe(slug)
})

test('a plan that does not exist leads to those that do', async () => {
  open('?plano=ouro')
  await summary('Este plano não existe')
  expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/plans')
})

test('a failure offers to try again', async () => {
  fakeServer({ 'GET /api/plans': refused(500, 'erro_interno', 'Erro interno. Tente novamente.') })
  openAt('/checkout')
  expect(await screen.findByText('Erro interno. Tente novamente.', {}, { timeout: 3000 })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
})
