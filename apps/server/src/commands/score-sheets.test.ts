import { spawn } from 'node:child_process'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scoreLines } from './score-sheets.ts'
import { papersOf, shippedYears, yearsOfFile } from './tri-booklets.ts'
import { scoreCase } from './tri-case.ts'

const findPaper = papersOf(shippedYears())
const blue2024 = {
  year: 2024,
  area: 'MT',
  lang: null,
  booklet: 1407,
  answers: 'DCCDBEDCCCCADDD*ACBAEBCDCEEECDEDAEBEDDDEBCADC',
}
const told = (over: object = {}) => scoreCase(JSON.stringify({ ...blue2024, ...over }), findPaper)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'norteia-tri-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('refuses, in words,', () => {
  test.each([
    ['what is not JSON', 'x', /não é JSON/],
    ['an empty line', '', /não é JSON/],
    ['a list', '[1]', /não é um objeto/],
    ['null', 'null', /não é um objeto/],
  ])('%s', (_, line, why) => {
    expect(scoreCase(line, findPaper)).toEqual({ refused: expect.stringMatching(why) })
  })

  test.each<readonly [string, object, RegExp]>([
    ['no year', { year: undefined }, /"year"/],
    ['a year in words', { year: '2024' }, /"year"/],
    ['an area that is none', { area: 'XX' }, /"area"/],
    ['a language that is none', { lang: 'fr' }, /"lang"/],
    ['no booklet', { booklet: null }, /"booklet"/],
    ['answers that are no text', { answers: 45 }, /"answers"/],
    ['letters that are none', { answers: 'F'.repeat(45) }, /letras A a E/],
    ['a sheet too short', { answers: 'A' }, /tem 45 questões e vieram 1/],
    ['a year without figures', { year: 1999 }, /não conheço o caderno 1407 de 1999/],
    ['an unknown booklet', { booklet: 9999 }, /não conheço o caderno 9999/],
    ['a booklet of another area', { area: 'CH' }, /é de MT, não de CH/],
    ['Linguagens without a language', { area: 'LC', booklet: 1395 }, /inglês\) ou es/],
    [
      'a language the booklet did not print',
      { year: 2012, area: 'LC', booklet: 165, lang: 'es' },
      /pede "lang": en/,
    ],
    ...[187, 188, 189, 190, 252, 896, 897].map(
      booklet => [`booklet ${booklet}`, { booklet }, /ordem dos itens/] as const,
    ),
    ...[81, 82, 83, 84].map(booklet => [`booklet ${booklet}`, { booklet }, /não publicou/] as const),
  ])('%s', (_, over, why) => {
    expect(told(over)).toEqual({ refused: expect.stringMatching(why) })
  })
})

test('scores a sheet of 2024 as INEP did, with ability, standard error and hits', () => {
  expect(told()).toEqual({
    score: 496.7,
    ability: expect.closeTo(-0.025266, 6),
    error: 83.7,
    hits: 11,
  })
})

test('takes a blank and a double mark for wrong, and a language it does not need for nothing', () => {
  expect(told({ answers: '.'.repeat(45) })).toEqual(told({ answers: '*'.repeat(45) }))
  expect(told({ lang: 'en' })).toEqual(told())
})

test('tells what is wrong with a table of items', async () => {
  const path = join(folder, 'items.csv')
  expect(() => yearsOfFile(path)).toThrow(/Não consegui ler/)
  await writeFile(path, 'year,area\n')
  expect(() => yearsOfFile(path)).toThrow(/faltam as colunas booklet, position/)
  await writeFile(path, 'year,area,booklet,position,item,key,a,b,c\n2030,MT,1,um,1,A,1,1,0\n')
  expect(() => yearsOfFile(path)).toThrow(/a linha 2 não é um item/)
})

test.each([
  ['plain', (text: string) => Buffer.from(text)],
  ['gzip', (text: string) => gzipSync(text)],
])('reads a table of items: %s', async (name, pack) => {
  const path = join(folder, name)
  await writeFile(
    path,
    pack('year,area,booklet,position,item,key,a,b,c\n2030,MT,1,1,1,A,1,1,0\n2030,MT,1,2,2,B,,,\n'),
  )
  const line = JSON.stringify({ year: 2030, area: 'MT', booklet: 1, answers: 'AB' })
  expect(scoreCase(line, papersOf(yearsOfFile(path)))).toMatchObject({ hits: 1 })
})

const collect = () => {
  const written: string[] = []
  const output = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  return { output, text: () => written.join('') }
}

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

describe('line by line', () => {
  const echo = (line: string) => ({ refused: line })

  test('gives one result a line, in order, wherever the pieces are cut', async () => {
    const { output, text } = collect()
    expect(await scoreLines(pieces('a\nb', 'c\n\nd\n', 'e'), output, echo)).toBe(5)
    expect(
      text()
        .trim()
        .split('\n')
        .map(line => JSON.parse(line).refused),
    ).toEqual(['a', 'bc', '', 'd', 'e'])
  })

  test('refuses an endless line without keeping it, and goes on after it', async () => {
    const { output, text } = collect()
    const long = 'x'.repeat(10_000)
    await scoreLines(pieces(long, long, long, 'x\nb\n', `${long}${long}\nc`), output, echo)
    expect(
      text()
        .trim()
        .split('\n')
        .map(line => JSON.parse(line).refused),
    ).toEqual([expect.stringMatching(/longa demais/), 'b', expect.stringMatching(/longa demais/), 'c'])
  })

  test('reads no further than somebody takes the results', async () => {
    const output = new PassThrough({ highWaterMark: 10 })
    let read = 0
    async function* endless() {
      while (true) {
        read++
        yield Buffer.from('a line\n')
      }
    }
    const scoring = scoreLines(endless(), output, echo)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(read).toBeLessThan(5)
    output.destroy()
    await scoring
  })
})

const SHARED = join(import.meta.dirname, '../../../../../shared/data/tri')

describe.skipIf(!existsSync(SHARED))('on the real cases of ../shared', () => {
  const cases = existsSync(SHARED)
    ? readFileSync(join(SHARED, 'cases-calibration.jsonl'), 'utf8').trim().split('\n')
    : []

  test('the command reaches the official scores from the table of items', async () => {
    const results = await runCommand(['--items', join(SHARED, 'items.csv.gz')])
    expectOfficial(results)
  }, 30_000)

  test('the shipped figures say the same', () => {
    expectOfficial(cases.map(line => scoreCase(line, findPaper) as { score: number }))
  })

  function expectOfficial(results: { score: number }[]) {
    expect(results).toHaveLength(cases.length)
    const off = cases.map((line, k) => Math.abs(JSON.parse(line).score - results[k]!.score))
    const mean = off.reduce((sum, points) => sum + points, 0) / off.length
    expect(mean).toBeLessThanOrEqual(0.005)
    expect(off.filter(points => points < 0.05).length / off.length).toBeGreaterThanOrEqual(0.98)
    expect(Math.max(...off)).toBeLessThanOrEqual(2)
  }

  async function runCommand(args: string[]) {
    const cli = join(import.meta.dirname, '../cli.ts')
    const child = spawn(process.execPath, [cli, 'tri', 'score', ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    createReadStream(join(SHARED, 'cases-calibration.jsonl')).pipe(child.stdin)
    let text = ''
    for await (const piece of child.stdout.setEncoding('utf8')) text += piece
    return text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as { score: number })
  }
})
