import { counted, measure, tex, texMeasure, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { TOWNS } from '../places.ts'

const raw = String.raw

type Species = { name: string; formula: string; coefficient: number }
type Clock = { one: string; many: string; symbol: string }
type Run = {
  town: string
  from: Species
  to: Species
  unit: string
  clock: Clock
  start: number
  end: number
  times: number
}
const MINUTES: Clock = { one: 'minuto', many: 'minutos', symbol: 'min' }
const HOURS: Clock = { one: 'hora', many: 'horas', symbol: 'h' }

const REACTIONS = {
  peroxide: {
    equation: raw`\mathrm{2\,H_2O_2 \rightarrow 2\,H_2O + O_2}`,
    from: { name: 'peróxido de hidrogênio', formula: 'H_2O_2', coefficient: 2 },
    to: { name: 'oxigênio', formula: 'O_2', coefficient: 1 },
  },
  ammonia: {
    equation: raw`\mathrm{N_2 + 3\,H_2 \rightarrow 2\,NH_3}`,
    from: { name: 'hidrogênio', formula: 'H_2', coefficient: 3 },
    to: { name: 'amônia', formula: 'NH_3', coefficient: 2 },
  },
  nitrogen: {
    equation: raw`\mathrm{2\,N_2O_5 \rightarrow 4\,NO_2 + O_2}`,
    from: { name: 'pentóxido de dinitrogênio', formula: 'N_2O_5', coefficient: 2 },
    to: { name: 'dióxido de nitrogênio', formula: 'NO_2', coefficient: 4 },
  },
  ozone: {
    equation: raw`\mathrm{2\,O_3 \rightarrow 3\,O_2}`,
    from: { name: 'ozônio', formula: 'O_3', coefficient: 2 },
    to: { name: 'oxigênio', formula: 'O_2', coefficient: 3 },
  },
  fermentation: {
    equation: raw`\mathrm{C_6H_{12}O_6 \rightarrow 2\,C_2H_5OH + 2\,CO_2}`,
    from: { name: 'glicose', formula: 'C_6H_{12}O_6', coefficient: 1 },
    to: { name: 'etanol', formula: 'C_2H_5OH', coefficient: 2 },
  },
} as const

const lasting = ({ clock, times }: Run) => counted(times, clock.one, clock.many)
const span = (run: Run) =>
  `a concentração de ${run.from.name} passou de ${measure(run.start, run.unit)} para ${measure(run.end, run.unit)} em ${lasting(run)}`

const perTime = ({ unit, clock }: Pick<Run, 'unit' | 'clock'>) => unit.replace('/L', `/(L·${clock.symbol})`)

const RATE_SCENES: readonly {
  reaction: keyof typeof REACTIONS
  unit: 'mol/L' | 'mmol/L'
  clock: Clock
  statement(run: Run): string
}[] = [
  {
    reaction: 'peroxide',
    unit: 'mol/L',
    clock: MINUTES,
    statement: run =>
      `Em uma escola de ${run.town}, estudantes acompanharam a decomposição da água oxigenada na presença de um catalisador extraído da batata. No experimento, ${span(run)}.`,
  },
  {
    reaction: 'ammonia',
    unit: 'mol/L',
    clock: MINUTES,
    statement: run =>
      `A amônia é matéria-prima de fertilizantes. Em um reator-piloto de uma universidade de ${run.town} que a sintetiza, a volume constante, ${span(run)}.`,
  },
  {
    reaction: 'nitrogen',
    unit: 'mmol/L',
    clock: MINUTES,
    statement: run =>
      `Em um estudo sobre poluentes do ar realizado em uma universidade de ${run.town}, observou-se, em um balão fechado, a decomposição do pentóxido de dinitrogênio: ${span(run)}.`,
  },
  {
    reaction: 'ozone',
    unit: 'mmol/L',
    clock: MINUTES,
    statement: run =>
      `O ozônio usado na desinfecção da água de uma piscina em ${run.town} se decompõe aos poucos em oxigênio. Em um teste com o gás, em um recipiente fechado, ${span(run)}.`,
  },
  {
    reaction: 'fermentation',
    unit: 'mol/L',
    clock: HOURS,
    statement: run =>
      `Uma microcervejaria de ${run.town} controla a fermentação medindo a glicose em um tanque de testes. Em certo intervalo, ${span(run)}.`,
  },
]

export const reactionRate = defineFamily({
  slug: 'qui-velocidade-de-reacao',
  subject: 'quimica',
  topic: 'qui-cinetica',
  skill: 17,
  difficulty: 'medium',
  scenes: RATE_SCENES,
  draw: (chance, scene) => {
    const { from, to } = REACTIONS[scene.reaction]
    const parts = chance.whole(8, 40)
    const part = scene.reaction === 'fermentation' ? 0.025 : 0.05
    return {
      scene,
      from,
      to,
      town: chance.pick(TOWNS),
      unit: scene.unit,
      clock: scene.clock,
      start: tidy(parts * part),
      end: tidy(chance.whole(2, parts - 3) * part),
      times: chance.pick(
        scene.clock === HOURS
          ? [10, 15, 20, 24, 25, 30, 40, 48, 50]
          : [2, 4, 5, 8, 10, 15, 20, 25, 30, 40, 50],
      ),
    }
  },
  solve: ({ scene, from, to, start, end, times }) => {
    const used = start - end
    const ratio = to.coefficient / from.coefficient
    const right = (used / times) * ratio
    return {
      show: value => measure(value, perTime(scene)),
      isPlausible: value =>
        end > 0 &&
        right >= 0.002 &&
        value >= 0.001 &&
        value < right * 25 &&
        value > right / 25 &&
        tidy(value * 10_000) % 1 === 0,
      key: [
        right,
        `A variação da concentração, dividida pelo tempo, passa de ${from.name} para ${to.name} pela proporção dos coeficientes.`,
      ],
      errors: () => [
        [used / times, `Calcula a velocidade de consumo de ${from.name}, sem usar os coeficientes.`],
        [used / times / ratio, 'Inverte a proporção entre os coeficientes.'],
        [(end / times) * ratio, 'Usa a concentração final em vez da variação.'],
        [(start / times) * ratio, 'Usa a concentração inicial em vez da variação.'],
        [end / times, 'Divide a concentração final pelo tempo e ignora os coeficientes.'],
        [((start + end) / times) * ratio, 'Soma as concentrações em vez de subtraí-las.'],
        [used * ratio, 'Esquece de dividir pelo tempo.'],
        [start / times, 'Divide a concentração inicial pelo tempo e ignora os coeficientes.'],
        [
          used / times / from.coefficient,
          'Divide pelo coeficiente do reagente e esquece o do produto: é a velocidade média da reação.',
        ],
        [(used / times) * to.coefficient, 'Multiplica pelo coeficiente do produto e esquece o do reagente.'],
        [((start + end) / 2 / times) * ratio, 'Usa a concentração média em vez da variação.'],
      ],
    }
  },
  tell: told => {
    const { scene, from, to, unit, start, end, times } = told
    const used = tidy(start - end)
    const rate = tidy(used / times)
    const product = tidy((rate * to.coefficient) / from.coefficient)
    return {
      statement: `${scene.statement(told)} A reação é representada por:\n\n$$${REACTIONS[scene.reaction].equation}$$\n\nNesse intervalo, a velocidade média de formação de ${to.name}, em relação ao volume do sistema, foi de`,
      explanation: raw`O consumo foi de $${tex(start)} - ${tex(end)} = ${texMeasure(used, unit)}$ de ${from.name} em ${lasting(told)}${Number.isInteger(tidy(rate * 1e4)) ? raw`, isto é, $\frac{${tex(used)}}{${times}} = ${tex(rate)}\ \text{${perTime(scene)}}$` : ''}.

Pela equação, ${written(from.coefficient)} mol de $\mathrm{${from.formula}}$ ${from.coefficient === 1 ? 'forma' : 'formam'} ${written(to.coefficient)} mol de $\mathrm{${to.formula}}$. A velocidade de formação é

$v = \frac{${tex(used)}}{${times}} \cdot \frac{${to.coefficient}}{${from.coefficient}} = ${tex(product)}\ \text{${perTime(scene)}}$

Para lembrar: as velocidades de consumo e de formação estão entre si como os coeficientes da equação.`,
    }
  },
})
export type ReactionRate = ParametersOf<typeof reactionRate>
