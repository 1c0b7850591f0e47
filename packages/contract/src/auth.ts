import { oc } from '@orpc/contract'
import { z } from 'zod'
import { codes } from './errors.ts'
import { done, email, envelope, givenPassword, line, newPassword, secret } from './shapes.ts'

export const role = z.enum(['freemium', 'aluno', 'mentor', 'admin'])
export type Role = z.infer<typeof role>

export const theme = z.enum(['system', 'light', 'dark'])
export type Theme = z.infer<typeof theme>

/** The signed-in person, as the shell shows them. */
export const sessionUser = z.object({
  id: z.uuid(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  totalPoints: z.number().int(),
  level: z.number().int(),
  theme,
  emailVerified: z.boolean(),
  /** What keeps the social functions closed, if anything (ECA Digital). */
  socialDoor: z.enum(['open', 'birth-date', 'guardian']),
})
export type SessionUser = z.infer<typeof sessionUser>

const signedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ token: z.string(), user: sessionUser }),
})

export const auth = {
  /** `username` and `role` come with the specification's payload and are ignored: the server decides both. */
  register: oc
    .route({ method: 'POST', path: '/auth/register', successStatus: 201 })
    .input(
      z.object({
        firstName: line(60),
        lastName: line(60),
        email,
        password: newPassword,
        username: z.unknown().optional(),
        role: z.unknown().optional(),
      }),
    )
    .output(signedIn)
    .errors(codes('email_em_uso', 'muitas_tentativas')),

  login: oc
    .route({ method: 'POST', path: '/auth/login' })
    .input(z.object({ email, password: givenPassword }))
    .output(signedIn)
    .errors(codes('credenciais_invalidas', 'muitas_tentativas')),

  validate: oc
    .route({ method: 'GET', path: '/auth/validate' })
    .output(envelope(z.object({ user: sessionUser })))
    .errors(codes('nao_autenticado')),

  logout: oc.route({ method: 'POST', path: '/auth/logout' }).output(done),

  /** Answers alike whether the address has an account or not. */
  forgotPassword: oc
    .route({ method: 'POST', path: '/auth/forgot-password' })
    .input(z.object({ email }))
    .output(done)
    .errors(codes('muitas_tentativas')),

  resetPassword: oc
    .route({ method: 'POST', path: '/auth/reset-password' })
    .input(z.object({ token: secret, password: newPassword }))
    .output(done)
    .errors(codes('token_invalido', 'muitas_tentativas')),

  verifyEmail: oc
    .route({ method: 'POST', path: '/auth/verify-email' })
    .input(z.object({ token: secret }))
    .output(done)
    .errors(codes('token_invalido', 'muitas_tentativas')),

  resendVerification: oc
    .route({ method: 'POST', path: '/auth/resend-verification' })
    .output(done)
    .errors(codes('nao_autenticado', 'muitas_tentativas')),

  /** A guardian says yes by the link sent to them; no account of theirs is needed. */
  confirmGuardian: oc
    .route({ method: 'POST', path: '/auth/guardian' })
    .input(z.object({ token: secret }))
    .output(envelope(z.object({ studentFirstName: z.string() })))
    .errors(codes('token_invalido', 'muitas_tentativas')),
}
