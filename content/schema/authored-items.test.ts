import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { subjects } from '@norteia/domain/question'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readAuthoredFile, readAuthoredItems } from './authored-items.ts'
import { packedAuthored, packItem } from './item.ts'
import { packExam } from './pack.ts'

const CONTENT = join(import.meta.dirname, '..')
const { placed, problems, syllabus } = await readAuthoredItems(CONTENT)
const exams = z.array(packExam).parse(JSON.parse(readFileSync(join(CONTENT, 'exams.json'), 'utf8')))

const countOf = (fits: (one: (typeof placed)[number]) => boolean) => placed.filter(fits).length
const inSubjects = (...wanted: string[]) => countOf(({ subject }) => wanted.includes(subject))

test('every authored question is sound', () => {
  expect(problems).toEqual([])
})

test('there are as many as were promised', () => {
  expect(placed.length).toBeGreaterThanOrEqual(410)
  for (const subject of ['matematica', 'portugues']) expect(inSubjects(subject)).toBeGreaterThanOrEqual(45)
  for (const subject of ['historia', 'geografia', 'fisica', 'quimica', 'biologia']) {
    expect(inSubjects(subject), subject).toBeGreaterThanOrEqual(36)
  }
  expect(inSubjects('filosofia', 'sociologia')).toBeGreaterThanOrEqual(36)
  expect(inSubjects('ingles')).toBeGreaterThanOrEqual(20)
  expect(inSubjects('espanhol')).toBeGreaterThanOrEqual(20)
  const oab = countOf(({ item }) => item.style === 'oab')
  const ethics = countOf(({ item }) => item.style === 'oab' && item.topic === 'dir-etica')
  expect(oab).toBeGreaterThanOrEqual(40)
  expect(ethics / oab).toBeGreaterThanOrEqual(0.15)
  expect(countOf(({ item }) => item.style === 'cebraspe')).toBeGreaterThanOrEqual(30)
})

test('every topic of the syllabus has something to practise', () => {
  const found = new Set(placed.map(({ item }) => item.topic))
  const empty = syllabus
    .flatMap(({ topics }) => topics.map(([slug]) => slug))
    .filter(slug => !found.has(slug))
  expect(empty).toEqual([])
})

test('keys give nothing away: evenly spread over the letters', () => {
  for (const { slug } of subjects) {
    const own = placed.filter(({ subject, item }) => subject === slug && item.options.length === 5)
    for (const letter of 'ABCDE') {
      const share = own.filter(({ item }) => item.key === letter).length / Math.max(1, own.length)
      if (own.length >= 20) expect(Math.abs(share - 0.2), `${slug} ${letter}`).toBeLessThan(0.09)
    }
  }
})

test('an ENEM question has a skill of the matrix', () => {
  const enem = placed.filter(({ item }) => item.style === 'enem')
  const without = enem.filter(({ item }) => item.skill === undefined).map(({ item }) => item.id)
  // Pure logic of Aristotle fits no skill of the matrix, and is not forced into one.
  expect(without.length).toBeLessThanOrEqual(2)
})

test('each area has a whole exam of 45, and every exam is made of questions that exist', () => {
  const known = new Map(
    placed.map(({ subject, item }) => [`norteia/${item.id}`, packedAuthored(subject, item)]),
  )
  for (const { ref, type, items } of exams) {
    expect(
      items.filter(({ ref }) => !known.has(ref)),
      ref,
    ).toEqual([])
    const met = items.filter(({ language }) => language !== 'es')
    if (type === 'por-area') expect(met, ref).toHaveLength(45)
  }
  expect(exams.filter(({ type }) => type === 'por-area').map(({ discipline }) => discipline)).toEqual([
    'linguagens',
    'ciencias-humanas',
    'ciencias-natureza',
    'matematica',
  ])
})

const FILE = `subject: matematica
items:
  - id: mat-um
    topic: mat-numeros
    difficulty: easy
    statement: Quanto é um mais um?
    options:
      - { text: um, why: não }
      - { text: dois, why: sim }
      - { text: três, why: não }
      - { text: quatro, why: não }
      - { text: cinco, why: não }
    key: B
    explanation: Um mais um são dois.
`

test.each([
  ['YAML that is none', `${FILE}  - [`, ''],
  ['a subject nobody teaches', FILE.replace('matematica', 'alquimia'), 'subject'],
  ['a key beyond the options', FILE.replace('key: B', 'key: F'), 'key'],
  ['four options in an ENEM question', FILE.replace('      - { text: cinco, why: não }\n', ''), 'options'],
  [
    'a backslash read as an escape',
    FILE.replace('Quanto é um mais um?', '"$\\frac{1}{2}$ de quê?"'),
    'statement',
  ],
  ['a field nobody knows', FILE.replace('key: B', 'key: B\n    hint: olhe bem'), 'hint'],
])('refuses %s', (_, source, where) => {
  expect(readAuthoredFile(FILE).problems).toEqual([])
  const { items, problems } = readAuthoredFile(source)
  expect(items).toEqual([])
  expect(problems.join()).toContain(where)
})

test('refuses two options that are the same, and a key that is not there', () => {
  const whole = packedAuthored('matematica', readAuthoredFile(FILE).items[0]!)
  const twice = { ...whole, options: [...whole.options.slice(0, 4), whole.options[0]] }
  expect(packItem.safeParse(twice).success).toBe(false)
  expect(packItem.safeParse({ ...whole, options: whole.options.slice(0, 1) }).success).toBe(false)
  expect(packItem.safeParse({ ...whole, key: null }).success).toBe(false)
  expect(packItem.safeParse({ ...whole, key: null, annulled: true }).success).toBe(true)
})
