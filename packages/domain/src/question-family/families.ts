import { neutralization } from './chemistry/acids.ts'
import { ionParticles } from './chemistry/atoms.ts'
import { halfLife } from './chemistry/decay.ts'
import { dilutedPh } from './chemistry/diluted-ph.ts'
import { dilution } from './chemistry/dilution.ts'
import { cellVoltage, electroplating } from './chemistry/electrochemistry.ts'
import { fuelAndCarbon } from './chemistry/fuel-and-carbon.ts'
import { impureReactant } from './chemistry/impure-reactant.ts'
import { reactionRate } from './chemistry/rates.ts'
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
import { circuitCurrent } from './physics/circuits.ts'
import { electricBill } from './physics/energy.ts'
import { hydraulicPress } from './physics/fluids.ts'
import { pushWithFriction, stickingCrash } from './physics/forces.ts'
import { gasTemperature, heatingTime } from './physics/heat.ts'
import { liftingPower } from './physics/lifting-power.ts'
import { mixedResistors } from './physics/mixed-resistors.ts'
import { averageSpeed, stoppingDistance } from './physics/motion.ts'
import { echoDistance } from './physics/waves.ts'

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
  averageSpeed,
  stoppingDistance,
  pushWithFriction,
  electricBill,
  liftingPower,
  stickingCrash,
  hydraulicPress,
  heatingTime,
  gasTemperature,
  echoDistance,
  circuitCurrent,
  mixedResistors,
  ionParticles,
  neutralization,
  impureReactant,
  dilution,
  fuelAndCarbon,
  reactionRate,
  dilutedPh,
  electroplating,
  cellVoltage,
  halfLife,
]
