import { counted, money, tex, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { BOAT_TRIPS, TOWNS } from '../places.ts'

const raw = String.raw

type Sale = { town: string; price: number; sold: number; raise: number; lost: number; ask: 'price' | 'sold' }

const SALE_SCENES: readonly {
  towns?: readonly string[]
  one: string
  many: string
  price: readonly [low: number, high: number, step: number]
  raise: readonly number[]
  statement(sale: Sale): string
}[] = [
  {
    one: 'ingresso',
    many: 'ingressos',
    price: [10, 40, 2],
    raise: [1, 2],
    statement: ({ town, price, sold, raise, lost, ask }) =>
      `Um grupo de teatro de ${town} vende, em média, ${sold} ingressos por noite a ${money(price)} cada um. Uma pesquisa mostrou que, a cada ${money(raise)} de aumento no preço, ${counted(lost, 'ingresso deixa', 'ingressos deixam')} de ser ${lost < 2 ? 'vendido' : 'vendidos'}.\n\n${ask === 'price' ? 'O preço do ingresso que torna máxima a arrecadação por noite é de' : 'Com o preço que torna máxima a arrecadação, o grupo venderá, por noite,'}`,
  },
  {
    one: 'marmita',
    many: 'marmitas',
    price: [12, 24, 1],
    raise: [0.5, 1],
    statement: ({ town, price, sold, raise, lost, ask }) =>
      `Uma cozinheira de ${town} vende ${sold} marmitas por dia a ${money(price)}. Ela percebeu que, para cada ${money(raise)} acrescentado ao preço, perde a venda de ${counted(lost, 'marmita', 'marmitas')} por dia.\n\n${ask === 'price' ? 'Para obter a maior receita diária possível, ela deve vender cada marmita por' : 'Se cobrar o preço que dá a maior receita diária possível, ela venderá, por dia,'}`,
  },
  {
    towns: BOAT_TRIPS,
    one: 'passeio',
    many: 'passeios',
    price: [40, 120, 10],
    raise: [5, 10],
    statement: ({ town, price, sold, raise, lost, ask }) =>
      `Uma associação de barqueiros da região de ${town} vende ${sold} passeios por semana a ${money(price)} cada um. Estima-se que cada aumento de ${money(raise)} no preço reduza as vendas em ${counted(lost, 'passeio', 'passeios')} por semana.\n\n${ask === 'price' ? 'Segundo essa estimativa, a receita semanal é máxima se cada passeio custar' : 'Segundo essa estimativa, quando a receita semanal é máxima, a associação vende'}`,
  },
  {
    one: 'assinatura',
    many: 'assinaturas',
    price: [10, 40, 2],
    raise: [1, 2],
    statement: ({ town, price, sold, raise, lost, ask }) =>
      `Um jornal digital de ${town} tem ${sold} assinaturas de ${money(price)} por mês. Um estudo indica que, a cada ${money(raise)} de reajuste, ${counted(lost, 'assinatura é cancelada', 'assinaturas são canceladas')}.\n\n${ask === 'price' ? 'De acordo com o estudo, a mensalidade que leva à maior receita é de' : 'De acordo com o estudo, quando a receita é a maior possível, o jornal fica com'}`,
  },
]

export const highestRevenue = defineFamily({
  slug: 'mat-receita-maxima',
  subject: 'matematica',
  topic: 'mat-funcao-quadratica',
  skill: 21,
  difficulty: 'hard',
  scenes: SALE_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      price: chance.whole(...scene.price),
      sold: chance.whole(40, 400, 10),
      raise: chance.pick(scene.raise),
      lost: chance.pick([2, 3, 4, 5, 6, 8, 10]),
      ask: chance.pick(['price', 'sold'] as const),
    }
  },
  solve: ({ scene, price, sold, raise, lost, ask }) => {
    const raises = (sold * raise - price * lost) / (2 * raise * lost)
    // A rise that nobody would dare is no exercise about a real price.
    const isReal = Number.isInteger(raises) && raises >= 2 && raises * raise <= price * 0.6
    const best = { price: price + raise * raises, sold: sold - lost * raises }
    if (ask === 'price')
      return {
        show: money,
        isPlausible: value => isReal && value > 0 && value < best.price * 4,
        key: [best.price, 'É o preço inicial mais os aumentos que levam ao vértice da parábola.'],
        errors: () => [
          [raise * raises, 'É o aumento total, e não o preço depois do aumento.'],
          [
            price + raise * raises * 2,
            'Esquece o 2 no denominador da fórmula do vértice e dobra o número de aumentos.',
          ],
          [price, 'É o preço atual: supõe que qualquer aumento reduza a arrecadação.'],
          [price + raises, 'Soma ao preço o número de aumentos, sem multiplicá-lo pelo valor de cada um.'],
          [price - raise * raises, 'Troca o sinal e reduz o preço em vez de aumentá-lo.'],
          [price + (raise * raises) / 2, 'Divide duas vezes por 2 ao calcular o vértice.'],
          [price + raise * (sold / lost), 'É o preço que zera as vendas, e com elas a arrecadação.'],
          [
            price + raise * (sold / lost / 2),
            'Toma a metade dos aumentos que zeram as vendas, sem considerar a outra raiz.',
          ],
          [price + raise, 'Testa um único aumento e para.'],
        ],
      }
    return {
      show: value => counted(value, scene.one, scene.many),
      isPlausible: value => isReal && Number.isInteger(value) && value > 0 && value < best.sold * 4,
      key: [
        best.sold,
        'É a venda inicial menos o que se perde com os aumentos que levam ao vértice da parábola.',
      ],
      errors: () => [
        [sold, 'É o número atual: esquece que o aumento do preço reduz as vendas.'],
        [lost * raises, 'É a quantidade que deixa de ser vendida, e não a que continua sendo.'],
        [
          sold - lost * raises * 2,
          'Esquece o 2 no denominador da fórmula do vértice e dobra o número de aumentos.',
        ],
        [sold + lost * raises, 'Troca o sinal e supõe que as vendas cresçam com o preço.'],
        [sold - raises, 'Subtrai o número de aumentos, sem multiplicá-lo pela perda em cada um.'],
        [sold / 2, 'Toma a metade das vendas atuais, como se o preço inicial fosse zero.'],
        [sold - (lost * raises) / 2, 'Divide duas vezes por 2 ao calcular o vértice.'],
        [sold + raises, 'Soma o número de aumentos às vendas.'],
        [sold + lost * raises * 2, 'Troca o sinal e ainda esquece o 2 no denominador da fórmula do vértice.'],
        [sold - lost, 'Testa um único aumento e para.'],
      ],
    }
  },
  tell: told => {
    const { scene, price, sold, raise, lost, ask } = told
    const zero = tidy(sold / lost)
    const raises = tidy((sold * raise - price * lost) / (2 * raise * lost))
    const best = { price: tidy(price + raise * raises), sold: tidy(sold - lost * raises) }
    return {
      statement: scene.statement(told),
      explanation: raw`Com $x$ aumentos de ${money(raise)}, a receita é $R(x) = (${tex(price)} + ${raise === 1 ? '' : tex(raise)}x)(${tex(sold)} - ${lost === 1 ? '' : tex(lost)}x)$.

É uma parábola com concavidade para baixo. As raízes são $x = -\frac{${tex(price)}}{${tex(raise)}} = ${tex(-price / raise)}$ e $x = \frac{${tex(sold)}}{${tex(lost)}}${Number.isInteger(zero) ? ` = ${tex(zero)}` : ''}$; o vértice fica no ponto médio entre elas, $x = ${tex(raises)}$.

O preço é $${tex(price)} + ${tex(raise)} \cdot ${tex(raises)} = ${tex(best.price)}$ (em real) e a quantidade, $${tex(sold)} - ${tex(lost)} \cdot ${tex(raises)} = ${tex(best.sold)}$ ${scene.many}. Pedia-se ${ask === 'price' ? `o preço: ${money(best.price)}` : `a quantidade: ${written(best.sold)}`}.

Para lembrar: $x$ conta aumentos; depois de achar o vértice, volte ao que a questão pergunta.`,
    }
  },
})
export type HighestRevenue = ParametersOf<typeof highestRevenue>
