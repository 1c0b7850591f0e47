export { type Choice, chooseNext, type NextFacts, type NextKind } from './next.ts'
export { lastDaysOf, weeksOf } from './weeks.ts'
