import type { RankingEntry } from '@norteia/contract/ranking'
import type { client } from '../../api/client.ts'

export type Ranking = Awaited<ReturnType<typeof client.ranking.get>>['data']
export type Entry = RankingEntry
export type { Period } from '@norteia/domain/ranking'
