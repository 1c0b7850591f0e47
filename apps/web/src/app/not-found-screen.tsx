import { Link, useLocation } from 'react-router'
import { Door } from '../features/auth/door.tsx'
import { buttonClass, LinkButton } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'

export function NotFoundScreen() {
  const { pathname } = useLocation()
  return (
    <Door title="404 Page Not Found" lead="Esta página não existe, ou mudou de lugar." wide>
      <Empty
        title="Fora da carta"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to="/platform" className={buttonClass('primary')}>
              Ir para a plataforma
            </Link>
            <LinkButton href="/plans" variant="secondary">
              Ver os planos
            </LinkButton>
          </div>
        }
      >
        <p>
          Você está desenvolvendo a Norteia? Nenhuma rota atende{' '}
          <code className="font-mono break-all">{pathname}</code>: será que faltou acrescentá-la ao roteador?
        </p>
      </Empty>
    </Door>
  )
}
