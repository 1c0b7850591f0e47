// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ConfirmDialog, Dialog } from './dialog.tsx'

// jsdom knows the element but not its modal state.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(cleanup)

function Screen() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filtros">
        <p>Conteúdo</p>
      </Dialog>
    </>
  )
}

test('gives the focus back to what opened it', async () => {
  render(<Screen />)
  await userEvent.click(screen.getByText('Abrir'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fechar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('Abrir'))
})

test('closes by Escape and by a press on the backdrop, not by one on its content', async () => {
  render(<Screen />)
  await userEvent.click(screen.getByText('Abrir'))
  fireEvent.mouseDown(screen.getByText('Conteúdo'))
  expect(screen.getByRole('dialog', { name: 'Filtros' })).toBeTruthy()
  // A press not taken up would move the focus to the page.
  expect(fireEvent.mouseDown(screen.getByRole('dialog'))).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByText('Abrir'))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a confirmation that is being carried out cannot be walked away from', () => {
  const onClose = vi.fn()
  const onConfirm = vi.fn()
  render(
    <ConfirmDialog open busy title="Apagar?" confirmLabel="Apagar" onClose={onClose} onConfirm={onConfirm} />,
  )
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  fireEvent.mouseDown(screen.getByRole('dialog'))
  fireEvent.click(screen.getByRole('button', { name: 'Apagar' }))
  expect(onClose).not.toHaveBeenCalled()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a confirmation begins on the safe way out', () => {
  render(<ConfirmDialog open title="Apagar?" confirmLabel="Apagar" onClose={() => {}} onConfirm={() => {}} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar' }))
})
