// @vitest-environment jsdom
import { achievements as catalogue } from '@norteia/domain/achievements'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { data, fakeServer, forgetEverything, openAt, refused, signIn, valid } from '../../app/testing.tsx'
import { StarIcon } from '../../ui/icons.tsx'
import type { Achievement } from './achievement-card.tsx'
import { iconOf } from './achievement-icons.ts'

afterEach(forgetEverything)

const anAchievement = (changes: Partial<Achievement>): Achievement => ({
  id: 'respostas-50',
  name: 'Aquecimento',
  description: 'Responda a 50 questões.',
  icon: 'target',
  unlocked: false,
  unlockedAt: null,
  fresh: false,
  progress: 12,
  goal: 50,
  ...changes,
})
const reached = anAchievement({
  id: 'respostas-1',
  name: 'Primeiro passo',
  description: 'Responda à sua primeira questão.',
  unlocked: true,
  unlockedAt: '2026-11-20T12:00:00.000Z',
  fresh: true,
  progress: 1,
  goal: 1,
})
const near = anAchievement({ id: 'sequencia-3', name: 'Três dias', progress: 2, goal: 3 })
const all = [reached, anAchievement({}), near]

const late = { timeout: 3000 }
type Answer = ReturnType<typeof data | typeof refused>

async function open(answer: Answer | (() => Answer), address = '/platform/conquistas') {
  signIn()
  fakeServer({ ...valid(), 'GET /api/achievements': answer })
  const router = openAt(address)
  await screen.findByRole('heading', { level: 1, name: 'Conquistas' }, { timeout: 3000 })
  return router
}
const namesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

test('tells reached ones by word and date, the others by how far they are', async () => {
  await open(data(all))
  const mine = (await screen.findByRole('heading', { name: /Primeiro passo/ })).closest('li')!
  expect(mine.textContent).toContain('Conquistada em 20/11/2026')
  const other = screen.getByRole('progressbar', { name: 'Progresso de Aquecimento' })
  expect(other.getAttribute('aria-valuetext')).toBe('12 de 50')
  expect(within(other.closest('li')!).getByText('Responda a 50 questões.')).toBeTruthy()
})

test('puts the nearest first, and counts those reached', async () => {
  await open(data(all))
  await screen.findByRole('region', { name: 'A conquistar' })
  expect(namesIn('A conquistar')).toEqual(['Três dias', 'Aquecimento'])
  expect(screen.getByRole('progressbar', { name: 'Até aqui' }).getAttribute('aria-valuetext')).toBe('1 de 3')
})

test('marks a new one once: also when the server told of it on the page before', async () => {
  let asked = 0
  const answer = () => {
    asked++
    return data([{ ...reached, fresh: asked === 1 }, anAchievement({ progress: 10 + asked })])
  }
  const router = await open(answer)
  const leaveAndReturn = async () => {
    await act(() => router.navigate('/platform/apostilas'))
    await screen.findByRole('heading', { level: 1, name: 'Apostilas' }, late)
    await act(() => router.navigate('/platform/conquistas'))
  }
  await screen.findByText('11 de 50', { selector: '[aria-hidden]' }, late)
  expect(screen.getByText('Nova')).toBeTruthy()
  await leaveAndReturn()
  await screen.findByText('12 de 50', { selector: '[aria-hidden]' }, late)
  expect(screen.getByText('Nova')).toBeTruthy()
  await leaveAndReturn()
  await screen.findByText('13 de 50', { selector: '[aria-hidden]' }, late)
  expect(screen.queryByText('Nova')).toBeNull()
})

test('shows only those reached on request, and the address keeps it', async () => {
  const router = await open(data(all))
  await userEvent.click(await screen.findByRole('button', { name: 'Conquistadas (1)' }))
  expect(screen.queryByRole('region', { name: 'A conquistar' })).toBeNull()
  expect(namesIn('Conquistadas')).toEqual(['Primeiro passoNova'])
  expect(router.state.location.search).toBe('?mostrar=conquistadas')
})

test('a new account sees all of them ahead in their own order, and how the first comes', async () => {
  const none = [anAchievement({ progress: 0 }), { ...near, progress: 1 }]
  await open(data(none))
  await screen.findByRole('region', { name: 'A conquistar' })
  expect(namesIn('A conquistar')).toEqual(['Aquecimento', 'Três dias'])
  await userEvent.click(screen.getByRole('button', { name: 'Conquistadas (0)' }))
  expect(screen.getByText(/A primeira vem com a primeira questão/)).toBeTruthy()
})

test('a failure is said with a way to try again', async () => {
  let broken = true
  await open(() => (broken ? refused(500, 'erro_interno', 'Erro interno. Tente novamente.') : data(all)))
  await screen.findByRole('alert')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByRole('region', { name: 'Conquistadas' })).toBeTruthy()
})

test('has an icon of its own for every name of the catalogue', () => {
  const strange = catalogue.filter(({ icon }) => icon !== 'star' && iconOf(icon) === StarIcon)
  expect(strange).toEqual([])
  expect(iconOf('constructor')).toBe(StarIcon)
})
