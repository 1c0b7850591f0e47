// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider, useToast } from './toast.tsx'
import './toaster.tsx'

function Buttons() {
  const { toast } = useToast()
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'Primeiro' })}>
        um
      </button>
      <button type="button" onClick={() => toast({ title: 'Segundo', variant: 'destructive' })}>
        dois
      </button>
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function press(name: string) {
  fireEvent.click(screen.getByText(name))
  await act(() => vi.advanceTimersByTimeAsync(50))
  // jsdom cannot open a popover, and hides what is in a closed one.
  document.querySelector('ol')?.removeAttribute('popover')
}
const shown = () => screen.queryAllByRole('listitem').map(item => item.textContent)

test('shows one message at a time, the newest', async () => {
  await press('um')
  expect(shown()).toEqual(['Primeiro'])
  await press('dois')
  expect(shown()).toEqual(['Segundo'])
})

test('leaves after five seconds, counted again for each message', async () => {
  await press('um')
  await act(() => vi.advanceTimersByTimeAsync(4000))
  await press('dois')
  await act(() => vi.advanceTimersByTimeAsync(4900))
  expect(shown()).toEqual(['Segundo'])
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(shown()).toEqual([])
})

test('F8 brings the keyboard to the messages', async () => {
  await press('um')
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
  expect(document.activeElement).toBe(document.querySelector('ol'))
})
