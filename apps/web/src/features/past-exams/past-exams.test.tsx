// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Answers,
  fakeServer,
  forgetEverything,
  openAt,
  refused,
  signIn,
  valid,
} from '../../app/testing.tsx'
import { anExam, aSitting, attempt, clockWith, sittingServer } from '../sittings/testing.ts'
import type { PastExam } from './past-exam-query.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(forgetEverything)

const anOffer = (n: number, changes: Partial<PastExam> = {}): PastExam => ({
  id: attempt(n),
  title: `Prova ${n}`,
  year: null,
  type: 'ENEM',
  questionCount: 45,
  subject: 'Matemática',
  difficulty: 'Médio',
  attempts: 0,
  bestScore: null,
  status: 'novo',
  official: false,
  exam: anExam({ id: attempt(n), title: `Prova ${n}` }),
  runningAttemptId: null,
  ...changes,
})
const aList = (exams: PastExam[], years: number[] = []) => ({
  body: { success: true, data: exams, nextCursor: null, years },
})

async function open(list: Answers[string], answers: Answers = {}, search = '') {
  signIn()
  const calls = fakeServer({
    ...valid(),
    'GET /api/provas': list,
    'GET /api/simulacoes/attempts': { body: { success: true, data: [], nextCursor: null } },
    ...answers,
  })
  const router = openAt(`/platform/treine-com-provas${search}`)
  await screen.findByRole('heading', { level: 1, name: 'Treine com provas' }, { timeout: 4000 })
  return { calls, router }
}
const card = (title: string) =>
  screen.findByRole('heading', { level: 2, name: title }).then(found => found.closest('article')!)

test('a list that does not come says so', async () => {
  await open(refused(503, 'sobrecarga', 'Estamos com muita gente agora.'))
  expect(await screen.findByText('As provas não chegaram')).toBeTruthy()
})

test('says when there is nothing, and when it is the filters', async () => {
  await open(aList([]))
  expect(await screen.findByText('Ainda não há provas aqui.')).toBeTruthy()
  forgetEverything()
  await open(aList([]), {}, '?ano=2023')
  expect(await screen.findByText('Nenhuma prova encontrada com os filtros selecionados.')).toBeTruthy()
})

test('each exam says whether it is new, begun or done, and how it went best', async () => {
  await open(
    aList([
      anOffer(1),
      anOffer(2, { status: 'disponivel', runningAttemptId: attempt(88) }),
      anOffer(3, { status: 'concluido', attempts: 2, bestScore: 82.2, official: true, year: 2023 }),
    ]),
  )
  expect(within(await card('Prova 1')).getByText('Novo')).toBeTruthy()
  const begun = await card('Prova 2')
  expect(within(begun).getByText('Disponível')).toBeTruthy()
  expect(within(begun).getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe(
    `/platform/treine-com-provas/${attempt(88)}`,
  )
  const finished = await card('Prova 3')
  expect(within(finished).getByText('Concluído')).toBeTruthy()
  expect(finished.textContent).toContain('Feita 2 vezes · seu melhor: 82,2%')
})

test('starts at one’s own pace, with a clock that only measures and can be paused', async () => {
  const sitting = aSitting(attempt(601), { mode: 'own-pace', ...clockWith(null) })
  const { router } = await open(aList([anOffer(1)]), {
    ...sittingServer(sitting).answers,
    [`POST /api/provas/${attempt(1)}/start`]: { body: sitting },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Iniciar Prova' }))
  const dialog = screen.getByRole('dialog', { name: 'Prova 1' })
  expect(dialog.textContent).toContain('dá para pausar')
  expect(within(dialog).queryByText('Tempo adicional', { selector: 'legend' })).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Começar prova' }))
  await screen.findByRole('heading', { level: 2, name: 'Questão 1 de 3' }, { timeout: 4000 })
  expect(router.state.location.pathname).toBe(`/platform/treine-com-provas/${sitting.attemptId}`)
  expect(screen.getByRole('timer', { name: 'Tempo de prova' }).textContent).toContain('00:01:0')
  expect(screen.getByRole('button', { name: 'Pausar' })).toBeTruthy()
})
