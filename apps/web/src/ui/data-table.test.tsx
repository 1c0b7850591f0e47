// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'

type Row = { course: string; score: number | null }
const rows: Row[] = [
  { course: 'Medicina', score: 796 },
  { course: 'Ângulos', score: null },
  { course: 'Direito', score: 98 },
]
const columns = [
  { key: 'course', header: 'Curso', cell: (row: Row) => row.course, sortBy: (row: Row) => row.course },
  { key: 'score', header: 'Nota', cell: (row: Row) => row.score ?? '–', sortBy: (row: Row) => row.score },
]
const show = (some: Row[]) =>
  render(<DataTable caption="Cortes" columns={columns} rows={some} rowKey={row => row.course} />)
const names = () =>
  [...document.querySelectorAll('tbody td:first-child > span:last-child')].map(td => td.textContent)

afterEach(cleanup)

test('sorts as Portuguese does, with Â beside A', async () => {
  show(rows)
  await userEvent.click(screen.getByRole('button', { name: 'Curso' }))
  expect(names()).toEqual(['Ângulos', 'Direito', 'Medicina'])
  expect(screen.getByRole('columnheader', { name: 'Curso' }).getAttribute('aria-sort')).toBe('ascending')
})

test('sorts numbers as numbers and keeps the unknown at the end both ways', async () => {
  show(rows)
  const button = screen.getByRole('button', { name: 'Nota' })
  await userEvent.click(button)
  expect(names()).toEqual(['Direito', 'Medicina', 'Ângulos'])
  await userEvent.click(button)
  expect(names()).toEqual(['Medicina', 'Direito', 'Ângulos'])
})

test('says so when there is nothing', () => {
  show([])
  expect(screen.getByText('Nada por aqui ainda.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
