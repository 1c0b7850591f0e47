// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Combobox } from './combobox.tsx'

const options = ['Administração', 'Biologia', 'Medicina', 'Saúde coletiva'].map(label => ({
  value: label,
  label,
}))

function Courses() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <Combobox label="Curso" options={options} value={value} onChange={setValue} />
      <output>{value ?? 'nenhum'}</output>
    </>
  )
}

const chosen = () => document.querySelector('output')?.textContent

afterEach(cleanup)

test('finds "Saúde" when the student types "saude"', async () => {
  render(<Courses />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Curso' }), 'saude')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Saúde coletiva'])
})

test('is driven by the keyboard alone: arrows walk and wrap, Enter chooses', async () => {
  render(<Courses />)
  const box = screen.getByRole('combobox')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Biologia' }).id)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(box.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Saúde coletiva' }).id,
  )
  await userEvent.keyboard('{Enter}')
  expect(chosen()).toBe('Saúde coletiva')
  expect(box.getAttribute('aria-expanded')).toBe('false')
})

test('goes back to what was chosen when the student leaves half a word', async () => {
  render(<Courses />)
  const box = screen.getByRole('combobox')
  await userEvent.type(box, 'medi{Enter}')
  await userEvent.type(box, 'xyz')
  expect(screen.getByText('Nada encontrado')).toBeTruthy()
  await userEvent.tab()
  expect((box as HTMLInputElement).value).toBe('Medicina')
  expect(chosen()).toBe('Medicina')
})

test('Escape first closes the list, then clears the choice', async () => {
  render(<Courses />)
  await userEvent.type(screen.getByRole('combobox'), 'medi{Enter}{ArrowDown}{Escape}')
  expect(chosen()).toBe('Medicina')
  await userEvent.keyboard('{Escape}')
  expect(chosen()).toBe('nenhum')
})
