import { expect, test } from 'vitest'
import { sentencesOf, speakable } from './index.ts'

test('a formula no rule knows is left out, and that is told', () => {
  expect(speakable('Calcule $\\int_0^1 f(x)\\,dx$.')).toEqual({ text: 'Calcule fórmula.', skipped: true })
})

test.each([
  ['$x^2 + 1 = 0$', 'x ao quadrado mais 1 igual a 0'],
  ['$\\frac{a}{b}$', 'a sobre b'],
  ['$\\sqrt{2}$', 'raiz quadrada de 2'],
  ['$25\\,^\\circ\\text{C}$', '25 graus C'],
  ['$2 \\times 10^{-3}$', '2 vezes 10 elevado a menos 3'],
  ['$v \\leq 3{,}5$', 'v menor ou igual a 3,5'],
  ['$a - b$', 'a menos b'],
])('%s is read as it is said', (tex, spoken) => {
  expect(speakable(tex)).toEqual({ text: spoken, skipped: false })
})

test('money is no formula, marks of writing are not read', () => {
  expect(speakable('De R$ 50 a R$ 80, **sempre** *assim*.')).toEqual({
    text: 'De R$ 50 a R$ 80, sempre assim.',
    skipped: false,
  })
  expect(speakable('> Primeiro verso\n>\n> Segundo verso').text).not.toContain('>')
})

test('a picture is read by its description; without one that is told', () => {
  expect(speakable('![Mapa do Brasil](/m.png)').text).toContain('Imagem: Mapa do Brasil')
  expect(speakable('![](/m.png)').skipped).toBe(true)
})

test('a speech is cut into pieces a voice can finish, without losing a word', () => {
  const text = `Uma frase. ${'palavra '.repeat(80)}fim. Outra?`
  const pieces = sentencesOf(text)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(221)
  expect(pieces.join(' ').replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''))
})
