import type { SessionUser } from '@norteia/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { useAuth } from '../../api/session.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { AccountSteps } from './account-steps.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { Figures } from './figures.tsx'
import { GoalCard } from './goal-card.tsx'
import { LatePart } from './late-part.tsx'
import { NextActions } from './next-actions.tsx'
import { LevelCard, StreakCard } from './standing-cards.tsx'
import type { Summary } from './wire.ts'

const loadCharts = () => import('./charts/charts.tsx').then(file => file.Charts)
const loadAchievements = () => import('./achievements-row.tsx').then(file => file.AchievementsRow)

/** Where a student begins: what is worth doing now, and only figures that are theirs. */
export function DashboardScreen() {
  const { user, updateUser } = useAuth()
  // Every visit asks anew, and shows meanwhile what it has: the student comes back here from studying.
  const dashboard = useQuery(api.dashboard.get.queryOptions({ staleTime: 0 }))
  const summary = dashboard.data?.data

  // The card of the menu must not tell other points than this page.
  const stale = summary && user && (summary.points !== user.totalPoints || summary.level !== user.level)
  useEffect(() => {
    if (stale) updateUser({ totalPoints: summary.points, level: summary.level })
  }, [stale, summary, updateUser])

  if (!user) return null
  const refusal = dashboard.error && refusalOf(dashboard.error)
  return (
    <Page title={`Olá, ${user.firstName || user.username}`}>
      {dashboard.isPending && <DashboardSkeleton />}
      {refusal && (
        <Failure
          title={summary ? 'Estes números podem não ser os últimos' : undefined}
          message={refusal.message}
          requestId={refusal.requestId}
          onRetry={dashboard.refetch}
        />
      )}
      {summary && <Overview summary={summary} user={user} />}
      {!summary && !dashboard.isPending && <AccountSteps user={user} />}
    </Page>
  )
}

function Overview({ summary, user }: { summary: Summary; user: SessionUser }) {
  return (
    <>
      <NextActions next={summary.next} />
      <Figures summary={summary} />
      <div className="grid gap-6 lg:grid-cols-3">
        <GoalCard goal={summary.goal} />
        <StreakCard streak={summary.streak} />
        <LevelCard summary={summary} />
      </div>
      <AccountSteps user={user} />
      {hasHistory(summary) ? (
        <LatePart load={loadCharts} given={{ summary }} name="gráficos" hold="h-[90rem] lg:h-[60rem]" />
      ) : (
        <Empty
          title="Seus gráficos começam na primeira questão"
          action={
            <Link to="/platform/exercicios" className={buttonClass('secondary')}>
              Ver as questões
            </Link>
          }
        >
          <p>
            Aqui você vai ver seu ritmo, seus acertos em cada matéria e sua nota TRI, sempre do que você fez.
          </p>
        </Empty>
      )}
      <LatePart load={loadAchievements} given={{}} name="conquistas" hold="h-64" />
    </>
  )
}

function hasHistory({ weeks, subjects, scores }: Summary) {
  const active = weeks.some(({ answers, seconds }) => answers > 0 || seconds > 0)
  return active || scores.length > 0 || subjects.some(({ answers }) => answers > 0)
}
