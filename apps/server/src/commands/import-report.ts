import { writeFile } from 'node:fs/promises'
import type { ImportReport, Remark } from '@norteia/content/importers/import-report'
import type { LoadReport } from '../features/question-bank/public.ts'
import type { ExamReport } from '../features/sittings/public.ts'

export type BankReport = { questions: LoadReport; exams: ExamReport; left: Remark[] }

export type WholeReport = ImportReport & { dryRun: boolean; bank: BankReport }

export const emptyBankReport = (): BankReport => ({
  questions: { added: 0, changed: 0, same: 0 },
  exams: { added: 0, changed: 0, same: 0, incomplete: [] },
  left: [],
})

export function addBankReports(one: BankReport, other: BankReport): BankReport {
  return {
    questions: {
      added: one.questions.added + other.questions.added,
      changed: one.questions.changed + other.questions.changed,
      same: one.questions.same + other.questions.same,
    },
    exams: {
      added: one.exams.added + other.exams.added,
      changed: one.exams.changed + other.exams.changed,
      same: one.exams.same + other.exams.same,
      incomplete: [...one.exams.incomplete, ...other.exams.incomplete],
    },
    left: [...one.left, ...other.left],
  }
}

/** Longer lists are for the file. */
const MOST_SHOWN = 25

/** The report for whoever sits at the terminal. */
export function reportInWords(report: WholeReport): string {
  const { read, accepted, repeated, skipped, refused, drafts, conflicts, notes, bank, dryRun } = report
  const { questions, exams, left } = bank
  return [
    ...(dryRun ? ['Ensaio: nada foi gravado.', ''] : []),
    ...notes,
    ...(notes.length > 0 ? [''] : []),
    `Registros: ${read} lidos, ${accepted} aceitos, ${repeated} repetidos, ${skipped} deixados de fora, ${refused.length} recusados.`,
    `Questões no banco: ${questions.added} novas, ${questions.changed} mudadas, ${questions.same} iguais${left.length > 0 ? `, ${left.length} mantidas como estavam` : ''}.`,
    ...(exams.added + exams.changed + exams.same > 0
      ? [`Provas: ${exams.added} novas, ${exams.changed} mudadas, ${exams.same} iguais.`]
      : []),
    ...exams.incomplete.map(({ ref, missing }) => `  ${ref} ficou de fora: faltam ${missing.join(', ')}.`),
    ...listed(
      'Recusados',
      refused.map(({ record, reason }) => `${record}: ${reason}`),
    ),
    ...listed(
      'Em rascunho, fora da vista dos alunos',
      drafts.map(({ record, reason }) => `${record}: ${reason}`),
    ),
    ...listed(
      'Mantidas como estavam',
      left.map(({ record, reason }) => `${record}: ${reason}`),
    ),
    ...listed(
      'Divergências (vale o oficial)',
      conflicts.map(({ record, field, source, official }) => `${record}: ${field}: ${source} → ${official}`),
    ),
  ].join('\n')
}

function listed(title: string, lines: string[]) {
  if (lines.length === 0) return []
  const more = lines.length - MOST_SHOWN
  return [
    '',
    `${title} (${lines.length}):`,
    ...lines.slice(0, MOST_SHOWN).map(line => `  ${line}`),
    ...(more > 0 ? [`  … e mais ${more} (use --report arquivo.json para ver todos)`] : []),
  ]
}

/** Says it, writes it where asked, and lets a script know that not everything went in. */
export async function giveReport(report: WholeReport, file: string | undefined) {
  console.log(reportInWords(report))
  if (file) {
    await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
    console.log(`\nRelatório completo em ${file}.`)
  }
  if (report.refused.length > 0) process.exitCode = 1
}
