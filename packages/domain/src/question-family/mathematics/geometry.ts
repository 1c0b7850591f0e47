import { counted, measure, tex, texMeasure, tidy } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { DRY, TOWNS } from '../places.ts'

const raw = String.raw

type Frame = { town: string; long: number; wide: number; border: number }

const FRAME_SCENES: readonly {
  unit: 'm' | 'cm'
  long: readonly [low: number, high: number, step: number]
  wide: readonly [low: number, high: number, step: number]
  borders: readonly number[]
  inner: string
  statement(frame: Frame): string
}[] = [
  {
    unit: 'm',
    long: [8, 25, 1],
    wide: [4, 12, 1],
    borders: [1, 1.5, 2, 2.5],
    inner: 'a piscina',
    statement: ({ town, long, wide, border }) =>
      `A piscina retangular de um clube de ${town} mede ${measure(long, 'm')} por ${measure(wide, 'm')} e será contornada por um piso antiderrapante com largura constante de ${measure(border, 'm')}, inclusive nos cantos, que serão quadrados.\n\nA área a ser revestida com esse piso é de`,
  },
  {
    unit: 'm',
    long: [6, 20, 1],
    wide: [3, 10, 1],
    borders: [1, 1.2, 1.5, 2],
    inner: 'a horta',
    statement: ({ town, long, wide, border }) =>
      `Uma escola de ${town} fez uma horta retangular de ${measure(long, 'm')} por ${measure(wide, 'm')}. Para que cadeirantes circulem ao redor dela, será construído um caminho de largura constante de ${measure(border, 'm')} em todo o contorno, formando por fora um retângulo maior.\n\nA área desse caminho será de`,
  },
  {
    unit: 'cm',
    long: [30, 90, 5],
    wide: [20, 60, 5],
    borders: [2, 3, 4, 5, 6],
    inner: 'a gravura',
    statement: ({ town, long, wide, border }) =>
      `Um marceneiro de ${town} vai emoldurar uma gravura de ${measure(long, 'cm')} por ${measure(wide, 'cm')} com uma moldura de madeira de ${measure(border, 'cm')} de largura, colocada por fora da gravura, em toda a volta.\n\nVista de frente, a moldura terá área de`,
  },
  {
    unit: 'm',
    long: [24, 42, 2],
    wide: [12, 24, 2],
    borders: [1, 1.5, 2, 3],
    inner: 'a quadra',
    statement: ({ town, long, wide, border }) =>
      `A quadra de esportes de um bairro de ${town} é um retângulo de ${measure(long, 'm')} por ${measure(wide, 'm')}. Por segurança, haverá ao redor dela uma faixa livre de ${measure(border, 'm')} de largura, pintada de verde, também nos cantos.\n\nA área da faixa verde será de`,
  },
  {
    unit: 'm',
    long: [10, 40, 2],
    wide: [8, 20, 2],
    borders: [1, 1.5, 2, 2.5, 3],
    inner: 'o jardim',
    statement: ({ town, long, wide, border }) =>
      `Em uma praça de ${town}, um jardim retangular de ${measure(long, 'm')} por ${measure(wide, 'm')} será cercado por uma calçada de largura constante igual a ${measure(border, 'm')}, de modo que jardim e calçada formem juntos um retângulo maior.\n\nA área da calçada será de`,
  },
]

export const rectangularBorder = defineFamily({
  slug: 'mat-area-da-faixa',
  subject: 'matematica',
  topic: 'mat-geometria-plana',
  skill: 8,
  difficulty: 'medium',
  scenes: FRAME_SCENES,
  draw: (chance, scene) => {
    const [one, other] = [chance.whole(...scene.long), chance.whole(...scene.wide)]
    return {
      scene,
      town: chance.pick(TOWNS),
      long: Math.max(one, other),
      wide: Math.min(one, other),
      border: chance.pick(scene.borders),
    }
  },
  solve: ({ scene, long, wide, border }) => {
    const outer = (long + 2 * border) * (wide + 2 * border)
    const right = outer - long * wide
    const the = scene.inner
    return {
      show: value => measure(value, `${scene.unit}²`),
      isPlausible: value => long > wide && value > 0 && value < right * 12 && value > right / 12,
      key: [right, 'É a área do retângulo maior menos a do menor.'],
      errors: () => [
        [
          (long + border) * (wide + border) - long * wide,
          'Aumenta cada lado uma vez só, embora a faixa apareça nas duas pontas.',
        ],
        [
          2 * (long + wide) * border,
          'Multiplica o perímetro interno pela largura e esquece os quatro cantos.',
        ],
        [
          2 * (long + 2 * border) * border + 2 * (wide + 2 * border) * border,
          'Multiplica o perímetro externo pela largura e conta duas vezes cada canto.',
        ],
        [outer, `É a área do retângulo maior: falta descontar ${the}.`],
        [long * wide, `É a área d${the}, e não a da faixa ao redor.`],
        [(long + wide) * border, 'Conta apenas dois dos quatro lados, e sem os cantos.'],
        [4 * border * border, 'Conta apenas os quatro cantos.'],
        [(long + border) * (wide + border), 'Aumenta cada lado uma vez só e não desconta a parte de dentro.'],
        [2 * (long + wide) * border + border * border, 'Acrescenta um único canto, e não os quatro.'],
      ],
    }
  },
  tell: told => {
    const { scene, long, wide, border } = told
    const { unit } = scene
    const [outerLong, outerWide] = [tidy(long + 2 * border), tidy(wide + 2 * border)]
    const [outer, inner] = [tidy(outerLong * outerWide), tidy(long * wide)]
    return {
      statement: scene.statement(told),
      explanation: raw`A faixa aparece nas duas pontas de cada lado, então o retângulo maior mede:

$${tex(long)} + 2 \cdot ${tex(border)} = ${texMeasure(outerLong, unit)}$ por $${tex(wide)} + 2 \cdot ${tex(border)} = ${texMeasure(outerWide, unit)}$.

A área pedida é a diferença entre a do maior e a do menor:

$${tex(outerLong)} \cdot ${tex(outerWide)} - ${tex(long)} \cdot ${tex(wide)} = ${tex(outer)} - ${tex(inner)} = ${texMeasure(tidy(outer - inner), `${unit}²`)}$

Para lembrar: em faixas e molduras, compare o retângulo de fora com o de dentro; assim, os cantos entram na conta uma única vez.`,
    }
  },
})
export type RectangularBorder = ParametersOf<typeof rectangularBorder>

type Tank = { town: string; across: number; high: number; flow: number; ask: 'volume' | 'minutes' }

const TANK_SCENES: readonly {
  towns?: readonly string[]
  across: readonly [low: number, high: number, step: number]
  high: readonly [low: number, high: number, step: number]
  flows: readonly number[]
  statement(tank: Tank): string
}[] = [
  {
    towns: DRY,
    across: [2, 6, 0.4],
    high: [1.5, 3, 0.5],
    flows: [50, 60, 100, 120, 150],
    statement: ({ town, across, high, flow, ask }) =>
      `Uma comunidade rural de ${town} recebeu uma cisterna cilíndrica para guardar água da chuva, com ${measure(across, 'm')} de diâmetro interno e ${measure(high, 'm')} de altura. Use 3 como valor aproximado de $\\pi$.\n\n${ask === 'volume' ? 'A capacidade da cisterna é de' : `Uma bomba leva água à cisterna, inicialmente vazia, à razão de ${flow} litros por minuto. O tempo para enchê-la é de`}`,
  },
  {
    across: [0.8, 1.6, 0.2],
    high: [0.6, 1.4, 0.1],
    flows: [10, 12, 15, 20, 30],
    statement: ({ town, across, high, flow, ask }) =>
      `No telhado de uma casa de ${town} foi instalada uma caixa-d'água em forma de cilindro reto, com diâmetro interno de ${measure(across, 'm')} e altura de ${measure(high, 'm')}. Use 3 como valor aproximado de $\\pi$.\n\n${ask === 'volume' ? 'O volume máximo de água que ela comporta é de' : `Estando ela vazia, uma torneira com vazão de ${flow} litros por minuto a encherá em`}`,
  },
  {
    across: [2, 4, 0.5],
    high: [2, 6, 0.5],
    flows: [100, 200, 250, 300, 500],
    statement: ({ town, across, high, flow, ask }) =>
      `Um laticínio de ${town} armazena leite em um tanque cilíndrico de ${measure(across, 'm')} de diâmetro interno e ${measure(high, 'm')} de altura. Use 3 como valor aproximado de $\\pi$.\n\n${ask === 'volume' ? 'Completamente cheio, o tanque contém' : `Quando o tanque está cheio, abre-se uma válvula que o esvazia a uma vazão constante de ${flow} litros por minuto. O tempo para esvaziá-lo é de`}`,
  },
  {
    across: [3, 6, 0.5],
    high: [0.6, 1.5, 0.1],
    flows: [25, 30, 40, 50, 75],
    statement: ({ town, across, high, flow, ask }) =>
      `Para as atividades de verão, um centro comunitário de ${town} comprou uma piscina cilíndrica com ${measure(across, 'm')} de diâmetro interno, que será cheia até a altura de ${measure(high, 'm')}. Use 3 como valor aproximado de $\\pi$.\n\n${ask === 'volume' ? 'O volume de água necessário é de' : `Com uma mangueira que fornece ${flow} litros por minuto, o tempo para encher a piscina até essa altura é de`}`,
  },
]

export const cylinderTank = defineFamily({
  slug: 'mat-volume-do-cilindro',
  subject: 'matematica',
  topic: 'mat-geometria-espacial',
  skill: 8,
  difficulty: 'medium',
  scenes: TANK_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      across: tidy(chance.whole(...scene.across)),
      high: tidy(chance.whole(...scene.high)),
      flow: chance.pick(scene.flows),
      ask: chance.pick(['volume', 'minutes'] as const),
    }
  },
  solve: ({ across, high, flow, ask }) => {
    const radius = across / 2
    const unit = ask === 'volume' ? 1 : flow
    const result = (cubicMetres: number) => (cubicMetres * 1000) / unit
    const right = result(3 * radius * radius * high)
    return {
      show: value =>
        ask === 'volume' ? counted(value, 'litro', 'litros') : counted(value, 'minuto', 'minutos'),
      isPlausible: value =>
        Number.isInteger(tidy(right)) &&
        Number.isInteger(value) &&
        value > 1 &&
        value < right * 120 &&
        value > right / 120,
      key: [
        right,
        'Área da base, com o raio ao quadrado, vezes a altura; cada metro cúbico tem 1.000 litros.',
      ],
      errors: () => [
        [
          result(3 * across * across * high),
          'Usa o diâmetro no lugar do raio, e o volume fica quatro vezes maior.',
        ],
        [result(2 * 3 * radius * high), 'Calcula a área lateral do cilindro, e não o volume.'],
        [result(3 * radius * high), 'Esquece de elevar o raio ao quadrado.'],
        [result((3 * radius * radius * high) / 3), 'Divide por 3, como se o reservatório fosse um cone.'],
        [right / 4, 'Divide o diâmetro por 4, e não por 2, para achar o raio.'],
        [result(3 * radius * radius), 'Calcula a área da base e esquece a altura.'],
        [right / 10, 'Considera que um metro cúbico tem 100 litros.'],
        [right * 10, 'Considera que um metro cúbico tem 10.000 litros.'],
        [
          result(across * across * high),
          'Calcula como se a base fosse um quadrado com lado igual ao diâmetro.',
        ],
        [result(3 * radius * high * high), 'Eleva ao quadrado a altura em vez do raio.'],
        [right * 100, 'Converte metro cúbico em litro com dois zeros a mais.'],
      ],
    }
  },
  tell: told => {
    const { scene, across, high, flow, ask } = told
    const radius = tidy(across / 2)
    const volume = tidy(3 * radius * radius * high)
    const litres = tidy(volume * 1000)
    return {
      statement: scene.statement(told),
      explanation: raw`O raio é a metade do diâmetro: $r = ${texMeasure(radius, 'm')}$.

$V = \pi r^2 h = 3 \cdot ${radius === 1 ? '1' : tex(radius)}^2 \cdot ${tex(high)} = ${texMeasure(volume, 'm³')} = ${texMeasure(litres, 'L')}$, pois cada metro cúbico tem 1.000 litros.${
        ask === 'minutes'
          ? raw`

O tempo é o volume dividido pela vazão: $${tex(litres)} : ${flow} = ${tex(tidy(litres / flow))}$, em minutos.`
          : ''
      }

Para lembrar: quando o enunciado dá o diâmetro, divida-o por 2 antes de elevar ao quadrado.`,
    }
  },
})
export type CylinderTank = ParametersOf<typeof cylinderTank>
