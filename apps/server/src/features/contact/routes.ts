import { anyone } from '../../platform/access.ts'
import type { Rule } from '../../platform/limits.ts'

const byAddress: Rule = { name: 'contact-address', most: 5, seconds: 60 * 60 }

const send = anyone.contact.send.handler(async ({ input, context }) => {
  await context.limits.spend(byAddress, context.address)
  await context.mail.send(context.db, {
    kind: 'contact',
    to: context.config.contactEmail,
    subject: `[Contato] ${input.subject}`,
    body: `De: ${input.name} <${input.email}>\n\n${input.message}`,
    replyTo: input.email,
    aboutId: context.visitor?.id,
  })
  return {
    success: true as const,
    message: 'Mensagem recebida. Respondemos por e-mail em até dois dias úteis.',
  }
})

export const contact = { send }
