import { desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Db } from './db.ts'
import type { Jobs } from './jobs.ts'
import { mails } from './tables.ts'

export type Letter = { kind: string; to: string; subject: string; body: string; replyTo?: string }

export type Mail = {
  /** Writes the letter down; with an SMTP server a job delivers it, and tries again when it fails. */
  send(db: Db, letter: Letter): Promise<void>
}

/** The embedded default: letters wait in the outbox for the operator to read. */
export const outboxMail: Mail = {
  async send(db, { kind, to, subject, body }) {
    await db.insert(mails).values({ kind, recipient: to, subject, body, status: 'outbox' })
  },
}

export function smtpMail(db: Db, jobs: Jobs, { url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(url)
  const deliver = jobs.define<{ id: string; replyTo?: string }>('mail.deliver', async ({ id, replyTo }) => {
    const [mail] = await db.select().from(mails).where(eq(mails.id, id))
    if (!mail || mail.status === 'sent') return // deleted with its account, or delivered by an earlier try
    await transport.sendMail({
      from,
      to: mail.recipient,
      replyTo,
      subject: mail.subject,
      text: mail.body,
      messageId: `<${id}@norteia>`,
    })
    await db.update(mails).set({ status: 'sent', sentAt: new Date() }).where(eq(mails.id, id))
  })
  return {
    async send(within, { kind, to, subject, body, replyTo }) {
      const [mail] = await within
        .insert(mails)
        .values({ kind, recipient: to, subject, body, status: 'queued' })
        .returning({ id: mails.id })
      await deliver({ id: mail!.id, replyTo }, within)
    },
  }
}

export function listMails(db: Db, most: number) {
  return db.select().from(mails).orderBy(desc(mails.createdAt)).limit(most)
}

export function listMailsTo(db: Db, addresses: string[]) {
  return db
    .select()
    .from(mails)
    .where(inArray(sql`lower(${mails.recipient})`, addresses))
}

export async function removeMailsTo(db: Db, addresses: string[]) {
  await db.delete(mails).where(inArray(sql`lower(${mails.recipient})`, addresses))
}

/** Letters carry links and names; none is kept longer than it is useful. */
export async function purgeMails(db: Db, before: Date) {
  await db.delete(mails).where(lt(mails.createdAt, before))
}
