import type { YearTable } from '@norteia/domain/item-response'
import { nameOfArea } from '@norteia/domain/question'
import { emptyReport, type ImportReport } from '../import-report.ts'
import { joinYear, languagePlaces, type Official, type YearJoin } from './join-year.ts'
import { editionName, figuresOf, unofficialFigures } from './make-question.ts'
import type { Application, OpenRecord } from './open-record.ts'
import { settleLanguages, slotOf } from './settle-languages.ts'
import { placeOf, usualAreas } from './usual-order.ts'

/** A question with its figures, and why it may not be shown yet. */
export type Figured = { record: OpenRecord; figures: ReturnType<typeof figuresOf>; held: string[] }

/** Puts an edition's questions beside INEP's table: official keys and areas win, and every difference is told. */
export function joinEdition(
  year: number,
  application: Application,
  found: readonly OpenRecord[],
  table: YearTable | undefined,
): { questions: Figured[]; report: ImportReport } {
  const report = emptyReport()
  const places = table ? languagePlaces(table, application) : usualLanguagePlaces(year)
  const settled = settleLanguages(found, places)
  report.refused.push(...settled.refused)
  report.conflicts.push(...settled.conflicts)
  report.repeated = settled.repeated

  const join = table && joinYear(table, settled.records, application)
  report.notes.push(...joinNotes(year, application, join))
  const questions = settled.records.map(record => {
    const official = join?.officialOf(record)
    if (official) {
      report.conflicts.push(...differences(record, official))
      return { record, figures: figuresOf(official, record.language), held: [] }
    }
    const area = usualAreas(year)[placeOf(record.index).block]!
    const held = table ? ['sem correspondência na tabela oficial: gabarito e área não foram conferidos'] : []
    return { record, figures: unofficialFigures(area, record), held }
  })
  return { questions, report }
}

/** Where there is no table, as the years since 2010 have had it. */
function usualLanguagePlaces(year: number) {
  const first = usualAreas(year).indexOf('LC') * 45 + 1
  const ranks = year < 2010 ? [] : [0, 1, 2, 3, 4]
  return new Map(ranks.map(rank => [first + rank, { en: null, es: null }]))
}

function differences(record: OpenRecord, official: Official) {
  const name = `questão ${slotOf(record)} de ${record.year}`
  const at = { record: `${name} (${record.where})` }
  const { key, annulled, area } = official
  const told: ImportReport['conflicts'] = []
  if (annulled)
    told.push({ ...at, field: 'anulada', source: record.key ?? 'sem gabarito', official: 'anulada' })
  else if (key !== record.key)
    told.push({ ...at, field: 'gabarito', source: record.key ?? 'nenhum', official: key ?? 'nenhum' })
  if (record.area && record.area !== area)
    told.push({ ...at, field: 'área', source: nameOfArea(record.area), official: nameOfArea(area) })
  return told
}

function joinNotes(year: number, application: Application, join: YearJoin | undefined) {
  const name = editionName(year, application)
  if (!join) return [`${name}: não há tabela oficial; gabaritos e áreas são os da fonte`]
  const usual = usualAreas(year)
  const joined = join.joined.map(({ block, area, booklet, equal, compared }) => {
    const unusual = usual[block] === area ? '' : ', fora da ordem de costume'
    const colour = [booklet.booklet, booklet.colour].filter(Boolean).join(' ')
    return `${name}, ${range(block)}: ${nameOfArea(area)}, caderno ${colour}, ${equal} de ${compared} gabaritos iguais${unusual}`
  })
  const refused = join.refused.map(({ block, nearest }) => {
    const near =
      nearest &&
      `o mais próximo (caderno ${nearest.booklet.booklet}, ${nearest.area}) tem ${nearest.equal} de ${nearest.compared} gabaritos iguais`
    return `${name}, ${range(block)}: NÃO juntei à tabela oficial; ${near ?? 'nenhum caderno serve'}`
  })
  return [...joined, ...refused]
}

const range = (block: number) => `questões ${block * 45 + 1} a ${block * 45 + 45}`
