import { desc, eq, lt } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Db } from './db.ts'
import type { Jobs } from './jobs.ts'
import { mails } from './tables.ts'

export type Letter = {
  kind: string
  to: string
  subject: string
  body: string
  replyTo?: string
  /** The person it is about: their account takes it along when it goes. */
  aboutId?: string
}

export type Mail = {
  /** Writes the letter down; with an SMTP server a job delivers it, and tries again when it fails. */
  send(db: Db, letter: Letter): Promise<void>
}

/** The embedded default: letters wait in the outbox for the operator to read. */
export const outboxMail: Mail = {
  async send(db, { to, ...letter }) {
    await db.insert(mails).values({ ...letter, recipient: to, status: 'outbox' })
  },
}

export function smtpMail(db: Db, jobs: Jobs, { url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(url)
  const mark = (id: string, state: Partial<typeof mails.$inferInsert>) =>
    db.update(mails).set(state).where(eq(mails.id, id))

  const deliver = jobs.define<{ id: string }>('mail.deliver', async ({ id }) => {
    const [mail] = await db.select().from(mails).where(eq(mails.id, id))
    if (!mail || mail.status === 'sent') return // deleted with its account, or delivered by an earlier try
    const { recipient: to, subject, body: text, replyTo } = mail
    try {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        replyTo: replyTo ?? undefined,
        messageId: `<${id}@norteia>`,
      })
    } catch (error) {
      await mark(id, { status: 'failed' }) // for the operator to see; the job tries again
      throw error
    }
    await mark(id, { status: 'sent', sentAt: new Date() })
  })
  return {
    async send(within, { to, ...letter }) {
      const [mail] = await within
        .insert(mails)
        .values({ ...letter, recipient: to, status: 'queued' })
        .returning({ id: mails.id })
      await deliver({ id: mail!.id }, within)
    },
  }
}

export function listMails(db: Db, most: number) {
  return db.select().from(mails).orderBy(desc(mails.createdAt)).limit(most)
}

export function listMailsAbout(db: Db, personId: string) {
  return db.select().from(mails).where(eq(mails.aboutId, personId))
}

export async function removeMailsAbout(db: Db, personId: string) {
  await db.delete(mails).where(eq(mails.aboutId, personId))
}

/** Letters carry links and names; none is kept longer than it is useful. */
export async function purgeMails(db: Db, before: Date) {
  await db.delete(mails).where(lt(mails.createdAt, before))
}
