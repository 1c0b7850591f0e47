export { boundsOf, reviewOf, reviewSql, type StoredCount } from './count-review.ts'
