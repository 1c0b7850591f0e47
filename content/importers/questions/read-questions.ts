import type { PackedQuestion } from '../../schema/pack.ts'
import { emptyReport, type ImportReport } from '../import-report.ts'
import { hasGarbledAccents } from '../source/clean-text.ts'
import { readRecords } from '../source/read-records.ts'
import { readTable } from '../source/read-table.ts'
import { makeQuestion, type Topics } from './make-question.ts'
import { nameFields } from './question-columns.ts'

type Found = { where: string; value: unknown } | { where: string; broken: string }

/** A teacher's own questions, from JSON or a table; every record stands or falls by itself. */
export function readQuestions(text: string, name: string, topics: Topics) {
  const found = /^\s*[[{]/.test(text) ? readRecords(text, name) : tableRecords(text, name)
  const report: ImportReport = { ...emptyReport(), read: found.length }
  const strangers = new Set<string>()
  const seen = new Map<string, string>()
  const items: PackedQuestion[] = []
  for (const record of found) {
    const refuse = (reason: string) => report.refused.push({ record: record.where, reason })
    if ('broken' in record) {
      refuse(record.broken)
      continue
    }
    if (typeof record.value !== 'object' || record.value === null || Array.isArray(record.value)) {
      refuse('não é uma questão')
      continue
    }
    const { fields, strangers: unknown } = nameFields(record.value as Record<string, unknown>)
    for (const stranger of unknown) strangers.add(stranger)
    if (hasGarbledAccents(JSON.stringify(fields))) {
      refuse('os acentos estão trocados (texto gravado com a codificação errada)')
      continue
    }
    const made = makeQuestion(fields, topics)
    if ('refused' in made) {
      refuse(made.refused)
      continue
    }
    const before = seen.get(made.ref)
    if (before === JSON.stringify(made)) report.repeated++
    else if (before !== undefined)
      refuse(`o codigo de ${made.ref} já é de outra questão deste arquivo; ficou a primeira`)
    else {
      seen.set(made.ref, JSON.stringify(made))
      items.push(made)
    }
  }
  report.accepted = items.length
  if (strangers.size > 0)
    report.notes.push(`${name}: colunas que não conheço e não usei: ${[...strangers].join(', ')}`)
  return { items, report }
}

function tableRecords(text: string, name: string): Found[] {
  return readTable(text, name, { quotes: true }).rows.map(row => {
    const where = `${name}, linha ${row.line}`
    return 'broken' in row ? { where, broken: row.broken } : { where, value: row.cells }
  })
}
