import { counted, measure, money, tex, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { TOWNS } from '../places.ts'

const raw = String.raw

type Mix = { town: string; many: number; few: number; big: number; small: number; ask: 'big' | 'small' }
const totals = ({ many, few, big, small }: Mix) => ({ things: many + few, worth: many * big + few * small })

const MIX_SCENES: readonly {
  /** What each thing is worth: the larger, the smaller. */
  worths: readonly (readonly [big: number, small: number])[]
  big: string
  small: string
  statement(mix: Mix): string
}[] = [
  {
    worths: [
      [20, 10],
      [30, 15],
      [24, 12],
      [16, 8],
      [40, 20],
    ],
    big: 'ingressos inteiros',
    small: 'meias-entradas',
    statement: mix =>
      `Um cineclube de ${mix.town} vendeu ${totals(mix).things} ingressos para uma sessão: inteiros, a ${money(mix.big)}, e meias-entradas, a ${money(mix.small)}. A arrecadação foi de ${money(totals(mix).worth)}.\n\n${mix.ask === 'big' ? 'Quantos ingressos inteiros foram vendidos' : 'Quantas meias-entradas foram vendidas'} para essa sessão?`,
  },
  {
    worths: [[4, 2]],
    big: 'carros',
    small: 'motos',
    statement: mix =>
      `No estacionamento de um mercado de ${mix.town}, há apenas carros, de 4 rodas, e motos, de 2 rodas. O vigia contou ${totals(mix).things} veículos e, conferindo os pneus, ${totals(mix).worth} rodas no chão.\n\n${mix.ask === 'big' ? 'Quantos carros' : 'Quantas motos'} há no estacionamento?`,
  },
  {
    worths: [
      [20, 10],
      [50, 20],
      [20, 5],
      [10, 5],
      [50, 10],
    ],
    big: 'notas de maior valor',
    small: 'notas de menor valor',
    statement: mix =>
      `Ao fechar o caixa, a dona de uma banca de ${mix.town} contou ${money(totals(mix).worth)} em ${totals(mix).things} notas, todas de ${mix.big} ou de ${mix.small} reais.\n\nQuantas notas de ${mix.ask === 'big' ? mix.big : mix.small} reais havia no caixa?`,
  },
  {
    worths: [[3, 2]],
    big: 'arremessos de 3 pontos',
    small: 'arremessos de 2 pontos',
    statement: mix =>
      `Em um campeonato escolar de basquete em ${mix.town}, uma equipe acertou ${totals(mix).things} arremessos, alguns de 2 e outros de 3 pontos, sem nenhum lance livre, e fez ${totals(mix).worth} pontos ao longo do torneio.\n\nQuantos arremessos de ${mix.ask === 'big' ? 3 : 2} pontos a equipe acertou?`,
  },
  {
    worths: [
      [4, 2],
      [3, 2],
      [6, 4],
    ],
    big: 'mesas maiores',
    small: 'mesas menores',
    statement: mix =>
      `O refeitório de uma escola de ${mix.town} tem ${totals(mix).things} mesas, umas de ${mix.big} e outras de ${mix.small} lugares, e acomoda ${totals(mix).worth} estudantes quando todos os lugares estão ocupados.\n\nQuantas mesas de ${mix.ask === 'big' ? mix.big : mix.small} lugares há no refeitório?`,
  },
]

export const twoKinds = defineFamily({
  slug: 'mat-sistema-dois-tipos',
  subject: 'matematica',
  topic: 'mat-algebra',
  skill: 21,
  difficulty: 'easy',
  scenes: MIX_SCENES,
  draw: (chance, scene) => {
    const [big, small] = chance.pick(scene.worths)
    const [many, few] = chance.some(
      [12, 15, 16, 18, 20, 24, 25, 28, 30, 32, 36, 40, 45, 48, 50, 54, 60, 64, 72, 80],
      2,
    ) as [number, number]
    return {
      scene,
      town: chance.pick(TOWNS),
      many,
      few,
      big,
      small,
      ask: chance.pick(['big', 'small'] as const),
    }
  },
  solve: mix => {
    const { scene, many, few, big, small, ask } = mix
    const { things, worth } = totals(mix)
    const [right, other] = ask === 'big' ? [many, few] : [few, many]
    const [own, its] = ask === 'big' ? [big, small] : [small, big]
    const [asked, rest] = ask === 'big' ? [scene.big, scene.small] : [scene.small, scene.big]
    return {
      show: value => written(value),
      // There cannot be more of one kind than of both.
      isPlausible: value => Number.isInteger(value) && value > 1 && value < things,
      key: [right, 'Satisfaz as duas condições ao mesmo tempo: a da quantidade e a do total.'],
      errors: () => [
        [other, `É o número de ${rest}: resolve o sistema certo e responde pela outra incógnita.`],
        [things / 2, 'Divide o total ao meio, como se houvesse o mesmo número de cada tipo.'],
        [
          (worth - things * small) / big,
          `Calcula o excesso $${tex(worth)} - ${tex(things)} \\cdot ${tex(small)}$ e o divide por ${written(big)}, em vez de pela diferença ${written(big - small)}.`,
        ],
        [worth / own, `Divide o total por ${written(own)}, como se só houvesse ${asked}.`],
        [Math.abs(many - few), 'É a diferença entre as duas quantidades.'],
        [
          (things * big - worth) / big,
          `Calcula o que falta, $${tex(things)} \\cdot ${tex(big)} - ${tex(worth)}$, e o divide por ${written(big)}, em vez de pela diferença ${written(big - small)}.`,
        ],
        [
          worth / (big + small),
          'Divide o total pela soma dos dois valores, como se cada unidade tivesse um par.',
        ],
        [right / 2, 'Resolve o sistema certo e divide o resultado por 2, já que são dois tipos.'],
        [
          things - Math.abs(many - few),
          'Desconta da quantidade total a diferença entre as duas quantidades.',
        ],
        [
          worth - things * small,
          `Calcula o excesso $${tex(worth)} - ${tex(things)} \\cdot ${tex(small)}$ e não o divide pela diferença ${written(big - small)}.`,
        ],
        [
          things - (worth - things * small) / big,
          `Divide o excesso por ${written(big)}, em vez de por ${written(big - small)}, e subtrai o resultado da quantidade total.`,
        ],
        [worth / its, `Divide o total por ${written(its)}, como se só houvesse ${rest}.`],
      ],
    }
  },
  tell: told => {
    const { scene, many, few, big, small, ask } = told
    const { things, worth } = totals(told)
    return {
      statement: scene.statement(told),
      explanation: raw`Sejam $x$ o número de ${scene.big} e $y$ o de ${scene.small}:

$x + y = ${things}$ e $${big}x + ${small}y = ${tex(worth)}$.

Se todos fossem do segundo tipo, o total seria $${small} \cdot ${things} = ${tex(small * things)}$. Faltam $${tex(worth)} - ${tex(small * things)} = ${tex(worth - small * things)}$, e cada troca acrescenta $${big} - ${small} = ${big - small}$. Logo $x = ${tex(worth - small * things)} : ${big - small} = ${many}$ e $y = ${things} - ${many} = ${few}$.

A pergunta é sobre ${ask === 'big' ? '$x$' : '$y$'}: ${ask === 'big' ? many : few}.

Para lembrar: confira nas duas equações e releia qual das incógnitas foi pedida.`,
    }
  },
})
export type TwoKinds = ParametersOf<typeof twoKinds>

type Rows = { town: string; first: number; step: number; count: number; ask: 'sum' | 'last' }

const ROW_SCENES: readonly {
  first: readonly [low: number, high: number, step: number]
  steps: readonly number[]
  counts: readonly [low: number, high: number]
  /** Of what there are no halves. */
  isCounted?: boolean
  show(value: number): string
  statement(rows: Rows): string
}[] = [
  {
    first: [10, 24, 1],
    steps: [2, 3],
    counts: [8, 15],
    isCounted: true,
    show: value => counted(value, 'poltrona', 'poltronas'),
    statement: ({ town, first, step, count, ask }) =>
      `O auditório de uma escola técnica de ${town} tem ${count} fileiras. A primeira tem ${first} poltronas e cada uma das seguintes tem ${step} poltronas a mais que a anterior.\n\n${ask === 'sum' ? 'A capacidade do auditório é de' : 'A última fileira tem'}`,
  },
  {
    first: [2, 6, 0.5],
    steps: [0.5, 1],
    counts: [8, 16],
    show: value => measure(value, 'km'),
    statement: ({ town, first, step, count, ask }) =>
      `Para participar de uma corrida de rua em ${town}, uma atleta montou um plano de ${count} treinos: no primeiro, ela corre ${measure(first, 'km')}; em cada um dos seguintes, ${measure(step, 'km')} a mais que no anterior.\n\n${ask === 'sum' ? 'Ao concluir o plano, ela terá corrido, no total,' : 'No último treino do plano, ela correrá'}`,
  },
  {
    first: [20, 100, 10],
    steps: [5, 10, 15, 20],
    counts: [6, 15],
    show: money,
    statement: ({ town, first, step, count, ask }) =>
      `Um jovem aprendiz de ${town} decidiu guardar dinheiro para fazer um curso. No primeiro mês, guardou ${money(first)} e, em cada mês seguinte, ${money(step)} a mais que no mês anterior. Ele fez isso durante ${count} meses.\n\n${ask === 'sum' ? 'O total guardado foi de' : 'No último desses meses, ele guardou'}`,
  },
  {
    first: [12, 40, 2],
    steps: [3, 4, 5, 6],
    counts: [8, 20],
    isCounted: true,
    show: value => counted(value, 'muda', 'mudas'),
    statement: ({ town, first, step, count, ask }) =>
      `Um projeto de reflorestamento em ${town} previu ${count} mutirões. No primeiro, foram plantadas ${first} mudas de ipê; em cada um dos seguintes, ${step} mudas a mais que no mutirão anterior.\n\n${ask === 'sum' ? 'Em todos os mutirões juntos, foram plantadas' : 'No último mutirão, foram plantadas'}`,
  },
  {
    first: [5, 25, 1],
    steps: [2, 3, 4, 5],
    counts: [7, 15],
    isCounted: true,
    show: value => counted(value, 'peça', 'peças'),
    statement: ({ town, first, step, count, ask }) =>
      `Um ateliê de cerâmica de ${town} começou a vender peças pela internet. Na primeira semana vendeu ${first} peças e, a cada semana, ${step} peças a mais que na anterior, durante ${count} semanas.\n\n${ask === 'sum' ? 'Nesse período, ele vendeu ao todo' : 'Na última dessas semanas, ele vendeu'}`,
  },
]

export const arithmeticRows = defineFamily({
  slug: 'mat-progressao-aritmetica',
  subject: 'matematica',
  topic: 'mat-sequencias',
  skill: 2,
  difficulty: 'medium',
  scenes: ROW_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(TOWNS),
      first: chance.whole(...scene.first),
      step: chance.pick(scene.steps),
      count: chance.whole(...scene.counts),
      ask: chance.pick(['sum', 'last'] as const),
    }
  },
  solve: ({ scene, first, step, count, ask }) => {
    const last = first + (count - 1) * step
    const sum = ((first + last) * count) / 2
    const isPlausible = (value: number) =>
      value > 0 && value < 25 * sum && (!scene.isCounted || Number.isInteger(value))
    if (ask === 'last')
      return {
        show: scene.show,
        isPlausible,
        key: [last, `Do primeiro ao ${count}º termo, o aumento acontece ${count - 1} vezes.`],
        errors: () => [
          [
            first + count * step,
            `Soma o aumento ${count} vezes, mas entre ${count} termos há só ${count - 1} passagens.`,
          ],
          [first + (count - 2) * step, 'Conta um termo a menos.'],
          [(count - 1) * step, 'É só o que aumentou: falta somar o valor inicial.'],
          [count * step, 'Multiplica o número de termos pelo aumento e esquece o valor inicial.'],
          [count * first, 'Multiplica o valor inicial pelo número de termos e esquece o aumento.'],
          [first + step, 'É apenas o segundo termo.'],
          [(first + step) * (count - 1), 'Soma antes de multiplicar: os parênteses estão no lugar errado.'],
          [first + (count + 1) * step, 'Conta dois termos a mais.'],
          [sum, 'É a soma de todos os termos, e não o último.'],
        ],
      }
    return {
      show: scene.show,
      isPlausible,
      key: [sum, 'É a média entre o primeiro e o último termo, multiplicada pelo número de termos.'],
      errors: () => [
        [(first + last) * count, 'Esquece de dividir por 2 na fórmula da soma.'],
        [((first + last + step) * count) / 2, `Calcula o último termo com ${count} aumentos, um a mais.`],
        [((first + last) * (count - 1)) / 2, 'Conta um termo a menos na soma.'],
        [last, 'É só o último termo, e não a soma de todos.'],
        [count * first, 'Supõe que todos os termos sejam iguais ao primeiro.'],
        [count * last, 'Supõe que todos os termos sejam iguais ao último.'],
        [((first + last - step) * count) / 2, 'Calcula o último termo com um aumento a menos.'],
        [((first + last) * (count + 1)) / 2, 'Conta um termo a mais na soma.'],
        [(count * (count - 1) * step) / 2, 'Soma só os aumentos e esquece o valor inicial de cada termo.'],
      ],
    }
  },
  tell: told => {
    const { scene, first, step, count, ask } = told
    const last = tidy(first + (count - 1) * step)
    const sum = tidy(((first + last) * count) / 2)
    return {
      statement: scene.statement(told),
      explanation: raw`Os valores formam uma progressão aritmética de primeiro termo ${written(first)} e razão ${written(step)}, com ${count} termos.

Último termo: $a_{${count}} = ${tex(first)} + ${count - 1} \cdot ${tex(step)} = ${tex(last)}$.${
        ask === 'sum'
          ? raw`

Soma: $S_{${count}} = \frac{(${tex(first)} + ${tex(last)}) \cdot ${count}}{2} = ${tex(sum)}$.

Para lembrar: somando o primeiro com o último, o segundo com o penúltimo e assim por diante, todos os pares dão o mesmo; por isso aparece a divisão por 2.`
          : raw`

Para lembrar: entre ${count} termos há ${count - 1} passagens; por isso a razão é multiplicada por $n - 1$.`
      }`,
    }
  },
})
export type ArithmeticRows = ParametersOf<typeof arithmeticRows>
