import type { Neutralization } from './acids.ts'
import type { HalfLife } from './decay.ts'
import type { DilutedPh } from './diluted-ph.ts'
import type { DilutionParameters } from './dilution.ts'
import type { CellVoltage, Electroplating } from './electrochemistry.ts'
import type { ReactionRate } from './rates.ts'

export const checks = {
  // The solute is weighed before and after.
  'qui-diluicao': ({ stock, taken, total, ask }: DilutionParameters) => {
    const solute = stock * taken
    if (ask === 'final') return solute / total
    const goal = solute / total
    // Water is added until the concentration is right.
    let [low, high] = [0, total * 2]
    for (let k = 0; k < 100; k++) {
      const water = (low + high) / 2
      if (solute / (taken + water) > goal) low = water
      else high = water
    }
    return ask === 'added' ? high : total - high
  },
  // With logarithms of the real concentration, the water's own ions included, rounded to the whole pH.
  'qui-ph-na-diluicao': ({ exponent, taken, power, kind }: DilutedPh) => {
    const strong = (10 ** -exponent * taken) / (taken * 10 ** power)
    const ions = (strong + Math.sqrt(strong ** 2 + 4e-14)) / 2
    const pure = -Math.log10(ions)
    const ph = kind === 'acid' ? pure : 14 - pure
    return Math.abs(ph - Math.round(ph)) < 0.01 ? Math.round(ph) : Number.NaN
  },
  // Base is added in small portions until no acid is left; the charges are counted, not the molecules.
  'qui-neutralizacao': ({ acid, base, litres, strength }: Neutralization) => {
    const portion = (litres * strength) / 1000
    let [protons, added] = [2000 * acid.protons, 0]
    while (protons > 0) {
      protons -= base.takes
      added += portion / 2
    }
    return protons === 0 ? added * base.molar : Number.NaN
  },
  // By the exponential law with the decay constant.
  'qui-meia-vida': ({ start, halfLife, halves, ask }: HalfLife) => {
    const constant = Math.LN2 / halfLife
    const left = start * Math.exp(-constant * halfLife * halves)
    if (ask === 'left') return left
    return ask === 'share' ? (left / start) * 100 : Math.log(start / (start / 2 ** halves)) / constant
  },
  // Atom by atom would take too long: by the mass one coulomb deposits.
  'qui-eletrolise-massa': ({ metal, amperes, seconds }: Electroplating) => {
    const perCoulomb = metal.molar / (metal.charge * 96_500)
    let mass = 0
    for (let second = 0; second < seconds; second++) mass += perCoulomb * amperes
    return mass
  },
  // From the free energies: the electrons' number falls out.
  'qui-tensao-da-pilha': ({ one, other }: CellVoltage) => {
    const electrons = one.charge * other.charge
    const energy = ({ potential }: { potential: number }) => -electrons * 96_500 * potential
    return Math.abs(energy(one) - energy(other)) / (electrons * 96_500)
  },
  // The extent of the reaction links what is used and what is formed.
  'qui-velocidade-de-reacao': ({ from, to, start, end, times }: ReactionRate) => {
    const extent = (start - end) / from.coefficient
    return (extent * to.coefficient) / times
  },
}
