export { createUserIfAbsent } from './create-user.ts'
export { changeRole, saveAudit } from './store.ts'
