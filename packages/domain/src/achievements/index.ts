export { type Achievement, type AchievementIcon, achievements } from './catalogue.ts'
export { type Facts, noFacts } from './facts.ts'
export { type JudgedAchievement, judgeAchievements } from './judge.ts'
