import type { ArithmeticRows, TwoKinds } from './algebra.ts'

export const checks = {
  // Every split of the things is tried.
  'mat-sistema-dois-tipos': ({ many, few, big, small, ask }: TwoKinds) => {
    const worth = many * big + few * small
    const fitting: number[] = []
    for (let x = 0; x <= many + few; x++) {
      if (x * big + (many + few - x) * small === worth) fitting.push(ask === 'big' ? x : many + few - x)
    }
    return fitting.length === 1 ? fitting[0]! : Number.NaN
  },
  // Term by term.
  'mat-progressao-aritmetica': ({ first, step, count, ask }: ArithmeticRows) => {
    let [term, sum] = [first, first]
    for (let k = 2; k <= count; k++) {
      term += step
      sum += term
    }
    return ask === 'sum' ? sum : term
  },
}
