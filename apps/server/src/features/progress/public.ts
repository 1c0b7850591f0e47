export { awardPoints, recordActivity } from './award-points.ts'
export { type GivenAnswer, type Recorded, recordAnswers } from './record-answers.ts'
export { findAnswerByKey, setVisible } from './store.ts'
