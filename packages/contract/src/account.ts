import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { role, sessionUser, theme } from './auth.ts'
import { codes } from './errors.ts'
import {
  day,
  done,
  email,
  envelope,
  givenPassword,
  line,
  newPassword,
  page,
  pageOf,
  plainText,
} from './shapes.ts'

export const profile = sessionUser.extend({
  nickname: z.string().nullable(),
  showInRanking: z.boolean(),
  birthDate: day.nullable(),
  guardianEmail: z.string().nullable(),
  guardianConfirmed: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Profile = z.infer<typeof profile>

export const openSession = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

export const adminUser = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  isActive: z.boolean(),
  totalPoints: z.number().int(),
  level: z.number().int(),
})

const signedInOnly = codes('nao_autenticado', 'muitas_tentativas')

export const account = {
  get: oc.route({ method: 'GET', path: '/account' }).output(envelope(profile)).errors(signedInOnly),

  update: oc
    .route({ method: 'PATCH', path: '/account' })
    .input(
      z
        .object({
          firstName: line(60),
          lastName: line(60),
          nickname: line(30).nullable(),
          showInRanking: z.boolean(),
          theme,
        })
        .partial(),
    )
    .output(envelope(profile))
    .errors(signedInOnly),

  /** Under 16 a guardian's address is required, and the guardian gets a link to confirm. */
  saveBirthDate: oc
    .route({ method: 'PUT', path: '/account/birth-date' })
    .input(z.object({ birthDate: day, guardianEmail: email.optional() }))
    .output(envelope(profile))
    .errors({ ...signedInOnly, ...codes('validacao', 'conflito') }),

  changePassword: oc
    .route({ method: 'POST', path: '/account/password' })
    .input(z.object({ currentPassword: givenPassword, newPassword }))
    .output(done)
    .errors({ ...signedInOnly, ...codes('senha_atual_incorreta') }),

  listSessions: oc
    .route({ method: 'GET', path: '/account/sessions' })
    .output(envelope(z.array(openSession)))
    .errors(signedInOnly),

  revokeSession: oc
    .route({ method: 'DELETE', path: '/account/sessions/{id}' })
    .input(z.object({ id: z.uuid() }))
    .output(done)
    .errors({ ...signedInOnly, ...codes('nao_encontrado') }),

  revokeOtherSessions: oc
    .route({ method: 'DELETE', path: '/account/sessions' })
    .output(done)
    .errors(signedInOnly),

  /** Tells an open account page that the list of sessions changed, wherever the change was made. */
  watchSessions: oc
    .route({ method: 'GET', path: '/account/sessions/events' })
    .output(eventIterator(z.object({ changed: z.literal('sessions') })))
    .errors(signedInOnly),

  /** Everything stored about the person, by table (LGPD art. 18). */
  export: oc
    .route({ method: 'GET', path: '/account/export' })
    .output(envelope(z.record(z.string(), z.array(z.record(z.string(), z.unknown())))))
    .errors(signedInOnly),

  remove: oc
    .route({ method: 'POST', path: '/account/delete' })
    .input(z.object({ password: givenPassword }))
    .output(done)
    .errors({ ...signedInOnly, ...codes('senha_atual_incorreta', 'conflito') }),

  listUsers: oc
    .route({ method: 'GET', path: '/admin/users' })
    .input(page.extend({ search: plainText(100).optional(), role: role.optional() }))
    .output(pageOf(adminUser))
    .errors(codes('nao_autenticado', 'sem_permissao', 'validacao')),

  changeRole: oc
    .route({ method: 'PATCH', path: '/admin/users/{id}' })
    .input(z.object({ id: z.uuid(), role }))
    .output(envelope(adminUser))
    .errors(codes('nao_autenticado', 'sem_permissao', 'nao_encontrado', 'conflito')),
}
