// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type Answers,
  aUser,
  data,
  fakeServer,
  forgetEverything,
  openAt,
  refused,
  signIn,
  valid,
} from '../../app/testing.tsx'
import { sampleQuestion, sampleSolution } from './sample-question.ts'

// Filling forms key by key is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 8000 })
afterEach(forgetEverything)

const reportId = '10000000-0000-4000-8000-000000000001'
const report = {
  id: reportId,
  questionId: 9,
  excerpt: 'Quanto é $\\frac{1}{2}$?',
  reason: 'gabarito',
  text: 'Acho que é C.',
  status: 'aberto',
  answer: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  resolvedAt: null,
  subject: 'matematica',
  source: 'Norteia',
}
const managed = (changes = {}) => ({
  ...sampleQuestion(9),
  ...sampleSolution,
  ref: 'norteia/9',
  status: 'published',
  revision: 3,
  openReports: 1,
  revisions: [
    {
      revision: 3,
      changedAt: '2026-11-19T12:00:00.000Z',
      note: 'Vírgula',
      question: 'x',
      correctAnswer: 'B',
    },
  ],
  ...changes,
})
const page = (...rows: unknown[]) => ({ body: { success: true, data: rows, nextCursor: null } })
const CHANGE = 'PUT /api/admin/questions/9'
const RESOLVE = `PATCH /api/admin/question-reports/${reportId}`

function open(path: string, answers: Answers = {}, role: 'admin' | 'aluno' = 'admin') {
  const user = aUser({ role })
  signIn(user)
  const calls = fakeServer({
    ...valid(user),
    'GET /api/admin/question-reports': page(report),
    'GET /api/admin/questions': page(managed()),
    'GET /api/admin/questions/9': data(managed()),
    ...answers,
  })
  const router = openAt(`/platform/admin/questoes${path}`)
  return { calls, router }
}
const bodyOf = (calls: { at: string; body: unknown }[], wanted: string) =>
  calls.find(({ at }) => at === wanted)?.body
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('is refused to who is no administrator, and asks the server nothing', async () => {
  const { calls } = open('', {}, 'aluno')
  expect(await screen.findByText('Esta área é só para administradores')).toBeTruthy()
  expect(calls.filter(({ at }) => at.includes('/admin/'))).toEqual([])
})

test('the queue says what was reported and leads to the question', async () => {
  open('')
  const [first] = await screen.findAllByRole('article')
  expect(first!.textContent).toContain('O gabarito parece errado')
  expect(first!.textContent).toContain('Acho que é C.')
  expect(first!.textContent).toContain('Quanto é 1/2?')
  expect(within(first!).getByRole('link').getAttribute('href')).toBe(
    `/platform/admin/questoes/9?aviso=${reportId}`,
  )
})

test('a report is not ended without an answer to who made it', async () => {
  const { calls } = open(`/9?aviso=${reportId}`)
  await screen.findByLabelText('Resposta a quem avisou')
  await click('Marcar como corrigido')
  expect(screen.getByText('Escreva a resposta: quem avisou espera por ela.')).toBeTruthy()
  expect(bodyOf(calls, RESOLVE)).toBeUndefined()
})

test('a report is answered once; a colleague who was first is named', async () => {
  const answered = data({ ...report, status: 'recusado', answer: 'O gabarito é B.' })
  let first = true
  const { calls } = open(`/9?aviso=${reportId}`, {
    [RESOLVE]: () => (first ? refused(409, 'conflito', 'Mudou.') : answered),
  })
  await userEvent.type(await screen.findByLabelText('Resposta a quem avisou'), 'O gabarito é B.')
  await click('Recusar o aviso')
  expect(await screen.findByText('Outra pessoa já respondeu a este aviso.')).toBeTruthy()
  first = false
  await click('Recusar o aviso')
  expect(await screen.findByText('Aviso respondido')).toBeTruthy()
  expect(bodyOf(calls, RESOLVE)).toEqual({ status: 'recusado', answer: 'O gabarito é B.' })
})

test('shows the question with key and whys, and saves the revision that was edited', async () => {
  const { calls } = open('/9', { [CHANGE]: data(managed({ revision: 4 })) })
  expect(await screen.findByRole('radio', { name: 'B é a correta' })).toBeChecked()
  expect(screen.getByLabelText('Por que A está errada')).toHaveValue('Por que A não.')
  expect(screen.getByText(/Vírgula/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'C é a correta' }))
  await userEvent.type(screen.getByLabelText(/O que mudou/), 'Gabarito')
  await click('Salvar questão')
  expect(await screen.findByText('Questão salva')).toBeTruthy()
  expect(bodyOf(calls, CHANGE)).toMatchObject({
    revision: 3,
    correctAnswer: 'C',
    note: 'Gabarito',
    topic: 'mat-algebra',
    status: 'published',
    annulled: false,
  })
})

test('a colleague’s change is not overwritten by accident, and what was written stays', async () => {
  let revision = 3
  const { calls } = open('/9', {
    'GET /api/admin/questions/9': () => data(managed({ revision })),
    [CHANGE]: body =>
      (body as { revision: number }).revision < 4
        ? refused(409, 'conflito', 'Isto mudou enquanto você editava.')
        : data(managed({ revision: 5 })),
  })
  const text = await screen.findByLabelText('Enunciado')
  await userEvent.type(text, ' Meu texto.')
  revision = 4
  await click('Salvar questão')
  expect(await screen.findByText(/Outra pessoa salvou esta questão/)).toBeTruthy()
  expect(text).toHaveValue(`${sampleQuestion(9).question} Meu texto.`)
  const keep = screen.getByRole('button', { name: 'Ficar com a minha' })
  await waitFor(() => expect(keep).toBeEnabled())
  await userEvent.click(keep)
  await click('Salvar questão')
  expect(await screen.findByText('Questão salva')).toBeTruthy()
  expect(calls.filter(({ at }) => at === CHANGE).map(({ body }) => body)).toMatchObject([
    { revision: 3 },
    { revision: 4, question: `${sampleQuestion(9).question} Meu texto.` },
  ])
})

test('marks a question without its form, and the form goes on with the new revision', async () => {
  const MARK = 'PATCH /api/admin/questions/9'
  const { calls } = open('/9', {
    [MARK]: data(managed({ revision: 4, status: 'archived' })),
    [CHANGE]: data(managed({ revision: 5 })),
  })
  const text = await screen.findByLabelText('Enunciado')
  await userEvent.type(text, '!')
  await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Arquivada')
  expect(screen.queryByLabelText('Gabarito')).toBeNull()
  await click('Salvar marcas')
  expect(await screen.findByText('Marcas salvas')).toBeTruthy()
  expect(bodyOf(calls, MARK)).toEqual({ revision: 3, status: 'archived', annulled: false, outdated: false })
  await click('Salvar questão')
  await screen.findByText('Questão salva')
  expect(bodyOf(calls, CHANGE)).toMatchObject({
    revision: 4,
    status: 'archived',
    question: `${sampleQuestion(9).question}!`,
  })
})

test('a question whose options are pictures can be marked, and is shown', async () => {
  const options = ['A', 'B'].map(letter => ({ letter, text: null, image: `/api/questions/images/${letter}` }))
  const MARK = 'PATCH /api/admin/questions/9'
  const { calls } = open('/9', {
    'GET /api/admin/questions/9': data(managed({ options })),
    [MARK]: data(managed({ options, revision: 4 })),
  })
  expect(await screen.findByText(/são imagens, que não se escrevem aqui/)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Imagem da alternativa A' })).toBeTruthy()
  expect(screen.queryByLabelText('Enunciado')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Gabarito'), 'A')
  await click('Salvar marcas')
  await screen.findByText('Marcas salvas')
  expect(bodyOf(calls, MARK)).toMatchObject({ revision: 3, correctAnswer: 'A' })
})

test('an incomplete new question is not sent; a complete one is, and was seen beforehand', async () => {
  const { calls, router } = open('/nova', { 'POST /api/admin/questions': data(managed()) })
  await screen.findByLabelText('Enunciado')
  await click('Salvar questão')
  expect(screen.getByText('Escolha a matéria.')).toBeTruthy()
  expect(screen.getByText(/Preencha todas as alternativas/)).toBeTruthy()
  expect(bodyOf(calls, 'POST /api/admin/questions')).toBeUndefined()

  await userEvent.selectOptions(screen.getByLabelText('Matéria'), 'Física')
  await userEvent.type(screen.getByLabelText('Enunciado'), 'Some as **duas**')
  await userEvent.type(screen.getByLabelText('Explicação'), 'Soma-se.')
  for (const letter of ['E', 'D', 'C']) await click(`Retirar a alternativa ${letter}`)
  await userEvent.type(screen.getByLabelText('Texto da alternativa A'), 'um')
  await userEvent.type(screen.getByLabelText('Texto da alternativa B'), 'dois')
  const preview = within(screen.getByRole('heading', { name: 'Prévia' }).closest('section')!)
  expect((await preview.findByText('duas')).tagName).toBe('STRONG')
  await click('Salvar questão')
  await waitFor(() => expect(router.state.location.pathname).toBe('/platform/admin/questoes/9'))
  expect(bodyOf(calls, 'POST /api/admin/questions')).toMatchObject({
    subject: 'fisica',
    correctAnswer: 'A',
    options: [
      { text: 'um', why: null },
      { text: 'dois', why: null },
    ],
    status: 'draft',
  })
})

test('the bank is searched from the address', async () => {
  const { router } = open('?aba=banco&situacao=published')
  expect(await screen.findByRole('link', { name: /^9\. Enunciado 9: quanto é 1\/2/ })).toBeTruthy()
  expect(screen.getByLabelText('Situação')).toHaveValue('published')
  await userEvent.type(screen.getByLabelText('Buscar no texto'), 'cartazes{Enter}')
  expect(router.state.location.search).toContain('busca=cartazes')
})
