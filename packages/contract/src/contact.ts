import { oc } from '@orpc/contract'
import { z } from 'zod'
import { codes } from './errors.ts'
import { done, email, line, paragraph } from './shapes.ts'

export const contact = {
  send: oc
    .route({ method: 'POST', path: '/contact' })
    .input(z.object({ name: line(80), email, subject: line(120), message: paragraph(4000) }))
    .output(done)
    .errors(codes('muitas_tentativas')),
}
