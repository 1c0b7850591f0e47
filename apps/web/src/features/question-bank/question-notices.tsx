import { Link } from 'react-router'
import type { Refusal } from '../../api/refusal.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { ADMIN } from './admin-words.ts'

/** Why a question was not saved; what was written stays in its boxes. */
export function RefusedNotice({ refusal: { message, fields, requestId } }: { refusal: Refusal }) {
  const details = Object.entries(fields)
  return (
    <Failure
      title="A questão não foi salva"
      requestId={requestId}
      message={
        details.length === 0 ? (
          message
        ) : (
          <>
            {message}
            <span className="mt-1 block">
              {details.map(([field, why]) => (
                <span key={field} className="block">
                  <code className="font-mono">{field}</code>: {why}
                </span>
              ))}
            </span>
          </>
        )
      }
    />
  )
}

export function QueueLink() {
  return (
    <Link to={ADMIN} className={buttonClass('secondary')}>
      Voltar à fila
    </Link>
  )
}
