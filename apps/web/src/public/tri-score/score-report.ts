import {
  type Booklet,
  coherenceOf,
  difficultyBands,
  expectedHits,
  type Gain,
  gainPerWrongItem,
  hitsOf,
  type Mark,
  markSheet,
  type SheetItem,
  scoreSheet,
} from '@norteia/domain/item-response'

export type ScoreReport = NonNullable<ReturnType<typeof reportOn>>

/** Everything the page tells about one answered sheet. */
export function reportOn(items: readonly SheetItem[], booklet: Booklet, answers: string) {
  const read = markSheet(items, answers)
  if (!read.ok) return null
  const hits = hitsOf(read.marks)
  const score = scoreSheet(booklet, hits)
  const expected = expectedHits(booklet, hits, score.ability)
  return {
    ...score,
    marks: read.marks,
    counted: expected.length,
    expected,
    bands: difficultyBands(expected),
    coherence: coherenceOf(expected),
    gains: new Map<number, Gain>(gainPerWrongItem(booklet, hits).map(gain => [gain.place, gain])),
  }
}

export const markWords: Record<Mark, string> = {
  hit: 'certa',
  miss: 'errada',
  blank: 'em branco',
  double: 'dupla marcação',
  annulled: 'anulada',
}

const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const inTenths = (points: number) => oneDecimal.format(points)

/** One sentence on how the hits lie along the difficulty, for who does not know the model. */
export function coherenceInWords({ expected, coherence }: ScoreReport) {
  const middle = Math.ceil(expected.length / 2)
  const halves = [expected.slice(0, middle), expected.slice(middle)]
  const [easy, hard] = halves.map(half => half.filter(({ hit }) => hit).length)
  const facts = `você acertou ${easy} das ${middle} mais fáceis e ${hard} das ${expected.length - middle} mais difíceis`
  // A handful of hits anywhere fits a low score: true, and no praise.
  if (coherence.verdict === 'coherent' && easy! <= hard!) {
    return `Padrão que não se distingue do chute: ${facts}.`
  }
  return {
    coherent: `Padrão coerente: ${facts}, como se espera de quem tem esta nota.`,
    mixed: `Padrão com algumas surpresas: ${facts}; parte dos acertos difíceis contou menos.`,
    incoherent: `Padrão pouco coerente: ${facts}. Errando fáceis, os acertos difíceis parecem chute e contam pouco.`,
  }[coherence.verdict]
}
