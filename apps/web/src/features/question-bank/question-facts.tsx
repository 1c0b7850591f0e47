import type { PublicQuestion } from '@norteia/contract/question-bank'
import { nameOfArea, nameOfSubject } from '@norteia/domain/question'
import { Badge } from '../../ui/badge.tsx'
import { AlertIcon } from '../../ui/icons.tsx'
import { DifficultyBadge } from './difficulty-badge.tsx'

type Named = Pick<PublicQuestion, 'subject' | 'area' | 'topic'>

/** "Física · Calor", as far as it is known. */
export function nameOfQuestion({ subject, area, topic }: Named) {
  const first = subject ? nameOfSubject(subject) : area ? nameOfArea(area) : 'Questão'
  return topic ? `${first} · ${topic.name}` : first
}

/** "ENEM 2019"; a source that already names its year is left as it is. */
export function sourceOf({ source, year }: Pick<PublicQuestion, 'source' | 'year'>) {
  return year && !source.includes(String(year)) ? `${source} · ${year}` : source
}

const languages = { en: 'Língua inglesa', es: 'Língua espanhola' }

/** Where a question comes from and what it is worth, in one line that wraps. */
export function QuestionFacts({ question }: { question: PublicQuestion }) {
  const { difficulty, points, skill, language, annulled, outdated } = question
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-step--1 text-muted">
      <DifficultyBadge difficulty={difficulty} />
      <span>{sourceOf(question)}</span>
      {language && <span>{languages[language]}</span>}
      <span>{points === 1 ? '1 ponto' : `${points} pontos`}</span>
      {skill && <span>Habilidade {skill}</span>}
      {annulled && (
        <Badge tone="caution" icon={<AlertIcon />}>
          Anulada
        </Badge>
      )}
      {outdated && (
        <Badge tone="caution" icon={<AlertIcon />}>
          Desatualizada
        </Badge>
      )}
    </div>
  )
}
