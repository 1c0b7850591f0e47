// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Island } from './island.tsx'
import LiveQuestion from './live-question/live-question.tsx'
import { wakeIslands } from './wake.ts'

const seen: { show: (place: Element) => void } = { show: () => {} }

class FakeObserver {
  constructor(tell: (entries: unknown[]) => void) {
    seen.show = target => tell([{ isIntersecting: true, target }])
  }
  observe() {}
  unobserve() {}
}

const place = () => document.querySelector('[data-island]')!

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  document.body.innerHTML = renderToStaticMarkup(<Island name="live-question" of={LiveQuestion} />)
  wakeIslands()
})

test('an island sleeps until it is seen, and wakes over the very same markup', async () => {
  const complaints = vi.spyOn(console, 'error')
  const before = place().innerHTML
  expect(place().hasAttribute('data-awake')).toBe(false)
  seen.show(place())
  await waitFor(() => expect(place().hasAttribute('data-awake')).toBe(true))
  expect(place().innerHTML).toBe(before)
  expect(complaints).not.toHaveBeenCalled()
})

test('a button pressed before the island is awake is pressed again for the reader', async () => {
  await userEvent.click(screen.getByRole('radio', { name: /^C/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }))
  expect(await screen.findByText('Certo: C.')).toBeTruthy()
})
