import katex from 'katex'
import { describe, expect, test } from 'vitest'
import { readBlocks } from '../../../../apps/web/src/ui/markdown-tokens.ts'
import { packItem } from '../../../../content/schema/item.ts'
import syllabus from '../../../../content/syllabus.json' with { type: 'json' }
import { letterAt, letters } from '../question/index.ts'
import { readNumber } from './brazilian-numbers.ts'
import { chanceFrom } from './chance.ts'
import { checks as matter } from './chemistry/matter.check.ts'
import { checks as reactions } from './chemistry/reactions.check.ts'
import { families, makeItem, packVariant } from './index.ts'
import { checks as algebra } from './mathematics/algebra.check.ts'
import { checks as functions } from './mathematics/functions.check.ts'
import { checks as geometry } from './mathematics/geometry.check.ts'
import { checks as percentages } from './mathematics/percentages.check.ts'
import { checks as proportions } from './mathematics/proportions.check.ts'
import { checks as statistics } from './mathematics/statistics.check.ts'
import { checks as energy } from './physics/energy.check.ts'
import { checks as mechanics } from './physics/mechanics.check.ts'

/** Slug → the same result by another way. Each knows the parameters of its own family. */
const checks: Record<string, (parameters: never) => number> = {
  ...algebra,
  ...functions,
  ...geometry,
  ...percentages,
  ...proportions,
  ...statistics,
  ...mechanics,
  ...energy,
  ...matter,
  ...reactions,
}

const VARIANTS = 2000
const isClose = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(1e-6, Math.abs(one), Math.abs(other))

const SLUGS = families.map(({ slug }) => slug)

describe.each(families)('$slug', family => {
  const made = Array.from({ length: VARIANTS }, (_, k) => family.make(chanceFrom(`${family.slug}/${k + 1}`)))

  test('belongs to a topic of the syllabus and to a skill of the matrix', () => {
    const topics = syllabus.find(({ subject }) => subject === family.subject)?.topics.map(([slug]) => slug)
    expect(topics).toContain(family.topic)
    expect(family.skill).toBeGreaterThanOrEqual(1)
    expect(family.skill).toBeLessThanOrEqual(30)
  })

  test('has exactly one right option, which another way of computing finds too', () => {
    const check = checks[family.slug]!
    for (const [k, { parameters, options, key }] of made.entries()) {
      const right = check(parameters as never)
      const fitting = options.flatMap(({ value }, place) => (isClose(value, right) ? [letterAt(place)] : []))
      if (fitting.join() !== key) expect.fail(`variant ${k + 1}: ${fitting} instead of ${key} (${right})`)
    }
  })

  test('has five options in ascending order that differ as numbers and as text', () => {
    for (const [k, { options }] of made.entries()) {
      const values = options.map(({ value }) => value)
      const rises = values.every(
        (value, i) => i === 0 || (value > values[i - 1]! && !isClose(value, values[i - 1]!)),
      )
      if (values.length !== 5 || !rises || !values.every(Number.isFinite))
        expect.fail(`variant ${k + 1}: ${values}`)
      if (new Set(options.map(({ text }) => text)).size !== 5) expect.fail(`variant ${k + 1}: same texts`)
    }
  })

  test('writes each option so that it reads as the value it stands for', () => {
    for (const [k, { options }] of made.entries())
      for (const { text, value } of options)
        if (!isClose(readNumber(text), value)) expect.fail(`variant ${k + 1}: ${text} is not ${value}`)
  })

  test('says of every option what leads there, each time something else', () => {
    for (const { options } of made) {
      const whys = options.map(({ why }) => why)
      if (new Set(whys).size !== 5 || whys.some(why => why.length < 20)) expect.fail(whys.join('\n'))
    }
  })

  test('has no leftovers of machine numbers or templates in any text', () => {
    const leftover =
      /NaN|Infinity|undefined|null|\[object|\d\.\d{1,2}(?!\d)|\d\.\d{4,}|,\d{5,}|\{,\}\d{5,}|(?<![\d,])[−-]0(?![,\d{])|\be[+-]\d| {2}|--(?!-)(?<!-{3})/
    for (const [k, { statement, options, explanation }] of made.entries()) {
      const prose = [
        statement.replace(/\| --- .*/g, ''),
        explanation,
        ...options.flatMap(({ text, why }) => [text, why]),
      ]
      for (const text of prose) {
        const found = leftover.exec(text)
        if (found) expect.fail(`variant ${k + 1}: "${found[0]}" in ${text}`)
      }
    }
  })

  test('uses the singular for one and the plural from two on', () => {
    const wrong =
      /(?<![\d.,])1\u00a0\p{L}{2,}s(?!\p{L})(?<!mês)|(?<![\d.,])(?:[2-9]|\d\d+)\u00a0(?:hora|dia|minuto|litro|ponto|metro|grama)(?!\p{L})/u
    for (const [k, { statement, options, explanation }] of made.entries())
      for (const text of [statement, explanation, ...options.map(({ text }) => text)]) {
        const found = wrong.exec(text)
        if (found) expect.fail(`variant ${k + 1}: "${found[0]}" in ${text}`)
      }
  })

  test('tells hundreds of different stories, at least four kinds of them', () => {
    expect(new Set(made.map(({ statement }) => statement)).size).toBeGreaterThanOrEqual(200)
    const openings = made.map(({ statement }) => statement.replace(/\P{L}/gu, '').slice(0, 12))
    expect(new Set(openings).size).toBeGreaterThanOrEqual(4)
  })

  test('spreads its keys over all letters', () => {
    for (const letter of letters) {
      const share = made.filter(({ key }) => key === letter).length / VARIANTS
      expect(share, `share of ${letter}`).toBeGreaterThanOrEqual(0.08)
    }
  })

  test('makes items that the bank takes', () => {
    for (let number = 1; number <= 100; number++) {
      const read = packItem.safeParse(packVariant(family.slug, number))
      if (!read.success) expect.fail(`variant ${number}: ${read.error.message}`)
    }
  })

  test('writes formulas that can be drawn, and money that is not taken for one', () => {
    for (const { statement, options, explanation } of made.slice(0, 40))
      for (const text of [statement, explanation, ...options.flatMap(({ text, why }) => [text, why])]) {
        const formulas = formulasOf(readBlocks(text))
        const dollars = text.replaceAll('R$', '').replaceAll('$$', '$').split('$').length - 1
        if (dollars !== formulas.length * 2) expect.fail(`a dollar too many or too few in ${text}`)
        for (const formula of formulas) katex.renderToString(formula, { throwOnError: true, strict: 'error' })
      }
  })
})

function formulasOf(tokens: readonly unknown[]): string[] {
  return tokens.flatMap(token => {
    const { type, tex } = token as { type: string; tex: string }
    if (type === 'math') return [tex]
    const { tokens, items, header, rows } = token as Record<string, unknown>
    return [tokens, items, header, rows].flatMap(inside =>
      Array.isArray(inside) ? formulasOf(inside.flat()) : [],
    )
  })
}

test('refuses a family or a variant that does not exist', () => {
  expect(() => makeItem('mat-nada', 1)).toThrow(RangeError)
  for (const number of [0, -1, 1.5, Number.NaN]) expect(() => makeItem(SLUGS[0]!, number)).toThrow(RangeError)
})

test('has a check for every family and no two families of one name', () => {
  expect(Object.keys(checks).sort()).toEqual([...SLUGS].sort())
  expect(new Set(SLUGS).size).toBe(SLUGS.length)
})
