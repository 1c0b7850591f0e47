export {
  counted,
  dayInWords,
  type Exam,
  hourText,
  nameOfDiscipline,
  nameOfType,
  percentText,
} from './names.ts'
export { SittingHistory } from './sitting-history.tsx'
export { prefetchRoom, SittingPages } from './sitting-pages.tsx'
export { forgetSittingLists } from './sitting-query.ts'
export type { SittingWords } from './sitting-words.ts'
export { type StartChoice, StartDialog } from './start-dialog.tsx'
export { useLeftAnswers } from './use-left-answers.ts'
export type { SittingBrief, SittingResult } from './wire.ts'
