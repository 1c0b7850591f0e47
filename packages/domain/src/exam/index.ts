export { type BandLabel, bandOf } from './bands.ts'
export { GRACE_SECONDS, isOver, remainingSeconds, type Sat, spentSeconds } from './clock.ts'
export { pointsForExam } from './points.ts'
export { type AnsweredItem, type AreaScore, isHit, type JudgedItem, judgeExam, tallyBy } from './result.ts'
