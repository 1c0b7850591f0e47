export { levelOf, pointsForLevel } from './level.ts'
