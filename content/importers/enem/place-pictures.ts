import type { OpenRecord } from './open-record.ts'

/** What is done about pictures: fetched, left as links to where they are, or left out. */
export type PictureMode = 'download' | 'link' | 'skip'

/** The name a picture got in the pack, or why there is none. */
export type Picture = { name: string } | { missing: string }

const BROKEN = /!\[([^\]]*)\]\(\s*(https?:\/\/[^\s)"]+)[^\n]*/g

/** A picture whose brackets never close, as the set has two, becomes one whose do. */
export const mendPictures = (text: string) =>
  text
    .split(/(!\[[^\]]*\]\(\s*<?[^\s)>]+>?(?:\s+"[^"]*")?\s*\))/)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(BROKEN, '![$1]($2)')))
    .join('')

const IN_MARKDOWN = /!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g

export const picturesIn = (text: string) => [...text.matchAll(IN_MARKDOWN)].map(([, , url]) => url!)

/** Addresses of every picture a question shows, each once. */
export function picturesOf({ support, statement, options, loosePictures }: OpenRecord): string[] {
  const texts = [support, statement, ...options.map(({ text }) => text)].join('\n')
  const inOptions = options.flatMap(({ picture }) => picture ?? [])
  return [...new Set([...picturesIn(texts), ...inOptions, ...loosePictures])]
}

/** The question with its pictures by their names in the pack; what is not there is a link and a fault. */
export function placePictures(
  record: OpenRecord,
  pictures: ReadonlyMap<string, Picture>,
  mode: PictureMode,
): OpenRecord {
  const missing = new Map<string, string>()
  const nameOf = (url: string) => {
    const picture = pictures.get(url)
    if (picture && 'name' in picture) return picture.name
    missing.set(url, picture?.missing ?? 'não foi baixada')
    return undefined
  }
  const show = (alt: string, url: string) => {
    const name = nameOf(url)
    if (name) return `![${alt || 'Figura da questão'}](img:${name})`
    return isAddress(url) ? `[${alt || 'Ver figura'}](${url})` : '(figura perdida na fonte)'
  }
  const rewritten = (text: string | null) =>
    text?.replace(IN_MARKDOWN, (_, alt: string, url: string) => show(alt, url)) ?? null

  const loose = record.loosePictures.map(url => show('', url))
  const options = record.options.map(({ text, picture }, place) => {
    const name = picture && nameOf(picture)
    const link = picture && !name ? show(`Figura da alternativa ${'ABCDE'[place]}`, picture) : null
    const words = [rewritten(text), link].filter(Boolean).join(' ')
    return { text: words === '' ? null : words, picture: name || null }
  })
  return {
    ...record,
    support: [rewritten(record.support), ...loose].filter(Boolean).join('\n\n') || null,
    statement: rewritten(record.statement)!,
    options,
    loosePictures: [],
    faults: [...record.faults, ...(mode === 'link' ? linkFaults(missing) : pictureFaults(missing))],
  }
}

const isAddress = (url: string) => /^https?:\/\//.test(url) && !/broken-image/.test(url)

const pictureFaults = (missing: Map<string, string>) =>
  [...new Set(missing.values())].map(why => `sem figura: ${why}`)

/** A link does, unless there is nothing to link to. */
const linkFaults = (missing: Map<string, string>) =>
  [...missing.keys()].some(url => !isAddress(url)) ? ['sem figura: perdida na fonte'] : []
