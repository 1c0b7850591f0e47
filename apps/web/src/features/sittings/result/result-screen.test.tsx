// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Answers,
  data,
  fakeServer,
  forgetEverything,
  openAt,
  refused,
  signIn,
  valid,
} from '../../../app/testing.tsx'
import { aResult, aSitting, attempt, sittingServer } from '../testing.ts'
import type { SittingResult } from '../wire.ts'

const id = attempt(9001)
const path = `/api/simulacoes/attempts/${id}`
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(forgetEverything)

async function open(result: SittingResult, answers: Answers = {}, page = 'resultado') {
  signIn()
  const calls = fakeServer({ ...valid(), [`GET ${path}/result`]: data(result), ...answers })
  const router = openAt(`/platform/simulacoes/${id}/${page}`)
  return { calls, router }
}
const heading = (level: number, name: string) =>
  screen.findByRole('heading', { level, name }, { timeout: 4000 })

test('an exam that still runs opens its room instead', async () => {
  const running = sittingServer(aSitting(id))
  await open(aResult(id), {
    ...running.answers,
    [`GET ${path}/result`]: refused(409, 'prova_em_andamento', 'Esta prova ainda não terminou.'),
  })
  await heading(2, 'Questão 1 de 3')
})

test('a result held back by another exam with the same questions says so instead of going in circles', async () => {
  const why = 'Há um simulado seu em andamento com estas questões.'
  const { calls } = await open(aResult(id), {
    ...sittingServer(aSitting(id, { status: 'finished' })).answers,
    [`GET ${path}/result`]: refused(409, 'prova_em_andamento', why),
  })
  expect(await screen.findByText(why)).toBeTruthy()
  expect(calls.filter(({ at }) => at.endsWith('/result'))).toHaveLength(1)
})

test('somebody else’s result does not exist here', async () => {
  await open(aResult(id), { [`GET ${path}/result`]: refused(404, 'nao_encontrado', 'Não encontramos.') })
  await heading(1, 'Resultado não encontrado')
})

test('a result that does not come can be asked for again', async () => {
  let broken = true
  await open(aResult(id), {
    [`GET ${path}/result`]: () =>
      broken ? refused(500, 'erro_interno', 'Erro interno.') : data(aResult(id)),
  })
  await heading(1, 'O resultado não abriu')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await screen.findByText('Bom')
})

test('says the percentage to one decimal, the label, what to do next and how it came about', async () => {
  await open(aResult(id, { finishReason: 'tempo' }))
  await heading(1, 'Simulado Concluído!')
  const summary = await screen.findByRole('region', { name: 'Resumo' })
  expect(summary.textContent).toContain('66,7%')
  expect(summary.textContent).toContain('2 de 3 questões certas')
  expect(within(summary).getByText('Bom')).toBeTruthy()
  expect(within(summary).getByText('A base está firme.')).toBeTruthy()
  for (const fact of [
    'O tempo acabou',
    '1 questão anulada não entra na conta',
    '1 questão ficou em branco',
    'Você ganhou 35 pontos',
  ]) {
    expect(summary.textContent).toContain(fact)
  }
  expect(within(summary).getByRole('link', { name: 'Voltar para Listagem' }).getAttribute('href')).toBe(
    '/platform/simulacoes',
  )
})

test('gives each area’s TRI score with its error and its range, and says when it is an estimate', async () => {
  await open(aResult(id))
  const figure = await screen.findByRole('figure', { name: 'Nota TRI por área' })
  expect(figure.textContent).toContain('Matemática 612,4 (± 41,2)')
  expect(screen.getByText(/Por que “estimativa”/)).toBeTruthy()
  await userEvent.click(within(figure).getByRole('button', { name: 'Ver como tabela' }))
  const row = within(figure).getByRole('row', { name: /Matemática/ })
  expect(row.textContent).toContain('330,1')
  expect(row.textContent).toContain('902,5')
})

test('an official score is not called an estimate; without scores it says why', async () => {
  const official = aResult(id).areas.map(area => ({ ...area, estimated: false }))
  await open(aResult(id, { areas: official }))
  await screen.findByRole('figure', { name: 'Nota TRI por área' })
  expect(screen.queryByText(/estimativa/)).toBeNull()
  forgetEverything()
  await open(aResult(id, { areas: [] }))
  expect(await screen.findByText(/não tem nota TRI/)).toBeTruthy()
})

test('shows the coherence of the answers in words and as a table, the annulled left out', async () => {
  await open(aResult(id))
  const figure = await screen.findByRole('figure', { name: 'Da mais fácil à mais difícil' })
  expect(figure.textContent).toMatch(/dificuldade|fáceis/)
  await userEvent.click(within(figure).getByRole('button', { name: 'Ver como tabela' }))
  const rows = within(figure).getAllByRole('row').slice(1)
  expect(rows.map(row => row.textContent)).toEqual([
    '1500,090%certa',
    '2560,080%errada',
    '3700,030%certa',
    '4750,020%errada',
  ])
})

test('what each miss cost stands most expensive first and leads to its review', async () => {
  await open(aResult(id))
  const links = await screen.findAllByRole('link', { name: /^Questão \d+/ })
  expect(links.map(link => link.textContent)).toEqual([
    'Questão 4 Matemática · em branco+31,5',
    'Questão 2 Matemática+14,2',
  ])
  expect(links[0]?.getAttribute('href')).toBe(`/platform/simulacoes/${id}/revisao?questao=4`)
})

test('compares with earlier exams and says when the difference means nothing', async () => {
  const earlier = {
    attemptId: attempt(9000),
    title: 'Matemática: simulado 1',
    sameExam: true,
    finishedAt: '2026-11-14T16:00:00.000Z',
    score: 50,
    areas: [{ ...aResult(id).areas[0]!, score: 590 }],
  }
  await open(aResult(id, { earlier: [earlier] }))
  const figure = await screen.findByRole('figure', { name: 'Matemática' })
  expect(figure.textContent).toContain(
    '22,4 pontos acima da vez anterior, dentro da margem de erro das duas.',
  )
  expect(screen.getByRole('link', { name: /14\/11\/2026/ }).textContent).toContain('50,0%')
})

const reviewed = (n: number, changes = {}) => ({
  questionId: 100 + n,
  orderIndex: n,
  chosen: 'A',
  hit: false,
  doubt: false,
  question: {
    id: 100 + n,
    subject: 'matematica',
    area: 'MT',
    topic: { slug: 'contagem', name: 'Contagem' },
    skill: 5,
    difficulty: 'easy',
    style: 'enem',
    source: 'Norteia',
    year: null,
    language: null,
    support: null,
    question: `Enunciado ${n}`,
    options: ['A', 'B'].map(letter => ({ letter, text: `opção ${letter}`, image: null })),
    points: 5,
    annulled: false,
    outdated: false,
    hasVariants: false,
  },
  correctAnswer: 'B',
  explanation: `Explicação ${n}`,
  whys: { A: 'Conta errada.' },
  ...changes,
})
const review: Answers = {
  [`GET ${path}/review`]: {
    body: { success: true, data: [0, 1, 2, 3, 4].map(n => reviewed(n)), nextFrom: null },
  },
}

test('the review starts at question 1 and goes on, with the key and the whys', async () => {
  await open(aResult(id), review)
  await userEvent.click(await screen.findByRole('link', { name: 'Revisar Questões' }))
  await heading(2, 'Questão 1')
  expect(screen.getByText('Explicação 0')).toBeTruthy()
  expect(screen.getByText('Conta errada.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Avisar de um erro' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }))
  await heading(2, 'Questão 2')
})

test('the review shows only what was wrong, blank or marked, and an address keeps it', async () => {
  const { router } = await open(aResult(id), review, 'revisao?ver=branco')
  await heading(2, 'Questão 4')
  expect(screen.getByRole('button', { name: 'Próxima' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: /^Erradas 1/ }))
  await heading(2, 'Questão 2')
  expect(router.state.location.search).toBe('?ver=erradas&questao=2')
  const map = screen.getByRole('list', { name: 'Questões da revisão' })
  expect(within(map).getByRole('button', { name: 'Questão 2, errada, marcada' })).toBeTruthy()
})
