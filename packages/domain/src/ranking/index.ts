export { type Distribution, distributionOf, placeAmong, positionOf } from './distribution.ts'
export { NAMELESS, type Named, shownName } from './name.ts'
export { type Period, periodStart, periods, standingName, standingNames } from './period.ts'
export { type Tier, tierOf, tiers } from './tier.ts'
