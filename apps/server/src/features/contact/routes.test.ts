import { expect, test } from 'vitest'
import { mails } from '../../platform/tables.ts'
import { openTestWorld } from '../../testing/world.ts'

const { app, db, wait } = await openTestWorld({ contactEmail: 'equipe@norteia.local' })

const message = { name: 'Rui', email: 'rui@exemplo.br', subject: 'Dúvida', message: 'Linha um\nLinha dois' }
const send = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress: '10.8.0.1' })

test('a message reaches the operator, with who to answer', async () => {
  expect((await send(message)).statusCode).toBe(200)
  const [mail] = await db.select().from(mails)
  expect(mail).toMatchObject({
    recipient: 'equipe@norteia.local',
    subject: '[Contato] Dúvida',
    status: 'outbox',
  })
  expect(mail?.body).toBe('De: Rui <rui@exemplo.br>\n\nLinha um\nLinha dois')
})

test('a second line cannot be smuggled into the subject', async () => {
  const reply = await send({ ...message, subject: 'Oi\r\nBcc: todos@exemplo.br' })
  expect(reply.json().fields).toEqual({ subject: 'Use uma linha só.' })
  expect(await db.select().from(mails)).toEqual([])
})

test('one address sends five an hour', async () => {
  const codes: number[] = []
  for (let i = 0; i < 6; i++) codes.push((await send(message)).statusCode)
  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  wait(60 * 60 * 1000 + 1)
  expect((await send(message)).statusCode).toBe(200)
})
