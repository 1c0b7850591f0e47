import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { papersOf, shippedYears, yearsOfFile } from '../apps/server/src/commands/tri-booklets.ts'
import { scoreCase } from '../apps/server/src/commands/tri-case.ts'
import booklet2024 from '../data/landing-items.json' with { type: 'json' }
import {
  enemScore,
  estimateAbility,
  type Item,
  prepareBooklet,
  scoreSheet,
} from '../packages/domain/src/item-response/index.ts'
import { ROOT } from './serve.ts'
import { spreadOf } from './spread.ts'
import { figure, type Row, spread } from './table.ts'

const RUNS = 5
const LEAST_SHEETS = 100_000
const FAST_SHEETS = 200_000
const PLAIN_SHEETS = 5_000
const MOST_READING_MS = 1_500
const CASES = join(ROOT, '../shared/data/tri/cases-calibration.jsonl')
const ITEMS = join(ROOT, '../shared/data/tri/items.csv.gz')

const items: Item[] = booklet2024.items.map(({ a, b, c }) => ({ discrimination: a, difficulty: b, guess: c }))

/** How many sheets of 45 items a second, on one core, beside the plain calculation; and how true the scores are. */
export async function benchTri(): Promise<Row[]> {
  const sheets = makeSheets(10_000)
  return [...speedRows(sheets), sameRow(sheets.slice(0, 2_000)), ...accuracyRows()]
}

/** Sheets of weak and strong students alike; the same at every run. */
function makeSheets(count: number) {
  let state = 20_241_103
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  return Array.from({ length: count }, () => {
    const share = random()
    return items.map(() => random() < share)
  })
}

type Sheet = readonly boolean[]

const booklet = prepareBooklet('MT', items)
const scorePlainly = (hits: Sheet) => {
  const ability = estimateAbility(items.map((item, place) => ({ item, hit: hits[place]! })))
  return { ...enemScore('MT', ability), ability: ability.mean, deviation: ability.deviation }
}

function speedRows(sheets: readonly Sheet[]): Row[] {
  const fast = perSecond(sheets, FAST_SHEETS, hits => scoreSheet(booklet, hits))
  const plain = perSecond(sheets, PLAIN_SHEETS, scorePlainly)
  return [
    {
      what: 'TRI: folhas de 45 itens por segundo, um núcleo',
      target: `≥ ${figure(LEAST_SHEETS)}`,
      measured: spread(fast, ''),
      ok: fast.median >= LEAST_SHEETS,
    },
    {
      what: 'TRI: o cálculo simples, na mesma rodada',
      measured: `${spread(plain, '')}; ${figure(fast.median / plain.median)}× mais lento`,
    },
  ]
}

function perSecond(sheets: readonly Sheet[], count: number, score: (hits: Sheet) => unknown) {
  const rates = Array.from({ length: RUNS + 1 }, () => {
    const began = performance.now()
    for (let done = 0; done < count; done++) score(sheets[done % sheets.length]!)
    return (count * 1000) / (performance.now() - began)
  })
  // The first run is the compiler's.
  return spreadOf(rates.slice(1))
}

function sameRow(sheets: readonly Sheet[]): Row {
  const different = sheets.filter(hits => {
    const [fast, plain] = [scoreSheet(booklet, hits), scorePlainly(hits)]
    return (['score', 'error', 'ability', 'deviation'] as const).some(what => fast[what] !== plain[what])
  }).length
  return {
    what: 'TRI: folhas em que os dois cálculos diferem num bit',
    target: '0',
    measured: `${different} de ${figure(sheets.length)}`,
    ok: different === 0,
  }
}

/** Real sheets with INEP's scores; only beside the project's shared figures. */
function accuracyRows(): Row[] {
  if (!existsSync(CASES)) return [{ what: 'TRI: notas oficiais', measured: 'sem ../shared, não medido' }]
  const began = performance.now()
  const fromFile = papersOf(yearsOfFile(ITEMS))
  const reading = performance.now() - began
  const lines = readFileSync(CASES, 'utf8').trim().split('\n')
  const shipped = papersOf(shippedYears())
  const off = lines.map(line => {
    const [one, other] = [scoreCase(line, fromFile), scoreCase(line, shipped)]
    if ('refused' in one || 'refused' in other || one.score !== other.score) return Number.POSITIVE_INFINITY
    return Math.abs(one.score - JSON.parse(line).score)
  })
  const mean = off.reduce((sum, points) => sum + points, 0) / off.length
  const equal = off.filter(points => points < 0.05).length / off.length
  const worst = Math.max(...off)
  return [
    {
      what: 'TRI: ler e preparar items.csv.gz',
      target: `≤ ${figure(MOST_READING_MS)} ms`,
      measured: `${figure(reading)} ms`,
      ok: reading <= MOST_READING_MS,
    },
    {
      what: `TRI: erro médio em ${figure(off.length)} notas oficiais`,
      target: '≤ 0,005',
      measured: `${figure(mean, 4)} ponto`,
      ok: mean <= 0.005,
    },
    {
      what: 'TRI: iguais até o décimo',
      target: '≥ 98 %',
      measured: `${figure(100 * equal, 2)} %`,
      ok: equal >= 0.98,
    },
    { what: 'TRI: maior erro', target: '≤ 2', measured: `${figure(worst, 1)} ponto`, ok: worst <= 2 },
  ]
}
