// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Answers,
  data,
  done,
  fakeServer,
  forgetEverything,
  openAt,
  refused,
  signIn,
  valid,
} from '../../app/testing.tsx'
import { anExam, aSitting, attempt, clockWith, sittingServer } from '../sittings/testing.ts'
import type { List, MockExam } from './mock-exam-query.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(forgetEverything)

const anOffer = (changes: Partial<MockExam> = {}): MockExam => ({
  ...anExam(),
  description: '45 questões de Matemática.',
  averageScore: '0',
  timesAttempted: 0,
  official: false,
  mine: false,
  runningAttemptId: null,
  bestScore: null,
  ...changes,
})

const aList = (exams: MockExam[], changes: Partial<List> = {}): { body: List } => ({
  body: {
    success: true,
    data: exams,
    nextCursor: null,
    stats: { simulados: exams.length, questions: 538, years: [], attempts: 12 },
    allowance: { used: 1, most: 3, renewsAt: '2026-12-01T03:00:00.000Z' },
    ...changes,
  },
})
const none = { body: { success: true, data: [], nextCursor: null } }

async function open(list: Answers[string], answers: Answers = {}, search = '') {
  signIn()
  const calls = fakeServer({
    ...valid(),
    'GET /api/simulacoes': list,
    'GET /api/simulacoes/attempts': none,
    ...answers,
  })
  const router = openAt(`/platform/simulacoes${search}`)
  await screen.findByRole('heading', { level: 1, name: 'Simulados' }, { timeout: 4000 })
  return { calls, router }
}
const card = (title: string) =>
  screen.findByRole('heading', { level: 2, name: title }).then(found => found.closest('article')!)

test('a list that does not come says so and can be asked for again', async () => {
  let broken = true
  await open(() => (broken ? refused(500, 'erro_interno', 'Erro interno.') : aList([anOffer()])))
  await screen.findByText('Os simulados não chegaram')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await card('Matemática: simulado 1')
})

test('filters that find nothing say so in the specification’s words, and can be cleared', async () => {
  const { router } = await open(aList([]), {}, '?tipo=por-ano&ano=2021')
  await screen.findByText('Nenhum simulado encontrado com os filtros selecionados.')
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  expect(router.state.location.search).toBe('')
})

test('offers only the types and years that exist, and keeps the choice in the address', async () => {
  const exams = [
    anOffer(),
    anOffer({ id: attempt(2), title: 'Completo', type: 'completo', year: 2021, official: true }),
  ]
  const stats = { simulados: 2, questions: 225, years: [2021], attempts: 0 }
  const { router } = await open(aList(exams, { stats }))
  const type = await screen.findByLabelText('Tipo')
  expect(
    within(type)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Todos', 'Completo', 'Por área'])
  expect(within(screen.getByLabelText('Ano')).getAllByRole('option')).toHaveLength(2)
  await userEvent.selectOptions(type, 'Completo')
  expect(router.state.location.search).toBe('?tipo=completo')
  expect(within(await card('Completo')).getByText('Oficial')).toBeTruthy()
})

test('a card tells what it is, how others and the student did, and goes on with one that runs', async () => {
  const runs = attempt(77)
  await open(aList([anOffer({ averageScore: '61.3', bestScore: 70, runningAttemptId: runs })]), {
    'GET /api/simulacoes/attempts': {
      body: {
        success: true,
        nextCursor: null,
        data: [
          {
            attemptId: runs,
            exam: anExam(),
            mode: 'timed',
            status: 'running',
            startedAt: new Date().toISOString(),
            finishedAt: null,
            endsAt: new Date(Date.now() + 75.5 * 60_000).toISOString(),
            answered: 12,
            score: null,
            correctAnswers: null,
            totalQuestions: 45,
            areas: [],
          },
        ],
      },
    },
  })
  const found = await card('Matemática: simulado 1')
  expect(found.textContent).toContain('Média de quem fez: 61,3%')
  expect(found.textContent).toContain('Seu melhor: 70,0%')
  await waitFor(() =>
    expect(found.textContent).toMatch(/Restam 1 h 15 min; termina às \d\d:\d\d\. 12 respondidas/),
  )
  expect(within(found).getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe(
    `/platform/simulacoes/${runs}`,
  )
})

test('with the month’s limit used up says so before any press, and leads to the plans', async () => {
  await open(aList([anOffer()], { allowance: { used: 3, most: 3, renewsAt: '2026-12-01T03:00:00.000Z' } }))
  await screen.findByText('3 de 3 simulados este mês.')
  const found = await card('Matemática: simulado 1')
  expect(within(found).queryByRole('button', { name: 'Iniciar Simulado' })).toBeNull()
  expect(found.textContent).toContain('Volta a abrir em 1 de dezembro')
  for (const link of screen.getAllByRole('link', { name: 'Ver planos' })) {
    expect(link.getAttribute('href')).toBe('/plans')
  }
})

test('an exam of one’s own can be started when the month’s limit is used up', async () => {
  const own = anOffer({ title: 'Meu simulado', type: 'personalizado', mine: true })
  await open(aList([own], { allowance: { used: 3, most: 3, renewsAt: '2026-12-01T03:00:00.000Z' } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Iniciar Simulado' }))
  expect(screen.getByRole('button', { name: 'Começar simulado' })).toBeTruthy()
})

test('starts only with a language chosen, and says what will happen', async () => {
  const exam = anOffer({ asksLanguage: true })
  const sitting = aSitting(attempt(501))
  const { calls, router } = await open(aList([exam]), {
    ...sittingServer(sitting).answers,
    [`POST /api/simulacoes/${exam.id}/start`]: { body: sitting },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Iniciar Simulado' }))
  const dialog = screen.getByRole('dialog', { name: exam.title })
  expect(dialog.textContent).toContain('O relógio corre no servidor e não para')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Começar simulado' }))
  expect(await within(dialog).findByText('Escolha inglês ou espanhol.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Espanhol' }))
  await userEvent.click(within(dialog).getByText('Tempo adicional e acessibilidade'))
  await userEvent.click(within(dialog).getByRole('radio', { name: '+ 60 min' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Começar simulado' }))
  await screen.findByRole('heading', { level: 2, name: 'Questão 1 de 3' }, { timeout: 4000 })
  expect(calls.find(({ at }) => at.endsWith('/start'))?.body).toEqual({ language: 'es', extraMinutes: 60 })
  expect(router.state.location.pathname).toBe(`/platform/simulacoes/${sitting.attemptId}`)
  // An exam has the screen to itself.
  expect(screen.queryByRole('navigation', { name: 'Seções' })).toBeNull()
})

test('a start that fails says so in the specification’s words', async () => {
  const exam = anOffer()
  await open(aList([exam]), {
    [`POST /api/simulacoes/${exam.id}/start`]: refused(500, 'erro_interno', 'Erro interno.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Iniciar Simulado' }))
  await userEvent.click(screen.getByRole('button', { name: 'Começar simulado' }))
  expect(await screen.findByText('Não foi possível iniciar o simulado. Tente novamente.')).toBeTruthy()
})

test('a limit reached meanwhile is told by the server, with the way to the plans', async () => {
  const exam = anOffer()
  await open(aList([exam]), {
    [`POST /api/simulacoes/${exam.id}/start`]: refused(
      429,
      'limite_do_plano',
      'Você chegou ao limite do seu plano.',
    ),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Iniciar Simulado' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Começar simulado' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('limite do seu plano')
  expect(within(dialog).getByRole('link', { name: 'Ver planos' }).getAttribute('href')).toBe('/plans')
})

test('builds an exam of the student’s own choice and offers to start it', async () => {
  const own = anOffer({ id: attempt(3), title: 'Meu simulado', type: 'personalizado', mine: true })
  const { calls } = await open(aList([]), { 'POST /api/simulacoes': data(own) })
  await userEvent.click(screen.getByRole('button', { name: 'Montar simulado' }))
  const dialog = screen.getByRole('dialog', { name: 'Montar simulado' })
  const build = () => userEvent.click(within(dialog).getByRole('button', { name: 'Montar simulado' }))
  await build()
  expect(await within(dialog).findByText('Escolha pelo menos uma matéria.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Física' }))
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Difíceis' }))
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Só as que errei' }))
  await build()
  await screen.findByRole('dialog', { name: 'Meu simulado' })
  expect(calls.find(({ at }) => at === 'POST /api/simulacoes')?.body).toEqual({
    subjects: ['fisica'],
    difficulties: ['hard'],
    count: 20,
    minutes: 60,
    only: 'erradas',
  })
})

test('too few questions for a choice is said in the form, which stays', async () => {
  await open(aList([]), {
    'POST /api/simulacoes': refused(
      409,
      'poucas_questoes',
      'Não há questões suficientes com essas escolhas.',
    ),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Montar simulado' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Química' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Montar simulado' }))
  expect(await within(dialog).findByText('Não há questões suficientes com essas escolhas.')).toBeTruthy()
})

test('an own exam is deleted after a confirmation', async () => {
  const own = anOffer({ id: attempt(4), title: 'Meu simulado', type: 'personalizado', mine: true })
  const { calls } = await open(aList([own]), { [`DELETE /api/simulacoes/${own.id}`]: done })
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir Meu simulado' }))
  expect(calls.some(({ at }) => at.startsWith('DELETE'))).toBe(false)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Excluir' }))
  expect(await screen.findByText('Simulado excluído')).toBeTruthy()
  expect(calls.filter(({ at }) => at.startsWith('DELETE'))).toHaveLength(1)
})

test('answers left by a closed page are sent from the list', async () => {
  const sitting = aSitting(attempt(502), clockWith(600))
  const server = sittingServer(sitting)
  localStorage.setItem(
    `norteia.prova.0b6f5d8e-6f0c-4a7e-9a55-0d6a5b1f2c3d.${sitting.attemptId}.101`,
    JSON.stringify({ questionId: 101, turn: 30, change: { chosen: 'E' } }),
  )
  await open(aList([anOffer()]), server.answers)
  await waitFor(() => expect(server.stored.get(101)).toMatchObject({ selectedAlternative: 'E' }))
})
