export type Scale = ((value: number) => number) & { domain: readonly [number, number] }

export function linearScale(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const [low, high] = domain
  const span = high - low || 1
  const place = (value: number) => range[0] + ((value - low) / span) * (range[1] - range[0])
  return Object.assign(place, { domain })
}

/** Round numbers across an interval, about `count` of them: steps of 1, 2 or 5 times a power of ten. */
export function niceTicks(low: number, high: number, count = 4) {
  if (!(high > low)) return [low]
  const rough = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find(multiple => multiple * power >= rough) ?? 10) * power
  const first = Math.ceil(low / step - 1e-9)
  const last = Math.floor(high / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

/** The interval of the values, widened to round numbers so that no point sits on the frame. */
export function niceDomain(values: readonly number[], count = 4): [number, number] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [0, 1]
  if (low === high) return [low - 1, high + 1]
  const ticks = niceTicks(low, high, count)
  const step = ticks.length > 1 ? ticks[1]! - ticks[0]! : high - low
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step]
}
