import { Link, useParams } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { CardsScreen } from './cards-screen.tsx'
import { ADDRESS } from './review-queries.ts'
import { SittingScreen } from './sitting-screen.tsx'
import { TodayScreen } from './today-screen.tsx'

/** Everything below /platform/revisao: today, the cards one by one, all of them. */
export function ReviewScreen() {
  const [, place = '', ...rest] = (useParams()['*'] ?? '').replace(/\/+$/, '').split('/')
  if (rest.length === 0) {
    if (!place) return <TodayScreen />
    if (place === 'agora') return <SittingScreen />
    if (place === 'cartoes') return <CardsScreen />
  }
  return (
    <Page title="Revisão do dia" width="reading">
      <Empty
        title="Este endereço não leva a uma revisão"
        action={
          <Link to={ADDRESS} className={buttonClass('primary')}>
            Ver a revisão de hoje
          </Link>
        }
      />
    </Page>
  )
}
