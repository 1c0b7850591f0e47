import { account } from './features/account/routes.ts'
import { achievements } from './features/achievements/routes.ts'
import { auth } from './features/auth/routes.ts'
import { billing } from './features/billing/routes.ts'
import { contact } from './features/contact/routes.ts'
import { dashboard } from './features/dashboard/routes.ts'
import { exercises } from './features/exercises/routes.ts'
import { mockExams } from './features/mock-exams/routes.ts'
import { pastExams } from './features/past-exams/routes.ts'
import { questionBank } from './features/question-bank/routes.ts'
import { ranking } from './features/ranking/routes.ts'
import { review } from './features/review/routes.ts'
import { sittings } from './features/sittings/routes.ts'
import { anyone } from './platform/access.ts'

export const router = anyone.router({
  auth,
  account,
  billing,
  contact,
  exercises,
  questionBank,
  sittings,
  mockExams,
  pastExams,
  review,
  dashboard,
  ranking,
  achievements,
})
