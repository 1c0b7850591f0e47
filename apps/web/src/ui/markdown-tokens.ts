import { Marked, type Token, type TokenizerExtension } from 'marked'

export type MathToken = { type: 'math'; raw: string; tex: string; display: boolean }

// In Brazil "R$ 50 e US$ 30" is money: a dollar after a letter or before a space opens nothing,
// and one before a digit closes nothing.
const inlineMath = /^\$(?!\s)((?:\\.|[^$\\\n])+?)(?<!\s)\$(?!\d)/
const parenMath = /^\\\(([\s\S]+?)\\\)/
const displayMath = /^(?:\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\])/

function math(match: RegExpExecArray, display: boolean): MathToken {
  return { type: 'math', raw: match[0], tex: (match[1] ?? match[2] ?? '').trim(), display }
}

const inline: TokenizerExtension = {
  name: 'math',
  level: 'inline',
  start: source => {
    const at = source.search(/(?<![\p{L}\\$])\$(?!\s)|\\[([]/u)
    return at < 0 ? undefined : at
  },
  tokenizer(source) {
    const display = displayMath.exec(source)
    if (display) return math(display, true)
    const match = inlineMath.exec(source) ?? parenMath.exec(source)
    return match ? math(match, false) : undefined
  },
}

const block: TokenizerExtension = {
  name: 'math',
  level: 'block',
  start: source => {
    const at = source.search(/^(?:\$\$|\\\[)/m)
    return at < 0 ? undefined : at
  },
  tokenizer(source) {
    const match = displayMath.exec(source)
    return match && /^[ \t]*(?:\n|$)/.test(source.slice(match[0].length)) ? math(match, true) : undefined
  },
}

const marked = new Marked({ gfm: true })
marked.use({ extensions: [block, inline] })

export function readBlocks(text: string): Token[] {
  return marked.lexer(text)
}

export function readInline(text: string): Token[] {
  return marked.Lexer.lexInline(text, marked.defaults)
}
