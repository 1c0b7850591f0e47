import type { Figures } from './corrections.ts'

/** A row of a table of items, whichever of the two forms it came in. */
export type ItemRow = Figures & {
  year: number
  area: string
  booklet: number
  colour: string
  application: string
  family: string
  adapted: boolean
  unsupported: boolean
  position: number
  language: 'en' | 'es' | ''
  item: number
  skill: number | null
  abandoned: boolean
}

type Names = Record<keyof Omit<ItemRow, 'unsupported'>, string[]>

/** Our columns, then INEP's. */
const COLUMNS: Names = {
  year: ['year', 'NU_ANO'],
  area: ['area', 'SG_AREA'],
  booklet: ['booklet', 'CO_PROVA'],
  colour: ['colour', 'TX_COR'],
  application: ['application'],
  family: ['family'],
  adapted: ['adapted', 'IN_ITEM_ADAPTADO'],
  position: ['position', 'CO_POSICAO'],
  language: ['lang', 'TP_LINGUA'],
  item: ['item', 'CO_ITEM'],
  skill: ['skill', 'CO_HABILIDADE'],
  key: ['key', 'TX_GABARITO'],
  abandoned: ['abandoned', 'IN_ITEM_ABAN'],
  a: ['a', 'NU_PARAM_A'],
  b: ['b', 'NU_PARAM_B'],
  c: ['c', 'NU_PARAM_C'],
}
const NEEDED = ['area', 'booklet', 'position', 'item', 'key', 'a', 'b', 'c'] as const
/** Columns that are there and say nothing we need. */
const IGNORED = ['TX_MOTIVO_ABAN', 'unsupported', 'TP_VERSAO_DIGITAL', 'IN_ITEM_ADAPTADO']

const plain = (column: string) => column.trim().toUpperCase()

export function findColumns(columns: string[]) {
  const given = new Map(columns.map(column => [plain(column), column]))
  const found = Object.fromEntries(
    Object.entries(COLUMNS).map(([name, spellings]) => [
      name,
      spellings.map(spelling => given.get(plain(spelling))).find(column => column !== undefined),
    ]),
  ) as Record<keyof Names, string | undefined>
  const used = new Set([...Object.values(COLUMNS).flat(), ...IGNORED].map(plain))
  return {
    found,
    unsupported: given.get('UNSUPPORTED'),
    missing: NEEDED.filter(name => found[name] === undefined).map(name => COLUMNS[name].at(-1)!),
    strangers: columns.filter(column => column !== '' && !used.has(plain(column))),
    raw: given.has('CO_ITEM'),
  }
}

export type Columns = ReturnType<typeof findColumns>

const AREAS = ['LC', 'CH', 'CN', 'MT']
const LANGUAGES: Record<string, ItemRow['language']> = { '': '', en: 'en', es: 'es', '0': 'en', '1': 'es' }

export function readItemRow(
  cells: Record<string, string>,
  { found, unsupported }: Columns,
  ownYear: number | undefined,
): ItemRow | string {
  const text = (name: keyof Names) => (found[name] === undefined ? '' : cells[found[name]]!)
  const whole = (name: keyof Names) => (/^\d+(\.0*)?$/.test(text(name)) ? Number(text(name)) : 0)
  const year = found.year ? whole('year') : ownYear!
  if (year < 1998 || year > 2100) return 'o ano não é um ano'
  if (!AREAS.includes(text('area'))) return `a área "${text('area')}" não é LC, CH, CN nem MT`
  for (const name of ['booklet', 'position'] as const)
    if (whole(name) === 0) return `"${text(name)}" não é um número (${found[name]})`
  // Of an annulled item of 2009 INEP gives the place and nothing else; it keeps its place.
  if (text('item') !== '' && whole('item') === 0) return `"${text('item')}" não é um número (${found.item})`
  const key = text('key').toUpperCase()
  if (key.length > 1 && key !== 'ANULADO') return `o gabarito "${text('key')}" não é uma letra`
  const language = LANGUAGES[text('language').replace(/\.0*$/, '')]
  if (language === undefined) return `o idioma "${text('language')}" não é 0 nem 1`
  const [a, b, c] = (['a', 'b', 'c'] as const).map(name => decimal(text(name)))
  if (a === undefined || b === undefined || c === undefined) return 'um parâmetro não é um número'
  const skill = whole('skill')
  return {
    year,
    area: text('area'),
    booklet: whole('booklet'),
    colour: text('colour').toLowerCase(),
    application: text('application'),
    family: text('family'),
    adapted: whole('adapted') === 1,
    unsupported: unsupported !== undefined && cells[unsupported] === '1',
    position: whole('position'),
    language,
    item: whole('item'),
    skill: skill >= 1 && skill <= 30 ? skill : null,
    key,
    abandoned: whole('abandoned') === 1,
    a,
    b,
    c,
  }
}

/** Nothing for an empty cell, `undefined` for what is no number. */
function decimal(text: string): number | null | undefined {
  if (text === '') return null
  const value = Number(text.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}
