export {
  type Ability,
  chanceOfHit,
  estimateAbility,
  type Item,
  type Marked,
  posteriorOf,
} from './ability.ts'
export { abilityToScore, type EnemArea, enemScore } from './enem-scale.ts'
