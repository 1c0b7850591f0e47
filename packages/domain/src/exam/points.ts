/** XP for sitting an exam through, beside that of its right answers; nothing for handing in an empty sheet. */
export function pointsForExam(counted: number, answered: number) {
  if (answered * 2 < counted) return 0
  if (counted >= 80) return 60
  return counted >= 40 ? 30 : 5
}
