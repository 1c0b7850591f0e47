import { counted, measure, tex, texMeasure, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { COAST, MOUNTAINS, TOWNS } from '../places.ts'

const raw = String.raw

type Echo = { town: string; speed: number; seconds: number; ask: 'distance' | 'time' }
const reach = ({ speed, seconds }: Echo) => tidy((speed * seconds) / 2)

const ECHO_SCENES: readonly {
  towns?: readonly string[]
  speed: number
  length: 'm' | 'km'
  time: 's' | 'ms'
  seconds: readonly [low: number, high: number, step: number]
  statement(echo: Echo): string
}[] = [
  {
    towns: COAST,
    speed: 1500,
    length: 'm',
    time: 's',
    seconds: [0.04, 0.6, 0.02],
    statement: echo =>
      `O sonar de um barco de pesquisa que navega no litoral próximo a ${echo.town} emite um pulso de ultrassom para o fundo do mar. A velocidade do som na água do mar é de ${measure(1500, 'm/s')}.\n\n${echo.ask === 'distance' ? `Se o eco volta ao barco ${measure(echo.seconds, 's')} depois da emissão, a profundidade no local é de` : `Em um local onde a profundidade é de ${measure(reach(echo), 'm')}, o eco volta ao barco depois de`}`,
  },
  {
    towns: MOUNTAINS,
    speed: 340,
    length: 'm',
    time: 's',
    seconds: [0.2, 2.8, 0.1],
    statement: echo =>
      `Durante uma caminhada na região de ${echo.town}, um grupo grita diante de um paredão de rocha e ouve o eco. A velocidade do som no ar é de ${measure(340, 'm/s')}.\n\n${echo.ask === 'distance' ? `Se o eco é ouvido ${measure(echo.seconds, 's')} depois do grito, o grupo está a uma distância do paredão igual a` : `Se o paredão está a ${measure(reach(echo), 'm')} do grupo, o intervalo entre o grito e o eco é de`}`,
  },
  {
    speed: 340,
    length: 'm',
    time: 'ms',
    seconds: [0.002, 0.03, 0.0005],
    statement: echo =>
      `Um robô construído por estudantes de ${echo.town} desvia de obstáculos com um sensor que emite ultrassom e mede o tempo até a volta do eco. A velocidade do som no ar é de ${measure(340, 'm/s')}.\n\n${echo.ask === 'distance' ? `Quando o sensor registra ${measure(tidy(echo.seconds * 1000), 'ms')}, o obstáculo está a` : `Para um obstáculo a ${measure(reach(echo), 'm')} de distância, o sensor registra`}`,
  },
  {
    speed: 300_000,
    length: 'km',
    time: 'ms',
    seconds: [0.0002, 0.004, 0.0002],
    statement: echo =>
      `O radar meteorológico que atende a região de ${echo.town} envia pulsos de ondas de rádio, que se propagam a ${measure(300_000, 'km/s')}, e detecta os que são refletidos pelas nuvens de chuva.\n\n${echo.ask === 'distance' ? `Quando um pulso retorna ${measure(tidy(echo.seconds * 1000), 'ms')} depois de emitido, a nuvem está a` : `O pulso refletido por uma nuvem a ${measure(reach(echo), 'km')} do radar retorna depois de`}`,
  },
]

export const echoDistance = defineFamily({
  slug: 'fis-eco',
  subject: 'fisica',
  topic: 'fis-ondas',
  skill: 1,
  difficulty: 'easy',
  scenes: ECHO_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      speed: scene.speed,
      seconds: tidy(chance.whole(...scene.seconds)),
      ask: chance.pick(['distance', 'time'] as const),
    }
  },
  solve: echo => {
    const { scene, speed, seconds, ask } = echo
    const isRadio = speed === 300_000
    const perSecond = scene.time === 'ms' ? 1000 : 1
    // The other of two well-known speeds, taken by mistake.
    const other = isRadio ? undefined : speed === 1500 ? 340 : 1500
    const distance = reach(echo)
    const right = ask === 'distance' ? distance : seconds * perSecond
    const medium = speed === 1500 ? 'no ar' : 'na água'
    return {
      show: value => (ask === 'distance' ? measure(value, scene.length) : measure(value, scene.time)),
      isPlausible: value => value > right / 25 && value < right * 25 && tidy(value * 1000) % 1 === 0,
      key: [
        right,
        ask === 'distance'
          ? 'O pulso vai e volta, portanto a distância é a metade do caminho percorrido.'
          : 'O pulso percorre a distância duas vezes, na ida e na volta.',
      ],
      errors: () => [
        [
          ask === 'distance' ? right * 2 : right / 2,
          ask === 'distance'
            ? 'Esquece que o pulso vai e volta: é o caminho total.'
            : 'Conta apenas a ida e esquece a volta.',
        ],
        [ask === 'distance' ? right / 2 : right * 2, 'Considera duas vezes a ida e a volta.'],
        [
          ask === 'distance' ? right * 4 : right / 4,
          ask === 'distance'
            ? 'Multiplica por 2, para ida e volta, em vez de dividir.'
            : 'Divide por 2, para ida e volta, em vez de multiplicar.',
        ],
        ...(other === undefined
          ? []
          : ([
              [
                ask === 'distance' ? (other * seconds) / 2 : ((2 * distance) / other) * perSecond,
                `Usa a velocidade do som ${medium}.`,
              ],
              [
                ask === 'distance' ? other * seconds : (distance / other) * perSecond,
                `Usa a velocidade do som ${medium} e esquece a ida e a volta.`,
              ],
            ] as [number, string][])),
        [
          right * 10,
          'Erra uma casa decimal na multiplicação ou na divisão: o resultado fica dez vezes maior.',
        ],
        [
          right / 10,
          'Erra uma casa decimal na multiplicação ou na divisão: o resultado fica dez vezes menor.',
        ],
        [
          ask === 'distance' ? right * 20 : right / 20,
          'Esquece a ida e a volta e ainda erra uma casa decimal.',
        ],
        [
          ask === 'distance' ? right / 20 : right * 20,
          'Conta a ida e a volta duas vezes e ainda erra uma casa decimal.',
        ],
        [
          ask === 'distance' ? right / 4 : right * 4,
          ask === 'distance'
            ? 'Divide por 2 três vezes: o tempo, o caminho e o resultado.'
            : 'Multiplica por 2 três vezes: a distância, o caminho e o resultado.',
        ],
      ],
    }
  },
  tell: told => {
    const { scene, speed, seconds, ask } = told
    const distance = reach(told)
    const { length } = scene
    const isShort = scene.time === 'ms'
    const inMilliseconds = isShort
      ? ` São ${counted(tidy(seconds * 1000), 'milissegundo', 'milissegundos')}.`
      : ''
    return {
      statement: scene.statement(told),
      explanation:
        ask === 'distance'
          ? raw`${isShort ? raw`O tempo é de $${tex(tidy(seconds * 1000))}\ \text{ms} = ${texMeasure(seconds, 's')}$. ` : ''}Nesse tempo, o pulso vai até o alvo e volta: percorre $${tex(speed)} \cdot ${tex(seconds)} = ${texMeasure(tidy(speed * seconds), length)}$.

A distância é a metade: $${tex(tidy(speed * seconds))} : 2 = ${texMeasure(distance, length)}$.

Para lembrar: em sonar, radar e eco, o tempo medido é sempre o de ida e volta.`
          : raw`Até voltar, o pulso percorre $2 \cdot ${tex(distance)} = ${texMeasure(tidy(2 * distance), length)}$.

A ${written(speed)} ${length}/s, ele leva $\frac{${tex(tidy(2 * distance))}}{${tex(speed)}} = ${texMeasure(seconds, 's')}$.${inMilliseconds}

Para lembrar: em sonar, radar e eco, o caminho do pulso é o dobro da distância até o alvo.`,
    }
  },
})
export type EchoDistance = ParametersOf<typeof echoDistance>
