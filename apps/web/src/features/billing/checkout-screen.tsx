import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { useAuth } from '../../api/session.tsx'
import { buttonClass, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Door, doorLink } from '../auth/public.tsx'
import { OrderSummary } from './order-summary.tsx'
import { planSlug } from './plan-slug.ts'

/** What would be bought and for how much. Nothing can be paid here yet, and it says so. */
export function CheckoutScreen() {
  const [search] = useSearchParams()
  const { isAuthenticated } = useAuth()
  const slug = planSlug(search.get('plano'))
  const plans = useQuery(api.billing.listPlans.queryOptions())
  const plan = plans.data?.data.find(one => one.slug === slug)
  const free = plan?.price === 0

  return (
    <Door
      title={free ? 'Plano gratuito' : 'Sua compra'}
      wide
      links={
        <button type="button" className={doorLink} onClick={goBack}>
          Voltar
        </button>
      }
    >
      {plans.isPending && <Loading label="Carregando planos..." />}
      {plans.error && <Failure {...refusalOf(plans.error)} onRetry={plans.refetch} />}
      {plans.data && !plan && (
        <Empty title="Este plano não existe" action={<LinkButton href="/plans">Ver os planos</LinkButton>}>
          Ele pode ter mudado de nome. Os planos de hoje estão na página de planos.
        </Empty>
      )}
      {plan && <OrderSummary plan={plan} />}
      {plan && (
        <Card title={free ? 'É só entrar' : 'Os pagamentos ainda não estão abertos'} tone="quiet">
          <p>
            {free
              ? 'Este plano não custa nada e não tem prazo para acabar.'
              : 'Nesta instalação ainda não é possível pagar, e nada foi cobrado. Enquanto isso, o plano gratuito já dá acesso à plataforma.'}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Link to={isAuthenticated ? '/platform' : '/register'} className={buttonClass('primary')}>
              {isAuthenticated ? 'Ir para a plataforma' : 'Criar conta grátis'}
            </Link>
            <LinkButton href="/plans" variant="secondary">
              Ver os planos
            </LinkButton>
          </div>
        </Card>
      )}
    </Door>
  )
}

/** To wherever the visitor came from, which may be a page outside the application. */
function goBack() {
  if (history.length > 1) history.back()
  else location.assign('/plans')
}
