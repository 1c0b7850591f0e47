import { anyone, type Context, student } from '../../platform/access.ts'
import { hashPassword, passwordMatches } from '../../platform/passwords.ts'
import { fingerprint } from '../../platform/secrets.ts'
import { passwordChangedLetter, resetPasswordLetter, verifyEmailLetter } from './letters.ts'
import * as limits from './limits.ts'
import { type ShownRow, sessionUserOf } from './person.ts'
import { type Sending, sendLink } from './send-link.ts'
import { openSession } from './sessions.ts'
import * as store from './store.ts'

const register = anyone.auth.register.handler(async ({ input, context, errors }) => {
  const { db, now } = context
  await context.limits.spend(limits.registerByAddress, context.address)
  await context.limits.spend(limits.registerByAccount, input.email)

  const passwordHash = await hashPassword(input.password)
  const { email, firstName, lastName } = input
  const user = await db.transaction(async tx => {
    const user = await store.saveNewUser(tx, { email, firstName, lastName, passwordHash, createdAt: now() })
    if (user) await sendVerification({ ...context, db: tx }, user)
    return user
  })
  if (!user)
    throw errors.email_em_uso({ data: { fields: { email: 'Já existe uma conta com este e-mail.' } } })
  return signIn(context, user, 'Conta criada com sucesso!')
})

const login = anyone.auth.login.handler(async ({ input, context, errors }) => {
  await context.limits.spend(limits.loginByAddress, context.address)
  await context.limits.spend(limits.loginByAccount, input.email)

  const user = await store.findUserByEmail(context.db, input.email)
  const matches = await passwordMatches(user?.passwordHash, input.password)
  if (!user?.isActive || !matches) throw errors.credenciais_invalidas()

  await context.limits.forgive(limits.loginByAccount, input.email)
  return signIn(context, user, 'Login realizado com sucesso!')
})

const validate = student.auth.validate.handler(async ({ context }) => ({
  success: true as const,
  data: { user: sessionUserOf(context.visitor.shown, context.now()) },
}))

/** Answers the same to a session that is already gone: what was asked for is so. */
const logout = anyone.auth.logout.handler(async ({ context }) => {
  if (context.visitor) {
    await store.removeSession(context.db, context.visitor.sessionId)
    await context.bus.publish(`sessions:${context.visitor.id}`)
  }
  context.cookie.clear()
  return { success: true as const, message: 'Você foi desconectado com sucesso' }
})

const forgotPassword = anyone.auth.forgotPassword.handler(async ({ input, context }) => {
  await context.limits.spend(limits.forgotByAddress, context.address)
  await context.limits.spend(limits.forgotByAccount, input.email)

  const user = await store.findUserByEmail(context.db, input.email)
  if (user?.isActive) {
    // Not awaited: the time of the answer must not tell whether there is an account.
    const letter = (link: string) => resetPasswordLetter(user.email, link)
    context.later(
      sendLink(context, { purpose: 'reset-password', userId: user.id, address: user.email, letter }),
    )
  }
  return {
    success: true as const,
    message: 'Se houver uma conta com este e-mail, enviamos as instruções para escolher uma nova senha.',
  }
})

/** A right link also proves the address, and ends every session: whoever had the old password is out. */
const resetPassword = anyone.auth.resetPassword.handler(async ({ input, context, errors }) => {
  const { db, now } = context
  await context.limits.spend(limits.linkByAddress, context.address)
  const passwordHash = await hashPassword(input.password)

  const link = await db.transaction(async tx => {
    const link = await store.takeMailedLink(tx, 'reset-password', fingerprint(input.token), now())
    if (!link) return
    await store.savePassword(tx, link.userId, passwordHash)
    await store.markEmailVerified(tx, link.userId, link.address, now())
    await store.removeSessionsOf(tx, link.userId)
    await context.mail.send(tx, passwordChangedLetter(link.address, link.userId))
    return link
  })
  if (!link) throw errors.token_invalido()

  await context.limits.forgive(limits.loginByAccount, link.address)
  await context.bus.publish(`sessions:${link.userId}`)
  return { success: true as const, message: 'Senha trocada. Entre com a nova senha.' }
})

const verifyEmail = anyone.auth.verifyEmail.handler(async ({ input, context, errors }) => {
  await context.limits.spend(limits.linkByAddress, context.address)
  await context.db.transaction(async tx => {
    const link = await store.takeMailedLink(tx, 'verify-email', fingerprint(input.token), context.now())
    if (!link) throw errors.token_invalido()
    await store.markEmailVerified(tx, link.userId, link.address, context.now())
  })
  return { success: true as const, message: 'E-mail confirmado. Obrigado!' }
})

const resendVerification = student.auth.resendVerification.handler(async ({ context }) => {
  const { shown } = context.visitor
  if (shown.emailVerifiedAt) return { success: true as const, message: 'Seu e-mail já está confirmado.' }
  await context.limits.spend(limits.resendByAccount, shown.id)
  await sendVerification(context, shown)
  return { success: true as const, message: 'Enviamos um novo link para o seu e-mail.' }
})

const confirmGuardian = anyone.auth.confirmGuardian.handler(async ({ input, context, errors }) => {
  await context.limits.spend(limits.linkByAddress, context.address)
  const confirmed = await context.db.transaction(async tx => {
    const link = await store.takeMailedLink(tx, 'guardian', fingerprint(input.token), context.now())
    if (!link) throw errors.token_invalido()
    return store.markGuardianConfirmed(tx, link.userId, link.address, context.now())
  })
  if (!confirmed) throw errors.token_invalido()
  return { success: true as const, data: { studentFirstName: confirmed.firstName } }
})

function sendVerification(context: Sending, { id, email }: { id: string; email: string }) {
  const letter = (link: string) => verifyEmailLetter(email, link)
  return sendLink(context, { purpose: 'verify-email', userId: id, address: email, letter })
}

async function signIn(context: Context, user: ShownRow, message: string) {
  const now = context.now()
  const { token, expiresAt } = await openSession(context.db, {
    userId: user.id,
    userAgent: context.userAgent,
    now,
    random: context.random,
  })
  context.cookie.set(token, expiresAt)
  await context.bus.publish(`sessions:${user.id}`)
  return { success: true as const, message, data: { token, user: sessionUserOf(user, now) } }
}

export const auth = {
  register,
  login,
  validate,
  logout,
  forgotPassword,
  resetPassword,
  verifyEmail,
  resendVerification,
  confirmGuardian,
}
