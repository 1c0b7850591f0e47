import { useSearchParams } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { periodWords } from './period-words.ts'
import { Standing } from './standing.tsx'
import type { Period } from './wire.ts'

const periods: readonly Period[] = ['semanal', 'mensal', 'geral']

export function RankingScreen() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('periodo')
  const period = periods.find(one => one === asked) ?? 'semanal'
  return (
    <Page
      title="Ranking"
      lead="O que conta é o que cada um resolveu. Compare-se, se ajudar; se não, desligue."
    >
      <Tabs
        label="Período"
        value={period}
        tabs={periods.map(value => ({
          value,
          label: periodWords[value].tab,
          content: <Standing period={value} />,
        }))}
        onChange={periodo => setSearch({ periodo }, { replace: true, preventScrollReset: true })}
      />
    </Page>
  )
}
