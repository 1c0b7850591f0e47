import { measure, percent, tex, texMeasure, tidy } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { COAST, ON_ROADS, RAILWAY, TOWNS } from '../places.ts'

const raw = String.raw

type Substance = { name: string; formula: string; molar: number; coefficient: number }
type Reaction = { equation: string; from: Substance; to: Substance }
type Batch = { town: string; mass: number; pure: number }

const REACTION_SCENES: readonly (Reaction & {
  towns?: readonly string[]
  unit: 'kg' | 'g' | 't'
  masses: readonly [low: number, high: number, step: number]
  /** Percentages of the substance in such a material. */
  pures: readonly number[]
  statement(batch: Batch): string
})[] = [
  {
    equation: raw`\mathrm{CaCO_3 \rightarrow CaO + CO_2}`,
    from: { name: 'carbonato de cálcio', formula: 'CaCO_3', molar: 100, coefficient: 1 },
    to: { name: 'óxido de cálcio', formula: 'CaO', molar: 56, coefficient: 1 },
    unit: 'kg',
    masses: [100, 3000, 50],
    pures: [70, 75, 80, 84, 85, 90],
    statement: ({ town, mass, pure }) =>
      `Em uma fábrica que abastece lojas de construção de ${town}, a cal usada em pinturas e na correção do solo é obtida pelo aquecimento do calcário. Um lote de ${measure(mass, 'kg')} de calcário contém ${percent(pure)} em massa de carbonato de cálcio; as impurezas não reagem.`,
  },
  {
    towns: RAILWAY,
    equation: raw`\mathrm{Fe_2O_3 + 3\,CO \rightarrow 2\,Fe + 3\,CO_2}`,
    from: { name: 'óxido de ferro(III)', formula: 'Fe_2O_3', molar: 160, coefficient: 1 },
    to: { name: 'ferro', formula: 'Fe', molar: 56, coefficient: 2 },
    unit: 't',
    masses: [10, 800, 10],
    pures: [50, 60, 70, 75, 80, 84, 85, 90],
    statement: ({ town, mass, pure }) =>
      `Uma siderúrgica abastecida pela ferrovia que passa por ${town} alimenta o alto-forno com ${measure(mass, 't')} de hematita, minério que tem ${percent(pure)} em massa de óxido de ferro(III). As impurezas não reagem, e todo o óxido é convertido em ferro.`,
  },
  {
    equation: raw`\mathrm{2\,NaHCO_3 \rightarrow Na_2CO_3 + H_2O + CO_2}`,
    from: { name: 'bicarbonato de sódio', formula: 'NaHCO_3', molar: 84, coefficient: 2 },
    to: { name: 'dióxido de carbono', formula: 'CO_2', molar: 44, coefficient: 1 },
    unit: 'g',
    masses: [10, 420, 5],
    pures: [30, 40, 42, 50, 60],
    statement: ({ town, mass, pure }) =>
      `Em uma padaria de ${town}, os bolos de uma fornada crescem graças ao gás liberado pelo aquecimento do bicarbonato de sódio. O padeiro usou ${measure(mass, 'g')} de um fermento em que ${percent(pure)} da massa é de bicarbonato, que reage por completo; os demais componentes não liberam gás.`,
  },
  {
    towns: ON_ROADS,
    equation: raw`\mathrm{C_6H_{12}O_6 \rightarrow 2\,C_2H_5OH + 2\,CO_2}`,
    from: { name: 'glicose', formula: 'C_6H_{12}O_6', molar: 180, coefficient: 1 },
    to: { name: 'etanol', formula: 'C_2H_5OH', molar: 46, coefficient: 2 },
    unit: 'kg',
    masses: [30, 1800, 30],
    pures: [20, 30, 40, 45, 50],
    statement: ({ town, mass, pure }) =>
      `Uma usina que abastece postos de ${town} produz etanol pela fermentação de um melaço. Um tanque recebe ${measure(mass, 'kg')} de melaço com ${percent(pure)} em massa de glicose, que é totalmente fermentada; os outros componentes não produzem etanol.`,
  },
  {
    equation: raw`\mathrm{4\,Al + 3\,O_2 \rightarrow 2\,Al_2O_3}`,
    from: { name: 'alumínio', formula: 'Al', molar: 27, coefficient: 4 },
    to: { name: 'óxido de alumínio', formula: 'Al_2O_3', molar: 102, coefficient: 2 },
    unit: 'g',
    masses: [15, 900, 15],
    pures: [60, 70, 75, 80, 84, 85, 90],
    statement: ({ town, mass, pure }) =>
      `Em um laboratório de materiais de ${town}, ${measure(mass, 'g')} de aparas de uma liga com ${percent(pure)} em massa de alumínio são aquecidos em oxigênio puro. Todo o alumínio se oxida, e os outros componentes da liga não reagem.`,
  },
  {
    towns: COAST,
    equation: raw`\mathrm{CaCO_3 + 2\,HCl \rightarrow CaCl_2 + H_2O + CO_2}`,
    from: { name: 'carbonato de cálcio', formula: 'CaCO_3', molar: 100, coefficient: 1 },
    to: { name: 'cloreto de cálcio', formula: 'CaCl_2', molar: 111, coefficient: 1 },
    unit: 'g',
    masses: [10, 600, 10],
    pures: [75, 80, 84, 85, 90, 95],
    statement: ({ town, mass, pure }) =>
      `Para aproveitar resíduos da maricultura, uma associação de ${town} trata conchas moídas com ácido clorídrico em excesso. Uma amostra de ${measure(mass, 'g')} de conchas tem ${percent(pure)} em massa de carbonato de cálcio, e o restante não reage.`,
  },
]

const molarLine = ({ from, to }: Reaction) =>
  `Massas molares, em g/mol: $\\mathrm{${from.formula}} = ${tex(from.molar)}$ e $\\mathrm{${to.formula}} = ${tex(to.molar)}$.`

export const impureReactant = defineFamily({
  slug: 'qui-reagente-impuro',
  subject: 'quimica',
  topic: 'qui-estequiometria',
  skill: 25,
  difficulty: 'medium',
  scenes: REACTION_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      mass: chance.whole(...scene.masses),
      pure: chance.pick(scene.pures),
    }
  },
  solve: ({ scene, mass, pure }) => {
    const { from, to } = scene
    const share = pure / 100
    const perGram = (to.molar * to.coefficient) / (from.molar * from.coefficient)
    const right = mass * share * perGram
    return {
      show: value => measure(value, scene.unit),
      isPlausible: value => value > right / 12 && value < right * 12 && tidy(value * 10) % 1 === 0,
      key: [right, `Só a parte de ${from.name} reage, na proporção de massas que a equação balanceada dá.`],
      errors: () => [
        [mass * perGram, 'Usa a massa toda, sem descontar as impurezas.'],
        [mass * share * (to.molar / from.molar), 'Ignora os coeficientes da equação balanceada.'],
        [(mass * perGram) / share, 'Divide pela pureza em vez de multiplicar.'],
        [mass * share, `Calcula a massa de ${from.name} e para antes da reação.`],
        [mass * (1 - share) * perGram, 'Usa a porcentagem de impurezas em vez da pureza.'],
        [(mass * share) / perGram, 'Inverte a proporção entre as massas do reagente e do produto.'],
        [mass * (to.molar / from.molar), 'Ignora a pureza e os coeficientes da equação.'],
        [
          (mass * share * to.coefficient) / from.coefficient,
          'Usa a proporção em mols como se fosse proporção em massa.',
        ],
        [mass * (1 - share), 'Calcula a massa das impurezas.'],
        [mass * share * perGram * 2, 'Dobra o resultado, ao considerar o dobro de mols do produto.'],
        [
          (mass * share * perGram) / 2,
          'Reduz à metade o resultado, ao considerar metade dos mols do produto.',
        ],
        [mass * share * share * perGram, 'Aplica a pureza duas vezes.'],
        [
          mass * share * (1 - share) * perGram,
          'Desconta da massa do produto, mais uma vez, a porcentagem de pureza.',
        ],
        [(mass * share * perGram) / 10, 'Erra uma casa decimal ao escrever a pureza na forma decimal.'],
        [mass, 'Supõe que a massa do produto seja igual à do material usado.'],
      ],
    }
  },
  tell: told => {
    const { scene, mass, pure } = told
    const { from, to, unit } = scene
    const pureMass = tidy((mass * pure) / 100)
    const [fromGrams, toGrams] = [from.molar * from.coefficient, to.molar * to.coefficient]
    const product = tidy((pureMass * toGrams) / fromGrams)
    const times = (coefficient: number, molar: number) =>
      coefficient === 1 ? tex(molar) : raw`${coefficient} \cdot ${tex(molar)} = ${tex(coefficient * molar)}`
    return {
      statement: `${scene.statement(told)}\n\n$$${scene.equation}$$\n\n${molarLine(scene)}\n\nA massa de ${to.name} obtida é de`,
      explanation: raw`Massa de ${from.name} que reage: $${tex(pure / 100)} \cdot ${tex(mass)} = ${texMeasure(pureMass, unit)}$.

Pela equação balanceada, a proporção entre as massas é: $${times(from.coefficient, from.molar)}$ de $\mathrm{${from.formula}}$ para $${times(to.coefficient, to.molar)}$ de $\mathrm{${to.formula}}$, em qualquer unidade de massa.

$m = ${tex(pureMass)} \cdot \frac{${tex(toGrams)}}{${tex(fromGrams)}} = ${texMeasure(product, unit)}$

Para lembrar: primeiro a pureza, depois a proporção da equação balanceada, com os coeficientes.`,
    }
  },
})
export type ImpureReactant = ParametersOf<typeof impureReactant>
