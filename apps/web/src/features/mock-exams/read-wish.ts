import { difficulties, subjectSlugs } from '@norteia/domain/question'

/** The pace of the ENEM: 180 questions in ten and a half hours, the essay left out. */
export const MINUTES_A_QUESTION = 3

/** The fields of the form as the server wants them. */
export function readWish(fields: Record<string, string>, suggestedMinutes: number) {
  const title = fields.title?.trim()
  const only = (['erradas', 'ineditas'] as const).find(one => one === fields.only)
  return {
    subjects: subjectSlugs.filter(slug => fields[`subject.${slug}`] !== undefined),
    difficulties: difficulties.filter(slug => fields[`difficulty.${slug}`] !== undefined),
    count: Number(fields.count),
    minutes: Number(fields.minutes) || suggestedMinutes,
    ...(title ? { title } : {}),
    ...(only ? { only } : {}),
  }
}
