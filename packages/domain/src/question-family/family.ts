import { type Difficulty, type Letter, letterAt, type Subject } from '../question/index.ts'
import type { Chance } from './chance.ts'
import { arrange, isSame, type Option, type Solution } from './options.ts'

export type FamilyFacts = {
  slug: string
  subject: Subject
  /** A topic of content/syllabus.json. */
  topic: string
  /** The skill's number in the ENEM's reference matrix of the subject's area. */
  skill: number
  difficulty: Difficulty
}

export type Made<Parameters> = {
  parameters: Parameters
  statement: string
  options: Option[]
  key: Letter
  explanation: string
}

/** One kind of problem, with endlessly many variants. */
export type Family<Parameters = unknown> = FamilyFacts & { make(chance: Chance): Made<Parameters> }
export type ParametersOf<F> = F extends Family<infer Parameters> ? Parameters : never

type Rules<Parameters> = FamilyFacts & {
  /** The numbers and the scene. */
  draw(chance: Chance): Parameters
  solve(parameters: Parameters): Solution
  tell(parameters: Parameters): { statement: string; explanation: string }
}

const TRIES_FOR_A_PLACE = 150
const TRIES = 600

/**
 * The key's place is chosen first, and numbers are drawn until they allow it: otherwise a family whose typical
 * errors mostly come out too small would nearly always have its key at the end.
 */
export function defineFamily<Parameters>({
  draw,
  solve,
  tell,
  ...facts
}: Rules<Parameters>): Family<Parameters> {
  const make = (chance: Chance): Made<Parameters> => {
    const wanted = chance.whole(0, 4)
    for (let tried = 0; tried < TRIES; tried++) {
      const parameters = draw(chance)
      const solution = solve(parameters)
      const places = tried < TRIES_FOR_A_PLACE ? [wanted] : chance.some([0, 1, 2, 3, 4], 5)
      for (const place of places) {
        const options = arrange(solution, place)
        if (!options) continue
        const key = letterAt(options.findIndex(({ value }) => isSame(value, solution.key[0])))
        return { parameters, options, key, ...tell(parameters) }
      }
    }
    throw new Error(`family ${facts.slug} finds no numbers with four different errors`)
  }
  return { ...facts, make }
}
