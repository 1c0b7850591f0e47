// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import MyScore from './my-score.tsx'

const FOLDER = join(import.meta.dirname, '../../../../../data/item-parameters')
// An anonymous sheet of Matemática 2024, blue booklet; INEP gave it 496.7.
const SHEET = 'DCCDBEDCCCCADDD*ACBAEBCDCEEECDEDAEBEDDDEBCADC'

const network = { up: true }
beforeEach(() => {
  network.up = true
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (address: string) => {
    const file = /(20\d\d)[^/]*\.json/.exec(address)![1]
    if (!network.up) throw new TypeError('offline')
    return new Response(readFileSync(join(FOLDER, `${file}.json`)))
  })
})
afterEach(cleanup)

const cell = (number: number) => screen.getByRole('button', { name: new RegExp(`^Questão ${number}\\b`) })
const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value)
const typeAll = async (sheet: string) => {
  await userEvent.click(screen.getByLabelText('Ou todas numa linha'))
  await userEvent.paste(sheet)
}

async function openMaths2024() {
  const { unmount } = render(<MyScore />)
  await choose('Ano', '2024')
  await userEvent.click(screen.getByRole('radio', { name: /Matemática/ }))
  return unmount
}

test('says when the figures of a year do not arrive, keeps what was typed, and tries again', async () => {
  network.up = false
  render(<MyScore />)
  await choose('Ano', '2011')
  expect((await screen.findByRole('alert')).textContent).toContain('Os dados de 2011 não chegaram')
  await userEvent.click(cell(91))
  await userEvent.keyboard('A')
  network.up = true
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(cell(91).textContent).toContain('A')
})

test('says in words that a booklet cannot be scored', async () => {
  render(<MyScore />)
  await choose('Ano', '2013')
  await screen.findByRole('option', { name: 'Atendimento especializado' })
  await choose('Aplicação', 'special')
  expect(screen.getByText(/Este caderno não tem nota/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Calcular/ })).toBeNull()
})

test('has nothing to score on an empty sheet', async () => {
  render(<MyScore />)
  const button = await screen.findByRole('button', { name: 'Calcular a nota' })
  expect((button as HTMLButtonElement).disabled).toBe(true)
})

test('reaches the official score of a real sheet, with its error and the key beside each miss', async () => {
  await openMaths2024()
  await typeAll(SHEET)
  await userEvent.click(await screen.findByRole('button', { name: 'Calcular a nota' }))
  expect(await screen.findByText('496,7', { selector: 'strong' })).toBeTruthy()
  expect(screen.getByText('± 83,7')).toBeTruthy()
  expect(screen.getByText('11 acertos em 45')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Nota de Matemática')
  expect(cell(136).textContent).toMatch(/136 D, errada, gabarito [A-E]/)
  expect(screen.getByRole('radio', { name: /Matemática\s*496,7/ })).toBeTruthy()
  expect(screen.getByText(/^Padrão/)).toBeTruthy()
})

test('letters fill and walk, backspace takes back, arrows move, space leaves a blank', async () => {
  await openMaths2024()
  await userEvent.click(cell(136))
  await userEvent.keyboard('abx{Backspace} E{ArrowLeft}{ArrowLeft}{ArrowRight}C')
  const filled = [136, 137, 138, 139].map(number => /[A-E]|em branco/.exec(cell(number).textContent!)?.[0])
  expect(filled).toEqual(['A', 'em branco', 'C', 'em branco'])
  expect(document.activeElement).toBe(cell(139))
})

test('the pad marks the current question and goes on', async () => {
  await openMaths2024()
  await userEvent.click(screen.getByRole('button', { name: 'Marcar C' }))
  await userEvent.click(screen.getByRole('button', { name: 'Deixar em branco' }))
  await userEvent.click(screen.getByRole('button', { name: 'Marcar E' }))
  expect([136, 137, 138].map(number => cell(number).textContent!.slice(-1))).toEqual(['C', 'o', 'E'])
  await userEvent.click(screen.getByRole('button', { name: 'Apagar' }))
  expect(cell(138).textContent).toContain('em branco')
})

test('a whole sheet can be pasted into the cells', async () => {
  await openMaths2024()
  await userEvent.click(cell(136))
  await userEvent.paste('1-A 2-B 3-C')
  expect([136, 137, 138].map(number => cell(number).textContent!.slice(-1))).toEqual(['A', 'B', 'C'])
})

test('a reload loses nothing', async () => {
  const leave = await openMaths2024()
  await typeAll(SHEET)
  await userEvent.click(await screen.findByRole('button', { name: 'Calcular a nota' }))
  await screen.findByText('496,7', { selector: 'strong' })
  leave()
  render(<MyScore />)
  expect(await screen.findByText('496,7', { selector: 'strong' })).toBeTruthy()
})

test('forgets what it cannot read', async () => {
  sessionStorage.setItem('norteia-tri', '{"year":1998,"sheets":{"x":"A"}}')
  render(<MyScore />)
  expect((screen.getByLabelText('Ano') as HTMLSelectElement).value).toBe('2025')
})
