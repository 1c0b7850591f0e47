import { counted, measure, money, percent, tex, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { GRAIN, TOWNS } from '../places.ts'

const raw = String.raw

type Told = { town: string; thing: string; base: number; first: number; second: number }
type ChangeScene = {
  towns?: readonly string[]
  signs: readonly [1 | -1, 1 | -1]
  things: readonly string[]
  bases: readonly [low: number, high: number, step: number]
  rates: readonly number[]
  /** Of what there are no halves. */
  isCounted?: boolean
  show(value: number): string
  statement(told: Told): string
}

const rate = (change: number) => percent(Math.abs(change))

const CHANGE_SCENES: readonly ChangeScene[] = [
  {
    signs: [1, -1],
    things: ['uma bicicleta', 'um fogão', 'uma máquina de lavar', 'uma geladeira', 'um violão', 'um armário'],
    bases: [400, 2400, 100],
    rates: [5, 8, 10, 12, 15, 20, 25],
    show: money,
    statement: ({ town, thing, base, first, second }) =>
      `Em uma loja de ${town}, ${thing} custava ${money(base)}. Em outubro, esse preço subiu ${rate(first)}. Na semana de aniversário da loja, foi dado um desconto de ${rate(second)} sobre o preço já reajustado.\n\nDurante a promoção, o produto foi vendido por`,
  },
  {
    signs: [1, 1],
    things: ['uma quitinete', 'um apartamento de dois quartos', 'uma sala comercial', 'uma casa'],
    bases: [600, 1800, 50],
    rates: [4, 5, 6, 8, 10, 12, 15],
    show: money,
    statement: ({ town, thing, base, first, second }) =>
      `O aluguel de ${thing} em ${town} era de ${money(base)} por mês. Ao fim do primeiro ano de contrato, foi reajustado em ${rate(first)}; ao fim do segundo ano, o valor em vigor foi reajustado em ${rate(second)}.\n\nDepois dos dois reajustes, o aluguel mensal passou a ser de`,
  },
  {
    signs: [-1, -1],
    things: ['um par de tênis', 'um casaco', 'uma mochila', 'um fone de ouvido', 'uma mala de viagem'],
    bases: [120, 800, 20],
    rates: [5, 10, 15, 20, 25, 30, 40],
    show: money,
    statement: ({ town, thing, base, first, second }) =>
      `Em uma liquidação, uma loja de ${town} deu ${rate(first)} de desconto em ${thing} cujo preço de etiqueta era de ${money(base)}. Para pagamento por Pix, havia um segundo desconto, de ${rate(second)}, sobre o preço já reduzido.\n\nQuem pagou por Pix desembolsou`,
  },
  {
    signs: [-1, 1],
    things: ['uma biblioteca comunitária', 'a biblioteca de uma escola', 'a biblioteca municipal'],
    bases: [400, 3000, 100],
    rates: [5, 10, 15, 20, 25, 30],
    isCounted: true,
    show: value => counted(value, 'empréstimo', 'empréstimos'),
    statement: ({ town, thing, base, first, second }) =>
      `Em março, ${thing} de ${town} registrou ${written(base)} empréstimos de livros. Em abril, por causa de uma reforma, o número de empréstimos caiu ${rate(first)}; em maio, cresceu ${rate(second)} em relação a abril.\n\nEm maio, a biblioteca registrou`,
  },
  {
    towns: GRAIN,
    signs: [-1, 1],
    things: ['feijão', 'milho', 'soja', 'arroz'],
    bases: [800, 6000, 200],
    rates: [5, 10, 15, 20, 25, 30, 40, 50],
    isCounted: true,
    show: value => counted(value, 'saca', 'sacas'),
    statement: ({ town, thing, base, first, second }) =>
      `Uma cooperativa da região de ${town} colheu ${written(base)} sacas de ${thing} em certo ano. No ano seguinte, por falta de chuva, a produção diminuiu ${rate(first)}. No terceiro ano, com um novo sistema de irrigação, ela aumentou ${rate(second)} em relação à do segundo ano.\n\nA produção do terceiro ano foi de`,
  },
  {
    signs: [-1, -1],
    things: ['Uma escola', 'Um hotel', 'Um clube', 'Uma lavanderia', 'Um condomínio'],
    bases: [100, 900, 20],
    rates: [5, 10, 15, 20, 25, 30],
    show: value => measure(value, 'm³'),
    statement: ({ town, thing, base, first, second }) =>
      `${thing} de ${town} consumia ${measure(base, 'm³')} de água por mês. A troca das torneiras reduziu esse consumo em ${rate(first)}; depois, o aproveitamento da água da chuva reduziu o novo consumo em ${rate(second)}.\n\nApós as duas medidas, o consumo mensal passou a ser de`,
  },
]

const word = (change: number) => (change > 0 ? 'aumento' : 'redução')
const factor = (change: number) => tidy(1 + change / 100)

export const successiveChanges = defineFamily({
  slug: 'mat-variacoes-sucessivas',
  subject: 'matematica',
  topic: 'mat-porcentagem',
  skill: 3,
  difficulty: 'medium',
  scenes: CHANGE_SCENES,
  draw: (chance, scene) => {
    const [one, other] = chance.some(scene.rates, 2)
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      thing: chance.pick(scene.things),
      base: chance.whole(...scene.bases),
      first: scene.signs[0] * one!,
      second: scene.signs[1] * other!,
    }
  },
  solve: ({ scene, base, first, second }) => ({
    show: scene.show,
    isPlausible: value => value > 0 && (!scene.isCounted || Number.isInteger(value)),
    key: [
      base * factor(first) * factor(second),
      'Cada variação incide sobre o valor que está em vigor: os fatores se multiplicam.',
    ],
    errors: () => [
      [
        base * (1 + (first + second) / 100),
        'Soma as duas taxas, como se ambas incidissem sobre o valor inicial.',
      ],
      [
        base * factor(first),
        `Para na primeira variação e esquece ${word(second) === 'aumento' ? 'o aumento' : 'a redução'} que veio depois.`,
      ],
      [base * factor(second), 'Aplica somente a segunda variação, diretamente sobre o valor inicial.'],
      [
        base * factor(first) * factor(-second),
        `Troca o sentido da segunda variação, que é ${word(second) === 'aumento' ? 'um aumento' : 'uma redução'}.`,
      ],
      [
        base * factor(-first) * factor(second),
        `Troca o sentido da primeira variação, que é ${word(first) === 'aumento' ? 'um aumento' : 'uma redução'}.`,
      ],
      [base * factor(-first) * factor(-second), 'Troca o sentido das duas variações.'],
      [base * (1 - (first + second) / 100), 'Soma as taxas e ainda troca o sentido do resultado.'],
      [base * factor(first) * factor(second) ** 2, 'Aplica duas vezes a segunda variação.'],
      [base * factor(first) ** 2 * factor(second), 'Aplica duas vezes a primeira variação.'],
      [base * factor(first) ** 2, 'Aplica duas vezes a primeira variação e esquece a segunda.'],
      [base * factor(second) ** 2, 'Aplica duas vezes a segunda variação e esquece a primeira.'],
      [
        base + first + second,
        'Trata as porcentagens como quantidades e as junta diretamente ao valor inicial.',
      ],
      [base * (1 + (first * second) / 10_000), 'Multiplica as taxas em vez de multiplicar os fatores.'],
    ],
  }),
  tell: told => {
    const { scene, base, first, second } = told
    const between = tidy(base * factor(first))
    const line = (change: number) =>
      `${word(change) === 'aumento' ? 'um aumento' : 'uma redução'} de ${rate(change)} multiplica o valor por $1 ${change > 0 ? '+' : '-'} ${tex(Math.abs(change) / 100)} = ${tex(factor(change))}$`
    return {
      statement: scene.statement(told),
      explanation: raw`Toda variação percentual é uma multiplicação: ${line(first)}; ${line(second)}.

Depois da primeira variação: $${tex(base)} \cdot ${tex(factor(first))} = ${tex(between)}$.

Depois da segunda: $${tex(between)} \cdot ${tex(factor(second))} = ${tex(tidy(between * factor(second)))}$.

Para lembrar: variações seguidas não se somam, porque a segunda incide sobre um valor que já mudou.`,
    }
  },
})
export type SuccessiveChanges = ParametersOf<typeof successiveChanges>

type Loan = {
  town: string
  name: string
  capital: number
  monthly: number
  months: number
  ask: 'amount' | 'interest'
}

const MONTHS = ['', 'um mês', 'dois meses', 'três meses', 'quatro meses']
const askFor = (ask: Loan['ask'], amount: string, interest: string) => (ask === 'amount' ? amount : interest)

const INTEREST_SCENES: readonly { rates: readonly number[]; statement(loan: Loan): string }[] = [
  {
    rates: [1, 2],
    statement: ({ town, name, capital, monthly, months, ask }) =>
      `${name}, que mora em ${town}, aplicou ${money(capital)} em um título que rende juros compostos de ${percent(monthly)} ao mês e não fez nenhum resgate durante ${MONTHS[months]}.\n\n${askFor(ask, 'Ao fim desse prazo, o valor acumulado na aplicação era de', 'Ao fim desse prazo, os juros obtidos somavam')}`,
  },
  {
    rates: [10, 12, 15],
    statement: ({ name, capital, monthly, months, ask }) =>
      `Por não pagar a fatura do cartão de crédito, ${name} ficou com uma dívida de ${money(capital)}, sobre a qual a administradora cobra juros compostos de ${percent(monthly)} ao mês. Nenhum pagamento foi feito durante ${MONTHS[months]}, e não há multa.\n\n${askFor(ask, 'Ao fim desse período, o valor da dívida era de', 'Ao fim desse período, os juros acrescentados à dívida somavam')}`,
  },
  {
    rates: [2, 3, 4],
    statement: ({ town, name, capital, monthly, months, ask }) =>
      `Para comprar uma barraca nova, ${name}, que vende frutas na feira de ${town}, tomou ${money(capital)} em um programa de microcrédito a juros compostos de ${percent(monthly)} ao mês, para quitar tudo de uma só vez depois de ${MONTHS[months]}.\n\n${askFor(ask, 'O valor a ser pago na quitação é de', 'Desse pagamento, a parte que corresponde aos juros é de')}`,
  },
  {
    rates: [1, 2],
    statement: ({ town, capital, monthly, months, ask }) =>
      `A comissão de formatura de uma escola de ${town} guardou ${money(capital)} em uma cooperativa de crédito que paga juros compostos de ${percent(monthly)} ao mês. O dinheiro ficou lá por ${MONTHS[months]}, sem novos depósitos.\n\n${askFor(ask, 'O saldo ao fim desse prazo era de', 'O rendimento obtido nesse prazo foi de')}`,
  },
  {
    rates: [2, 4, 5],
    statement: ({ town, name, capital, monthly, months, ask }) =>
      `${name} atrasou em ${MONTHS[months]} o pagamento de um boleto de ${money(capital)} de uma oficina de ${town}. O contrato prevê, para cada mês de atraso, juros compostos de ${percent(monthly)}.\n\n${askFor(ask, 'O valor a ser pago, já com os juros, é de', 'O acréscimo cobrado por causa do atraso é de')}`,
  },
]

export const compoundInterest = defineFamily({
  slug: 'mat-juros-compostos',
  subject: 'matematica',
  topic: 'mat-porcentagem',
  skill: 21,
  difficulty: 'medium',
  scenes: INTEREST_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(TOWNS),
      name: chance.pick(['Iracema', 'Raimundo', 'Jandira', 'Otávio', 'Luana', 'Davi', 'Conceição', 'Tiago']),
      capital: chance.whole(500, 8000, 100),
      monthly: chance.pick(scene.rates),
      months: chance.whole(2, 3),
      ask: chance.pick(['amount', 'interest'] as const),
    }
  },
  solve: ({ capital, monthly, months, ask }) => {
    const i = monthly / 100
    const simple = capital * i * months
    const compound = (n: number) => capital * ((1 + i) ** n - 1)
    const paid = ask === 'amount' ? capital : 0
    const inFull = ask === 'amount' ? 0 : capital
    return {
      show: money,
      key: [paid + compound(months), 'A cada mês, o saldo inteiro é multiplicado por 1 mais a taxa.'],
      errors: () => [
        [paid + simple, 'Calcula juros simples: a taxa incide sempre sobre o valor inicial.'],
        [paid + compound(months - 1), 'Conta um mês a menos.'],
        [paid + compound(months + 1), 'Conta um mês a mais.'],
        [
          inFull + compound(months),
          ask === 'amount'
            ? 'São apenas os juros: falta somar o valor inicial.'
            : 'É o valor total, com o valor inicial incluído, e não apenas os juros.',
        ],
        [paid + simple + capital * i, 'Calcula juros simples e conta um mês a mais.'],
        [paid + capital * i, 'Aplica a taxa uma única vez, qualquer que seja o prazo.'],
        [paid + capital * ((1 + i) ** months - 1) * 2, 'Conta duas vezes os juros de cada mês.'],
        [
          paid + simple + capital * i * i,
          'Acrescenta juros sobre juros uma vez só, como se o prazo fosse de dois meses.',
        ],
        [
          paid + simple * 10,
          'Erra a vírgula ao escrever a taxa na forma decimal e calcula juros simples com ela.',
        ],
        [paid + simple / 10, 'Erra a vírgula ao escrever a taxa na forma decimal, que fica dez vezes menor.'],
      ],
    }
  },
  tell: loan => {
    const { scene, capital, monthly, months, ask } = loan
    const growth = factor(monthly)
    const total = tidy(capital * growth ** months)
    const steps = Array.from({ length: months }, (_, month) => tidy(capital * growth ** month))
      .map(
        (before, month) =>
          raw`${month + 1}º mês: $${tex(before)} \cdot ${tex(growth)} = ${tex(tidy(before * growth))}$`,
      )
      .join('\n- ')
    return {
      statement: scene.statement(loan),
      explanation: raw`Em juros compostos, cada mês multiplica o saldo por $1 + ${tex(monthly / 100)} = ${tex(growth)}$:

- ${steps}

O total é de ${money(total)}, isto é, $${tex(capital)} \cdot ${tex(growth)}^{${months}}$.${ask === 'interest' ? ` Descontado o valor inicial, os juros são de ${money(tidy(total - capital))}.` : ''}

Para lembrar: juros simples crescem somando sempre o mesmo valor; juros compostos crescem multiplicando sempre pelo mesmo fator.`,
    }
  },
})
export type CompoundInterest = ParametersOf<typeof compoundInterest>
