import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { planFile } from '@norteia/content/schema/plan'
import { createUserIfAbsent } from './features/account/public.ts'
import { savePlanIfAbsent } from './features/billing/public.ts'
import type { Db } from './platform/db.ts'

export const CONTENT = join(import.meta.dirname, '../../../content')

export const DEMO_PASSWORD = 'norteia-demo'
export const DEMO_ACCOUNTS = [
  { email: 'aluno@norteia.local', firstName: 'Ana', lastName: 'Aluna', role: 'freemium' },
  { email: 'mentor@norteia.local', firstName: 'Mário', lastName: 'Mentor', role: 'mentor' },
  { email: 'admin@norteia.local', firstName: 'Ada', lastName: 'Administradora', role: 'admin' },
] as const

/** Loads what is authored into the database. Running it again changes nothing. */
export async function seed(db: Db, { demo, now }: { demo: boolean; now: Date }) {
  const plans = planFile.parse(JSON.parse(await readFile(join(CONTENT, 'plans.json'), 'utf8')))
  for (const plan of plans) await savePlanIfAbsent(db, plan)
  if (!demo) return
  for (const account of DEMO_ACCOUNTS) {
    await createUserIfAbsent(db, { ...account, password: DEMO_PASSWORD, birthDate: '2000-01-01', now })
  }
}
