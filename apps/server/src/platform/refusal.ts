import { catalogue, type ErrorCode, type RefusalData } from '@norteia/contract/errors'
import { ORPCError } from '@orpc/server'

/** A refusal of the catalogue, thrown where no route's typed `errors` are at hand. */
export function refuse(code: ErrorCode, data?: RefusalData & { message?: string }) {
  const { message, ...rest } = data ?? {}
  return new ORPCError(code, {
    status: catalogue[code].status,
    message: message ?? catalogue[code].message,
    data: rest,
  })
}
