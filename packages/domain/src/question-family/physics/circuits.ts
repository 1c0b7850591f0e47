import { measure, tex, texMeasure, tidy } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { PORTS, TOWNS } from '../places.ts'

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
  volts: 110 | 220
  most: number
  appliances: readonly Appliance[]
  statement(circuit: Circuit): string
}[] = [
  {
    volts: 220,
    most: 2,
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
    volts: 110,
    most: 4,
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
    volts: 110,
    most: 3,
    appliances: [
      { one: 'liquidificador', many: 'liquidificadores', watts: 440 },
      { one: 'sanduicheira', many: 'sanduicheiras', watts: 880 },
      { one: 'cafeteira', many: 'cafeteiras', watts: 660 },
      { one: 'fritadeira elétrica', many: 'fritadeiras elétricas', watts: 1320 },
      { one: 'freezer', many: 'freezers', watts: 165 },
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
    const loads = chance
      .some(scene.appliances, chance.whole(2, 3))
      .map(appliance => ({ appliance, count: chance.whole(1, scene.most) }))
    return { scene, town: chance.pick(TOWNS), volts: scene.volts, loads }
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
        right <= 60 &&
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

type Mixed = {
  town: string
  volts: number
  alone: number
  pair: readonly [number, number]
  ask: 'current' | 'power'
}

// Pairs whose parallel equivalent comes out whole.
const PAIRS = [
  [3, 6],
  [4, 12],
  [6, 12],
  [5, 20],
  [10, 10],
  [10, 15],
  [12, 24],
  [20, 30],
  [20, 20],
  [30, 60],
  [12, 36],
  [8, 8],
  [8, 24],
  [40, 60],
  [24, 48],
] as const
const together = ([one, other]: readonly [number, number]) => (one * other) / (one + other)

const MIXED_SCENES: readonly {
  towns?: readonly string[]
  volts: readonly number[]
  statement(mixed: Mixed): string
}[] = [
  {
    volts: [6, 9, 12, 24],
    statement: ({ town, volts, alone, pair, ask }) =>
      `Em uma oficina de eletrônica de ${town}, uma estudante liga a uma fonte de ${measure(volts, 'V')} um resistor de ${measure(alone, 'Ω')} em série com dois outros, de ${measure(pair[0], 'Ω')} e ${measure(pair[1], 'Ω')}, associados em paralelo entre si.\n\n${ask === 'current' ? 'A corrente fornecida pela fonte é de' : 'A potência fornecida pela fonte é de'}`,
  },
  {
    towns: PORTS,
    volts: [12, 24],
    statement: ({ town, volts, alone, pair, ask }) =>
      `O sistema de iluminação de um barco de passeio de ${town} usa uma bateria de ${measure(volts, 'V')}. Duas lâmpadas, com resistências de ${measure(pair[0], 'Ω')} e ${measure(pair[1], 'Ω')}, estão em paralelo, e um resistor de proteção de ${measure(alone, 'Ω')} está em série com esse par.\n\n${ask === 'current' ? 'A corrente que sai da bateria é de' : 'A potência total consumida pelo circuito é de'}`,
  },
  {
    volts: [12, 30, 60, 120],
    statement: ({ town, volts, alone, pair, ask }) =>
      `Para desidratar frutas, uma cooperativa de ${town} montou um aquecedor alimentado por ${measure(volts, 'V')}, formado por dois fios resistivos em paralelo, de ${measure(pair[0], 'Ω')} e ${measure(pair[1], 'Ω')}, ligados em série a um terceiro fio, de ${measure(alone, 'Ω')}.\n\n${ask === 'current' ? 'A corrente total no aquecedor é de' : 'A potência do aquecedor é de'}`,
  },
  {
    volts: [3, 6, 9, 12],
    statement: ({ town, volts, alone, pair, ask }) =>
      `Em um robô educativo montado em ${town}, um conjunto de pilhas fornece ${measure(volts, 'V')} a dois motores ligados em paralelo, que equivalem a resistores de ${measure(pair[0], 'Ω')} e ${measure(pair[1], 'Ω')}. Antes deles, em série com o par, há um resistor de ${measure(alone, 'Ω')}. A resistência interna das pilhas é desprezível.\n\n${ask === 'current' ? 'A corrente nas pilhas é de' : 'A potência que as pilhas fornecem é de'}`,
  },
]

export const mixedResistors = defineFamily({
  slug: 'fis-resistores-mistos',
  subject: 'fisica',
  topic: 'fis-circuitos',
  skill: 5,
  difficulty: 'hard',
  scenes: MIXED_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      volts: chance.pick(scene.volts),
      alone: chance.whole(1, 20),
      pair: chance.pick(PAIRS),
      ask: chance.pick(['current', 'power'] as const),
    }
  },
  solve: ({ volts, alone, pair, ask }) => {
    const [one, other] = pair
    const total = alone + together(pair)
    const result = (resistance: number) => (ask === 'current' ? volts / resistance : volts ** 2 / resistance)
    const right = result(total)
    return {
      show: value => measure(value, ask === 'current' ? 'A' : 'W'),
      isPlausible: value =>
        right >= 0.1 &&
        value >= 0.02 &&
        value <= right * 25 &&
        value >= right / 25 &&
        tidy(value * 100) % 1 === 0,
      key: [right, 'O paralelo vira um resistor equivalente, que se soma ao resistor em série.'],
      errors: () => [
        [result(alone + one + other), 'Soma as três resistências, como se todas estivessem em série.'],
        [result(together(pair)), 'Esquece o resistor que está em série.'],
        [result(alone), 'Esquece os dois resistores em paralelo.'],
        [
          result(1 / (1 / alone + 1 / one + 1 / other)),
          'Trata os três resistores como se estivessem em paralelo.',
        ],
        [
          result(alone + (one + other) / 2),
          'Usa a média das duas resistências em paralelo, em vez da resistência equivalente.',
        ],
        [result(alone + one), 'Considera apenas um dos resistores do paralelo.'],
        [result(alone + other), 'Considera apenas o outro resistor do paralelo.'],
        ask === 'current'
          ? [right * volts, 'Calcula a potência, e não a corrente.']
          : [right / volts, 'Calcula a corrente, e não a potência.'],
        ask === 'current'
          ? [right / 2, 'Reparte a corrente total ao meio entre os dois ramos.']
          : [
              volts / total / total,
              'Divide a corrente pela resistência em vez de multiplicá-la pela tensão.',
            ],
        ask === 'current'
          ? [total / volts, 'Divide a resistência pela tensão: inverte a lei de Ohm.']
          : [volts * total, 'Multiplica a tensão pela resistência.'],
        ask === 'current'
          ? [right * 2, 'Soma duas vezes a corrente, uma para cada ramo do paralelo.']
          : [right * 2, 'Conta duas vezes a potência do paralelo, uma para cada ramo.'],
      ],
    }
  },
  tell: told => {
    const { volts, alone, pair, ask } = told
    const [one, other] = pair
    const parallel = tidy(together(pair))
    const total = tidy(alone + parallel)
    const current = tidy(volts / total)
    return {
      statement: told.scene.statement(told),
      explanation: raw`O par em paralelo equivale a $\frac{${one} \cdot ${other}}{${one} + ${other}} = ${texMeasure(parallel, 'Ω')}$.

Em série com o terceiro: $${alone} + ${tex(parallel)} = ${texMeasure(total, 'Ω')}$.

${
  ask === 'current'
    ? raw`A corrente é $i = \frac{${volts}}{${tex(total)}} = ${texMeasure(current, 'A')}$.`
    : raw`A potência é $P = \frac{U^2}{R} = \frac{${volts}^2}{${tex(total)}} = ${texMeasure(tidy(volts ** 2 / total), 'W')}$.`
}

Para lembrar: resolva primeiro o trecho mais interno; em paralelo, o equivalente é menor que qualquer um dos resistores.`,
    }
  },
})
export type MixedResistors = ParametersOf<typeof mixedResistors>
