import { measure, tex, texMeasure, tidy } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { TOWNS } from '../places.ts'

const raw = String.raw

type Metal = { name: string; symbol: string; z: number; molar: number; charge: number }
type Bath = { town: string; metal: Metal; amperes: number; seconds: number }
const FARADAY = 96_500

const COPPER: Metal = { name: 'cobre', symbol: 'Cu', z: 29, molar: 64, charge: 2 }
const SILVER: Metal = { name: 'prata', symbol: 'Ag', z: 47, molar: 108, charge: 1 }
const NICKEL: Metal = { name: 'níquel', symbol: 'Ni', z: 28, molar: 59, charge: 2 }
const ZINC: Metal = { name: 'zinco', symbol: 'Zn', z: 30, molar: 65, charge: 2 }
const CHROMIUM: Metal = { name: 'crômio', symbol: 'Cr', z: 24, molar: 52, charge: 3 }
const GOLD: Metal = { name: 'ouro', symbol: 'Au', z: 79, molar: 197, charge: 3 }
const TIN: Metal = { name: 'estanho', symbol: 'Sn', z: 50, molar: 119, charge: 2 }

const cation = ({ symbol, charge }: Metal) => raw`\mathrm{${symbol}^{${charge === 1 ? '' : charge}+}}`
const lasting = (seconds: number) => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return [hours && measure(hours, 'h'), minutes && measure(minutes, 'min'), rest && measure(rest, 's')]
    .filter(Boolean)
    .join(' ')
}

const BATH_SCENES: readonly {
  metals: readonly Metal[]
  amperes: readonly number[]
  /** What may settle on such a piece, in grams. */
  heaviest: number
  statement(bath: Bath): string
}[] = [
  {
    metals: [NICKEL, CHROMIUM, ZINC],
    amperes: [5, 10, 20, 25, 40, 50],
    heaviest: 15,
    statement: ({ town, metal, amperes, seconds }) =>
      `Uma oficina de ${town} recobre peças de motocicletas com ${metal.name} por eletrólise de uma solução que contém íons $${cation(metal)}$. Uma peça fica ${lasting(seconds)} no banho, sob corrente constante de ${measure(amperes, 'A')}.`,
  },
  {
    metals: [SILVER, GOLD],
    amperes: [0.1, 0.2, 0.25, 0.5, 1],
    heaviest: 2.5,
    statement: ({ town, metal, amperes, seconds }) =>
      `Uma artesã de ${town} dá acabamento a joias com uma camada de ${metal.name}, obtida pela eletrólise de uma solução com íons $${cation(metal)}$. Em uma dessas operações, uma corrente de ${measure(amperes, 'A')} foi mantida por ${lasting(seconds)}.`,
  },
  {
    metals: [COPPER],
    amperes: [10, 20, 25, 40, 50, 100],
    heaviest: 30,
    statement: ({ town, metal, amperes, seconds }) =>
      `Na reciclagem de fios em uma cooperativa de ${town}, o cobre é purificado por eletrólise: íons $${cation(metal)}$ recebem elétrons e se depositam no cátodo. A célula funciona com corrente de ${measure(amperes, 'A')} durante ${lasting(seconds)}.`,
  },
  {
    metals: [ZINC, TIN, COPPER],
    amperes: [0.5, 1, 2, 4, 5],
    heaviest: 8,
    statement: ({ town, metal, amperes, seconds }) =>
      `Em uma aula prática de um instituto federal em ${town}, uma chapa de aço foi revestida de ${metal.name} em uma cuba com íons $${cation(metal)}$, por onde passou uma corrente constante de ${measure(amperes, 'A')} durante ${lasting(seconds)}.`,
  },
]

export const electroplating = defineFamily({
  slug: 'qui-eletrolise-massa',
  subject: 'quimica',
  topic: 'qui-eletroquimica',
  skill: 21,
  difficulty: 'hard',
  scenes: BATH_SCENES,
  draw: (chance, scene) => {
    const amperes = chance.pick(scene.amperes)
    return {
      scene,
      town: chance.pick(TOWNS),
      metal: chance.pick(scene.metals),
      amperes,
      // So that the charge is a tidy share of a faraday.
      seconds: tidy((chance.whole(1, 40) * (scene.heaviest < 5 ? 96.5 : 965)) / amperes),
    }
  },
  solve: ({ scene, metal, amperes, seconds }) => {
    const electrons = (amperes * seconds) / FARADAY
    const { molar, charge } = metal
    const right = (electrons / charge) * molar
    return {
      show: value => measure(value, 'g'),
      isPlausible: value =>
        Number.isInteger(seconds) &&
        seconds >= 120 &&
        seconds <= 4 * 3600 &&
        right >= 0.1 &&
        right <= scene.heaviest &&
        value >= 0.005 &&
        value > right / 15 &&
        value < right * 15 &&
        tidy(value * (scene.heaviest < 5 ? 1000 : 100)) % 1 === 0,
      key: [
        right,
        `Cada íon recebe ${charge === 1 ? '1 elétron' : `${charge} elétrons`}; a massa sai dos mols de metal depositado.`,
      ],
      errors: () => [
        [electrons * molar, 'Considera um só elétron para cada íon do metal.'],
        [electrons * charge * molar, 'Multiplica pela carga do íon em vez de dividir.'],
        [right / 2, 'Divide o resultado por 2, como se o metal se repartisse entre os dois eletrodos.'],
        [right * 2, 'Multiplica o resultado por 2, como se o metal se depositasse nos dois eletrodos.'],
        [(electrons / charge ** 2) * molar, 'Divide duas vezes pela carga do íon.'],
        [(electrons / charge) * metal.z, 'Usa o número atômico no lugar da massa molar.'],
        [right / 10, 'Erra uma casa decimal ao dividir a carga pela constante de Faraday.'],
        [
          right * 10,
          'Erra uma casa decimal ao dividir a carga pela constante de Faraday, e a massa fica dez vezes maior.',
        ],
        [right / amperes, 'Esquece de multiplicar pela corrente.'],
        [right * amperes, 'Multiplica duas vezes pela corrente.'],
        [(electrons / (charge + 1)) * molar, 'Considera um elétron a mais para cada íon do metal.'],
      ],
    }
  },
  tell: told => {
    const { scene, metal, amperes, seconds } = told
    const charge = tidy(amperes * seconds)
    const electrons = tidy(charge / FARADAY)
    const product = tidy((electrons * metal.molar) / metal.charge)
    return {
      statement:
        `${scene.statement(told)} A massa molar do ${metal.name} é ${measure(metal.molar, 'g/mol')}, e a constante de Faraday, ${measure(FARADAY, 'C/mol')}.\n\nSe toda a corrente é usada na deposição, a massa de ${metal.name} depositada é de`.replace(
          'do prata',
          'da prata',
        ),
      explanation: raw`O tempo é de ${measure(seconds, 's')}, e a carga que circula, $Q = i t = ${tex(amperes)} \cdot ${tex(seconds)} = ${texMeasure(charge, 'C')}$.

Em mols de elétrons: $\frac{${tex(charge)}}{${tex(FARADAY)}} = ${texMeasure(electrons, 'mol')}$.

Como $${cation(metal)} + ${metal.charge === 1 ? '' : metal.charge}\,e^- \rightarrow \mathrm{${metal.symbol}}$, são ${metal.charge === 1 ? '1 mol' : `${metal.charge} mol`} de elétrons por mol de metal:

$m = \frac{${tex(electrons)}}{${metal.charge}} \cdot ${metal.molar} = ${texMeasure(product, 'g')}$

Para lembrar: carga (corrente vezes tempo) → mols de elétrons → mols de metal → massa.`,
    }
  },
})
export type Electroplating = ParametersOf<typeof electroplating>

type Half = { name: string; symbol: string; charge: number; potential: number }
type Cell = { town: string; one: Half; other: Half }
const HALF = (name: string, symbol: string, charge: number, potential: number): Half => ({
  name,
  symbol,
  charge,
  potential,
})

const HALVES = [
  HALF('prata', 'Ag', 1, 0.8),
  HALF('cobre', 'Cu', 2, 0.34),
  HALF('chumbo', 'Pb', 2, -0.13),
  HALF('estanho', 'Sn', 2, -0.14),
  HALF('níquel', 'Ni', 2, -0.25),
  HALF('cádmio', 'Cd', 2, -0.4),
  HALF('ferro', 'Fe', 2, -0.44),
  HALF('crômio', 'Cr', 3, -0.74),
  HALF('zinco', 'Zn', 2, -0.76),
  HALF('manganês', 'Mn', 2, -1.18),
  HALF('alumínio', 'Al', 3, -1.66),
  HALF('magnésio', 'Mg', 2, -2.37),
]

const potentials = (halves: readonly Half[]) =>
  ['| Semirreação de redução | $E^\\circ$ (V) |', '| --- | ---: |']
    .concat(
      halves.map(
        ({ symbol, charge, potential }) =>
          raw`| $\mathrm{${symbol}^{${charge === 1 ? '' : charge}+}} + ${charge === 1 ? '' : charge}\,e^- \rightarrow \mathrm{${symbol}}$ | $${potential > 0 ? '+' : ''}${tex(potential, 2)}$ |`,
      ),
    )
    .join('\n')

// What a class may touch and what old piles were made of; cadmium and manganese belong to the laboratory.
const USUAL = HALVES.filter(({ symbol }) => !['Cd', 'Cr', 'Mn', 'Pb'].includes(symbol))
const OLD = HALVES.filter(({ symbol }) => ['Ag', 'Cu', 'Sn', 'Fe', 'Pb', 'Zn'].includes(symbol))

const CELL_SCENES: readonly { halves: readonly Half[]; statement(cell: Cell): string }[] = [
  {
    halves: USUAL,
    statement: ({ town, one, other }) =>
      `Em uma feira de ciências de ${town}, estudantes montaram uma pilha com um eletrodo de ${one.name} e outro de ${other.name}, cada um mergulhado em solução de seus íons, em condições padrão.\n\n${potentials([one, other])}\n\nA força eletromotriz dessa pilha é de`,
  },
  {
    halves: USUAL,
    statement: ({ town, one, other }) =>
      `Para acender um pequeno visor, uma turma de ${town} usou uma pilha formada por placas de ${one.name} e de ${other.name} em soluções de seus sais, ligadas por uma ponte salina, em condições padrão.\n\n${potentials([one, other])}\n\nA diferença de potencial que essa pilha pode fornecer é de`,
  },
  {
    halves: HALVES,
    statement: ({ town, one, other }) =>
      `Um técnico de um laboratório de ${town} compara metais quanto à corrosão. Em um dos testes, ele mede a tensão entre uma lâmina de ${one.name} e uma de ${other.name}, em soluções de seus íons e em condições padrão, sem que passe corrente.\n\n${potentials([one, other])}\n\nA tensão medida pelo técnico é de`,
  },
  {
    halves: OLD,
    statement: ({ town, one, other }) =>
      `Em um museu de ciências de ${town}, uma réplica de pilha antiga tem dois metais: ${one.name} e ${other.name}. Considere que cada um esteja em contato com uma solução de seus íons, em condições padrão.\n\n${potentials([one, other])}\n\nA tensão entre os terminais da réplica, em circuito aberto, é de`,
  },
]

export const cellVoltage = defineFamily({
  slug: 'qui-tensao-da-pilha',
  subject: 'quimica',
  topic: 'qui-eletroquimica',
  skill: 17,
  difficulty: 'medium',
  scenes: CELL_SCENES,
  draw: (chance, scene) => {
    const [one, other] = chance.some(scene.halves, 2) as [Half, Half]
    return { scene, town: chance.pick(TOWNS), one, other }
  },
  solve: ({ one, other }) => {
    const [cathode, anode] = one.potential > other.potential ? [one, other] : [other, one]
    const right = cathode.potential - anode.potential
    // By how much each half-reaction is multiplied so that the electrons balance.
    const balance = cathode.charge === anode.charge ? [2, 2] : [anode.charge, cathode.charge]
    const by = cathode.charge === anode.charge ? 'pelo número de elétrons' : 'pelos coeficientes'
    return {
      show: value => measure(value, 'V', 2),
      isPlausible: value => right >= 0.1 && value >= 0.01 && value <= 12,
      key: [right, 'É o potencial de redução do cátodo, o maior, menos o do ânodo.'],
      errors: () => [
        [
          Math.abs(cathode.potential + anode.potential),
          'Soma os dois potenciais de redução em vez de subtraí-los.',
        ],
        [
          Math.abs(cathode.potential),
          `Considera apenas o potencial do ${cathode.name}.`.replace('do prata', 'da prata'),
        ],
        [Math.abs(anode.potential), `Considera apenas o potencial do ${anode.name}.`],
        [
          Math.abs(cathode.potential * balance[0]! - anode.potential * balance[1]!),
          `Multiplica os potenciais ${by}, mas o potencial não depende da quantidade.`,
        ],
        [right / 2, 'Calcula a diferença e tira a média entre os dois eletrodos.'],
        [right * 2, 'Multiplica a diferença de potencial pelo número de eletrodos.'],
        [
          Math.abs(cathode.potential + anode.potential) / 2,
          'Calcula a média dos dois potenciais de redução.',
        ],
        [
          Math.abs(cathode.potential * balance[0]! + anode.potential * balance[1]!),
          `Multiplica os potenciais ${by} e ainda os soma.`,
        ],
        [
          Math.abs(cathode.potential) + 2 * Math.abs(anode.potential),
          'Conta duas vezes o potencial do ânodo.',
        ],
        [
          2 * Math.abs(cathode.potential) + Math.abs(anode.potential),
          'Conta duas vezes o potencial do cátodo.',
        ],
        [right * 3, 'Multiplica a diferença de potencial pelo número de elétrons de um dos íons.'],
      ],
    }
  },
  tell: told => {
    const { scene, one, other } = told
    const [cathode, anode] = one.potential > other.potential ? [one, other] : [other, one]
    const second = anode.potential < 0 ? `(${tex(anode.potential, 2)})` : tex(anode.potential, 2)
    return {
      statement: scene.statement(told),
      explanation: raw`O metal de maior potencial de redução reduz-se: o cátodo é o eletrodo de ${cathode.name} ($${tex(cathode.potential, 2)}\ \text{V}$). O outro, de ${anode.name} ($${tex(anode.potential, 2)}\ \text{V}$), oxida-se: é o ânodo.

$\Delta E^\circ = E^\circ_{\text{cátodo}} - E^\circ_{\text{ânodo}} = ${tex(cathode.potential, 2)} - ${second} = ${texMeasure(tidy(cathode.potential - anode.potential), 'V', 2)}$

Para lembrar: os potenciais não são multiplicados pelos coeficientes, e a pilha tem sempre tensão positiva.`,
    }
  },
})
export type CellVoltage = ParametersOf<typeof cellVoltage>
