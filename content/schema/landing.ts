import { z } from 'zod'

const text = z.string().min(1)
const letter = z.enum(['A', 'B', 'C', 'D', 'E'])

export const landingQuestion = z
  .strictObject({
    area: text,
    support: text,
    statement: text,
    /** `remark` tells why a wrong option tempts, or why the right one is right. */
    options: z.array(z.strictObject({ letter, text, remark: text })).length(5),
    key: letter,
    explanation: text,
  })
  .refine(question => question.options.map(option => option.letter).join('') === 'ABCDE', {
    path: ['options'],
    error: 'the options must run from A to E',
  })
export type LandingQuestion = z.infer<typeof landingQuestion>

export const landingEssay = z
  .strictObject({
    theme: text,
    passage: z.array(z.strictObject({ text: z.string(), remark: z.int().positive().optional() })),
    remarks: z.array(
      z.strictObject({
        number: z.int().positive(),
        competency: z.int().min(1).max(5),
        kind: z.enum(['good', 'care']),
        title: text,
        text,
      }),
    ),
  })
  .refine(
    essay => {
      const anchored = essay.passage.flatMap(part => part.remark ?? [])
      return anchored.join() === essay.remarks.map(remark => remark.number).join()
    },
    { path: ['remarks'], error: 'each remark must be anchored once, in order' },
  )
export type LandingEssay = z.infer<typeof landingEssay>

/** A figure nobody can check is not a fact: the source is part of it. */
export const landingFact = z.strictObject({
  figure: text,
  meaning: text,
  source: text.regex(/20\d\d/, 'the source must carry its year'),
  href: z.url({ protocol: /^https$/ }),
})
export type LandingFact = z.infer<typeof landingFact>

export const landingFeature = z.strictObject({
  name: text,
  summary: text,
  href: text.regex(/^[/#]/),
  status: z.enum(['ready', 'building']),
})
export type LandingFeature = z.infer<typeof landingFeature>

export const landingCutoff = z.strictObject({
  course: text,
  place: text,
  weights: z.strictObject({
    nature: z.number(),
    humanities: z.number(),
    languages: z.number(),
    mathematics: z.number(),
    essay: z.number(),
  }),
  cutoff: z.number().min(0).max(1000),
})
export type LandingCutoff = z.infer<typeof landingCutoff>
