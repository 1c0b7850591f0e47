import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Achievement, AchievementCard } from './achievement-card.tsx'

const key = api.achievements.list.queryKey()

export function AchievementsScreen() {
  const cache = useQueryClient()
  // The server tells of a new one once; the page before this may have been the one it told.
  const [toldBefore] = useState(
    () => new Set(cache.getQueryData(key)?.data.flatMap(({ id, fresh }) => (fresh ? [id] : []))),
  )
  const list = useQuery(api.achievements.list.queryOptions({ staleTime: 0 }))
  const all = list.data?.data
  const refusal = list.error && refusalOf(list.error)
  const fresh = (achievement: Achievement) => achievement.fresh || toldBefore.has(achievement.id)
  return (
    <Page title="Conquistas" lead="Marcos do que você fez. Nenhuma depende de horário nem de tempo de tela.">
      {list.isPending && <Waiting />}
      {refusal && <Failure message={refusal.message} requestId={refusal.requestId} onRetry={list.refetch} />}
      {all && <Collection all={all} fresh={fresh} />}
    </Page>
  )
}

type CollectionProps = { all: readonly Achievement[]; fresh: (achievement: Achievement) => boolean }

function Collection({ all, fresh }: CollectionProps) {
  const [search, setSearch] = useSearchParams()
  const onlyUnlocked = search.get('mostrar') === 'conquistadas'
  const unlocked = all
    .filter(({ unlocked }) => unlocked)
    .sort((one, other) => (other.unlockedAt ?? '').localeCompare(one.unlockedAt ?? ''))
  const ahead = all.filter(({ unlocked }) => !unlocked)
  // Before the first, the catalogue's own order: everybody starts at level 1, which is no way to level 5.
  if (unlocked.length > 0) {
    ahead.sort((one, other) => other.progress / other.goal - one.progress / one.goal)
  }
  const filters = [
    { label: `Todas (${all.length})`, only: false },
    { label: `Conquistadas (${unlocked.length})`, only: true },
  ]
  return (
    <>
      <div className="max-w-reading">
        <Progress
          label="Até aqui"
          value={unlocked.length}
          max={all.length}
          text={`${unlocked.length} de ${all.length}`}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons that stay pressed, not fields of a form */}
      <div role="group" aria-label="Mostrar" className="flex flex-wrap gap-2">
        {filters.map(({ label, only }) => (
          <Button
            key={label}
            size="sm"
            variant={only === onlyUnlocked ? 'primary' : 'secondary'}
            aria-pressed={only === onlyUnlocked}
            onClick={() =>
              setSearch(only ? { mostrar: 'conquistadas' } : {}, { replace: true, preventScrollReset: true })
            }
          >
            {label}
          </Button>
        ))}
      </div>
      {unlocked.length > 0 && <Group title="Conquistadas" list={unlocked} fresh={fresh} />}
      {onlyUnlocked && unlocked.length === 0 && <NoneYet />}
      {!onlyUnlocked && ahead.length > 0 && <Group title="A conquistar" list={ahead} fresh={fresh} />}
    </>
  )
}

function Group({
  title,
  list,
  fresh,
}: {
  title: string
  list: readonly Achievement[]
  fresh: CollectionProps['fresh']
}) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-step-1">{title}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {list.map(achievement => (
          <AchievementCard key={achievement.id} achievement={achievement} fresh={fresh(achievement)} />
        ))}
      </ul>
    </section>
  )
}

function NoneYet() {
  return (
    <Empty
      title="Nenhuma ainda"
      action={
        <Link to="/platform/exercicios" className={buttonClass('primary')}>
          Responder à primeira questão
        </Link>
      }
    >
      <p>A primeira vem com a primeira questão que você responder, certa ou errada.</p>
    </Empty>
  )
}

const places = ['a', 'b', 'c', 'd', 'e', 'f']

function Waiting() {
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">Carregando suas conquistas…</span>
      <Skeleton className="h-11 w-full max-w-reading" />
      <Skeleton className="h-11 w-72 max-w-full" />
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {places.map(place => (
          <Skeleton key={place} className="h-32 w-full" />
        ))}
      </div>
    </div>
  )
}
