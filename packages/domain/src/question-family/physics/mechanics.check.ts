import type { HydraulicPress } from './fluids.ts'
import type { PushWithFriction, StickingCrash } from './forces.ts'
import type { AverageSpeed, StoppingDistance } from './motion.ts'

export const checks = {
  // Minute by minute along the way.
  'fis-velocidade-media': ({ legs, stop }: AverageSpeed) => {
    const minutes = legs.flatMap(({ speed, hours }) => Array.from({ length: hours * 60 }, () => speed))
    minutes.push(...Array.from({ length: stop * 60 }, () => 0))
    return minutes.reduce((sum, speed) => sum + speed, 0) / minutes.length
  },
  // A simulation in steps of a hundredth of a second; with the speed at the middle of each step it is exact.
  'fis-distancia-de-parada': ({ kmh, reaction, braking, ask }: StoppingDistance) => {
    let speed = kmh / 3.6
    let way = 0
    for (let hundredths = 0; hundredths < Math.round(reaction * 100); hundredths++) way += speed / 100
    if (ask === 'reaction') return way
    while (speed > 1e-9) {
      const step = Math.min(0.01, speed / braking)
      way += (speed - (braking * step) / 2) * step
      speed -= braking * step
    }
    return way
  },
  // The force is found by halving until it gives the acceleration; the acceleration from the speed after one second.
  'fis-forca-com-atrito': ({ mass, friction, acceleration, ask }: PushWithFriction) => {
    const speedAfterOneSecond = (force: number) => (force - friction * mass * 10) / mass
    let [low, high] = [0, mass * 100]
    for (let k = 0; k < 100; k++) {
      const middle = (low + high) / 2
      if (speedAfterOneSecond(middle) < acceleration) low = middle
      else high = middle
    }
    return ask === 'force' ? high : speedAfterOneSecond(mass * acceleration + friction * mass * 10)
  },
  // Seen from the centre of mass, the two stand still after the crash: its speed is the answer.
  'fis-choque-inelastico': ({ masses: [m, n], speeds: [v, w], opposed }: StickingCrash) => {
    const [ownSpeed, otherSpeed] = [v, opposed ? -w : w]
    const weightOfOther = n / (m + n)
    return Math.abs(ownSpeed + (otherSpeed - ownSpeed) * weightOfOther)
  },
  // Work in is work out: what the small piston moves down, the large one moves up, divided by the areas.
  'fis-prensa-hidraulica': ({ mass, small, large, ask }: HydraulicPress) => {
    const [down, area, largeArea] = [1, (Math.PI * small ** 2) / 4, (Math.PI * large ** 2) / 4]
    const up = (down * area) / largeArea
    const force = (mass * 10 * up) / down
    return ask === 'force' ? force : (force * down) / up / 10
  },
}
