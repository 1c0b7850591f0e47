import { subjectSlugs } from '@norteia/domain/question'
import { z } from 'zod'
import { slug } from './item.ts'

/** `content/syllabus.json`: what there is to study, subject by subject, in the order it is taught. */
export const syllabusFile = z
  .array(
    z.strictObject({
      subject: z.enum(subjectSlugs),
      topics: z.array(z.tuple([slug, z.string().min(1).max(80)])).min(1),
    }),
  )
  .refine(
    subjects => {
      const slugs = subjects.flatMap(({ topics }) => topics.map(([slug]) => slug))
      return new Set(slugs).size === slugs.length
    },
    { error: 'two topics share a slug' },
  )
export type Syllabus = z.infer<typeof syllabusFile>
