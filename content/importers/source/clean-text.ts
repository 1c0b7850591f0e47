// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200d\u2060\ufeff\ufffe\uffff]/g

/** Words of the open set as ours are: plain line ends, nothing invisible, brackets that are no formula. */
export function cleanText(text: string | null | undefined): string | null {
  if (!text) return null
  const clean = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u2028\u2029]/g, ' ')
    .replace(CONTROL, '')
    // Escaped for Markdown at the source: "\[…\]" marks what was left out. To us it would be a formula.
    .replace(/\\([[\]()])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return clean === '' ? null : clean
}

/** "QuestÃ£o": UTF-8 that somebody read as Latin-1 and saved again. Portuguese has no such pairs. */
export const hasGarbledAccents = (text: string) =>
  /Ã[\u0080-\u00bf©ª]|Â[ºª°]|â€[\u0080-\u00ff™œ“”]/.test(text)
