export { finishOverdue, finishSitting } from './finish-sitting.ts'
export { type ExamReport, loadExams, type PackedExam } from './load-exams.ts'
export { readAsAnswered } from './marked-content.ts'
export { openSitting } from './open-sitting.ts'
export { briefOfExam, showSitting } from './show-sitting.ts'
export { startSitting } from './start-sitting.ts'
export {
  type ExamRow,
  findExam,
  findOpenSitting,
  findOwnSitting,
  holdsInExam,
  isInOpenExam,
  listAnswers,
  listOwnOf,
  type SittingRow,
} from './store.ts'
