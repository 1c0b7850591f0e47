import routes from 'virtual:contract-routes'
import type { ErrorBody } from '@norteia/contract/errors'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { storedToken } from './stored-session.ts'

const link = new OpenAPILink(routes, {
  url: () => `${location.origin}/api`,
  // Looked up at each call, so that a test may put its own fetch in place late.
  fetch: (request, init) => globalThis.fetch(request, { ...init, credentials: 'same-origin' }),
  headers: () => {
    const token = storedToken()
    return token ? { authorization: `Bearer ${token}` } : {}
  },
  customErrorResponseBodyDecoder: (body, response) => {
    const { code, message, fields, requestId } = (body ?? {}) as Partial<ErrorBody>
    if (!code) return null
    return new ORPCError(code, { status: response.status, message, data: { fields, requestId } })
  },
})

/** Every endpoint of the contract as a typed function. */
export const client: JsonifiedClient<ContractRouterClient<typeof routes>> = createORPCClient(link)
