import { catalogue } from '@norteia/contract/errors'
import { ORPCError, ValidationError } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import { envelopeOf } from './envelope.ts'
import { refuse } from './refusal.ts'

describe('envelope', () => {
  test('shows a refusal with its code, sentence, status and extras', () => {
    expect(envelopeOf(refuse('muitas_tentativas', { retryAfterSeconds: 7 }))).toEqual({
      success: false,
      code: 'muitas_tentativas',
      message: catalogue.muitas_tentativas.message,
      status: 429,
      retryAfterSeconds: 7,
    })
    expect(envelopeOf(refuse('conflito', { message: 'Outra frase.' })).message).toBe('Outra frase.')
  })

  test.each<[string, unknown]>([
    ['a bug', new TypeError("Cannot read properties of undefined (reading 'senha')")],
    ['a database error', Object.assign(new Error('duplicate key (email)=(ana@x.br)'), { code: '23505' })],
    ['something thrown that is no error', 'segredo'],
    ['an oRPC error of no code of ours', new ORPCError('INTERNAL_SERVER_ERROR', { message: 'segredo' })],
  ])('says nothing of %s', (_, error) => {
    expect(envelopeOf(error)).toEqual({
      success: false,
      code: 'erro_interno',
      message: catalogue.erro_interno.message,
      status: 500,
    })
  })

  test.each([
    [404, 'nao_encontrado'],
    [413, 'corpo_grande'],
    [415, 'tipo_nao_aceito'],
    [400, 'json_invalido'],
    [431, 'json_invalido'],
    [503, 'erro_interno'],
  ])("turns Fastify's %i into %s", (statusCode, code) => {
    expect(envelopeOf(Object.assign(new Error('x'), { statusCode })).code).toBe(code)
  })

  test('gives the first complaint about each field under its dotted path', () => {
    const issues = [
      { message: 'primeira', path: ['answers', 0, 'letter'] },
      { message: 'segunda', path: ['answers', 0, 'letter'] },
      { message: 'outra', path: [{ key: 'email' }] },
      { message: 'tudo', path: [] },
    ]
    const cause = new ValidationError({ message: 'x', issues, data: {} })
    expect(envelopeOf(new ORPCError('BAD_REQUEST', { status: 400, cause }))).toMatchObject({
      code: 'validacao',
      fields: { 'answers.0.letter': 'primeira', email: 'outra', corpo: 'tudo' },
    })
  })
})
