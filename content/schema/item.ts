import {
  areaOfSubject,
  difficulties,
  guessedParameters,
  letters,
  pointsFor,
  subjectSlugs,
} from '@norteia/domain/question'
import { z } from 'zod'

// A YAML or JSON escape gone wrong (`\frac` read as a form feed, `\times` as a tab) would hide in a formula.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/

const text = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine(value => !CONTROL.test(value), 'has a control character: was a backslash read as an escape?')

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** A picture's file name, kept beside the pack; in Markdown it stands as `![what it shows](img:name)`. */
const image = z.string().regex(/^[\w-]+(\.[\w-]+)*\.(png|jpe?g|webp|gif|svg)$/i)

const option = z
  .strictObject({
    text: text(1200).nullable().default(null),
    image: image.nullable().default(null),
    /** What leads people to this option and why it is wrong; for the key, why it is right. */
    why: text(1200).nullable().default(null),
  })
  .refine(({ text, image }) => text !== null || image !== null, 'an option needs a text or an image')

const parameters = z.strictObject({
  a: z.number().positive().max(10),
  // INEP's own reach 17.6 (Matemática 2013).
  b: z.number().min(-20).max(20),
  c: z.number().min(0).max(0.6),
  origin: z.enum(['inep', 'estimated']),
})

export const examStyles = ['enem', 'fuvest', 'unicamp', 'oab', 'cebraspe', 'outro'] as const

/** One question as a pack holds it: what an importer makes and what the loader puts into the bank. */
export const packItem = z
  .strictObject({
    /** Names the question for ever, across sources: `enem/2017/136`, `norteia/mat-porcentagem-desconto`. */
    ref: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
      .max(120),
    subject: z.enum(subjectSlugs).nullable(),
    area: z.enum(['LC', 'CH', 'CN', 'MT']).nullable(),
    topic: slug.nullable(),
    skill: z.int().min(1).max(30).nullable(),
    difficulty: z.enum(difficulties),
    style: z.enum(examStyles),
    source: text(160),
    year: z.int().min(1990).max(2100).nullable(),
    language: z.enum(['en', 'es']).nullable(),
    support: text(12_000).nullable(),
    statement: text(6_000),
    options: z.array(option).min(2).max(5),
    /** Nothing for an annulled question without a key. */
    key: z.enum(letters).nullable(),
    explanation: text(6_000).nullable(),
    points: z.int().min(1).max(20),
    parameters: parameters.nullable(),
    annulled: z.boolean().default(false),
    outdated: z.boolean().default(false),
  })
  .refine(item => item.key === null || letters.indexOf(item.key) < item.options.length, {
    path: ['key'],
    error: 'the key names an option that is not there',
  })
  .refine(item => item.key !== null || item.annulled, {
    path: ['key'],
    error: 'only an annulled question may be without a key',
  })
  .refine(item => item.subject !== null || item.area !== null, {
    path: ['subject'],
    error: 'a question needs a subject or an area',
  })
  .refine(({ options }) => new Set(options.map(sameText)).size === options.length, {
    path: ['options'],
    error: 'two options are the same',
  })
export type PackItem = z.infer<typeof packItem>
export type PackItemInput = z.input<typeof packItem>

/** Case matters: `Aa` and `aa` are two genotypes. */
const sameText = ({ text, image }: { text: string | null; image: string | null }) =>
  `${text?.replace(/\s+/g, ' ') ?? ''}|${image ?? ''}`

/** One question as our authors write it, in `content/items/<subject>/*.yaml`. Each option says why. */
export const authoredItem = z
  .strictObject({
    id: slug.max(100),
    topic: slug,
    skill: z.int().min(1).max(30).optional(),
    difficulty: z.enum(difficulties),
    style: z.enum(examStyles).default('enem'),
    support: text(6_000).optional(),
    statement: text(3_000),
    options: z
      .array(z.strictObject({ text: text(600), why: text(900) }))
      .min(2)
      .max(5),
    key: z.enum(letters),
    explanation: text(4_000),
    points: z.int().min(1).max(20).optional(),
  })
  .refine(item => item.options.length === OPTION_COUNT[item.style], {
    path: ['options'],
    error: 'ENEM and Fuvest have five options, Unicamp and OAB four, Cebraspe two (Certo, Errado)',
  })
export type AuthoredItem = z.infer<typeof authoredItem>

const OPTION_COUNT = { enem: 5, fuvest: 5, unicamp: 4, oab: 4, cebraspe: 2, outro: 5 }

export const authoredFile = z.strictObject({
  subject: z.enum(subjectSlugs),
  items: z.array(authoredItem).min(1),
})

type AuthoredSubject = z.infer<typeof authoredFile>['subject']

const STYLE_NAMES = {
  enem: 'ENEM',
  fuvest: 'Fuvest',
  unicamp: 'Unicamp',
  oab: 'OAB',
  cebraspe: 'Cebraspe',
  outro: 'vestibular',
}

/** An authored question in the form of the bank. Ours never pretends to be a real exam's. */
export const packedAuthored = (subject: AuthoredSubject, item: AuthoredItem): PackItem =>
  packItem.parse(packedForm(subject, item))

export function packedForm(subject: AuthoredSubject, item: AuthoredItem): PackItemInput {
  const area = item.style === 'oab' || item.style === 'cebraspe' ? null : areaOfSubject(subject)
  return {
    ref: `norteia/${item.id}`,
    subject,
    area,
    topic: item.topic,
    skill: item.skill ?? null,
    difficulty: item.difficulty,
    style: item.style,
    source: `Norteia, no estilo ${STYLE_NAMES[item.style]}`,
    year: null,
    language: subject === 'ingles' ? 'en' : subject === 'espanhol' ? 'es' : null,
    support: item.support ?? null,
    statement: item.statement,
    options: item.options,
    key: item.key,
    explanation: item.explanation,
    points: item.points ?? pointsFor(item.difficulty),
    parameters: {
      ...guessedParameters(area, item.difficulty, item.options.length),
      origin: 'estimated',
    },
  }
}
