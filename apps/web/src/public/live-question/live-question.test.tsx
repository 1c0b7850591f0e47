// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import LiveQuestion from './live-question.tsx'
import { questions } from './questions.ts'

afterEach(cleanup)

const pick = (letter: string) =>
  userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${letter}`) }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('asks for an option when none is chosen', async () => {
  render(<LiveQuestion />)
  await press('Responder')
  expect(screen.getByRole('alert').textContent).toContain('Escolha uma alternativa')
})

test('a wrong answer gets its own explanation first, and the right letter', async () => {
  render(<LiveQuestion />)
  await pick('A')
  await press('Responder')
  const [first] = questions
  expect(screen.getByText(`Ainda não. A resposta é ${first!.key}.`)).toBeTruthy()
  expect(screen.getByText('Por que a A atrai:')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^A/ }).matches(':disabled')).toBe(true)
})

test('every question can be answered right, one after the other', async () => {
  render(<LiveQuestion />)
  for (const [k, { key }] of questions.entries()) {
    expect(screen.getByText(new RegExp(`Questão ${k + 1} de 3`))).toBeTruthy()
    await pick(key)
    await press('Responder')
    expect(screen.getByText(`Certo: ${key}.`)).toBeTruthy()
    await press(k < 2 ? 'Próxima questão' : 'Voltar à primeira')
  }
  expect(screen.getByText(/Questão 1 de 3/)).toBeTruthy()
})
