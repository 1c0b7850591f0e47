import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readText } from '../source/read-text.ts'
import { readQuestions } from './read-questions.ts'

const TOPICS = new Map([['porcentagem', { subject: 'matematica', name: 'Porcentagem' }]])
const EXAMPLES = join(import.meta.dirname, '../../examples')

const question = (change: object = {}) => ({
  codigo: 'mat-1',
  materia: 'Matemática',
  enunciado: 'Quanto é $1+1$?',
  alternativas: ['1', '2', '3'],
  gabarito: 'B',
  ...change,
})
const read = (...questions: unknown[]) => readQuestions(JSON.stringify(questions), 'q.json', TOPICS)
const refusal = (change: object) => read(question(change)).report.refused[0]?.reason

describe('refuses, in words,', () => {
  test.each([
    ['no code', { codigo: '' }, /falta codigo/],
    ['a code without letters', { codigo: '--' }, /codigo não tem letras/],
    ['no subject', { materia: null }, /falta materia/],
    ['a subject nobody teaches', { materia: 'Alquimia' }, /"Alquimia"/],
    ['a topic of no syllabus', { topico: 'Feitiços' }, /não está no programa/],
    [
      'a topic of another subject',
      { materia: 'Física', topico: 'Porcentagem' },
      /não está no programa de fisica/,
    ],
    ['no question', { enunciado: ' ' }, /falta enunciado/],
    ['a question that is no text', { enunciado: ['a'] }, /enunciado não é um texto/],
    ['no options', { alternativas: [] }, /2 a 5/],
    ['six options', { alternativas: ['1', '2', '3', '4', '5', '6'] }, /2 a 5/],
    ['a gap among the options', { alternativas: ['1', '', '3'] }, /falta a alternativa B/],
    ['two equal options', { alternativas: ['1', '1', '3'] }, /são iguais/],
    ['no key', { gabarito: null }, /falta gabarito/],
    ['a key that is no letter', { gabarito: '7' }, /não é uma letra/],
    ['a key beyond the options', { gabarito: 'E' }, /não existe/],
    ['a skill out of the matrix', { habilidade: 31 }, /habilidade/],
    ['an unknown difficulty', { dificuldade: 'impossível' }, /dificuldade/],
    ['an unknown style', { estilo: 'prova' }, /estilo/],
    ['a picture', { enunciado: 'Veja ![](a.png)' }, /figura/],
    ['a formula eaten by an escape', { enunciado: '\u000crac{1}{2}' }, /barra invertida/],
    ['words in a wrong encoding', { enunciado: 'Qual a raÃ­z da questÃ£o?' }, /acentos/],
  ])('%s', (_, change, why) => {
    expect(refusal(change)).toMatch(why)
  })

  test('a record that is none, and no other', () => {
    const { items, report } = read(question(), 'texto', null, question({ codigo: 'mat-2' }))
    expect([items.length, report.refused.length]).toEqual([2, 2])
  })
})

test('makes a question of the bank out of a record', () => {
  const { items } = read(question({ topico: 'Porcentagem', habilidade: 'H3', dificuldade: 'Difícil' }))
  expect(items).toMatchObject([
    {
      ref: 'professor/mat-1',
      subject: 'matematica',
      area: 'MT',
      topic: 'porcentagem',
      skill: 3,
      difficulty: 'hard',
      key: 'B',
      official: false,
      status: 'published',
      parameters: { origin: 'estimated' },
      points: 15,
    },
  ])
})

test('counts the same record once and refuses a second one with its code', () => {
  const { items, report } = read(question(), question(), question({ enunciado: 'Outra?' }))
  expect([items.length, report.repeated, report.refused.length]).toEqual([1, 1, 1])
})

test('takes columns in other orders and spellings, and names those it does not know', () => {
  const csv = 'Enunciado,CÓDIGO,Matéria,A,B,Resposta,Cor\nDois é par?,x-1,matematica,Certo,Errado,certo,azul'
  const { items, report } = readQuestions(csv, 'q.csv', TOPICS)
  expect(items).toMatchObject([{ ref: 'professor/x-1', key: 'A' }])
  expect(report.notes).toEqual([expect.stringMatching(/não usei: Cor/)])
})

test('an annulled question needs no key', () => {
  expect(read(question({ anulada: 'sim', gabarito: '' })).items).toMatchObject([
    { annulled: true, key: null, parameters: null },
  ])
})

test.each(['questions-example.csv', 'questions-example.json'])('reads %s whole, also in Latin-1', file => {
  const bytes = readFileSync(join(EXAMPLES, file))
  const utf8 = readQuestions(readText(bytes, file).text, file, TOPICS)
  expect(utf8.report.refused).toEqual([])
  expect(utf8.items.length).toBeGreaterThanOrEqual(2)
  const latin = readText(Buffer.from(bytes.toString('utf8'), 'latin1'), file)
  expect(readQuestions(latin.text, file, TOPICS).items).toEqual(utf8.items)
})
