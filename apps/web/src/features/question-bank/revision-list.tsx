import { Card } from '../../ui/card.tsx'
import { plainExcerpt } from './plain-excerpt.ts'

type Revision = {
  revision: number
  changedAt: string
  note: string | null
  question: string
  correctAnswer: string | null
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** How the question came to be as it is; what people answered stays with the revision they saw. */
export function RevisionList({ revisions }: { revisions: readonly Revision[] }) {
  if (revisions.length === 0) return null
  return (
    <Card title="Histórico">
      <ol className="grid gap-3">
        {revisions.map(({ revision, changedAt, note, question, correctAnswer }) => (
          <li key={revision} className="border-l-3 border-line pl-3.5">
            <p className="text-step--1 text-muted">
              Revisão {revision}, {moment.format(new Date(changedAt))}
              {correctAnswer && ` · gabarito ${correctAnswer}`}
            </p>
            {note && <p>{note}</p>}
            <p className="text-muted">{plainExcerpt(question, 140)}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
