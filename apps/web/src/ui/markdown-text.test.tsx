// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import MarkdownText from './markdown-text.tsx'

afterEach(cleanup)

function draw(text: string, inline = false) {
  return render(<MarkdownText text={text} inline={inline} />).container
}

test('prints raw HTML instead of obeying it', () => {
  const page = draw('Veja <img src=x onerror="alert(1)"> e\n\n<script>alert(2)</script>')
  expect(page.querySelector('img, script')).toBeNull()
  expect(page.textContent).toContain('<script>alert(2)</script>')
  expect(page.textContent).toContain('<img src=x onerror="alert(1)">')
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,oi)',
  '[x](//mal.example)',
])('makes no link of %s', source => {
  expect(draw(source).querySelector('a')).toBeNull()
})

test('links to the web open aside and say so', () => {
  draw('[INEP](https://www.gov.br/inep)')
  const link = screen.getByRole('link')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(link.textContent).toBe('INEP (abre em outra aba)')
})

test('fetches no image from elsewhere, and shows its description', () => {
  const page = draw('![Gráfico de vendas](https://mal.example/x.png) ![Mapa](/figuras/mapa.png)')
  expect([...page.querySelectorAll('img')].map(image => image.getAttribute('src'))).toEqual([
    '/figuras/mapa.png',
  ])
  expect(page.textContent).toContain('[Imagem: Gráfico de vendas]')
})

test('draws formulas in a line and apart', () => {
  const page = draw('Se $a_1 * b_1$ e \\(x^2\\), então\n\n$$\\frac{a}{b}$$')
  expect(page.querySelectorAll('.katex').length).toBe(3)
  expect(page.querySelectorAll('.katex-display').length).toBe(1)
  expect(page.querySelector('em')).toBeNull()
})

test('reads money as money', () => {
  const page = draw('Custava R$ 50,00 e passou a R$ 30,00; nos EUA, US$20 e $5 ou $6.')
  expect(page.querySelector('.katex')).toBeNull()
  expect(page.textContent).toBe('Custava R$ 50,00 e passou a R$ 30,00; nos EUA, US$20 e $5 ou $6.')
})

test('a formula that cannot be read stays as it was written', () => {
  expect(draw('$\\frac{1$').textContent).toContain('\\frac{1')
})

test('lists and tables keep their structure; an option keeps to its line', () => {
  const page = draw('1. um\n2. dois\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |')
  expect(page.querySelectorAll('ol > li').length).toBe(2)
  expect(page.querySelectorAll('th[scope=col]').length).toBe(2)
  cleanup()
  expect(draw('**Só** $x$', true).querySelector('p')).toBeNull()
})
