// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { returnPath, withReturn } from './return-path.ts'

const back = (voltar: string) => returnPath(new URLSearchParams({ voltar }))

test.each([
  '/platform',
  '/platform/conta?aba=seguranca',
  '/platform/simulacoes#q3',
  '/checkout?plano=guru-elite',
])('goes back to %s, an address of ours', address => {
  expect(back(address)).toBe(address)
})

test.each([
  'https://exemplo.com/platform/conta',
  '//exemplo.com/platform/conta',
  '/\\exemplo.com/platform/conta',
  '/\t/exemplo.com',
  '\\\\exemplo.com',
  'javascript:alert(1)',
  '/platform/../../login',
  '/login',
  '/reset-password?token=a',
  '/api/auth/logout',
  '/nada',
  'platform',
  '',
])('never follows %j', address => {
  expect(back(address)).toBe('/platform')
})

test('without a wish goes to the platform', () => {
  expect(returnPath(new URLSearchParams())).toBe('/platform')
})

test('a door remembers where its visitor was going, and comes back there', () => {
  const link = withReturn('/login', '/platform/conta?aba=dados')
  expect(returnPath(new URL(link, 'http://localhost').searchParams)).toBe('/platform/conta?aba=dados')
  expect(withReturn('/login', '/platform')).toBe('/login')
})
