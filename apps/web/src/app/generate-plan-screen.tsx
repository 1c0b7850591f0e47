import { Link } from 'react-router'
import { Door } from '../features/auth/door.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { soon } from './soon.ts'

const { what, meanwhile } = soon['plano-ia']!

export function GeneratePlanScreen() {
  return (
    <Door title="Gerar plano de estudos" wide>
      <Empty
        title="Seção em desenvolvimento"
        action={
          <Link to="/platform" className={buttonClass('primary')}>
            Ir para a plataforma
          </Link>
        }
      >
        <p>{what}</p>
        <p className="mt-3">{meanwhile}</p>
      </Empty>
    </Door>
  )
}
