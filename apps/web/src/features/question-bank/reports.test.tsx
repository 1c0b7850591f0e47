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
  signIn,
  valid,
} from '../../app/testing.tsx'
import { sampleQuestion } from './sample-question.ts'

vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 8000 })
afterEach(forgetEverything)

const REPORT = 'POST /api/questions/1/reports'
const aReport = (changes = {}) => ({
  id: crypto.randomUUID(),
  questionId: 1,
  excerpt: 'Enunciado com $x^2$',
  reason: 'enunciado',
  text: null,
  status: 'aberto',
  answer: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  resolvedAt: null,
  ...changes,
})
const page = (...reports: unknown[]) => ({ body: { success: true, data: reports, nextCursor: null } })

async function openDialog(answers: Answers = {}) {
  signIn()
  const calls = fakeServer({
    ...valid(),
    'GET /api/exercises': page(sampleQuestion(1)),
    'GET /api/exercises/1': data(sampleQuestion(1)),
    [REPORT]: data(aReport()),
    ...answers,
  })
  openAt('/platform/exercicios/1')
  await userEvent.click(await screen.findByRole('button', { name: 'Avisar de um erro' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { calls, dialog, send: () => userEvent.click(dialog.getByRole('button', { name: 'Enviar aviso' })) }
}
const sent = (calls: { at: string; body: unknown }[]) => calls.filter(({ at }) => at === REPORT)

test('a report without a reason is not sent', async () => {
  const { calls, send } = await openDialog()
  await send()
  expect(screen.getByText('Escolha uma das opções.')).toBeTruthy()
  expect(sent(calls)).toEqual([])
})

test('before answering nobody can doubt the key or the explanation', async () => {
  const { dialog } = await openDialog()
  expect(dialog.queryByRole('radio', { name: /gabarito/ })).toBeNull()
  expect(dialog.queryByRole('radio', { name: /explicação/ })).toBeNull()
})

test('a report that does not go out keeps what was written', async () => {
  const { dialog, send } = await openDialog({ [REPORT]: offline })
  await userEvent.click(dialog.getByRole('radio', { name: 'Outra coisa' }))
  await userEvent.type(dialog.getByLabelText(/Conte mais/), 'Falta uma vírgula.')
  await send()
  expect(await screen.findByText('O aviso não foi enviado')).toBeTruthy()
  expect(dialog.getByLabelText(/Conte mais/)).toHaveValue('Falta uma vírgula.')
})

test('a report is sent once and says where its answer will be', async () => {
  const { calls, dialog } = await openDialog()
  await userEvent.click(dialog.getByRole('radio', { name: /O texto ou uma alternativa/ }))
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Enviar aviso' }))
  expect(await screen.findByRole('heading', { name: 'Aviso recebido' })).toBeTruthy()
  expect(sent(calls).map(({ body }) => body)).toEqual([{ reason: 'enunciado' }])
  expect(screen.getByRole('link', { name: 'Ver meus avisos' }).getAttribute('href')).toBe(
    '/platform/exercicios/avisos',
  )
})

async function openList(answer: Answers[string]) {
  signIn()
  fakeServer({ ...valid(), 'GET /api/me/question-reports': answer })
  openAt('/platform/exercicios/avisos')
  await screen.findByRole('heading', { level: 1, name: 'Meus avisos' })
}

test('says what became of each report, and what the team answered', async () => {
  await openList(
    page(
      aReport({
        status: 'corrigido',
        answer: 'Trocamos a alternativa B.',
        resolvedAt: '2026-11-21T12:00:00Z',
      }),
      aReport({ status: 'recusado', answer: 'O texto é assim no original.' }),
      aReport({ text: 'Acho que é C.' }),
    ),
  )
  const [fixed, kept, open] = await screen.findAllByRole('article')
  expect(fixed!.textContent).toContain('Corrigida')
  expect(fixed!.textContent).toContain('Trocamos a alternativa B.')
  expect(fixed!.textContent).toContain('Enunciado com x²')
  expect(kept!.textContent).toContain('Sem mudança')
  expect(open!.textContent).toContain('Em análise')
  expect(open!.textContent).toContain('A equipe ainda vai ler este aviso.')
})

test('without reports says how to make one; when they do not arrive, says that', async () => {
  await openList(page())
  expect(await screen.findByText('Nenhum aviso ainda')).toBeTruthy()
  forgetEverything()
  await openList(offline)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy())
})
