import { measure, tex, texMeasure, tidy } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { RIVERSIDE, TOWNS } from '../places.ts'

const raw = String.raw

type Fuel = { name: string; formula: string; molar: number; heat: number; carbons: number }
type Burning = { town: string; energy: number; fuel: Fuel; ask: 'co2' | 'fuel' }

const FUELS = {
  methane: { name: 'metano', formula: 'CH_4', molar: 16, heat: 890, carbons: 1 },
  propane: { name: 'propano', formula: 'C_3H_8', molar: 44, heat: 2220, carbons: 3 },
  butane: { name: 'butano', formula: 'C_4H_{10}', molar: 58, heat: 2880, carbons: 4 },
  ethanol: { name: 'etanol', formula: 'C_2H_5OH', molar: 46, heat: 1370, carbons: 2 },
  octane: { name: 'octano', formula: 'C_8H_{18}', molar: 114, heat: 5470, carbons: 8 },
} as const satisfies Record<string, Fuel>

const asked = ({ fuel, ask }: Burning) =>
  ask === 'co2'
    ? 'a massa de dióxido de carbono lançada na atmosfera é de'
    : `a massa de ${fuel.name} queimada é de`

const BURNING_SCENES: readonly {
  towns?: readonly string[]
  fuels: readonly (keyof typeof FUELS)[]
  moles: readonly [low: number, high: number, step: number]
  statement(burning: Burning): string
}[] = [
  {
    fuels: ['butane', 'propane'],
    moles: [0.5, 5, 0.25],
    statement: told =>
      `No fogão de uma casa de ${told.town}, o preparo de uma refeição consome ${measure(told.energy, 'kJ')} liberados pela queima completa do gás de cozinha, considerado aqui como ${told.fuel.name} puro, cujo calor de combustão é ${measure(told.fuel.heat, 'kJ/mol')}. Em uma refeição, ${asked(told)}`,
  },
  {
    fuels: ['ethanol', 'octane'],
    moles: [2, 40, 1],
    statement: told =>
      `Para percorrer um trajeto urbano em ${told.town}, o motor de um carro aproveita a queima completa de um combustível formado por ${told.fuel.name}, que libera ao todo ${measure(told.energy, 'kJ')}. O calor de combustão do ${told.fuel.name} é ${measure(told.fuel.heat, 'kJ/mol')}. Nesse trajeto, ${asked(told)}`,
  },
  {
    fuels: ['methane'],
    moles: [5, 250, 5],
    statement: told =>
      `Em um aterro sanitário próximo a ${told.town}, o biogás é purificado até que reste praticamente só metano, queimado por completo em um gerador. Em certo intervalo, a combustão libera ${measure(told.energy, 'kJ')}; o calor de combustão do metano é ${measure(told.fuel.heat, 'kJ/mol')}. Nesse intervalo, ${asked(told)}`,
  },
  {
    towns: RIVERSIDE,
    fuels: ['ethanol'],
    moles: [1, 5, 0.25],
    statement: told =>
      `Em uma comunidade ribeirinha perto de ${told.town}, testa-se um fogareiro a etanol. Para ferver a água de uma panela, ele libera ${measure(told.energy, 'kJ')} na combustão completa do etanol, cujo calor de combustão é ${measure(told.fuel.heat, 'kJ/mol')}. Nessa operação, ${asked(told)}`,
  },
  {
    fuels: ['propane', 'butane', 'methane'],
    moles: [10, 150, 5],
    statement: told =>
      `A caldeira de uma lavanderia hospitalar de ${told.town} queima ${told.fuel.name}, com combustão completa e calor de combustão de ${measure(told.fuel.heat, 'kJ/mol')}. Em uma hora de funcionamento, são liberados ${measure(told.energy, 'kJ')}. Nessa hora, ${asked(told)}`,
  },
]
const CO2 = 44

export const fuelAndCarbon = defineFamily({
  slug: 'qui-combustivel-e-carbono',
  subject: 'quimica',
  topic: 'qui-termoquimica',
  skill: 26,
  difficulty: 'hard',
  scenes: BURNING_SCENES,
  draw: (chance, scene) => {
    const fuel: Fuel = FUELS[chance.pick(scene.fuels)]
    const moles = chance.whole(...scene.moles)
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      fuel,
      energy: tidy(moles * fuel.heat),
      ask: chance.pick(['co2', 'co2', 'fuel'] as const),
    }
  },
  solve: ({ fuel, energy, ask }) => {
    const moles = energy / fuel.heat
    const { molar, carbons } = fuel
    const right = ask === 'co2' ? moles * carbons * CO2 : moles * molar
    return {
      show: value => measure(value, 'g'),
      isPlausible: value =>
        value >= 1 && value > right / 25 && value < right * 25 && tidy(value * 10) % 1 === 0,
      key: [
        right,
        ask === 'co2'
          ? `Cada mol de ${fuel.name} forma ${carbons} mol de dióxido de carbono, um para cada átomo de carbono.`
          : 'O número de mols é a energia dividida pelo calor de combustão; a massa é esse número vezes a massa molar.',
      ],
      errors: () =>
        ask === 'co2'
          ? [
              [moles * CO2, 'Ignora o coeficiente do dióxido de carbono na equação balanceada.'],
              [moles * molar, `Calcula a massa de ${fuel.name} queimada, e não a de dióxido de carbono.`],
              [moles * carbons * 28, 'Usa a massa molar do monóxido de carbono, 28 g/mol.'],
              [moles * carbons * 12, 'Conta apenas a massa do carbono e esquece a do oxigênio.'],
              [
                moles * carbons * molar,
                `Multiplica os mols de dióxido de carbono pela massa molar do ${fuel.name}.`,
              ],
              [carbons * CO2, `Calcula para um único mol de ${fuel.name}, sem usar a energia.`],
              [
                (moles * CO2) / carbons,
                'Divide pelo coeficiente do dióxido de carbono em vez de multiplicar.',
              ],
              [moles * (carbons + 1) * CO2, 'Balanceia a equação com um carbono a mais.'],
              [
                moles * carbons * 60,
                'Conta três oxigênios, e não dois, na massa molar do dióxido de carbono.',
              ],
              [
                moles * carbons * CO2 * 2,
                'Conta dois mols de dióxido de carbono para cada átomo de carbono.',
              ],
              [moles * (molar + carbons * CO2), `Soma as massas de ${fuel.name} e de dióxido de carbono.`],
              [moles * carbons * 32, 'Usa a massa molar do gás oxigênio, 32 g/mol.'],
            ]
          : [
              [moles * carbons * CO2, 'Calcula a massa de dióxido de carbono formada.'],
              [molar, `Dá a massa de um único mol de ${fuel.name}.`],
              [moles * CO2, 'Usa a massa molar do dióxido de carbono.'],
              [
                moles * molar * carbons,
                'Multiplica pelo número de carbonos, que só importa para o dióxido de carbono.',
              ],
              [moles * carbons * 12, 'Conta apenas a massa dos átomos de carbono.'],
              [(moles * molar) / carbons, 'Divide pelo número de carbonos.'],
              [moles, 'Dá a quantidade em mols, e não em gramas.'],
              [moles * (molar + 2), 'Conta dois hidrogênios a mais na massa molar.'],
              [moles * (molar - 2), 'Conta dois hidrogênios a menos na massa molar.'],
              [moles * (molar + 16), 'Conta um oxigênio a mais na massa molar.'],
              [moles * 32, 'Usa a massa molar do gás oxigênio, 32 g/mol.'],
            ],
    }
  },
  tell: told => {
    const { scene, fuel, energy, ask } = told
    const moles = tidy(energy / fuel.heat)
    const carbon = tidy(moles * fuel.carbons)
    const masses = `Massas molares, em g/mol: $\\mathrm{${fuel.formula}} = ${fuel.molar}$ e $\\mathrm{CO_2} = ${CO2}$.`
    const [before, question] = splitQuestion(scene.statement(told))
    return {
      statement: `${before} ${masses}\n\n${question}`,
      explanation: raw`Quantidade de ${fuel.name}: $n = \frac{${tex(energy)}}{${tex(fuel.heat)}} = ${texMeasure(moles, 'mol')}$.

${
  ask === 'co2'
    ? raw`A fórmula $\mathrm{${fuel.formula}}$ mostra ${fuel.carbons === 1 ? '1 átomo' : `${fuel.carbons} átomos`} de carbono; na combustão completa, cada um forma uma molécula de $\mathrm{CO_2}$: $${tex(moles)} \cdot ${fuel.carbons} = ${texMeasure(carbon, 'mol')}$ de $\mathrm{CO_2}$.

A massa é $${tex(carbon)} \cdot 44 = ${texMeasure(tidy(carbon * CO2), 'g')}$.

Para lembrar: a energia dá os mols de combustível; os carbonos da fórmula dão os mols de $\mathrm{CO_2}$.`
    : raw`A massa é $${tex(moles)} \cdot ${fuel.molar} = ${texMeasure(tidy(moles * fuel.molar), 'g')}$.

Para lembrar: o calor de combustão vale para um mol; é uma proporção direta entre energia e quantidade.`
}`,
    }
  },
})
export type FuelAndCarbon = ParametersOf<typeof fuelAndCarbon>

/** The last sentence is the question; it stands in a paragraph of its own. */
function splitQuestion(text: string): [string, string] {
  const at = text.lastIndexOf('. ') + 1
  return [text.slice(0, at), text.slice(at).trim()]
}
