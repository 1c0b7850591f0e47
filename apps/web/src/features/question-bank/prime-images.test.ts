import { expect, test } from 'vitest'
import { imagesOf } from './prime-images.ts'

test('finds the pictures of texts and options, and leaves strangers’ alone', () => {
  const question = {
    support: 'Veja ![mapa](/api/questions/images/a) e ![](https://estranho.example/b.png)',
    question: 'Qual? ![](/api/questions/images/c "título")',
    options: [
      { letter: 'A' as const, text: null, image: '/api/questions/images/d' },
      { letter: 'B' as const, text: 'Nenhuma', image: null },
    ],
  }
  expect(imagesOf(question)).toEqual([
    '/api/questions/images/a',
    '/api/questions/images/c',
    '/api/questions/images/d',
  ])
})
