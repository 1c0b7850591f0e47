export { needsGuardian, type Person, SOCIAL_AGE, socialDoor } from './social-door.ts'
export { usernameFrom } from './username.ts'
