// @vitest-environment jsdom
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query.ts'
import {
  type Answers,
  type Call,
  data,
  fakeServer,
  forgetEverything,
  offline,
  openAt,
  refused,
  signIn,
  valid,
} from '../../app/testing.tsx'
import { sampleQuestion, sampleSolution } from '../question-bank/sample-question.ts'

// A first visit loads the section's code.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 8000 })
afterEach(forgetEverything)

const ATTEMPT = 'POST /api/exercises/attempt'
const judged = (isCorrect: boolean, pointsEarned = isCorrect ? 10 : 0) => ({
  body: { success: true, isCorrect, pointsEarned, totalPoints: 1000 + pointsEarned, ...sampleSolution },
})
const judge = (body: unknown) => judged((body as { selectedAnswer: string }).selectedAnswer === 'B')
const question = (id: number, changes = {}) => ({
  [`GET /api/exercises/${id}`]: data(sampleQuestion(id, changes)),
})
const list = (...ids: number[]) => ({
  'GET /api/exercises': {
    body: { success: true, data: ids.map(id => sampleQuestion(id)), nextCursor: null },
  },
})

async function open(answers: Answers = {}, address = '/platform/exercicios/1') {
  signIn()
  const calls = fakeServer({
    ...valid(),
    ...list(1, 2),
    ...question(1),
    ...question(2),
    [ATTEMPT]: judge,
    ...answers,
  })
  const router = openAt(address)
  await screen.findByRole('button', { name: 'Responder' })
  return { calls, router }
}
const sent = (calls: Call[]) =>
  calls.filter(({ at }) => at === ATTEMPT).map(({ body }) => body as Record<string, unknown>)
const press = (keys: string) => userEvent.keyboard(keys)
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const explained = () => screen.findByRole('heading', { name: 'Explicação' })

test('shows nothing of the answer before it is given', async () => {
  await open()
  expect(screen.getByRole('button', { name: 'Responder' })).toBeDisabled()
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  const shown = document.body.textContent
  for (const secret of ['A explicação inteira', 'Por que A não', 'Por que B sim', 'Correta']) {
    expect(shown).not.toContain(secret)
  }
})

test('letters and numbers choose, Enter answers, and the wrong answer is explained option by option', async () => {
  const { calls } = await open()
  await press('3')
  expect(screen.getByRole('radio', { name: /Opção C1/ })).toBeChecked()
  await press('a{Enter}')
  await explained()
  expect(sent(calls)).toEqual([
    {
      questionId: 1,
      selectedAnswer: 'A',
      timeSpent: expect.any(Number),
      doubt: false,
      revision: 1,
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      session: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
  expect(screen.getByRole('radio', { name: /Opção A1.*Sua resposta, incorreta/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /Opção B1.*Correta/ })).toBeDisabled()
  expect(screen.getByText('Por que A não.')).toBeTruthy()
  expect(screen.getByText('Por que B sim.')).toBeTruthy()
  expect(screen.getByText('Incorreto: a certa é B')).toBeTruthy()
  expect(await screen.findByText('❌ Incorreto')).toBeTruthy()
  expect(screen.getByText('Continue praticando!')).toBeTruthy()
  expect(screen.getByText(/volta na/)).toBeTruthy()
})

test('a right answer earns its points, in the message and in the menu', async () => {
  await open()
  await press('b{Enter}')
  expect(await screen.findByText('✅ Correto!')).toBeTruthy()
  expect(screen.getByText('+10 pontos!')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Bia Souza/ }).textContent).toContain('1.010 pontos')
})

test('an answer that earns nothing twice does not say it did', async () => {
  await open({ [ATTEMPT]: judged(true, 0) })
  await press('b{Enter}')
  expect(await screen.findByText(/Desta vez sem pontos/)).toBeTruthy()
})

test('a doubt goes along with the answer', async () => {
  const { calls } = await open()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fiquei em dúvida' }))
  await press('b{Enter}')
  await explained()
  expect(sent(calls)[0]).toMatchObject({ doubt: true })
})

test('without a network nothing is lost: the same answer goes out again with the same key', async () => {
  let down = true
  const { calls } = await open({ [ATTEMPT]: body => (down ? offline() : judge(body)) })
  await press('c{Enter}')
  expect(await screen.findByText('Sua resposta ainda não chegou.')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /Opção C1/ })).toBeChecked()
  await press('a')
  expect(screen.getByRole('radio', { name: /Opção C1/ })).toBeChecked()
  down = false
  await click('Enviar de novo')
  await explained()
  const [first, second] = sent(calls)
  expect(sent(calls)).toHaveLength(2)
  expect(second).toEqual(first)
})

test('sends again by itself when the network comes back', async () => {
  let down = true
  const { calls } = await open({ [ATTEMPT]: body => (down ? offline() : judge(body)) })
  await press('c{Enter}')
  await screen.findByText('Sua resposta ainda não chegou.')
  down = false
  act(() => void dispatchEvent(new Event('online')))
  await explained()
  expect(new Set(sent(calls).map(({ key }) => key)).size).toBe(1)
})

test('an undelivered answer survives a reload and goes out first thing', async () => {
  const first = await open({ [ATTEMPT]: offline })
  await press('c{Enter}')
  await screen.findByText('Sua resposta ainda não chegou.')
  cleanup()
  queryClient.clear()
  const again = await fakeAgain()
  await explained()
  expect(sent(again)).toMatchObject([{ key: sent(first.calls)[0]!.key, selectedAnswer: 'C' }])
})

async function fakeAgain() {
  const calls = fakeServer({ ...valid(), ...list(1, 2), ...question(1), [ATTEMPT]: judge })
  openAt('/platform/exercicios/1')
  return calls
}

test('a double click sends once', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  const { calls } = await open({ [ATTEMPT]: body => arrived.then(() => judge(body)) })
  await press('b')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Responder' }))
  await press('{Enter}')
  arrive()
  await explained()
  expect(sent(calls)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Próxima questão' })).toBeTruthy()
})

test('a refused answer is told and may be given anew', async () => {
  const { calls } = await open({
    [ATTEMPT]: refused(409, 'questao_anulada', 'Esta questão foi anulada e não conta.'),
  })
  await press('b{Enter}')
  expect(await screen.findByText('Esta questão foi anulada e não conta.')).toBeTruthy()
  await press('c{Enter}')
  await waitFor(() => expect(sent(calls)).toHaveLength(2))
  expect(sent(calls)[0]!.key).not.toBe(sent(calls)[1]!.key)
})

test('an annulled question can be read, not answered', async () => {
  await open(question(1, { annulled: true }))
  await press('b{Enter}')
  expect(screen.getByText(/foi anulada: pode ser lida/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Responder' })).toBeDisabled()
})

test.each(['{Enter}', '{ArrowRight}'])('%s goes on to the next question, already here', async key => {
  const { calls, router } = await open()
  await press('b{Enter}')
  await explained()
  await press(key)
  expect(await screen.findByText(/Enunciado 2/)).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe('/platform/exercicios/2'))
  expect(calls.map(({ at }) => at)).not.toContain('GET /api/exercises/2')
  await waitFor(() => expect(document.activeElement?.id).toBe('page-title'))
})

test('the next question is drawn before it is asked for, out of reach until then', async () => {
  await open()
  const ahead = await screen.findByText(/Enunciado 2/)
  expect(ahead).not.toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(10)
})

test('going back shows the answer as it was given', async () => {
  const { calls, router } = await open()
  await press('a{Enter}')
  await explained()
  await press('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/platform/exercicios/2'))
  await act(() => router.navigate(-1))
  await explained()
  expect(screen.getByText('Incorreto: a certa é B')).toBeTruthy()
  expect(sent(calls)).toHaveLength(1)
})

test('after the last one congratulates and shows the report', async () => {
  const report = {
    answers: 1,
    hits: 1,
    seconds: 9,
    points: 10,
    bySubject: [],
    byDifficulty: [],
    questions: [],
  }
  const { calls, router } = await open({ ...list(1) })
  await press('b{Enter}')
  await explained()
  const { session } = sent(calls)[0]!
  fakeServer({ ...valid(), [`GET /api/exercises/sessions/${session}`]: data(report) })
  await click('Concluir treino')
  expect(await screen.findByText('Parabéns! Você terminou todos os exercícios!')).toBeTruthy()
  await screen.findByRole('heading', { level: 1, name: 'Relatório do treino' })
  expect(router.state.location.pathname).toBe(`/platform/exercicios/relatorio/${session}`)
})

test('in an adapted training the next one is chosen after the answer', async () => {
  const { calls, router } = await open(
    { 'GET /api/exercises/next': data(sampleQuestion(50)), ...question(50) },
    '/platform/exercicios/1?subject=fisica&ordem=adaptada',
  )
  expect(calls.map(({ at }) => at)).not.toContain('GET /api/exercises/next')
  await press('b{Enter}')
  await explained()
  await waitFor(() => expect(calls.map(({ at }) => at)).toContain('GET /api/exercises/next'))
  await press('{Enter}')
  await waitFor(() => expect(screen.getByText(/Enunciado 50/)).toBeVisible())
  await waitFor(() => expect(router.state.location.search).toBe('?subject=fisica&ordem=adaptada'))
})

test('a next question that does not arrive is said and fetched again', async () => {
  let down = true
  await open(
    { 'GET /api/exercises/next': () => (down ? offline() : data(sampleQuestion(50))) },
    '/platform/exercicios/1?ordem=adaptada',
  )
  await press('b{Enter}')
  await explained()
  await press('{Enter}')
  expect(await screen.findByText(/A próxima questão não chegou/)).toBeTruthy()
  down = false
  await click('Buscar de novo')
  await waitFor(() => expect(screen.getByText(/Enunciado 50/)).toBeVisible())
})

test('another one like it, and afterwards the list goes on where it was', async () => {
  const { router } = await open({
    ...question(1, { hasVariants: true }),
    'POST /api/exercises/1/another': data(sampleQuestion(900)),
  })
  await press('b{Enter}')
  await explained()
  await click('Outra parecida')
  expect(await screen.findByText(/Enunciado 900/)).toBeVisible()
  await press('b{Enter}')
  await explained()
  await press('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/platform/exercicios/2'))
})

test('a card is begun from the explanation and sent as it was written', async () => {
  const { calls } = await open({ 'POST /api/revisao/cards': data({ id: crypto.randomUUID() }) })
  await press('b{Enter}')
  await explained()
  await click('Criar cartão')
  const dialog = await screen.findByRole('dialog', { name: 'Criar cartão' })
  const back = within(dialog).getByLabelText('Verso: o que lembrar')
  expect(back).toHaveValue('metade é um meio.')
  await userEvent.type(back, ' Sempre.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Criar cartão' }))
  expect(await screen.findByText('Cartão criado')).toBeTruthy()
  expect(calls.find(({ at }) => at === 'POST /api/revisao/cards')!.body).toMatchObject({
    questionId: 1,
    back: 'metade é um meio. Sempre.',
  })
})

test('letters typed into a field are letters, and the shortcuts can be turned off', async () => {
  await open()
  await click('Avisar de um erro')
  await userEvent.type(screen.getByLabelText(/Conte mais/), 'abc')
  await click('Cancelar')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await userEvent.click(screen.getAllByText('Atalhos do teclado')[0]!)
  await userEvent.click(screen.getByRole('switch', { name: 'Usar atalhos' }))
  await press('b')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})

test('a question that is gone says so', async () => {
  signIn()
  fakeServer({ ...valid(), ...list(1, 2) })
  openAt('/platform/exercicios/404')
  expect(await screen.findByText('Esta questão não está mais aqui')).toBeTruthy()
})

test('time counts only while the question is looked at', async () => {
  const { calls } = await open()
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  const now = vi.spyOn(performance, 'now')
  now.mockReturnValue(performance.now() + 600_000)
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.restoreAllMocks()
  await press('b{Enter}')
  await explained()
  expect(sent(calls)[0]!.timeSpent).toBeLessThan(60)
})
