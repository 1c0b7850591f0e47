// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import {
  type Answers,
  aUser,
  data,
  done,
  fakeServer,
  forgetEverything,
  openAt,
  refused,
  signIn,
  valid,
} from '../../app/testing.tsx'
import type { Summary } from './wire.ts'

afterEach(forgetEverything)

const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

function aSummary(changes: Partial<Summary> = {}): Summary {
  return {
    secondsStudied: 0,
    exercises: 0,
    mockExams: 0,
    hitRate: null,
    position: null,
    points: 0,
    level: 1,
    pointsInLevel: 0,
    pointsToNextLevel: 100,
    goal: { weeklyMinutes: null, minutesThisWeek: 0 },
    streak: { days: 0, longest: 0, studiedToday: false, freezeLeft: true },
    reviewDue: 0,
    weeks: Array.from({ length: 12 }, (_, i) => ({
      week: addDays('2026-08-31', 7 * i),
      seconds: 0,
      answers: 0,
      hits: 0,
      points: 0,
    })),
    days: Array.from({ length: 7 }, (_, i) => ({ day: addDays('2026-11-15', i), seconds: 0, answers: 0 })),
    subjects: [],
    scores: [],
    next: [
      {
        kind: 'primeira-questao',
        title: 'Responder à primeira questão',
        why: 'A partir dela, tudo aqui passa a falar de você.',
        href: '/platform/exercicios',
        minutes: 3,
      },
    ],
    ...changes,
  }
}

const score = { attemptId: aUser().id, at: '2026-11-08T15:00:00.000Z', title: 'Simulado 1', error: 25 }

function aBusySummary(changes: Partial<Summary> = {}) {
  const quiet = aSummary()
  return aSummary({
    secondsStudied: 106_259,
    exercises: 1742,
    mockExams: 6,
    hitRate: 68.4,
    position: 23,
    points: 1372,
    level: 5,
    pointsInLevel: 372,
    pointsToNextLevel: 128,
    goal: { weeklyMinutes: 300, minutesThisWeek: 158 },
    streak: { days: 9, longest: 17, studiedToday: true, freezeLeft: false },
    reviewDue: 12,
    weeks: quiet.weeks.map((week, i) => (i === 11 ? { ...week, seconds: 9_540, answers: 86 } : week)),
    days: quiet.days.map((day, i) => (i === 6 ? { ...day, seconds: 1_400, answers: 14 } : day)),
    subjects: [
      { subject: 'matematica', answers: 50, hits: 20 },
      { subject: 'historia', answers: 30, hits: 24 },
      { subject: 'filosofia', answers: 4, hits: 4 },
    ],
    scores: [
      { ...score, area: 'MT', score: 631.4, estimated: false },
      { ...score, area: 'LC', score: 548, estimated: true },
    ],
    next: [
      {
        kind: 'revisar',
        title: 'Fazer a revisão do dia',
        why: '12 voltam.',
        href: '/platform/revisao',
        minutes: 18,
      },
      {
        kind: 'simulado',
        title: 'Fazer um simulado',
        why: 'O último foi há 15 dias.',
        href: '/platform/simulacoes',
        minutes: null,
      },
    ],
    ...changes,
  })
}

const achievement = { description: 'Responda à sua primeira questão.', icon: 'target', goal: 1 }
const achievements = data([
  {
    ...achievement,
    id: 'a',
    name: 'Primeiro passo',
    unlocked: true,
    unlockedAt: score.at,
    fresh: true,
    progress: 1,
  },
  {
    ...achievement,
    id: 'b',
    name: 'Aquecimento',
    unlocked: false,
    unlockedAt: null,
    fresh: false,
    progress: 0,
  },
])

const late = { timeout: 3000 }

async function open(summary: Summary, answers: Answers = {}, user = aUser()) {
  signIn(user)
  const calls = fakeServer({
    ...valid(user),
    'GET /api/dashboard': data(summary),
    'GET /api/achievements': achievements,
    ...answers,
  })
  openAt('/platform')
  await screen.findByRole('heading', { level: 1, name: 'Olá, Bia' }, late)
  await waitFor(() => expect(screen.queryByText('Carregando seus números…')).toBeNull(), late)
  return calls
}
const figures = async () => within(await screen.findByRole('region', { name: 'Seus números' }))
const tile = async (label: string) => (await figures()).getByText(label).parentElement!.textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a new account sees zeros, and the first question as the one thing to do', async () => {
  await open(aSummary())
  const first = await screen.findByRole('link', { name: 'Responder' })
  expect(first.getAttribute('href')).toBe('/platform/exercicios')
  expect(await tile('Exercícios')).toContain('0')
  expect(await tile('Tempo de estudo')).toContain('0 min')
  expect(await tile('Taxa de acerto')).toContain('ainda sem dado')
  expect(screen.getByText('Seus gráficos começam na primeira questão')).toBeTruthy()
  expect(screen.queryByRole('figure')).toBeNull()
})

test('shows every figure of a student who has been at it', async () => {
  await open(aBusySummary())
  expect(await tile('Tempo de estudo')).toContain('29h30')
  expect(await tile('Exercícios')).toContain('1.742')
  expect(await tile('Simulados')).toContain('6')
  expect(await tile('Taxa de acerto')).toContain('68%')
  expect(await tile('Posição no mês')).toContain('23º')
  expect(await tile('Revisão de hoje')).toContain('12')
  expect(screen.getByText('9 dias')).toBeTruthy()
  expect(screen.getByText(/O desta semana já foi usado; na segunda-feira vem outro/)).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Até o nível 6' }).getAttribute('aria-valuetext')).toBe(
    '128 pontos',
  )
})

test('puts the most useful thing first, and what comes after it in a list', async () => {
  await open(aBusySummary())
  expect((await screen.findByRole('link', { name: 'Revisar agora' })).getAttribute('href')).toBe(
    '/platform/revisao',
  )
  const after = within(screen.getByRole('list', { name: 'Depois' }))
  expect(after.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/platform/simulacoes'])
})

test('advice to rest has nothing to press', async () => {
  const rest = {
    kind: 'descansar' as const,
    title: 'Descansar',
    why: 'Chega por hoje.',
    href: '/platform',
    minutes: null,
  }
  await open(aBusySummary({ next: [rest], reviewDue: 0 }))
  const card = (await screen.findByRole('heading', { name: 'Descansar' })).closest('section')!
  expect(within(card).queryByRole('link')).toBeNull()
})

test('tells each chart as a table too, and does not judge a subject by a handful of answers', async () => {
  await open(aBusySummary())
  const hits = await screen.findByRole('figure', { name: 'Acertos por matéria' }, late)
  await userEvent.click(within(hits).getByRole('button', { name: 'Ver como tabela' }))
  const rows = within(hits).getAllByRole('row').slice(1)
  expect(rows.map(row => row.textContent)).toEqual([
    'História3080%',
    'Matemática5040%',
    'Filosofia4ainda poucas respostas',
  ])
  const scores = screen.getByRole('figure', { name: 'Nota TRI por área' })
  expect(within(scores).getByText(/Linguagens: 548 ± 25 \(estimativa\); Matemática: 631 ± 25/)).toBeTruthy()
})

test('counts the activity by time or by questions', async () => {
  await open(aBusySummary())
  const days = await screen.findByRole('figure', { name: 'Últimos sete dias' }, late)
  expect(within(days).getByText(/Hoje: 23 min/)).toBeTruthy()
  await press('Questões')
  expect(within(days).getByText(/Hoje: 14 questões/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Questões', pressed: true })).toBeTruthy()
})

test('without any TRI score says how to get one instead of drawing empty axes', async () => {
  await open(aBusySummary({ scores: [] }))
  expect(await screen.findByText(/quando você terminar um simulado/, {}, late)).toBeTruthy()
  expect(screen.queryByRole('figure', { name: 'Nota TRI por área' })).toBeNull()
})

test('shows the last achievements, and asks again for the figures their points changed', async () => {
  const calls = await open(aBusySummary())
  const list = within(await screen.findByRole('list', { name: 'Últimas conquistas' }, late))
  expect(list.getByText('Primeiro passo').closest('li')!.textContent).toContain('Nova')
  await waitFor(() => expect(calls.filter(({ at }) => at === 'GET /api/dashboard')).toHaveLength(2))
})

test('sets a goal in hours, and shows it before the server answered', async () => {
  let answer = (_: typeof done) => {}
  const calls = await open(aSummary(), {
    'PUT /api/dashboard/goal': () =>
      new Promise(resolve => {
        answer = resolve
      }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Definir meta' }))
  const hours = screen.getByLabelText('Horas de estudo por semana')
  await userEvent.type(hours, 'muitas')
  await press('Salvar meta')
  expect(screen.getByText('Informe as horas em número, como 4 ou 2,5.')).toBeTruthy()
  await userEvent.clear(hours)
  await userEvent.type(hours, '2,5')
  expect(screen.getByText('Cerca de 30 min por dia, em cinco dias da semana.')).toBeTruthy()
  await press('Salvar meta')
  expect(await screen.findByText('0 min de 2h30')).toBeTruthy()
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ weeklyMinutes: 150 }))
  answer(done)
})

test('a goal the server refuses is taken back and said', async () => {
  await open(aBusySummary(), {
    'PUT /api/dashboard/goal': refused(500, 'erro_interno', 'Erro interno. Tente novamente.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar meta' }))
  await press('8 horas')
  await press('Salvar meta')
  expect(await screen.findByText('Não foi possível salvar a meta')).toBeTruthy()
  expect(screen.getByText('2h38 de 5h')).toBeTruthy()
})

test('removes the goal', async () => {
  const gone = aBusySummary({ goal: { weeklyMinutes: null, minutesThisWeek: 158 } })
  let removed = false
  const calls = await open(aBusySummary(), {
    'PUT /api/dashboard/goal': () => {
      removed = true
      return done
    },
    'GET /api/dashboard': () => data(removed ? gone : aBusySummary()),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar meta' }))
  await press('Tirar a meta')
  expect(await screen.findByText('Você estudou 2h38 nesta semana.')).toBeTruthy()
  expect(calls.find(({ at }) => at.startsWith('PUT'))?.body).toEqual({ weeklyMinutes: null })
})

test('a failure is said with a way to try again', async () => {
  let broken = true
  await open(aSummary(), {
    'GET /api/dashboard': () =>
      broken ? refused(500, 'erro_interno', 'Erro interno. Tente novamente.') : data(aSummary()),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('pedido-1')
  broken = false
  await press('Tentar de novo')
  expect(await screen.findByRole('link', { name: 'Responder' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [
    { emailVerified: false, socialDoor: 'birth-date' as const },
    ['Confirme seu e-mail', 'Diga quando você nasceu'],
  ],
  [{ socialDoor: 'guardian' as const }, ['Falta o sim do seu responsável']],
])('tells what is pending in the account: %j', async (changes, titles) => {
  await open(aSummary(), {}, aUser(changes))
  const list = within(await screen.findByRole('list', { name: 'Pendências da conta' }))
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(titles)
})

test('the menu tells the same points as the page', async () => {
  await open(aBusySummary())
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Bia Souza/ }).textContent).toContain('1.372 pontos · Nível 5'),
  )
})
