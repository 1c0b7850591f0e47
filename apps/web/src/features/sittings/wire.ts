import type { client } from '../../api/client.ts'

type Sittings = typeof client.sittings

// As they arrive: instants are text there.
export type Sitting = Awaited<ReturnType<Sittings['get']>>
export type SatQuestion = Sitting['questions'][number]
export type SittingBrief = Awaited<ReturnType<Sittings['list']>>['data'][number]
export type SittingResult = Awaited<ReturnType<Sittings['result']>>['data']
export type AreaScore = SittingResult['areas'][number]
export type ResultItem = SittingResult['items'][number]
export type Reviewed = Awaited<ReturnType<Sittings['review']>>['data'][number]
