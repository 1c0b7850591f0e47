import { createServer, type Server } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { openTestWorld } from '../testing/world.ts'
import { createJobs } from './jobs.ts'
import { createLog } from './log.ts'
import { smtpMail } from './mail.ts'
import { mails } from './tables.ts'

const { db, pool } = await openTestWorld()
const letter = {
  kind: 'teste',
  to: 'ana@exemplo.br',
  subject: 'Olá, ção',
  body: 'Linha um',
  replyTo: 'rui@exemplo.br',
}
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Enough of SMTP to take a letter, or to refuse the first few. */
function aPostOffice(refusals = 0) {
  const taken: string[] = []
  let left = refusals
  const server = createServer(socket => {
    let reading = false
    let letter = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 correio')
    socket.on('error', () => {})
    socket.on('data', chunk => {
      if (reading) {
        letter += chunk
        if (!letter.endsWith('\r\n.\r\n')) return
        reading = false
        taken.push(letter)
        return say('250 entregue')
      }
      for (const line of String(chunk).trim().split('\r\n')) {
        if (/^MAIL/.test(line) && left-- > 0) say('451 volte depois')
        else if (/^DATA/.test(line)) {
          reading = true
          say('354 diga')
        } else say(/^QUIT/.test(line) ? '221 tchau' : '250 ok')
      }
    })
  })
  return { taken, server }
}

async function open(server: Server) {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const jobs = createJobs(pool, createLog('silent'))
  const mail = smtpMail(db, jobs, { url: `smtp://127.0.0.1:${port}`, from: 'Norteia <eu@norteia.local>' })
  await jobs.start()
  closing.push(
    () => jobs.stop(),
    async () => void server.close(),
  )
  return mail
}

const status = async () => (await db.select().from(mails))[0]?.status

test('delivers a letter by SMTP, once, with who to answer', async () => {
  const { taken, server } = aPostOffice()
  const mail = await open(server)
  await mail.send(db, letter)
  await expect.poll(status, { timeout: 10_000 }).toBe('sent')
  expect(taken).toHaveLength(1)
  expect(taken[0]).toMatch(/To: ana@exemplo\.br/)
  expect(taken[0]).toMatch(/Reply-To: rui@exemplo\.br/)
})

test('a letter written in a transaction that fails is never sent', async () => {
  const { taken, server } = aPostOffice()
  const mail = await open(server)
  const undone = db.transaction(async tx => {
    await mail.send(tx, letter)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await mail.send(db, { ...letter, subject: 'Depois' })
  await expect.poll(status, { timeout: 10_000 }).toBe('sent')
  expect(taken).toHaveLength(1)
})

test('a post office that refuses is shown as failed, and tried again', async () => {
  const { taken, server } = aPostOffice(1)
  const mail = await open(server)
  await mail.send(db, letter)
  await expect.poll(status, { timeout: 10_000 }).toBe('failed')
  await expect.poll(status, { timeout: 15_000 }).toBe('sent')
  expect(taken).toHaveLength(1)
  expect(await db.select().from(mails).where(eq(mails.status, 'sent'))).toHaveLength(1)
}, 30_000)
