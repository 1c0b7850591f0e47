import type { PublicQuestion, Solution } from '@norteia/contract/question-bank'
import { letterAt } from '@norteia/domain/question'
import type { items, StoredOption, shownColumns } from './tables.ts'

export type ItemRow = typeof items.$inferSelect
/** What of a question can change from one revision to the next. */
export type Content = Pick<
  ItemRow,
  'support' | 'statement' | 'options' | 'key' | 'explanation' | 'annulled' | 'points'
>
export type ShownRow = Pick<ItemRow, keyof typeof shownColumns>
export type TopicNames = ReadonlyMap<string, string>

/** Pictures are stored by name or hash; a student gets an address. */
export const imageAddress = (hash: string) => `/api/questions/images/${hash}`

const shownText = (text: string) =>
  text.replace(/\]\(img:([\w.-]+)\)/g, (_, hash) => `](${imageAddress(hash)})`)

export function showOptions(options: readonly StoredOption[]) {
  return options.map(({ text, image }, i) => ({
    letter: letterAt(i),
    text: text && shownText(text),
    image: image && imageAddress(image),
  }))
}

/** A question without its key: all a student may see before answering. */
export function showQuestion(item: ShownRow, topics: TopicNames): PublicQuestion {
  return {
    id: item.id,
    revision: item.revision,
    subject: item.subject,
    area: item.area,
    topic: item.topic ? { slug: item.topic, name: topics.get(item.topic) ?? item.topic } : null,
    skill: item.skill,
    difficulty: item.difficulty,
    style: item.style,
    source: item.source,
    year: item.year,
    language: item.language,
    support: item.support && shownText(item.support),
    question: shownText(item.statement),
    options: showOptions(item.options),
    points: item.points,
    annulled: item.annulled,
    outdated: item.outdated,
    hasVariants: item.family !== null,
  }
}

/** Key, explanation and what speaks against each option: only for whoever has answered. */
export function showSolution({ key, explanation, options }: Content): Solution {
  const whys = options.flatMap(({ why }, i) => (why ? [[letterAt(i), shownText(why)] as const] : []))
  return {
    correctAnswer: key,
    explanation: explanation && shownText(explanation),
    whys: Object.fromEntries(whys),
  }
}

const EXCERPT = 140

/** The beginning of a statement in one line, for lists. */
export function excerptOf(statement: string) {
  const line = statement.replace(/\s+/g, ' ').trim()
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).trimEnd()}…` : line
}
