import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import type { Letter, Mail } from '../../platform/mail.ts'
import { fingerprint, type Random } from '../../platform/secrets.ts'
import { saveMailedLink } from './store.ts'

const HOUR = 60 * 60 * 1000
const PURPOSES = {
  'verify-email': { page: '/verificar-email', lasts: 7 * 24 * HOUR },
  'reset-password': { page: '/reset-password', lasts: HOUR },
  guardian: { page: '/responsavel', lasts: 30 * 24 * HOUR },
}

export type Sending = { db: Db; mail: Mail; random: Random; config: Config; now: () => Date }

type Link = {
  purpose: keyof typeof PURPOSES
  userId: string
  address: string
  letter: (link: string) => Letter
}

/** Mails a link that works once; the token is in the letter and nowhere else. */
export async function sendLink({ db, mail, random, config, now }: Sending, link: Link) {
  const { page, lasts } = PURPOSES[link.purpose]
  const token = random.token()
  await db.transaction(async tx => {
    await saveMailedLink(tx, {
      tokenHash: fingerprint(token),
      userId: link.userId,
      purpose: link.purpose,
      address: link.address,
      expiresAt: new Date(now().getTime() + lasts),
    })
    await mail.send(tx, { ...link.letter(`${config.appUrl}${page}?token=${token}`), aboutId: link.userId })
  })
}
