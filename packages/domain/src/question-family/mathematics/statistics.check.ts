import type { CommonMultiple, TwoGroupTeam } from './counting.ts'
import type { TwoDraws, WeightedMean } from './statistics.ts'

/** How many subsets of so many things have so many elements: every subset is looked at. */
function countSubsets(size: number, elements: number) {
  let found = 0
  for (let subset = 0; subset < 1 << size; subset++) {
    let ones = 0
    for (let left = subset; left > 0; left >>= 1) ones += left & 1
    if (ones === elements) found++
  }
  return found
}

export const checks = {
  // A list in which each mark stands as often as it weighs.
  'mat-media-ponderada': ({ marks, weights }: WeightedMean) => {
    const list = marks.flatMap((mark, k) => Array.from({ length: weights[k]! }, () => mark * 10))
    return list.reduce((total, mark) => total + mark, 0) / list.length / 10
  },
  // Every ordered pair of draws.
  'mat-duas-retiradas': ({ first, second, ask }: TwoDraws) => {
    let [all, good] = [0, 0]
    for (let i = 0; i < first + second; i++)
      for (let j = 0; j < first + second; j++) {
        if (i === j) continue
        all++
        const ofFirst = Number(i < first) + Number(j < first)
        if (ofFirst === (ask === 'same' ? 2 : 1)) good++
      }
    return good / all
  },
  'mat-escolha-em-dois-grupos': ({ ones, others, fromOnes, fromOthers }: TwoGroupTeam) =>
    countSubsets(ones, fromOnes) * countSubsets(others, fromOthers),
  // Moment after moment.
  'mat-encontro-periodico': ({ periods }: CommonMultiple) => {
    let moment = 1
    while (periods.some(period => moment % period !== 0)) moment++
    return moment
  },
}
