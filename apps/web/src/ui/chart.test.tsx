// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ChartFrame } from './chart.tsx'

afterEach(cleanup)

test('offers the same figures as a table, and goes back', async () => {
  render(
    <ChartFrame title="Notas" summary="Subiu." table={{ columns: ['Semana', 'Você'], rows: [['1', 612]] }}>
      <svg data-testid="drawing" aria-hidden="true" />
    </ChartFrame>,
  )
  expect(screen.getByText('Subiu.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }))
  expect(screen.getByRole('table', { name: 'Notas' }).textContent).toContain('612')
  expect(screen.queryByTestId('drawing')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ver como gráfico' }))
  expect(screen.getByTestId('drawing')).toBeTruthy()
})
