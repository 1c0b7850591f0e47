import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readQuestions } from '@norteia/content/importers/questions/read-questions'
import { readTextFile } from '@norteia/content/importers/source/read-text'
import { listTopics, loadPack } from '../features/question-bank/public.ts'
import type { Db } from '../platform/db.ts'
import { type Progress, showProgress } from './import-progress.ts'
import { emptyBankReport, giveReport, type WholeReport } from './import-report.ts'
import { rehearse } from './rehearse.ts'
import { pathFrom, withDatabase } from './within.ts'

/** `import questions`: a teacher's own. */
export async function importQuestions(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, report: { type: 'string' } },
  })
  const [file, ...rest] = positionals
  if (!file || rest.length > 0) throw new Error('Informe um arquivo de questões: .json ou .csv.')
  const progress = showProgress()
  const options = { file: pathFrom(file), dryRun: values['dry-run'], progress, now: new Date() }
  const report = await withDatabase(db => runQuestionsImport(db, options))
  await giveReport(report, values.report && pathFrom(values.report))
}

export type QuestionsImport = { file: string; dryRun: boolean; progress: Progress; now: Date }

export async function runQuestionsImport(db: Db, options: QuestionsImport): Promise<WholeReport> {
  return options.dryRun ? rehearse(db, tx => importAll(tx, options)) : importAll(db, options)
}

async function importAll(db: Db, { file, dryRun, progress, now }: QuestionsImport): Promise<WholeReport> {
  const { text, notes } = await readTextFile(file)
  const topics = new Map((await listTopics(db)).map(topic => [topic.slug, topic]))
  const { items, report } = readQuestions(text, basename(file), topics)
  progress.begin(basename(file), items.length)
  const questions = await loadPack(db, { items }, now, done => progress.reach(done))
  progress.end()
  return {
    ...report,
    notes: [...notes, ...report.notes],
    dryRun,
    bank: { ...emptyBankReport(), questions },
  }
}
