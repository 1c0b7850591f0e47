import { type Achievement, achievements } from './catalogue.ts'
import type { Facts } from './facts.ts'

export type JudgedAchievement = Achievement & { progress: number; reached: boolean }

/** How far each achievement is, in the catalogue's order. */
export function judgeAchievements(facts: Facts): JudgedAchievement[] {
  return achievements.map(achievement => {
    const measured = Math.max(0, Math.floor(achievement.measure(facts)))
    return {
      ...achievement,
      progress: Math.min(measured, achievement.goal),
      reached: measured >= achievement.goal,
    }
  })
}
