import { measure, tex, texMeasure, tidy } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { TOWNS } from '../places.ts'

const raw = String.raw

// With 1.7 for the square root of three, as the statement says.
const RATIOS = {
  30: { sine: 0.5, cosine: 0.85, tangent: 1.7 / 3, texTangent: raw`\frac{\sqrt{3}}{3}` },
  45: { sine: 0.7, cosine: 0.7, tangent: 1, texTangent: '1' },
  60: { sine: 0.85, cosine: 0.5, tangent: 1.7, texTangent: raw`\sqrt{3}` },
} as const
type Angle = keyof typeof RATIOS

type Sight = { town: string; away: number; angle: Angle; eye: number }

const roots = (angle: Angle) => (angle === 45 ? '' : ' Use 1,7 como valor aproximado de $\\sqrt{3}$.')

const SIGHT_SCENES: readonly {
  away: readonly [low: number, high: number, step: number]
  /** Of what is measured, in metres. */
  highest: number
  eyes: readonly number[]
  from: string
  statement(sight: Sight): string
}[] = [
  {
    highest: 60,
    away: [15, 90, 3],
    eyes: [1.5, 1.6, 1.7],
    from: 'dos olhos da estudante',
    statement: ({ town, away, angle, eye }) =>
      `Para medir a altura da torre de uma igreja de ${town}, uma estudante usou um teodolito caseiro. Em terreno plano, a ${measure(away, 'm')} da torre e com o instrumento à altura dos olhos, a ${measure(eye, 'm')} do chão, ela viu o topo sob um ângulo de ${angle}° acima da horizontal.${roots(angle)}\n\nA altura da torre é de`,
  },
  {
    highest: 40,
    away: [9, 24, 3],
    eyes: [1.2, 1.4, 1.5],
    from: 'do tripé',
    statement: ({ town, away, angle, eye }) =>
      `Uma bióloga mede as palmeiras de um parque de ${town} com um clinômetro apoiado em um tripé de ${measure(eye, 'm')} de altura. Colocando o tripé a ${measure(away, 'm')} de uma palmeira-imperial, em solo plano, ela avista o alto da copa sob um ângulo de ${angle}° com a horizontal.${roots(angle)}\n\nA altura da palmeira é de`,
  },
  {
    highest: 120,
    away: [30, 150, 6],
    eyes: [2, 3, 5],
    from: 'da plataforma',
    statement: ({ town, away, angle, eye }) =>
      `Durante uma apresentação em ${town}, um drone paira exatamente acima de um marco no chão. De uma plataforma a ${measure(eye, 'm')} do chão e a ${measure(away, 'm')} da vertical do marco, o operador vê o drone sob um ângulo de ${angle}° acima da horizontal.${roots(angle)}\n\nA altura do drone em relação ao chão é de`,
  },
  {
    highest: 90,
    away: [12, 60, 3],
    eyes: [1.5, 2, 2.5],
    from: 'do nível',
    statement: ({ town, away, angle, eye }) =>
      `Para planejar a instalação de um para-raios em um prédio de ${town}, uma técnica posicionou um nível a laser a ${measure(eye, 'm')} do chão e a ${measure(away, 'm')} da fachada, em terreno plano. O feixe atinge o topo do prédio quando forma ${angle}° com a horizontal.${roots(angle)}\n\nA altura do prédio é de`,
  },
]

export const heightByAngle = defineFamily({
  slug: 'mat-altura-por-angulo',
  subject: 'matematica',
  topic: 'mat-trigonometria',
  skill: 8,
  difficulty: 'medium',
  scenes: SIGHT_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(TOWNS),
      away: chance.whole(...scene.away),
      angle: chance.pick([30, 45, 60, 30, 60] as const),
      eye: chance.pick(scene.eyes),
    }
  },
  solve: ({ scene, away, angle, eye }) => {
    const { sine, cosine, tangent } = RATIOS[angle]
    const tall = away * tangent
    return {
      show: value => measure(value, 'm'),
      isPlausible: value => value > 1 && value < 400 && tall + eye > 4 && tall + eye <= scene.highest,
      key: [tall + eye, `A tangente dá a altura acima ${scene.from}; falta somar a distância até o chão.`],
      errors: () => [
        [tall, `Calcula a altura a partir ${scene.from} e esquece de somar ${measure(eye, 'm')}.`],
        [away * sine + eye, 'Usa o seno, como se a distância horizontal fosse a hipotenusa.'],
        [away * cosine + eye, 'Usa o cosseno, que não relaciona os dois catetos.'],
        [
          { 30: away * 1.7, 45: away, 60: (away * 1.7) / 3 }[angle] + eye,
          'Inverte a tangente: divide o cateto adjacente pelo oposto.',
        ],
        [tall - eye, `Subtrai ${measure(eye, 'm')} em vez de somar.`],
        [away + eye, 'Supõe que a altura seja igual à distância, o que só acontece a 45°.'],
        [
          away / (angle === 60 ? cosine : sine) + eye,
          'Divide a distância pelo seno ou pelo cosseno e obtém uma hipotenusa.',
        ],
        [away * 1.7 + eye, 'Multiplica por $\\sqrt{3}$, que é a tangente de 60°.'],
        [(away * 1.7) / 3 + eye, 'Multiplica por $\\frac{\\sqrt{3}}{3}$, que é a tangente de 30°.'],
        [(away * 1.7) / 2 + eye, 'Multiplica por $\\frac{\\sqrt{3}}{2}$, que não é a tangente de 45°.'],
        [away / 2 + eye, 'Multiplica por um meio, que é o seno de 30°.'],
        [tall + 2 * eye, `Soma ${measure(eye, 'm')} duas vezes.`],
      ],
    }
  },
  tell: told => {
    const { scene, away, angle, eye } = told
    const { tangent, texTangent } = RATIOS[angle]
    const tall = tidy(away * tangent)
    const product =
      angle === 30 ? raw`${tex(away)} \cdot \frac{1{,}7}{3}` : raw`${tex(away)} \cdot ${tex(tangent)}`
    return {
      statement: scene.statement(told),
      explanation: raw`No triângulo retângulo, a distância horizontal de ${measure(away, 'm')} é o cateto adjacente ao ângulo, e a altura acima ${scene.from} é o cateto oposto. Quem relaciona os dois é a tangente:

$\operatorname{tg} ${angle}^\circ = ${texTangent}$, logo a altura acima ${scene.from} é $${product} = ${texMeasure(tall, 'm')}$.

Somando a distância até o chão: $${tex(tall)} + ${tex(eye)} = ${texMeasure(tidy(tall + eye), 'm')}$.

Para lembrar: seno e cosseno envolvem a hipotenusa; com os dois catetos, use a tangente.`,
    }
  },
})
export type HeightByAngle = ParametersOf<typeof heightByAngle>
