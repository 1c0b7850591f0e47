import type { Solution } from '@norteia/contract/question-bank'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Markdown } from '../../ui/markdown.tsx'

type ExplanationProps = { solution: Pick<Solution, 'explanation'>; children?: ReactNode }

/** What the question teaches; below it, what can be done with that. */
export function Explanation({ solution: { explanation }, children }: ExplanationProps) {
  return (
    <Card title="Explicação">
      {explanation ? (
        <Markdown text={explanation} />
      ) : (
        <p className="text-muted">Esta questão ainda não tem explicação escrita.</p>
      )}
      {children && <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-3">{children}</div>}
    </Card>
  )
}
