import type { PublicQuestion } from '@norteia/contract/question-bank'
import { Markdown } from '../../ui/markdown.tsx'

type Shown = Pick<PublicQuestion, 'support' | 'question' | 'language'>

/** Support text and statement. A foreign text tells its language, so that a screen reader changes its voice. */
export function QuestionText({ question: { support, question, language } }: { question: Shown }) {
  return (
    <div className="space-y-4">
      {support && (
        <div lang={language ?? undefined} className="border-l-3 border-line pl-3.5">
          <Markdown text={support} />
        </div>
      )}
      <Markdown text={question} />
    </div>
  )
}
