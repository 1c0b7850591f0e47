import { counted, measure, tex, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { TOWNS } from '../places.ts'

const raw = String.raw

type Growth = {
  town: string
  start: number
  period: number
  periods: number
  times: 2 | 3
  ask: 'amount' | 'time'
}

const GROWTH_SCENES: readonly {
  times: readonly (2 | 3)[]
  start: readonly [low: number, high: number, step: number]
  period: readonly number[]
  amount(value: number): string
  time(value: number): string
  statement(growth: Growth): string
}[] = [
  {
    times: [2, 3],
    start: [100, 900, 50],
    period: [20, 30, 40, 60],
    amount: value => counted(value, 'bactéria', 'bactérias'),
    time: value => counted(value, 'minuto', 'minutos'),
    statement: ({ town, start, period, periods, times, ask }) =>
      `Em um laboratório de ${town}, uma cultura com ${start} bactérias ${times === 2 ? 'dobra' : 'triplica'} de tamanho a cada ${period} minutos, enquanto há alimento.\n\n${ask === 'amount' ? `Após ${period * periods} minutos, a cultura terá` : `A cultura chegará a ${written(start * times ** periods)} bactérias após`}`,
  },
  {
    times: [2],
    start: [2, 30, 1],
    period: [5, 6, 8, 10, 12],
    amount: value => measure(value, 'm²'),
    time: value => counted(value, 'dia', 'dias'),
    statement: ({ town, start, period, periods, ask }) =>
      `Em uma lagoa próxima a ${town}, que recebe esgoto, os aguapés cobrem ${measure(start, 'm²')} e essa área dobra a cada ${period} dias.\n\n${ask === 'amount' ? `Mantido esse ritmo, a área coberta daqui a ${period * periods} dias será de` : `Mantido esse ritmo, a área coberta chegará a ${measure(start * 2 ** periods, 'm²')} daqui a`}`,
  },
  {
    times: [2, 3],
    start: [20, 300, 10],
    period: [2, 3, 4, 6],
    amount: value => counted(value, 'visualização', 'visualizações'),
    time: value => counted(value, 'hora', 'horas'),
    statement: ({ town, start, period, periods, times, ask }) =>
      `Um vídeo sobre uma feira de ciências de ${town} tinha ${start} visualizações quando começou a ser compartilhado. A partir de então, o total de visualizações ${times === 2 ? 'dobrou' : 'triplicou'} a cada ${period} horas.\n\n${ask === 'amount' ? `Ao completar ${period * periods} horas, o vídeo tinha` : `O vídeo chegou a ${written(start * times ** periods)} visualizações depois de`}`,
  },
  {
    times: [2, 3],
    start: [4, 60, 2],
    period: [3, 4, 5, 7],
    amount: value => counted(value, 'planta', 'plantas'),
    time: value => counted(value, 'semana', 'semanas'),
    statement: ({ town, start, period, periods, times, ask }) =>
      `Uma planta aquática invasora foi notada em um lago de ${town}. Havia ${start} plantas na primeira contagem, e a população ${times === 2 ? 'dobra' : 'triplica'} a cada ${period} semanas.\n\n${ask === 'amount' ? `Depois de ${period * periods} semanas da primeira contagem, sem nenhum controle, haverá` : `Sem nenhum controle, a população chegará a ${written(start * times ** periods)} plantas depois de`}`,
  },
  {
    times: [2],
    start: [2, 20, 1],
    period: [4, 5, 6, 8],
    amount: value => counted(value, 'litro', 'litros'),
    time: value => counted(value, 'hora', 'horas'),
    statement: ({ town, start, period, periods, ask }) =>
      `Uma cervejaria artesanal de ${town} cultiva fermento a partir de ${start} litros. Em um tanque com alimento à vontade, o volume de fermento dobra a cada ${period} horas.\n\n${ask === 'amount' ? `Passadas ${period * periods} horas, o volume de fermento será de` : `O volume chegará a ${written(start * 2 ** periods)} litros depois de`}`,
  },
]

export const exponentialGrowth = defineFamily({
  slug: 'mat-crescimento-exponencial',
  subject: 'matematica',
  topic: 'mat-exponencial-log',
  skill: 21,
  difficulty: 'medium',
  scenes: GROWTH_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(TOWNS),
      start: chance.whole(...scene.start),
      period: chance.pick(scene.period),
      periods: chance.whole(3, 6),
      times: chance.pick(scene.times),
      ask: chance.pick(['amount', 'time'] as const),
    }
  },
  solve: ({ scene, start, period, periods, times, ask }) => {
    const grows = times === 2 ? 'dobra' : 'triplica'
    const whole = (value: number) => Number.isInteger(value) && value > 0
    if (ask === 'amount') {
      const right = start * times ** periods
      return {
        show: scene.amount,
        isPlausible: value => whole(value) && value < right * 20 && value > right / 60,
        key: [right, `A quantidade inicial é multiplicada por ${times} em cada um dos ${periods} períodos.`],
        errors: () => [
          [
            start * times * periods,
            `Multiplica por ${times} e pelo número de períodos, como se o crescimento fosse linear.`,
          ],
          [start * times ** (periods + 1), 'Conta um período a mais.'],
          [start * times ** (periods - 1), 'Conta um período a menos.'],
          [start * periods ** times, 'Troca a base pelo expoente da potência.'],
          [
            start * (1 + times * periods),
            'Soma à quantidade inicial o mesmo acréscimo em todos os períodos.',
          ],
          [
            start * (5 - times) ** periods,
            `Usa fator ${5 - times}, mas a quantidade ${grows} em cada período.`,
          ],
          [start * periods, 'Multiplica a quantidade inicial apenas pelo número de períodos.'],
          [
            start * (times ** periods + 1),
            'Soma a quantidade inicial ao resultado, no qual ela já está incluída.',
          ],
          [start * times, 'Considera um único período.'],
          [start * times ** (periods + 2), 'Conta também o início e o fim como períodos.'],
        ],
      }
    }
    return {
      show: scene.time,
      isPlausible: value => whole(value) && value < period * periods * 20 && value > (period * periods) / 20,
      key: [period * periods, `São ${periods} períodos em que a quantidade ${grows}.`],
      errors: () => [
        [
          period * times ** periods,
          'Supõe crescimento linear: usa quantas vezes a quantidade cresceu como número de períodos.',
        ],
        [period * (periods + 1), 'Conta um período a mais.'],
        [period * (periods - 1), 'Conta um período a menos.'],
        [
          (period * times ** periods) / times,
          `Divide por ${times} o número de vezes que a quantidade cresceu, em vez de buscar o expoente.`,
        ],
        [periods, 'É o número de períodos, e não o tempo: falta multiplicar pela duração de cada um.'],
        [period * times, `Toma o fator ${times} como número de períodos.`],
        [period + periods, 'Soma o número de períodos à duração de cada um.'],
        [period * (periods - 2), 'Deixa de contar o primeiro e o último período.'],
        [period * periods * times, `Multiplica ainda pelo fator ${times} o tempo já encontrado.`],
        [period * (periods + 2), 'Conta também o início e o fim como períodos.'],
      ],
    }
  },
  tell: told => {
    const { scene, start, period, periods, times, ask } = told
    const end = start * times ** periods
    return {
      statement: scene.statement(told),
      explanation:
        ask === 'amount'
          ? raw`Em ${scene.time(period * periods)} cabem $${period * periods} : ${period} = ${periods}$ períodos de ${scene.time(period)}. Em cada um, a quantidade é multiplicada por ${times}:

$${tex(start)} \cdot ${times}^{${periods}} = ${tex(start)} \cdot ${tex(times ** periods)} = ${tex(end)}$

Para lembrar: crescer sempre pelo mesmo fator é crescimento exponencial; o número de períodos vai para o expoente.`
          : raw`A quantidade cresce $\frac{${tex(end)}}{${tex(start)}} = ${tex(times ** periods)}$ vezes. Como $${tex(times ** periods)} = ${times}^{${periods}}$, passam-se ${periods} períodos.

Cada período dura ${scene.time(period)}, portanto o tempo é de $${periods} \cdot ${period} = ${period * periods}$, isto é, ${scene.time(period * periods)}.

Para lembrar: a pergunta "quantos períodos?" é a pergunta pelo expoente, isto é, pelo logaritmo.`,
    }
  },
})
export type ExponentialGrowth = ParametersOf<typeof exponentialGrowth>
