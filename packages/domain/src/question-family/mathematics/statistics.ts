import { counted, tex, texAsFraction, texFraction, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { TOWNS } from '../places.ts'

const raw = String.raw

type Marks = { town: string; name: string; marks: number[]; weights: number[] }

const table = (title: string, names: readonly string[], { marks, weights }: Marks) =>
  [`| ${title} | Nota | Peso |`, '| --- | ---: | ---: |']
    .concat(names.map((name, k) => `| ${name} | ${written(marks[k]!)} | ${weights[k]} |`))
    .join('\n')

const MARK_SCENES: readonly {
  names: readonly string[]
  marks: readonly [low: number, high: number, step: number]
  weights: readonly number[]
  unit: readonly [one: string, many: string]
  statement(marks: Marks): string
}[] = [
  {
    names: ['Linguagens', 'Ciências Humanas', 'Ciências da Natureza', 'Matemática', 'Redação'],
    marks: [480, 840, 20],
    weights: [1, 1, 2, 2, 3, 4],
    unit: ['ponto', 'pontos'],
    statement: told =>
      `Para concorrer a uma vaga em uma universidade federal, ${told.name}, de ${told.town}, consultou os pesos que o curso dá a cada nota do exame nacional. Suas notas e os pesos estão na tabela.\n\n${table('Prova', MARK_SCENES[0]!.names, told)}\n\nA nota final é a média ponderada das cinco notas. A nota final de ${told.name} é`,
  },
  {
    names: ['Prova escrita', 'Trabalho em grupo', 'Seminário', 'Relatório'],
    marks: [4, 10, 0.5],
    weights: [1, 2, 3, 4],
    unit: ['ponto', 'pontos'],
    statement: told =>
      `Em uma escola de ${told.town}, a nota do bimestre é a média ponderada de quatro avaliações. A tabela mostra o desempenho de ${told.name}.\n\n${table('Avaliação', MARK_SCENES[1]!.names, told)}\n\nA nota de ${told.name} no bimestre foi`,
  },
  {
    names: ['Língua Portuguesa', 'Raciocínio Lógico', 'Informática', 'Conhecimentos Específicos'],
    marks: [40, 95, 5],
    weights: [1, 1, 2, 3, 4],
    unit: ['ponto', 'pontos'],
    statement: told =>
      `Um concurso para a prefeitura de ${told.town} classifica os candidatos pela média ponderada das notas de quatro provas, cada uma valendo até 100 pontos. ${told.name} obteve as notas da tabela.\n\n${table('Prova', MARK_SCENES[2]!.names, told)}\n\nA média de ${told.name} nesse concurso foi`,
  },
  {
    names: ['Sabor', 'Apresentação', 'Criatividade', 'Uso de ingredientes da região'],
    marks: [5, 10, 0.5],
    weights: [1, 2, 3, 4, 5],
    unit: ['ponto', 'pontos'],
    statement: told =>
      `Em um festival gastronômico de ${told.town}, cada prato recebe uma nota por critério, e o resultado é a média ponderada dessas notas. O prato de ${told.name} foi avaliado assim:\n\n${table('Critério', MARK_SCENES[3]!.names, told)}\n\nO resultado do prato de ${told.name} foi`,
  },
  {
    names: ['Método', 'Originalidade', 'Apresentação oral', 'Caderno de campo'],
    marks: [50, 100, 5],
    weights: [1, 2, 3, 4],
    unit: ['ponto', 'pontos'],
    statement: told =>
      `Na feira de ciências de uma escola de ${told.town}, o júri dá a cada projeto notas de 0 a 100 em quatro critérios, com os pesos indicados. O projeto de ${told.name} obteve o seguinte:\n\n${table('Critério', MARK_SCENES[4]!.names, told)}\n\nA média ponderada das notas desse projeto é`,
  },
]

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)
const weighted = (marks: readonly number[], weights: readonly number[]) =>
  sum(marks.map((mark, k) => mark * weights[k]!)) / sum(weights)
const ascending = (list: readonly number[]) => [...list].sort((one, other) => one - other)

export const weightedMean = defineFamily({
  slug: 'mat-media-ponderada',
  subject: 'matematica',
  topic: 'mat-estatistica',
  skill: 27,
  difficulty: 'easy',
  scenes: MARK_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(TOWNS),
      name: chance.pick([
        'Iara',
        'Caio',
        'Benedita',
        'Joaquim',
        'Nara',
        'Ubirajara',
        'Dandara',
        'Samuel',
        'Yasmin',
        'Heitor',
      ]),
      marks: scene.names.map(() => chance.whole(...scene.marks)),
      weights: scene.names.map(() => chance.pick(scene.weights)),
    }
  },
  solve: ({ scene, marks, weights }) => {
    const right = weighted(marks, weights)
    const half = Math.floor(marks.length / 2)
    const sorted = ascending(marks)
    const median = marks.length % 2 ? sorted[half]! : (sorted[half]! + sorted[half - 1]!) / 2
    const heaviest = Math.max(...weights)
    const lightest = weights.indexOf(Math.min(...weights))
    const without = (list: readonly number[], place: number) => list.filter((_, k) => k !== place)
    const isVaried = new Set(weights).size >= 2 && new Set(marks).size === marks.length
    return {
      show: value => counted(value, ...scene.unit),
      isPlausible: value =>
        isVaried &&
        tidy(value * 100) % 1 === 0 &&
        tidy(right * 100) % 1 === 0 &&
        value >= sorted[0]! &&
        value <= sorted.at(-1)!,
      key: [
        right,
        'Cada nota entra tantas vezes quanto é o seu peso, e a soma é dividida pela soma dos pesos.',
      ],
      errors: () => [
        [sum(marks) / marks.length, 'Calcula a média aritmética simples e ignora os pesos.'],
        [weighted(marks, [...weights].reverse()), 'Lê os pesos na ordem inversa.'],
        [median, 'Toma a mediana das notas.'],
        [(sorted[0]! + sorted.at(-1)!) / 2, 'Toma o ponto médio entre a menor e a maior nota.'],
        [
          weighted(without(marks, lightest), without(weights, lightest)),
          'Deixa de fora a nota de menor peso.',
        ],
        [marks[weights.indexOf(heaviest)]!, 'Toma apenas uma das notas de peso máximo.'],
        [
          weighted(marks, [...weights.slice(1), weights[0]!]),
          'Associa a cada nota o peso da linha seguinte da tabela.',
        ],
        [
          weighted(marks, [weights.at(-1)!, ...weights.slice(0, -1)]),
          'Associa a cada nota o peso da linha anterior da tabela.',
        ],
        [
          weighted(
            marks,
            weights.map(weight => heaviest + 1 - weight),
          ),
          'Dá mais peso ao que vale menos.',
        ],
        [
          sum(without(marks, lightest)) / (marks.length - 1),
          'Descarta a nota de menor peso e faz a média simples das demais.',
        ],
      ],
    }
  },
  tell: told => {
    const { scene, marks, weights } = told
    const products = marks.map((mark, k) => raw`${tex(mark)} \cdot ${weights[k]}`).join(' + ')
    const total = tidy(sum(marks.map((mark, k) => mark * weights[k]!)))
    return {
      statement: scene.statement(told),
      explanation: raw`Multiplique cada nota pelo seu peso e some:

$${products} = ${tex(total)}$

A soma dos pesos é $${weights.join(' + ')} = ${sum(weights)}$. A média ponderada é $\frac{${tex(total)}}{${sum(weights)}} = ${tex(tidy(total / sum(weights)))}$.

Para lembrar: o divisor é a soma dos pesos, e não o número de notas.`,
    }
  },
})
export type WeightedMean = ParametersOf<typeof weightedMean>

type Draws = { town: string; first: number; second: number; ask: 'same' | 'mixed' }

const DRAW_SCENES: readonly {
  sizes: readonly [low: number, high: number]
  /** Of the second kind, where there are more of it. */
  others?: readonly [low: number, high: number]
  kinds: readonly [string, string]
  statement(draws: Draws): string
}[] = [
  {
    sizes: [3, 9],
    kinds: ['uma menina', 'um menino'],
    statement: ({ town, first, second, ask }) =>
      `O grêmio de uma escola de ${town} tem ${first} meninas e ${second} meninos. Duas pessoas do grêmio serão sorteadas, uma após a outra e sem reposição, para representar a escola em um congresso.\n\nA probabilidade de que ${ask === 'same' ? 'as duas pessoas sorteadas sejam meninas' : 'sejam sorteados uma menina e um menino, em qualquer ordem,'} é`,
  },
  {
    sizes: [3, 12],
    kinds: ['um bombom de castanha', 'um de cupuaçu'],
    statement: ({ town, first, second, ask }) =>
      `Uma doceira de ${town} embala bombons por fora idênticos. Em uma caixa há ${first} bombons de castanha e ${second} de cupuaçu. Um cliente retira ao acaso dois bombons, um depois do outro, sem devolver o primeiro.\n\nA probabilidade de ${ask === 'same' ? 'ambos serem de castanha' : 'ele pegar um bombom de cada sabor'} é`,
  },
  {
    sizes: [2, 6],
    others: [10, 24],
    kinds: ['uma lâmpada defeituosa', 'uma perfeita'],
    statement: ({ town, first, second, ask }) =>
      `Em um lote de ${first + second} lâmpadas recebido por uma escola de ${town}, ${first} são defeituosas. O eletricista escolhe ao acaso duas lâmpadas do lote e as instala em uma sala.\n\nA probabilidade de que ${ask === 'same' ? 'as duas lâmpadas instaladas sejam defeituosas' : 'exatamente uma das lâmpadas instaladas seja defeituosa'} é`,
  },
  {
    sizes: [3, 10],
    kinds: ['uma pergunta de Biologia', 'uma de História'],
    statement: ({ town, first, second, ask }) =>
      `Para uma gincana em ${town}, ${first} perguntas de Biologia e ${second} de História foram colocadas em envelopes iguais. Uma equipe sorteia dois envelopes, sem reposição.\n\nA probabilidade de que ${ask === 'same' ? 'as duas perguntas sorteadas sejam de Biologia' : 'a equipe receba uma pergunta de cada disciplina'} é`,
  },
  {
    sizes: [2, 6],
    others: [10, 24],
    kinds: ['um bilhete premiado', 'um sem prêmio'],
    statement: ({ town, first, second, ask }) =>
      `Na festa junina de um bairro de ${town}, restam ${first + second} bilhetes da rifa, dos quais ${first} são premiados. Uma moradora compra dois desses bilhetes, escolhidos ao acaso.\n\nA probabilidade de que ${ask === 'same' ? 'ambos os bilhetes sejam premiados' : 'apenas um dos dois bilhetes seja premiado'} é`,
  },
]

export const twoDraws = defineFamily({
  slug: 'mat-duas-retiradas',
  subject: 'matematica',
  topic: 'mat-probabilidade',
  skill: 28,
  difficulty: 'medium',
  scenes: DRAW_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(TOWNS),
      first: chance.whole(...scene.sizes),
      second: chance.whole(...(scene.others ?? scene.sizes)),
      ask: chance.pick(['same', 'mixed'] as const),
    }
  },
  solve: ({ first: a, second: b, ask }) => {
    const n = a + b
    const show = (value: number) => `$${texAsFraction(value)}$`
    const isPlausible = (value: number) => a !== b && value > 0 && value < 1
    const same = (a * (a - 1)) / (n * (n - 1))
    const mixed = (2 * a * b) / (n * (n - 1))
    if (ask === 'same')
      return {
        show,
        isPlausible,
        key: [same, 'Na segunda retirada há um elemento favorável a menos e um elemento a menos no total.'],
        errors: () => [
          [(a * a) / (n * n), 'Calcula como se houvesse reposição entre as duas retiradas.'],
          [a / n, 'Considera apenas a primeira retirada.'],
          [mixed, 'Calcula a probabilidade de sair um elemento de cada tipo.'],
          [(a * (a - 1)) / (n * n), 'Desconta o elemento retirado dos casos favoráveis, mas não do total.'],
          [(a * a) / (n * (n - 1)), 'Desconta o elemento retirado do total, mas não dos casos favoráveis.'],
          [2 / a, 'Divide o número de retiradas pelo de elementos favoráveis.'],
          [(a - 1) / (n - 1), 'Considera apenas a segunda retirada.'],
          [2 / n, 'Divide o número de retiradas pelo total de elementos.'],
          [(b * (b - 1)) / (n * (n - 1)), 'Calcula a probabilidade para o outro tipo.'],
          [1 / a, 'Conta uma só retirada entre os elementos favoráveis.'],
          [1 - same, 'É a probabilidade do evento complementar.'],
        ],
      }
    return {
      show,
      isPlausible,
      key: [mixed, 'Há duas ordens possíveis, cada uma com o mesmo produto de probabilidades sem reposição.'],
      errors: () => [
        [mixed / 2, 'Considera uma única ordem: o outro tipo também pode sair primeiro.'],
        [(2 * a * b) / (n * n), 'Calcula como se houvesse reposição entre as duas retiradas.'],
        [(a * b) / (n * n), 'Considera uma única ordem e calcula como se houvesse reposição.'],
        [1 - mixed, 'É a probabilidade do evento complementar: dois elementos do mesmo tipo.'],
        [a / n, 'Considera apenas a primeira retirada.'],
        [b / n, 'Considera uma única retirada, a do segundo tipo.'],
        [a / n + b / (n - 1), 'Soma as probabilidades das duas retiradas em vez de multiplicá-las.'],
        [same, 'Calcula a probabilidade de os dois serem do primeiro tipo.'],
        [1 / 2, 'Supõe que "iguais" e "diferentes" sejam igualmente prováveis.'],
        [1 - same, 'Desconta só o caso em que os dois são do primeiro tipo e esquece o outro caso.'],
      ],
    }
  },
  tell: told => {
    const { scene, first: a, second: b, ask } = told
    const n = a + b
    return {
      statement: scene.statement(told),
      explanation:
        ask === 'same'
          ? raw`Na primeira retirada, ${a} dos ${n} elementos são favoráveis. Como não há reposição, na segunda são ${a - 1} em ${n - 1}:

$P = \frac{${a}}{${n}} \cdot \frac{${a - 1}}{${n - 1}} = ${texFraction(a * (a - 1), n * (n - 1))}$

Para lembrar: retirar dois de uma vez é o mesmo que retirar um após o outro sem reposição.`
          : raw`Há duas ordens que servem: primeiro ${scene.kinds[0]} e depois ${scene.kinds[1]}, ou o contrário. Sem reposição, cada ordem tem probabilidade $\frac{${a} \cdot ${b}}{${n} \cdot ${n - 1}}$.

$P = 2 \cdot \frac{${a} \cdot ${b}}{${n} \cdot ${n - 1}} = ${texFraction(2 * a * b, n * (n - 1))}$

Para lembrar: quando a ordem não é pedida, some as probabilidades de todas as ordens.`,
    }
  },
})
export type TwoDraws = ParametersOf<typeof twoDraws>
