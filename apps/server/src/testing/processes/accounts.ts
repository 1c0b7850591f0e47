import type { Server } from './servers.ts'

let born = 0

export const PASSWORD = 'senha-dos-processos'
export const EVENTS = '/api/account/sessions/events'

export async function signUp(server: Server, email = `pessoa${++born}@processos.exemplo.br`) {
  const body = { firstName: 'Bia', lastName: 'Silva', email, password: PASSWORD }
  const reply = await server.ask('/api/auth/register', { body })
  if (reply.status !== 201) throw new Error(`sign-up answered ${reply.status}: ${reply.text}`)
  return { email, token: reply.json().data.token as string }
}

export const logIn = (server: Server, email: string, password = PASSWORD, headers = {}) =>
  server.ask('/api/auth/login', { body: { email, password }, headers })

export const validate = async (server: Server, token: string) =>
  (await server.ask('/api/auth/validate', { token })).status
