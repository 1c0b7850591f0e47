// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type Answers,
  type Call,
  data,
  done,
  fakeServer,
  forgetEverything,
  offline,
  openAt,
  refused,
  signIn,
  valid,
} from '../../app/testing.tsx'
import { sampleQuestion, sampleSolution } from '../question-bank/sample-question.ts'

vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 8000 })
afterEach(forgetEverything)

const uuid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const base = { front: null, back: null, dueAt: inDays(0), reviews: 2, lapses: 1 }
const asQuestion = (place: number) => ({
  ...base,
  id: uuid(place),
  kind: 'questao',
  question: sampleQuestion(place),
})
const asCard = (place: number) => ({
  ...base,
  id: uuid(place),
  kind: 'cartao',
  question: null,
  front: `Frente ${place}`,
  back: `Verso ${place}`,
})
const aQueue = (changes = {}) =>
  data({
    cards: [asQuestion(1), asCard(2)],
    due: 2,
    doneToday: 0,
    dailyLimit: 20,
    total: 14,
    nextDueAt: inDays(1),
    ...changes,
  })
const answer = (place: number) => `POST /api/revisao/${uuid(place)}/answer`
const right = data({ isCorrect: true, grade: 'bom', dueAt: inDays(4), pointsEarned: 5, ...sampleSolution })
const graded = data({ isCorrect: null, grade: 'facil', dueAt: inDays(9), pointsEarned: 0 })
const forecast = data(
  Array.from({ length: 30 }, (_, place) => ({
    day: `2026-12-${`${place + 1}`.padStart(2, '0')}`,
    count: place,
  })),
)

function open(path = '', answers: Answers = {}) {
  signIn()
  const calls = fakeServer({
    ...valid(),
    'GET /api/revisao': aQueue(),
    'GET /api/revisao/forecast': forecast,
    [answer(1)]: right,
    [answer(2)]: graded,
    ...answers,
  })
  const router = openAt(`/platform/revisao${path}`)
  return { calls, router }
}
const sent = (calls: Call[], at: string) =>
  calls.filter(call => call.at === at).map(({ body }) => body as Record<string, unknown>)
const press = (keys: string) => userEvent.keyboard(keys)
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('a queue that does not arrive is asked for again', async () => {
  let down = true
  open('', { 'GET /api/revisao': () => (down ? offline() : aQueue()) })
  await screen.findByText('A revisão não chegou')
  down = false
  await click('Tentar de novo')
  expect(await screen.findByText('2 para hoje, cerca de 2 minutos')).toBeTruthy()
})

test('an empty review says how it fills, one for another day when that is', async () => {
  open('', { 'GET /api/revisao': aQueue({ cards: [], due: 0, total: 0, nextDueAt: null }) })
  expect(await screen.findByText('Sua revisão ainda está vazia')).toBeTruthy()
  forgetEverything()
  open('', { 'GET /api/revisao': aQueue({ cards: [], due: 0 }) })
  expect(await screen.findByText('Nada para hoje.')).toBeTruthy()
  expect(screen.getByText('A próxima revisão é amanhã.')).toBeTruthy()
})

test('at the day’s limit the rest waits, without urging', async () => {
  open('', { 'GET /api/revisao': aQueue({ cards: [], due: 7, doneToday: 20 }) })
  expect(await screen.findByText('Feito por hoje')).toBeTruthy()
  expect(screen.getByText(/Outras 7 ficam para amanhã/)).toBeTruthy()
})

test('shows the coming thirty days in words and as a table', async () => {
  open()
  expect(await screen.findByText(/O dia mais cheio é 30\/12, com 29/)).toBeTruthy()
  await click('Ver como tabela')
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(31)
})

test('the limit is changed at once, and back when that fails', async () => {
  let fails = false
  const { calls } = open('', {
    'PUT /api/revisao/limit': () => (fails ? refused(500, 'erro_interno', 'Erro interno.') : done),
  })
  const limit = await screen.findByLabelText('Limite por dia')
  await userEvent.selectOptions(limit, '30 por dia')
  expect(sent(calls, 'PUT /api/revisao/limit')).toEqual([{ dailyLimit: 30 }])
  fails = true
  await userEvent.selectOptions(limit, '5 por dia')
  expect(await screen.findByText('O limite não foi mudado')).toBeTruthy()
  expect(limit).toHaveValue('20')
})

test('a question is answered again by keyboard, explained, and says when it comes back', async () => {
  const { calls } = open('/agora')
  await screen.findByText(/Enunciado 1/)
  expect(document.body.textContent).not.toContain('A explicação inteira')
  await press('b{Enter}')
  await screen.findByRole('heading', { name: 'Explicação' })
  expect(sent(calls, answer(1))).toMatchObject([{ selectedAnswer: 'B', key: expect.any(String) }])
  expect(screen.getByText('Volta em 4 dias.')).toBeTruthy()
  await press('{Enter}')
  expect(await screen.findByText('Frente 2')).toBeTruthy()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 de 2')
})

test('the back of a card stays hidden until asked for, and is graded by number', async () => {
  const { calls } = open('/agora', { 'GET /api/revisao': aQueue({ cards: [asCard(2)] }) })
  await screen.findByText('Frente 2')
  await press('4')
  expect(screen.queryByText('Verso 2')).toBeNull()
  expect(sent(calls, answer(2))).toEqual([])
  await press('{Enter}')
  expect(screen.getByText('Verso 2')).toBeTruthy()
  await press('4')
  expect(await screen.findByText(/O cartão anterior: volta em 9 dias/)).toBeTruthy()
  expect(sent(calls, answer(2))).toMatchObject([{ grade: 'facil' }])
  expect(screen.getByText(/É o bastante para o dia/)).toBeTruthy()
})

test('an answer that did not arrive goes out again with the same key', async () => {
  let down = true
  const { calls } = open('/agora', { [answer(1)]: () => (down ? offline() : right) })
  await screen.findByText(/Enunciado 1/)
  await press('c{Enter}')
  await screen.findByText('Sua resposta ainda não chegou.')
  down = false
  await click('Enviar de novo')
  await screen.findByRole('heading', { name: 'Explicação' })
  const [first, second] = sent(calls, answer(1))
  expect(second).toEqual(first)
})

test('a card the server does not take now can be left', async () => {
  open('/agora', {
    [answer(1)]: refused(409, 'fora_de_hora', 'Esta revisão ainda não está na hora.'),
  })
  await screen.findByText(/Enunciado 1/)
  await press('b{Enter}')
  await screen.findByText('Esta revisão ainda não está na hora.')
  await click('Ir para a próxima')
  expect(await screen.findByText('Frente 2')).toBeTruthy()
})

test('a card left for later comes after the others', async () => {
  open('/agora')
  await screen.findByText(/Enunciado 1/)
  await click('Deixar para o fim')
  expect(await screen.findByText('Frente 2')).toBeTruthy()
  await click('Mostrar resposta')
  await click(/^Fácil/)
  expect(await screen.findByText(/Enunciado 1/)).toBeTruthy()
})

test('stopping a card can be undone, and only then reaches the server', async () => {
  const DELETE = `DELETE /api/revisao/cards/${uuid(1)}`
  const { calls, router } = open('/agora', { [DELETE]: done })
  await screen.findByText(/Enunciado 1/)
  await click('Parar de revisar esta')
  expect(await screen.findByText('Frente 2')).toBeTruthy()
  // jsdom knows nothing of the swipe the message listens for.
  fireEvent.click(await screen.findByText('Desfazer'))
  expect(await screen.findByText(/Enunciado 1/)).toBeTruthy()
  expect(sent(calls, DELETE)).toHaveLength(0)
  await click('Parar de revisar esta')
  await router.navigate('/platform/revisao')
  await waitFor(() => expect(sent(calls, DELETE)).toHaveLength(1))
})

test('lists everything in review with when it comes back', async () => {
  const cards = [asQuestion(1), { ...asCard(2), reviews: 0, lapses: 0, dueAt: inDays(3) }]
  open('/cartoes', { 'GET /api/revisao/cards': { body: { success: true, data: cards, nextCursor: null } } })
  const [first, second] = await screen.findAllByRole('article')
  expect(first!.textContent).toContain('Enunciado 1: quanto é 1/2?')
  expect(first!.textContent).toContain('Já está na hora. Revista 2 vezes, esquecida 1.')
  expect(second!.textContent).toContain('Frente 2')
  expect(second!.textContent).toContain('Volta em 3 dias. Ainda não revista.')
  await userEvent.click(within(second!).getByRole('button', { name: /Parar de revisar/ }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
})
