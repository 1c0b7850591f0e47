import { ORPCError } from '@orpc/client'

export type Refusal = {
  /** `sem_conexao` when no answer came at all. */
  code: string
  message: string
  fields: Record<string, string>
  status?: number
  requestId?: string
}

const OFFLINE = 'Sem conexão. Verifique a internet e tente de novo.'
const BROKEN = 'Erro interno. Tente novamente.'

/** Any failure of a call, as something that can be shown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof ORPCError) {
    const { fields = {}, requestId } = (error.data ?? {}) as Partial<Refusal>
    return { code: error.code, message: error.message, fields, status: error.status, requestId }
  }
  // fetch reports a missing network as a TypeError and a timeout as a DOMException.
  const unreachable = error instanceof TypeError || error instanceof DOMException
  return unreachable
    ? { code: 'sem_conexao', message: OFFLINE, fields: {} }
    : { code: 'erro_interno', message: BROKEN, fields: {} }
}
