// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Answers,
  aUser,
  fakeServer,
  forgetEverything,
  offline,
  openAt,
  refused,
  signIn,
  valid,
} from '../../../app/testing.tsx'
import { aQuestion, aSitting, attempt, clockWith, sittingServer } from '../testing.ts'
import type { Sitting } from '../wire.ts'

let count = 0
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(forgetEverything)

/** Enters the room of a sitting of its own: a room outlives its screen, also between tests. */
async function enter(changes: Partial<Sitting> = {}, more: (path: string) => Answers = () => ({})) {
  const sitting = aSitting(attempt(++count), changes)
  const server = sittingServer(sitting)
  signIn()
  const calls = fakeServer({ ...valid(), ...server.answers, ...more(server.path) })
  const section = sitting.mode === 'timed' ? 'simulacoes' : 'treine-com-provas'
  const router = openAt(`/platform/${section}/${sitting.attemptId}`)
  const sent = (at: string) =>
    calls.filter(call => call.at === `POST ${server.path}/${at}`).map(call => call.body)
  return { sitting, server, router, sent, calls }
}
const question = (n: number, total = 3) =>
  screen.findByRole('heading', { level: 2, name: `Questão ${n} de ${total}` }, { timeout: 4000 })
const option = (letter: string) =>
  screen.getByRole('radio', { name: new RegExp(`^${letter}`) }) as HTMLInputElement
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('refuses an unknown exam and leads back to the list', async () => {
  await enter({}, path => ({ [`GET ${path}`]: refused(404, 'nao_encontrado', 'Não encontramos.') }))
  await screen.findByRole('heading', { level: 1, name: 'Prova não encontrada' }, { timeout: 4000 })
  expect(screen.getByRole('link', { name: 'Voltar para Listagem' }).getAttribute('href')).toBe(
    '/platform/simulacoes',
  )
})

test('says when an exam has no questions', async () => {
  await enter({ mode: 'own-pace', questions: [], ...clockWith(null) })
  await screen.findByRole('heading', { level: 1, name: 'Questões não encontradas' }, { timeout: 4000 })
  expect(screen.getByRole('link', { name: 'Voltar às Provas' })).toBeTruthy()
})

test('an answer refused because the exam is over leads to the result, which says it did not count', async () => {
  const { router } = await enter({}, path => ({
    [`POST ${path}/answer`]: refused(409, 'prova_encerrada', 'Esta prova já terminou.'),
  }))
  await question(1)
  await userEvent.click(option('B'))
  await screen.findByRole('heading', { level: 1, name: 'Simulado Concluído!' }, { timeout: 4000 })
  expect(router.state.location.pathname).toMatch(/\/resultado$/)
  expect((await screen.findByRole('alert')).textContent).toContain('1 resposta não chegou a tempo')
  expect(Object.keys(localStorage).filter(key => key.startsWith('norteia.prova'))).toEqual([])
})

test('an exam that is over already opens its result', async () => {
  await enter({ status: 'finished' })
  await screen.findByRole('heading', { level: 1, name: 'Simulado Concluído!' }, { timeout: 4000 })
})

test('goes on where another device stopped: place, answers, marks, strikes and time', async () => {
  await enter({
    place: 1,
    questions: [
      aQuestion(0, { selectedAlternative: 'C', turn: 4 }),
      aQuestion(1, { selectedAlternative: 'D', struck: ['A'], doubt: true, turn: 9 }),
      aQuestion(2),
    ],
  })
  await question(2)
  expect(option('D').checked).toBe(true)
  expect(screen.getByRole('button', { name: 'Riscar alternativa A', pressed: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Revisar depois', pressed: true })).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/00:59:\d\d|01:00:00/)
  expect(screen.getByText('2 de 3')).toBeTruthy()
})

test('saves each choice at once, with a turn that grows', async () => {
  const { sent } = await enter()
  await question(1)
  await userEvent.click(option('B'))
  await screen.findByText('Salvo')
  await userEvent.click(option('C'))
  await waitFor(() => expect(sent('answer')).toHaveLength(2))
  const [one, two] = sent('answer') as { turn: number; selectedAlternative: string; questionId: number }[]
  expect(one).toMatchObject({ questionId: 100, selectedAlternative: 'B' })
  expect(two).toMatchObject({ questionId: 100, selectedAlternative: 'C' })
  expect(two!.turn).toBeGreaterThan(one!.turn)
  await press('Apagar resposta')
  await waitFor(() => expect(sent('answer').at(-1)).toMatchObject({ selectedAlternative: null }))
  expect(option('C').checked).toBe(false)
})

test('without a connection keeps the answers on the device, says so, and sends them when it is back', async () => {
  let down = true
  const { sent, server, sitting } = await enter({}, path => ({
    [`POST ${path}/answer`]: body => {
      if (down) offline()
      const { turn } = body as { turn: number }
      return { body: { success: true, turn, ...clockWith(3500) } }
    },
  }))
  await question(1)
  await userEvent.click(option('B'))
  await userEvent.click(option('D'))
  await screen.findByText(/Sem conexão: 1 resposta guardada neste aparelho, será enviada/)
  await press('Próxima')
  await question(2)
  await userEvent.click(option('A'))
  await screen.findByText(/2 respostas guardadas neste aparelho, serão enviadas/)
  const kept = Object.keys(localStorage).filter(key => key.includes(sitting.attemptId))
  expect(kept).toHaveLength(2)

  down = false
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('Salvo')
  const arrived = sent('answer').slice(-2)
  expect(arrived).toMatchObject([
    { questionId: 100, selectedAlternative: 'D' },
    { questionId: 101, selectedAlternative: 'A' },
  ])
  expect(Object.keys(localStorage).filter(key => key.includes(sitting.attemptId))).toEqual([])
  expect(server.path).toContain(sitting.attemptId)
})

test('answers a closed page could not send are there again, and sent', async () => {
  const id = attempt(count + 1)
  localStorage.setItem(
    `norteia.prova.${aUser().id}.${id}.101`,
    JSON.stringify({ questionId: 101, turn: 30, change: { chosen: 'E' } }),
  )
  const { server } = await enter({ place: 1 })
  await question(2)
  expect(option('E').checked).toBe(true)
  await waitFor(() => expect(server.stored.get(101)).toMatchObject({ selectedAlternative: 'E' }))
})

test('the whole exam goes by keyboard, and what a key did is said', async () => {
  const { server } = await enter()
  await question(1)
  await userEvent.keyboard('b')
  expect(option('B').checked).toBe(true)
  expect(screen.getByText('Alternativa B escolhida.')).toBeTruthy()
  await userEvent.keyboard('{Shift>}A{/Shift}')
  expect(screen.getByText('Alternativa A riscada.')).toBeTruthy()
  await userEvent.keyboard('xd')
  expect(screen.getByText('Alternativa D riscada.')).toBeTruthy()
  await userEvent.keyboard('r')
  expect(screen.getByText('Marcada para revisar depois.')).toBeTruthy()
  await waitFor(() =>
    expect(server.stored.get(100)).toMatchObject({
      selectedAlternative: 'B',
      struck: ['A', 'D'],
      doubt: true,
    }),
  )
  // From inside the options too, where the arrow would otherwise choose.
  option('B').focus()
  await userEvent.keyboard('{ArrowRight}')
  const title = await question(2)
  expect(document.activeElement).toBe(title)
  await userEvent.keyboard('{ArrowLeft}')
  await question(1)
  expect(option('B').checked).toBe(true)
  await userEvent.keyboard('g')
  const sheet = screen.getByRole('dialog', { name: 'Folha de respostas' })
  const cell = within(sheet).getByRole('button', { name: 'Questão 1, respondida B, marcada para revisar' })
  expect(cell.getAttribute('aria-current')).toBe('step')
  // With a dialog open, keys are the dialog's.
  await userEvent.keyboard('c')
  expect(server.stored.get(100)).toMatchObject({ selectedAlternative: 'B' })
  await userEvent.click(within(sheet).getByRole('button', { name: 'Questão 3, em branco' }))
  await question(3)
  await userEvent.keyboard('?')
  expect(screen.getByRole('dialog', { name: 'Teclas da prova' })).toBeTruthy()
})

test('the keys can be switched off, and the clock hidden', async () => {
  await enter()
  await question(1)
  await press('Conforto')
  await userEvent.click(screen.getByRole('switch', { name: /Desligar as teclas/ }))
  await userEvent.click(screen.getByRole('switch', { name: /Esconder o relógio/ }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fechar' }))
  expect(screen.queryByRole('timer')).toBeNull()
  await userEvent.keyboard('b')
  expect(option('B').checked).toBe(false)
})

test('reads a question aloud in Portuguese when asked to, says what it skips, and stops', async () => {
  localStorage.setItem('norteia.conforto', JSON.stringify({ readAloud: true }))
  await enter()
  await question(1)
  // A browser without a voice offers none.
  expect(screen.queryByRole('button', { name: 'Ouvir a questão' })).toBeNull()
  forgetEverything()

  localStorage.setItem('norteia.conforto', JSON.stringify({ readAloud: true }))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  type Utterance = { text: string; lang: string; onend: () => void }
  const spoken: Utterance[] = []
  const cancel = vi.fn()
  vi.stubGlobal('speechSynthesis', {
    cancel,
    getVoices: () => [],
    speak: (one: Utterance) => spoken.push(one),
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  await enter({
    questions: [aQuestion(0, { question: { title: 'Calcule $\\int x$.' } as never }), aQuestion(1)],
  })
  await question(1, 2)
  await press('Ouvir a questão')
  act(() => {
    for (let n = 0; n < 20 && spoken[n]; n++) spoken[n]?.onend()
  })
  expect(spoken.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Questão 1.', 'Calcule fórmula.', 'Alternativa C: dois.']),
  )
  expect(spoken[0]?.lang).toBe('pt-BR')
  expect(screen.getByText(/A voz pula figuras/)).toBeTruthy()
  await press('Ouvir a questão')
  await press('Parar leitura')
  expect(cancel).toHaveBeenCalled()
})

test('before finishing says what is blank and what was marked; then hands in and shows the result', async () => {
  const { sent, router } = await enter({
    place: 2,
    questions: [aQuestion(0, { selectedAlternative: 'A' }), aQuestion(1, { doubt: true }), aQuestion(2)],
  })
  await question(3)
  expect(screen.queryByRole('button', { name: 'Próxima' })).toBeNull()
  await press('Finalizar')
  const dialog = screen.getByRole('dialog', { name: 'Finalizar a prova?' })
  expect(dialog.textContent).toContain('Você deixou 2 em branco.')
  expect(dialog.textContent).toContain('1 questão marcada para revisar depois.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ir à primeira em branco' }))
  await question(2)
  await userEvent.keyboard('e{ArrowRight}{ArrowRight}')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Finalizar' }))
  await screen.findByRole('heading', { level: 1, name: 'Simulado Concluído!' }, { timeout: 4000 })
  expect(sent('complete')).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(router.state.historyAction).toBe('REPLACE')
})

test('does not finish while answers cannot be sent', async () => {
  const { sent } = await enter({ place: 2 }, path => ({ [`POST ${path}/answer`]: offline }))
  await question(3)
  await userEvent.click(option('B'))
  await press('Finalizar')
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Finalizar' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('continuam guardadas')
  expect(sent('complete')).toEqual([])
})

test('at zero takes no more answers, sends the last ones and shows the result', async () => {
  const { sent } = await enter(clockWith(1.2))
  await question(1)
  await userEvent.click(option('B'))
  await screen.findByRole('heading', { level: 1, name: 'Simulado Concluído!' }, { timeout: 6000 })
  expect(sent('answer')[0]).toMatchObject({ selectedAlternative: 'B' })
  expect(sent('complete')).toHaveLength(1)
})

test('at zero without a connection says that the server has ended it, and fetches the result later', async () => {
  let down = true
  await enter(clockWith(0.3), path => ({
    [`POST ${path}/complete`]: () =>
      down ? offline() : { body: { success: true, attemptId: '', score: 0, pointsEarned: 0 } },
  }))
  await screen.findByRole('heading', { name: 'Tempo encerrado' }, { timeout: 6000 })
  await screen.findByText(/O servidor já encerrou a prova/, undefined, { timeout: 4000 })
  down = false
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByRole('heading', { level: 1, name: 'Simulado Concluído!' }, { timeout: 4000 })
})

test('a sheet asked for before going on does not cover the question again', async () => {
  const own = { mode: 'own-pace' as const, ...clockWith(null) }
  let slow: (() => void) | undefined
  let asked = 0
  const { sitting, router } = await enter({ ...own, status: 'paused' }, path => ({
    [`POST ${path}/resume`]: { body: { success: true, ...clockWith(null) } },
    [`GET ${path}`]: async () => {
      if (asked++ > 0) await new Promise<void>(resolve => (slow = resolve))
      return { body: aSitting(attempt(count), { ...own, status: 'paused' }) }
    },
  }))
  await screen.findByRole('heading', { name: 'Prova em pausa' }, { timeout: 4000 })
  fireEvent(window, new Event('focus'))
  await waitFor(() => expect(slow).toBeTruthy())
  await press('Continuar')
  await question(1)
  await act(async () => slow?.())
  await act(() => new Promise(resolve => setTimeout(resolve, 50)))
  expect(screen.queryByRole('heading', { name: 'Prova em pausa' })).toBeNull()
  expect(router.state.location.pathname).toContain(sitting.attemptId)
})

test('at one’s own pace a pause covers the question, and closing the page pauses', async () => {
  const own = { mode: 'own-pace' as const, ...clockWith(null) }
  const clock = { body: { success: true, ...clockWith(null) } }
  const { sent, calls, server } = await enter(own, path => ({
    [`POST ${path}/pause`]: clock,
    [`POST ${path}/resume`]: clock,
  }))
  await question(1)
  await press('Pausar')
  await screen.findByRole('heading', { name: 'Prova em pausa' })
  expect(screen.queryByRole('radio')).toBeNull()
  await press('Continuar')
  await question(1)
  expect(sent('resume')).toHaveLength(1)
  fireEvent(window, new Event('pagehide'))
  await screen.findByRole('heading', { name: 'Prova em pausa' })
  await waitFor(() => expect(sent('pause')).toHaveLength(2))
  const last = calls.findLast(({ at }) => at === `POST ${server.path}/pause`)
  expect(last?.authorization).toMatch(/^Bearer /)
})
