import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Progress } from '../../ui/progress.tsx'
import { sayMinutes } from './duration-words.ts'
import { GoalDialog } from './goal-dialog.tsx'
import { useGoal } from './use-goal.ts'
import type { Summary } from './wire.ts'

export function GoalCard({ goal }: { goal: Summary['goal'] }) {
  const [open, setOpen] = useState(false)
  const change = useGoal()
  const { weeklyMinutes, minutesThisWeek } = goal
  const studied = sayMinutes(minutesThisWeek)
  return (
    <Card
      title="Meta da semana"
      action={
        weeklyMinutes !== null &&
        minutesThisWeek >= weeklyMinutes && (
          <Badge tone="hit" icon={<CheckIcon />}>
            Alcançada
          </Badge>
        )
      }
    >
      {weeklyMinutes === null ? (
        <p>
          {minutesThisWeek === 0
            ? 'Quanto tempo por semana cabe na sua vida?'
            : `Você estudou ${studied} nesta semana.`}
        </p>
      ) : (
        <Progress
          label="Estudo nesta semana"
          value={Math.min(minutesThisWeek, weeklyMinutes)}
          max={weeklyMinutes}
          text={`${studied} de ${sayMinutes(weeklyMinutes)}`}
        />
      )}
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => setOpen(true)}>
        {weeklyMinutes === null ? 'Definir meta' : 'Mudar meta'}
      </Button>
      {open && (
        <GoalDialog weeklyMinutes={weeklyMinutes} onSave={change.mutate} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}
