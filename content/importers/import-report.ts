/** A record and a sentence about it, for whoever has to repair the source. */
export type Remark = { record: string; reason: string }

/** What the source says and what the official table says. The official one has been taken. */
export type Conflict = {
  record: string
  field: 'gabarito' | 'área' | 'anulada' | 'idioma'
  source: string
  official: string
}

/** What became of a source: every record is counted once as accepted, repeated or refused. */
export type ImportReport = {
  read: number
  accepted: number
  /** The same record once more. */
  repeated: number
  /** Left out on purpose, as records of a year nobody asked for. */
  skipped: number
  refused: Remark[]
  /** Accepted, but kept from students until somebody has looked at them. */
  drafts: Remark[]
  conflicts: Conflict[]
  notes: string[]
}

export const emptyReport = (): ImportReport => ({
  read: 0,
  accepted: 0,
  repeated: 0,
  skipped: 0,
  refused: [],
  drafts: [],
  conflicts: [],
  notes: [],
})

export function addReports(one: ImportReport, other: ImportReport): ImportReport {
  return {
    read: one.read + other.read,
    accepted: one.accepted + other.accepted,
    repeated: one.repeated + other.repeated,
    skipped: one.skipped + other.skipped,
    refused: [...one.refused, ...other.refused],
    drafts: [...one.drafts, ...other.drafts],
    conflicts: [...one.conflicts, ...other.conflicts],
    notes: [...one.notes, ...other.notes],
  }
}
