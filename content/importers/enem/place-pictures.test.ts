import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DOT } from '../testing/enem-service.ts'
import { openQuestion } from '../testing/open-set.ts'
import { findPicture, type PictureSources } from './find-picture.ts'
import { readOpenRecord } from './open-record.ts'
import { picturesOf, placePictures } from './place-pictures.ts'

const URL = 'https://enem.dev/2019/questions/12/a.png'
const record = (change: object) => {
  const value = { ...openQuestion(2019, { index: 12, language: null, area: 'LC', key: 'C' }), ...change }
  const read = readOpenRecord(value, 'aqui')
  if (!read.ok) throw new Error(read.reason)
  return read.record
}
const shown = record({ context: `Veja:\n\n![](${URL})\n\ne depois ![um mapa](${URL} "mapa").` })

test('lists every picture once', () => {
  expect(picturesOf(shown)).toEqual([URL])
})

test('puts the pack’s name into the words, with something for those who cannot see it', () => {
  const { support, faults } = placePictures(shown, new Map([[URL, { name: 'a.png' }]]), 'download')
  expect(support).toBe('Veja:\n\n![Figura da questão](img:a.png)\n\ne depois ![um mapa](img:a.png).')
  expect(faults).toEqual([])
})

test('a picture that could not be had is a link and a fault', () => {
  const { support, faults } = placePictures(shown, new Map([[URL, { missing: 'rede fora' }]]), 'download')
  expect(support).toContain(`[Ver figura](${URL})`)
  expect(faults).toEqual(['sem figura: rede fora'])
})

test('where links are wanted, a link is no fault, unless it leads nowhere', () => {
  expect(placePictures(shown, new Map(), 'link').faults).toEqual([])
  const lost = record({ context: '![](https://enem.dev/broken-image.svg)' })
  const { support, faults } = placePictures(lost, new Map(), 'link')
  expect([support, faults.length]).toEqual(['(figura perdida na fonte)', 1])
})

test('options have pictures too', () => {
  const file = URL.replace('a.png', 'b.png')
  const alternatives = openQuestion(2019, { index: 1, language: null, area: 'MT', key: 'A' }).alternatives
  const withPicture = record({
    alternatives: alternatives.map(one => (one.letter === 'B' ? { ...one, text: null, file } : one)),
  })
  expect(placePictures(withPicture, new Map([[file, { name: 'b.png' }]]), 'download').options[1]).toEqual({
    text: null,
    picture: 'b.png',
  })
  expect(placePictures(withPicture, new Map(), 'link').options[1]).toEqual({
    text: `[Figura da alternativa B](${file})`,
    picture: null,
  })
})

test('a picture no word shows stands after the words', () => {
  const loose = record({ files: [URL] })
  expect(placePictures(loose, new Map([[URL, { name: 'a.png' }]]), 'download').support).toMatch(
    /questão 12\.\n\n!\[Figura da questão\]\(img:a\.png\)$/,
  )
})

describe('finding a picture', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'norteia-figuras-'))
    await writeFile(join(folder, 'a.png'), DOT)
    await writeFile(join(folder, 'no.png'), '<html>')
  })
  afterAll(() => rm(folder, { recursive: true }))

  const sources = (change: Partial<PictureSources> = {}): PictureSources => ({
    mode: 'download',
    fetch: async () => {
      throw new Error('a rede não devia ser usada')
    },
    store: { find: async () => undefined, keep: async () => {} },
    ...change,
  })
  const why = async (...args: Parameters<typeof findPicture>) => {
    const { picture } = await findPicture(...args)
    return 'missing' in picture ? picture.missing : picture.name
  }

  test('takes the one beside the question, and only from there', async () => {
    expect(await why(URL, folder, sources())).toBe('2019-questions-12-a.png')
    expect(await why('https://enem.dev/../../etc/passwd', folder, sources({ mode: 'skip' }))).toMatch(
      /não foi baixada/,
    )
  })

  test('then the one fetched before, then the one at its address', async () => {
    const kept: string[] = []
    const store = { find: async () => undefined, keep: async (url: string) => void kept.push(url) }
    const fetch = async () => ({ bytes: DOT, type: 'text/plain' })
    expect(await why(URL, undefined, sources({ fetch, store }))).toBe('2019-questions-12-a.png')
    expect(kept).toEqual([URL])
    const again = { find: async () => DOT, keep: async () => {} }
    expect(await why(URL, undefined, sources({ store: again }))).toBe('2019-questions-12-a.png')
  })

  test.each([
    [
      'what is no picture, whatever its name',
      URL,
      async () => ({ bytes: Buffer.from('<svg>'), type: 'image/png' }),
      /não é uma imagem/,
    ],
    [
      'what is too large',
      URL,
      async () => ({ bytes: Buffer.concat([DOT, Buffer.alloc(6_000_000)]), type: '' }),
      /5 MB/,
    ],
    [
      'an address that is none',
      'file:///etc/passwd',
      async () => ({ bytes: DOT, type: '' }),
      /não é da rede/,
    ],
  ])('refuses %s', async (_, url, fetch, reason) => {
    expect(await why(url, undefined, sources({ fetch }))).toMatch(reason)
  })

  test('names it by what it is', async () => {
    const jpeg = Buffer.from('ffd8ffe000104a46', 'hex')
    const fetch = async () => ({ bytes: jpeg, type: 'image/png' })
    expect(await why(URL, undefined, sources({ fetch }))).toBe('2019-questions-12-a.jpg')
  })
})
