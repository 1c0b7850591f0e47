import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ArrowRightIcon, ChevronRightIcon, ClockIcon } from '../../ui/icons.tsx'
import { sayMinutes } from './duration-words.ts'
import type { Summary } from './wire.ts'

type Action = Summary['next'][number]

/** Nothing to press when the advice is to rest. */
const verbs: Record<Action['kind'], string | null> = {
  'continuar-prova': 'Continuar',
  revisar: 'Revisar agora',
  'primeira-questao': 'Responder',
  'materia-fraca': 'Praticar',
  simulado: 'Escolher um simulado',
  descansar: null,
}

/** The one thing to do now, large; what may come after it, small. */
export function NextActions({ next }: { next: readonly Action[] }) {
  const [first, ...rest] = next
  if (!first) return null
  const verb = verbs[first.kind]
  return (
    <div className="grid gap-3">
      <Card title={first.title}>
        <p className="max-w-reading">{first.why}</p>
        {(verb || first.minutes !== null) && (
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            {verb && (
              <Link to={first.href} className={`w-full sm:w-auto ${buttonClass('primary')}`}>
                {verb}
                <ArrowRightIcon />
              </Link>
            )}
            {first.minutes !== null && <Minutes minutes={first.minutes} />}
          </div>
        )}
      </Card>
      {rest.length > 0 && (
        <ul aria-label="Depois" className="grid gap-3 sm:grid-cols-2">
          {rest.map(action => (
            <li key={action.title}>
              <LaterAction action={action} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const row = 'flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3'

function LaterAction({ action }: { action: Action }) {
  const words = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{action.title}</span>
        <span className="block text-step--1 text-muted">{action.why}</span>
      </span>
      {action.minutes !== null && <Minutes minutes={action.minutes} />}
    </>
  )
  if (!verbs[action.kind]) return <div className={row}>{words}</div>
  return (
    <Link
      to={action.href}
      className={`${row} no-underline transition-colors duration-150 hover:border-edge hover:bg-quiet`}
    >
      {words}
      <ChevronRightIcon className="size-5 text-muted" />
    </Link>
  )
}

function Minutes({ minutes }: { minutes: number }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-step--1 text-muted">
      <ClockIcon className="size-4" />
      <span className="sr-only">cerca de </span>
      {sayMinutes(minutes)}
    </span>
  )
}
