// @vitest-environment jsdom
import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type Answers,
  aUser,
  data,
  fakeServer,
  forgetEverything,
  offline,
  openAt,
  signIn,
  valid,
} from '../../app/testing.tsx'
import { sampleQuestion, sampleSolution } from '../question-bank/sample-question.ts'

vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 8000 })
afterEach(forgetEverything)

const id = '3a0c2f0e-6d1b-4a52-9d3d-0f3b8f6f2a11'
const REPORT = `GET /api/exercises/sessions/${id}`
const report = {
  answers: 3,
  hits: 2,
  seconds: 225,
  points: 20,
  bySubject: [
    { subject: 'fisica', answers: 2, hits: 1 },
    { subject: 'quimica', answers: 1, hits: 1 },
  ],
  byDifficulty: [{ difficulty: 'hard', answers: 3, hits: 2 }],
  questions: [
    {
      questionId: 7,
      excerpt: 'Vale $\\frac{1}{2}$',
      hit: true,
      chosen: 'B',
      correctAnswer: 'B',
      seconds: 65,
    },
    { questionId: 8, excerpt: 'Outra', hit: false, chosen: 'A', correctAnswer: 'D', seconds: 160 },
  ],
}

function open(answers: Answers = {}) {
  signIn()
  fakeServer({ ...valid(), [REPORT]: data(report), ...answers })
  return openAt(`/platform/exercicios/relatorio/${id}`)
}

test('a report that does not arrive says the answers are safe, and is asked for again', async () => {
  let down = true
  open({ [REPORT]: () => (down ? offline() : data(report)) })
  expect(await screen.findByText(/Suas respostas estão guardadas/)).toBeTruthy()
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('67% das respostas')).toBeTruthy()
})

test('a training without answers says how to have one', async () => {
  open({ [REPORT]: data({ ...report, answers: 0, questions: [] }) })
  expect(await screen.findByText('Nenhuma resposta neste treino')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Novo treino' })).toBeTruthy()
})

test('adds up hits, time and points, by subject and difficulty', async () => {
  open()
  expect(await screen.findByText('67% das respostas')).toBeTruthy()
  expect(screen.getByText('3 min 45 s')).toBeTruthy()
  expect(screen.getByText('Física: 1 de 2; Química: 1 de 1.')).toBeTruthy()
  expect(screen.getByText('Difícil: 2 de 3.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Praticar as que errei' }).getAttribute('href')).toBe(
    '/platform/exercicios?only=erradas',
  )
})

test('what the tab remembers opens with its explanation, the rest opens anew', async () => {
  const outcome = { ...sampleSolution, chosen: 'B', isCorrect: true, pointsEarned: 10 }
  const kept = { id, lastAt: Date.now(), ended: true, outcomes: { 7: outcome }, undelivered: {}, skipped: [] }
  sessionStorage.setItem(`norteia.treino.${aUser().id}`, JSON.stringify(kept))
  open({ 'GET /api/exercises/7': data(sampleQuestion(7)) })
  await screen.findByText('Questões deste treino')
  const rows = within(screen.getByRole('main'))
  expect(rows.getByRole('link', { name: 'Refazer a questão 2: Outra' }).getAttribute('href')).toBe(
    '/platform/exercicios/8',
  )
  await userEvent.click(rows.getByRole('link', { name: 'Rever a questão 1: Vale 1/2' }))
  expect(await screen.findByRole('heading', { name: 'Explicação' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar ao relatório' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Responder de novo' })).toBeNull()
})
