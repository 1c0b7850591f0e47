import type { Writable } from 'node:stream'

export type Progress = {
  /** Starts over for a new piece of work. */
  begin: (label: string, all?: number) => void
  reach: (done: number, all?: number) => void
  say: (sentence: string) => void
  end: () => void
}

type Terminal = Writable & { isTTY?: boolean; columns?: number }

const WIDTH = 28

/** A bar that redraws itself on a terminal, and a line every tenth of the way everywhere else. */
export function showProgress(output: Terminal = process.stderr): Progress {
  const onTerminal = output.isTTY === true
  let label = ''
  let total = 0
  let tenth = -1
  let drawn = false

  const wipe = () => {
    if (drawn) output.write('\r\u001b[2K')
    drawn = false
  }
  const bar = (share: number, done: number) => {
    const full = Math.round(share * WIDTH)
    const line = `${label} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} de ${total}`
    output.write(`\r\u001b[2K${line.slice(0, (output.columns ?? 80) - 1)}`)
    drawn = true
  }
  return {
    begin(name, all = 0) {
      wipe()
      label = name
      total = all
      tenth = -1
      if (onTerminal && total > 0) bar(0, 0)
      else output.write(`${label}…\n`)
    },
    reach(done, all = total) {
      total = all
      const share = total === 0 ? 1 : Math.min(1, done / total)
      if (onTerminal) bar(share, done)
      else if (Math.floor(share * 10) > tenth) {
        tenth = Math.floor(share * 10)
        output.write(`${label}: ${done} de ${total}\n`)
      }
    },
    say(sentence) {
      wipe()
      output.write(`${sentence}\n`)
    },
    end: wipe,
  }
}

export const silent: Progress = { begin: () => {}, reach: () => {}, say: () => {}, end: () => {} }
