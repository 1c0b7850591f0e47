const symbols: Record<string, string> = {
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  neq: '≠',
  ne: '≠',
  approx: '≈',
  infty: '∞',
  to: '→',
  rightarrow: '→',
  longrightarrow: '→',
  Rightarrow: '⇒',
  rightleftharpoons: '⇌',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  rho: 'ρ',
  sigma: 'σ',
  omega: 'ω',
  Delta: 'Δ',
  Omega: 'Ω',
  Sigma: 'Σ',
  circ: '°',
  degree: '°',
  in: '∈',
  cup: '∪',
  cap: '∩',
  ldots: '…',
  dots: '…',
  cdots: '…',
  quad: ' ',
  qquad: ' ',
}
const raised = Object.fromEntries(
  [...'0123456789+-n'].map((sign, place) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][place]!]),
)
const lowered = Object.fromEntries(
  [...'0123456789+-'].map((sign, place) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋'][place]!]),
)

/** A question's text in one line of plain words, for cards and lists: no Markdown, no LaTeX, no pictures. */
export function plainExcerpt(text: string, most = 180) {
  const words = plainText(text)
  if (words.length <= most) return words
  const cut = words.slice(0, most + 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > most / 2 ? space : most).replace(/[\s,;:.]+$/, '')}…`
}

function plainText(text: string) {
  return withoutMath(text)
    .replace(/!\[[^\]]*\](?:\([^)]*\)?)?/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)?/g, '$1')
    .replace(/^\s*\|?(?:\s*:?-{3,}:?\s*\|)+.*$/gm, ' ')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-+*]|\d+[.)])\s+/gm, '')
    .replace(/\|/g, ' ')
    .replace(/`+/g, '')
    .replace(/(\*\*|__|~~)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\d*])\*(?=\S)([^*\n]*\S)\*/gu, '$1')
    .replace(/(?<![\p{L}\d_])_(?=\S)([^_\n]*\S)_(?![\p{L}\d])/gu, '$1')
    .replace(/\*\*/g, '')
    .replace(/\\([\\*_#$%&{}[\]()!.-])/g, '$1')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:?!])/g, '$1')
    .trim()
}

/** Dollars that open a formula are those of the Markdown reader: "R$ 50 e US$ 30" is money. */
function withoutMath(text: string) {
  return (
    text
      .replace(/\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\]/g, (_, one, other) => ` ${plainFormula(one ?? other)} `)
      .replace(/\\\(([\s\S]+?)\\\)/g, (_, tex) => plainFormula(tex))
      .replace(/(?<![\p{L}\\$])\$(?!\s)((?:\\.|[^$\\\n])+?)(?<!\s)\$(?!\d)/gu, (_, tex) => plainFormula(tex))
      // What a cut excerpt left open.
      .replace(/(?<![\p{L}\\$])\$(?=[^\s$]*[\\^_{])([^$]*)$/u, (_, tex) => plainFormula(tex))
  )
}

function plainFormula(tex: string) {
  if (/\\begin\b/.test(tex)) return '[fórmula]'
  let plain = tex
    .replace(/\\(?:left|right|big|Big|displaystyle|mathrm|mathbf|mathit|operatorname|ce)(?![a-zA-Z])\*?/g, '')
    .replace(/\\(?:text|textbf|textit)\{([^{}]*)\}/g, '$1')
    .replace(/\{([,.])\}/g, '$1')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\\%/g, '%')
    .replace(/\^\{?\\(?:circ|degree)\}?/g, '°')
  // Inside out, so that a fraction in a root in a fraction opens up layer by layer.
  for (let depth = 0; depth < 6 && /\\(?:d?frac|sqrt)|[\^_]\{/.test(plain); depth++) {
    plain = plain
      .replace(
        /\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
        (_, over, under) => `${grouped(over)}/${grouped(under)}`,
      )
      .replace(/\\sqrt(?:\[[^\]]*\])?\s*\{([^{}]*)\}/g, (_, inner) => `√${grouped(inner)}`)
      .replace(/\^\{([^{}]*)\}/g, (_, inner) => script(inner, raised, '^'))
      .replace(/_\{([^{}]*)\}/g, (_, inner) => script(inner, lowered, '_'))
  }
  return plain
    .replace(/\^([^\s\\{])/g, (_, sign) => script(sign, raised, '^'))
    .replace(/_([^\s\\{])/g, (_, sign) => script(sign, lowered, '_'))
    .replace(
      /\\([a-zA-Z]+)/g,
      (_, name: string) => symbols[name] ?? (/^(sen|sin|cos|tan|tg|log|ln)$/.test(name) ? name : ''),
    )
    .replace(/[{}]/g, '')
    .replace(/\\/g, '')
}

const grouped = (inner: string) =>
  /^[\p{L}\d,.√π]+$/u.test(inner.trim()) ? inner.trim() : `(${inner.trim()})`

function script(inner: string, signs: Record<string, string>, mark: string) {
  const each = [...inner.trim()].map(sign => signs[sign])
  if (each.every(Boolean)) return each.join('')
  return mark === '_' ? inner : `^${grouped(inner)}`
}
