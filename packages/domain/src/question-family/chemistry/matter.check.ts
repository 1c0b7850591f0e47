import type { IonParticles } from './atoms.ts'
import type { FuelAndCarbon } from './fuel-and-carbon.ts'
import type { ImpureReactant } from './impure-reactant.ts'

const ATOMS: Record<string, number> = { H: 1, C: 12, O: 16, Na: 23, Al: 27, Cl: 35.5, Ca: 40, Fe: 56 }

/** How many of each element a formula has, read letter by letter. */
function atomsOf(formula: string) {
  const found: Record<string, number> = {}
  const plain = formula.replace(/[_{}]/g, '')
  for (const [, element, count] of plain.matchAll(/([A-Z][a-z]?)(\d*)/g))
    found[element!] = (found[element!] ?? 0) + Number(count || 1)
  return found
}
const massOf = (formula: string) =>
  Object.entries(atomsOf(formula)).reduce((sum, [element, count]) => sum + ATOMS[element]! * count, 0)

export const checks = {
  // Particle by particle, until charge and mass fit.
  'qui-particulas-do-ion': ({ ion: { z, a, charge }, ask }: IonParticles) => {
    const protons = Array.from({ length: z }, () => 1)
    const neutrons: number[] = []
    while (protons.length + neutrons.length < a) neutrons.push(0)
    const electrons: number[] = []
    while (protons.length - electrons.length > charge) electrons.push(-1)
    if (ask === 'electrons') return electrons.length
    if (ask === 'total') return [...protons, ...neutrons, ...electrons].length
    return neutrons.length - electrons.length
  },
  // Counts the atoms of the element both have in common; the molar masses come from the formulas.
  'qui-reagente-impuro': ({ scene: { from, to }, mass, pure }: ImpureReactant) => {
    const shared = from.formula.startsWith('C_6')
      ? 'C'
      : { Fe_2O_3: 'Fe', CaCO_3: 'Ca', NaHCO_3: 'C', Al: 'Al' }[from.formula]!
    const perFormula = (formula: string) => atomsOf(formula)[shared]!
    const moles = (mass * pure) / 100 / massOf(from.formula)
    const goesElsewhere = from.formula === 'NaHCO_3' ? 1 / 2 : from.formula.startsWith('C_6') ? 2 / 3 : 1
    return ((moles * perFormula(from.formula) * goesElsewhere) / perFormula(to.formula)) * massOf(to.formula)
  },
  // By energy per gram and the share of carbon in the fuel's mass.
  'qui-combustivel-e-carbono': ({ fuel, energy, ask }: FuelAndCarbon) => {
    const molar = massOf(fuel.formula)
    const grams = energy / (fuel.heat / molar)
    if (ask === 'fuel') return grams
    const carbon = (grams * 12 * atomsOf(fuel.formula).C!) / molar
    return carbon * (44 / 12)
  },
}
