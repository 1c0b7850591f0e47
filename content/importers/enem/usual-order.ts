import type { Area } from '@norteia/domain/question'

export const BLOCK = 45

/**
 * The areas in the order a year's booklets have them, 45 questions each; two make a day. Only where one looks
 * first: a join is believed for its equal keys.
 */
export function usualAreas(year: number): readonly Area[] {
  if (year === 2009) return ['CN', 'CH', 'LC', 'MT']
  return year < 2017 ? ['CH', 'CN', 'LC', 'MT'] : ['LC', 'CH', 'CN', 'MT']
}

/** Which of the four blocks question number `index` of the two days is in, and its place there, from 0. */
export const placeOf = (index: number) => ({
  block: Math.floor((index - 1) / BLOCK),
  rank: (index - 1) % BLOCK,
})

export const dayOf = (index: number) => (index <= 2 * BLOCK ? 1 : 2)

/** The time each day gave, the essay included (2018 added half an hour to the second day). */
export function minutesOfDays(year: number): readonly [number, number] {
  if (year < 2017) return [270, 330]
  return year === 2017 ? [330, 270] : [330, 300]
}
