import type { EnemArea, StoredBooklet, YearTable } from '@norteia/domain/item-response'

const APPLICATIONS: Record<string, string> = {
  first: '1ª aplicação',
  reapplication: 'Reaplicação',
  reapplication2: 'Reaplicação, outros cadernos',
  digital: 'Enem digital',
  'second-chance': 'Segunda oportunidade para isentos',
  special: 'Atendimento especializado',
  '': 'Outras aplicações e PPL',
}

const COLOURS: Record<string, string> = {
  azul: 'Azul',
  amarela: 'Amarelo',
  branca: 'Branco',
  rosa: 'Rosa',
  cinza: 'Cinza',
  verde: 'Verde',
  laranja: 'Laranja',
  roxa: 'Roxo',
  'branca-ledor': 'Branco, com ledor',
  'cinza-ledor': 'Cinza, com ledor',
  'cinza-especial': 'Cinza, especial',
  'laranja-braile': 'Laranja, em braile',
  'leitor-tela': 'Leitor de tela',
}

export type Choice = { value: string; label: string }

export function applicationsOf(table: YearTable): Choice[] {
  const held = new Set(table.booklets.map(({ application }) => application))
  return Object.entries(APPLICATIONS)
    .filter(([value]) => held.has(value))
    .map(([value, label]) => ({ value, label }))
}

/** What a student holds on one day: a colour, and below it one booklet per area. */
export type Cover = Choice & { booklets: Partial<Record<EnemArea, StoredBooklet>> }

/**
 * The covers of one day. Adapted editions repeat a colour: those that ask the same in the same order are one
 * for us, the others are told apart by INEP's numbers.
 */
export function coversOf({ booklets }: YearTable, application: string, areas: readonly EnemArea[]): Cover[] {
  const covers = new Map<string, Cover & { colour: string }>()
  for (const area of areas) {
    const seen = new Map<string, number>()
    for (const stored of booklets) {
      if (stored.area !== area || stored.application !== application) continue
      const nth = seen.get(stored.colour) ?? 0
      seen.set(stored.colour, nth + 1)
      const value = `${stored.colour} ${nth}`
      const cover = covers.get(value) ?? { value, label: '', colour: stored.colour, booklets: {} }
      cover.booklets[area] = stored
      covers.set(value, cover)
    }
  }
  const different = dropRepeated([...covers.values()])
  return different.map(({ value, colour, booklets }) => {
    const name = COLOURS[colour] ?? colour
    const alone = different.filter(other => other.colour === colour).length === 1
    const numbers = Object.values(booklets).map(({ booklet }) => booklet)
    return { value, booklets, label: alone ? name : `${name} (nº ${numbers.join(' e ')})` }
  })
}

function dropRepeated<C extends Cover & { colour: string }>(covers: readonly C[]) {
  const seen = new Set<string>()
  return covers.filter(({ colour, booklets }) => {
    const orders = Object.entries(booklets).map(([area, { order }]) => `${area}${order}`)
    const content = `${colour} ${orders.sort()}`
    if (seen.has(content)) return false
    seen.add(content)
    return true
  })
}
