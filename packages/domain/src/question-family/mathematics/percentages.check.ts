import type { CompoundInterest, SuccessiveChanges } from './percentages.ts'

export const checks = {
  // In whole hundredths of hundredths, one change after the other, without a fractional factor.
  'mat-variacoes-sucessivas': ({ base, first, second }: SuccessiveChanges) => {
    let tenThousandths = base * 10_000
    for (const change of [first, second]) tenThousandths += (tenThousandths / 100) * change
    return tenThousandths / 10_000
  },
  // The expansion of the power in exact whole numbers instead of the power.
  'mat-juros-compostos': ({ capital, monthly, months, ask }: CompoundInterest) => {
    let grown = BigInt(capital)
    for (let month = 0; month < months; month++) grown = grown * 100n + grown * BigInt(monthly)
    const start = BigInt(capital) * 100n ** BigInt(months)
    return Number(ask === 'amount' ? grown : grown - start) / 100 ** months
  },
}
