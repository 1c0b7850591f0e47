import type { EqualPlans } from './equal-plans.ts'
import type { ExponentialGrowth } from './exponential-growth.ts'
import type { HighestRevenue } from './highest-revenue.ts'

export const checks = {
  // One unit more at a time, in whole cents, until the bills meet.
  'mat-planos-iguais': ({ low, high }: EqualPlans) => {
    const [lowEach, highEach] = [Math.round(low.each * 100), Math.round(high.each * 100)]
    let [one, other] = [low.fixed * 100, high.fixed * 100]
    let units = 0
    while (one < other) {
      one += lowEach
      other += highEach
      units++
    }
    return one === other ? units : Number.NaN
  },
  // Every number of rises is tried.
  'mat-receita-maxima': ({ price, sold, raise, lost, ask }: HighestRevenue) => {
    let best = { revenue: -1, price: 0, sold: 0 }
    for (let raises = 0; raises * lost <= sold; raises++) {
      const now = { price: price + raise * raises, sold: sold - lost * raises }
      const revenue = now.price * now.sold
      if (revenue > best.revenue) best = { revenue, ...now }
    }
    return best[ask]
  },
  // Period by period.
  'mat-crescimento-exponencial': ({ start, period, periods, times, ask }: ExponentialGrowth) => {
    let [amount, time] = [start, 0]
    const target = start * times ** periods
    while (ask === 'amount' ? time < period * periods : amount < target) {
      amount += amount * (times - 1)
      time += period
    }
    return ask === 'amount' ? amount : time
  },
}
