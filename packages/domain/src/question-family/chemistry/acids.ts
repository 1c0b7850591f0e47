import { measure, tex, texMeasure, tidy } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { TOWNS } from '../places.ts'

const raw = String.raw

type Acid = { name: string; formula: string; molar: number; protons: number }
type Base = { name: string; formula: string; molar: number; takes: number }
type Spill = { town: string; acid: Acid; base: Base; litres: number; strength: number }

const HCL: Acid = { name: 'ácido clorídrico', formula: 'HCl', molar: 36.5, protons: 1 }
const SULFURIC: Acid = { name: 'ácido sulfúrico', formula: 'H_2SO_4', molar: 98, protons: 2 }
const NITRIC: Acid = { name: 'ácido nítrico', formula: 'HNO_3', molar: 63, protons: 1 }
const SODA: Base = { name: 'hidróxido de sódio', formula: 'NaOH', molar: 40, takes: 1 }
const LIME: Base = { name: 'hidróxido de cálcio', formula: 'Ca(OH)_2', molar: 74, takes: 2 }
const MAGNESIA: Base = { name: 'hidróxido de magnésio', formula: 'Mg(OH)_2', molar: 58, takes: 2 }
const POTASH: Base = { name: 'hidróxido de potássio', formula: 'KOH', molar: 56, takes: 1 }

const NEUTRAL_SCENES: readonly {
  pairs: readonly (readonly [Acid, Base])[]
  litres: readonly [low: number, high: number, step: number]
  strengths: readonly number[]
  statement(spill: Spill): string
}[] = [
  {
    pairs: [
      [SULFURIC, SODA],
      [HCL, LIME],
      [NITRIC, LIME],
      [SULFURIC, POTASH],
    ],
    litres: [100, 2000, 50],
    strengths: [0.01, 0.02, 0.04, 0.05, 0.1],
    statement: ({ town, acid, base, litres, strength }) =>
      `Uma indústria de ${town} precisa neutralizar ${measure(litres, 'L')} de um efluente que contém ${acid.name} na concentração de ${measure(strength, 'mol/L')}, usando ${base.name} sólido.`,
  },
  {
    pairs: [
      [HCL, MAGNESIA],
      [HCL, LIME],
    ],
    litres: [0.1, 1, 0.05],
    strengths: [0.01, 0.02, 0.04, 0.05, 0.1],
    statement: ({ town, acid, base, litres, strength }) =>
      `Para comparar antiácidos, estudantes de Farmácia de ${town} simularam o suco gástrico com ${measure(tidy(litres * 1000), 'mL')} de solução de ${acid.name} a ${measure(strength, 'mol/L')} e foram acrescentando ${base.name}.`,
  },
  {
    pairs: [
      [SULFURIC, SODA],
      [SULFURIC, POTASH],
      [NITRIC, LIME],
    ],
    litres: [2, 20, 0.5],
    strengths: [0.1, 0.2, 0.25, 0.5, 1, 2],
    statement: ({ town, acid, base, litres, strength }) =>
      `No descarte de resíduos de um laboratório universitário de ${town}, um galão com ${measure(litres, 'L')} de ${acid.name} a ${measure(strength, 'mol/L')} deve ser neutralizado com ${base.name}.`,
  },
  {
    pairs: [
      [SULFURIC, SODA],
      [HCL, LIME],
      [SULFURIC, POTASH],
    ],
    litres: [2, 60, 2],
    strengths: [0.5, 1, 2, 2.5, 4],
    statement: ({ town, acid, base, litres, strength }) =>
      `Um recipiente com ${measure(litres, 'L')} de ${acid.name}, de concentração ${measure(strength, 'mol/L')}, vazou em um galpão de ${town}. A equipe de emergência recolheu todo o líquido e o neutralizou com ${base.name}.`,
  },
]

export const neutralization = defineFamily({
  slug: 'qui-neutralizacao',
  subject: 'quimica',
  topic: 'qui-funcoes',
  skill: 27,
  difficulty: 'medium',
  scenes: NEUTRAL_SCENES,
  draw: (chance, scene) => {
    const [acid, base] = chance.pick(scene.pairs)
    return {
      scene,
      town: chance.pick(TOWNS),
      acid,
      base,
      litres: tidy(chance.whole(...scene.litres)),
      strength: chance.pick(scene.strengths),
    }
  },
  solve: ({ acid, base, litres, strength }) => {
    const ofAcid = litres * strength
    const right = ((ofAcid * acid.protons) / base.takes) * base.molar
    const [more, less] = acid.protons > base.takes ? ['ácido', 'base'] : ['base', 'ácido']
    return {
      show: value => measure(value, 'g'),
      isPlausible: value =>
        right >= 0.1 &&
        value >= 0.05 &&
        value > right / 25 &&
        value < right * 25 &&
        tidy(value * 100) % 1 === 0,
      key: [
        right,
        `Para neutralizar, os mols de $\\mathrm{H^+}$ e de $\\mathrm{OH^-}$ precisam ser iguais, e cada mol de ${more} conta por dois de ${less}.`,
      ],
      errors: () => [
        [ofAcid * base.molar, 'Considera um mol de base para cada mol de ácido, sem balancear a equação.'],
        [
          ((ofAcid * base.takes) / acid.protons) * base.molar,
          'Inverte a proporção entre os mols de ácido e de base.',
        ],
        [
          ((ofAcid * acid.protons) / base.takes) * acid.molar,
          `Multiplica os mols de base pela massa molar do ácido, ${measure(acid.molar, 'g/mol')}.`,
        ],
        [strength * base.molar, 'Esquece o volume da solução ácida.'],
        [litres * base.molar, 'Esquece a concentração da solução ácida.'],
        [(right / base.molar) * 17, 'Conta só a massa dos grupos hidroxila.'],
        [(right / base.molar) * (base.molar - 17), 'Desconta um grupo hidroxila da massa molar da base.'],
        [(right / base.molar) * (base.molar + 17), 'Conta um grupo hidroxila a mais na massa molar da base.'],
        [right / 10, 'Erra uma casa decimal no cálculo dos mols de ácido.'],
        [
          right * 10,
          'Erra uma casa decimal no cálculo dos mols de ácido, e o resultado fica dez vezes maior.',
        ],
        [right * 4, 'Multiplica duas vezes por 2 ao balancear a equação.'],
      ],
    }
  },
  tell: told => {
    const { scene, acid, base, litres, strength } = told
    const ofAcid = tidy(litres * strength)
    const ofBase = tidy((ofAcid * acid.protons) / base.takes)
    const ratio =
      acid.protons > base.takes
        ? raw`1 mol de ácido reage com 2 mol de base`
        : raw`2 mol de ácido reagem com 1 mol de base`
    return {
      statement: `${scene.statement(told)} A massa molar da base, $\\mathrm{${base.formula}}$, é ${measure(base.molar, 'g/mol')}, e a fórmula do ácido é $\\mathrm{${acid.formula}}$.\n\nA massa de base consumida na neutralização total é de`,
      explanation: raw`Quantidade de ácido: $${tex(litres)} \cdot ${tex(strength)} = ${texMeasure(ofAcid, 'mol')}$.

Cada mol de $\mathrm{${acid.formula}}$ fornece ${acid.protons} mol de $\mathrm{H^+}$ e cada mol de $\mathrm{${base.formula}}$ fornece ${base.takes} mol de $\mathrm{OH^-}$; portanto, ${ratio}.

Quantidade de base: $${texMeasure(ofBase, 'mol')}$. Massa: $${tex(ofBase)} \cdot ${base.molar} = ${texMeasure(tidy(ofBase * base.molar), 'g')}$.

Para lembrar: na neutralização igualam-se $\mathrm{H^+}$ e $\mathrm{OH^-}$, e não mols de ácido e mols de base.`,
    }
  },
})
export type Neutralization = ParametersOf<typeof neutralization>
