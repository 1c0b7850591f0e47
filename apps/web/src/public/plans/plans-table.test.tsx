// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import AllPlans from './all-plans.tsx'
import { inReais, publishedPlans } from './shown-plan.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const fresh = publishedPlans.map(plan => ({
  ...plan,
  price: plan.slug === 'guru-elite' ? 149.9 : plan.price,
}))

function answer(currentPlan?: { slug: string; name: string }) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/plans') return Response.json({ success: true, data: fresh })
    return currentPlan
      ? Response.json({ success: true, data: { currentPlan } })
      : new Response('', { status: 401 })
  })
}

const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article')!)

test('shows the published prices, then the ones the server has now', async () => {
  answer()
  render(<AllPlans />)
  expect(screen.getByText('R$ 197')).toBeTruthy()
  expect(screen.getByText('Carregando planos...')).toBeTruthy()
  expect(await screen.findByText('R$ 149,90')).toBeTruthy()
  expect(screen.queryByText('Carregando planos...')).toBeNull()
})

test('keeps the published prices and says so when the server does not answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  render(<AllPlans />)
  expect(await screen.findByText(/Não conseguimos confirmar os preços/)).toBeTruthy()
  expect((await card('Aprovador Pro')).getByText('R$ 97')).toBeTruthy()
})

test('paid plans lead to the checkout, the free one to the sign-up', async () => {
  answer()
  render(<AllPlans />)
  const addresses = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(addresses).toEqual([
    '/register',
    '/checkout?plano=aprovador-pro',
    '/checkout?plano=guru-elite',
    '/checkout?plano=aprovador-pro-anual',
  ])
})

test('marks the plan of who is signed in and disables its button', async () => {
  localStorage.setItem('authToken', 'a-token')
  answer({ slug: 'aprovador-pro', name: 'Aprovador Pro' })
  render(<AllPlans />)
  const button = await screen.findByRole('button', { name: 'Plano Atual' })
  expect(button.matches(':disabled')).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: /Gratuito/ }))
  expect(screen.getByText('Você já tem acesso ao plano gratuito!', { exact: false })).toBeTruthy()
})

test('writes whole reais without cents', () => {
  expect([inReais(0), inReais(1164), inReais(149.9)]).toEqual(['R$ 0', 'R$ 1.164', 'R$ 149,90'])
})
