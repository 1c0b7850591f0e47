import { contract } from '@norteia/contract'
import { getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract'
import { z } from 'zod'

type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  format?: string
  minLength?: number
  minimum?: number
  items?: JsonSchema
  minItems?: number
}

export type Endpoint = {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{id}` where a parameter goes. */
  path: string
  streams: boolean
  needsSignIn: boolean
  needsAdmin: boolean
  /** Says so when what it is asked about is not there. */
  knowsMissing: boolean
  /** What the contract says of an input: the judge of every variation. */
  accepts: (input: unknown) => boolean
  /** An input of the right shape, made from the schema, so that a new endpoint needs no entry here. */
  sample: Record<string, unknown>
}

/** Every endpoint of the contract, found by walking it. */
export function listEndpoints(node: unknown = contract, name: string[] = []): Endpoint[] {
  if (!isContractProcedure(node)) {
    return Object.entries(node as object).flatMap(([key, child]) => listEndpoints(child, [...name, key]))
  }
  const { route, inputSchema, outputSchema, errorMap } = node['~orpc']
  const schema = inputSchema as z.ZodType | undefined
  const json = schema
    ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
    : { properties: {} }
  return [
    {
      name: name.join('.'),
      method: (route.method ?? 'POST') as Endpoint['method'],
      path: `/api${route.path}`,
      streams: getEventIteratorSchemaDetails(outputSchema) !== undefined,
      needsSignIn: 'nao_autenticado' in errorMap,
      needsAdmin: 'sem_permissao' in errorMap,
      knowsMissing: 'nao_encontrado' in errorMap,
      accepts: input => !schema || schema.safeParse(input).success,
      sample: sampleOf(json) as Record<string, unknown>,
    },
  ]
}

function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.examples) return schema.examples[0]
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0]!)
  if (schema.allOf) return sampleOf(Object.assign({}, ...schema.allOf) as JsonSchema)
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([key, child]) => [key, sampleOf(child)]))
  }
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'array') {
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}))
  }
  return sampleText(schema)
}

function sampleText({ format, minLength = 0 }: JsonSchema) {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (format === 'date') return '2001-05-20'
  if (format === 'date-time') return '2026-01-01T00:00:00Z'
  if (format === 'email') return 'visita@exemplo.br'
  return 'amostra'.padEnd(minLength, 'a')
}
