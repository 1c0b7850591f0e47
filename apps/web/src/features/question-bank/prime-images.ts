import type { PublicQuestion } from '@norteia/contract/question-bank'

const asked = new Set<string>()

/** The pictures a question will show: those of its texts and those of its options. */
export function imagesOf({
  support,
  question,
  options,
}: Pick<PublicQuestion, 'support' | 'question' | 'options'>) {
  const texts = [support, question, ...options.map(option => option.text)]
  const written = texts.flatMap(text =>
    [...(text ?? '').matchAll(/!\[[^\]]*\]\(\s*([^\s)]+)/g)].map(match => match[1]!),
  )
  return [...written, ...options.flatMap(({ image }) => image ?? [])].filter(address =>
    /^\/(?!\/)/.test(address),
  )
}

/** Has the browser fetch and decode pictures before they are drawn; each once. */
export function primeImages(question: Parameters<typeof imagesOf>[0]) {
  for (const address of imagesOf(question)) {
    if (asked.has(address)) continue
    asked.add(address)
    const image = new Image()
    image.src = address
    // Missing or broken: the drawn picture will show it and ask again.
    image.decode?.().catch(() => asked.delete(address))
  }
}
