import type { HeartApp } from '../apps/server/src/testing/heart/open-app.ts'
import type { Statement } from '../apps/server/src/testing/heart/overhear.ts'
import type { SignedIn } from '../apps/server/src/testing/heart/sign-in.ts'
import type { Asked, Asking } from './heart-load.ts'

/** What stands in a statement's values for whoever asks, for what is answered and for this instant. */
export const [WHO, WHAT, NOW] = ['{who}', '{what}', '{now}']

export type HeartStatements = {
  session: Statement
  /** Texts by their name; and for each address the name and the values. */
  lists: { texts: Record<string, string>; asked: Record<string, { name: string; values: unknown[] }> }
  item: Statement
  record: Statement
}

const isInstant = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** The very statements the server sends for these lists and for an attempt, overheard from the real routes. */
export async function overhearHeart(
  app: HeartApp,
  student: SignedIn,
  paths: readonly string[],
  attempt: Asked,
) {
  const { token } = student
  await app.ask({ path: paths[0]!, token }) // reads the topics' names, which are kept
  const lists: HeartStatements['lists'] = { texts: {}, asked: {} }
  for (const path of paths) {
    const { statements } = await app.ask({ path, token })
    const [, list] = statements
    if (!list?.name || statements.length > 2) throw new Error(`expected a session and a list for ${path}`)
    lists.texts[list.name] = list.text
    lists.asked[path] = {
      name: list.name,
      values: list.values.map(value => (value === student.id ? WHO : value)),
    }
  }
  const body = JSON.parse(attempt.body!)
  const { statements } = await app.ask({ method: 'POST', path: attempt.path, token, body })
  const [session, item, record] = statements
  if (!session || !item || !record || statements.length > 3)
    throw new Error('expected three statements for an attempt')
  const stands = (value: unknown) =>
    value === student.id ? WHO : value === body.questionId ? WHAT : isInstant(value) ? NOW : value
  return {
    session,
    lists,
    item: { ...item, values: item.values.map(stands) },
    record,
  } satisfies HeartStatements
}

/** The most statements any of some requests took. */
export async function countStatements(app: HeartApp, ask: Asking, times: number) {
  let most = 0
  for (let i = -1; i < times; i++) {
    const { method, path, headers, body } = ask()
    const token = headers.authorization!.slice('Bearer '.length)
    const { status, statements } = await app.ask({ method, path, token, body: body && JSON.parse(body) })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    // The first one may fill what the process keeps for a minute.
    if (i >= 0) most = Math.max(most, statements.filter(({ text }) => !/^(begin|commit)/i.test(text)).length)
  }
  return most
}
