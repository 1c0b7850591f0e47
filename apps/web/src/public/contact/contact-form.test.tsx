// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import ContactForm from './contact-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }))

test('sends what was typed and thanks in the words of the server', async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) =>
    Response.json({ success: true, message: 'Recebemos sua mensagem.' }),
  )
  vi.stubGlobal('fetch', fetched)
  render(<ContactForm />)
  await userEvent.type(screen.getByLabelText('Seu nome'), 'Lia')
  await userEvent.type(screen.getByLabelText('Mensagem'), 'Olá')
  await send()
  expect(await screen.findByText('Recebemos sua mensagem.')).toBeTruthy()
  const [path, init] = fetched.mock.calls[0]!
  expect(path).toBe('/api/contact')
  expect(JSON.parse(String(init.body))).toEqual({ name: 'Lia', email: '', subject: '', message: 'Olá' })
})

test('shows each field its own error and takes the reader to the first', async () => {
  const body = {
    success: false,
    message: 'Alguns campos precisam de atenção.',
    fields: { email: 'Informe um e-mail válido.' },
  }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 400 }))
  render(<ContactForm />)
  await userEvent.type(screen.getByLabelText('Seu nome'), 'Lia')
  await send()
  expect(await screen.findByText('Informe um e-mail válido.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Seu e-mail'))
  expect((screen.getByLabelText('Seu nome') as HTMLInputElement).value).toBe('Lia')
})

test('without a connection keeps the text and offers the e-mail address', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  render(<ContactForm />)
  await userEvent.type(screen.getByLabelText('Mensagem'), 'Olá')
  await send()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Sem conexão.*contato@/)
  expect((screen.getByLabelText('Mensagem') as HTMLTextAreaElement).value).toBe('Olá')
})
