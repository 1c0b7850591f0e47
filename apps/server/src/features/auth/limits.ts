import type { Rule } from '../../platform/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

// An address may be a whole school behind one router, so its limits are wide; an account's are narrow.
export const loginByAccount: Rule = { name: 'login-account', most: 10, seconds: 15 * MINUTE }
export const loginByAddress: Rule = { name: 'login-address', most: 100, seconds: 15 * MINUTE }
export const registerByAddress: Rule = { name: 'register-address', most: 60, seconds: HOUR }
export const registerByAccount: Rule = { name: 'register-account', most: 5, seconds: HOUR }
export const forgotByAccount: Rule = { name: 'forgot-account', most: 3, seconds: HOUR }
export const forgotByAddress: Rule = { name: 'forgot-address', most: 30, seconds: HOUR }
export const linkByAddress: Rule = { name: 'link-address', most: 30, seconds: HOUR }
export const resendByAccount: Rule = { name: 'resend-account', most: 3, seconds: HOUR }
