/** Lower case and without accents: who types "saude" is looking for "Saúde". */
export function fold(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Every word typed must appear; labels that begin with the text come first. */
export function filterOptions<Option extends { label: string; detail?: string }>(
  options: readonly Option[],
  text: string,
) {
  const sought = fold(text)
  const words = sought.split(/\s+/).filter(Boolean)
  const hits = options.filter(option => {
    const hay = fold(`${option.label} ${option.detail ?? ''}`)
    return words.every(word => hay.includes(word))
  })
  const begins = (option: Option) => (fold(option.label).startsWith(sought) ? 0 : 1)
  return hits.sort((a, b) => begins(a) - begins(b))
}
