import { dayOf, yearsBetween } from '@norteia/domain/calendar'
import { needsGuardian } from '@norteia/domain/people'
import { type Context, student } from '../../platform/access.ts'
import { removeMailsAbout } from '../../platform/mail.ts'
import { hashPassword, passwordMatches } from '../../platform/passwords.ts'
import { getUser, guardianLetter, passwordChangedLetter, savePassword, sendLink } from '../auth/public.ts'
import { setVisible } from '../progress/public.ts'
import { changeUserRole, listUsers } from './admin-routes.ts'
import * as limits from './limits.ts'
import { collectPersonalData } from './personal-data.ts'
import { profileOf } from './profile.ts'
import * as store from './store.ts'

const ok = (message: string) => ({ success: true as const, message })
const OLDEST = 120

const get = student.account.get.handler(({ context }) => showProfile(context, context.visitor.id))

const update = student.account.update.handler(async ({ input, context }) => {
  const { db, visitor } = context
  if (Object.keys(input).length > 0) {
    await db.transaction(async tx => {
      await store.updateUser(tx, visitor.id, input)
      if (input.showInRanking !== undefined) await setVisible(tx, visitor.id, input.showInRanking)
    })
  }
  return showProfile(context, visitor.id)
})

const saveBirthDate = student.account.saveBirthDate.handler(async ({ input, context, errors }) => {
  const { db, visitor } = context
  const invalid = (field: string, message: string) =>
    errors.validacao({ data: { fields: { [field]: message } } })
  const today = dayOf(context.now())
  const age = yearsBetween(input.birthDate, today)
  if (input.birthDate > today || age > OLDEST) throw invalid('birthDate', 'Confira a data de nascimento.')

  const user = await getUser(db, visitor.id)
  // Once told, only a person of the staff may move someone across the age limit.
  const wasYoung = user.birthDate !== null && needsGuardian(user.birthDate, today)
  const isYoung = needsGuardian(input.birthDate, today)
  if (wasYoung && !isYoung) {
    throw errors.conflito({
      message: 'Para corrigir a data de nascimento, fale com a gente pela página de contato.',
    })
  }
  if (!isYoung) {
    await store.saveBirth(db, user.id, {
      birthDate: input.birthDate,
      guardianEmail: null,
      guardianConfirmedAt: null,
    })
    return showProfile(context, user.id)
  }

  const guardianEmail = input.guardianEmail ?? user.guardianEmail
  if (!guardianEmail) throw invalid('guardianEmail', 'Informe o e-mail de um responsável.')
  if (guardianEmail === user.email) throw invalid('guardianEmail', 'Use o e-mail do responsável, não o seu.')
  const sameGuardian = guardianEmail === user.guardianEmail
  const guardianConfirmedAt = sameGuardian ? user.guardianConfirmedAt : null
  if (!guardianConfirmedAt) await context.limits.spend(limits.guardianByAccount, user.id)
  await db.transaction(async tx => {
    await store.saveBirth(tx, user.id, { birthDate: input.birthDate, guardianEmail, guardianConfirmedAt })
    if (guardianConfirmedAt) return
    await sendLink(
      { ...context, db: tx },
      {
        purpose: 'guardian',
        userId: user.id,
        address: guardianEmail,
        letter: link => guardianLetter(guardianEmail, user.firstName, link),
      },
    )
  })
  return showProfile(context, user.id)
})

const changePassword = student.account.changePassword.handler(async ({ input, context, errors }) => {
  const { db, visitor } = context
  const user = await checkPassword(context, visitor.id, input.currentPassword)
  if (!user)
    throw errors.senha_atual_incorreta({
      data: { fields: { currentPassword: 'A senha atual não confere.' } },
    })

  const passwordHash = await hashPassword(input.newPassword)
  await db.transaction(async tx => {
    await savePassword(tx, user.id, passwordHash)
    await store.removeOtherSessions(tx, user.id, visitor.sessionId)
    await context.mail.send(tx, passwordChangedLetter(user.email, user.id))
  })
  await context.bus.publish(`sessions:${user.id}`)
  return ok('Senha trocada. As outras sessões foram encerradas.')
})

const listSessions = student.account.listSessions.handler(async ({ context }) => {
  const rows = await store.listSessions(context.db, context.visitor.id, context.now())
  const data = rows.map(row => ({
    id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === context.visitor.sessionId,
  }))
  return { success: true as const, data }
})

const revokeSession = student.account.revokeSession.handler(async ({ input, context, errors }) => {
  const removed = await store.removeOwnSession(context.db, context.visitor.id, input.id)
  if (!removed) throw errors.nao_encontrado()
  await context.bus.publish(`sessions:${context.visitor.id}`)
  return ok('Sessão encerrada.')
})

const revokeOtherSessions = student.account.revokeOtherSessions.handler(async ({ context }) => {
  await store.removeOtherSessions(context.db, context.visitor.id, context.visitor.sessionId)
  await context.bus.publish(`sessions:${context.visitor.id}`)
  return ok('As outras sessões foram encerradas.')
})

const watchSessions = student.account.watchSessions.handler(async function* ({ context, signal }) {
  await context.limits.spend(limits.eventsByAccount, context.visitor.id)
  for await (const _ of context.bus.listen(`sessions:${context.visitor.id}`, signal)) {
    yield { changed: 'sessions' as const }
  }
})

const exportData = student.account.export.handler(async ({ context }) => {
  await context.limits.spend(limits.exportByAccount, context.visitor.id)
  const data = await collectPersonalData(context.db, context.visitor.id)
  return { success: true as const, data }
})

/** LGPD art. 18, VI: the row goes and everything that hangs from it, letters included. */
const remove = student.account.remove.handler(async ({ input, context, errors }) => {
  const user = await checkPassword(context, context.visitor.id, input.password)
  if (!user) throw errors.senha_atual_incorreta({ data: { fields: { password: 'A senha não confere.' } } })

  await context.db.transaction(async tx => {
    const admins = await store.lockAdmins(tx)
    if (admins.length === 1 && admins[0]?.id === user.id) {
      throw errors.conflito({ message: 'Você é a única pessoa administradora. Promova outra antes de sair.' })
    }
    await removeMailsAbout(tx, user.id)
    await store.removeUser(tx, user.id)
  })
  context.cookie.clear()
  await context.bus.publish(`sessions:${user.id}`)
  return ok('Sua conta e seus dados foram apagados.')
})

async function showProfile({ db, now }: Context, id: string) {
  return { success: true as const, data: profileOf(await getUser(db, id), now()) }
}

async function checkPassword(context: Context, id: string, given: string) {
  await context.limits.spend(limits.passwordByAccount, id)
  const user = await getUser(context.db, id)
  if (!(await passwordMatches(user.passwordHash, given))) return undefined
  await context.limits.forgive(limits.passwordByAccount, id)
  return user
}

export const account = {
  get,
  update,
  saveBirthDate,
  changePassword,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  watchSessions,
  export: exportData,
  remove,
  listUsers,
  changeRole: changeUserRole,
}
