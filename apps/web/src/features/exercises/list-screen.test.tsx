// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type Answers,
  data,
  fakeServer,
  forgetEverything,
  offline,
  openAt,
  refused,
  signIn,
  valid,
} from '../../app/testing.tsx'
import { sampleQuestion } from '../question-bank/sample-question.ts'

// A first visit loads the section's code.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 8000 })
afterEach(forgetEverything)

const page = (ids: number[], nextCursor: string | null = null) => ({
  body: { success: true, data: ids.map(id => sampleQuestion(id)), nextCursor },
})
const count = (value: string, name: string, count = 3) => ({ value, name, count })
const choices = data({
  total: 9,
  subjects: [{ ...count('fisica', 'Física', 4), topics: [count('fis-calor', 'Calor', 2)] }],
  sources: [count('enem', 'ENEM', 5)],
  years: [count('2019', '2019')],
})

function open(search = '', answers: Answers = {}) {
  signIn()
  fakeServer({
    ...valid(),
    'GET /api/exercises': page([1, 2]),
    'GET /api/exercises/choices': choices,
    ...answers,
  })
  const asked: string[] = []
  const { fetch } = globalThis
  globalThis.fetch = (request, init) => {
    asked.push(decodeURIComponent((request as Request).url.split('/api')[1]!))
    return fetch(request, init)
  }
  return { asked, router: openAt(`/platform/exercicios${search}`) }
}
const listed = () => screen.findByRole('list', { name: 'Exercícios' })

test('a list that does not arrive says so and is asked for again', async () => {
  let down = true
  open('', { 'GET /api/exercises': () => (down ? offline() : page([1])) })
  expect(await screen.findByText('Os exercícios não chegaram')).toBeTruthy()
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(within(await listed()).getAllByRole('listitem')).toHaveLength(1)
})

test('says when nothing fits, and clears the filters', async () => {
  const { router } = open('?subject=fisica&only=erradas', { 'GET /api/exercises': page([]) })
  await screen.findByText('Nenhum exercício encontrado com os filtros selecionados.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0]!)
  expect(router.state.location.search).toBe('')
})

test('shows what is asked without LaTeX, and how many there are', async () => {
  open()
  const [first] = within(await listed()).getAllByRole('listitem')
  expect(first!.textContent).toContain('Enunciado 1: quanto é 1/2?')
  expect(first!.textContent).not.toMatch(/[$\\]/)
  expect(
    within(first!)
      .getByRole('link', { name: /^Resolver/ })
      .getAttribute('href'),
  ).toBe('/platform/exercicios/1')
  expect(screen.getByText('Mostrando 2 exercício(s)')).toBeTruthy()
})

test('asks the server for the filters of the address, and keeps them in the links', async () => {
  const { asked } = open('?subject=Física&topic=fis-calor&difficulty=hard&year=2019&only=ineditas&skill=99')
  const link = within(await listed()).getAllByRole('link', { name: /^Resolver/ })[0]!
  const query = new URLSearchParams(asked.find(url => url.startsWith('/exercises?'))!.split('?')[1])
  expect(Object.fromEntries(query)).toEqual({
    limit: '20',
    subject: 'fisica',
    topic: 'fis-calor',
    difficulty: 'hard',
    year: '2019',
    only: 'ineditas',
  })
  expect(link.getAttribute('href')).toContain('subject=fisica&topic=fis-calor')
})

test('the choices carry their counts, and a subject brings its topics', async () => {
  const { router } = open()
  await listed()
  expect(screen.queryByLabelText('Assunto')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Matéria'), 'Física (4)')
  expect(router.state.location.search).toBe('?subject=fisica')
  await userEvent.selectOptions(await screen.findByLabelText('Assunto'), 'Calor (2)')
  await userEvent.click(screen.getByRole('radio', { name: 'Só as que errei' }))
  expect(router.state.location.search).toBe('?subject=fisica&topic=fis-calor&only=erradas')
})

test('loads more when asked, and only then', async () => {
  let pages = 0
  open('', { 'GET /api/exercises': () => page([++pages * 10], pages === 1 ? 'adiante' : null) })
  await listed()
  expect(pages).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }))
  expect(await screen.findByText('Mostrando 2 exercício(s)')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
})

test('the adapted training begins with the question the server chose', async () => {
  const { router, asked } = open('?difficulty=easy&only=erradas', {
    'GET /api/exercises/next': data(sampleQuestion(77)),
  })
  await listed()
  await userEvent.click(screen.getByRole('button', { name: 'Treino adaptado' }))
  await screen.findByText(/Enunciado 77/)
  expect(asked).toContain('/exercises/next?difficulty=easy')
  expect(router.state.location.pathname).toBe('/platform/exercicios/77')
  expect(router.state.location.search).toContain('ordem=adaptada')
})

test('says when the adapted training has nothing left, or could not be reached', async () => {
  let answer: () => ReturnType<typeof data> = () => data(null)
  open('', { 'GET /api/exercises/next': () => answer() })
  await listed()
  const start = screen.getByRole('button', { name: 'Treino adaptado' })
  await userEvent.click(start)
  expect(await screen.findByText(/já respondeu todas as questões destes filtros/)).toBeTruthy()
  answer = offline
  await userEvent.click(start)
  expect(await screen.findByText(/Sem conexão/)).toBeTruthy()
})

test('an address of no exercise leads back to the list', async () => {
  for (const path of ['/abc', '/0', '/99999999999', '/1/2']) {
    open(path)
    await screen.findByText('Este endereço não leva a um exercício')
    forgetEverything()
  }
})

test('filters whose choices did not arrive still work', async () => {
  open('', { 'GET /api/exercises/choices': refused(500, 'erro_interno', 'Erro interno. Tente novamente.') })
  await listed()
  expect(await screen.findByText('Nem todos os filtros chegaram')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Matéria'), 'Química')
  await waitFor(() => expect(screen.getByLabelText('Assunto')).toBeTruthy())
})
