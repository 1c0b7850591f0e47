import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readText, readTextFile } from './read-text.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'norteia-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

const file = async (name: string, bytes: string | Uint8Array) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

describe('refuses, in words,', () => {
  test.each([
    ['an empty file', 'vazio.json', '', /está vazio/],
    ['a file of blanks', 'brancos.json', ' \n\n', /está vazio/],
    ['a zip', 'a.zip', 'PK\u0003\u0004qualquer', /arquivo zip/],
    ['a picture', 'a.png', Buffer.from('89504e470d0a1a0a00', 'hex'), /imagem/],
    ['a PDF', 'a.pdf', '%PDF-1.7 …', /PDF/],
    ['bytes that are no text', 'a.bin', Buffer.from([1, 2, 0, 3]), /binário/],
    ['a page of HTML', 'a.json', '<!DOCTYPE html><html><body>Entre na rede', /página HTML.*portal/],
    ['a page with a comment first', 'b.json', '<!-- oi -->\n<html>', /página HTML/],
    ['a broken gzip', 'a.gz', gzipSync('x'.repeat(1000)).subarray(0, 20), /danificado/],
  ])('%s', async (_, name, bytes, why) => {
    await expect(readTextFile(await file(name, bytes))).rejects.toThrow(why)
  })

  test('what is not there, and a folder', async () => {
    await expect(readTextFile(join(folder, 'nada'))).rejects.toThrow(/Não encontrei/)
    await expect(readTextFile(folder)).rejects.toThrow(/não é um arquivo/)
  })

  test('a file of 200 MB, without reading it', async () => {
    const path = join(folder, 'grande.json')
    const handle = await open(path, 'w')
    await handle.truncate(200 * 1024 * 1024)
    await handle.close()
    const before = process.memoryUsage().rss
    await expect(readTextFile(path)).rejects.toThrow(/tem 200 MB; o limite é 64 MB/)
    expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 * 1024)
  })

  test('a small file that unpacks to a large one', async () => {
    const path = await file('bomba.gz', gzipSync(Buffer.alloc(3 * 1024 * 1024, 97)))
    await expect(readTextFile(path, 1024 * 1024)).rejects.toThrow(/mais de 1 MB depois de descompactado/)
  })
})

test.each([
  ['UTF-8', Buffer.from('Questão')],
  ['UTF-8 with a mark', Buffer.from('\ufeffQuestão')],
  ['Latin-1', Buffer.from('Questão', 'latin1')],
  ['UTF-16', Buffer.from('\ufeffQuestão', 'utf16le')],
])('reads %s', (_, bytes) => {
  expect(readText(bytes, 'x').text).toBe('Questão')
})

test('says when it took the file for Latin-1', () => {
  expect(readText(Buffer.from('ç', 'latin1'), 'a.csv').notes).toEqual([expect.stringMatching(/Latin-1/)])
  expect(readText(Buffer.from('ç'), 'a.csv').notes).toEqual([])
})

test('reads what gzip packed', async () => {
  expect((await readTextFile(await file('a.csv.gz', gzipSync('a;b')))).text).toBe('a;b')
})
