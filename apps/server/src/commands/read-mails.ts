import { parseArgs } from 'node:util'
import { listMails } from '../platform/mail.ts'
import { withDatabase } from './within.ts'

export async function readMails(args: string[]) {
  const { values } = parseArgs({ args, options: { most: { type: 'string', default: '10' } } })
  const mails = await withDatabase(db => listMails(db, Math.max(1, Number(values.most) || 10)))
  if (mails.length === 0) console.log('Nenhum e-mail ainda.')
  for (const { createdAt, status, recipient, subject, body } of mails.reverse()) {
    console.log(
      `${'─'.repeat(72)}\n${createdAt.toISOString()}  [${status}]\nPara: ${recipient}\nAssunto: ${subject}\n\n${body}`,
    )
  }
}
