import { expect, test } from 'vitest'
import { areas } from '../question/index.ts'
import { nameOfSkill } from './index.ts'

test('each area has its thirty skills, each with a name of its own', () => {
  for (const { code } of areas) {
    const names = Array.from({ length: 30 }, (_, i) => nameOfSkill(code, i + 1))
    expect(new Set(names).size).toBe(30)
    expect(names.some(name => name.startsWith('Habilidade'))).toBe(false)
  }
  expect(nameOfSkill('MT', 11)).toBe('Usar escalas')
})
