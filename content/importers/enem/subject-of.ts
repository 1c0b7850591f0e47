import type { Area, Subject } from '@norteia/domain/question'
import type { Language } from './open-record.ts'

/**
 * What a question is about, only where it is beyond doubt: the area names one subject, or the skill does, because
 * INEP's matrix gives whole competences of Ciências da Natureza to one science (4 and 8 biology, 6 physics,
 * 7 chemistry). Competences 1 to 3 and 5, and all of Ciências Humanas, mix subjects.
 */
export function subjectOf(area: Area, language: Language | null, skill: number | null): Subject | null {
  if (area === 'MT') return 'matematica'
  if (area === 'LC') return language === 'en' ? 'ingles' : language === 'es' ? 'espanhol' : 'portugues'
  if (area === 'CH' || skill === null) return null
  if ((skill >= 13 && skill <= 16) || skill >= 28) return 'biologia'
  if (skill >= 20 && skill <= 23) return 'fisica'
  return skill >= 24 && skill <= 27 ? 'quimica' : null
}
