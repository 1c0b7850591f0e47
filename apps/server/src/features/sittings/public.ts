export { finishOverdue, finishSitting } from './finish-sitting.ts'
export { readAsAnswered } from './marked-content.ts'
export { openSitting } from './open-sitting.ts'
export { briefOfExam, showSitting } from './show-sitting.ts'
export { startSitting } from './start-sitting.ts'
export {
  type ExamRow,
  findExam,
  findOpenSitting,
  findOwnSitting,
  listAnswers,
  listOwnOf,
  type SittingRow,
} from './store.ts'
