import { counted, measure, percent, tex, texMeasure, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { GRAIN, TOWNS } from '../places.ts'

const raw = String.raw

type Lift = {
  town: string
  mass: number
  high: number
  seconds: number
  efficiency: number
  ask: 'consumed' | 'useful'
}
const G = 10
const minutes = (seconds: number) => counted(seconds / 60, 'minuto', 'minutos')

const LIFT_SCENES: readonly {
  towns?: readonly string[]
  /** The useful power such a machine has at most, in watts. */
  strongest: number
  /** How fast it lifts at most, in metres per second, where the load goes up as a whole. */
  fastest?: number
  masses: readonly [low: number, high: number, step: number]
  highs: readonly [low: number, high: number, step: number]
  seconds: readonly number[]
  statement(lift: Lift): string
}[] = [
  {
    strongest: 2200,
    masses: [600, 4500, 300],
    highs: [6, 20, 2],
    seconds: [300, 600, 900],
    statement: ({ town, mass, high, seconds, efficiency, ask }) =>
      `Para abastecer uma caixa-d'água, uma escola de ${town} usa uma bomba que eleva ${written(mass)} litros de água a ${measure(high, 'm')} de altura em ${minutes(seconds)}. Cada litro de água tem massa de ${measure(1, 'kg')}; adote $g = ${texMeasure(G, 'm/s²')}$ e despreze a velocidade com que a água chega.\n\n${ask === 'consumed' ? `Se o rendimento da bomba é de ${percent(efficiency)}, a potência elétrica que ela consome é de` : 'A potência útil da bomba é de'}`,
  },
  {
    strongest: 20_000,
    fastest: 1.5,
    masses: [200, 1800, 100],
    highs: [6, 45, 3],
    seconds: [20, 30, 40, 50, 60],
    statement: ({ town, mass, high, seconds, efficiency, ask }) =>
      `Em uma obra de ${town}, um guindaste ergue, com velocidade constante, uma carga de ${measure(mass, 'kg')} até ${measure(high, 'm')} de altura em ${counted(seconds, 'segundo', 'segundos')}. Adote $g = ${texMeasure(G, 'm/s²')}$.\n\n${ask === 'consumed' ? `Sabendo que o rendimento do motor é de ${percent(efficiency)}, a potência que ele consome durante a subida é de` : 'A potência útil desenvolvida pelo guindaste durante a subida é de'}`,
  },
  {
    strongest: 25_000,
    fastest: 3,
    masses: [300, 900, 50],
    highs: [9, 60, 3],
    seconds: [10, 15, 20, 25, 30],
    statement: ({ town, mass, high, seconds, efficiency, ask }) =>
      `O elevador panorâmico de um mirante de ${town} sobe ${measure(high, 'm')} em ${counted(seconds, 'segundo', 'segundos')}, com velocidade constante. Cabine e passageiros somam ${measure(mass, 'kg')}, e o elevador não tem contrapeso. Adote $g = ${texMeasure(G, 'm/s²')}$.\n\n${ask === 'consumed' ? `Com um rendimento de ${percent(efficiency)}, o motor consome, na subida, a potência de` : 'A potência útil do motor na subida é de'}`,
  },
  {
    towns: GRAIN,
    strongest: 15_000,
    masses: [1200, 9600, 600],
    highs: [4, 24, 2],
    seconds: [60, 120, 180, 240, 300],
    statement: ({ town, mass, high, seconds, efficiency, ask }) =>
      `Em um silo de uma fazenda da região de ${town}, uma esteira leva ${measure(mass, 'kg')} de milho até ${measure(high, 'm')} de altura em ${minutes(seconds)}, em ritmo constante. Adote $g = ${texMeasure(G, 'm/s²')}$.\n\n${ask === 'consumed' ? `Se apenas ${percent(efficiency)} da energia elétrica consumida serve para elevar o milho, a potência elétrica da esteira é de` : 'A potência empregada apenas para elevar o milho é de'}`,
  },
]

export const liftingPower = defineFamily({
  slug: 'fis-potencia-de-elevacao',
  subject: 'fisica',
  topic: 'fis-energia',
  skill: 23,
  difficulty: 'medium',
  scenes: LIFT_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      mass: chance.whole(...scene.masses),
      high: chance.whole(...scene.highs),
      seconds: chance.pick(scene.seconds),
      efficiency: chance.pick([40, 50, 60, 75, 80]),
      ask: chance.pick(['consumed', 'consumed', 'useful'] as const),
    }
  },
  solve: ({ scene, mass, high, seconds, efficiency, ask }) => {
    const useful = (mass * G * high) / seconds
    const share = efficiency / 100
    const right = ask === 'consumed' ? useful / share : useful
    const shared: [number, string][] = [
      [right / G, 'Esquece a aceleração da gravidade ao calcular o trabalho.'],
      [
        seconds % 60 === 0 ? right * 60 : right * seconds,
        seconds % 60 === 0
          ? 'Usa o tempo em minutos, quando a potência em watts pede segundos.'
          : 'Calcula a energia, e não a potência: falta dividir pelo tempo.',
      ],
      [right / high, 'Divide o peso pelo tempo e esquece a altura.'],
      [right / G / G, 'Divide pela aceleração da gravidade em vez de multiplicar.'],
      [right * 2, 'Multiplica por 2, como se a carga subisse e descesse.'],
      [right * 10, 'Multiplica duas vezes pela aceleração da gravidade.'],
    ]
    return {
      show: value => measure(value, 'W'),
      isPlausible: value =>
        right >= 40 &&
        useful <= scene.strongest &&
        high / seconds <= (scene.fastest ?? Number.POSITIVE_INFINITY) &&
        Number.isInteger(tidy(right)) &&
        value >= 4 &&
        Number.isInteger(value) &&
        value < right * 61,
      key: [
        right,
        ask === 'consumed'
          ? 'A potência útil é apenas uma parte da consumida, que por isso é maior.'
          : 'É o trabalho para vencer o peso, dividido pelo tempo em segundos.',
      ],
      errors: () =>
        ask === 'consumed'
          ? [
              [useful, 'É a potência útil: falta considerar o rendimento.'],
              [
                useful * share,
                'Multiplica pelo rendimento em vez de dividir, e a potência consumida fica menor que a útil.',
              ],
              [useful * (1 - share), 'Calcula a potência perdida com base na potência útil.'],
              [
                useful * (2 - share),
                'Soma à potência útil a porcentagem perdida, calculada sobre a própria potência útil.',
              ],
              [useful / (1 - share), 'Divide pela fração perdida em vez da fração aproveitada.'],
              ...shared,
            ]
          : shared,
    }
  },
  tell: told => {
    const { scene, mass, high, seconds, efficiency, ask } = told
    const work = mass * G * high
    const useful = tidy(work / seconds)
    return {
      statement: scene.statement(told),
      explanation: raw`O trabalho para elevar ${measure(mass, 'kg')} é $W = m g h = ${tex(mass)} \cdot 10 \cdot ${tex(high)} = ${texMeasure(work, 'J')}$.

A potência útil é $P_u = \frac{${tex(work)}}{${tex(seconds)}} = ${texMeasure(useful, 'W')}$, com o tempo em segundos.${
        ask === 'consumed'
          ? raw`

Como só ${percent(efficiency)} da potência consumida é útil, $P = \frac{${tex(useful)}}{${tex(efficiency / 100)}} = ${texMeasure(tidy((useful * 100) / efficiency), 'W')}$.

Para lembrar: a potência consumida é sempre maior que a útil; por isso divide-se pelo rendimento.`
          : raw`

Para lembrar: watt é joule por segundo; minutos precisam ser convertidos.`
      }`,
    }
  },
})
export type LiftingPower = ParametersOf<typeof liftingPower>
