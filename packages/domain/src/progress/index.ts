export { levelOf, pointsForLevel } from './level.ts'
export { countedSeconds } from './seconds.ts'
export { type Streak, streakOf } from './streak.ts'
export { isStudied, type StudyDay } from './study-day.ts'
