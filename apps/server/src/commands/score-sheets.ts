import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { papersOf, shippedYears, yearsOfFile } from './tri-booklets.ts'
import { type CaseResult, scoreCase } from './tri-case.ts'

/** A case takes some 150 characters. What is far longer is no case, and must not fill the memory. */
const LONGEST_LINE = 16_384

/** `tri score`: one case a line on the standard input, one result a line on the standard output, in order. */
export async function scoreSheets(args: string[]) {
  const { values } = parseArgs({ args, options: { items: { type: 'string' } } })
  // npm changes into the project's folder; the path was written where the person is.
  const file = values.items && resolve(process.env.INIT_CWD ?? '.', values.items)
  const findPaper = papersOf(file ? yearsOfFile(file) : shippedYears())
  if (process.stdin.isTTY) console.error('Esperando um caso por linha (JSON); Ctrl-D termina.')

  const refused = await scoreLines(process.stdin, process.stdout, line => scoreCase(line, findPaper))
  if (refused > 0) console.error(`${refused} ${refused === 1 ? 'linha recusada' : 'linhas recusadas'}.`)
}

/** Writes no faster than it is read from, and holds no more than a piece of the input at a time. */
export async function scoreLines(
  input: AsyncIterable<Uint8Array>,
  output: Writable,
  scoreLine: (line: string) => CaseResult,
) {
  let refused = 0
  // Whoever read our results may have seen enough, as in `… | head`: no fault, and no reason to go on.
  const gone = new Promise<'gone'>(resolve => {
    output.once('close', () => resolve('gone')).on('error', () => resolve('gone'))
  })
  for await (const lines of linesOf(input)) {
    const results = lines.map(line =>
      line === null ? { refused: 'a linha é longa demais para ser um caso' } : scoreLine(line),
    )
    refused += results.filter(result => 'refused' in result).length
    const text = results.map(result => `${JSON.stringify(result)}\n`).join('')
    if (output.write(text)) continue
    const drained = once(output, 'drain').catch(() => 'gone')
    if ((await Promise.race([drained, gone])) === 'gone') break
  }
  return refused
}

/** The lines each piece of the input completes; `null` stands for one that is too long. */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<(string | null)[]> {
  const decoder = new TextDecoder()
  let rest = ''
  let tooLong = false
  for await (const piece of input) {
    const [first = '', ...more] = decoder.decode(piece, { stream: true }).split('\n')
    rest += first
    const lines: (string | null)[] = []
    for (const begun of more) {
      lines.push(tooLong || rest.length > LONGEST_LINE ? null : rest)
      tooLong = false
      rest = begun
    }
    if (rest.length > LONGEST_LINE) {
      tooLong = true
      rest = ''
    }
    if (lines.length > 0) yield lines
  }
  rest += decoder.decode()
  if (rest !== '' || tooLong) yield [tooLong ? null : rest]
}
