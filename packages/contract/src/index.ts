import { account } from './account.ts'
import { auth } from './auth.ts'
import { billing } from './billing.ts'
import { contact } from './contact.ts'

/** The whole API as data; paths are below `/api`. */
export const contract = { auth, account, billing, contact }
