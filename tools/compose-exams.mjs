// Puts authored questions together into exams and writes content/exams.json. Run by hand when the bank has grown:
// an exam that people have sat should not change under them, so the result is committed and read, not made at start.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAuthoredItems } from '../content/schema/authored-items.ts'
import { areaOfSubject } from '../packages/domain/src/question/index.ts'
import { ROOT } from './project.mjs'

const { placed } = await readAuthoredItems(join(ROOT, 'content'))
const chance = text => createHash('sha256').update(text).digest('hex')
const pool = placed
  .map(({ subject, item }) => ({
    subject,
    topic: item.topic,
    skill: item.skill,
    difficulty: item.difficulty,
    style: item.style,
    key: item.key,
    area: areaOfSubject(subject),
    ref: `norteia/${item.id}`,
  }))
  .sort((one, other) => chance(one.ref).localeCompare(chance(other.ref)))

const taken = new Set()

/** So many questions that fit: each time the one whose skill, topic, difficulty and key were least seen so far. */
function draw(count, fits) {
  const chosen = []
  const seen = (name, value) => chosen.filter(item => item[name] === value).length
  const share = { easy: 0.3, medium: 0.45, hard: 0.25 }
  const cost = item =>
    4 * seen('topic', item.topic) +
    3 * seen('skill', item.skill) +
    2 * seen('key', item.key) +
    (8 * seen('difficulty', item.difficulty)) / (share[item.difficulty] * 10)
  while (chosen.length < count) {
    const left = pool.filter(item => !taken.has(item.ref) && fits(item))
    if (left.length === 0) throw new Error(`only ${chosen.length} of ${count} questions fit`)
    const next = left.reduce((best, item) => (cost(item) < cost(best) ? item : best))
    taken.add(next.ref)
    chosen.push(next)
  }
  return chosen
}

const enem = subject => item => item.style === 'enem' && item.subject === subject && item.skill !== undefined
const shuffled = items => items.toSorted((a, b) => chance(`x${a.ref}`).localeCompare(chance(`x${b.ref}`)))

const LANGUAGES = { ingles: 'en', espanhol: 'es' }
const placedItems = items =>
  items.map(({ ref, subject }, i) => ({ ref, position: i + 1, language: LANGUAGES[subject] ?? null }))

const languages = count => ['ingles', 'espanhol'].flatMap(subject => draw(count, enem(subject)))

const LC = [...languages(5), ...shuffled(draw(40, enem('portugues')))]
const CH = shuffled([
  ...draw(15, enem('historia')),
  ...draw(14, enem('geografia')),
  ...draw(8, enem('filosofia')),
  ...draw(8, enem('sociologia')),
])
const CN = shuffled(['fisica', 'quimica', 'biologia'].flatMap(subject => draw(15, enem(subject))))
const MT = shuffled(draw(45, enem('matematica')))
const some = (area, count) =>
  draw(count, item => item.area === area && ['enem', 'fuvest'].includes(item.style))
const plainLC = draw(12, item => item.subject === 'portugues' && ['enem', 'fuvest'].includes(item.style))
const mixed = [...languages(3), ...plainLC, ...some('CH', 15), ...some('CN', 15), ...some('MT', 11)]
const fuvest = pool.filter(({ style }) => style === 'fuvest')
const oab = shuffled(pool.filter(({ style }) => style === 'oab')).slice(0, 40)
const cebraspe = shuffled(pool.filter(({ style }) => style === 'cebraspe'))

const ours = 'Questões inéditas, no estilo do ENEM. A nota TRI é uma estimativa.'
const area = (ref, title, discipline, items) => ({
  ref: `norteia/${ref}`,
  title,
  type: 'por-area',
  discipline,
  family: 'ENEM',
  year: null,
  day: null,
  minutes: 150,
  description: `45 questões. ${ours}`,
  official: false,
  items: placedItems(items),
})
const whole = (ref, title, day, minutes, description, items, family = 'ENEM') => ({
  ref: `norteia/${ref}`,
  title,
  type: 'completo',
  discipline: null,
  family,
  year: null,
  day,
  minutes,
  description,
  official: false,
  items: placedItems(items),
})

const exams = [
  area('linguagens-1', 'Linguagens: simulado 1', 'linguagens', LC),
  area('humanas-1', 'Ciências Humanas: simulado 1', 'ciencias-humanas', CH),
  area('natureza-1', 'Ciências da Natureza: simulado 1', 'ciencias-natureza', CN),
  area('matematica-1', 'Matemática: simulado 1', 'matematica', MT),
  whole(
    'misto-1',
    'Simulado misto: as quatro áreas',
    null,
    170,
    `56 questões das quatro áreas. ${ours}`,
    mixed,
  ),
  whole(
    'completo-1-dia-1',
    'Simulado completo, 1º dia',
    1,
    270,
    `Linguagens e Humanas: as 90 questões dos simulados 1 de cada área, de uma vez, sem a redação. ${ours}`,
    [...LC, ...CH],
  ),
  whole(
    'completo-1-dia-2',
    'Simulado completo, 2º dia',
    2,
    300,
    `Natureza e Matemática: as 90 questões dos simulados 1 de cada área, de uma vez. ${ours}`,
    [...CN, ...MT],
  ),
  whole(
    'fuvest-1',
    'Conhecimentos gerais, no estilo Fuvest',
    null,
    4 * fuvest.length,
    `${fuvest.length} questões inéditas, mais diretas e com mais conteúdo, no estilo da primeira fase da Fuvest.`,
    shuffled(fuvest),
    'Vestibular',
  ),
  whole(
    'oab-1',
    'Exame de Ordem, no estilo da 1ª fase',
    null,
    150,
    '40 questões inéditas de quatro alternativas, no estilo da primeira fase da OAB: metade da prova, na metade do tempo.',
    oab,
    'Concurso',
  ),
  whole(
    'cebraspe-1',
    'Certo ou errado, no estilo Cebraspe',
    null,
    64,
    `${cebraspe.length} afirmações inéditas para julgar. Aqui o erro não desconta pontos; nas provas da banca costuma descontar.`,
    cebraspe,
    'Concurso',
  ),
]

writeFileSync(join(ROOT, 'content/exams.json'), `${JSON.stringify(exams, null, 1)}\n`)
for (const { ref, items } of exams) console.log(ref, items.length)
