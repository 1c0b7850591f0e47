import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ADMIN } from './admin-words.ts'
import { BankList } from './bank-list.tsx'
import { ReportQueue } from './report-queue.tsx'

export function QueueScreen() {
  const [search, setSearch] = useSearchParams()
  const tab = search.get('aba') === 'banco' ? 'banco' : 'avisos'
  return (
    <Page
      title="Questões reportadas"
      lead="O que os estudantes apontaram, e o banco inteiro."
      actions={
        <Link to={`${ADMIN}/nova`} className={buttonClass('secondary')}>
          <PlusIcon /> Nova questão
        </Link>
      }
    >
      <Tabs
        label="Questões"
        value={tab}
        onChange={value => setSearch({ aba: value }, { replace: true })}
        tabs={[
          { value: 'avisos', label: 'Avisos', content: <ReportQueue /> },
          { value: 'banco', label: 'Banco de questões', content: <BankList /> },
        ]}
      />
    </Page>
  )
}
