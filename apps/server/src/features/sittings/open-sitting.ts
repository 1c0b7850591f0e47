import type { Sitting } from '@norteia/contract/sittings'
import { isOver } from '@norteia/domain/exam'
import type { Context } from '../../platform/access.ts'
import { refuse } from '../../platform/refusal.ts'
import { finishSitting } from './finish-sitting.ts'
import { readAsAnswered } from './marked-content.ts'
import { showSitting } from './show-sitting.ts'
import * as store from './store.ts'

export type Asking = Pick<Context, 'db' | 'now'> & { visitor: { id: string } }

/** The sitting if it is theirs, ended here when its time is up and nobody ended it yet. */
export async function openOwn({ db, now, visitor }: Asking, id: string) {
  const found = await store.findOwnSitting(db, id, visitor.id)
  if (!found) throw refuse('nao_encontrado')
  const { sitting, exam } = found
  if (sitting.status === 'finished' || !isOver(sitting, now())) return found
  return { sitting: await finishSitting(db, id, 'tempo', now()), exam }
}

/** One that can still be answered. */
export async function openRunning(asking: Asking, id: string) {
  const found = await openOwn(asking, id)
  if (found.sitting.status === 'finished') throw refuse('prova_encerrada')
  return found
}

/** A sitting with all its questions, as a device needs it to begin or to go on. */
export async function openSitting(asking: Asking, id: string): Promise<Sitting> {
  const { sitting, exam } = await openOwn(asking, id)
  const rows = await readAsAnswered(asking.db, await store.listAnswers(asking.db, sitting.id))
  return showSitting(sitting, exam, rows, asking.now())
}
