// What a person of the place or of the trade would shake their head at, as far as a machine can see it. The limits
// are of the world and stand here once more, on purpose: a family that oversteps its own is caught here.

import type { DilutedPh } from './chemistry/diluted-ph.ts'
import type { ImpureReactant } from './chemistry/impure-reactant.ts'
import type { ReactionRate } from './chemistry/rates.ts'
import type { ArithmeticRows, TwoKinds } from './mathematics/algebra.ts'
import type { EqualPlans } from './mathematics/equal-plans.ts'
import type { CylinderTank, RectangularBorder } from './mathematics/geometry.ts'
import type { HighestRevenue } from './mathematics/highest-revenue.ts'
import type { CompoundInterest } from './mathematics/percentages.ts'
import type { MapScale } from './mathematics/proportions.ts'
import type { TwoDraws } from './mathematics/statistics.ts'
import type { CircuitCurrent } from './physics/circuits.ts'
import type { HydraulicPress } from './physics/fluids.ts'
import type { PushWithFriction, StickingCrash } from './physics/forces.ts'
import type { GasTemperature, HeatingTime } from './physics/heat.ts'
import type { LiftingPower } from './physics/lifting-power.ts'
import type { MixedResistors } from './physics/mixed-resistors.ts'
import type { AverageSpeed, StoppingDistance } from './physics/motion.ts'
import type { EchoDistance } from './physics/waves.ts'
import {
  BOAT_TRIPS,
  COAST,
  COLD,
  COUNTRYSIDE,
  DRY,
  GRAIN,
  HARBOURS,
  LARGE,
  LOWER_MAINS,
  MOUNTAINS,
  ON_ROADS,
  RAILWAY,
  RIVER_LINES,
  RIVERSIDE,
} from './places.ts'

/** A story with these words happens only in such towns. A story that two rows fit has to satisfy both. */
export const WORDS_OF_PLACES: readonly (readonly [words: RegExp, towns: readonly string[]])[] = [
  [
    /\bbarcos?\b|\bnaveg|\bpraia|\blitoral|maricultura|ribeirinh|barqueir/,
    [...BOAT_TRIPS, ...RIVERSIDE, ...COAST],
  ],
  [/\blitoral|\bpraia|maricultura|fundo do mar/, COAST],
  [/ribeirinh/, RIVERSIDE],
  [/barco que leva passageiros/, RIVER_LINES],
  [/\bdo porto\b/, HARBOURS],
  [/ferrov/, RAILWAY],
  [/zona rural|Agricultores|trator usado/, COUNTRYSIDE],
  [/\bsacas\b|\bgrãos\b|\bsilo\b/, GRAIN],
  [/cisterna/, DRY],
  [/paredão|parque estadual/, MOUNTAINS],
  [/rodovi|intermunicipal|[Cc]aminhão|na estrada/, ON_ROADS],
  [/corredor exclusivo/, LARGE],
  [/pneus.* a (?:7|17)\u00a0°C/, COLD],
  [/(?:rede é de|ligado a) 110\u00a0V/, LOWER_MAINS],
]

/** What is asked for and what the options then repeat ("o número de mudas … 30 mudas"). */
export const ASKED_FOR = /(?:número|quantidade|total) de (\p{L}+)/u

export const OUTDATED_SPELLING = /PIX|\\ell|condições-padrão|(\d+)\u00a0Ω e \1\u00a0Ω/

type Told = { statement: string; key: number; values: readonly number[] }
const isWithin = (low: number, value: number, high: number) => value >= low - 1e-9 && value <= high + 1e-9
/** The first row whose words the story has decides. */
const mostIn = (statement: string, rows: readonly (readonly [words: RegExp, most: number])[]) =>
  rows.find(([words]) => words.test(statement))?.[1] ?? Number.NaN

/** Slug → whether the story could happen. */
export const senses: Record<string, (parameters: never, told: Told) => boolean> = {
  'mat-sistema-dois-tipos': ({ many, few }: TwoKinds, { values }) =>
    values.every(value => Number.isInteger(value) && value <= many + few),
  'mat-area-da-faixa': ({ border }: RectangularBorder, { statement }) =>
    !/cadeirantes/.test(statement) || border >= 0.9,
  'mat-volume-do-cilindro': ({ across, high }: CylinderTank, { statement }) =>
    !/telhado/.test(statement) || 750 * across * across * high <= 3000,
  'mat-altura-por-angulo': (_, { statement, key }) =>
    key <=
    mostIn(statement, [
      [/palmeira/, 40],
      [/torre/, 80],
      [/drone/, 120],
      [/prédio/, 100],
    ]),
  'mat-progressao-aritmetica': ({ first, step, count }: ArithmeticRows, { statement }) =>
    first + (count - 1) * step <=
    mostIn(statement, [
      [/fileiras/, 80],
      [/treinos/, 25],
      [/aprendiz/, 400],
      [/mudas/, 200],
      [/peças/, 100],
    ]),
  'mat-planos-iguais': (_: EqualPlans, { statement, key }) =>
    key <=
    mostIn(statement, [
      [/camisetas/, 150],
      [/por aula/, 30],
      [/por hora/, 60],
      [/rodado/, 400],
      [/entrega/, 400],
    ]),
  'mat-receita-maxima': ({ price, ask }: HighestRevenue, { key }) => ask === 'sold' || key <= price * 1.7,
  'mat-juros-compostos': ({ monthly }: CompoundInterest, { statement }) =>
    monthly <=
    mostIn(statement, [
      [/aplicou|guardou/, 2],
      [/microcrédito|boleto/, 5],
      [/cartão/, 16],
    ]),
  'mat-escala': ({ real }: MapScale, { statement }) =>
    real <=
    mostIn(statement, [
      [/parede/, 12],
      [/prédio/, 100],
      [/calçadão/, 1500],
      [/mirante/, 15],
      [/rodoviário/, 800],
    ]),
  'mat-duas-retiradas': ({ first, second }: TwoDraws, { statement }) =>
    !/defeituosa|premiado/.test(statement) || first / (first + second) <= 0.4,
  'fis-velocidade-media': ({ legs }: AverageSpeed, { statement }) => {
    const most = mostIn(statement, [
      [/barco/, 40],
      [/ciclista/, 30],
      [/ônibus|caminhão/i, 90],
    ])
    return legs.every(({ speed }) => speed <= most)
  },
  'fis-distancia-de-parada': ({ kmh, reaction, braking }: StoppingDistance, { statement }) =>
    kmh <= (/avenida|corredor/.test(statement) ? 60 : 90) &&
    isWithin(/distraído/.test(statement) ? 1.5 : 0.5, reaction, 2.5) &&
    (/ônibus/.test(statement) ? isWithin(1, braking, 4) : isWithin(4, braking, 8)),
  'fis-forca-com-atrito': ({ mass, friction, acceleration }: PushWithFriction, { statement }) =>
    isWithin(/areia/.test(statement) ? 0.3 : 0.1, friction, 0.6) &&
    mass * (acceleration + friction * 10) <=
      mostIn(statement, [
        [/funcionária/, 400],
        [/estudantes/, 800],
        [/trator/, 8000],
        [/robô/, 200],
      ]),
  'fis-potencia-de-elevacao': ({ mass, high, seconds }: LiftingPower, { statement }) =>
    (mass * 10 * high) / seconds <= (/escola/.test(statement) ? 3000 : 30_000) &&
    (!/guindaste|elevador/.test(statement) || high / seconds <= 3),
  'fis-choque-inelastico': ({ speeds }: StickingCrash) => speeds.every(speed => speed <= 5),
  'fis-prensa-hidraulica': ({ mass, small, large }: HydraulicPress, { statement }) =>
    mass <=
      mostIn(statement, [
        [/turma/, 100],
        [/odontológico/, 300],
        [/fardos|carros/, 2500],
      ]) && (mass * 10 * small * small) / (large * large) <= 1600,
  'fis-tempo-de-aquecimento': ({ from, to }: HeatingTime, { key }) => from >= 10 && to < 100 && key <= 240,
  'fis-gas-e-temperatura': ({ pressure, from, to }: GasTemperature, { statement }) =>
    (!/ar quente/.test(statement) || from >= 60) &&
    (!/pneus/.test(statement) || (isWithin(250, pressure, 400) && to <= 70)),
  'fis-eco': ({ speed, seconds }: EchoDistance, { statement }) =>
    isWithin(
      /grita/.test(statement) ? 17 : 0,
      (speed * seconds) / 2,
      mostIn(statement, [
        [/grita/, 500],
        [/robô/, 6],
        [/sonar/, 600],
        [/radar/, 600],
      ]),
    ),
  'fis-corrente-no-circuito': (_: CircuitCurrent, { statement, key }) =>
    key <= (/filtro de linha/.test(statement) ? 10 : 40),
  'fis-resistores-mistos': ({ volts, alone, pair: [one, other] }: MixedResistors, { statement }) =>
    volts / (alone + (one * other) / (one + other)) <= (/pilhas/.test(statement) ? 2 : 15),
  'qui-particulas-do-ion': (_, { statement }) =>
    !/\bsais\b/.test(statement) || !/\{O\}|\{S\}/.test(statement),
  'qui-reagente-impuro': ({ pure }: ImpureReactant, { statement }) =>
    pure >= (/conchas|calcário/.test(statement) ? 70 : 20) &&
    pure <= (/melaço|fermento/.test(statement) ? 60 : 95),
  'qui-velocidade-de-reacao': ({ unit, clock, start }: ReactionRate, { statement }) =>
    (!/ozônio|poluentes/.test(statement) || unit === 'mmol/L') &&
    (!/cervejaria/.test(statement) || (clock.symbol === 'h' && start <= 1.2)),
  'qui-ph-na-diluicao': ({ taken, power }: DilutedPh, { statement }) =>
    taken * 10 ** power <= (/tanque/.test(statement) ? 20_000 : 2000),
  'qui-eletrolise-massa': (_, { statement, key }) => key <= (/joias/.test(statement) ? 3 : 30),
  'qui-meia-vida': (_, { statement }) =>
    !/césio|estrôncio|carbono-14/.test(statement) || !/\d\u00a0(?:g|kg|µg)(?!\p{L})/u.test(statement),
  'qui-tensao-da-pilha': (_, { statement }) =>
    !/réplica|feira|turma/.test(statement) || !/cádmio|manganês/.test(statement),
}
