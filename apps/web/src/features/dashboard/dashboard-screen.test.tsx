// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aUser, fakeServer, forgetEverything, openAt, signIn, valid } from '../../app/testing.tsx'

afterEach(forgetEverything)

async function open(changes = {}) {
  const user = aUser(changes)
  signIn(user)
  fakeServer(valid(user))
  openAt('/platform')
  await screen.findByRole('heading', { level: 1, name: 'Olá, Bia' }, { timeout: 3000 })
}
const steps = () =>
  within(screen.getByRole('list', { name: 'Próximos passos' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

test('a new account sees what is really pending, and zeros', async () => {
  await open({ emailVerified: false, socialDoor: 'birth-date' })
  expect(steps()).toEqual(['Confirme seu e-mail', 'Diga quando você nasceu'])
  expect(screen.getByText('Começam a contar com as questões.')).toBeTruthy()
})

test('a student waiting for a guardian is told so', async () => {
  await open({ socialDoor: 'guardian' })
  expect(steps()).toEqual(['Falta o sim do seu responsável'])
})

test('with nothing pending says so', async () => {
  await open()
  expect(screen.getByText('Sua conta está em dia')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Próximos passos' })).toBeNull()
})
