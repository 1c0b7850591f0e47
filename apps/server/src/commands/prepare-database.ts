import { CONTENT, seed } from '../seed.ts'
import { seedBank } from '../seed-bank.ts'
import { withDatabase } from './within.ts'

export async function migrateOnly() {
  await withDatabase(async () => console.log('Estrutura do banco em dia.'))
}

export async function seedOnly() {
  await withDatabase(async (db, production) => {
    await seed(db, { demo: !production, now: new Date() })
    await seedBank(db, CONTENT, new Date())
    console.log('Conteúdo carregado.')
  })
}
