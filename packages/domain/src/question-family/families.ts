import type { Family } from './family.ts'
import { arithmeticRows, twoKinds } from './mathematics/algebra.ts'
import { commonMultiple, twoGroupTeam } from './mathematics/counting.ts'
import { equalPlans } from './mathematics/equal-plans.ts'
import { exponentialGrowth } from './mathematics/exponential-growth.ts'
import { cylinderTank, rectangularBorder } from './mathematics/geometry.ts'
import { highestRevenue } from './mathematics/highest-revenue.ts'
import { compoundInterest, successiveChanges } from './mathematics/percentages.ts'
import { compoundProportion, mapScale } from './mathematics/proportions.ts'
import { twoDraws, weightedMean } from './mathematics/statistics.ts'
import { heightByAngle } from './mathematics/trigonometry.ts'

/** Every family, in the order of the syllabus. */
export const families: readonly Family[] = [
  commonMultiple,
  compoundProportion,
  successiveChanges,
  compoundInterest,
  mapScale,
  twoKinds,
  equalPlans,
  highestRevenue,
  exponentialGrowth,
  arithmeticRows,
  rectangularBorder,
  cylinderTank,
  heightByAngle,
  weightedMean,
  twoGroupTeam,
  twoDraws,
]
