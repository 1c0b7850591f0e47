export { type Choice, chooseNext, type NextFacts, type NextKind } from './next.ts'
export { isStudied, lastDaysOf, type StudyDay, weeksOf } from './weeks.ts'
