import { counted, measure, percent, tex, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { TOWNS } from '../places.ts'

const raw = String.raw

type Time = readonly [one: string, many: string]
type Decay = {
  town: string
  start: number
  halfLife: number
  time: Time
  halves: number
  ask: 'left' | 'time' | 'share'
}
const HOURS: Time = ['hora', 'horas']
const DAYS: Time = ['dia', 'dias']
const YEARS: Time = ['ano', 'anos']

const lasting = ({ halfLife, halves, time }: Decay) => counted(halfLife * halves, ...time)
const remains = ({ start, halves }: Decay) => tidy(start / 2 ** halves)

const DECAY_SCENES: readonly {
  isotopes: readonly { name: string; halfLife: number; time: Time }[]
  starts: readonly number[]
  unit: string
  statement(decay: Decay & { isotope: string }): string
}[] = [
  {
    isotopes: [
      { name: 'iodo-131', halfLife: 8, time: DAYS },
      { name: 'tecnécio-99m', halfLife: 6, time: HOURS },
    ],
    starts: [40, 80, 96, 160, 200, 320, 400, 480, 640, 800],
    unit: 'MBq',
    statement: d =>
      `Um hospital de ${d.town} recebeu, para exames da tireoide, uma amostra de ${d.isotope} com atividade de ${measure(d.start, 'MBq')}. A meia-vida do ${d.isotope} é de ${counted(d.halfLife, ...d.time)}.\n\n${
        d.ask === 'left'
          ? `Depois de ${lasting(d)}, a atividade da amostra é de`
          : d.ask === 'time'
            ? `A atividade da amostra se reduz a ${measure(remains(d), 'MBq')} depois de`
            : `Passado um período de ${lasting(d)}, a porcentagem da atividade inicial que ainda resta é`
      }`,
  },
  {
    isotopes: [
      { name: 'césio-137', halfLife: 30, time: YEARS },
      { name: 'estrôncio-90', halfLife: 29, time: YEARS },
    ],
    starts: [16, 24, 32, 40, 48, 64, 80, 96, 120, 160],
    unit: 'mg',
    statement: d =>
      `Em uma palestra em ${d.town} sobre o acidente radiológico de Goiânia, ocorrido em 1987, discutiu-se o tempo de guarda de rejeitos. Considerou-se, como exemplo, um recipiente lacrado com ${measure(d.start, 'mg')} de ${d.isotope}, cuja meia-vida é de cerca de ${counted(d.halfLife, ...d.time)}.\n\n${
        d.ask === 'left'
          ? `A massa desse isótopo que restará depois de ${lasting(d)} é de`
          : d.ask === 'time'
            ? `A massa desse isótopo será de ${measure(remains(d), 'mg')} depois de`
            : `A porcentagem da massa inicial do isótopo que restará depois de ${lasting(d)} é`
      }`,
  },
  {
    isotopes: [
      { name: 'flúor-18', halfLife: 2, time: HOURS },
      { name: 'gálio-67', halfLife: 78, time: HOURS },
      { name: 'tecnécio-99m', halfLife: 6, time: HOURS },
    ],
    starts: [80, 120, 160, 200, 240, 280, 320, 360, 400],
    unit: 'MBq',
    statement: d =>
      `Para exames de imagem, uma clínica de ${d.town} prepara doses com ${d.isotope}, de meia-vida aproximada de ${counted(d.halfLife, ...d.time)}. Certa dose sai do laboratório com atividade de ${measure(d.start, 'MBq')}.\n\n${
        d.ask === 'left'
          ? `A atividade dessa dose ${lasting(d)} depois é de`
          : d.ask === 'time'
            ? `Essa dose terá atividade de ${measure(remains(d), 'MBq')} depois de`
            : `Depois de ${lasting(d)}, a fração da atividade inicial que essa dose conserva é, em porcentagem,`
      }`,
  },
  {
    isotopes: [{ name: 'carbono-14', halfLife: 5730, time: YEARS }],
    starts: [8, 16, 24, 32, 40, 48, 64, 80],
    // A gram of fresh carbon holds about a picogram of it.
    unit: 'pg',
    statement: d =>
      `Para estudar o clima do passado, pesquisadores dataram com carbono-14, de meia-vida igual a ${counted(5730, ...YEARS)}, um tronco soterrado por sedimentos perto de ${d.town}. Quando a árvore morreu, a amostra analisada continha ${measure(d.start, 'pg')} (picogramas) desse isótopo.\n\n${
        d.ask === 'left'
          ? `Se a árvore morreu há ${lasting(d)}, a massa de carbono-14 que resta na amostra é de`
          : d.ask === 'time'
            ? `Se restam ${measure(remains(d), 'pg')} de carbono-14 na amostra, a árvore morreu há`
            : `Se a árvore morreu há ${lasting(d)}, a porcentagem do carbono-14 original que ainda resta na amostra é`
      }`,
  },
  {
    isotopes: [{ name: 'cobalto-60', halfLife: 5, time: YEARS }],
    starts: [40, 80, 120, 160, 200, 240, 320, 400],
    unit: 'TBq',
    statement: d =>
      `Um irradiador que esteriliza materiais cirúrgicos em ${d.town} foi carregado com uma fonte de cobalto-60 com atividade de ${measure(d.start, 'TBq')}. A meia-vida desse isótopo é de aproximadamente ${counted(5, ...YEARS)}.\n\n${
        d.ask === 'left'
          ? `A atividade da fonte, ${lasting(d)} depois, é de`
          : d.ask === 'time'
            ? `A atividade da fonte cai a ${measure(remains(d), 'TBq')} depois de`
            : `A porcentagem da atividade inicial que a fonte conserva depois de ${lasting(d)} é`
      }`,
  },
]

export const halfLife = defineFamily({
  slug: 'qui-meia-vida',
  subject: 'quimica',
  topic: 'qui-radioatividade',
  skill: 22,
  difficulty: 'easy',
  scenes: DECAY_SCENES,
  draw: (chance, scene) => {
    const { name, halfLife, time } = chance.pick(scene.isotopes)
    return {
      scene,
      isotope: name,
      town: chance.pick(TOWNS),
      start: chance.pick(scene.starts),
      halfLife,
      time,
      halves: chance.whole(2, 5),
      ask: chance.pick(['left', 'left', 'time', 'share'] as const),
    }
  },
  solve: told => {
    const { scene, start, halfLife, time, halves, ask } = told
    const isWritable = (value: number) => value > 0 && tidy(value * 1000) % 1 === 0
    if (ask === 'time')
      return {
        show: value => counted(value, ...time),
        isPlausible: value =>
          isWritable(remains(told)) && Number.isInteger(value) && value > 1 && value < halfLife * halves * 12,
        key: [halfLife * halves, `A quantidade cai à metade ${halves} vezes até o valor indicado.`],
        errors: () => [
          [halfLife * (halves - 1), 'Conta uma meia-vida a menos.'],
          [halfLife * (halves + 1), 'Conta uma meia-vida a mais.'],
          [halfLife * 2 ** halves, 'Usa a razão entre as quantidades como número de meias-vidas.'],
          [halfLife, 'Considera uma única meia-vida.'],
          [
            halfLife * 2 ** (halves - 1),
            'Divide por 2 a razão entre as quantidades e toma o resultado como número de meias-vidas.',
          ],
          [halfLife / halves, 'Divide a meia-vida pelo número de vezes em que a quantidade cai à metade.'],
          [(halfLife * halves) / 2, 'Divide o tempo por 2, por se tratar de meia-vida.'],
          [halfLife * halves * 2, 'Multiplica o tempo por 2, por se tratar de meia-vida.'],
          [halves, 'Dá o número de meias-vidas, e não o tempo.'],
          [halfLife * (halves - 2), 'Conta duas meias-vidas a menos.'],
          [halfLife * (halves + 2), 'Conta duas meias-vidas a mais.'],
        ],
      }
    const whole = ask === 'left' ? start : 100
    const right = whole / 2 ** halves
    return {
      show: value => (ask === 'left' ? measure(value, scene.unit) : percent(value)),
      isPlausible: value => isWritable(value) && value < whole,
      key: [right, `Em ${halves} meias-vidas, a quantidade é dividida por $2^{${halves}} = ${2 ** halves}$.`],
      errors: () => [
        [
          whole / (2 * halves),
          'Divide por 2 e pelo número de meias-vidas, como se a queda fosse sempre igual.',
        ],
        [whole / 2 ** (halves - 1), 'Conta uma meia-vida a menos.'],
        [whole / 2 ** (halves + 1), 'Conta uma meia-vida a mais.'],
        [whole - right, 'Dá a parte que se desintegrou, e não a que resta.'],
        [whole / halves, 'Divide pelo número de meias-vidas.'],
        [whole / 2, 'Considera uma única meia-vida.'],
        [whole / halves ** 2, 'Troca a base pelo expoente da potência.'],
        [whole / 2 ** (halves + 2), 'Conta duas meias-vidas a mais.'],
        [whole / 2 ** (2 * halves), 'Divide por 4, e não por 2, a cada meia-vida.'],
        [right / 10, 'Erra uma casa decimal na última divisão.'],
        [whole / 3 ** halves, 'Divide por 3 a cada meia-vida.'],
      ],
    }
  },
  tell: told => {
    const { scene, start, halfLife, time, halves, ask } = told
    const whole = ask === 'share' ? 100 : start
    const chain = Array.from({ length: halves + 1 }, (_, k) => tex(tidy(whole / 2 ** k))).join(
      raw` \rightarrow `,
    )
    const unit = ask === 'share' ? 'em porcentagem' : `em ${scene.unit}`
    return {
      statement: scene.statement(told),
      explanation:
        ask === 'time'
          ? raw`A cada meia-vida, a quantidade cai à metade (${unit}): $${chain}$.

São ${halves} meias-vidas de ${counted(halfLife, ...time)}: $${halves} \cdot ${tex(halfLife)} = ${tex(halves * halfLife)}$, isto é, ${lasting(told)}.

Para lembrar: conte as setas, e não os valores da sequência.`
          : raw`Em ${lasting(told)} há $${tex(halfLife * halves)} : ${tex(halfLife)} = ${halves}$ meias-vidas.

A cada uma, a quantidade cai à metade (${unit}): $${chain}$.

Restam ${ask === 'share' ? percent(tidy(100 / 2 ** halves)) : `${written(remains(told))} ${scene.unit}`}, ou seja, a quantidade inicial dividida por $2^{${halves}}$.

Para lembrar: o decaimento é exponencial; em tempos iguais perde-se a mesma fração, e não a mesma quantidade.`,
    }
  },
})
export type HalfLife = ParametersOf<typeof halfLife>
