import { counted, measure, money, percent, tex, texMeasure, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { TOWNS } from '../places.ts'

const raw = String.raw

type Bill = {
  town: string
  count: number
  watts: number
  newWatts: number
  hours: number
  price: number
  ask: 'cost' | 'saving'
}
const DAYS = 30
const bulbs = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const tariff = (price: number) => `${money(price)} por quilowatt-hora`

const BILL_SCENES: readonly {
  counts: readonly [low: number, high: number, step: number]
  powers: readonly (readonly [watts: number, newWatts: number])[]
  hours: readonly number[]
  /** How people say that they are on. */
  on: string
  statement(bill: Bill): string
}[] = [
  {
    counts: [10, 60, 5],
    powers: [
      [40, 18],
      [40, 20],
      [32, 16],
      [60, 9],
      [100, 15],
      [50, 20],
    ],
    hours: [5, 8, 10, 12],
    on: 'as lâmpadas fiquem acesas',
    statement: ({ town, count, watts, newWatts, hours, price, ask }) =>
      `Uma escola de ${town} tem ${count} lâmpadas de ${measure(watts, 'W')}, que ficam acesas ${hours} horas por dia.${ask === 'saving' ? ` A direção vai trocá-las por lâmpadas de LED de ${measure(newWatts, 'W')}, em igual número e pelo mesmo tempo de uso.` : ''} A energia custa ${tariff(price)}.\n\n${ask === 'saving' ? 'Em um mês de 30 dias, a economia com a troca será de' : 'Em um mês de 30 dias, o gasto com essas lâmpadas é de'}`,
  },
  {
    counts: [1, 4, 1],
    powers: [
      [1500, 1000],
      [1200, 800],
      [2000, 1200],
      [1400, 900],
      [1000, 700],
    ],
    hours: [4, 5, 6, 8],
    on: 'os aparelhos fiquem ligados',
    statement: ({ town, count, watts, newWatts, hours, price, ask }) =>
      `Em uma clínica de ${town}, ${bulbs(count, 'aparelho de ar condicionado', 'aparelhos de ar condicionado')} de ${measure(watts, 'W')} de potência ${count === 1 ? 'funciona' : 'funcionam'} ${hours} horas por dia, a uma tarifa de ${tariff(price)}.${ask === 'saving' ? ` Cogita-se a troca por ${count === 1 ? 'um modelo mais eficiente' : 'modelos mais eficientes'}, de ${measure(newWatts, 'W')}, sem mudar o tempo de uso.` : ''}\n\n${ask === 'saving' ? 'A troca reduzirá a conta de um mês de 30 dias em' : 'O valor correspondente na conta de um mês de 30 dias é de'}`,
  },
  {
    counts: [1, 6, 1],
    powers: [
      [5500, 3500],
      [4500, 2500],
      [6000, 4000],
      [5000, 3200],
    ],
    hours: [0.5, 1, 1.5, 2],
    on: 'os chuveiros fiquem ligados',
    statement: ({ town, count, watts, newWatts, hours, price, ask }) =>
      `O alojamento de estudantes de um instituto federal em ${town} tem ${bulbs(count, 'chuveiro elétrico', 'chuveiros elétricos')} de ${measure(watts, 'W')}, usado${count === 1 ? '' : 's'}, em média, ${counted(hours, 'hora', 'horas')} por dia${count === 1 ? '' : ' cada um'}. A tarifa é de ${tariff(price)}.\n\n${ask === 'saving' ? `Se a chave for mudada para a posição "verão", de ${measure(newWatts, 'W')}, a economia em 30 dias será de` : `A despesa com ${count === 1 ? 'esse chuveiro' : 'esses chuveiros'} em 30 dias é de`}`,
  },
  {
    counts: [2, 12, 1],
    powers: [
      [300, 120],
      [250, 100],
      [400, 150],
      [200, 60],
    ],
    hours: [4, 6, 8, 10],
    on: 'os computadores fiquem ligados',
    statement: ({ town, count, watts, newWatts, hours, price, ask }) =>
      `O telecentro de ${town} mantém ${bulbs(count, 'computador', 'computadores')} de mesa de ${measure(watts, 'W')} ligados ${hours} horas por dia, todos os dias, e paga ${tariff(price)}.\n\n${ask === 'saving' ? `Com computadores portáteis de ${measure(newWatts, 'W')}, em igual número e pelo mesmo tempo de uso, a economia em um mês de 30 dias será de` : 'Em um mês de 30 dias, a energia consumida por esses computadores custa'}`,
  },
]

export const electricBill = defineFamily({
  slug: 'fis-conta-de-energia',
  subject: 'fisica',
  topic: 'fis-energia',
  skill: 6,
  difficulty: 'easy',
  scenes: BILL_SCENES,
  draw: (chance, scene) => {
    const [watts, newWatts] = chance.pick(scene.powers)
    return {
      scene,
      town: chance.pick(TOWNS),
      count: chance.whole(...scene.counts),
      watts,
      newWatts,
      hours: chance.pick(scene.hours),
      price: chance.pick([0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1]),
      ask: chance.pick(['cost', 'saving'] as const),
    }
  },
  solve: ({ scene, count, watts, newWatts, hours, price, ask }) => {
    const cost = (power: number) => (count * power * hours * DAYS * price) / 1000
    const power = ask === 'cost' ? watts : watts - newWatts
    const right = cost(power)
    return {
      show: money,
      isPlausible: value => value >= 1 && value < right * 40 && value > right / 40 && right < 9000,
      key: [
        right,
        'Potência em quilowatts vezes tempo em horas, no mês todo, vezes o preço do quilowatt-hora.',
      ],
      errors: () => [
        [right / price, 'Dá o consumo em quilowatt-hora, sem multiplicar pelo preço.'],
        [right / DAYS, 'Considera um único dia, e não o mês.'],
        ask === 'saving'
          ? [cost(newWatts), 'É o gasto depois da troca, e não a economia.']
          : [right / hours, `Considera que ${scene.on} apenas uma hora por dia.`],
        ask === 'saving'
          ? [cost(watts), 'É o gasto antes da troca, e não a economia.']
          : [right / hours / DAYS, `Considera que ${scene.on} apenas uma hora no mês.`],
        [right / count, `Considera uma unidade só, e não ${count}.`],
        [right / price ** 2, 'Divide pelo preço em vez de multiplicar.'],
        ...(ask === 'saving'
          ? ([[cost(watts + newWatts), 'Soma as potências em vez de subtraí-las.']] as const)
          : []),
        [right / 10, 'Erra a conversão de watt para quilowatt: divide por 10.000.'],
        [right * 10, 'Erra a conversão de watt para quilowatt: divide por 100.'],
        [(right * 24) / hours, 'Considera que o uso seja de 24 horas por dia.'],
      ],
    }
  },
  tell: told => {
    const { scene, count, watts, newWatts, hours, price, ask } = told
    const power = ask === 'cost' ? watts : watts - newWatts
    const kilowatts = tidy((count * power) / 1000)
    const energy = tidy(kilowatts * hours * DAYS)
    return {
      statement: scene.statement(told),
      explanation: raw`${ask === 'saving' ? raw`Cada troca reduz a potência em $${tex(watts)} - ${tex(newWatts)} = ${texMeasure(power, 'W')}$. ` : ''}A potência ${ask === 'saving' ? 'economizada' : 'total'} é $${count} \cdot ${tex(power)} = ${texMeasure(count * power, 'W')} = ${texMeasure(kilowatts, 'kW')}$.

Em 30 dias, a energia é $${tex(kilowatts)} \cdot ${tex(hours)} \cdot 30 = ${texMeasure(energy, 'kWh')}$.

Como cada quilowatt-hora custa ${money(price)}, o valor é $${tex(energy)} \cdot ${tex(price, 2)} = ${tex(tidy(energy * price), 2)}$, isto é, ${money(tidy(energy * price))}.

Para lembrar: quilowatt-hora é potência (em quilowatt) vezes tempo (em hora).`,
    }
  },
})
export type ElectricBill = ParametersOf<typeof electricBill>

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
  masses: readonly [low: number, high: number, step: number]
  highs: readonly [low: number, high: number, step: number]
  seconds: readonly number[]
  statement(lift: Lift): string
}[] = [
  {
    masses: [600, 4500, 300],
    highs: [6, 40, 2],
    seconds: [300, 600, 900],
    statement: ({ town, mass, high, seconds, efficiency, ask }) =>
      `Para abastecer uma caixa-d'água, uma escola de ${town} usa uma bomba que eleva ${written(mass)} litros de água a ${measure(high, 'm')} de altura em ${minutes(seconds)}. Cada litro de água tem massa de ${measure(1, 'kg')}; adote $g = ${texMeasure(G, 'm/s²')}$ e despreze a velocidade com que a água chega.\n\n${ask === 'consumed' ? `Se o rendimento da bomba é de ${percent(efficiency)}, a potência elétrica que ela consome é de` : 'A potência útil da bomba é de'}`,
  },
  {
    masses: [200, 1800, 100],
    highs: [6, 45, 3],
    seconds: [20, 30, 40, 50, 60],
    statement: ({ town, mass, high, seconds, efficiency, ask }) =>
      `Em uma obra de ${town}, um guindaste ergue, com velocidade constante, uma carga de ${measure(mass, 'kg')} até ${measure(high, 'm')} de altura em ${counted(seconds, 'segundo', 'segundos')}. Adote $g = ${texMeasure(G, 'm/s²')}$.\n\n${ask === 'consumed' ? `Sabendo que o rendimento do motor é de ${percent(efficiency)}, a potência que ele consome durante a subida é de` : 'A potência útil desenvolvida pelo guindaste durante a subida é de'}`,
  },
  {
    masses: [300, 900, 50],
    highs: [9, 60, 3],
    seconds: [10, 15, 20, 25, 30],
    statement: ({ town, mass, high, seconds, efficiency, ask }) =>
      `O elevador panorâmico de um mirante de ${town} sobe ${measure(high, 'm')} em ${counted(seconds, 'segundo', 'segundos')}, com velocidade constante. Cabine e passageiros somam ${measure(mass, 'kg')}, e o elevador não tem contrapeso. Adote $g = ${texMeasure(G, 'm/s²')}$.\n\n${ask === 'consumed' ? `Com um rendimento de ${percent(efficiency)}, o motor consome, na subida, a potência de` : 'A potência útil do motor na subida é de'}`,
  },
  {
    masses: [1200, 9600, 600],
    highs: [4, 24, 2],
    seconds: [60, 120, 180, 240, 300],
    statement: ({ town, mass, high, seconds, efficiency, ask }) =>
      `Em um silo da zona rural de ${town}, uma esteira leva ${measure(mass, 'kg')} de milho até ${measure(high, 'm')} de altura em ${minutes(seconds)}, em ritmo constante. Adote $g = ${texMeasure(G, 'm/s²')}$.\n\n${ask === 'consumed' ? `Se apenas ${percent(efficiency)} da energia elétrica consumida serve para elevar o milho, a potência elétrica da esteira é de` : 'A potência empregada apenas para elevar o milho é de'}`,
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
      town: chance.pick(TOWNS),
      mass: chance.whole(...scene.masses),
      high: chance.whole(...scene.highs),
      seconds: chance.pick(scene.seconds),
      efficiency: chance.pick([40, 50, 60, 75, 80]),
      ask: chance.pick(['consumed', 'consumed', 'useful'] as const),
    }
  },
  solve: ({ mass, high, seconds, efficiency, ask }) => {
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
        right <= 60_000 &&
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
