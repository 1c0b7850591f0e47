export { type Chance, chanceFrom } from './chance.ts'
export { families } from './families.ts'
export type { Family, FamilyFacts } from './family.ts'
export { type GeneratedItem, makeItem, packVariant } from './item.ts'
