/** Beyond this a question was left open, not worked on. */
const LONGEST_SECONDS = 600

/** The part of a reported time that counts as study, in whole seconds. */
export function countedSeconds(reported: number) {
  return Number.isFinite(reported) ? Math.round(Math.min(Math.max(reported, 0), LONGEST_SECONDS)) : 0
}
