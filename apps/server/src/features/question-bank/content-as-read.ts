import type { Content, ItemRow } from './show-question.ts'

const sameOptions = (one: Content, other: Content) =>
  JSON.stringify(one.options.map(({ text, image }) => [text, image])) ===
  JSON.stringify(other.options.map(({ text, image }) => [text, image]))

/** As the student saw it, with a key put right since: a wrong key helps nobody, a letter of other options means nothing. */
export function contentAsRead(item: ItemRow, then: Content | undefined): Content {
  if (!then) return item
  return sameOptions(item, then)
    ? {
        ...then,
        key: item.key,
        annulled: item.annulled,
        explanation: item.explanation,
        options: item.options,
      }
    : { ...then, annulled: item.annulled }
}
