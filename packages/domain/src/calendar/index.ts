export { type Day, dayOf, yearsBetween } from './day.ts'
