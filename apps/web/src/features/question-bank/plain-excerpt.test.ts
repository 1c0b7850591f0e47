import { expect, test } from 'vitest'
import { plainExcerpt } from './plain-excerpt.ts'

test.each([
  ['De $180 + 0{,}35n < 60$ vem $n > 800$.', 'De 180 + 0,35n < 60 vem n > 800.'],
  ['Calcule $\\frac{1}{2}$ de $x^2$', 'Calcule 1/2 de x²'],
  ['$\\dfrac{-b \\pm \\sqrt{b^2-4ac}}{2a}$', '(-b ± √(b²-4ac))/2a'],
  ['A água, $H_2O$, a $25^\\circ$ e $10^{-3}$', 'A água, H₂O, a 25° e 10⁻³'],
  ['$\\text{área} = \\pi r^{2}$', 'área = π r²'],
  ['$$\\begin{pmatrix}1&2\\end{pmatrix}$$', '[fórmula]'],
])('writes the formula of %j in plain signs', (text, plain) => {
  expect(plainExcerpt(text)).toBe(plain)
})

test.each([
  ['Custa R$ 50 e US$ 30 hoje', 'Custa R$ 50 e US$ 30 hoje'],
  ['**Texto I**\n\n> Era *uma* vez\n\n- um\n- dois', 'Texto I Era uma vez um dois'],
  ['Veja ![gráfico de barras](img:a.png) a [fonte](https://x.y).', 'Veja a fonte.'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b 1 2'],
  ['2 * 3 * 4 e snake_case_aqui', '2 * 3 * 4 e snake_case_aqui'],
])('takes the marks off %j', (text, plain) => {
  expect(plainExcerpt(text)).toBe(plain)
})

test('cuts between words and says so', () => {
  expect(plainExcerpt('um dois três quatro', 12)).toBe('um dois três…')
  expect(plainExcerpt('um dois três, quatro', 13)).toBe('um dois três…')
})

test('a formula the server cut in the middle leaves no raw signs', () => {
  expect(plainExcerpt('O valor de $\\frac{3}{4} + x^2 + \\sq…')).not.toMatch(/[\\$]/)
})
