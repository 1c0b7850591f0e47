import { type Area, areas, nameOfArea } from '@norteia/domain/question'
import { type PackExam, packExam } from '../../schema/pack.ts'
import { editionName, editionRef } from './make-question.ts'
import type { Application, Language } from './open-record.ts'
import { dayOf, minutesOfDays, usualAreas } from './usual-order.ts'

/** A question that students may see, and where it stood. */
export type ExamPlace = { ref: string; index: number; language: Language | null; area: Area }

/** Fewer would no longer be the exam people remember. */
const LEAST_SHARE = 0.95

/** Half the day that has no essay: what 45 questions get. */
const AREA_MINUTES = 135

type Wanted = Pick<PackExam, 'ref' | 'title' | 'type' | 'discipline' | 'day' | 'minutes' | 'description'> & {
  full: number
  belongs: (place: ExamPlace) => boolean
}

/** The exams an edition's questions make: its days as they were, each area, the whole; and what is too thin. */
export function makeExams(year: number, application: Application, places: readonly ExamPlace[]) {
  const sorted = [...places].sort(
    (one, other) => one.index - other.index || (one.language ?? '').localeCompare(other.language ?? ''),
  )
  const exams: PackExam[] = []
  const notes: string[] = []
  for (const { full, belongs, ...exam } of wantedExams(year, application)) {
    const found = sorted.filter(belongs)
    if (found.length < LEAST_SHARE * full) {
      if (found.length > 0)
        notes.push(`${exam.title}: não montei a prova, há ${found.length} de ${full} questões`)
      continue
    }
    exams.push(
      packExam.parse({
        ...exam,
        family: 'ENEM',
        year,
        official: true,
        items: found.map(({ ref, language }, place) => ({ ref, position: place + 1, language })),
      }),
    )
  }
  return { exams, notes }
}

function wantedExams(year: number, application: Application): Wanted[] {
  const [ref, name] = [editionRef(year, application), editionName(year, application)]
  const minutes = minutesOfDays(year)
  const order = application === 'first' ? 'na ordem do caderno azul' : 'na ordem do caderno'
  // Since 2010 each of two languages brings five questions of its own, of which a student meets five.
  const languages = year >= 2010 ? 5 : 0
  const days = ([1, 2] as const).map(day => {
    const [one, other] = usualAreas(year).slice(2 * day - 2, 2 * day)
    const hasLanguages = one === 'LC' || other === 'LC'
    return {
      ref: `${ref}/dia-${day}`,
      title: `${name} — ${day}º dia`,
      type: 'completo' as const,
      discipline: null,
      day,
      minutes: minutes[day - 1]!,
      // The essay has always been on the day of Linguagens.
      description: `${nameOfArea(one!)} e ${nameOfArea(other!)}: as 90 questões ${order}, com o tempo oficial do dia${hasLanguages ? ', que incluía a redação' : ''}.`,
      full: 90 + (hasLanguages ? languages : 0),
      belongs: ({ index }: ExamPlace) => dayOf(index) === day,
    }
  })
  const parts = areas.map(({ code, slug, name: area }) => ({
    ref: `${ref}/${slug}`,
    title: `${name} — ${area}`,
    type: 'por-area' as const,
    discipline: slug,
    day: null,
    minutes: AREA_MINUTES,
    description: `As 45 questões de ${area} do ${name}, ${order}.`,
    full: 45 + (code === 'LC' ? languages : 0),
    belongs: (place: ExamPlace) => place.area === code,
  }))
  const whole = {
    ref: `${ref}/ano`,
    title: `${name} — prova inteira`,
    type: 'por-ano' as const,
    discipline: null,
    day: null,
    minutes: minutes[0] + minutes[1],
    description: `As 180 questões dos dois dias do ${name}, com a soma dos tempos oficiais.`,
    full: 180 + languages,
    belongs: () => true,
  }
  return [...days, ...parts, whole]
}
