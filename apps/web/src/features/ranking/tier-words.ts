import type { Tier } from '@norteia/domain/ranking'

/** What each tier asks for, as told to students; a test holds it against the rule. */
export const tierWords: readonly { tier: Tier; topPercent: number | null; words: string }[] = [
  { tier: 'Diamante', topPercent: 1, words: 'menos de 1%' },
  { tier: 'Platina', topPercent: 5, words: 'menos de 5%' },
  { tier: 'Ouro', topPercent: 20, words: 'menos de 20%' },
  { tier: 'Prata', topPercent: 50, words: 'menos de 50%' },
  { tier: 'Bronze', topPercent: null, words: 'os demais que pontuaram' },
]

export const rungsOf = (tier: Tier) => tierWords.length - tierWords.findIndex(word => word.tier === tier)
