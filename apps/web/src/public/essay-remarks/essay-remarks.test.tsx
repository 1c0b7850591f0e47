// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import EssayRemarks from './essay-remarks.tsx'

afterEach(cleanup)

test('every anchored stretch of the passage leads to a remark that is there', () => {
  render(<EssayRemarks />)
  const targets = screen.getAllByRole('link').map(link => link.getAttribute('href')!.slice(1))
  expect(targets).toHaveLength(5)
  for (const id of targets) expect(document.getElementById(id)?.tagName).toBe('LI')
})

test('touching a stretch brings its remark into view instead of jumping', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id)
  }
  render(<EssayRemarks />)
  await userEvent.click(screen.getByRole('link', { name: /a maioria dos jovens/ }))
  expect(scrolled).toHaveBeenCalledWith('comentario-4')
  expect(location.hash).toBe('')
})
