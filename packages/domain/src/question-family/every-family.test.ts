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
import * as places from './places.ts'
import { ASKED_FOR, OUTDATED_SPELLING, senses, WORDS_OF_PLACES } from './sense.check.ts'

/** Slug → the same result by another way. Each knows the parameters of its own family. */
const checks: Record<string, (parameters: never) => number> = {
  ...algebra,
  ...functions,
  ...geometry,
  ...percentages,
  ...proportions,
  ...statistics,
  ...energy,
  ...mechanics,
  ...matter,
  ...reactions,
}

const VARIANTS = 1600
const SLUGS = families.map(({ slug }) => slug)

const isWithin = (share: number, one: number, other: number) =>
  Math.abs(one - other) <= share * Math.max(1e-3, Math.abs(one), Math.abs(other))

const LEFTOVER =
  /NaN|Infinity|undefined|null|true|false|\[object|=>|\$\{|\d\.\d{1,2}(?!\d)|\d\.\d{4,}|,\d{5,}|\{,\}\d{5,}|(?<![\d,.])[−-]0(?![,\d{.])|\d[eE][+-]?\d|\S {2,}\S| [,.;]|\.\./
const NUMBER_AND_NOUN =
  /(?<![\d.,])1[ \u00a0](?!mais)\p{L}{2,}s(?!\p{L})(?<!mês)|(?<![\d.,])(?:[2-9]|\d\d+)[ \u00a0](?:hora|dia|minuto|segundo|ano|litro|ponto|metro|grama|elétron)(?!\p{L})/u
const PART_OF_A_WHOLE =
  /,\d+\u00a0(?:empréstimo|saca|poltrona|muda|peça|bactéria|planta|visualizaç|ingresso|meia|marmita|passeio|assinatura|aula|camiseta|entrega|nota|mesa|carro|moto|veículo|arremesso|estudante|pessoa|caderno|bilhete|lâmpada|uniforme)/

test('refuses a family or a variant that does not exist', () => {
  expect(() => makeItem('mat-nada', 1)).toThrow(RangeError)
  for (const number of [0, -1, 1.5, Number.NaN]) expect(() => makeItem(SLUGS[0]!, number)).toThrow(RangeError)
})

test('has a check for every family and no two families of one name', () => {
  expect(Object.keys(checks).sort()).toEqual([...SLUGS].sort())
  expect(new Set(SLUGS).size).toBe(SLUGS.length)
})

test('judges the sense of families that exist, in towns that exist', () => {
  expect(SLUGS).toEqual(expect.arrayContaining(Object.keys(senses)))
  for (const list of Object.values(places)) expect(places.TOWNS).toEqual(expect.arrayContaining([...list]))
})

test('has families enough in each subject', () => {
  const count = (subject: string) => families.filter(family => family.subject === subject).length
  expect(count('matematica')).toBeGreaterThanOrEqual(10)
  expect(count('fisica')).toBeGreaterThanOrEqual(9)
  expect(count('quimica')).toBeGreaterThanOrEqual(8)
})

describe.each(families)('$slug', family => {
  const made = Array.from({ length: VARIANTS }, (_, k) => family.make(chanceFrom(`${family.slug}/${k + 1}`)))
  const texts = made
    .slice(0, VARIANTS / 2)
    .map(({ statement, options, explanation }) =>
      [statement, explanation, ...options.flatMap(({ text, why }) => [text, why])].join('\n'),
    )
  const withEach = (
    look: (one: (typeof made)[number], complain: (what: string) => never) => void,
    among = made,
  ) => {
    for (const [k, one] of among.entries()) look(one, what => expect.fail(`variant ${k + 1}: ${what}`))
  }
  const findNowhere = (wrong: RegExp) => {
    for (const [k, text] of texts.entries()) {
      const found = wrong.exec(text)
      if (found) expect.fail(`variant ${k + 1}: "${found[0]}" in ${text}`)
    }
  }

  test('belongs to a topic of the syllabus and to a skill of the matrix', () => {
    const topics = syllabus.find(({ subject }) => subject === family.subject)?.topics.map(([slug]) => slug)
    expect(topics).toContain(family.topic)
    expect(family.skill).toBeGreaterThanOrEqual(1)
    expect(family.skill).toBeLessThanOrEqual(30)
  })

  test('has exactly one right option, which another way of computing finds too', () => {
    const check = checks[family.slug]!
    withEach(({ parameters, options, key }, complain) => {
      const right = check(parameters as never)
      const fitting = options.flatMap(({ value }, k) => (isWithin(1e-9, value, right) ? [letterAt(k)] : []))
      if (fitting.join() !== key) complain(`${fitting} instead of ${key} (${right})`)
    })
  })

  test('has five options in ascending order that differ as numbers and as text', () => {
    withEach(({ options }, complain) => {
      const values = options.map(({ value }) => value)
      const rise = values.every(
        (value, k) => k === 0 || (value > values[k - 1]! && !isWithin(1e-6, value, values[k - 1]!)),
      )
      if (values.length !== 5 || !rise || !values.every(Number.isFinite)) complain(values.join())
      if (values.some(value => Object.is(value, -0) || Math.abs(value) > 1e9)) complain(values.join())
      if (new Set(options.map(({ text }) => text)).size !== 5) complain('two options read alike')
    })
  })

  test('writes each option so that it reads as the value it stands for', () => {
    withEach(({ options }, complain) => {
      for (const { text, value } of options)
        if (!isWithin(1e-10, readNumber(text), value)) complain(`${text} is not ${value}`)
    })
  })

  test('says of every option what leads there, each time something else', () => {
    withEach(({ options }, complain) => {
      const whys = options.map(({ why }) => why)
      if (new Set(whys).size !== 5 || whys.some(why => why.length < 20)) complain(whys.join('\n'))
    })
  })

  test('leaves no machine numbers or pieces of a template in any text', () => findNowhere(LEFTOVER))

  test('uses the singular for one and the plural from two on', () => findNowhere(NUMBER_AND_NOUN))

  test('cuts nothing in parts that comes only whole', () => findNowhere(PART_OF_A_WHOLE))

  test('spells as is usual today', () => findNowhere(OUTDATED_SPELLING))

  test('happens where such things happen', () => {
    withEach(
      ({ parameters, statement }, complain) => {
        const { town } = parameters as { town: string }
        for (const [words, towns] of WORDS_OF_PLACES)
          if (words.test(statement) && !towns.includes(town)) complain(`${words} in ${town}: ${statement}`)
      },
      made.slice(0, VARIANTS / 4),
    )
  })

  test('keeps to sizes that occur', () => {
    const makesSense = senses[family.slug] ?? (() => true)
    withEach(({ parameters, statement, options, key }, complain) => {
      const values = options.map(({ value }) => value)
      const right = values[letters.indexOf(key)]!
      if (!makesSense(parameters as never, { statement, key: right, values })) complain(statement)
    })
  })

  test('names the things counted in the question or in the options, but not in both', () => {
    withEach(
      ({ statement, options }, complain) => {
        const noun = ASKED_FOR.exec(statement.slice(statement.lastIndexOf('\n')))?.[1]
        if (noun && options.every(({ text }) => text.includes(`\u00a0${noun}`))) complain(statement)
      },
      made.slice(0, VARIANTS / 4),
    )
  })

  test('tells hundreds of different stories in at least four situations', () => {
    expect(new Set(made.map(({ statement }) => statement)).size).toBeGreaterThanOrEqual(200)
    const scenes = made.map(({ parameters }) => (parameters as { scene: unknown }).scene)
    expect(new Set(scenes).size).toBeGreaterThanOrEqual(4)
    for (const scene of new Set(scenes)) {
      expect(scenes.filter(other => other === scene).length / VARIANTS).toBeGreaterThanOrEqual(0.08)
    }
  })

  test('spreads its keys over all letters', () => {
    for (const letter of letters) {
      const share = made.filter(({ key }) => key === letter).length / VARIANTS
      expect(share, `share of ${letter}`).toBeGreaterThanOrEqual(0.08)
    }
  })

  test('makes items that the bank takes', () => {
    for (let number = 1; number <= 50; number++) {
      const read = packItem.safeParse(packVariant(family.slug, number))
      if (!read.success) expect.fail(`variant ${number}: ${read.error.message}`)
    }
  })

  test('writes formulas that can be drawn, and money that is not taken for one', () => {
    for (const { statement, options, explanation } of made.slice(0, 15))
      for (const text of [statement, explanation, ...options.flatMap(({ text, why }) => [text, why])]) {
        const formulas = formulasOf(readBlocks(text))
        const dollars = text.replaceAll('R$', '').replaceAll('$$', '$').split('$').length - 1
        if (dollars !== formulas.length * 2) expect.fail(`a dollar too many or too few in ${text}`)
        for (const formula of formulas) katex.renderToString(formula, { throwOnError: true, strict: 'error' })
      }
  })

  // A student's answer belongs to a question by its number. Whoever changes a family on purpose takes new snapshots
  // and knows that its variants are other questions from then on.
  test('makes the same variants for ever', () => {
    expect(makeItem(family.slug, 7)).toEqual(makeItem(family.slug, 7))
    const variants = Array.from({ length: 60 }, (_, k) => makeItem(family.slug, k + 1))
    expect(fingerprint(JSON.stringify(variants))).toMatchSnapshot()
  })
})

test.each(['mat-receita-maxima', 'fis-resistores-mistos', 'qui-tensao-da-pilha'])(
  'still makes the first variant of %s as it was',
  slug => {
    expect(makeItem(slug, 1)).toMatchSnapshot()
  },
)

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

/** FNV-1a. */
function fingerprint(text: string) {
  let hash = 0x811c9dc5
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193)
  return (hash >>> 0).toString(16)
}
