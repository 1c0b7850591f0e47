import { randomUUID } from 'node:crypto'
import type { QuestionReport } from '@norteia/contract/question-bank'
import { indexOfLetter } from '@norteia/domain/question'
import { admin, type Context, student } from '../../platform/access.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Db } from '../../platform/db.ts'
import { changeItem } from './change-item.ts'
import { itemFrom } from './edited-item.ts'
import { report as reportLimit } from './limits.ts'
import * as reports from './report-store.ts'
import { excerptOf, type ItemRow, showQuestion, showSolution } from './show-question.ts'
import { findItem, findPublished } from './store.ts'
import { topicNames } from './topic-names.ts'

function showReport(report: reports.ReportRow, statement: string): QuestionReport {
  const { id, itemId, reason, text, status, answer, createdAt, resolvedAt } = report
  return {
    id,
    questionId: itemId,
    excerpt: excerptOf(statement),
    reason,
    text,
    status,
    answer,
    createdAt,
    resolvedAt,
  }
}

const report = student.questionBank.report.handler(async ({ input, context, errors }) => {
  const { db, visitor, limits, now } = context
  const item = await findPublished(db, input.id)
  if (!item) throw errors.nao_encontrado()
  await limits.spend(reportLimit, visitor.id)
  const row = await reports.saveReport(db, {
    itemId: item.id,
    revision: item.revision,
    userId: visitor.id,
    reason: input.reason,
    text: input.text || null,
    createdAt: now(),
  })
  return { success: true as const, data: showReport(row, item.statement) }
})

const after = (cursor: string | undefined) => {
  const [at, id] = readCursor(cursor, ['timestamp', 'uuid'])
  return at && id ? { at, id } : undefined
}

const myReports = student.questionBank.myReports.handler(async ({ input, context }) => {
  const { limit, cursor } = input
  const rows = await reports.listOwnReports(context.db, context.visitor.id, { limit, after: after(cursor) })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    success: true as const,
    data: shown.map(({ report, statement }) => showReport(report, statement)),
    nextCursor: last ? writeCursor([last.at, last.report.id]) : null,
  }
})

async function showManaged({ db, now }: Pick<Context, 'db' | 'now'>, item: ItemRow, openReports: number) {
  return {
    ...showQuestion(item, await topicNames(db, now())),
    ...showSolution(item),
    ref: item.ref,
    status: item.status,
    revision: item.revision,
    openReports,
  }
}

const adminList = admin.questionBank.adminList.handler(async ({ input, context }) => {
  const { limit, cursor, ...filter } = input
  const [id] = readCursor(cursor, ['integer'])
  const rows = await reports.listManaged(context.db, { ...filter, after: Number(id ?? 0), limit })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    success: true as const,
    data: await Promise.all(shown.map(row => showManaged(context, row.item, row.openReports))),
    nextCursor: last ? writeCursor([String(last.item.id)]) : null,
  }
})

const adminGet = admin.questionBank.adminGet.handler(async ({ input, context, errors }) => {
  const { db } = context
  const item = await findItem(db, input.id)
  if (!item) throw errors.nao_encontrado()
  const [open, past] = await Promise.all([
    reports.countOpenReports(db, item.id),
    reports.listRevisionsOf(db, item.id),
  ])
  const revisions = past.map(({ revision, changedAt, note, content }) => ({
    revision,
    changedAt,
    note,
    question: content.statement,
    correctAnswer: content.key,
  }))
  return { success: true as const, data: { ...(await showManaged(context, item, open)), revisions } }
})

const adminCreate = admin.questionBank.adminCreate.handler(async ({ input, context }) => {
  const { db, now } = context
  const { guessed, ...item } = itemFrom(input, await topicNames(db, now()))
  const row = await reports.insertItem(db, {
    ...item,
    ...guessed,
    parametersFrom: 'estimated',
    ref: `equipe/${randomUUID()}`,
    status: input.status,
    createdAt: now(),
    updatedAt: now(),
  })
  return { success: true as const, data: await showManaged(context, row, 0) }
})

const adminChange = admin.questionBank.adminChange.handler(async ({ input, context, errors }) => {
  const { db, now, visitor } = context
  const names = await topicNames(db, now())
  const { status, annulled, outdated, note = null } = input
  const row = await db.transaction(async tx => {
    const before = await reports.lockItem(tx as Db, input.id)
    if (!before) throw errors.nao_encontrado()
    const { guessed, ...change } = itemFrom(input, names)
    if (before.revision !== input.revision) throw errors.conflito()
    const guess = before.parametersFrom === 'estimated' ? guessed : {}
    // The form has no pictures: those of an option stay with it.
    const options = change.options.map((option, i) => ({
      ...option,
      image: before.options[i]?.image ?? null,
    }))
    return changeItem(
      tx as Db,
      before,
      { ...change, ...guess, options, status, annulled, outdated },
      { now: now(), by: visitor.id, note },
    )
  })
  return {
    success: true as const,
    data: await showManaged(context, row, await reports.countOpenReports(db, row.id)),
  }
})

const adminMark = admin.questionBank.adminMark.handler(async ({ input, context, errors }) => {
  const { db, now, visitor } = context
  const { id, revision, correctAnswer, note = null, ...marks } = input
  const row = await db.transaction(async tx => {
    const before = await reports.lockItem(tx as Db, id)
    if (!before) throw errors.nao_encontrado()
    if (before.revision !== revision) throw errors.conflito()
    if (correctAnswer && indexOfLetter(correctAnswer) >= before.options.length) {
      throw errors.validacao({
        data: { fields: { correctAnswer: 'O gabarito aponta uma alternativa que não existe.' } },
      })
    }
    const key = correctAnswer ?? before.key
    return changeItem(tx as Db, before, { ...marks, key }, { now: now(), by: visitor.id, note })
  })
  const open = await reports.countOpenReports(db, row.id)
  return { success: true as const, data: await showManaged(context, row, open) }
})

const adminRemove = admin.questionBank.adminRemove.handler(async ({ input, context, errors }) => {
  const { db, now, visitor } = context
  await db.transaction(async tx => {
    const item = await reports.lockItem(tx as Db, input.id)
    if (!item) throw errors.nao_encontrado()
    await changeItem(tx as Db, item, { status: 'archived' }, { now: now(), by: visitor.id })
  })
  return { success: true as const, message: 'Questão retirada. O que já foi respondido continua guardado.' }
})

const adminReports = admin.questionBank.adminReports.handler(async ({ input, context }) => {
  const { limit, cursor, status } = input
  const rows = await reports.listReports(context.db, status, { limit, after: after(cursor) })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    success: true as const,
    data: shown.map(({ report, statement, subject, source }) => ({
      ...showReport(report, statement),
      subject,
      source,
    })),
    nextCursor: last ? writeCursor([last.at, last.report.id]) : null,
  }
})

const adminResolve = admin.questionBank.adminResolve.handler(async ({ input, context, errors }) => {
  const { db, now } = context
  const { id, status, answer } = input
  const resolved = await db.transaction(tx =>
    reports.resolveReport(tx as Db, id, { status, answer, resolvedAt: now() }),
  )
  if (resolved === 'missing') throw errors.nao_encontrado()
  if (resolved === 'closed') throw errors.conflito({ message: 'Este aviso já foi respondido.' })
  const item = await findItem(db, resolved.itemId)
  return { success: true as const, data: showReport(resolved, item?.statement ?? '') }
})

export const questionBank = {
  report,
  myReports,
  adminList,
  adminGet,
  adminCreate,
  adminChange,
  adminMark,
  adminRemove,
  adminReports,
  adminResolve,
}
