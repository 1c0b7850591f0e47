import { measure, tex, texMeasure, tidy } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { BOAT_TRIPS, TOWNS } from '../places.ts'

const raw = String.raw

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
const eachOf = ([one, other]: readonly [number, number]) =>
  one === other ? `de ${measure(one, 'Ω')} cada` : `de ${measure(one, 'Ω')} e ${measure(other, 'Ω')}`
const together = ([one, other]: readonly [number, number]) => (one * other) / (one + other)

const MIXED_SCENES: readonly {
  towns?: readonly string[]
  volts: readonly number[]
  /** The largest current such a source gives, in amperes. */
  strongest: number
  statement(mixed: Mixed): string
}[] = [
  {
    volts: [6, 9, 12, 24],
    strongest: 3,
    statement: ({ town, volts, alone, pair, ask }) =>
      `Em uma oficina de eletrônica de ${town}, uma estudante liga a uma fonte de ${measure(volts, 'V')} um resistor de ${measure(alone, 'Ω')} em série com dois outros, ${eachOf(pair)}, associados em paralelo entre si.\n\n${ask === 'current' ? 'A corrente fornecida pela fonte é de' : 'A potência fornecida pela fonte é de'}`,
  },
  {
    towns: BOAT_TRIPS,
    volts: [12, 24],
    strongest: 8,
    statement: ({ town, volts, alone, pair, ask }) =>
      `O sistema de iluminação de um barco de passeio de ${town} usa uma bateria de ${measure(volts, 'V')}. Duas lâmpadas, com resistências ${eachOf(pair)}, estão em paralelo, e um resistor de proteção de ${measure(alone, 'Ω')} está em série com esse par.\n\n${ask === 'current' ? 'A corrente que sai da bateria é de' : 'A potência total consumida pelo circuito é de'}`,
  },
  {
    volts: [12, 30, 60, 120],
    strongest: 15,
    statement: ({ town, volts, alone, pair, ask }) =>
      `Para desidratar frutas, uma cooperativa de ${town} montou um aquecedor alimentado por ${measure(volts, 'V')}, formado por dois fios resistivos em paralelo, ${eachOf(pair)}, ligados em série a um terceiro fio, de ${measure(alone, 'Ω')}.\n\n${ask === 'current' ? 'A corrente total no aquecedor é de' : 'A potência do aquecedor é de'}`,
  },
  {
    volts: [3, 6, 9, 12],
    strongest: 2,
    statement: ({ town, volts, alone, pair, ask }) =>
      `Em um robô educativo montado em ${town}, um conjunto de pilhas fornece ${measure(volts, 'V')} a dois motores ligados em paralelo, que equivalem a resistores ${eachOf(pair)}. Antes deles, em série com o par, há um resistor de ${measure(alone, 'Ω')}. A resistência interna das pilhas é desprezível.\n\n${ask === 'current' ? 'A corrente nas pilhas é de' : 'A potência que as pilhas fornecem é de'}`,
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
  solve: ({ scene, volts, alone, pair, ask }) => {
    const [one, other] = pair
    const total = alone + together(pair)
    const result = (resistance: number) => (ask === 'current' ? volts / resistance : volts ** 2 / resistance)
    const right = result(total)
    return {
      show: value => measure(value, ask === 'current' ? 'A' : 'W'),
      isPlausible: value =>
        right >= 0.1 &&
        volts / total <= scene.strongest &&
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
