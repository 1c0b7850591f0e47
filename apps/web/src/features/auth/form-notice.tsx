import type { Refusal } from '../../api/refusal.ts'
import { Failure } from '../../ui/failure.tsx'

/** Why a form was refused, beside its button; the fields say the rest. */
export function FormNotice({ refusal, title }: { refusal: Refusal | null; title?: string }) {
  if (!refusal) return null
  // A reference for support helps when something broke, and only confuses over a wrong password.
  const requestId = (refusal.status ?? 0) >= 500 ? refusal.requestId : undefined
  return <Failure title={title} message={refusal.message} requestId={requestId} />
}
