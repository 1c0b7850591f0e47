import { measure, tex, texMeasure, tidy } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { LOWER_MAINS, TOWNS } from '../places.ts'

const raw = String.raw

type Appliance = { one: string; many: string; watts: number }
type Load = { appliance: Appliance; count: number }
type Circuit = { town: string; volts: 110 | 220; loads: readonly Load[] }

const listed = (loads: readonly Load[]) => {
  const all = loads.map(
    ({ appliance, count }) =>
      `${count} ${count === 1 ? appliance.one : appliance.many} de ${measure(appliance.watts, 'W')}`,
  )
  return `${all.slice(0, -1).join(', ')} e ${all.at(-1)}`
}

const CIRCUIT_SCENES: readonly {
  towns?: readonly string[]
  volts: 110 | 220
  most: number
  /** What such a circuit stands, in amperes. */
  limit: number
  appliances: readonly Appliance[]
  statement(circuit: Circuit): string
}[] = [
  {
    volts: 220,
    most: 2,
    limit: 40,
    appliances: [
      { one: 'forno elétrico', many: 'fornos elétricos', watts: 1760 },
      { one: 'forno de micro-ondas', many: 'fornos de micro-ondas', watts: 1320 },
      { one: 'torneira elétrica', many: 'torneiras elétricas', watts: 3300 },
      { one: 'lava-louças', many: 'lava-louças', watts: 1540 },
      { one: 'geladeira', many: 'geladeiras', watts: 440 },
    ],
    statement: ({ town, loads }) =>
      `Na cozinha de um restaurante de ${town}, um mesmo circuito, de ${measure(220, 'V')}, alimenta em paralelo ${listed(loads)}.\n\nQuando todos esses aparelhos funcionam ao mesmo tempo com a potência indicada, a corrente total no circuito é de`,
  },
  {
    towns: LOWER_MAINS,
    volts: 110,
    most: 4,
    limit: 32,
    appliances: [
      { one: 'computador', many: 'computadores', watts: 220 },
      { one: 'impressora', many: 'impressoras', watts: 330 },
      { one: 'projetor', many: 'projetores', watts: 275 },
      { one: 'ventilador', many: 'ventiladores', watts: 110 },
      { one: 'caixa de som', many: 'caixas de som', watts: 55 },
    ],
    statement: ({ town, loads }) =>
      `O circuito das tomadas da sala de informática de uma escola de ${town}, onde a rede é de ${measure(110, 'V')}, vai alimentar ${listed(loads)}, todos ligados ao mesmo tempo.\n\nO disjuntor desse circuito deve suportar, sem desarmar, uma corrente de pelo menos`,
  },
  {
    volts: 220,
    most: 3,
    limit: 40,
    appliances: [
      { one: 'secador de cabelo', many: 'secadores de cabelo', watts: 1100 },
      { one: 'modelador', many: 'modeladores', watts: 220 },
      { one: 'esterilizador', many: 'esterilizadores', watts: 330 },
      { one: 'aparelho de ar condicionado', many: 'aparelhos de ar condicionado', watts: 1540 },
      { one: 'lavatório aquecido', many: 'lavatórios aquecidos', watts: 2200 },
    ],
    statement: ({ town, loads }) =>
      `A dona de um salão de beleza de ${town} quer saber se a fiação da sala aguenta ${listed(loads)} em uso simultâneo. Os aparelhos são ligados em paralelo a uma rede de ${measure(220, 'V')}.\n\nA corrente que a fiação deverá conduzir é de`,
  },
  {
    towns: LOWER_MAINS,
    volts: 110,
    most: 4,
    // An ordinary power strip.
    limit: 10,
    appliances: [
      { one: 'liquidificador', many: 'liquidificadores', watts: 330 },
      { one: 'batedeira', many: 'batedeiras', watts: 220 },
      { one: 'caixa de som', many: 'caixas de som', watts: 55 },
      { one: 'ventilador', many: 'ventiladores', watts: 110 },
      { one: 'freezer', many: 'freezers', watts: 165 },
      { one: 'espremedor de frutas', many: 'espremedores de frutas', watts: 88 },
    ],
    statement: ({ town, loads }) =>
      `Na barraca de comidas de uma quermesse em ${town}, um único cabo, ligado a ${measure(110, 'V')}, alimenta por meio de um filtro de linha ${listed(loads)}.\n\nCom tudo funcionando ao mesmo tempo, a corrente no cabo é de`,
  },
]

export const circuitCurrent = defineFamily({
  slug: 'fis-corrente-no-circuito',
  subject: 'fisica',
  topic: 'fis-circuitos',
  skill: 5,
  difficulty: 'easy',
  scenes: CIRCUIT_SCENES,
  draw: (chance, scene) => {
    // What the place is there for is always among them.
    const [first, ...rest] = scene.appliances
    const loads = [first!, ...chance.some(rest, chance.whole(1, 2))].map(appliance => ({
      appliance,
      count: chance.whole(1, scene.most),
    }))
    return { scene, town: chance.pick(scene.towns ?? TOWNS), volts: scene.volts, loads }
  },
  solve: ({ scene, volts, loads }) => {
    const sum = (list: number[]) => list.reduce((total, value) => total + value, 0)
    const watts = sum(loads.map(({ appliance, count }) => appliance.watts * count))
    const single = sum(loads.map(({ appliance }) => appliance.watts))
    const strongest = Math.max(...loads.map(({ appliance, count }) => appliance.watts * count))
    const weakest = Math.min(...loads.map(({ appliance }) => appliance.watts))
    const things = sum(loads.map(({ count }) => count))
    const right = watts / volts
    return {
      show: value => measure(value, 'A'),
      isPlausible: value =>
        things > loads.length &&
        right >= 3 &&
        right <= scene.limit &&
        value >= 0.5 &&
        value < right * 12 &&
        tidy(value * 4) % 1 === 0 &&
        scene.volts === volts,
      key: [right, 'Em paralelo, as correntes se somam: é a potência total dividida pela tensão da rede.'],
      errors: () => [
        [single / volts, 'Considera um único aparelho de cada tipo.'],
        [strongest / volts, 'Considera apenas o tipo de aparelho que mais consome.'],
        [
          watts / (volts === 220 ? 110 : 220),
          `Usa uma tensão de ${volts === 220 ? 110 : 220} V, que não é a da rede do enunciado.`,
        ],
        [right / things, 'Divide a corrente total pelo número de aparelhos.'],
        [
          (single * things) / volts,
          'Soma as potências de um aparelho de cada tipo e multiplica pelo número total de aparelhos.',
        ],
        [right / loads.length, 'Calcula a média das correntes dos tipos de aparelho.'],
        [
          weakest / volts,
          'Considera que a corrente seja a do aparelho que menos consome, como se estivessem em série.',
        ],
        [
          single / (volts === 220 ? 110 : 220),
          `Considera um único aparelho de cada tipo e usa uma tensão de ${volts === 220 ? 110 : 220} V.`,
        ],
        [right * loads.length, 'Multiplica a corrente total pelo número de tipos de aparelho.'],
        [
          right * things,
          'Multiplica a corrente total pelo número de aparelhos, que já tinha sido levado em conta.',
        ],
      ],
    }
  },
  tell: told => {
    const { volts, loads } = told
    const parts = loads.map(({ appliance, count }) => raw`${count} \cdot ${tex(appliance.watts)}`).join(' + ')
    const watts = loads.reduce((sum, { appliance, count }) => sum + appliance.watts * count, 0)
    return {
      statement: told.scene.statement(told),
      explanation: raw`A potência total é $${parts} = ${texMeasure(watts, 'W')}$.

Todos os aparelhos estão sob a mesma tensão, e $P = U i$:

$i = \frac{${tex(watts)}}{${volts}} = ${texMeasure(tidy(watts / volts), 'A')}$

Para lembrar: em uma instalação doméstica os aparelhos ficam em paralelo; quanto mais aparelhos, maior a corrente na fiação.`,
    }
  },
})
export type CircuitCurrent = ParametersOf<typeof circuitCurrent>
