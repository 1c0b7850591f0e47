import type { CompoundProportion, MapScale } from './proportions.ts'

export const checks = {
  // Day by day until the work is done.
  'mat-regra-de-tres-composta': ({ before, days, after }: CompoundProportion) => {
    const needed = after.output * before.workers * before.hours * days
    let done = 0
    let day = 0
    while (done < needed && day < 1000) {
      done += after.workers * after.hours * before.output
      day++
    }
    return done === needed ? day : Number.NaN
  },
  // Half a centimetre of the drawing after the other.
  'mat-escala': ({ scene, denominator, drawn, real, ask }: MapScale) => {
    const halfInMillimetres = denominator * 5
    const inMillimetres = Math.round(real * (scene.unit === 'km' ? 1_000_000 : 1000))
    let halves = 0
    if (ask === 'drawn') {
      for (let length = 0; length < inMillimetres; length += halfInMillimetres) halves++
      return halves / 2
    }
    let length = 0
    for (; halves < drawn * 2; halves++) length += halfInMillimetres
    return length / (scene.unit === 'km' ? 1_000_000 : 1000)
  },
}
