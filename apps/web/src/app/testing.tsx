import type { Profile } from '@norteia/contract/account'
import type { SessionUser } from '@norteia/contract/auth'
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { vi } from 'vitest'
import { queryClient } from '../api/query.ts'
import { storeSession } from '../api/stored-session.ts'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'

export type Call = { at: string; body: unknown; authorization: string | null }
type Answer = { status?: number; body: unknown }
/** By `METHOD /path`: what to answer, or a function of the request's body; a thrown error is a dead network. */
export type Answers = Record<string, Answer | ((body: unknown) => Answer | Promise<Answer>)>

/** Puts a server of these answers at fetch, and returns the list of calls it will receive. */
export function fakeServer(answers: Answers): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const at = `${request.method} ${new URL(request.url).pathname}`
    const text = await request.clone().text()
    const body = text ? JSON.parse(text) : undefined
    calls.push({ at, body, authorization: request.headers.get('authorization') })
    const answer = answers[at] ?? refused(404, 'nao_encontrado', `Nada em ${at}`)
    const { status = 200, body: answered } = typeof answer === 'function' ? await answer(body) : answer
    return Response.json(answered, { status })
  })
  return calls
}

export const data = <T,>(given: T) => ({ body: { success: true, data: given } })
export const done = { body: { success: true, message: 'Feito.' } }
export const refused = (
  status: number,
  code: string,
  message: string,
  fields?: Record<string, string>,
): Answer => ({
  status,
  body: { success: false, code, message, fields, requestId: 'pedido-1' },
})
export const offline = () => {
  throw new TypeError('Failed to fetch')
}

export function aUser(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    id: '0b6f5d8e-6f0c-4a7e-9a55-0d6a5b1f2c3d',
    username: 'bia',
    firstName: 'Bia',
    lastName: 'Souza',
    email: 'bia@exemplo.com',
    role: 'freemium',
    totalPoints: 0,
    level: 1,
    theme: 'system',
    emailVerified: true,
    socialDoor: 'open',
    ...changes,
  }
}

export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    ...aUser(),
    nickname: null,
    showInRanking: true,
    birthDate: '2001-05-04',
    guardianEmail: null,
    guardianConfirmed: false,
    createdAt: '2026-11-01T12:00:00.000Z',
    ...changes,
  }
}

/** What validate answers for this user; every signed-in page asks for it. */
export const valid = (user = aUser()): Answers => ({ 'GET /api/auth/validate': data({ user }) })

export function signIn(user = aUser(), token = 'uma-ficha-de-teste-bem-comprida') {
  storeSession(token, user)
}

/** Opens the whole application at an address, as a reload there would. */
export function openAt(address: string) {
  // jsdom has no scrolling and no modal dialogs.
  vi.stubGlobal('scrollTo', () => {})
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show ??= function (
    this: HTMLDialogElement,
  ) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  return router
}

export function forgetEverything() {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
}
