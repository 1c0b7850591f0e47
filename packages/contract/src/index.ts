import { account } from './account.ts'
import { achievements } from './achievements.ts'
import { auth } from './auth.ts'
import { billing } from './billing.ts'
import { contact } from './contact.ts'
import { dashboard } from './dashboard.ts'
import { exercises } from './exercises.ts'
import { mockExams } from './mock-exams.ts'
import { pastExams } from './past-exams.ts'
import { questionBank } from './question-bank.ts'
import { ranking } from './ranking.ts'
import { review } from './review.ts'
import { sittings } from './sittings.ts'

/** The whole API as data; paths are below `/api`. */
export const contract = {
  auth,
  account,
  billing,
  contact,
  questionBank,
  exercises,
  sittings,
  mockExams,
  pastExams,
  review,
  dashboard,
  ranking,
  achievements,
}
