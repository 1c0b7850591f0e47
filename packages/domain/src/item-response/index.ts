export {
  type Ability,
  chanceOfHit,
  estimateAbility,
  type Item,
  type Marked,
  posteriorOf,
} from './ability.ts'
export {
  BLANK,
  hitsOf,
  type Letter,
  type Mark,
  markSheet,
  type ReadMarks,
  type SheetItem,
} from './answer-sheet.ts'
export { type Booklet, type Hits, prepareBooklet, type SheetScore, scoreSheet } from './booklet-score.ts'
export {
  type CalibratedItem,
  type Calibration,
  type CalibrationTask,
  calibrate,
  type PriorBeliefs,
  type StartItem,
} from './calibrate.ts'
export {
  type Coherence,
  coherenceOf,
  type DifficultyBand,
  difficultyBands,
  type ExpectedHit,
  expectedHits,
} from './coherence.ts'
export { abilityToScore, type EnemArea, enemScore } from './enem-scale.ts'
export { type Gain, gainPerWrongItem } from './gain.ts'
export { information } from './information.ts'
export { type ReadTable, readItemTable } from './item-table.ts'
export { chooseNextItem, type Exposure } from './next-item.ts'
export { type Unscorable, whyUnscorable } from './unscorable.ts'
export {
  type Language,
  languagesOf,
  type StoredBooklet,
  type StoredItem,
  sheetItems,
  type YearTable,
} from './year-table.ts'
