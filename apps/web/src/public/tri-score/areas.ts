import type { EnemArea } from '@norteia/domain/item-response'

export const areaNames: Record<EnemArea, { short: string; full: string }> = {
  LC: { short: 'Linguagens', full: 'Linguagens e Códigos' },
  CH: { short: 'Humanas', full: 'Ciências Humanas' },
  CN: { short: 'Natureza', full: 'Ciências da Natureza' },
  MT: { short: 'Matemática', full: 'Matemática' },
}

export type Day = 1 | 2

const QUESTIONS = 45

/** The areas in the order they were printed: two a day. It changed in 2010 and in 2017. */
export function areasOf(year: number): EnemArea[] {
  if (year === 2009) return ['CN', 'CH', 'LC', 'MT']
  return year < 2017 ? ['CH', 'CN', 'LC', 'MT'] : ['LC', 'CH', 'CN', 'MT']
}

export function dayOf(year: number, area: EnemArea): Day {
  return areasOf(year).indexOf(area) < 2 ? 1 : 2
}

/** The number printed beside the area's first question. */
export const firstQuestion = (year: number, area: EnemArea) => areasOf(year).indexOf(area) * QUESTIONS + 1

export const emptySheet = '.'.repeat(QUESTIONS)
