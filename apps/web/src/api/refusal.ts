import { ORPCError } from '@orpc/client'

export type Refusal = {
  /** `sem_conexao` when no answer came at all. */
  code: string
  message: string
  fields: Record<string, string>
  requestId?: string
}

/** Any failure of a call, as something that can be shown. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ORPCError)) {
    return { code: 'sem_conexao', message: 'Sem conexão. Verifique a internet e tente de novo.', fields: {} }
  }
  const data = (error.data ?? {}) as { fields?: Record<string, string>; requestId?: string }
  return { code: error.code, message: error.message, fields: data.fields ?? {}, requestId: data.requestId }
}
