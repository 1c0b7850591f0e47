import { counted, measure, tex, texMeasure, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { COAST, TOWNS } from '../places.ts'

const raw = String.raw

type Echo = { town: string; speed: number; seconds: number; ask: 'distance' | 'time' }
const reach = ({ speed, seconds }: Echo) => tidy((speed * seconds) / 2)

const ECHO_SCENES: readonly {
  towns?: readonly string[]

  speed: number
  seconds: readonly [low: number, high: number, step: number]
  statement(echo: Echo): string
}[] = [
  {
    towns: COAST,
    speed: 1500,
    seconds: [0.04, 0.6, 0.02],
    statement: echo =>
      `O sonar de um barco de pesquisa que navega no litoral próximo a ${echo.town} emite um pulso de ultrassom para o fundo do mar. A velocidade do som na água do mar é de ${measure(1500, 'm/s')}.\n\n${echo.ask === 'distance' ? `Se o eco volta ao barco ${measure(echo.seconds, 's')} depois da emissão, a profundidade no local é de` : `Em um local onde a profundidade é de ${measure(reach(echo), 'm')}, o eco volta ao barco depois de`}`,
  },
  {
    speed: 340,
    seconds: [0.4, 6, 0.2],
    statement: echo =>
      `Durante uma caminhada na região de ${echo.town}, um grupo grita diante de um paredão de rocha e ouve o eco. A velocidade do som no ar é de ${measure(340, 'm/s')}.\n\n${echo.ask === 'distance' ? `Se o eco é ouvido ${measure(echo.seconds, 's')} depois do grito, o grupo está a uma distância do paredão igual a` : `Se o paredão está a ${measure(reach(echo), 'm')} do grupo, o intervalo entre o grito e o eco é de`}`,
  },
  {
    speed: 340,
    seconds: [0.02, 0.3, 0.01],
    statement: echo =>
      `Um robô construído por estudantes de ${echo.town} desvia de obstáculos com um sensor que emite ultrassom e mede o tempo até a volta do eco. A velocidade do som no ar é de ${measure(340, 'm/s')}.\n\n${echo.ask === 'distance' ? `Quando o sensor registra ${measure(echo.seconds, 's')}, o obstáculo está a` : `Para um obstáculo a ${measure(reach(echo), 'm')} de distância, o sensor registra`}`,
  },
  {
    speed: 300_000,
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
    const { speed, seconds, ask } = echo
    const isRadio = speed === 300_000
    const [lengthUnit, timeUnit, perSecond] = isRadio ? ['km', 'ms', 1000] : ['m', 's', 1]
    // The other of two well-known speeds, taken by mistake.
    const other = isRadio ? undefined : speed === 1500 ? 340 : 1500
    const distance = reach(echo)
    const right = ask === 'distance' ? distance : seconds * perSecond
    const medium = speed === 1500 ? 'no ar' : 'na água'
    return {
      show: value => (ask === 'distance' ? measure(value, lengthUnit) : measure(value, timeUnit)),
      isPlausible: value => value > right / 120 && value < right * 120 && tidy(value * 1000) % 1 === 0,
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
                ask === 'distance' ? (other * seconds) / 2 : (2 * distance) / other,
                `Usa a velocidade do som ${medium}.`,
              ],
              [
                ask === 'distance' ? other * seconds : distance / other,
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
          ask === 'distance' ? right / 100 : right * 100,
          'Erra duas casas decimais ao trabalhar com a unidade de tempo.',
        ],
      ],
    }
  },
  tell: told => {
    const { scene, speed, seconds, ask } = told
    const isRadio = speed === 300_000
    const distance = reach(told)
    const [lengthUnit, speedUnit] = isRadio ? ['km', 'km/s'] : ['m', 'm/s']
    const inMilliseconds = isRadio
      ? ` São ${counted(tidy(seconds * 1000), 'milissegundo', 'milissegundos')}.`
      : ''
    return {
      statement: scene.statement(told),
      explanation:
        ask === 'distance'
          ? raw`${isRadio ? raw`O tempo é de $${tex(tidy(seconds * 1000))}\ \text{ms} = ${texMeasure(seconds, 's')}$. ` : ''}Nesse tempo, o pulso vai até o alvo e volta: percorre $${tex(speed)} \cdot ${tex(seconds)} = ${texMeasure(tidy(speed * seconds), lengthUnit)}$.

A distância é a metade: $${tex(tidy(speed * seconds))} : 2 = ${texMeasure(distance, lengthUnit)}$.

Para lembrar: em sonar, radar e eco, o tempo medido é sempre o de ida e volta.`
          : raw`Até voltar, o pulso percorre $2 \cdot ${tex(distance)} = ${texMeasure(tidy(2 * distance), lengthUnit)}$.

A ${written(speed)} ${speedUnit}, ele leva $\frac{${tex(tidy(2 * distance))}}{${tex(speed)}} = ${texMeasure(seconds, 's')}$.${inMilliseconds}

Para lembrar: em sonar, radar e eco, o caminho do pulso é o dobro da distância até o alvo.`,
    }
  },
})
export type EchoDistance = ParametersOf<typeof echoDistance>
