import { hitsOf, type Language, markSheet, scoreSheet, whyUnscorable } from '@norteia/domain/item-response'
import type { FindPaper, Paper } from './tri-booklets.ts'

/** `error` is the score's standard error, in points; `hits` counts right answers among the items that count. */
export type CaseResult = { score: number; ability: number; error: number; hits: number } | { refused: string }

const AREAS = ['LC', 'CH', 'CN', 'MT']
const LANGUAGES = { en: 'en (inglês)', es: 'es (espanhol)' }
const UNSCORABLE = {
  'lost-order': 'a ordem dos itens deste caderno se perdeu nas tabelas do INEP',
  unpublished: 'o INEP não publicou os itens deste caderno',
}

class Refusal extends Error {}

/** Scores one line of the form {year, area, lang, booklet, answers}, or says why it cannot be. */
export function scoreCase(line: string, findPaper: FindPaper): CaseResult {
  try {
    return score(readCase(line), findPaper)
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

type Case = { year: number; area: string; lang: Language | null; booklet: number; answers: string }

function readCase(line: string): Case {
  let found: unknown
  try {
    found = JSON.parse(line)
  } catch {
    throw new Refusal('a linha não é JSON')
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    throw new Refusal('a linha não é um objeto JSON')
  }
  const { year, area, lang = null, booklet, answers } = found as Record<string, unknown>
  if (!Number.isInteger(year)) throw new Refusal('"year" precisa ser um ano, como 2024')
  if (!AREAS.includes(area as string)) throw new Refusal('"area" precisa ser LC, CH, CN ou MT')
  if (!Number.isInteger(booklet)) throw new Refusal('"booklet" precisa ser o número do caderno')
  if (lang !== null && lang !== 'en' && lang !== 'es') throw new Refusal('"lang" precisa ser en, es ou null')
  if (typeof answers !== 'string') throw new Refusal('"answers" precisa ser um texto com as respostas')
  return { year, area, lang, booklet, answers } as Case
}

function score({ year, area, lang, booklet, answers }: Case, findPaper: FindPaper): CaseResult {
  const paper = paperOf({ year, area, lang, booklet }, findPaper)
  const read = markSheet(paper.items, answers)
  if (!read.ok) {
    throw new Refusal(
      read.reason === 'letters'
        ? '"answers" só pode ter as letras A a E, "." (em branco) e "*" (dupla marcação)'
        : `o caderno ${booklet} de ${year} tem ${paper.items.length} questões e vieram ${answers.length} respostas`,
    )
  }
  const { score, ability, error, hits } = scoreSheet(paper.booklet, hitsOf(read.marks))
  return { score, ability: Math.round(ability * 1e6) / 1e6, error, hits }
}

function paperOf({ year, area, lang, booklet }: Omit<Case, 'answers'>, findPaper: FindPaper): Paper {
  const reason = whyUnscorable(booklet)
  if (reason) throw new Refusal(`o caderno ${booklet} não pode ser pontuado: ${UNSCORABLE[reason]}`)

  const paper = findPaper(year, booklet, lang)
  if (!paper) throw new Refusal(`não conheço o caderno ${booklet} de ${year}`)
  const { stored, languages, language, items } = paper
  if (stored.area !== area) {
    throw new Refusal(`o caderno ${booklet} de ${year} é de ${stored.area}, não de ${area}`)
  }
  if (stored.order === null) {
    throw new Refusal(`o caderno ${booklet} não pode ser pontuado: ${UNSCORABLE['lost-order']}`)
  }
  if (languages.length > 0 && (!language || !languages.includes(language))) {
    const names = languages.map(each => LANGUAGES[each]).join(' ou ')
    throw new Refusal(`o caderno ${booklet} de ${year} pede "lang": ${names}`)
  }
  if (items.every(({ item }) => item === null)) throw new Refusal('nenhum item deste caderno tem parâmetros')
  return paper
}
