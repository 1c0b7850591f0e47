import type { client } from '../../api/client.ts'

/** The summary as it comes over the wire: its instants are texts. */
export type Summary = Awaited<ReturnType<typeof client.dashboard.get>>['data']
