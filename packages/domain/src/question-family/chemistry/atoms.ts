import { counted, tex } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { TOWNS } from '../places.ts'

const raw = String.raw

type Ion = { name: string; symbol: string; z: number; a: number; charge: number }

const ION = (name: string, symbol: string, z: number, a: number, charge: number): Ion => ({
  name,
  symbol,
  z,
  a,
  charge,
})
// Isotopes that exist in nature, each with the ion that is usual in the scene.
const SCENES: readonly {
  ions: readonly Ion[]
  statement(town: string, ion: string, asked: string): string
}[] = [
  {
    ions: [
      ION('cálcio', 'Ca', 20, 40, 2),
      ION('cálcio', 'Ca', 20, 44, 2),
      ION('magnésio', 'Mg', 12, 24, 2),
      ION('magnésio', 'Mg', 12, 26, 2),
      ION('potássio', 'K', 19, 39, 1),
      ION('potássio', 'K', 19, 41, 1),
      ION('cloro', 'Cl', 17, 35, -1),
      ION('cloro', 'Cl', 17, 37, -1),
      ION('estrôncio', 'Sr', 38, 88, 2),
      ION('estrôncio', 'Sr', 38, 86, 2),
      ION('bário', 'Ba', 56, 138, 2),
      ION('bário', 'Ba', 56, 137, 2),
    ],
    statement: (town, ion, asked) =>
      `O rótulo de uma água mineral engarrafada na região de ${town} informa a presença, entre outros, do íon ${ion}.\n\n${asked}`,
  },
  {
    ions: [
      ION('ferro', 'Fe', 26, 56, 2),
      ION('ferro', 'Fe', 26, 56, 3),
      ION('ferro', 'Fe', 26, 54, 2),
      ION('zinco', 'Zn', 30, 64, 2),
      ION('zinco', 'Zn', 30, 66, 2),
      ION('zinco', 'Zn', 30, 68, 2),
      ION('cobre', 'Cu', 29, 63, 2),
      ION('cobre', 'Cu', 29, 65, 2),
      ION('manganês', 'Mn', 25, 55, 2),
      ION('iodo', 'I', 53, 127, -1),
      ION('crômio', 'Cr', 24, 52, 3),
      ION('crômio', 'Cr', 24, 53, 3),
    ],
    statement: (town, ion, asked) =>
      `Em uma palestra sobre nutrição em um posto de saúde de ${town}, explicou-se que o organismo absorve certos elementos na forma de íons, como o ${ion}.\n\n${asked}`,
  },
  {
    ions: [
      ION('chumbo', 'Pb', 82, 208, 2),
      ION('chumbo', 'Pb', 82, 206, 2),
      ION('cádmio', 'Cd', 48, 112, 2),
      ION('cádmio', 'Cd', 48, 114, 2),
      ION('mercúrio', 'Hg', 80, 202, 2),
      ION('mercúrio', 'Hg', 80, 200, 2),
      ION('níquel', 'Ni', 28, 58, 2),
      ION('níquel', 'Ni', 28, 60, 2),
      ION('alumínio', 'Al', 13, 27, 3),
      ION('crômio', 'Cr', 24, 52, 3),
    ],
    statement: (town, ion, asked) =>
      `A análise da água de um córrego que recebe rejeitos industriais, perto de ${town}, acusou a presença do íon ${ion}.\n\n${asked}`,
  },
  {
    ions: [
      ION('sódio', 'Na', 11, 23, 1),
      ION('potássio', 'K', 19, 39, 1),
      ION('potássio', 'K', 19, 41, 1),
      ION('flúor', 'F', 9, 19, -1),
      ION('enxofre', 'S', 16, 32, -2),
      ION('enxofre', 'S', 16, 34, -2),
      ION('oxigênio', 'O', 8, 16, -2),
      ION('oxigênio', 'O', 8, 18, -2),
      ION('bromo', 'Br', 35, 79, -1),
      ION('bromo', 'Br', 35, 81, -1),
      ION('lítio', 'Li', 3, 7, 1),
      ION('prata', 'Ag', 47, 107, 1),
      ION('prata', 'Ag', 47, 109, 1),
    ],
    statement: (town, ion, asked) =>
      `Para uma mostra de Química em uma escola de ${town}, uma turma fez cartões com íons de compostos comuns. Em um dos cartões está o íon ${ion}.\n\n${asked}`,
  },
]

const superscript = (charge: number) =>
  `${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '-'}`
const texIon = ({ symbol, z, a, charge }: Ion) =>
  raw`$^{${a}}_{${z}}\mathrm{${symbol}}^{${superscript(charge)}}$`
const ASKED = {
  electrons: 'O número de elétrons desse íon é',
  total: 'O total de prótons, nêutrons e elétrons desse íon é',
  difference: 'A diferença entre o número de nêutrons e o de elétrons desse íon é',
}

export const ionParticles = defineFamily({
  slug: 'qui-particulas-do-ion',
  subject: 'quimica',
  topic: 'qui-atomo',
  skill: 24,
  difficulty: 'easy',
  scenes: SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(TOWNS),
      ion: chance.pick(scene.ions),
      ask: chance.pick(['electrons', 'total', 'difference'] as const),
    }
  },
  solve: ({ ion: { z, a, charge }, ask }) => {
    const neutrons = a - z
    const electrons = z - charge
    const wrong = z + charge
    const show = (value: number) => tex(value)
    const isPlausible = (value: number) => value > 0 && value < 500
    const gained = charge > 0 ? 'perdeu' : 'ganhou'
    const plural = Math.abs(charge) === 1 ? 'elétron' : 'elétrons'
    if (ask === 'electrons')
      return {
        show,
        isPlausible,
        key: [
          electrons,
          `O átomo neutro tem ${z} elétrons, e o átomo ${gained} ${Math.abs(charge)} ${plural} para formar o íon.`,
        ],
        errors: () => [
          [z, 'Dá o número de elétrons do átomo neutro, igual ao de prótons.'],
          [wrong, `Interpreta a carga ao contrário: o átomo ${gained} elétrons.`],
          [neutrons, 'Dá o número de nêutrons.'],
          [a, 'Dá o número de massa.'],
          [a - charge, 'Desconta a carga do número de massa, e não do número atômico.'],
          [neutrons - charge, 'Desconta a carga do número de nêutrons.'],
          [a + charge, 'Soma a carga ao número de massa.'],
          [z - 2 * charge, 'Conta a carga duas vezes.'],
          [neutrons + charge, 'Soma a carga ao número de nêutrons.'],
          [Math.abs(charge), 'Dá a carga do íon, e não o número de elétrons.'],
        ],
      }
    if (ask === 'total')
      return {
        show,
        isPlausible,
        key: [a + electrons, 'Prótons e nêutrons somam o número de massa; faltam os elétrons do íon.'],
        errors: () => [
          [a + z, 'Soma os elétrons do átomo neutro, sem considerar a carga.'],
          [a + wrong, `Interpreta a carga ao contrário: o átomo ${gained} elétrons.`],
          [a, 'Dá o número de massa, que não inclui os elétrons.'],
          [a + 2 * z, 'Soma os prótons duas vezes: o número de massa já os contém.'],
          [a - charge, 'Desconta a carga do número de massa e não soma os elétrons.'],
          [a + 2 * z - charge, 'Soma os prótons ao número de massa, que já os contém.'],
          [2 * z - charge, 'Soma só prótons e elétrons.'],
          [neutrons + electrons, 'Soma só nêutrons e elétrons.'],
          [2 * a - charge, 'Supõe que o número de elétrons seja o número de massa menos a carga.'],
        ],
      }
    return {
      show,
      isPlausible: value => isPlausible(value) && neutrons > electrons,
      key: [
        neutrons - electrons,
        'Os nêutrons são a diferença entre número de massa e número atômico; os elétrons dependem da carga.',
      ],
      errors: () => [
        [neutrons - z, 'Usa os elétrons do átomo neutro, sem considerar a carga.'],
        [Math.abs(neutrons - wrong), `Interpreta a carga ao contrário: o átomo ${gained} elétrons.`],
        [a - electrons, 'Usa o número de massa no lugar do número de nêutrons.'],
        [electrons, 'Dá o número de elétrons.'],
        [neutrons, 'Dá o número de nêutrons.'],
        [z, 'Dá o número de prótons, que é a diferença entre o número de massa e o de nêutrons.'],
        [Math.abs(charge), 'Dá a carga do íon, que é a diferença entre prótons e elétrons.'],
        [a - z - (a - neutrons - 2 * charge), 'Conta a carga duas vezes.'],
        [neutrons + electrons, 'Soma nêutrons e elétrons em vez de subtrair.'],
      ],
    }
  },
  tell: ({ scene, town, ion, ask }) => {
    const { name, z, a, charge } = ion
    const electrons = z - charge
    const sign = charge > 0 ? '-' : '+'
    return {
      statement: scene.statement(town, `de ${name} representado por ${texIon(ion)}`, `${ASKED[ask]}`),
      explanation: raw`Em ${texIon(ion)}, o número atômico é ${z} (prótons) e o número de massa, ${a} (prótons mais nêutrons).

Nêutrons: $${a} - ${z} = ${a - z}$.

A carga indica que o átomo ${charge > 0 ? 'perdeu' : 'ganhou'} ${counted(Math.abs(charge), 'elétron', 'elétrons')}. Elétrons: $${z} ${sign} ${Math.abs(charge)} = ${electrons}$.${
        ask === 'total'
          ? raw`

Total: $${z} + ${a - z} + ${electrons} = ${a + electrons}$.`
          : ask === 'difference'
            ? raw`

Diferença: $${a - z} - ${electrons} = ${a - z - electrons}$.`
            : ''
      }

Para lembrar: carga positiva é falta de elétrons; carga negativa é excesso. O núcleo não muda.`,
    }
  },
})
export type IonParticles = ParametersOf<typeof ionParticles>
