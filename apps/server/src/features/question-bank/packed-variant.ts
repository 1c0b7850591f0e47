import { packVariant } from '@norteia/domain/question-family'
import type { PackedItem } from './load-pack.ts'

/** A generated question as the bank takes it; from then on it is a question like any other. */
export function packedVariant(family: string, number: number): PackedItem {
  const { options, ...item } = packVariant(family, number)
  return { ...item, family, options: options.map(({ text, why }) => ({ text, image: null, why })) }
}
