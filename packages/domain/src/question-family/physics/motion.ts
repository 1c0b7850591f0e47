import { counted, measure, tex, texMeasure, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { GRAIN, LARGE, ON_ROADS, RIVER_LINES, TOWNS } from '../places.ts'

const raw = String.raw

type Leg = { speed: number; hours: number }
type Trip = { town: string; legs: readonly [Leg, Leg]; stop: number }

const far = ({ speed, hours }: Leg) => measure(tidy(speed * hours), 'km')
const pause = (hours: number) => counted(hours * 60, 'minuto', 'minutos')
const clock = (hours: number) => {
  const [whole, minutes] = [Math.floor(hours), Math.round((hours % 1) * 60)]
  const said = whole > 0 ? `${whole} h` : ''
  return [said, minutes > 0 ? `${minutes} min` : ''].filter(Boolean).join(' ')
}

const TRIP_SCENES: readonly {
  towns?: readonly string[]
  speeds: readonly [low: number, high: number, step: number]
  most: number
  statement(trip: Trip): string
}[] = [
  {
    towns: ON_ROADS,
    speeds: [40, 80, 5],
    most: 110,
    statement: ({ town, legs: [one, other], stop }) =>
      `Um ônibus intermunicipal sai de ${town} e percorre ${far(one)} em ${clock(one.hours)}. Depois de uma parada de ${pause(stop)} para o lanche, percorre mais ${far(other)} em ${clock(other.hours)} e chega ao destino.\n\nA velocidade média do ônibus na viagem inteira, incluída a parada, foi de`,
  },
  {
    towns: RIVER_LINES,
    speeds: [12, 36, 2],
    most: 50,
    statement: ({ town, legs: [one, other], stop }) =>
      `Um barco que leva passageiros e mercadorias a partir de ${town} navega ${far(one)} em ${clock(one.hours)}, fica ${pause(stop)} atracado em uma vila e navega outros ${far(other)} em ${clock(other.hours)}.\n\nDa partida à chegada, a velocidade média do barco foi de`,
  },
  {
    speeds: [10, 30, 2],
    most: 40,
    statement: ({ town, legs: [one, other], stop }) =>
      `Uma ciclista que treina nos arredores de ${town} pedalou ${far(one)} em ${clock(one.hours)}, descansou ${pause(stop)} e pedalou mais ${far(other)} em ${clock(other.hours)}.\n\nConsiderando também o descanso, a velocidade média dela nesse treino foi de`,
  },
  {
    towns: GRAIN,
    speeds: [30, 80, 5],
    most: 100,
    statement: ({ town, legs: [one, other], stop }) =>
      `Um caminhão carregado de grãos saiu de ${town}, percorreu ${far(one)} em ${clock(one.hours)}, esperou ${pause(stop)} na fila da balança e percorreu os últimos ${far(other)} em ${clock(other.hours)}.\n\nA velocidade média do caminhão entre a saída e a chegada, com a espera, foi de`,
  },
]

export const averageSpeed = defineFamily({
  slug: 'fis-velocidade-media',
  subject: 'fisica',
  topic: 'fis-cinematica',
  skill: 20,
  difficulty: 'easy',
  scenes: TRIP_SCENES,
  draw: (chance, scene) => {
    const leg = () => ({ speed: chance.whole(...scene.speeds), hours: chance.pick([0.5, 1, 1.5, 2, 2.5, 3]) })
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      legs: [leg(), leg()] as const,
      stop: chance.pick([0.25, 0.5, 0.75, 1]),
    }
  },
  solve: ({ scene, legs, stop }) => {
    const [one, other] = legs
    const distance = one.speed * one.hours + other.speed * other.hours
    const moving = one.hours + other.hours
    const right = distance / (moving + stop)
    return {
      show: value => measure(value, 'km/h'),
      isPlausible: value =>
        one.speed !== other.speed && tidy(value * 10) % 1 === 0 && value >= 4 && value <= scene.most,
      key: [right, 'É a distância total dividida pelo tempo total, com a parada.'],
      errors: () => [
        [distance / moving, 'Esquece o tempo parado, que faz parte da viagem.'],
        [
          (one.speed + other.speed) / 2,
          'Calcula a média das velocidades dos dois trechos, que duraram tempos diferentes.',
        ],
        [
          (one.speed + other.speed) / 3,
          'Faz a média das velocidades contando a parada como um trecho de velocidade zero.',
        ],
        [other.speed, 'Considera apenas o segundo trecho.'],
        [one.speed, 'Considera apenas o primeiro trecho.'],
        [distance / (moving + 2 * stop), 'Conta duas vezes o tempo parado.'],
        [distance / (moving - stop), 'Subtrai o tempo parado em vez de somá-lo.'],
        [distance / 2 / (moving + stop), 'Divide por 2, como em uma média, a velocidade já calculada.'],
        [
          (one.speed * one.hours) / (one.hours + stop),
          'Soma a parada ao primeiro trecho e esquece o segundo.',
        ],
        [
          (other.speed * other.hours) / (other.hours + stop),
          'Soma a parada ao segundo trecho e esquece o primeiro.',
        ],
      ],
    }
  },
  tell: told => {
    const [one, other] = told.legs
    const [first, second] = [tidy(one.speed * one.hours), tidy(other.speed * other.hours)]
    const time = tidy(one.hours + other.hours + told.stop)
    return {
      statement: told.scene.statement(told),
      explanation: raw`A distância total é $${tex(first)} + ${tex(second)} = ${texMeasure(first + second, 'km')}$.

O tempo total, em horas, inclui a parada de ${pause(told.stop)}: $${tex(one.hours)} + ${tex(told.stop)} + ${tex(other.hours)} = ${texMeasure(time, 'h')}$.

$v_m = \frac{${tex(first + second)}}{${tex(time)}} = ${texMeasure(tidy((first + second) / time), 'km/h')}$

Para lembrar: velocidade média não é média de velocidades; é distância total sobre tempo total, com as paradas.`,
    }
  },
})
export type AverageSpeed = ParametersOf<typeof averageSpeed>

type Braking = { town: string; kmh: number; reaction: number; braking: number; ask: 'distance' | 'reaction' }

const BRAKING_SCENES: readonly {
  towns?: readonly string[]
  speeds: readonly number[]
  reactions: readonly number[]
  brakings: readonly number[]
  statement(braking: Braking): string
}[] = [
  {
    speeds: [36, 54],
    reactions: [0.5, 0.6, 0.8, 1, 1.2, 1.5],
    brakings: [4, 5, 6, 8],
    statement: ({ town, kmh, reaction, braking, ask }) =>
      `Em uma avenida de ${town}, uma motorista dirige a ${measure(kmh, 'km/h')} quando uma bola rola para a pista. Ela leva ${measure(reaction, 's')} para acionar o freio, que reduz a velocidade à razão constante de ${measure(braking, 'm/s²')} até o carro parar.\n\n${ask === 'distance' ? 'Desde que a bola aparece até a parada, o carro percorre' : 'Entre o aparecimento da bola e o início da frenagem, o carro percorre'}`,
  },
  {
    speeds: [36, 54, 72, 90],
    reactions: [1.5, 1.6, 1.8, 2, 2.2, 2.4, 2.5],
    brakings: [4, 5, 6, 8],
    statement: ({ town, kmh, reaction, braking, ask }) =>
      `Uma campanha de trânsito em ${town} alerta para o uso do celular ao volante. Em um dos exemplos, o carro está a ${measure(kmh, 'km/h')}, o condutor distraído demora ${measure(reaction, 's')} para reagir a um obstáculo e, então, freia com desaceleração constante de ${measure(braking, 'm/s²')}.\n\n${ask === 'distance' ? 'Nesse exemplo, a distância total percorrida até o carro parar é de' : 'Nesse exemplo, a distância percorrida antes que os freios comecem a atuar é de'}`,
  },
  {
    towns: LARGE,
    speeds: [36, 54],
    reactions: [0.5, 0.6, 0.8, 1, 1.2, 1.5],
    brakings: [2, 2.5, 3, 4],
    statement: ({ town, kmh, reaction, braking, ask }) =>
      `Um ônibus trafega a ${measure(kmh, 'km/h')} em um corredor exclusivo de ${town}. Ao ver o semáforo ficar amarelo, o motorista demora ${measure(reaction, 's')} para frear, e o ônibus passa a perder velocidade à taxa constante de ${measure(braking, 'm/s²')}.\n\n${ask === 'distance' ? 'A distância que o ônibus percorre desde o sinal amarelo até parar é de' : 'Durante o tempo de reação do motorista, o ônibus percorre'}`,
  },
  {
    towns: ON_ROADS,
    speeds: [54, 72, 90],
    reactions: [0.5, 0.6, 0.8, 1, 1.2, 1.5, 2],
    brakings: [4, 5, 6, 8],
    statement: ({ town, kmh, reaction, braking, ask }) =>
      `Uma rodovia que passa por ${town} recebeu sinalização de travessia de animais. Um veículo a ${measure(kmh, 'km/h')} segue por ela quando um animal surge à frente. O tempo de reação do condutor é de ${measure(reaction, 's')}, e a desaceleração do veículo na frenagem é constante e igual a ${measure(braking, 'm/s²')}.\n\n${ask === 'distance' ? 'A menor distância à qual o animal deve estar, quando é visto, para não ser atingido é de' : 'Do total percorrido até parar, a parte que corresponde à reação do condutor é de'}`,
  },
]

export const stoppingDistance = defineFamily({
  slug: 'fis-distancia-de-parada',
  subject: 'fisica',
  topic: 'fis-cinematica',
  skill: 20,
  difficulty: 'medium',
  scenes: BRAKING_SCENES,
  draw: (chance, scene) => ({
    scene,
    town: chance.pick(scene.towns ?? TOWNS),
    kmh: chance.pick(scene.speeds),
    reaction: chance.pick(scene.reactions),
    braking: chance.pick(scene.brakings),
    ask: chance.pick(['distance', 'distance', 'distance', 'reaction'] as const),
  }),
  solve: ({ kmh, reaction, braking, ask }) => {
    const v = kmh / 3.6
    const [reacting, stopping] = [v * reaction, (v * v) / (2 * braking)]
    const show = (value: number) => measure(value, 'm')
    const right = ask === 'reaction' ? reacting : reacting + stopping
    const isPlausible = (value: number) => value > 1 && value < right * 8 && tidy(value * 100) % 1 === 0
    const forgetsTwo: [number, string] = [
      reacting + (v * v) / braking,
      'Esquece o 2 da equação de Torricelli ao calcular a frenagem.',
    ]
    const asKmh: [number, string] = [
      kmh * reaction,
      'Multiplica a velocidade em km/h pelo tempo em segundos, sem converter.',
    ]
    if (ask === 'reaction')
      return {
        show,
        isPlausible,
        key: [reacting, 'Enquanto o condutor não reage, a velocidade é constante.'],
        errors: () => [
          asKmh,
          [stopping, 'Calcula a distância percorrida durante a frenagem.'],
          [reacting + stopping, 'Calcula a distância total até parar.'],
          [v, 'Considera que o tempo de reação seja de um segundo.'],
          [reacting / 2, 'Usa a velocidade média de uma frenagem, mas na reação a velocidade não muda.'],
          [
            Math.abs(reacting - (braking * reaction * reaction) / 2),
            'Aplica a desaceleração já durante o tempo de reação.',
          ],
          [v / 2, 'Divide a velocidade por 2 e não usa o tempo de reação.'],
          [(v * v) / braking, 'Usa a equação de Torricelli, sem o 2, em um trecho em que não há aceleração.'],
          [
            v / braking,
            'Divide a velocidade pela desaceleração: é o tempo da frenagem, e não uma distância.',
          ],
          [kmh * 3.6 * reaction, 'Multiplica por 3,6 em vez de dividir, ao passar de km/h para m/s.'],
        ],
      }
    return {
      show,
      isPlausible,
      key: [
        reacting + stopping,
        'Soma o trecho percorrido durante a reação, a velocidade constante, e o da frenagem.',
      ],
      errors: () => [
        [stopping, 'Esquece a distância percorrida durante o tempo de reação.'],
        forgetsTwo,
        [reacting, 'Considera apenas a distância percorrida durante o tempo de reação.'],
        [kmh * reaction + stopping, 'Calcula o trecho da reação com a velocidade em km/h, sem converter.'],
        [(v * v) / braking, 'Esquece o 2 da equação de Torricelli e o tempo de reação.'],
        [reacting + v / (2 * braking), 'Esquece de elevar a velocidade ao quadrado no trecho da frenagem.'],
        [Math.abs(stopping - reacting), 'Subtrai os dois trechos em vez de somá-los.'],
        [(v * v) / (2 * braking) + v, 'Considera que o tempo de reação seja de um segundo.'],
        [
          kmh * reaction + (v * v) / braking,
          'Não converte a velocidade no trecho da reação e esquece o 2 da equação de Torricelli.',
        ],
      ],
    }
  },
  tell: told => {
    const { kmh, reaction, braking, ask } = told
    const v = tidy(kmh / 3.6)
    const [reacting, stopping] = [tidy(v * reaction), tidy((v * v) / (2 * braking))]
    return {
      statement: told.scene.statement(told),
      explanation: raw`Em metros por segundo, $${kmh} : 3{,}6 = ${texMeasure(v, 'm/s')}$.

Durante a reação, a velocidade é constante: $d_1 = ${tex(v)} \cdot ${tex(reaction)} = ${texMeasure(reacting, 'm')}$.${
        ask === 'distance'
          ? raw`

Na frenagem, pela equação de Torricelli, $0 = ${tex(v)}^2 - 2 \cdot ${tex(braking)} \cdot d_2$, logo $d_2 = \frac{${tex(v * v)}}{${tex(2 * braking)}} = ${texMeasure(stopping, 'm')}$.

No total: $${tex(reacting)} + ${tex(stopping)} = ${texMeasure(tidy(reacting + stopping), 'm')}$.

Para lembrar: a distância de frenagem cresce com o quadrado da velocidade; dobrar a velocidade quadruplica esse trecho.`
          : raw`

A desaceleração de ${measure(braking, 'm/s²')} só interessa depois, quando o freio é acionado.

Para lembrar: antes de multiplicar, confira se velocidade e tempo usam a mesma unidade; ${written(kmh)} é o número de quilômetros por hora.`
      }`,
    }
  },
})
export type StoppingDistance = ParametersOf<typeof stoppingDistance>
