export { countReview } from './count-review.ts'
