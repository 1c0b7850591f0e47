import routes from 'virtual:contract-routes'
import type { ErrorBody } from '@norteia/contract/errors'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { endSession, storedToken } from './stored-session.ts'

const link = new OpenAPILink(routes, {
  url: () => `${location.origin}/api`,
  // Looked up at each call, so that a test may put its own fetch in place late.
  fetch: async (request, init) => {
    const response = await globalThis.fetch(request, { ...init, credentials: 'same-origin' })
    if (response.status === 401 && isAboutThisSession(request)) endSession()
    return response
  },
  headers: () => {
    const token = storedToken()
    return token ? { authorization: `Bearer ${token}` } : {}
  },
  customErrorResponseBodyDecoder: (body, response) => {
    const { code, message, fields, requestId } = (body ?? {}) as Partial<ErrorBody>
    const { status } = response
    // A proxy's error page has no code of ours; its text is not for a student.
    if (!code || !message)
      return new ORPCError('erro_interno', { status, message: 'Erro interno. Tente novamente.' })
    return new ORPCError(code, { status, message, data: { fields, requestId } })
  },
})

/** A 401 ends the session only if it answers the token still in use, and is not a wrong password at the door. */
function isAboutThisSession(request: Request) {
  const token = storedToken()
  const sent = request.headers.get('authorization')
  return token !== null && sent === `Bearer ${token}` && !request.url.endsWith('/api/auth/login')
}

/** Every endpoint of the contract as a typed function. */
export const client: JsonifiedClient<ContractRouterClient<typeof routes>> = createORPCClient(link)
