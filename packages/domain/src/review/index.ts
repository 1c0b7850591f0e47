export { DAILY_FORECAST, forecastOf } from './forecast.ts'
export { type Grade, gradeOf, grades } from './grade.ts'
export { lapseElsewhere, type Memory, newMemory, reviewCard } from './memory.ts'
export { DAILY_LIMIT, leftToday, mixBySubject, REVIEW_POINTS } from './queue.ts'
