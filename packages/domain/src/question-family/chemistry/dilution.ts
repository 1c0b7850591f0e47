import { measure, tex, texMeasure, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { COUNTRYSIDE, TOWNS } from '../places.ts'

const raw = String.raw

type Dilution = {
  town: string
  stock: number
  taken: number
  total: number
  ask: 'added' | 'final' | 'taken'
}
const thin = ({ stock, taken, total }: Dilution) => tidy((stock * taken) / total)

const DILUTION_SCENES: readonly {
  towns?: readonly string[]
  stocks: readonly number[]
  unit: string
  volume: 'mL' | 'L'
  taken: readonly [low: number, high: number, step: number]
  water: string
  statement(dilution: Dilution): string
}[] = [
  {
    stocks: [20, 25, 40, 50],
    unit: 'g/L',
    volume: 'mL',
    taken: [10, 200, 10],
    water: 'água',
    statement: d =>
      `Em um posto de saúde de ${d.town}, uma solução desinfetante de concentração ${measure(d.stock, 'g/L')} é diluída em água antes do uso.\n\n${
        d.ask === 'added'
          ? `Para que ${measure(d.taken, 'mL')} dessa solução passem a ter concentração de ${measure(thin(d), 'g/L')}, o volume de água a acrescentar é de`
          : d.ask === 'final'
            ? `Se a ${measure(d.taken, 'mL')} dessa solução é acrescentada água até completar ${measure(d.total, 'mL')}, a concentração final é de`
            : `Para preparar ${measure(d.total, 'mL')} de solução a ${measure(thin(d), 'g/L')}, o volume da solução original a ser usado é de`
      }`,
  },
  {
    stocks: [2, 4, 5, 6, 8, 10, 12],
    unit: 'mol/L',
    volume: 'mL',
    taken: [5, 100, 5],
    water: 'água destilada',
    statement: d =>
      `No laboratório de uma escola técnica de ${d.town}, há um frasco de ácido clorídrico de concentração ${measure(d.stock, 'mol/L')}, do qual se preparam soluções mais diluídas.\n\n${
        d.ask === 'added'
          ? `Uma estudante quer que ${measure(d.taken, 'mL')} desse ácido passem à concentração de ${measure(thin(d), 'mol/L')}. O volume de água destilada correspondente à diluição é de`
          : d.ask === 'final'
            ? `Uma estudante leva ${measure(d.taken, 'mL')} desse ácido a um balão volumétrico e completa com água destilada até ${measure(d.total, 'mL')}. A concentração da nova solução é de`
            : `Para obter ${measure(d.total, 'mL')} de solução a ${measure(thin(d), 'mol/L')}, uma estudante deve medir um volume do ácido original igual a`
      }`,
  },
  {
    towns: COUNTRYSIDE,
    stocks: [100, 120, 150, 200, 240],
    unit: 'g/L',
    volume: 'L',
    taken: [0.5, 6, 0.5],
    water: 'água',
    statement: d =>
      `Agricultores familiares de ${d.town} preparam um adubo líquido concentrado, com ${measure(d.stock, 'g/L')} de nutrientes, que é diluído em água antes da aplicação.\n\n${
        d.ask === 'added'
          ? `A ${measure(d.taken, 'L')} do concentrado, deve-se acrescentar, para que a concentração baixe para ${measure(thin(d), 'g/L')}, um volume de água igual a`
          : d.ask === 'final'
            ? `Diluindo-se ${measure(d.taken, 'L')} do concentrado em água até o volume total de ${measure(d.total, 'L')}, a concentração de nutrientes passa a ser de`
            : `Para encher um pulverizador com ${measure(d.total, 'L')} de adubo a ${measure(thin(d), 'g/L')}, o volume de concentrado necessário é de`
      }`,
  },
  {
    stocks: [300, 360, 400, 480, 500],
    unit: 'g/L',
    volume: 'mL',
    taken: [25, 250, 25],
    water: 'água',
    statement: d =>
      `Uma lanchonete de ${d.town} faz refresco de caju a partir de um xarope que contém ${measure(d.stock, 'g/L')} de açúcar.\n\n${
        d.ask === 'added'
          ? `Para que o refresco feito com ${measure(d.taken, 'mL')} de xarope tenha ${measure(thin(d), 'g/L')} de açúcar, o volume de água a acrescentar é de`
          : d.ask === 'final'
            ? `Com ${measure(d.taken, 'mL')} de xarope e água suficiente para completar ${measure(d.total, 'mL')}, obtém-se um refresco cuja concentração de açúcar é de`
            : `Para fazer ${measure(d.total, 'mL')} de refresco com ${measure(thin(d), 'g/L')} de açúcar, o volume de xarope necessário é de`
      }`,
  },
]

export const dilution = defineFamily({
  slug: 'qui-diluicao',
  subject: 'quimica',
  topic: 'qui-solucoes',
  skill: 17,
  difficulty: 'easy',
  scenes: DILUTION_SCENES,
  draw: (chance, scene) => {
    const taken = tidy(chance.whole(...scene.taken))
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      stock: chance.pick(scene.stocks),
      taken,
      total: tidy(taken * chance.pick([2, 2.5, 4, 5, 8, 10])),
      ask: chance.pick(['added', 'final', 'taken'] as const),
    }
  },
  solve: told => {
    const { scene, stock, taken, total, ask } = told
    const times = total / taken
    const end = thin(told)
    const isWritable = (value: number) => tidy(value * 100) % 1 === 0
    if (ask === 'final')
      return {
        show: value => measure(value, scene.unit),
        isPlausible: value => isWritable(value) && value > 0 && value < stock * 1.01 && value > end / 25,
        key: [end, 'A quantidade de soluto não muda; ela se distribui por um volume maior.'],
        errors: () => [
          [stock / (times + 1), 'Soma os dois volumes do enunciado, mas o segundo já é o volume total.'],
          [stock / (times - 1), 'Divide pelo volume de água acrescentado, em vez do volume total.'],
          [stock, 'Supõe que a concentração não mude com a diluição.'],
          [stock - end, 'Dá quanto a concentração diminuiu, e não a concentração final.'],
          [stock / 2, 'Supõe que diluir seja sempre reduzir à metade.'],
          [end / 2, 'Divide por 2 a concentração final, como se a diluição fosse feita em duas etapas.'],
          [end / 10, 'Erra uma casa decimal na divisão.'],
          [stock / times ** 2, 'Divide duas vezes pelo fator de diluição.'],
          [end * 2, 'Usa a metade do volume total.'],
          [(stock * (times - 1)) / times, 'Usa a fração de água, e não a da solução original.'],
        ],
      }
    const right = ask === 'added' ? total - taken : taken
    return {
      show: value => measure(value, scene.volume),
      isPlausible: value =>
        isWritable(end) && isWritable(value) && value > 0 && value < right * 25 && value > right / 25,
      key: [
        right,
        ask === 'added'
          ? 'A água acrescentada é a diferença entre o volume final e o inicial.'
          : 'A quantidade de soluto é a mesma na porção retirada e na solução preparada.',
      ],
      errors: () =>
        ask === 'added'
          ? [
              [total, 'Dá o volume final da solução, e não o da água acrescentada.'],
              [total + taken, 'Soma os volumes inicial e final, em vez de subtraí-los.'],
              [taken, 'Supõe que diluir seja acrescentar um volume igual de água.'],
              [taken / times, 'Inverte a proporção entre concentração e volume.'],
              [total / 2, 'Divide o volume final por 2, como se água e solução entrassem em partes iguais.'],
              [taken - taken / times, 'Inverte a proporção e subtrai do volume inicial.'],
              [right / 10, 'Erra uma casa decimal na proporção.'],
              [right * 2, 'Acrescenta o dobro da água necessária, ao contar duas vezes o aumento de volume.'],
              [right * 10, 'Erra uma casa decimal na proporção, no sentido contrário.'],
            ]
          : [
              [total - taken, 'Dá o volume de água, e não o da solução original.'],
              [total * times, 'Inverte a proporção entre concentração e volume.'],
              [
                total / (times - 1),
                'Usa a proporção entre a solução original e a água, em vez do volume total.',
              ],
              [total / 2, 'Supõe que se misturem partes iguais de água e de solução.'],
              [
                total / (times + 1),
                'Considera uma parte da solução para cada parte do fator de diluição em água.',
              ],
              [taken / 10, 'Erra uma casa decimal na proporção.'],
              [total, 'Dá o volume total da solução preparada.'],
              [taken / times, 'Divide duas vezes pelo fator de diluição.'],
              [taken / 2, 'Usa a metade do volume total ao aplicar a proporção.'],
              [taken * 2, 'Usa o dobro do volume total ao aplicar a proporção.'],
            ],
    }
  },
  tell: told => {
    const { scene, stock, taken, total, ask } = told
    const end = thin(told)
    const { unit, volume } = scene
    return {
      statement: scene.statement(told),
      explanation: raw`Na diluição, a quantidade de soluto não muda: $C_1 V_1 = C_2 V_2$.

${
  ask === 'final'
    ? raw`$${tex(stock)} \cdot ${tex(taken)} = C_2 \cdot ${tex(total)}$, logo $C_2 = ${texMeasure(end, unit)}$.`
    : ask === 'taken'
      ? raw`$${tex(stock)} \cdot V_1 = ${tex(end)} \cdot ${tex(total)}$, logo $V_1 = ${texMeasure(taken, volume)}$.`
      : raw`$${tex(stock)} \cdot ${tex(taken)} = ${tex(end)} \cdot V_2$, logo $V_2 = ${texMeasure(total, volume)}$.

O volume de ${scene.water} é a diferença: $${tex(total)} - ${tex(taken)} = ${texMeasure(tidy(total - taken), volume)}$.`
}

O volume ficou ${written(tidy(total / taken))} vezes maior, e a concentração, o mesmo número de vezes menor.

Para lembrar: distinga o volume final do volume de água que se acrescenta.`,
    }
  },
})
export type DilutionParameters = ParametersOf<typeof dilution>
