import type { Role, SessionUser } from '@norteia/contract/auth'
import { Link } from 'react-router'

const roles: Record<Role, string> = {
  freemium: 'Plano gratuito',
  aluno: 'Aluno',
  mentor: 'Mentor',
  admin: 'Administrador',
}

const whole = new Intl.NumberFormat('pt-BR')

export function displayName({ firstName, lastName, username }: SessionUser) {
  return [firstName, lastName].filter(Boolean).join(' ') || username
}

type UserCardProps = { user: SessionUser; current: string | undefined; onChoose?: () => void }

/** Who is here, and the way to their account. */
export function UserCard({ user, current, onChoose }: UserCardProps) {
  const name = displayName(user)
  const { totalPoints = 0, level = 1 } = user
  return (
    <Link
      to="/platform/conta"
      onClick={onChoose}
      aria-current={current === 'conta' ? 'page' : undefined}
      className="flex items-center gap-3 rounded-card border border-line p-2.5 hover:border-edge hover:bg-quiet aria-[current=page]:border-accent aria-[current=page]:bg-quiet"
    >
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-primary font-display text-step-1 font-bold text-on-primary"
      >
        {[...name][0]?.toUpperCase()}
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block text-step--1 text-muted">{roles[user.role]}</span>
        <span className="block text-step--1 text-muted tabular">
          {whole.format(totalPoints)} {totalPoints === 1 ? 'ponto' : 'pontos'} · Nível {level}
        </span>
        <span className="sr-only">Abrir minha conta</span>
      </span>
    </Link>
  )
}
