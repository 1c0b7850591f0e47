import { type Letter, letterAt, letters } from '../question/index.ts'

export type KeyPress = { key: string; shift: boolean }

export type KeyAct =
  | { act: 'choose' | 'strike'; letter: Letter }
  | { act: 'arm-strike' | 'disarm' | 'doubt' | 'previous' | 'next' | 'sheet' | 'keys' }

const plain: Record<string, KeyAct['act'] & ('doubt' | 'previous' | 'next' | 'sheet' | 'keys')> = {
  r: 'doubt',
  g: 'sheet',
  '?': 'keys',
  arrowleft: 'previous',
  arrowright: 'next',
}

function letterOf(key: string, optionCount: number): Letter | undefined {
  const place = /^[1-5]$/.test(key)
    ? Number(key) - 1
    : letters.findIndex(letter => letter.toLowerCase() === key)
  return place >= 0 && place < optionCount ? letterAt(place) : undefined
}

/** What a key means in the exam room. `armed`: X was pressed and waits for its letter. */
export function readKey({ key, shift }: KeyPress, armed: boolean, optionCount: number): KeyAct | undefined {
  const low = key.toLowerCase()
  const letter = letterOf(low, optionCount)
  if (letter) return { act: armed || shift ? 'strike' : 'choose', letter }
  if (low === 'x') return { act: armed ? 'disarm' : 'arm-strike' }
  if (low === 'escape' && armed) return { act: 'disarm' }
  const act = plain[low]
  return act && { act }
}
