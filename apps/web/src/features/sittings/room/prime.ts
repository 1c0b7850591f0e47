import type { SatQuestion } from '../wire.ts'

const MARKDOWN_IMAGE = /!\[[^\]]*\]\(\s*<?([^)\s>]+)/g

export type Size = { width: number; height: number }
const sizes = new Map<string, Size>()
const asked = new Set<string>()

/** Every picture of a question. */
export function imagesOf({ question }: SatQuestion): string[] {
  const { context, title, alternativeA, alternativeB, alternativeC, alternativeD, alternativeE } = question
  const texts = [context, title, alternativeA, alternativeB, alternativeC, alternativeD, alternativeE]
  const inTexts = texts.flatMap(text => [...(text ?? '').matchAll(MARKDOWN_IMAGE)].map(([, url]) => url!))
  return [...inTexts, ...Object.values(question.images ?? {})].filter(url => /^\/(?!\/)/.test(url))
}

/** Fetches the pictures of a question before it is shown, and learns the room they take. */
export async function primeImages(question: SatQuestion) {
  await Promise.all(
    imagesOf(question).map(async url => {
      if (asked.has(url) || typeof Image === 'undefined') return
      asked.add(url)
      const image = new Image()
      image.src = url
      await image.decode().catch(() => asked.delete(url))
      if (image.naturalWidth > 0) sizes.set(url, { width: image.naturalWidth, height: image.naturalHeight })
    }),
  )
}

export const sizeOf = (url: string) => sizes.get(url)

/** Gives the pictures inside a text the room they will take, before anything is painted. */
export function reserveImages(within: HTMLElement) {
  for (const image of within.querySelectorAll('img')) {
    const size = sizeOf(image.getAttribute('src') ?? '')
    if (!size) continue
    image.width = size.width
    image.height = size.height
    image.loading = 'eager'
  }
}

const FORMULA = /\$|\\\(|\\\[/

/** The letters of formulas come from fonts of their own: fetched before, they do not push the text about. */
export async function primeFonts(questions: readonly SatQuestion[]) {
  const hasFormula = questions.some(({ question }) =>
    FORMULA.test(`${question.title}${question.context}${question.alternativeA}`),
  )
  if (!hasFormula || !('fonts' in document)) return
  await Promise.all(
    ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1'].map(font => document.fonts.load(font)),
  )
}

const MOST_MS = 1200

/** What the first question needs, but never a wait that is felt. */
export async function primeFirst(questions: readonly SatQuestion[], place: number) {
  const first = questions[place]
  const ready = Promise.all([primeFonts(questions), first && primeImages(first)])
  await Promise.race([ready, new Promise(resolve => setTimeout(resolve, MOST_MS))])
}
