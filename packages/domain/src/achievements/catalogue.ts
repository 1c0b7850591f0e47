import { subjects as allSubjects } from '../question/index.ts'
import { areasWith, bestScore, type Facts } from './facts.ts'

export type AchievementIcon =
  | 'target'
  | 'check'
  | 'flame'
  | 'exam'
  | 'book'
  | 'cards'
  | 'compass'
  | 'chart'
  | 'star'

export type Achievement = {
  /** Stored with whoever reached it: never changed, never given to another. */
  id: string
  name: string
  /** How it is reached, as the student reads it. */
  description: string
  icon: AchievementIcon
  goal: number
  /** XP, once. */
  points: number
  measure: (facts: Facts) => number
}

/** Fewer answers than this in a subject are a visit, not practice. */
const TOUCHED = 5
const KNOWN_ANSWERS = 50
const KNOWN_RATE = 0.8

const enemSubjects = allSubjects.filter(({ area }) => area !== null).map(({ slug }) => slug as string)

const touched = ({ subjects }: Facts) => subjects.filter(({ answers }) => answers >= TOUCHED)
const known = ({ subjects }: Facts) =>
  subjects.filter(({ answers, hits }) => answers >= KNOWN_ANSWERS && hits >= answers * KNOWN_RATE)

type Rung = [id: string, name: string, description: string, goal: number, points: number]

const ladder = (icon: AchievementIcon, measure: Achievement['measure'], rungs: Rung[]): Achievement[] =>
  rungs.map(([id, name, description, goal, points]) => ({
    id,
    name,
    description,
    icon,
    goal,
    points,
    measure,
  }))

export const achievements: readonly Achievement[] = [
  ...ladder('target', facts => facts.answers, [
    ['respostas-1', 'Primeiro passo', 'Responda à sua primeira questão.', 1, 5],
    ['respostas-50', 'Aquecimento', 'Responda a 50 questões.', 50, 10],
    ['respostas-250', 'Ritmo firme', 'Responda a 250 questões.', 250, 20],
    ['respostas-1000', 'Mil questões', 'Responda a 1.000 questões.', 1_000, 50],
    ['respostas-5000', 'Longa jornada', 'Responda a 5.000 questões.', 5_000, 100],
  ]),
  ...ladder('check', facts => facts.hits, [
    ['acertos-25', 'Mira boa', 'Acerte 25 questões.', 25, 10],
    ['acertos-200', 'Base sólida', 'Acerte 200 questões.', 200, 20],
    ['acertos-1000', 'Mil acertos', 'Acerte 1.000 questões.', 1_000, 50],
  ]),
  ...ladder('flame', facts => facts.longestStreak, [
    ['sequencia-3', 'Três dias', 'Estude em 3 dias seguidos. Um dia de folga por semana não conta.', 3, 10],
    ['sequencia-7', 'Uma semana', 'Estude em 7 dias seguidos. Um dia de folga por semana não conta.', 7, 20],
    ['sequencia-30', 'Um mês', 'Estude em 30 dias seguidos. Um dia de folga por semana não conta.', 30, 50],
    [
      'sequencia-100',
      'Cem dias',
      'Estude em 100 dias seguidos. Um dia de folga por semana não conta.',
      100,
      100,
    ],
  ]),
  ...ladder('exam', facts => facts.mockExams, [
    ['simulado-1', 'Primeiro simulado', 'Termine um simulado.', 1, 20],
    ['simulado-5', 'Cinco simulados', 'Termine 5 simulados.', 5, 30],
    ['simulado-20', 'Casca grossa', 'Termine 20 simulados.', 20, 100],
  ]),
  ...ladder('book', facts => facts.pastExams, [
    ['prova-1', 'Prova de verdade', 'Termine uma prova anterior.', 1, 20],
    ['prova-5', 'Conhece a banca', 'Termine 5 provas anteriores.', 5, 50],
  ]),
  ...ladder('cards', facts => facts.reviewDays, [
    ['revisao-1', 'Revisão em dia', 'Termine a revisão do dia uma vez.', 1, 10],
    ['revisao-7', 'Memória viva', 'Termine a revisão do dia em 7 dias.', 7, 20],
    ['revisao-30', 'Não esquece mais', 'Termine a revisão do dia em 30 dias.', 30, 50],
    ['revisao-100', 'Guardado para a prova', 'Termine a revisão do dia em 100 dias.', 100, 100],
  ]),
  ...ladder('compass', facts => touched(facts).length, [
    ['materias-4', 'Horizonte aberto', 'Responda a 5 questões em 4 matérias diferentes.', 4, 10],
    ['materias-8', 'Vista larga', 'Responda a 5 questões em 8 matérias diferentes.', 8, 20],
  ]),
  {
    id: 'materias-enem',
    name: 'O ENEM inteiro',
    description: 'Responda a 5 questões em cada matéria do ENEM; das línguas, basta uma.',
    icon: 'compass',
    // English and Spanish are one choice.
    goal: enemSubjects.length - 1,
    points: 30,
    measure: facts => {
      const met = new Set<string>(touched(facts).map(({ subject }) => subject))
      const languages = Number(met.has('ingles')) + Number(met.has('espanhol'))
      return enemSubjects.filter(slug => met.has(slug)).length - Math.max(0, languages - 1)
    },
  },
  ...ladder('star', facts => known(facts).length, [
    ['dominio-1', 'Em casa', 'Acerte 80% de pelo menos 50 questões de uma matéria.', 1, 30],
    ['dominio-4', 'Quatro cantos', 'Acerte 80% de pelo menos 50 questões em 4 matérias.', 4, 60],
  ]),
  ...ladder('chart', bestScore, [
    ['tri-600', 'Acima de 600', 'Tire 600 ou mais (TRI) em uma área de um simulado ou prova.', 600, 30],
    ['tri-700', 'Acima de 700', 'Tire 700 ou mais (TRI) em uma área de um simulado ou prova.', 700, 50],
    ['tri-800', 'Acima de 800', 'Tire 800 ou mais (TRI) em uma área de um simulado ou prova.', 800, 80],
  ]),
  ...ladder('chart', facts => areasWith(facts, 600), [
    ['tri-600-todas', 'Em todas as áreas', 'Tire 600 ou mais (TRI) nas quatro áreas do ENEM.', 4, 80],
  ]),
  ...ladder('star', facts => facts.level, [
    ['nivel-5', 'Nível 5', 'Chegue ao nível 5.', 5, 20],
    ['nivel-10', 'Nível 10', 'Chegue ao nível 10.', 10, 50],
    ['nivel-20', 'Nível 20', 'Chegue ao nível 20.', 20, 100],
  ]),
]
