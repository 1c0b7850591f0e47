import { counted, measure, money, tex, texMeasure, tidy } from '../brazilian-numbers.ts'
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
    counts: [1, 8, 1],
    powers: [
      [1500, 1000],
      [1100, 750],
      [1300, 900],
      [1600, 1000],
      [900, 600],
      [1200, 800],
      [2000, 1200],
      [1400, 900],
      [1000, 700],
    ],
    hours: [4, 5, 6, 7, 8, 9, 10],
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
  {
    counts: [2, 15, 1],
    powers: [
      [300, 180],
      [400, 250],
      [350, 200],
      [250, 150],
      [500, 300],
    ],
    hours: [8, 10, 12, 14, 15],
    on: 'os motores fiquem ligados',
    statement: ({ town, count, watts, newWatts, hours, price, ask }) =>
      `Um mercado de ${town} tem ${bulbs(count, 'freezer', 'freezers')} cujos motores, de ${measure(watts, 'W')} cada um, ficam ligados, em média, ${hours} horas por dia. A energia custa ${tariff(price)}.\n\n${ask === 'saving' ? `Se eles forem substituídos por freezers com motor de ${measure(newWatts, 'W')}, ligado pelo mesmo tempo, a despesa de um mês de 30 dias diminuirá em` : 'A despesa com esses freezers em um mês de 30 dias é de'}`,
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
      price: chance.pick([0.65, 0.7, 0.72, 0.75, 0.8, 0.84, 0.85, 0.9, 0.95, 0.96, 1]),
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
