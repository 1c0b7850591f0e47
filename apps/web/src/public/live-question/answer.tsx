import type { LandingQuestion } from '@norteia/content/schema/landing'

/** `chosen` is null for who reads without a script and so cannot answer. */
type AnswerProps = { question: LandingQuestion; chosen: string | null }

function verdict(key: string, chosen: string | null) {
  if (chosen === null) return `A resposta é ${key}.`
  return chosen === key ? `Certo: ${key}.` : `Ainda não. A resposta é ${key}.`
}

/** What the student came for: not the letter, but why the other four tempt. */
export function Answer({ question, chosen }: AnswerProps) {
  const wrong = question.options.filter(option => option.letter !== question.key)
  const own = wrong.find(option => option.letter === chosen)
  const others = wrong.filter(option => option.letter !== chosen)
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="font-display text-step-2 font-bold">{verdict(question.key, chosen)}</p>
      {own && (
        <p className="mt-2">
          <b>{`Por que a ${own.letter} atrai: `}</b>
          {own.remark}
        </p>
      )}
      <p className="mt-2">{question.explanation}</p>
      <p className="mt-4 font-semibold">{own ? 'E as outras?' : 'Por que as outras atraem?'}</p>
      <dl className="mt-2 grid gap-2 text-step--1">
        {others.map(({ letter, remark }) => (
          <div key={letter} className="flex gap-3">
            <dt className="font-bold">{letter}</dt>
            <dd className="text-muted">{remark}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
