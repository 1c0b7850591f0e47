export { type Day, dayOf, startOfDay, yearsBetween } from './day.ts'
export { addDays, daysBetween, firstOfMonth, firstOfNextMonth, mondayOf } from './week.ts'
