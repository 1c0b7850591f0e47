import { Link, useParams } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { MyReports } from '../question-bank/public.tsx'
import { ADDRESS } from './list-query.ts'
import { ListScreen } from './list-screen.tsx'
import { ReportScreen } from './report-screen.tsx'
import { SolvingScreen } from './solving-screen.tsx'

/** Everything below /platform/exercicios: the list, a question, the report of a training, what was reported. */
export function ExercisesScreen() {
  const [, place = '', detail = '', ...rest] = (useParams()['*'] ?? '').replace(/\/+$/, '').split('/')
  if (rest.length === 0) {
    if (!place) return <ListScreen />
    if (place === 'avisos' && !detail) return <ReportsScreen />
    if (place === 'relatorio' && /^[\da-f-]{36}$/.test(detail)) return <ReportScreen id={detail} />
    // PostgreSQL counts questions in 32 bits.
    if (/^[1-9]\d{0,9}$/.test(place) && !detail && Number(place) < 2 ** 31) {
      return <SolvingScreen id={Number(place)} />
    }
  }
  return (
    <Page title="Exercícios" width="reading">
      <Empty title="Este endereço não leva a um exercício" action={<BackLink />}>
        Confira o endereço, ou escolha uma questão na lista.
      </Empty>
    </Page>
  )
}

function ReportsScreen() {
  return (
    <Page
      title="Meus avisos"
      width="reading"
      lead="Os erros que você apontou e o que a equipe respondeu."
      actions={<BackLink />}
    >
      <MyReports />
    </Page>
  )
}

export function BackLink() {
  return (
    <Link to={ADDRESS} className={buttonClass('secondary')}>
      Ver os exercícios
    </Link>
  )
}
