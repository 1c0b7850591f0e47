import { type Day, daysBetween } from '../calendar/index.ts'
import { nameOfSubject, type Subject } from '../question/index.ts'

export type NextKind =
  | 'continuar-prova'
  | 'revisar'
  | 'primeira-questao'
  | 'materia-fraca'
  | 'simulado'
  | 'descansar'

export type Choice = { kind: NextKind; title: string; why: string; href: string; minutes: number | null }

export type NextFacts = {
  today: Day
  running: {
    id: string
    title: string
    mode: 'timed' | 'own-pace'
    remainingSeconds: number | null
  } | null
  /** Cards left of today's review. */
  reviewLeft: number
  answers: number
  subjects: readonly { subject: Subject; answers: number; hits: number }[]
  lastExam: Day | null
  secondsToday: number
  weeklyMinutes: number | null
}

/** Fewer answers say little about a subject. */
const LEAST_ANSWERS = 10
/** Whoever is right more often than this is not weak in it. */
const STRONG_RATE = 0.85
const EXAM_EVERY_DAYS = 14
/** A day's work for whoever set no goal; with one, a fifth of the week, so that two days stay free. */
const ENOUGH_MINUTES = 120
const STUDY_DAYS = 5
const MOST = 3

/** What to do next, the most useful first; never nothing. */
export function chooseNext(facts: NextFacts): Choice[] {
  const rest = restAfter(facts)
  // After a day's work the next question is tomorrow's: only what cannot wait stands beside the rest.
  const work = rest ? [] : [firstQuestion(facts), weakSubject(facts), mockExam(facts)]
  const found = [continueExam(facts), review(facts), rest, ...work].filter(choice => choice !== undefined)
  return found.length > 0 ? found.slice(0, MOST) : [practice]
}

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

function continueExam({ running }: NextFacts): Choice | undefined {
  if (!running) return undefined
  const { id, title, mode, remainingSeconds } = running
  const timed = mode === 'timed'
  return {
    kind: 'continuar-prova',
    title: `Continuar: ${title}`,
    why: timed ? 'O tempo desta prova está correndo.' : 'Você parou no meio; está tudo salvo.',
    href: `/platform/${timed ? 'simulacoes' : 'treine-com-provas'}/${id}`,
    minutes: remainingSeconds === null ? null : Math.ceil(remainingSeconds / 60),
  }
}

function review({ reviewLeft }: NextFacts): Choice | undefined {
  if (reviewLeft === 0) return undefined
  return {
    kind: 'revisar',
    title: 'Fazer a revisão do dia',
    why: `${many(reviewLeft, 'questão que você errou ou marcou com dúvida volta', 'questões que você errou ou marcou com dúvida voltam')} hoje.`,
    href: '/platform/revisao',
    // A question met before takes about a minute and a half.
    minutes: Math.ceil(reviewLeft * 1.5),
  }
}

function firstQuestion({ answers }: NextFacts): Choice | undefined {
  if (answers > 0) return undefined
  return {
    kind: 'primeira-questao',
    title: 'Responder à primeira questão',
    why: 'A partir dela, tudo aqui passa a falar de você.',
    href: '/platform/exercicios',
    minutes: 3,
  }
}

function weakSubject({ subjects }: NextFacts): Choice | undefined {
  const [weakest] = subjects
    .filter(({ answers, hits }) => answers >= LEAST_ANSWERS && hits < answers * STRONG_RATE)
    .sort((one, other) => one.hits / one.answers - other.hits / other.answers || other.answers - one.answers)
  if (!weakest) return undefined
  const { subject, answers, hits } = weakest
  return {
    kind: 'materia-fraca',
    title: `Praticar ${nameOfSubject(subject)}`,
    why: `É onde há mais a ganhar: você acertou ${hits} de ${answers}.`,
    href: `/platform/exercicios?subject=${subject}`,
    minutes: 20,
  }
}

function mockExam({ lastExam, today, answers }: NextFacts): Choice | undefined {
  if (answers === 0) return undefined
  const days = lastExam === null ? null : daysBetween(lastExam, today)
  if (days !== null && days < EXAM_EVERY_DAYS) return undefined
  return {
    kind: 'simulado',
    title: 'Fazer um simulado',
    why:
      days === null
        ? 'Com um simulado você conhece a sua nota TRI.'
        : `O último foi há ${days} dias: veja quanto você avançou.`,
    href: '/platform/simulacoes',
    minutes: null,
  }
}

function restAfter({ secondsToday, weeklyMinutes }: NextFacts): Choice | undefined {
  const enough = weeklyMinutes === null ? ENOUGH_MINUTES : weeklyMinutes / STUDY_DAYS
  const minutes = Math.floor(secondsToday / 60)
  if (minutes < enough) return undefined
  return {
    kind: 'descansar',
    title: 'Descansar',
    why: `Você já estudou ${many(minutes, 'minuto', 'minutos')} hoje. Dormir bem fixa o que foi aprendido.`,
    href: '/platform',
    minutes: null,
  }
}

const practice: Choice = {
  kind: 'materia-fraca',
  title: 'Praticar mais questões',
  why: 'Com dez respostas em uma matéria já dá para ver como você está nela.',
  href: '/platform/exercicios',
  minutes: 20,
}
