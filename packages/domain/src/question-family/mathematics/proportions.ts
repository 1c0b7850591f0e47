import { counted, measure, tex, texMeasure, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import type { Path } from '../options.ts'
import { COUNTRYSIDE, MOUNTAINS, ON_ROADS, TOWNS } from '../places.ts'

const raw = String.raw

type Work = { workers: number; hours: number; output: number }
type Told = { town: string; before: Work; days: number; after: Work }

const days = (value: number) => counted(value, 'dia', 'dias')
const hoursADay = (value: number) => `${written(value)} horas por dia`

const WORK_SCENES: readonly {
  towns?: readonly string[]
  workers: string
  alone: string
  output: string
  unit: number
  statement(told: Told): string
}[] = [
  {
    workers: 'costureiras',
    alone: 'uma só costureira',
    output: 'uniformes',
    unit: 40,
    statement: ({ town, before, days: past, after }) =>
      `Em uma confecção de ${town}, ${before.workers} costureiras, trabalhando ${hoursADay(before.hours)}, produzem ${written(before.output)} uniformes em ${days(past)}. Chegou uma encomenda de ${written(after.output)} uniformes, que ficará a cargo de ${after.workers} costureiras com jornada de ${hoursADay(after.hours)}, todas com o mesmo ritmo de trabalho.\n\nO tempo necessário para atender a encomenda é de`,
  },
  {
    workers: 'voluntários',
    alone: 'um só voluntário',
    output: 'mudas',
    unit: 60,
    statement: ({ town, before, days: past, after }) =>
      `Na recuperação da mata ciliar de um rio próximo a ${town}, ${before.workers} voluntários plantaram ${written(before.output)} mudas em ${days(past)}, dedicando-se ${hoursADay(before.hours)}. Na segunda etapa, ${after.workers} voluntários, no mesmo ritmo, vão plantar ${written(after.output)} mudas, dedicando-se ${hoursADay(after.hours)}.\n\nA segunda etapa deve durar`,
  },
  {
    workers: 'pedreiros',
    alone: 'um só pedreiro',
    output: 'metros quadrados',
    unit: 30,
    statement: ({ town, before, days: past, after }) =>
      `Para revestir ${measure(before.output, 'm²')} de calçada em ${town}, ${before.workers} pedreiros levaram ${days(past)}, trabalhando ${hoursADay(before.hours)}. Agora, a prefeitura quer revestir outros ${measure(after.output, 'm²')} com uma equipe de ${after.workers} pedreiros que trabalhará ${hoursADay(after.hours)}, com o mesmo rendimento.\n\nO novo serviço ficará pronto em`,
  },
  {
    workers: 'impressoras',
    alone: 'uma só impressora',
    output: 'cadernos de atividades',
    unit: 150,
    statement: ({ town, before, days: past, after }) =>
      `Uma gráfica de ${town} imprimiu ${written(before.output)} cadernos de atividades em ${days(past)}, com ${before.workers} impressoras iguais ligadas ${hoursADay(before.hours)}. Para um novo pedido, de ${written(after.output)} cadernos, ela usará ${after.workers} dessas impressoras, ligadas ${hoursADay(after.hours)}.\n\nO novo pedido ficará pronto em`,
  },
  {
    towns: COUNTRYSIDE,
    workers: 'agricultores',
    alone: 'um só agricultor',
    output: 'caixas',
    unit: 50,
    statement: ({ town, before, days: past, after }) =>
      `Em um assentamento na zona rural de ${town}, ${before.workers} agricultores, trabalhando ${hoursADay(before.hours)}, colhem ${written(before.output)} caixas de tomate em ${days(past)}. Na próxima safra, espera-se colher ${written(after.output)} caixas com ${after.workers} agricultores, que trabalharão ${hoursADay(after.hours)} no mesmo ritmo.\n\nA colheita da próxima safra deve durar`,
  },
]

const CREWS = [2, 3, 4, 5, 6, 8, 9, 10, 12, 15] as const

export const compoundProportion = defineFamily({
  slug: 'mat-regra-de-tres-composta',
  subject: 'matematica',
  topic: 'mat-razao-proporcao',
  skill: 16,
  difficulty: 'medium',
  scenes: WORK_SCENES,
  draw: (chance, scene) => {
    const [crew, newCrew] = chance.some(CREWS, 2) as [number, number]
    const [hours, newHours] = chance.some([4, 5, 6, 8, 9], 2) as [number, number]
    const [parts, newParts] = chance.some([2, 3, 4, 5, 6, 8, 9, 10, 12], 2) as [number, number]
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      before: { workers: crew, hours, output: parts * scene.unit },
      days: chance.whole(3, 20),
      after: { workers: newCrew, hours: newHours, output: newParts * scene.unit },
    }
  },
  solve: ({ scene, before, days: past, after }) => {
    const crew = before.workers / after.workers
    const shift = before.hours / after.hours
    const task = after.output / before.output
    const right = past * crew * shift * task
    return {
      show: days,
      isPlausible: value => Number.isInteger(value) && value >= 1 && value <= 90 && Number.isInteger(right),
      key: [
        right,
        'O tempo é diretamente proporcional à tarefa e inversamente proporcional à equipe e à jornada.',
      ],
      errors: () => [
        [
          (past * shift * task) / crew,
          `Trata o número de ${scene.workers} como diretamente proporcional ao tempo.`,
        ],
        [(past * crew * task) / shift, 'Trata a jornada diária como diretamente proporcional ao tempo.'],
        [(past * crew * shift) / task, 'Inverte a razão da tarefa, como se fazer mais levasse menos tempo.'],
        [past * crew * task, 'Esquece que a jornada diária também mudou.'],
        [past * shift * task, `Esquece que o número de ${scene.workers} também mudou.`],
        [past * crew * shift, 'Esquece que o tamanho da tarefa também mudou.'],
        [(past * task) / (crew * shift), 'Trata todas as grandezas como diretamente proporcionais ao tempo.'],
        [past / (crew * shift * task), 'Inverte todas as razões.'],
        [past * task, 'Considera apenas o tamanho da tarefa.'],
        [past * crew, `Considera apenas o número de ${scene.workers}.`],
      ],
    }
  },
  tell: told => {
    const { scene, before, days: past, after } = told
    const total = before.workers * before.hours * past
    const needed = tidy((total * after.output) / before.output)
    const aDay = after.workers * after.hours
    return {
      statement: scene.statement(told),
      explanation: raw`Conte o trabalho em horas de ${scene.alone}, já que o ritmo é o mesmo.

Na primeira situação: $${before.workers} \cdot ${before.hours} \cdot ${past} = ${tex(total)}$ horas para uma tarefa de ${written(before.output)} ${scene.output}.

A nova tarefa exige $${tex(total)} \cdot \frac{${tex(after.output)}}{${tex(before.output)}} = ${tex(needed)}$ horas. Como a nova equipe trabalha $${after.workers} \cdot ${after.hours} = ${aDay}$ horas por dia, são necessários $${tex(needed)} : ${aDay} = ${tex(tidy(needed / aDay))}$ dias.

Para lembrar: pergunte, para cada grandeza, "se ela dobrar, o tempo dobra ou cai à metade?".`,
    }
  },
})
export type CompoundProportion = ParametersOf<typeof compoundProportion>

type Drawing = { town: string; denominator: number; drawn: number; real: number; ask: 'real' | 'drawn' }
type ScaleScene = {
  towns?: readonly string[]
  denominators: readonly number[]
  /** Lengths on the paper, in centimetres. */
  drawn: readonly [low: number, high: number, step: number]
  unit: 'km' | 'm'
  /** The shortest and the longest that such a thing may be, in that unit. */
  real: readonly [low: number, high: number]
  statement(drawing: Drawing): string
}
const CENTIMETRES = { km: 100_000, m: 100 }
const scale = (denominator: number) => `1 : ${written(denominator)}`

const SCALE_SCENES: readonly ScaleScene[] = [
  {
    towns: MOUNTAINS,
    denominators: [20_000, 25_000, 40_000, 50_000],
    drawn: [3, 30, 1],
    unit: 'km',
    real: [1, 12],
    statement: ({ town, denominator, drawn, real, ask }) =>
      ask === 'real'
        ? `No mapa de um parque estadual próximo a ${town}, feito na escala ${scale(denominator)}, a portaria e um mirante estão a ${measure(drawn, 'cm')} um do outro.\n\nA distância real, em linha reta, entre a portaria e o mirante é de`
        : `Em um parque estadual próximo a ${town}, a portaria e um mirante estão a ${measure(real, 'km')} um do outro, em linha reta. O parque será representado em um mapa na escala ${scale(denominator)}.\n\nNesse mapa, a distância entre a portaria e o mirante será de`,
  },
  {
    towns: ON_ROADS,
    real: [20, 700],
    denominators: [500_000, 1_000_000, 2_000_000, 2_500_000, 5_000_000],
    drawn: [2, 16, 0.5],
    unit: 'km',
    statement: ({ town, denominator, drawn, real, ask }) =>
      ask === 'real'
        ? `Em um mapa rodoviário na escala ${scale(denominator)}, a distância em linha reta entre ${town} e outra cidade é de ${measure(drawn, 'cm')}.\n\nA distância real, em linha reta, entre as duas cidades é de`
        : `A distância em linha reta entre ${town} e outra cidade é de ${measure(real, 'km')}.\n\nEm um mapa rodoviário na escala ${scale(denominator)}, essa distância é representada por um segmento de`,
  },
  {
    real: [2, 10],
    denominators: [50, 75, 100, 125, 200],
    drawn: [2, 14, 0.5],
    unit: 'm',
    statement: ({ town, denominator, drawn, real, ask }) =>
      ask === 'real'
        ? `Na planta baixa de uma casa a ser construída em ${town}, desenhada na escala ${scale(denominator)}, uma das paredes da sala mede ${measure(drawn, 'cm')}.\n\nO comprimento real dessa parede será de`
        : `Uma parede de ${measure(real, 'm')} de uma casa de ${town} será desenhada em uma planta baixa na escala ${scale(denominator)}.\n\nNa planta, essa parede medirá`,
  },
  {
    real: [9, 80],
    denominators: [150, 200, 250, 400, 500],
    drawn: [6, 40, 1],
    unit: 'm',
    statement: ({ town, denominator, drawn, real, ask }) =>
      ask === 'real'
        ? `Estudantes de uma escola de ${town} montaram a maquete de um prédio da cidade na escala ${scale(denominator)}. Na maquete, o prédio tem ${measure(drawn, 'cm')} de altura.\n\nA altura real do prédio é de`
        : `Estudantes de uma escola de ${town} vão montar, na escala ${scale(denominator)}, a maquete de um prédio de ${measure(real, 'm')} de altura.\n\nNa maquete, o prédio terá altura de`,
  },
  {
    real: [200, 1200],
    denominators: [5_000, 8_000, 10_000, 12_500],
    drawn: [4, 28, 1],
    unit: 'm',
    statement: ({ town, denominator, drawn, real, ask }) =>
      ask === 'real'
        ? `No mapa turístico do centro de ${town}, feito na escala ${scale(denominator)}, o calçadão é um segmento de ${measure(drawn, 'cm')}.\n\nO comprimento real do calçadão é de`
        : `O calçadão de ${town} tem ${measure(real, 'm')} de comprimento e aparece como um segmento no mapa turístico do centro da cidade, feito na escala ${scale(denominator)}.\n\nO comprimento desse segmento é de`,
  },
]

export const mapScale = defineFamily({
  slug: 'mat-escala',
  subject: 'matematica',
  topic: 'mat-unidades',
  skill: 11,
  difficulty: 'easy',
  scenes: SCALE_SCENES,
  draw: (chance, scene) => {
    const denominator = chance.pick(scene.denominators)
    const drawn = chance.whole(...scene.drawn)
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      denominator,
      drawn,
      real: tidy((drawn * denominator) / CENTIMETRES[scene.unit]),
      ask: chance.pick(['real', 'drawn'] as const),
    }
  },
  solve: ({ scene, denominator, drawn, real, ask }) => {
    const centimetres = CENTIMETRES[scene.unit]
    const isReal = ask === 'real'
    const right = isReal ? real : drawn
    const misplaced = (times: number): Path => [
      right * times,
      `Acerta a proporção, mas erra a conversão de unidades: o resultado fica ${times > 1 ? `${written(times)} vezes maior` : `${written(1 / times)} vezes menor`} que o correto.`,
    ]
    return {
      show: value => measure(value, isReal ? scene.unit : 'cm'),
      isPlausible: value =>
        real >= scene.real[0] &&
        real <= scene.real[1] &&
        value >= 0.001 &&
        tidy(value * 1000) % 1 === 0 &&
        value < right * 2000 &&
        value < 5_000_000,
      key: [
        right,
        `A escala diz quantos centímetros reais cabem em 1 cm do desenho; ${measure(1, scene.unit)} são ${measure(centimetres, 'cm')}.`,
      ],
      errors: () => [
        misplaced(10),
        misplaced(1 / 10),
        [
          isReal ? denominator / drawn / centimetres : denominator / (real * centimetres),
          'Divide o denominador da escala pela medida dada, em vez de manter a proporção.',
        ],
        [
          isReal ? denominator / drawn : denominator / real,
          'Divide o denominador da escala pela medida dada e não converte as unidades.',
        ],
        [right * drawn, 'Eleva ao quadrado a medida no desenho, como se a escala fosse de áreas.'],
        [
          isReal ? (drawn + denominator) / centimetres : drawn / 2,
          isReal
            ? 'Soma a medida do desenho ao denominador da escala em vez de multiplicar.'
            : 'Divide por 2 o resultado, como se a escala valesse para 2 cm.',
        ],
        misplaced(100),
        misplaced(1 / 100),
        misplaced(1000),
        misplaced(1 / 1000),
      ],
    }
  },
  tell: told => {
    const { scene, denominator, drawn, real, ask } = told
    const centimetres = CENTIMETRES[scene.unit]
    const long = tidy(drawn * denominator)
    const { unit } = scene
    return {
      statement: scene.statement(told),
      explanation:
        ask === 'real'
          ? raw`Na escala ${scale(denominator)}, cada centímetro do desenho vale ${measure(denominator, 'cm')} reais.

$${tex(drawn)} \cdot ${tex(denominator)} = ${texMeasure(long, 'cm')}$

Como ${measure(1, unit)} tem ${measure(centimetres, 'cm')}: $${tex(long)} : ${tex(centimetres)} = ${texMeasure(real, unit)}$.

Para lembrar: a escala não tem unidade; converta só no fim, e confira se o tamanho obtido faz sentido.`
          : raw`Primeiro, a medida real em centímetros: $${tex(real)} \cdot ${tex(centimetres)} = ${texMeasure(long, 'cm')}$.

Na escala ${scale(denominator)}, o desenho é ${written(denominator)} vezes menor: $${tex(long)} : ${tex(denominator)} = ${texMeasure(drawn, 'cm')}$.

Para lembrar: a escala não tem unidade; as duas medidas precisam estar na mesma unidade antes da divisão.`,
    }
  },
})
export type MapScale = ParametersOf<typeof mapScale>
