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

type Rules<Scene, Parameters> = FamilyFacts & {
  /** At least four situations in which the problem comes up. */
  scenes: readonly Scene[]
  /** The numbers that go with a scene. */
  draw(chance: Chance, scene: Scene): Parameters
  solve(parameters: Parameters): Solution
  tell(parameters: Parameters): { statement: string; explanation: string }
}

const TRIES_AS_WANTED = 100
const TRIES_IN_SCENE = 300
const TRIES = 900

/**
 * Scene and place of the key are chosen first, and numbers are drawn until they fit both: otherwise the scene with
 * the most lenient numbers would tell nearly every variant, and a family whose typical errors mostly come out too
 * small would nearly always have its key at the end.
 */
export function defineFamily<Scene, Parameters>({
  scenes,
  draw,
  solve,
  tell,
  ...facts
}: Rules<Scene, Parameters>): Family<Parameters> {
  const make = (chance: Chance): Made<Parameters> => {
    const wantedScene = chance.pick(scenes)
    const wantedPlace = chance.whole(0, 4)
    for (let tried = 0; tried < TRIES; tried++) {
      const scene = tried < TRIES_IN_SCENE ? wantedScene : chance.pick(scenes)
      const parameters = draw(chance, scene)
      const solution = solve(parameters)
      const places = tried < TRIES_AS_WANTED ? [wantedPlace] : chance.some([0, 1, 2, 3, 4], 5)
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
