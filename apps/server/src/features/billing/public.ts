export { getCurrentPlan, savePlanIfAbsent } from './store.ts'
