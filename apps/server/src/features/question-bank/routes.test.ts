import { expect, test } from 'vitest'
import { aPerson } from '../../testing/people.ts'
import { aQuestion } from '../../testing/questions.ts'
import { openTestWorld } from '../../testing/world.ts'
import { auditTrail } from '../auth/tables.ts'
import { attempts } from '../progress/tables.ts'
import { itemImages, itemReports, itemRevisions, items } from './tables.ts'

const world = await openTestWorld()

const form = {
  subject: 'matematica',
  difficulty: 'easy',
  question: 'Quanto é dois mais três?',
  options: ['4', '5', '6', '7'].map(text => ({ text, why: null })),
  correctAnswer: 'B',
  explanation: 'Dois mais três são cinco.',
}

test('only administrators see keys, write questions and answer reports', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world)
  const tries = [
    bia.call('GET', '/admin/questions'),
    bia.call('GET', `/admin/questions/${id}`),
    bia.call('POST', '/admin/questions', form),
    bia.call('PUT', `/admin/questions/${id}`, { ...form, revision: 1, status: 'published' }),
    bia.call('DELETE', `/admin/questions/${id}`),
    bia.call('GET', '/admin/question-reports'),
    bia.call('PATCH', '/admin/question-reports/00000000-0000-4000-8000-000000000000', {
      status: 'recusado',
      answer: 'x',
    }),
  ]
  for (const reply of await Promise.all(tries)) expect(reply.statusCode).toBe(403)
  expect(await world.db.select().from(items)).toMatchObject([{ status: 'published' }])
})

test('a report is one’s own, once while open, and its outcome comes back', async () => {
  const [bia, ana, ada] = [
    await aPerson(world),
    await aPerson(world),
    await aPerson(world, { role: 'admin' }),
  ]
  const { id } = await aQuestion(world)
  await bia.call('POST', `/questions/${id}/reports`, { reason: 'enunciado' })
  const made = await bia.call('POST', `/questions/${id}/reports`, {
    reason: 'gabarito',
    text: 'É a letra C.',
  })
  expect(made.json().data).toMatchObject({ status: 'aberto', reason: 'gabarito', text: 'É a letra C.' })
  expect(await world.db.select().from(itemReports)).toHaveLength(1)
  await ana.call('POST', `/questions/${id}/reports`, { reason: 'gabarito' })

  const queue = (await ada.call('GET', '/admin/question-reports')).json().data
  expect(queue).toHaveLength(2)
  const outcome = { status: 'corrigido', answer: 'Você tem razão: o gabarito mudou. Obrigado!' }
  expect((await ada.call('PATCH', `/admin/question-reports/${queue[0].id}`, outcome)).statusCode).toBe(200)
  // Both said the same of the same question: one answer serves both.
  for (const person of [bia, ana]) {
    expect((await person.call('GET', '/me/question-reports')).json().data).toMatchObject([outcome])
  }
  expect((await ada.call('PATCH', `/admin/question-reports/${queue[1].id}`, outcome)).statusCode).toBe(409)
  const again = await bia.call('POST', `/questions/${id}/reports`, { reason: 'gabarito' })
  expect(again.json().data.status).toBe('aberto')
  expect((await bia.call('GET', '/me/question-reports')).json().data).toHaveLength(2)
})

test('refuses a report of what is not published', async () => {
  const bia = await aPerson(world)
  const { id } = await aQuestion(world, { status: 'draft' })
  expect((await bia.call('POST', `/questions/${id}/reports`, { reason: 'outro' })).statusCode).toBe(404)
})

test('a change keeps how it read before, and answers keep pointing there', async () => {
  const [bia, ada] = [await aPerson(world), await aPerson(world, { role: 'admin' })]
  const { id } = await aQuestion(world)
  await bia.call('POST', '/exercises/attempt', { questionId: id, selectedAnswer: 'B' })
  const change = { ...form, revision: 1, status: 'published', note: 'Números mais claros' }
  const reply = await ada.call('PUT', `/admin/questions/${id}`, change)
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.json().data).toMatchObject({ revision: 2, question: form.question, correctAnswer: 'B' })
  expect(await world.db.select().from(itemRevisions)).toMatchObject([
    {
      revision: 1,
      note: 'Números mais claros',
      changedBy: ada.id,
      content: { statement: 'Quanto é dois mais dois?' },
    },
  ])
  expect(await world.db.select().from(attempts)).toMatchObject([{ revision: 1 }])
  expect((await ada.call('GET', `/admin/questions/${id}`)).json().data.revisions).toHaveLength(1)
  expect((await world.db.select().from(auditTrail)).map(({ action }) => action)).toContain(
    'questionBank.adminChange',
  )
})

test('two people editing at once do not silently overwrite each other', async () => {
  const ada = await aPerson(world, { role: 'admin' })
  const { id } = await aQuestion(world)
  const change = (question: string) =>
    ada.call('PUT', `/admin/questions/${id}`, { ...form, question, revision: 1, status: 'published' })
  const replies = await Promise.all([change('Uma versão?'), change('Outra versão?')])
  expect(replies.map(reply => reply.statusCode).sort()).toEqual([200, 409])
})

test('taking a question out while it is edited loses no revision, and it can be edited again', async () => {
  const ada = await aPerson(world, { role: 'admin' })
  for (let round = 0; round < 6; round++) {
    const { id } = await aQuestion(world)
    await Promise.all([
      ada.call('DELETE', `/admin/questions/${id}`),
      ada.call('PUT', `/admin/questions/${id}`, { ...form, revision: 1, status: 'published' }),
    ])
    const { revision } = (await ada.call('GET', `/admin/questions/${id}`)).json().data
    expect(revision).toBe(2)
    const again = { ...form, question: `Outra vez ${round}?`, revision, status: 'published' }
    expect((await ada.call('PUT', `/admin/questions/${id}`, again)).statusCode).toBe(200)
  }
})

test('a question without explanation, or with pictures, can be annulled and its key put right', async () => {
  const ada = await aPerson(world, { role: 'admin' })
  const { id } = await aQuestion(world, { explanation: null, subject: null })
  const mark = (change: object) => ada.call('PATCH', `/admin/questions/${id}`, change)
  expect(
    (await mark({ revision: 1, correctAnswer: 'D', note: 'Gabarito oficial' })).json().data,
  ).toMatchObject({
    revision: 2,
    correctAnswer: 'D',
  })
  expect((await mark({ revision: 1, annulled: true })).statusCode).toBe(409)
  expect((await mark({ revision: 2, annulled: true })).json().data).toMatchObject({ annulled: true })
  expect((await mark({ revision: 3, outdated: true })).json().data).toMatchObject({
    outdated: true,
    revision: 3,
  })
})

test.each([
  ['a key beyond the options', { correctAnswer: 'E' }, 'correctAnswer'],
  ['two options that are the same', { options: ['1', ' 1 ', '2'].map(text => ({ text })) }, 'options'],
  ['a topic that does not exist', { topic: 'nada' }, 'topic'],
  ['a single option', { options: [{ text: '1' }] }, 'options'],
])('refuses a question with %s', async (_, wrong, field) => {
  const ada = await aPerson(world, { role: 'admin' })
  const reply = await ada.call('POST', '/admin/questions', { ...form, ...wrong })
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)).toEqual([field])
})

test('a new question is a draft until somebody publishes it, and can be taken out again', async () => {
  const [bia, ada] = [await aPerson(world), await aPerson(world, { role: 'admin' })]
  const { id } = (await ada.call('POST', '/admin/questions', form)).json().data
  expect((await bia.call('GET', `/exercises/${id}`)).statusCode).toBe(404)
  await ada.call('PUT', `/admin/questions/${id}`, { ...form, revision: 1, status: 'published' })
  expect((await bia.call('GET', `/exercises/${id}`)).statusCode).toBe(200)
  await ada.call('DELETE', `/admin/questions/${id}`)
  expect((await bia.call('GET', `/exercises/${id}`)).statusCode).toBe(404)
  expect((await ada.call('GET', '/admin/questions?status=archived')).json().data).toHaveLength(1)
})

test('the bank is searched, filtered and paged', async () => {
  const ada = await aPerson(world, { role: 'admin' })
  const one = await aQuestion(world, { statement: 'Sobre 100% de juros_compostos' })
  const two = await aQuestion(world, { subject: 'historia', area: 'CH' })
  const idsOf = async (query: string) =>
    (await ada.call('GET', `/admin/questions?${query}`)).json().data.map(({ id }: { id: number }) => id)
  expect(await idsOf('search=juros_c')).toEqual([one.id])
  expect(await idsOf('search=100%25')).toEqual([one.id])
  expect(await idsOf('search=juros.c')).toEqual([])
  expect(await idsOf('subject=historia')).toEqual([two.id])
  const first = (await ada.call('GET', '/admin/questions?limit=1')).json()
  expect(first.data[0].id).toBe(two.id)
  expect(await idsOf(`limit=1&cursor=${first.nextCursor}`)).toEqual([one.id])
  await ada.call('POST', `/questions/${one.id}/reports`, { reason: 'imagem' })
  expect(await idsOf('reported=true')).toEqual([one.id])
})

test('a picture is served for ever by its hash, and cannot run anything', async () => {
  const hash = 'a'.repeat(43)
  await world.db.insert(itemImages).values({ hash, type: 'image/svg+xml', bytes: Buffer.from('<svg/>') })
  const reply = await world.app.inject(`/api/questions/images/${hash}`)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(reply.body).toBe('<svg/>')
  for (const name of ['b'.repeat(43), '../x', '%00']) {
    expect((await world.app.inject(`/api/questions/images/${encodeURIComponent(name)}`)).statusCode).toBe(404)
  }
})
