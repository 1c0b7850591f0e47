export { type Difficulty, difficulties, guessedParameters, type Parameters, pointsFor } from './difficulty.ts'
export { indexOfLetter, type Letter, letterAt, letters, RIGHT_OR_WRONG } from './letters.ts'
export {
  type Area,
  areaOfSubject,
  areas,
  nameOfArea,
  nameOfSubject,
  type Subject,
  subjectFrom,
  subjectSlugs,
  subjects,
} from './subjects.ts'
