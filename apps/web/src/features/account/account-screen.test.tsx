// @vitest-environment jsdom
import type { Profile } from '@norteia/contract/account'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type Answers,
  aProfile,
  data,
  done,
  fakeServer,
  forgetEverything,
  openAt,
  refused,
  signIn,
  valid,
} from '../../app/testing.tsx'

afterEach(forgetEverything)

const here = { id: '11111111-1111-4111-8111-111111111111', device: 'Chrome no Android', current: true }
const there = { id: '22222222-2222-4222-8222-222222222222', device: 'Firefox no Windows', current: false }
const seen = { createdAt: '2026-11-01T12:00:00.000Z', lastSeenAt: '2026-11-20T15:30:00.000Z' }
const sessions = data([
  { ...here, ...seen },
  { ...there, ...seen },
])

async function open(tab: string, answers: Answers = {}, profile: Profile = aProfile()) {
  signIn()
  const calls = fakeServer({ ...valid(), 'GET /api/account': data(profile), ...answers })
  openAt(`/platform/conta?aba=${tab}`)
  await screen.findByRole('tab', { selected: true }, { timeout: 3000 })
  return calls
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sent = (calls: Awaited<ReturnType<typeof open>>, at: string) => calls.find(call => call.at === at)?.body

test('saves the name and the nickname, and the menu shows them', async () => {
  const saved = aProfile({ firstName: 'Beatriz', nickname: 'bibi' })
  const calls = await open('perfil', { 'PATCH /api/account': data(saved) })
  const name = screen.getByLabelText('Nome')
  await userEvent.clear(name)
  await userEvent.type(name, 'Beatriz')
  await userEvent.type(screen.getByLabelText('Apelido'), 'bibi')
  await press('Salvar perfil')
  expect(await screen.findByText('Perfil salvo')).toBeTruthy()
  expect(sent(calls, 'PATCH /api/account')).toEqual({
    firstName: 'Beatriz',
    lastName: 'Souza',
    nickname: 'bibi',
  })
  expect(screen.getByRole('link', { name: /Beatriz Souza/ })).toBeTruthy()
})

test('offers to send the confirmation of an e-mail again', async () => {
  const calls = await open(
    'perfil',
    { 'POST /api/auth/resend-verification': done },
    aProfile({ emailVerified: false }),
  )
  expect(screen.getByText('A confirmar')).toBeTruthy()
  await press('Enviar link de confirmação')
  expect(await screen.findByText('E-mail enviado')).toBeTruthy()
  expect(calls.map(({ at }) => at)).toContain('POST /api/auth/resend-verification')
})

test('the birth date is asked for only while something is missing', async () => {
  await open('perfil', {}, aProfile({ socialDoor: 'birth-date', birthDate: null }))
  expect(screen.getByLabelText('Data de nascimento')).toBeTruthy()
})

test('keeps the birth date and the guardian out of the browser', async () => {
  await open('privacidade', {
    'PATCH /api/account': data(aProfile({ showInRanking: false, guardianEmail: 'mae@x.co' })),
  })
  await userEvent.click(screen.getByRole('switch', { name: /^Aparecer no ranking/ }))
  await screen.findByText(/Você não aparece/)
  await waitFor(() => expect(localStorage.getItem('user')).not.toContain('mae@x.co'))
  expect(localStorage.getItem('user')).not.toContain('birthDate')
})

test('applies a theme at once and saves it', async () => {
  const calls = await open('aparencia', { 'PATCH /api/account': data(aProfile({ theme: 'dark' })) })
  await userEvent.click(screen.getByRole('radio', { name: /Escuro/ }))
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
  expect(sent(calls, 'PATCH /api/account')).toEqual({ theme: 'dark' })
})

test('a choice the server refuses is taken back and said', async () => {
  await open('privacidade', {
    'PATCH /api/account': refused(500, 'erro_interno', 'Erro interno. Tente novamente.'),
  })
  const box = screen.getByRole<HTMLInputElement>('switch', { name: /^Aparecer no ranking/ })
  await userEvent.click(box)
  expect(await screen.findByText('Não foi possível salvar')).toBeTruthy()
  expect(box.checked).toBe(true)
})

test('closes another session and leaves this one alone', async () => {
  const calls = await open('seguranca', {
    'GET /api/account/sessions': sessions,
    [`DELETE /api/account/sessions/${there.id}`]: done,
  })
  const mine = (await screen.findByText('Chrome no Android')).closest('li')!
  expect(within(mine).getByText('este aparelho')).toBeTruthy()
  expect(within(mine).queryByRole('button')).toBeNull()
  await press('Encerrar sessão em Firefox no Windows')
  await waitFor(() => expect(screen.queryByText('Firefox no Windows')).toBeNull())
  expect(calls.map(({ at }) => at)).toContain(`DELETE /api/account/sessions/${there.id}`)
})

test('a session that could not be closed comes back', async () => {
  await open('seguranca', {
    'GET /api/account/sessions': sessions,
    'DELETE /api/account/sessions': refused(500, 'erro_interno', 'Erro interno. Tente novamente.'),
  })
  await screen.findByText('Firefox no Windows')
  await press('Encerrar todas as outras')
  expect(await screen.findByText('Não foi possível encerrar')).toBeTruthy()
  expect(screen.getByText('Firefox no Windows')).toBeTruthy()
})

test('a wrong current password is said at its field', async () => {
  await open('seguranca', {
    'GET /api/account/sessions': sessions,
    'POST /api/account/password': refused(403, 'senha_atual_incorreta', 'A senha atual não confere.', {
      currentPassword: 'A senha atual não confere.',
    }),
  })
  await userEvent.type(screen.getByLabelText('Senha atual'), 'errada')
  await userEvent.type(screen.getByLabelText('Nova senha'), 'novinha')
  await userEvent.type(screen.getByLabelText('Repita a nova senha'), 'novinha')
  await press('Trocar senha')
  await waitFor(() =>
    expect(screen.getByLabelText('Senha atual')).toHaveAccessibleDescription('A senha atual não confere.'),
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Senha atual'))
})

test('downloads everything as a file', async () => {
  await open('dados', { 'GET /api/account/export': data({ users: [{ username: 'bia' }] }) })
  const make = vi.fn((_: Blob) => 'blob:1')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: make, revokeObjectURL: () => {} }))
  await press('Baixar meus dados')
  expect(await screen.findByText('Cópia baixada')).toBeTruthy()
  expect(await make.mock.calls[0]![0].text()).toContain('"username": "bia"')
})

test('deleting explains, asks for the password and a mark, and signs out', async () => {
  const calls = await open('dados', { 'POST /api/account/delete': done })
  await press('Excluir minha conta')
  await press('Excluir para sempre')
  expect(await screen.findByText('Marque para confirmar que quer excluir.')).toBeTruthy()
  expect(sent(calls, 'POST /api/account/delete')).toBeUndefined()
  await userEvent.type(screen.getByLabelText('Sua senha'), 'segredo')
  await userEvent.click(screen.getByRole('checkbox', { name: /Entendo que não dá para desfazer/ }))
  await press('Excluir para sempre')
  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull())
  expect(sent(calls, 'POST /api/account/delete')).toEqual({ password: 'segredo' })
})

test('a failure to read the account offers to try again', async () => {
  signIn()
  fakeServer({
    ...valid(),
    'GET /api/account': refused(500, 'erro_interno', 'Erro interno. Tente novamente.'),
  })
  openAt('/platform/conta')
  expect(await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 3000 })).toBeTruthy()
})
