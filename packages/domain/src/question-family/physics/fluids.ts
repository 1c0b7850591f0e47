import { measure, tex, texMeasure, tidy } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { COUNTRYSIDE, TOWNS } from '../places.ts'

const raw = String.raw
const G = 10

type Press = { town: string; mass: number; small: number; large: number; ask: 'force' | 'mass' }
const pressForce = ({ mass, small, large }: Press) => tidy((mass * G * small * small) / (large * large))

const PRESS_SCENES: readonly {
  towns?: readonly string[]
  /** How many times the large piston is as wide as the small one. */
  times: readonly number[]
  masses: readonly [low: number, high: number, step: number]
  statement(press: Press): string
}[] = [
  {
    times: [4, 5, 6, 8, 10],
    masses: [800, 2400, 100],
    statement: press =>
      `Em uma oficina de ${press.town}, um elevador hidráulico levanta carros. O êmbolo em que se aplica a força tem ${measure(press.small, 'cm')} de diâmetro, e o que sustenta o carro, ${measure(press.large, 'cm')}. Adote $g = ${texMeasure(G, 'm/s²')}$ e despreze o peso dos êmbolos.\n\n${press.ask === 'force' ? `Para sustentar um carro de ${measure(press.mass, 'kg')}, a força aplicada no êmbolo menor deve ser de` : `Com uma força de ${measure(pressForce(press), 'N')} no êmbolo menor, sustenta-se um carro de massa igual a`}`,
  },
  {
    times: [2, 3, 4, 5],
    masses: [120, 300, 10],
    statement: press =>
      `A cadeira de um consultório odontológico de ${press.town} é erguida por um sistema hidráulico com dois cilindros: no menor, de ${measure(press.small, 'cm')} de diâmetro, atua um pedal; o maior, de ${measure(press.large, 'cm')} de diâmetro, sustenta a cadeira. Adote $g = ${texMeasure(G, 'm/s²')}$.\n\n${press.ask === 'force' ? `Se cadeira e paciente têm, juntos, ${measure(press.mass, 'kg')}, a força mínima que o pedal deve transmitir ao cilindro menor é de` : `Quando o pedal transmite ${measure(pressForce(press), 'N')} ao cilindro menor, o sistema equilibra cadeira e paciente cuja massa total é de`}`,
  },
  {
    times: [4, 5, 6, 8, 10],
    masses: [300, 1600, 100],
    statement: press =>
      `Uma cooperativa de reciclagem de ${press.town} usa uma plataforma hidráulica para erguer fardos de papel. Os êmbolos têm diâmetros de ${measure(press.small, 'cm')} e ${measure(press.large, 'cm')}; os fardos ficam sobre o maior. Considere $g = ${texMeasure(G, 'm/s²')}$.\n\n${press.ask === 'force' ? `Para manter erguida uma carga de ${measure(press.mass, 'kg')}, deve-se aplicar ao êmbolo menor uma força de` : `Aplicando-se ${measure(pressForce(press), 'N')} ao êmbolo menor, mantém-se erguida uma carga de massa igual a`}`,
  },
  {
    towns: COUNTRYSIDE,
    times: [2, 3, 4, 5, 6],
    masses: [4, 60, 2],
    statement: press =>
      `No freio de um trator usado em uma fazenda da região de ${press.town}, o princípio de Pascal multiplica a força. Para estudá-lo, uma turma de curso técnico montou dois cilindros ligados por um tubo com óleo, de diâmetros ${measure(press.small, 'cm')} e ${measure(press.large, 'cm')}, e pôs um bloco sobre o cilindro maior. Adote $g = ${texMeasure(G, 'm/s²')}$.\n\n${press.ask === 'force' ? `Sendo ${measure(press.mass, 'kg')} a massa do bloco, a força no cilindro menor que o mantém em equilíbrio é de` : `Sendo de ${measure(pressForce(press), 'N')} a força aplicada ao cilindro menor, o bloco que fica em equilíbrio tem massa de`}`,
  },
]

export const hydraulicPress = defineFamily({
  slug: 'fis-prensa-hidraulica',
  subject: 'fisica',
  topic: 'fis-fluidos',
  skill: 18,
  difficulty: 'medium',
  scenes: PRESS_SCENES,
  draw: (chance, scene) => {
    const small = chance.pick([2, 3, 4, 5])
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      mass: chance.whole(...scene.masses),
      small,
      large: small * chance.pick(scene.times),
      ask: chance.pick(['force', 'mass'] as const),
    }
  },
  solve: press => {
    const { mass, small, large, ask } = press
    const times = large / small
    const force = pressForce(press)
    const isForce = ask === 'force'
    const right = isForce ? force : mass
    const isPlausible = (value: number) =>
      Number.isInteger(tidy(force)) &&
      Number.isInteger(value) &&
      value > 1 &&
      value < right * 40 &&
      value > right / 40
    if (isForce)
      return {
        show: value => measure(value, 'N'),
        isPlausible,
        key: [
          force,
          'A pressão é a mesma nos dois êmbolos, e as áreas estão na razão dos quadrados dos diâmetros.',
        ],
        errors: () => [
          [(mass * G) / times, 'Usa a razão entre os diâmetros, mas a pressão depende das áreas.'],
          [mass / times ** 2, 'Esquece de multiplicar a massa pela aceleração da gravidade.'],
          [mass * G, 'Aplica o peso inteiro, sem a vantagem da diferença de áreas.'],
          [mass / times, 'Usa a razão entre os diâmetros e ainda esquece a gravidade.'],
          [(mass * G) / (2 * times), 'Troca o quadrado da razão pelo seu dobro.'],
          [(mass * G) / times ** 3, 'Eleva a razão entre os diâmetros ao cubo, como se fosse entre volumes.'],
          [mass * G * times, 'Inverte a razão e aumenta a força em vez de reduzi-la.'],
          [mass, 'Toma a massa como se fosse a força.'],
        ],
      }
    return {
      show: value => measure(value, 'kg'),
      isPlausible,
      key: [mass, 'A força cresce na razão das áreas, e o peso obtido é dividido por g.'],
      errors: () => [
        [(force * times) / G, 'Usa a razão entre os diâmetros, mas a força depende da razão entre as áreas.'],
        [force * times ** 2, 'Dá o peso em newtons: falta dividir pela aceleração da gravidade.'],
        [force * times, 'Usa a razão entre os diâmetros e não divide pela aceleração da gravidade.'],
        [force / G, 'Supõe que a força não mude de um êmbolo para o outro.'],
        [(force * 2 * times) / G, 'Troca o quadrado da razão pelo seu dobro.'],
        [(force * times ** 3) / G, 'Eleva a razão entre os diâmetros ao cubo, como se fosse entre volumes.'],
        [force, 'Toma a força aplicada como se fosse a massa.'],
        [force * times ** 2 * G, 'Multiplica pela aceleração da gravidade em vez de dividir.'],
        [(force * times ** 4) / G, 'Eleva ao quadrado duas vezes a razão entre os diâmetros.'],
      ],
    }
  },
  tell: told => {
    const { mass, small, large, ask } = told
    const times = large / small
    const force = pressForce(told)
    return {
      statement: told.scene.statement(told),
      explanation: raw`Pelo princípio de Pascal, a pressão é a mesma nos dois lados: $\frac{F_1}{A_1} = \frac{F_2}{A_2}$.

O diâmetro maior é $${large} : ${small} = ${times}$ vezes o menor; a área, $${times}^2 = ${times * times}$ vezes maior. A força também fica multiplicada por ${times * times}.

${
  ask === 'force'
    ? raw`A carga pesa $${tex(mass)} \cdot 10 = ${texMeasure(mass * G, 'N')}$, e a força no lado menor é $${tex(mass * G)} : ${times * times} = ${texMeasure(force, 'N')}$.`
    : raw`No lado maior, a força é $${tex(force)} \cdot ${times * times} = ${texMeasure(mass * G, 'N')}$, que sustenta $${tex(mass * G)} : 10 = ${texMeasure(mass, 'kg')}$.`
}

Para lembrar: áreas variam com o quadrado dos diâmetros.`,
    }
  },
})
export type HydraulicPress = ParametersOf<typeof hydraulicPress>
