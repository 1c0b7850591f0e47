import { randomUUID } from 'node:crypto'
import type { HeartApp } from './open-app.ts'
import type { SignedIn } from './sign-in.ts'
import type { Facts } from './visits.ts'

const nobody = () => ({ attemptId: randomUUID(), questionId: 1 })

/** What a person's visits name where there is nothing: well formed, and not there. */
export const NOTHING: Facts = {
  ...{ item: 1, variant: 1, subject: 'matematica', topic: '-', session: randomUUID() },
  ...{
    running: nobody(),
    finished: randomUUID(),
    ownPace: nobody(),
    card: randomUUID(),
    ownExam: randomUUID(),
  },
  ...{ exam: randomUUID(), pastExam: randomUUID() },
}

/** What there is for a person to visit among what was filled in, begun here where it is not there yet. */
export async function factsOf(app: HeartApp, { id, token }: SignedIn): Promise<Facts> {
  const ask = async (path: string, body?: object) =>
    JSON.parse((await app.ask({ method: body ? 'POST' : 'GET', path, token, body })).body)
  const find = async (text: string) => (await app.pool.query(text, text.includes('$1') ? [id] : [])).rows[0]

  const exams = await app.pool.query<{ id: string }>(
    'select id from exams where owner_id is null order by position',
  )
  const [begun, other, last] = [exams.rows[0]!.id, exams.rows[1]!.id, exams.rows.at(-1)!.id]
  const paced = await ask(`/api/provas/${begun}/start`, {})
  const own = await ask('/api/simulacoes', { subjects: ['matematica'], count: 5, minutes: 20 })
  await ask('/api/revisao') // makes cards of what was answered wrong
  return {
    ...NOTHING,
    ...(await find(`select id as item, subject, topic from items
      where status = 'published' and not annulled and not outdated and topic is not null order by id limit 1`)),
    ...(await find(
      `select id as variant from items where family is not null and status = 'published' limit 1`,
    )),
    ...(await find(
      `select origin_id as session from attempts where user_id = $1 and origin = 'exercise' limit 1`,
    )),
    ...(await find(`select id as finished from sittings where user_id = $1 and status = 'finished' limit 1`)),
    ...(await find('select id as card from review_cards where user_id = $1 order by due_at limit 1')),
    running:
      (await find(`select sitting_id as "attemptId", item_id as "questionId"
      from sittings join sitting_answers on sitting_id = sittings.id
      where user_id = $1 and status = 'running' and mode = 'timed' limit 1`)) ?? nobody(),
    ownPace: { attemptId: paced.attemptId, questionId: paced.questions[0].questionId },
    ownExam: own.data.id,
    exam: last,
    pastExam: other,
  }
}
