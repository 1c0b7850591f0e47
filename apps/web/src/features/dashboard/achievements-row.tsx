import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Progress } from '../../ui/progress.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'

const SHOWN = 3

/** The last ones reached, and the nearest to come. */
export function AchievementsRow() {
  const list = useQuery(api.achievements.list.queryOptions({ staleTime: 0 }))
  const all = list.data?.data ?? []
  const unlocked = all.filter(({ unlocked }) => unlocked)
  const latest = [...unlocked]
    .sort(
      (one, other) =>
        Number(other.fresh) - Number(one.fresh) ||
        (other.unlockedAt ?? '').localeCompare(one.unlockedAt ?? ''),
    )
    .slice(0, SHOWN)
  // Before the first, the catalogue's own beginning: everybody starts at level 1, which is no way to level 5.
  const ahead = all.filter(({ unlocked }) => !unlocked)
  const [nearest] =
    unlocked.length === 0
      ? ahead
      : ahead.sort((one, other) => other.progress / other.goal - one.progress / one.goal)

  // What was unlocked just now brought points, and the figures above were read before.
  const cache = useQueryClient()
  const brought = latest.some(({ fresh }) => fresh)
  useEffect(() => {
    if (brought) void cache.invalidateQueries({ queryKey: api.dashboard.get.queryKey() })
  }, [brought, cache])

  return (
    <Card
      title="Conquistas"
      action={
        <Link
          to="/platform/conquistas"
          className="inline-flex min-h-11 items-center font-semibold text-link underline"
        >
          {list.data ? `Ver todas (${unlocked.length} de ${all.length})` : 'Ver todas'}
        </Link>
      }
    >
      {list.isPending && <SkeletonLines lines={3} />}
      {list.error && !list.data && <Failure message={refusalOf(list.error).message} onRetry={list.refetch} />}
      {latest.length > 0 && (
        <ul aria-label="Últimas conquistas" className="mb-4 grid gap-x-6 gap-y-2 sm:grid-cols-3">
          {latest.map(({ id, name, fresh }) => (
            <li key={id} className="flex items-center gap-2">
              <CheckIcon className="size-5 text-hit" />
              <span className="min-w-0">{name}</span>
              {fresh && <Badge tone="accent">Nova</Badge>}
            </li>
          ))}
        </ul>
      )}
      {nearest && (
        <>
          <Progress
            label={`A mais próxima: ${nearest.name}`}
            value={nearest.progress}
            max={nearest.goal}
            text={`${nearest.progress.toLocaleString('pt-BR')} de ${nearest.goal.toLocaleString('pt-BR')}`}
          />
          <p className="mt-1 text-step--1 text-muted">{nearest.description}</p>
        </>
      )}
    </Card>
  )
}
