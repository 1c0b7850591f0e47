import { expect, test } from 'vitest'
import { socialDoor } from './social-door.ts'

const today = '2026-11-21'

test('without a birth date the social functions stay closed', () => {
  expect(socialDoor({ birthDate: null, guardianConfirmedAt: null }, today)).toBe('birth-date')
})

test('a guardian alone does not replace the birth date', () => {
  expect(socialDoor({ birthDate: null, guardianConfirmedAt: new Date(0) }, today)).toBe('birth-date')
})

test('the day before turning sixteen still needs a guardian', () => {
  expect(socialDoor({ birthDate: '2010-11-22', guardianConfirmedAt: null }, today)).toBe('guardian')
  expect(socialDoor({ birthDate: '2010-11-22', guardianConfirmedAt: new Date(0) }, today)).toBe('open')
})

test('on the sixteenth birthday the door opens by itself', () => {
  expect(socialDoor({ birthDate: '2010-11-21', guardianConfirmedAt: null }, today)).toBe('open')
})
