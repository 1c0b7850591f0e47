import {
  areaOfSubject,
  type Difficulty,
  guessedParameters,
  type Letter,
  nameOfSubject,
  pointsFor,
  type Subject,
} from '../question/index.ts'
import { chanceFrom } from './chance.ts'
import { families } from './families.ts'

export type GeneratedItem = {
  family: string
  number: number
  subject: Subject
  topic: string
  skill: number
  difficulty: Difficulty
  statement: string
  options: { text: string; why: string }[]
  key: Letter
  explanation: string
}

const bySlug = new Map(families.map(family => [family.slug, family]))

/** Variant `number` (from 1) of a family: always the same one. */
export function makeItem(slug: string, number: number): GeneratedItem {
  const family = bySlug.get(slug)
  if (!family) throw new RangeError(`no family of questions is called ${slug}`)
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`no variant has the number ${number}`)
  const { statement, options, key, explanation } = family.make(chanceFrom(`${slug}/${number}`))
  const { subject, topic, skill, difficulty } = family
  return {
    family: slug,
    number,
    subject,
    topic,
    skill,
    difficulty,
    statement,
    options: options.map(({ text, why }) => ({ text, why })),
    key,
    explanation,
  }
}

/** The same in the form of a content pack (`packItem` of content/schema). */
export function packVariant(slug: string, number: number) {
  const { family: _, number: __, ...item } = makeItem(slug, number)
  const area = areaOfSubject(item.subject)
  return {
    ...item,
    ref: `familia/${slug}/${number}`,
    area,
    style: 'enem' as const,
    source: `Norteia, gerada no estilo ENEM (${nameOfSubject(item.subject)})`,
    year: null,
    language: null,
    support: null,
    points: pointsFor(item.difficulty),
    parameters: {
      ...guessedParameters(area, item.difficulty, item.options.length),
      origin: 'estimated' as const,
    },
    annulled: false,
    outdated: false,
  }
}
