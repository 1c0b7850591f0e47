import { LinkButton } from '../../ui/button.tsx'
import { InfoIcon } from '../../ui/icons.tsx'
import { dayInWords } from '../sittings/public.tsx'
import { type Allowance, isUsedUp } from './mock-exam-query.ts'

/** What the plan still allows this month, before anybody presses anything. `plain` leaves the link to others. */
export function AllowanceNote({ allowance, plain = false }: { allowance: Allowance; plain?: boolean }) {
  const { used, most, renewsAt } = allowance
  if (most === null) return null
  const usedUp = isUsedUp(allowance)
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-3 rounded-card border px-4 py-3 ${usedUp ? 'border-caution bg-caution-soft' : 'border-line bg-quiet'}`}
    >
      <p className="flex min-w-0 items-start gap-2">
        <InfoIcon className="size-5 mt-0.5" />
        <span>
          <b className="tabular">
            {Math.min(used, most)} de {most} simulados este mês.
          </b>{' '}
          {usedUp ? 'O limite do plano gratuito renova' : 'Renova'} em {dayInWords(renewsAt)}.
          {usedUp && ' Os que você monta e as provas anteriores continuam livres.'}
        </span>
      </p>
      {usedUp && !plain && (
        <LinkButton href="/plans" size="sm">
          Ver planos
        </LinkButton>
      )}
    </div>
  )
}
