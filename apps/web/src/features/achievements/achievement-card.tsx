import type { client } from '../../api/client.ts'
import { Badge } from '../../ui/badge.tsx'
import { CheckIcon, LockIcon } from '../../ui/icons.tsx'
import { Progress } from '../../ui/progress.tsx'
import { iconOf } from './achievement-icons.ts'

export type Achievement = Awaited<ReturnType<typeof client.achievements.list>>['data'][number]

const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })
const whole = new Intl.NumberFormat('pt-BR')

/** Reached or not is told by words and by a mark, not by colour alone; the way there is always told. */
export function AchievementCard({ achievement, fresh }: { achievement: Achievement; fresh: boolean }) {
  const { name, description, icon, unlocked, unlockedAt, progress, goal } = achievement
  const Icon = iconOf(icon)
  return (
    <li
      className={`flex min-w-0 items-start gap-3 rounded-card border p-4 ${unlocked ? 'border-edge bg-surface' : 'border-dashed border-edge'}`}
    >
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-full border ${unlocked ? 'border-primary bg-primary text-on-primary' : 'border-edge text-muted'}`}
      >
        <Icon className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-step-0">
          {name}
          {fresh && <Badge tone="accent">Nova</Badge>}
        </h3>
        <p className="text-step--1">{description}</p>
        {unlocked ? (
          <p className="mt-2 flex items-center gap-1.5 text-step--1 font-semibold text-hit">
            <CheckIcon className="size-4" />
            {unlockedAt ? (
              <span>
                Conquistada em <time dateTime={unlockedAt}>{date.format(new Date(unlockedAt))}</time>
              </span>
            ) : (
              'Conquistada'
            )}
          </p>
        ) : (
          <div className="mt-2 flex items-center gap-2">
            <LockIcon className="size-4 text-muted" label="A conquistar" />
            <div className="min-w-0 flex-1">
              <Progress
                label={`Progresso de ${name}`}
                labelHidden
                value={progress}
                max={goal}
                text={`${whole.format(progress)} de ${whole.format(goal)}`}
              />
            </div>
            <span aria-hidden="true" className="text-step--1 text-muted tabular">
              {whole.format(progress)} de {whole.format(goal)}
            </span>
          </div>
        )}
      </div>
    </li>
  )
}
