import type { Ability } from './ability.ts'

export type EnemArea = 'LC' | 'CH' | 'CN' | 'MT'

// One straight line per area takes ability to the ENEM's scale, in every year since 2009. Fitted on INEP's
// open answer sheets and their official scores, not published by INEP as such.
const LINES: Record<EnemArea, { slope: number; origin: number }> = {
  LC: { slope: 108.0876, origin: 499.9768 },
  CH: { slope: 112.3095, origin: 501.4908 },
  CN: { slope: 113.1017, origin: 501.1469 },
  MT: { slope: 129.6471, origin: 500.02 },
}

export function abilityToScore(area: EnemArea, ability: number) {
  const { slope, origin } = LINES[area]
  return slope * ability + origin
}

/** The score as the ENEM prints it, to the tenth, with the standard error in the same points. */
export function enemScore(area: EnemArea, { mean, deviation }: Ability) {
  return {
    score: Math.round(abilityToScore(area, mean) * 10) / 10,
    error: Math.round(LINES[area].slope * deviation * 10) / 10,
  }
}
