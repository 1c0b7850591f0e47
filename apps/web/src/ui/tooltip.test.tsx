// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <TooltipProvider>
      <Tooltip label="Dica A">
        <button type="button">A</button>
      </Tooltip>
      <Tooltip label="Dica B">
        <button type="button">B</button>
      </Tooltip>
    </TooltipProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const enter = (name: string) => fireEvent.pointerOver(screen.getByText(name), { pointerType: 'mouse' })
const leave = (name: string) => fireEvent.pointerOut(screen.getByText(name), { relatedTarget: document.body })
const tip = () => screen.queryByRole('tooltip')?.textContent

test('opens after 700 ms of hovering and describes its trigger', () => {
  enter('A')
  wait(699)
  expect(tip()).toBeUndefined()
  wait(1)
  expect(tip()).toBe('Dica A')
  expect(screen.getByText('A').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
})

test('its neighbour opens at once within 300 ms, and waits after that', () => {
  enter('A')
  wait(700)
  leave('A')
  wait(200)
  enter('B')
  expect(tip()).toBe('Dica B')
  leave('B')
  wait(400)
  enter('A')
  expect(tip()).toBeUndefined()
})

test.each([
  ['pointer down', () => fireEvent.pointerDown(screen.getByText('A'))],
  ['click', () => fireEvent.click(screen.getByText('A'))],
  ['blur', () => fireEvent.blur(screen.getByText('A'))],
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['scroll', () => fireEvent.scroll(window)],
])('closes on %s', (_, leaveBy) => {
  enter('A')
  wait(700)
  expect(tip()).toBe('Dica A')
  leaveBy()
  expect(tip()).toBeUndefined()
})
