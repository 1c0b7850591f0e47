import type { PublicQuestion, Solution } from '@norteia/contract/question-bank'

export const LONGEST_FRONT = 500
export const LONGEST_BACK = 2000

/**
 * Where a card begins: what was asked, and of the explanation the sentence it marks as worth keeping ("Para
 * lembrar: …"), or all of it. Long texts are cut between paragraphs: half a formula is no formula.
 */
export function draftCard(
  { question }: Pick<PublicQuestion, 'question'>,
  { explanation }: Pick<Solution, 'explanation'>,
) {
  const kept = /^Para lembrar:\s*([\s\S]+)$/m.exec(explanation ?? '')?.[1]
  return {
    front: wholeParagraphs(question, LONGEST_FRONT),
    back: wholeParagraphs(kept ?? explanation ?? '', LONGEST_BACK),
  }
}

function wholeParagraphs(text: string, most: number) {
  const trimmed = text.trim()
  if (trimmed.length <= most) return trimmed
  const end = trimmed.lastIndexOf('\n\n', most)
  return end > 0 ? trimmed.slice(0, end).trimEnd() : ''
}
