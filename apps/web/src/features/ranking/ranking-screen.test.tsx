// @vitest-environment jsdom
import { tierOf } from '@norteia/domain/ranking'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { data, fakeServer, forgetEverything, openAt, refused, signIn, valid } from '../../app/testing.tsx'
import { tierWords } from './tier-words.ts'
import type { Entry, Ranking } from './wire.ts'

afterEach(forgetEverything)

const entry = (position: number, changes: Partial<Entry> = {}): Entry => ({
  position,
  name: `Pessoa ${position}`,
  points: 1000 - position,
  level: 4,
  tier: 'Ouro',
  achievements: 1,
  me: false,
  ...changes,
})
const places = (first: number, count: number) => Array.from({ length: count }, (_, i) => entry(first + i))

function aRanking(changes: Partial<Omit<Ranking, 'me'>> = {}, me: Partial<Ranking['me']> = {}): Ranking {
  return {
    period: 'semanal',
    from: '2026-11-16',
    top: places(1, 10),
    around: [...places(21, 2), entry(23, { name: 'Bia S.', me: true }), ...places(24, 2)],
    participants: 1204,
    ...changes,
    me: { position: 23, points: 977, tier: 'Ouro', toNext: 12, visible: true, shownAs: 'Bia S.', ...me },
  }
}

async function open(ranking: Ranking | (() => ReturnType<typeof data | typeof refused>), search = '') {
  signIn()
  const calls = fakeServer({
    ...valid(),
    'GET /api/ranking': typeof ranking === 'function' ? ranking : data(ranking),
  })
  const router = openAt(`/platform/ranking${search}`)
  await screen.findByRole('heading', { level: 1, name: 'Ranking' }, { timeout: 3000 })
  return { calls, router }
}
const late = { timeout: 3000 }
const table = () => screen.findByRole('table', {}, late)
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)

test('shows the ten first, and the student among their neighbours after a gap', async () => {
  await open(aRanking())
  const shown = await rows()
  expect(shown).toHaveLength(16)
  expect(shown[10]!.textContent).toContain('lugares não mostrados')
  const mine = shown[13]!
  expect(mine.getAttribute('aria-current')).toBe('true')
  expect(mine.textContent).toContain('23ºBia S.Você')
  expect(shown.filter(row => row.hasAttribute('aria-current'))).toHaveLength(1)
})

test('tells position, points, division and what the next place takes', async () => {
  await open(aRanking())
  await table()
  expect(screen.getByText('de 1.204 participantes')).toBeTruthy()
  expect(screen.getByText('12 pontos até o próximo lugar.')).toBeTruthy()
  expect(screen.getByText('Bia S.', { selector: 'b' })).toBeTruthy()
})

test('neighbours who are in the top already are not shown twice', async () => {
  const around = [...places(9, 2), entry(11, { me: true }), ...places(12, 2)]
  await open(aRanking({ around }, { position: 11 }))
  const shown = await rows()
  expect(shown).toHaveLength(13)
  expect(shown.some(row => row.textContent?.includes('lugares não mostrados'))).toBe(false)
})

test('whoever left the ranking is told so, and where to change it', async () => {
  await open(aRanking({ around: [] }, { position: null, tier: null, toNext: null, visible: false }))
  expect(await screen.findByText('Você não aparece no ranking.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Mudar em Minha conta' }).getAttribute('href')).toBe(
    '/platform/conta?aba=privacidade',
  )
  expect(screen.getByText('977')).toBeTruthy()
})

test('who has no name to show is offered a nickname', async () => {
  await open(aRanking({}, { shownAs: null }))
  expect(await screen.findByText('Você aparece como Estudante; escolha um apelido.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Escolher um apelido' }).getAttribute('href')).toBe(
    '/platform/conta?aba=perfil',
  )
})

test('an empty period says so and how to begin', async () => {
  const nobody = { top: [], around: [], participants: 0 }
  await open(aRanking(nobody, { position: null, points: 0, tier: null, toNext: null }))
  expect(await screen.findByText('Ninguém pontuou nesta semana')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Resolver questões' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('the arrows walk the periods, and the address keeps the one chosen', async () => {
  const { router } = await open(aRanking())
  await table()
  screen.getByRole('tab', { name: 'Semanal', selected: true }).focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(router.state.location.search).toBe('?periodo=mensal'), late)
  expect(await screen.findByText(/No dia 1º de cada mês às 00:00/, {}, late)).toBeTruthy()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Mensal')
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(router.state.location.search).toBe('?periodo=geral'), late)
  expect(await screen.findByText(/Este não zera/, {}, late)).toBeTruthy()
})

test('opens the period of the address, and the week for one it does not know', async () => {
  await open(aRanking(), '?periodo=mensal')
  expect(screen.getByRole('tab', { name: 'Mensal', selected: true })).toBeTruthy()
  forgetEverything()
  await open(aRanking(), '?periodo=anual')
  expect(screen.getByRole('tab', { name: 'Semanal', selected: true })).toBeTruthy()
})

test('says when the week ends, and what gives points', async () => {
  await open(aRanking())
  expect(screen.getByText(/Toda segunda-feira às 00:00, no horário de São Paulo/)).toBeTruthy()
  expect(screen.getByText(/Questão certa: 5, 10 ou 15 pontos/)).toBeTruthy()
})

test('a failure is said with a way to try again', async () => {
  let broken = true
  await open(() =>
    broken ? refused(500, 'erro_interno', 'Erro interno. Tente novamente.') : data(aRanking()),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Erro interno')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await table()
})

test('tells the divisions as the rule has them', () => {
  const participants = 10_000
  for (const { tier, topPercent } of tierWords) {
    const ahead = topPercent === null ? participants - 1 : (participants * topPercent) / 100 - 1
    expect(tierOf({ position: ahead + 1, participants }), tier).toBe(tier)
    if (topPercent !== null) expect(tierOf({ position: ahead + 2, participants })).not.toBe(tier)
  }
})
