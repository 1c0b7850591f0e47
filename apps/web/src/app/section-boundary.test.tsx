// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SectionBoundary } from './section-boundary.tsx'

afterEach(cleanup)

test('a broken section offers to try again, and comes back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let broken = true
  function Part() {
    if (broken) throw new Error('boom')
    return <p>Conteúdo</p>
  }
  const onRetry = vi.fn(() => {
    broken = false
  })
  render(
    <>
      <p>Menu</p>
      <SectionBoundary onRetry={onRetry}>
        <Part />
      </SectionBoundary>
    </>,
  )
  expect(screen.getByText('Esta seção não abriu')).toBeTruthy()
  expect(screen.getByText('Menu')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.getByText('Conteúdo')).toBeTruthy()
})
