import { measure, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { TOWNS } from '../places.ts'

const raw = String.raw

type Ph = { town: string; exponent: number; taken: number; power: number; kind: 'acid' | 'base' }

const litres = (millilitres: number) =>
  millilitres >= 1000 ? measure(millilitres / 1000, 'L') : measure(millilitres, 'mL')
const strength = (exponent: number) => raw`$10^{-${exponent}}\ \text{mol/L}$`

const tenTo = (power: number) => (power === 1 ? '10' : `10^{${power}}`)

const PH_SCENES: readonly {
  kind: 'acid' | 'base'
  /** Between which volumes the vessel is filled, in millilitres. */
  filled: readonly [least: number, most: number]
  statement(ph: Ph): string
}[] = [
  {
    kind: 'acid',
    filled: [20, 2000],
    statement: ({ town, exponent, taken, power }) =>
      `Em uma aula prática em ${town}, ${litres(taken)} de uma solução de ácido clorídrico (HCl), ácido forte, de concentração ${strength(exponent)} foram diluídos com água até completar ${litres(taken * 10 ** power)}.\n\nA 25 °C, o pH da solução diluída é`,
  },
  {
    kind: 'acid',
    filled: [2500, 20_000],
    statement: ({ town, exponent, taken, power }) =>
      `Para simular um vazamento, pesquisadoras de um laboratório de ${town} misturaram ${litres(taken)} de ácido nítrico ($\\mathrm{HNO_3}$), ácido forte, a ${strength(exponent)} com a água de um tanque, até o volume total de ${litres(taken * 10 ** power)}. Considere a temperatura de 25 °C.\n\nO pH da solução formada no tanque é`,
  },
  {
    kind: 'base',
    filled: [20, 2000],
    statement: ({ town, exponent, taken, power }) =>
      `Em uma fábrica de sabão artesanal de ${town}, a água que lavou os moldes contém hidróxido de sódio (NaOH), base forte, na concentração de ${strength(exponent)}. Para uma análise, ${litres(taken)} dessa água são diluídos com água pura até o volume de ${litres(taken * 10 ** power)}, a 25 °C.\n\nO pH da solução analisada é`,
  },
  {
    kind: 'base',
    filled: [20, 2000],
    statement: ({ town, exponent, taken, power }) =>
      `As tubulações de um laticínio de ${town} são limpas com hidróxido de potássio (KOH), base forte, e depois enxaguadas. Um técnico recolhe ${litres(taken)} da água do enxágue, na qual a concentração de KOH é ${strength(exponent)}, e acrescenta água pura até obter ${litres(taken * 10 ** power)}, a 25 °C.\n\nO pH da solução obtida é`,
  },
  {
    kind: 'acid',
    filled: [20, 2000],
    statement: ({ town, exponent, taken, power }) =>
      `Para testar um indicador feito de repolho-roxo, uma turma de ${town} partiu de ${litres(taken)} de ácido clorídrico (HCl), ácido forte, a ${strength(exponent)} e completou o volume com água até ${litres(taken * 10 ** power)}, a 25 °C.\n\nA solução usada no teste tem pH igual a`,
  },
]

export const dilutedPh = defineFamily({
  slug: 'qui-ph-na-diluicao',
  subject: 'quimica',
  topic: 'qui-equilibrio',
  skill: 17,
  difficulty: 'medium',
  scenes: PH_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(TOWNS),
      kind: scene.kind,
      exponent: chance.whole(1, 4),
      taken: chance.pick([2, 5, 10, 15, 20, 25, 40, 50, 100]),
      power: chance.whole(1, 4),
    }
  },
  solve: ({ scene, kind, exponent, taken, power }) => {
    const sum = exponent + power
    const isAcid = kind === 'acid'
    const total = taken * 10 ** power
    const isFilled = total >= scene.filled[0] && total <= scene.filled[1]
    const on = (value: number) => (isAcid ? value : 14 - value)
    return {
      show: value => written(value),
      // Further diluted, the water's own ions would count.
      isPlausible: value => sum <= 6 && isFilled && Number.isInteger(value) && value >= 0 && value <= 14,
      key: [
        on(sum),
        `A diluição divide a concentração por $${tenTo(power)}$ e leva o pH ${power} ${power === 1 ? 'unidade' : 'unidades'} em direção a 7.`,
      ],
      errors: () => [
        [on(exponent), 'Dá o pH da solução original, antes da diluição.'],
        [
          on(exponent - power),
          `Desloca o pH no sentido errado: diluir ${isAcid ? 'um ácido aumenta' : 'uma base diminui'} o pH.`,
        ],
        [on(14 - sum), isAcid ? 'Dá o pOH, e não o pH.' : 'Dá o pOH, e não o pH: esquece de subtrair de 14.'],
        [on(sum + 1), 'Conta um zero a mais no fator de diluição.'],
        [on(sum - 1), 'Conta um zero a menos no fator de diluição.'],
        [on(power), 'Usa apenas o fator de diluição e esquece a concentração original.'],
        [7, 'Supõe que a diluição torne a solução neutra.'],
        [
          on(14 - exponent),
          isAcid ? 'Dá o pOH da solução original.' : 'Dá o pOH da solução original, e não o pH da diluída.',
        ],
        [on(exponent * power), 'Multiplica os expoentes em vez de somá-los.'],
        [on(sum + 2), 'Conta dois zeros a mais no fator de diluição.'],
      ],
    }
  },
  tell: told => {
    const { scene, kind, exponent, taken, power } = told
    const sum = exponent + power
    const ion = kind === 'acid' ? raw`\mathrm{H^+}` : raw`\mathrm{OH^-}`
    return {
      statement: scene.statement(told),
      explanation: raw`O volume passa de ${measure(taken, 'mL')} para ${measure(taken * 10 ** power, 'mL')}: fica $${tenTo(power)}$ vezes maior, e a concentração, $${tenTo(power)}$ vezes menor.

$[${ion}] = 10^{-${exponent}} : ${tenTo(power)} = 10^{-${sum}}\ \text{mol/L}$, pois o eletrólito é forte.

${
  kind === 'acid'
    ? raw`$\text{pH} = -\log 10^{-${sum}} = ${sum}$.`
    : raw`$\text{pOH} = -\log 10^{-${sum}} = ${sum}$ e, a 25 °C, $\text{pH} = 14 - ${sum} = ${14 - sum}$.`
}

Para lembrar: cada diluição de 10 vezes muda o pH em uma unidade, sempre na direção de 7, sem ultrapassá-lo.`,
    }
  },
})
export type DilutedPh = ParametersOf<typeof dilutedPh>
