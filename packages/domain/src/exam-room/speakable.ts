/** Formulas in plain words; whatever no rule knows is left out, and the listener is told. */
const RULES: [RegExp, string][] = [
  [/\\(?:text|mathrm|mathbf|mathit|operatorname)\s*\{([^{}]*)\}/g, ' $1 '],
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, ' $1 sobre $2 '],
  [/\\sqrt\s*\[3\]\s*\{([^{}]*)\}/g, ' raiz cúbica de $1 '],
  [/\\sqrt\s*\{([^{}]*)\}/g, ' raiz quadrada de $1 '],
  [/\^\s*(?:\{\s*\\circ\s*\}|\\circ\b|\{?°\}?)/g, ' graus '],
  [/\^\s*\{?2\}?(?!\d)/g, ' ao quadrado '],
  [/\^\s*\{?3\}?(?!\d)/g, ' ao cubo '],
  [/\^\s*\{([^{}]*)\}/g, ' elevado a $1 '],
  [/\^\s*([\w+-])/g, ' elevado a $1 '],
  [/_\s*\{([^{}]*)\}/g, ' índice $1 '],
  [/_\s*(\w)/g, ' índice $1 '],
  [/\\(?:cdot|times)(?![a-z])/g, ' vezes '],
  [/\\div(?![a-z])/g, ' dividido por '],
  [/\\pm(?![a-z])/g, ' mais ou menos '],
  [/\\(?:leq?|leqslant)(?![a-z])/g, ' menor ou igual a '],
  [/\\(?:geq?|geqslant)(?![a-z])/g, ' maior ou igual a '],
  [/\\neq?(?![a-z])/g, ' diferente de '],
  [/\\approx(?![a-z])/g, ' aproximadamente '],
  [/\\(?:rightarrow|to|longrightarrow)(?![a-z])/g, ' resulta em '],
  [/\\(?:sen|sin)(?![a-z])/g, ' seno de '],
  [/\\cos(?![a-z])/g, ' cosseno de '],
  [/\\(?:tg|tan)(?![a-z])/g, ' tangente de '],
  [/\\log(?![a-z])/g, ' logaritmo '],
  [/\\Delta(?![a-z])/g, ' delta '],
  [/\\(alpha|beta|gamma|delta|theta|lambda|pi|omega|rho|mu|sigma|phi)(?![a-z])/g, ' $1 '],
  [/\\(?:left|right|displaystyle|quad|qquad)(?![a-z])|\\[,;:! ]/g, ' '],
  [/\\%/g, '%'],
  [/\{,\}/g, ','],
  [/=/g, ' igual a '],
  [/</g, ' menor que '],
  [/>/g, ' maior que '],
  [/\+/g, ' mais '],
  [/(?<=[\w\s)])-(?=[\w\s(])/g, ' menos '],
  [/\//g, ' sobre '],
]

/** `skipped` when something in it cannot be said. */
export function speakFormula(tex: string): { text: string; skipped: boolean } {
  let text = tex
  // Fractions and roots may stand inside one another; three rounds reach what an exam prints.
  for (let round = 0; round < 3; round++) {
    for (const [pattern, words] of RULES.slice(0, 4)) text = text.replace(pattern, words)
  }
  for (const [pattern, words] of RULES.slice(4)) text = text.replace(pattern, words)
  text = text.replace(/[{}]/g, ' ').replace(/\s+/g, ' ').trim()
  return /\\/.test(text) ? { text: 'fórmula', skipped: true } : { text, skipped: false }
}

const FORMULA =
  /\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)|(?<![\p{L}\\$])\$(?!\s)((?:\\.|[^$\\\n])+?)(?<!\s)\$(?!\d)/gu

/** A text of a question as a voice can read it. */
export function speakable(markdown: string): { text: string; skipped: boolean } {
  let skipped = false
  const text = markdown
    .replace(FORMULA, (_, ...groups: (string | undefined)[]) => {
      const spoken = speakFormula(groups.slice(0, 4).find(group => group !== undefined) ?? '')
      skipped ||= spoken.skipped
      return ` ${spoken.text} `
    })
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, (_, alt: string) => {
      skipped ||= alt === ''
      return ` Imagem: ${alt || 'sem descrição'}. `
    })
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*\|?[\s:|-]*-{3}[\s:|-]*$/gm, '')
    .replace(/\|/g, ', ')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+])(?:[ \t]+|$)/gm, '')
    .replace(/(\*\*|__|~~|`|\*|(?<!\w)_|_(?!\w))/g, '')
    .replace(/\\([\\$*_#])/g, '$1')
    .replace(/([^.!?:;,\s])[ \t]*\n\s*\n/g, '$1.\n')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim()
  return { text, skipped }
}

/** Whole sentences of a bearable length: long speeches are cut off by some voices. */
export function sentencesOf(text: string, longest = 220): string[] {
  const sentences = text.match(/[^.!?;]+(?:[.!?;]+|$)/g)?.map(sentence => sentence.trim()) ?? []
  return sentences.filter(Boolean).flatMap(sentence => cut(sentence, longest))
}

function cut(sentence: string, longest: number): string[] {
  if (sentence.length <= longest) return [sentence]
  const at = Math.max(sentence.lastIndexOf(', ', longest), 0) || sentence.lastIndexOf(' ', longest)
  if (at <= 0) return [sentence.slice(0, longest), ...cut(sentence.slice(longest), longest)]
  return [sentence.slice(0, at + 1).trim(), ...cut(sentence.slice(at + 1).trim(), longest)]
}
