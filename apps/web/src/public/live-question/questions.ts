import authored from '@norteia/content/landing/questions.json'
import type { LandingQuestion } from '@norteia/content/schema/landing'

// JSON has no unions: the letters are checked against the schema by the content's own test.
export const questions = authored as LandingQuestion[]
