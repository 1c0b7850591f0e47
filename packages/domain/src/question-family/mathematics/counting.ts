import { counted, tex, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { HARBOURS, TOWNS } from '../places.ts'

const raw = String.raw

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
const arrangements = (n: number, k: number) => factorial(n) / factorial(n - k)
const combinations = (n: number, k: number) => arrangements(n, k) / factorial(k)

type Team = { town: string; ones: number; others: number; fromOnes: number; fromOthers: number }

const TEAM_SCENES: readonly {
  noun: readonly [string, string]
  from: readonly [string, string]
  statement(team: Team): string
}[] = [
  {
    noun: ['comissão', 'comissões'],
    from: ['estudantes da manhã', 'estudantes da tarde'],
    statement: ({ town, ones, others, fromOnes, fromOthers }) =>
      `Para organizar a formatura de uma escola de ${town}, apresentaram-se ${ones} estudantes da manhã e ${others} da tarde. A comissão terá ${counted(fromOnes, 'estudante', 'estudantes')} da manhã e ${fromOthers} da tarde, todos com as mesmas funções.\n\nO número de comissões diferentes que podem ser formadas é`,
  },
  {
    noun: ['cardápio', 'cardápios'],
    from: ['saladas', 'frutas'],
    statement: ({ town, ones, others, fromOnes, fromOthers }) =>
      `A nutricionista de uma escola de ${town} dispõe de ${ones} tipos de salada e ${others} tipos de fruta. O cardápio de cada dia terá ${counted(fromOnes, 'tipo', 'tipos')} de salada e ${counted(fromOthers, 'tipo', 'tipos')} de fruta, sem repetição.\n\nO número de cardápios diferentes que ela pode compor é`,
  },
  {
    noun: ['equipe', 'equipes'],
    from: ['programadoras', 'projetistas'],
    statement: ({ town, ones, others, fromOnes, fromOthers }) =>
      `O clube de robótica de ${town} tem ${ones} programadoras e ${others} projetistas. Para uma competição, o clube enviará uma equipe com ${counted(fromOnes, 'programadora', 'programadoras')} e ${counted(fromOthers, 'projetista', 'projetistas')}.\n\nDe quantas maneiras essa equipe pode ser escolhida?`,
  },
  {
    noun: ['programa', 'programas'],
    from: ['sambas', 'choros'],
    statement: ({ town, ones, others, fromOnes, fromOthers }) =>
      `Um grupo musical de ${town} ensaiou ${ones} sambas e ${others} choros. Para um evento, o grupo vai escolher ${counted(fromOnes, 'samba', 'sambas')} e ${counted(fromOthers, 'choro', 'choros')}; a ordem em que serão tocados só será decidida na hora.\n\nO número de escolhas possíveis do repertório é`,
  },
  {
    noun: ['prova', 'provas'],
    from: ['questões de Álgebra', 'questões de Geometria'],
    statement: ({ town, ones, others, fromOnes, fromOthers }) =>
      `O banco de questões de uma olimpíada escolar de ${town} tem ${ones} questões de Álgebra e ${others} de Geometria. Cada prova deve conter ${fromOnes} questões de Álgebra e ${fromOthers} de Geometria, e a ordem delas não é levada em conta.\n\nO número de provas diferentes que podem ser montadas é`,
  },
]

export const twoGroupTeam = defineFamily({
  slug: 'mat-escolha-em-dois-grupos',
  subject: 'matematica',
  topic: 'mat-contagem',
  skill: 3,
  difficulty: 'medium',
  scenes: TEAM_SCENES,
  draw: (chance, scene) => ({
    scene,
    town: chance.pick(TOWNS),
    ones: chance.whole(4, 10),
    others: chance.whole(4, 9),
    fromOnes: chance.whole(2, 3),
    fromOthers: chance.whole(2, 3),
  }),
  solve: ({ scene, ones, others, fromOnes, fromOthers }) => {
    const [first, second] = [combinations(ones, fromOnes), combinations(others, fromOthers)]
    const together = fromOnes + fromOthers
    return {
      show: value => written(value),
      isPlausible: value =>
        Number.isInteger(value) && value > 1 && value < 60_000 && value < first * second * 40,
      key: [
        first * second,
        'A ordem não importa dentro de cada grupo, e cada escolha de um combina com todas as do outro.',
      ],
      errors: () => [
        [
          first + second,
          'Soma as escolhas dos dois grupos, que deveriam ser multiplicadas, pois são feitas as duas.',
        ],
        [
          arrangements(ones, fromOnes) * arrangements(others, fromOthers),
          'Usa arranjos: conta como diferentes escolhas que só mudam de ordem.',
        ],
        [
          combinations(ones + others, together),
          `Escolhe ${together} entre todos, sem respeitar quantos vêm de cada grupo.`,
        ],
        [
          arrangements(ones, fromOnes) * second,
          `Usa arranjo para escolher ${scene.from[0]}, embora a ordem não importe.`,
        ],
        [
          first * arrangements(others, fromOthers),
          `Usa arranjo para escolher ${scene.from[1]}, embora a ordem não importe.`,
        ],
        [ones * others, 'Multiplica os tamanhos dos grupos, como se fosse escolhido um de cada.'],
        [ones * fromOnes * others * fromOthers, 'Multiplica todos os números do enunciado.'],
        [ones * fromOnes + others * fromOthers, 'Multiplica cada grupo pelo número de escolhidos e soma.'],
        [
          combinations(ones, fromOthers) * combinations(others, fromOnes),
          'Troca o número de escolhidos de um grupo pelo do outro.',
        ],
        [
          (first * second) / 2,
          'Divide por 2 ao final, como se trocar os grupos entre si desse a mesma escolha.',
        ],
        [
          first * second * 2,
          'Multiplica por 2 ao final, como se importasse qual grupo é escolhido primeiro.',
        ],
      ],
    }
  },
  tell: told => {
    const { scene, ones, others, fromOnes, fromOthers } = told
    const [first, second] = [combinations(ones, fromOnes), combinations(others, fromOthers)]
    const falling = (n: number, k: number) => Array.from({ length: k }, (_, i) => n - i).join(raw` \cdot `)
    const worked = (n: number, k: number, value: number) =>
      raw`C_{${n},${k}} = \frac{${falling(n, k)}}{${falling(k, k)}} = ${tex(value)}`
    return {
      statement: scene.statement(told),
      explanation: raw`Trocar a ordem dos escolhidos não muda a escolha, portanto contam-se combinações.

Entre ${ones} ${scene.from[0]}, escolher ${fromOnes}: $${worked(ones, fromOnes, first)}$.

Entre ${others} ${scene.from[1]}, escolher ${fromOthers}: $${worked(others, fromOthers, second)}$.

As duas escolhas são feitas, então multiplicam-se: $${tex(first)} \cdot ${tex(second)} = ${tex(first * second)}$ ${scene.noun[1]}.

Para lembrar: "e" multiplica, "ou" soma; divide-se pelo fatorial quando a ordem não conta.`,
    }
  },
})
export type TwoGroupTeam = ParametersOf<typeof twoGroupTeam>

type Cycles = { town: string; periods: readonly number[] }

const CYCLE_SCENES: readonly {
  towns?: readonly string[]
  one: string
  many: string
  periods: readonly number[]
  statement(cycles: Cycles): string
}[] = [
  {
    one: 'minuto',
    many: 'minutos',
    periods: [8, 10, 12, 15, 18, 20, 24, 25, 30, 36, 40],
    statement: ({ town, periods: [a, b, c] }) =>
      `Do terminal central de ${town} partem três linhas de ônibus: uma a cada ${a} minutos, outra a cada ${b} minutos e a terceira a cada ${c} minutos. Às 6 horas, ônibus das três linhas saíram ao mesmo tempo.\n\nA próxima saída simultânea das três linhas ocorrerá depois de`,
  },
  {
    one: 'dia',
    many: 'dias',
    periods: [4, 6, 8, 9, 10, 12, 14, 15, 18, 20, 21],
    statement: ({ town, periods: [a, b, c] }) =>
      `Em um hospital de ${town}, três geradores passam por testes: o primeiro a cada ${a} dias, o segundo a cada ${b} dias e o terceiro a cada ${c} dias. Hoje, os três foram testados.\n\nOs três geradores voltarão a ser testados no mesmo dia daqui a`,
  },
  {
    one: 'segundo',
    many: 'segundos',
    periods: [6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24],
    statement: ({ town, periods: [a, b, c] }) =>
      `A decoração de fim de ano da praça de ${town} tem três letreiros, que acendem juntos quando são ligados. A partir daí, o primeiro pisca a cada ${a} segundos, o segundo a cada ${b} segundos e o terceiro a cada ${c} segundos.\n\nOs três voltarão a piscar juntos, pela primeira vez, após`,
  },
  {
    towns: HARBOURS,
    one: 'dia',
    many: 'dias',
    periods: [6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24],
    statement: ({ town, periods: [a, b, c] }) =>
      `Três barcos fazem o transporte de mercadorias a partir do porto de ${town}. Um parte a cada ${a} dias, outro a cada ${b} dias e o terceiro a cada ${c} dias. Hoje, os três partiram juntos.\n\nEles voltarão a partir no mesmo dia, pela primeira vez, daqui a`,
  },
]

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const lcm = (a: number, b: number) => (a * b) / gcd(a, b)

export const commonMultiple = defineFamily({
  slug: 'mat-encontro-periodico',
  subject: 'matematica',
  topic: 'mat-numeros',
  skill: 3,
  difficulty: 'easy',
  scenes: CYCLE_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      periods: chance.some(scene.periods, 3) as [number, number, number],
    }
  },
  solve: ({ scene, periods }) => {
    const [a, b, c] = periods
    const right = lcm(lcm(a, b), c)
    const common = gcd(gcd(a, b), c)
    return {
      show: value => counted(value, scene.one, scene.many),
      isPlausible: value =>
        right <= 720 &&
        right > Math.max(a, b, c) &&
        Number.isInteger(value) &&
        value > 1 &&
        value < right * 30,
      key: [right, 'É o menor número que é múltiplo dos três intervalos.'],
      errors: () => [
        [a + b + c, 'Soma os três intervalos.'],
        [lcm(a, b), 'Considera apenas os dois primeiros intervalos.'],
        [a * b * c, 'Multiplica os três intervalos: é um múltiplo comum, mas não o menor.'],
        [common, 'Calcula o máximo divisor comum em vez do mínimo múltiplo comum.'],
        [right * 2, 'É um múltiplo comum, mas não o menor: é o segundo encontro.'],
        [lcm(b, c), 'Considera apenas os dois últimos intervalos.'],
        [Math.max(a, b, c), 'Supõe que o encontro dependa só do maior intervalo.'],
        [lcm(a, c), 'Considera apenas o primeiro e o último intervalo.'],
        [a * b, 'Multiplica apenas os dois primeiros intervalos.'],
        [right * common, 'Multiplica o mínimo múltiplo comum pelo máximo divisor comum.'],
        [right * 3, 'É um múltiplo comum, mas não o menor: é o terceiro encontro.'],
        [b * c, 'Multiplica apenas os dois últimos intervalos.'],
      ],
    }
  },
  tell: told => {
    const { scene, periods } = told
    const right = tidy(lcm(lcm(periods[0], periods[1]), periods[2]))
    const factors = (n: number) => {
      const found: string[] = []
      for (let prime = 2, left = n; left > 1; prime++) {
        let power = 0
        for (; left % prime === 0; left /= prime) power++
        if (power > 0) found.push(power === 1 ? String(prime) : `${prime}^${power}`)
      }
      return found.join(raw` \cdot `)
    }
    return {
      statement: scene.statement(told),
      explanation: raw`O evento se repete nos múltiplos de cada intervalo, portanto o próximo encontro está no mínimo múltiplo comum.

Fatorando: ${periods.map(period => `$${period} = ${factors(period)}$`).join('; ')}. Tomando cada fator primo com o maior expoente:

$\operatorname{mmc}(${periods.join(';\\ ')}) = ${factors(right)} = ${right}$

Para lembrar: "quando voltam a coincidir?" pede o mmc; "qual o maior pedaço que serve a todos?" pede o mdc.`,
    }
  },
})
export type CommonMultiple = ParametersOf<typeof commonMultiple>
