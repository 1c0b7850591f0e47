export { type Period, periodStart, periods, standingName, standingNames } from './period.ts'
