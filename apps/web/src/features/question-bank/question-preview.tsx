import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/toggle.tsx'
import { type Draft, previewOf } from './draft.ts'
import { Explanation } from './explanation.tsx'
import { OptionList } from './option-list.tsx'
import { QuestionText } from './question-text.tsx'

/** The draft as a student sees it, before and after answering. */
export function QuestionPreview({ draft }: { draft: Draft }) {
  const [answered, setAnswered] = useState(true)
  const { options, solution, ...text } = previewOf(draft)
  return (
    <div className="min-w-0 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto">
      <Card title="Prévia" tone="quiet">
        <Switch
          label="Como fica depois da resposta"
          checked={answered}
          onChange={event => setAnswered(event.target.checked)}
        />
        <div className="mt-3 grid gap-4">
          {text.question.trim() || text.support ? (
            <QuestionText question={text} />
          ) : (
            <p className="text-muted">O enunciado aparece aqui enquanto você escreve.</p>
          )}
          <OptionList options={options} chosen={null} locked solution={answered ? solution : undefined} />
          {answered && <Explanation solution={solution} />}
        </div>
      </Card>
    </div>
  )
}
