// How numbers are written in Brazil: 1.234,5 in a sentence, 1.234{,}5 in a formula (KaTeX would otherwise put a
// space after the comma). Between a number and its unit stands a space at which no line breaks.

const NO_BREAK = '\u00a0'
const MOST_DECIMALS = 4

/** Without the dust that binary fractions leave: 0.1 + 0.2 becomes 0.3, and minus zero zero. */
export function tidy(value: number) {
  if (Number.isInteger(value)) return value + 0
  const size = Math.abs(value)
  if (size >= 1e6) return Number(value.toPrecision(12))
  const scale = size < 1e3 ? 1e12 : 1e9
  return Math.round(value * scale) / scale + 0
}

function digits(value: number, decimals: number | undefined, minus: string) {
  const size = Math.abs(value)
  const fixed =
    decimals !== undefined
      ? size.toFixed(decimals)
      : Number.isInteger(size)
        ? String(size)
        : size.toFixed(MOST_DECIMALS).replace(/\.?0+$/, '')
  const [whole = '', part = ''] = fixed.split('.')
  const isZero = Number(fixed) === 0
  return {
    sign: value < 0 && !isZero ? minus : '',
    whole: whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole,
    part,
  }
}

/** For a sentence: `1.234,5`. Without `decimals`, as many as the number has, at most four. */
export function written(value: number, decimals?: number) {
  const { sign, whole, part } = digits(value, decimals, '−')
  return sign + whole + (part && `,${part}`)
}

/** For a formula: `1.234{,}5`. */
export function tex(value: number, decimals?: number) {
  const { sign, whole, part } = digits(value, decimals, '-')
  return sign + whole + (part && `{,}${part}`)
}

export const money = (value: number) => `R$${NO_BREAK}${written(value, 2)}`

export const percent = (value: number) => `${written(value)}%`

/** A number and the symbol of its unit: `2,5 km`. */
export const measure = (value: number, unit: string, decimals?: number) =>
  `${written(value, decimals)}${NO_BREAK}${unit}`

/** The same in a formula, the powers of the unit raised: `2{,}5\\ \\text{m}^2`. */
export const texMeasure = (value: number, unit: string, decimals?: number) =>
  `${tex(value, decimals)}\\ \\text{${unit}}`
    .replace('²}', '}^2')
    .replace('³}', '}^3')
    .replace('\\text{Ω}', '\\Omega')

/** `1 dia`, `1,5 dia`, `2 dias`: in Portuguese the plural begins at two. */
export const counted = (value: number, one: string, many: string) =>
  `${written(value)}${NO_BREAK}${Math.abs(value) < 2 ? one : many}`

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

/** In lowest terms, as a formula. */
export function texFraction(numerator: number, denominator: number) {
  const common = greatestCommonDivisor(numerator, denominator)
  const [above, below] = [numerator / common, denominator / common]
  return below === 1 ? String(above) : `\\frac{${above}}{${below}}`
}

/** The fraction with the smallest denominator that a number is, as a formula. */
export function texAsFraction(value: number, largest = 1000) {
  for (let below = 1; below <= largest; below++) {
    const above = value * below
    if (Math.abs(above - Math.round(above)) < 1e-7) return texFraction(Math.round(above), below)
  }
  return tex(value)
}

/** The number a text shows, read the way a person would; it tells whether rounding has falsified a value. */
export function readNumber(text: string) {
  const fraction = /\\frac\{(\d+)\}\{(\d+)\}/.exec(text)
  if (fraction) return Number(fraction[1]) / Number(fraction[2])
  const plain = /([−-]?)(\d[\d.]*)(?:(?:,|\{,\})(\d+))?/.exec(text)
  if (!plain) return Number.NaN
  const size = Number(`${plain[2]!.replaceAll('.', '')}.${plain[3] ?? 0}`)
  return plain[1] ? -size : size
}
