import { describe, expect, test } from 'vitest'
import { openQuestion } from '../testing/open-set.ts'
import { readOpenRecord } from './open-record.ts'

const question = (change: object = {}) => ({
  ...openQuestion(2019, { index: 12, language: null, area: 'LC', key: 'C' }),
  ...change,
})
const refused = (value: unknown) => {
  const read = readOpenRecord(value, 'aqui')
  return read.ok ? 'aceito' : read.reason
}
const record = (change: object = {}) => {
  const read = readOpenRecord(question(change), 'aqui')
  if (!read.ok) throw new Error(read.reason)
  return read.record
}
const options = (...texts: (string | null)[]) =>
  texts.map((text, place) => ({ letter: 'ABCDE'[place], text, file: null, isCorrect: false }))

describe('refuses, in words,', () => {
  test.each([
    ['what is no object', 'texto', /não é uma questão/],
    ['a list', [1], /não é uma questão/],
    ['nothing', null, /não é uma questão/],
    ['no number', question({ index: undefined }), /número da questão/],
    ['a number beyond the exam', question({ index: 181 }), /número da questão/],
    ['no year', question({ year: 'ontem' }), /ano \(year\)/],
    ['no options', question({ alternatives: [] }), /alternativas/],
    ['an option that is no object', question({ alternatives: ['A', 'B'] }), /alternatives\.0/],
    [
      'two options of one letter',
      question({ alternatives: [...options('x'), ...options('y')] }),
      /se repetem/,
    ],
    ['a language of no ENEM', question({ language: 'latim' }), /idioma "latim"/],
    ['no words at all', question({ context: ' ', alternativesIntroduction: null }), /não tem enunciado/],
    ['words in a wrong encoding', question({ context: 'QuestÃ£o de educaÃ§Ã£o' }), /acentos/],
  ])('%s', (_, value, why) => {
    expect(refused(value)).toMatch(why)
  })
})

test('reads context, question, options and key', () => {
  expect(record({ language: 'ingles' })).toMatchObject({
    year: 2019,
    index: 12,
    application: 'first',
    language: 'en',
    key: 'C',
    area: 'LC',
    support: 'Texto inventado da questão 12.',
    statement: 'Pergunta inventada 12:',
    faults: [],
  })
})

test('takes the end of the context for the question where it has none of its own', () => {
  expect(record({ alternativesIntroduction: null })).toMatchObject({
    support: null,
    statement: 'Texto inventado da questão 12.',
    faults: [],
  })
})

test('holds a short question back when its context is missing, not one that stands by itself', () => {
  const lost = record({ context: null })
  expect([lost.support, lost.faults]).toEqual([null, ['sem o texto de apoio: pode estar incompleta']])
  expect(record({ context: null, alternativesIntroduction: 'a'.repeat(300) }).faults).toEqual([])
  expect(record({ context: null, files: ['https://enem.dev/a.png'] }).faults).toEqual([])
})

test('of a context too long for a question the last paragraph is it', () => {
  const read = record({ alternativesIntroduction: null, context: `${'a'.repeat(6_000)}\n\nO que é isto?` })
  expect([read.support?.length, read.statement]).toEqual([6_000, 'O que é isto?'])
})

test('keeps letters in their place when an option is lost', () => {
  const read = record({ alternatives: options('um', 'dois', null, 'quatro') })
  expect(read.options.map(({ text }) => text)).toEqual([
    'um',
    'dois',
    '(alternativa C ausente na fonte)',
    'quatro',
    '(alternativa E ausente na fonte)',
  ])
  expect(read.faults).toEqual(['falta a alternativa C', 'falta a alternativa E'])
})

test('tells two equal options apart, and that they were equal', () => {
  const read = record({ alternatives: options('um', 'dois', 'Dois', 'três', 'quatro') })
  expect(read.faults).toEqual(['as alternativas B e C são iguais na fonte'])
  expect(read.options[2]!.text).toBe('Dois (na fonte, igual à B)')
})

test('takes an option that is only a picture for a picture', () => {
  const url = 'https://enem.dev/2019/questions/12/a.png'
  const alternatives = [
    ...options(`![](${url})`, 'dois', 'três', 'quatro'),
    { letter: 'E', text: null, file: url.replace('a.png', 'e.png'), isCorrect: true },
  ]
  expect(record({ alternatives }).options).toMatchObject([
    { text: null, picture: url },
    {},
    {},
    {},
    { text: null, picture: url.replace('a.png', 'e.png') },
  ])
})

test('keeps a picture that comes along and that no word shows', () => {
  const shown = 'https://enem.dev/2019/questions/12/a.png'
  const loose = 'https://enem.dev/2019/questions/12/b.png'
  expect(record({ context: `![](${shown})`, files: [shown, loose, loose] }).loosePictures).toEqual([loose])
})

test('closes the brackets of a picture that never close', () => {
  const url = 'https://enem.dev/2019/questions/12/a.png'
  expect(record({ context: `Antes\n![](${url} "imagem (Foto: Reprodução\nDepois` }).support).toBe(
    `Antes\n![](${url})\nDepois`,
  )
})

test('takes out what is invisible and the escapes that would read as formulas', () => {
  expect(record({ context: 'a\u0007 \\[…\\]\r\nb\u200b\tc' }).support).toBe('a […]\nb c')
})

test('tells a second application by its title or its folder', () => {
  expect(record({ title: 'Questão 001 da prova cinza do Enem 2015 Segunda Aplicação' }).application).toBe(
    'second',
  )
  const read = readOpenRecord(question(), '2017-segunda-aplicacao/questions/1/details.json')
  expect(read).toMatchObject({ ok: true, record: { application: 'second' } })
})

test('names the fields it does not know', () => {
  expect(readOpenRecord(question({ cor: 'azul' }), 'aqui')).toMatchObject({ ok: true, strangers: ['cor'] })
})
