import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { email, newPassword } from '@norteia/contract/shapes'
import { changeRole, createUserIfAbsent } from '../features/account/public.ts'
import { findUserByEmail } from '../features/auth/public.ts'
import { withDatabase } from './within.ts'

const LEAST_FOR_ADMIN = 10

export async function createAdmin(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      name: { type: 'string', default: 'Administração' },
      password: { type: 'string' },
    },
  })
  const address = email.safeParse(values.email ?? '')
  if (!address.success) throw new Error('Informe --email com um e-mail válido.')

  await withDatabase(async db => {
    const existing = await findUserByEmail(db, address.data)
    if (existing) {
      await changeRole(db, existing.id, 'admin')
      console.log(`${address.data} agora administra.`)
      return
    }
    const password = newPassword.safeParse(values.password ?? (await ask('Senha: ')))
    if (!password.success || password.data.length < LEAST_FOR_ADMIN) {
      throw new Error(`A senha de quem administra precisa de ao menos ${LEAST_FOR_ADMIN} caracteres.`)
    }
    const [firstName = '', ...rest] = values.name.split(' ')
    const person = {
      email: address.data,
      firstName,
      lastName: rest.join(' ') || 'Norteia',
      role: 'admin' as const,
    }
    await createUserIfAbsent(db, { ...person, password: password.data, now: new Date() })
    console.log(`Conta de administração criada: ${address.data}`)
  })
}

/** Asks without showing what is typed. */
async function ask(question: string) {
  if (!process.stdin.isTTY) throw new Error('Informe --password (não há terminal para perguntar).')
  process.stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const answer = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return answer
}
