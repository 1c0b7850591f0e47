import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { landingCutoff, landingEssay, landingFact, landingFeature, landingQuestion } from './landing.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

const questions = z.array(landingQuestion).parse(read('../landing/questions.json'))
const essay = landingEssay.parse(read('../landing/essay.json'))

test('there is one question of each of three areas, with different keys', () => {
  expect(questions.map(question => question.area)).toEqual([
    'Matemática',
    'Ciências da Natureza',
    'Linguagens',
  ])
  expect(new Set(questions.map(question => question.key)).size).toBe(3)
})

test('the mathematics key follows from its own figures', () => {
  const [before, after] = [12 * 8, 12 * 0.75 * 10]
  const drop = ((100 * (before - after)) / before).toLocaleString('pt-BR')
  const right = questions[0]!.options.find(option => option.letter === questions[0]!.key)
  expect(right?.text).toBe(`${drop}% menor.`)
})

test('refuses options out of order', () => {
  const [question] = questions
  expect(landingQuestion.safeParse({ ...question, options: question!.options.toReversed() }).success).toBe(
    false,
  )
})

test('the essay is remarked in all five competencies', () => {
  expect(essay.remarks.map(remark => remark.competency).toSorted()).toEqual([1, 2, 3, 4, 5])
})

test('refuses a remark that no passage carries', () => {
  const passage = essay.passage.filter(part => part.remark !== 3)
  expect(landingEssay.safeParse({ ...essay, passage }).success).toBe(false)
})

test('facts, features and cutoffs are valid', () => {
  expect(z.array(landingFact).parse(read('../landing/facts.json')).length).toBeGreaterThan(0)
  expect(z.array(landingFeature).parse(read('../landing/features.json')).length).toBeGreaterThan(0)
  expect(z.array(landingCutoff).parse(read('../../data/landing-cutoffs.json')).length).toBeGreaterThan(0)
})

test('refuses a fact without the year of its source', () => {
  const fact = { figure: '94%', meaning: 'de acerto', source: 'estudos', href: 'https://example.org' }
  expect(landingFact.safeParse(fact).success).toBe(false)
})
