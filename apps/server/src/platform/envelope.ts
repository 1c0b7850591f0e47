import { catalogue, type ErrorBody, type ErrorCode, type RefusalData } from '@norteia/contract/errors'
import { ORPCError, ValidationError } from '@orpc/server'
import type { FastifyError } from 'fastify'

type Envelope = Omit<ErrorBody, 'requestId'> & { status: number; retryAfterSeconds?: number }

const isCode = (code: string): code is ErrorCode => code in catalogue

const plain = (code: ErrorCode): Envelope => ({
  success: false,
  code,
  message: catalogue[code].message,
  status: catalogue[code].status,
})

/** Any failure as the one error body of the API (DECISIONS §1.3). What is not expected says nothing of itself. */
export function envelopeOf(error: unknown): Envelope {
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.status === 400) {
      return { ...plain('validacao'), fields: fieldsOf(error.cause) }
    }
    if (isCode(error.code)) {
      const { fields, retryAfterSeconds } = (error.data ?? {}) as RefusalData
      return {
        ...plain(error.code),
        message: error.message,
        ...(fields && { fields }),
        ...(retryAfterSeconds && { retryAfterSeconds }),
      }
    }
    return plain(error.status === 400 ? 'json_invalido' : 'erro_interno')
  }
  return plain(codeOfFastify(error as FastifyError))
}

function codeOfFastify({ statusCode }: FastifyError): ErrorCode {
  if (statusCode === 404) return 'nao_encontrado'
  if (statusCode === 413) return 'corpo_grande'
  if (statusCode === 415) return 'tipo_nao_aceito'
  if (statusCode && statusCode >= 400 && statusCode < 500) return 'json_invalido'
  return 'erro_interno'
}

/** The first complaint about each field, under its dotted path. */
function fieldsOf({ issues }: ValidationError) {
  const fields: Record<string, string> = {}
  for (const { path = [], message } of issues) {
    const name = path.map(part => String(typeof part === 'object' ? part.key : part)).join('.')
    fields[name || 'corpo'] ??= message
  }
  return fields
}
