import { counted, money, tex, tidy } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { TOWNS } from '../places.ts'

const raw = String.raw

type Plan = { fixed: number; each: number }
type Offers = { town: string; low: Plan; high: Plan }

const PLAN_SCENES: readonly {
  one: string
  many: string
  /** Of which nobody takes more. */
  most: number
  fixed: readonly [low: number, high: number, step: number]
  each: readonly [low: number, high: number, step: number]
  statement(offers: Offers): string
}[] = [
  {
    one: 'quilômetro',
    many: 'quilômetros',
    most: 240,
    fixed: [40, 160, 10],
    each: [0.5, 2.5, 0.25],
    statement: ({ town, low, high }) =>
      `Duas locadoras de ${town} alugam o mesmo modelo de carro. A primeira cobra ${money(low.fixed)} por dia mais ${money(low.each)} por quilômetro rodado; a segunda cobra ${money(high.fixed)} por dia mais ${money(high.each)} por quilômetro rodado.\n\nEm um dia de uso, as duas locadoras cobram o mesmo valor quando o carro roda`,
  },
  {
    one: 'camiseta',
    many: 'camisetas',
    most: 120,
    fixed: [60, 480, 20],
    each: [12, 30, 1],
    statement: ({ town, low, high }) =>
      `Uma turma de ${town} pediu orçamento de camisetas a duas estamparias. A primeira cobra ${money(low.fixed)} pela matriz do desenho e ${money(low.each)} por camiseta; a segunda cobra ${money(high.fixed)} pela matriz e ${money(high.each)} por camiseta.\n\nOs dois orçamentos são iguais para uma encomenda de`,
  },
  {
    one: 'aula',
    many: 'aulas',
    most: 24,
    fixed: [30, 180, 10],
    each: [10, 35, 2.5],
    statement: ({ town, low, high }) =>
      `Uma escola de dança de ${town} oferece dois planos mensais. No plano Leve, paga-se ${money(low.fixed)} por mês mais ${money(low.each)} por aula; no plano Intenso, ${money(high.fixed)} por mês mais ${money(high.each)} por aula.\n\nOs dois planos custam o mesmo para quem faz, no mês,`,
  },
  {
    one: 'entrega',
    many: 'entregas',
    most: 300,
    fixed: [100, 900, 50],
    each: [4, 14, 0.5],
    statement: ({ town, low, high }) =>
      `O dono de uma padaria de ${town} compara dois serviços de entrega. O primeiro tem mensalidade de ${money(low.fixed)} e taxa de ${money(low.each)} por entrega; o segundo tem mensalidade de ${money(high.fixed)} e taxa de ${money(high.each)} por entrega.\n\nA despesa mensal é a mesma nos dois serviços quando a padaria faz`,
  },
  {
    one: 'hora',
    many: 'horas',
    most: 40,
    fixed: [50, 300, 10],
    each: [20, 80, 5],
    statement: ({ town, low, high }) =>
      `Para consertar o telhado de uma escola de ${town}, dois profissionais apresentaram propostas. O primeiro cobra ${money(low.fixed)} pela visita mais ${money(low.each)} por hora de trabalho; o segundo cobra ${money(high.fixed)} pela visita mais ${money(high.each)} por hora.\n\nAs duas propostas resultam no mesmo valor para um serviço de`,
  },
]

export const equalPlans = defineFamily({
  slug: 'mat-planos-iguais',
  subject: 'matematica',
  topic: 'mat-funcao-afim',
  skill: 21,
  difficulty: 'medium',
  scenes: PLAN_SCENES,
  draw: (chance, scene) => {
    const [oneFixed, otherFixed] = [chance.whole(...scene.fixed), chance.whole(...scene.fixed)]
    const [oneEach, otherEach] = [chance.whole(...scene.each), chance.whole(...scene.each)]
    return {
      scene,
      town: chance.pick(TOWNS),
      low: { fixed: Math.min(oneFixed, otherFixed), each: Math.max(oneEach, otherEach) },
      high: { fixed: Math.max(oneFixed, otherFixed), each: Math.min(oneEach, otherEach) },
    }
  },
  solve: ({ scene, low, high }) => {
    const right = (high.fixed - low.fixed) / (low.each - high.each)
    return {
      show: value => counted(value, scene.one, scene.many),
      isPlausible: value =>
        Number.isInteger(right) &&
        right <= scene.most &&
        right >= scene.most / 15 &&
        Number.isInteger(value) &&
        value > 1 &&
        value <= scene.most * 2.5,
      key: [
        right,
        'A diferença entre as partes fixas é compensada pela diferença entre os valores por unidade.',
      ],
      errors: () => [
        [
          (high.fixed - low.fixed) / (low.each + high.each),
          'Soma os valores por unidade em vez de subtrair, como se os dois estivessem do mesmo lado da equação.',
        ],
        [(high.fixed + low.fixed) / (low.each - high.each), 'Soma as partes fixas em vez de subtrair.'],
        [
          (high.fixed + low.fixed) / (low.each + high.each),
          'Passa os termos para o outro lado da equação sem trocar o sinal.',
        ],
        [
          (high.fixed - low.fixed) / low.each,
          'Divide a diferença das partes fixas por apenas um dos valores por unidade.',
        ],
        [
          (high.fixed - low.fixed) / high.each,
          'Divide a diferença das partes fixas pelo menor valor por unidade.',
        ],
        [high.fixed / (low.each - high.each), 'Esquece a parte fixa da primeira opção.'],
        [low.fixed / (low.each - high.each), 'Esquece a parte fixa da segunda opção.'],
        [high.fixed / low.each, 'Iguala a parte fixa de uma opção à parte variável da outra.'],
        [
          high.fixed / high.each,
          'Iguala as partes fixa e variável da segunda opção, sem compará-la com a primeira.',
        ],
        [
          low.fixed / low.each,
          'Iguala as partes fixa e variável da primeira opção, sem compará-la com a segunda.',
        ],
      ],
    }
  },
  tell: told => {
    const { scene, low, high } = told
    const difference = tidy(low.each - high.each)
    const x = tidy((high.fixed - low.fixed) / difference)
    const same = money(tidy(low.fixed + low.each * x))
    return {
      statement: scene.statement(told),
      explanation: raw`Sendo $x$ o número de ${scene.many}, os custos são $${tex(low.fixed)} + ${tex(low.each)}x$ e $${tex(high.fixed)} + ${tex(high.each)}x$. Igualando:

$${tex(low.fixed)} + ${tex(low.each)}x = ${tex(high.fixed)} + ${tex(high.each)}x$

${difference === 1 ? '' : raw`$${tex(difference)}x = ${tex(high.fixed - low.fixed)}$, logo `}$x = ${tex(x)}$.

Conferindo, as duas opções custam ${same} para ${counted(x, scene.one, scene.many)}.

Para lembrar: abaixo desse ponto vale a pena a menor parte fixa; acima dele, o menor valor por unidade.`,
    }
  },
})
export type EqualPlans = ParametersOf<typeof equalPlans>
