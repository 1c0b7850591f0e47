import { levelOf } from '@norteia/domain/progress'
import { admin } from '../../platform/access.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import * as store from './store.ts'

export const listUsers = admin.account.listUsers.handler(async ({ input, context }) => {
  const [createdAt, id] = readCursor(input.cursor, ['timestamp', 'uuid'])
  const rows = await store.listUsers(context.db, {
    ...input,
    after: createdAt && id ? { createdAt, id } : undefined,
  })
  const shown = rows.slice(0, input.limit)
  const last = rows.length > input.limit ? shown.at(-1) : undefined
  return {
    success: true as const,
    data: shown.map(({ createdAt: _, ...user }) => ({ ...user, level: levelOf(user.totalPoints) })),
    nextCursor: last ? writeCursor([last.createdAt, last.id]) : null,
  }
})

export const changeUserRole = admin.account.changeRole.handler(async ({ input, context, errors }) => {
  const user = await context.db.transaction(async tx => {
    const admins = await store.lockAdmins(tx)
    if (input.role !== 'admin' && admins.length === 1 && admins[0]?.id === input.id) {
      throw errors.conflito({ message: 'É preciso haver ao menos uma pessoa administradora.' })
    }
    return store.changeRole(tx, input.id, input.role)
  })
  if (!user) throw errors.nao_encontrado()
  return { success: true as const, data: { ...user, level: levelOf(user.totalPoints) } }
})
