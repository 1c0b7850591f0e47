import { counted, measure, tex, texMeasure, tidy } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { COLD, TOWNS } from '../places.ts'

const raw = String.raw
/** What takes degrees Celsius to kelvins. */
const ZERO = 273

type Heating = { town: string; litres: number; from: number; to: number; watts: number }
/** Of water, in joules per gram and kelvin, as the statements say. */
const SPECIFIC = 4.2
const given =
  'Considere que 1 litro de água tem massa de 1 kg e que o calor específico da água é 4,2 J/(g·°C); despreze as perdas.'

const HEATING_SCENES: readonly {
  litres: readonly [low: number, high: number, step: number]
  watts: readonly number[]
  to: readonly [low: number, high: number, step: number]
  statement(heating: Heating): string
}[] = [
  {
    litres: [0.5, 2, 0.25],
    watts: [700, 1050, 1200, 1400, 1750, 2100],
    to: [70, 95, 5],
    statement: ({ town, litres, from, to, watts }) =>
      `Em uma cafeteria de ${town}, uma chaleira elétrica de ${measure(watts, 'W')} aquece ${measure(litres, 'L')} de água de ${measure(from, '°C')} a ${measure(to, '°C')}. ${given}\n\nO tempo de aquecimento é de`,
  },
  {
    litres: [20, 100, 5],
    watts: [1400, 2100, 2800, 3500],
    to: [36, 60, 2],
    statement: ({ town, litres, from, to, watts }) =>
      `Um aquecedor de imersão de ${measure(watts, 'W')} é usado em uma casa de ${town} para aquecer ${measure(litres, 'L')} de água, de ${measure(from, '°C')} até ${measure(to, '°C')}. ${given}\n\nPara isso, ele deve ficar ligado durante`,
  },
  {
    litres: [10, 50, 5],
    watts: [700, 1050, 1400, 2100],
    to: [30, 65, 5],
    statement: ({ town, litres, from, to, watts }) =>
      `Coletores solares instalados no telhado de uma creche de ${town} fornecem à água, ao meio-dia, a potência útil de ${measure(watts, 'W')}. Um reservatório com ${measure(litres, 'L')} de água está a ${measure(from, '°C')}. ${given}\n\nCom essa potência constante, a água chegará a ${measure(to, '°C')} depois de`,
  },
  {
    litres: [2, 15, 0.5],
    watts: [1400, 1750, 2100, 2800],
    to: [60, 95, 5],
    statement: ({ town, litres, from, to, watts }) =>
      `Na cozinha de uma escola de ${town}, um fogão de indução transfere ${measure(watts, 'W')} à água de uma panela, que contém ${measure(litres, 'L')} a ${measure(from, '°C')}. ${given}\n\nO tempo para que a água atinja ${measure(to, '°C')} é de`,
  },
]

export const heatingTime = defineFamily({
  slug: 'fis-tempo-de-aquecimento',
  subject: 'fisica',
  topic: 'fis-termologia',
  skill: 21,
  difficulty: 'medium',
  scenes: HEATING_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(TOWNS),
      litres: chance.whole(...scene.litres),
      from: chance.whole(15, 30, 1),
      to: chance.whole(...scene.to),
      watts: chance.pick(scene.watts),
    }
  },
  solve: ({ litres, from, to, watts }) => {
    const perDegree = (litres * 1000 * SPECIFIC) / watts / 60
    const right = perDegree * (to - from)
    return {
      show: value => counted(value, 'minuto', 'minutos'),
      isPlausible: value =>
        to - from >= 6 &&
        right >= 2 &&
        right <= 240 &&
        tidy(right * 2) % 1 === 0 &&
        value >= 0.5 &&
        value < right * 25 &&
        tidy(value * 10) % 1 === 0,
      key: [
        right,
        'O calor depende da variação da temperatura, e a potência em watts dá o tempo em segundos.',
      ],
      errors: () => [
        [perDegree * to, 'Usa a temperatura final em vez da variação de temperatura.'],
        [right / SPECIFIC, 'Esquece o calor específico da água.'],
        [perDegree * from, 'Usa a temperatura inicial em vez da variação de temperatura.'],
        [perDegree * (to + from), 'Soma as temperaturas em vez de subtraí-las.'],
        [right / SPECIFIC ** 2, 'Divide pelo calor específico em vez de multiplicar.'],
        [right * SPECIFIC, 'Multiplica duas vezes pelo calor específico.'],
        [right / litres, 'Calcula o tempo para aquecer um único litro de água.'],
        [perDegree, 'Calcula o tempo para que a temperatura suba um único grau.'],
        [
          perDegree * (to - from + ZERO),
          'Soma 273 à variação de temperatura, que em kelvins é a mesma que em graus Celsius.',
        ],
        [right / 10, 'Erra a conversão de litros para gramas por um fator 10.'],
        [right * 10, 'Usa 10.000 g para cada litro de água.'],
      ],
    }
  },
  tell: told => {
    const { scene, litres, from, to, watts } = told
    const grams = tidy(litres * 1000)
    const heat = tidy(grams * SPECIFIC * (to - from))
    return {
      statement: scene.statement(told),
      explanation: raw`A temperatura varia $${to} - ${from} = ${to - from}\ °\text{C}$ e a massa de água é de ${measure(grams, 'g')}.

$Q = m c \Delta T = ${tex(grams)} \cdot 4{,}2 \cdot ${to - from} = ${texMeasure(heat, 'J')}$

A fonte fornece ${measure(watts, 'J')} a cada segundo, então $t = \frac{${tex(heat)}}{${tex(watts)}} = ${texMeasure(tidy(heat / watts), 's')}$, que são $${tex(tidy(heat / watts))} : 60 = ${tex(tidy(heat / watts / 60))}$, em minutos.

Para lembrar: em $Q = mc\Delta T$ entra a variação da temperatura, nunca a temperatura final.`,
    }
  },
})
export type HeatingTime = ParametersOf<typeof heatingTime>

type Gas = { town: string; pressure: number; from: number; to: number }

const GAS_SCENES: readonly {
  towns?: readonly string[]
  pressures: readonly [low: number, high: number, step: number]
  from: readonly number[]
  to: readonly number[]
  unit: 'kPa' | 'L' | 'mL'
  statement(gas: Gas): string
}[] = [
  {
    towns: COLD,
    pressures: [280, 360, 5],
    from: [7, 17, 27],
    to: [37, 47, 57, 67],
    unit: 'kPa',
    statement: ({ town, pressure, from, to }) =>
      `Antes de uma viagem, em ${town}, os pneus de um carro estavam a ${measure(from, '°C')}, e a pressão absoluta do ar dentro deles era de ${measure(pressure, 'kPa')}. Depois de horas na estrada, a temperatura do ar nos pneus chegou a ${measure(to, '°C')}, sem vazamento e com variação desprezível de volume. Considere $T(\\text{K}) = T(°\\text{C}) + 273$.\n\nA pressão absoluta do ar nos pneus passou a ser de`,
  },
  {
    pressures: [150, 900, 30],
    from: [27, 37, 47, 77, 87, 97],
    to: [-3, 7, 17, 117, 127, 147],
    unit: 'mL',
    statement: ({ town, pressure, from, to }) =>
      `Em uma aula experimental de uma escola de ${town}, ${measure(pressure, 'mL')} de ar a ${measure(from, '°C')} estão presos em um cilindro de vidro com êmbolo que se move livremente, de modo que a pressão não muda. O cilindro é então ${to > from ? 'aquecido' : 'resfriado'} até ${measure(to, '°C')}. Considere $T(\\text{K}) = T(°\\text{C}) + 273$.\n\nO volume ocupado pelo ar passa a ser de`,
  },
  {
    pressures: [90, 200, 5],
    from: [77, 87, 97, 127],
    to: [-23, -13, -3, 7],
    unit: 'kPa',
    statement: ({ town, pressure, from, to }) =>
      `Em uma fábrica de conservas de ${town}, um recipiente rígido é fechado com ar quente, a ${measure(from, '°C')} e ${measure(pressure, 'kPa')}. Depois, ele é levado a uma câmara fria e o ar em seu interior fica a ${measure(to, '°C')}. Considere $T(\\text{K}) = T(°\\text{C}) + 273$.\n\nA pressão do ar dentro do recipiente frio é de`,
  },
  {
    pressures: [3, 30, 0.5],
    from: [27, 37],
    to: [-33, -23, -13, -3, 47, 57, 77],
    unit: 'L',
    statement: ({ town, pressure, from, to }) =>
      `Um balão de festa com ${measure(pressure, 'L')} de gás hélio a ${measure(from, '°C')} foi usado em uma demonstração na feira de ciências de ${town}. Colocado em ${to > from ? 'uma estufa' : 'um congelador de laboratório'}, o gás atingiu ${measure(to, '°C')}, praticamente sem mudança de pressão. Considere $T(\\text{K}) = T(°\\text{C}) + 273$.\n\nO volume do gás passou a ser de`,
  },
]

export const gasTemperature = defineFamily({
  slug: 'fis-gas-e-temperatura',
  subject: 'fisica',
  topic: 'fis-termodinamica',
  skill: 21,
  difficulty: 'medium',
  scenes: GAS_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      pressure: chance.whole(...scene.pressures),
      from: chance.pick(scene.from),
      to: chance.pick(scene.to),
    }
  },
  solve: ({ scene, pressure, from, to }) => {
    const ratio = (to + ZERO) / (from + ZERO)
    const right = pressure * ratio
    const what = scene.unit === 'kPa' ? 'a pressão' : 'o volume'
    return {
      show: value => measure(value, scene.unit),
      isPlausible: value =>
        to !== from &&
        value > 0 &&
        value < right * 15 &&
        tidy(value * (scene.unit === 'L' ? 100 : 1)) % 1 === 0,
      key: [
        right,
        `${what === 'a pressão' ? 'A pressão' : 'O volume'} é proporcional à temperatura absoluta, em kelvins.`,
      ],
      errors: () => [
        [
          pressure / ratio,
          `Inverte a razão: trata ${what} como inversamente proporcional à temperatura absoluta.`,
        ],
        [(pressure * to) / from, 'Faz a proporção com as temperaturas em graus Celsius.'],
        [pressure + to - from, 'Soma ao valor inicial a variação da temperatura.'],
        [(pressure * from) / to, 'Usa graus Celsius e ainda inverte a razão.'],
        [pressure, `Supõe que ${what} não mude com a temperatura.`],
        [pressure * Math.abs(1 - ratio), 'Dá apenas a variação, e não o valor final.'],
        [pressure - (to - from), 'Subtrai do valor inicial a variação da temperatura.'],
        [(pressure * (to + ZERO)) / ZERO, 'Considera que a temperatura inicial fosse 0 °C, isto é, 273 K.'],
        [(pressure * ZERO) / (from + ZERO), 'Considera que a temperatura final fosse 0 °C, isto é, 273 K.'],
        [pressure * (2 - ratio), 'Troca o sentido da variação: soma o que deveria subtrair, ou o contrário.'],
        [pressure * (2 * ratio - 1), 'Conta duas vezes a variação.'],
      ],
    }
  },
  tell: told => {
    const { scene, pressure, from, to } = told
    const isPressure = scene.unit === 'kPa'
    const [letter, constant] = isPressure ? ['p', 'volume'] : ['V', 'pressão']
    return {
      statement: scene.statement(told),
      explanation: raw`Em kelvins, as temperaturas são $${tex(from)} + 273 = ${from + ZERO}$ e $${tex(to)} + 273 = ${to + ZERO}$.

Com ${constant} constante, $\frac{${letter}_1}{T_1} = \frac{${letter}_2}{T_2}$:

$${letter}_2 = ${tex(pressure)} \cdot \frac{${to + ZERO}}{${from + ZERO}} = ${texMeasure(tidy((pressure * (to + ZERO)) / (from + ZERO)), scene.unit)}$

Como o gás ${to > from ? 'esquentou' : 'esfriou'}, ${isPressure ? 'a pressão' : 'o volume'} ${to > from ? 'aumentou' : 'diminuiu'}, como se espera.

Para lembrar: nas leis dos gases, a temperatura é sempre absoluta; a razão entre temperaturas em graus Celsius não tem significado físico.`,
    }
  },
})
export type GasTemperature = ParametersOf<typeof gasTemperature>
