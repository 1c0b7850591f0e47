import type { CircuitCurrent } from './circuits.ts'
import type { ElectricBill } from './energy.ts'
import type { GasTemperature, HeatingTime } from './heat.ts'
import type { LiftingPower } from './lifting-power.ts'
import type { MixedResistors } from './mixed-resistors.ts'
import type { EchoDistance } from './waves.ts'

export const checks = {
  // Day after day and thing after thing, in joules; a kilowatt-hour has 3.6 million of them.
  'fis-conta-de-energia': ({ count, watts, newWatts, hours, price, ask }: ElectricBill) => {
    const monthOf = (power: number) => {
      let joules = 0
      for (let day = 0; day < 30; day++)
        for (let thing = 0; thing < count; thing++) joules += power * hours * 3600
      return (joules / 3_600_000) * price
    }
    return ask === 'cost' ? monthOf(watts) : monthOf(watts) - monthOf(newWatts)
  },
  // Force times speed instead of work by time; what is lost is taken off until the rest is what is needed.
  'fis-potencia-de-elevacao': ({ mass, high, seconds, efficiency, ask }: LiftingPower) => {
    const useful = mass * 10 * (high / seconds)
    let [low, top] = [0, useful * 10]
    for (let k = 0; k < 100; k++) {
      const middle = (low + top) / 2
      if (middle - (middle * (100 - efficiency)) / 100 < useful) low = middle
      else top = middle
    }
    return ask === 'consumed' ? top : useful
  },
  // Degree by degree.
  'fis-tempo-de-aquecimento': ({ litres, from, to, watts }: HeatingTime) => {
    let seconds = 0
    for (let degree = from; degree < to; degree++) seconds += (4200 * litres) / watts
    return seconds / 60
  },
  // The amount nR is found from the first state and put into the second; at constant volume or pressure alike.
  'fis-gas-e-temperatura': ({ pressure, from, to }: GasTemperature) => {
    const perKelvin = pressure / (from - -273)
    return pressure + perKelvin * (to - from)
  },
  // The pulse is halfway when it meets the target.
  'fis-eco': ({ scene, speed, seconds, ask }: EchoDistance) => {
    const distance = (seconds / 2) * speed
    const back = distance / speed + distance / speed
    return ask === 'distance' ? distance : back * (scene.time === 'ms' ? 1000 : 1)
  },
  // Each appliance's current by itself.
  'fis-corrente-no-circuito': ({ volts, loads }: CircuitCurrent) => {
    let amperes = 0
    for (const { appliance, count } of loads)
      for (let k = 0; k < count; k++) amperes += appliance.watts / volts
    return amperes
  },
  // The voltage over the pair is sought until what flows in flows out (Kirchhoff); the power from each resistor's heat.
  'fis-resistores-mistos': ({ volts, alone, pair: [one, other], ask }: MixedResistors) => {
    let [low, high] = [0, volts]
    for (let k = 0; k < 100; k++) {
      const over = (low + high) / 2
      if ((volts - over) / alone > over / one + over / other) low = over
      else high = over
    }
    const current = (volts - high) / alone
    return ask === 'current' ? current : current ** 2 * alone + high ** 2 / one + high ** 2 / other
  },
}
