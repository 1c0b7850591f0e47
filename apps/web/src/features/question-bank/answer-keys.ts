import { type Letter, letters } from '@norteia/domain/question'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>
type Shown = readonly { letter: Letter; text: string | null }[]

export type KeyAct = { does: 'choose'; letter: Letter } | { does: 'confirm' } | { does: 'next' }

/** What a key means on a question: its letter or number, Enter to go on, → for the next. */
export function actOfKey({ key, ctrlKey, metaKey, altKey }: Pressed, options: Shown): KeyAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Enter') return { does: 'confirm' }
  if (key === 'ArrowRight') return { does: 'next' }
  const sign = key.toUpperCase()
  const wanted = /^[1-5]$/.test(sign) ? letters[Number(sign) - 1] : letterOf(sign, options)
  return options.some(({ letter }) => letter === wanted)
    ? { does: 'choose', letter: wanted as Letter }
    : undefined
}

/** Right-or-wrong questions are answered by C and E, as on their answer sheet. */
function letterOf(sign: string, options: Shown) {
  if (!isRightOrWrong(options)) return sign
  return { C: options[0]!.letter, E: options[1]!.letter }[sign]
}

export function isRightOrWrong(options: Shown) {
  return options.length === 2 && options[0]!.text === 'Certo' && options[1]!.text === 'Errado'
}

/** What people call an option: its letter, or what it says when it only says right or wrong. */
export function nameOfOption(options: Shown, letter: Letter) {
  if (!isRightOrWrong(options)) return letter
  return options.find(option => option.letter === letter)?.text ?? letter
}

/** "A a E ou 1 a 5": the keys that choose, in words. */
export function keysOf(options: Shown) {
  const last = options.length
  return isRightOrWrong(options) ? 'C e E, ou 1 e 2,' : `A a ${letters[last - 1]}, ou 1 a ${last},`
}
