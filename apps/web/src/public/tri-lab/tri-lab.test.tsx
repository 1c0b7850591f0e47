// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { countHits, presets } from './booklet.ts'
import TriLab from './tri-lab.tsx'

afterEach(cleanup)

test('each of the three ways has exactly twenty hits', () => {
  expect(Object.values(presets).map(preset => countHits(preset.hits))).toEqual([20, 20, 20])
})

test('the same twenty hits give other scores when they are the hard ones', async () => {
  render(<TriLab />)
  expect(screen.getByRole('img', { name: /Nota 705,8/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '20 mais difíceis' }))
  expect(screen.getByRole('img', { name: /Nota 405,4/ })).toBeTruthy()
})

test('turning one item changes the count and no longer is a preset', async () => {
  render(<TriLab />)
  const [easiest] = screen.getAllByRole('button', { name: /^Questão/ })
  await userEvent.click(easiest!)
  expect(screen.getByText('19 acertos')).toBeTruthy()
  expect(screen.getByRole('button', { name: '20 mais fáceis' }).getAttribute('aria-pressed')).toBe('false')
})
