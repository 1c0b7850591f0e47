import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StatTile } from '../../ui/stat-tile.tsx'
import { saySeconds } from './duration-words.ts'
import type { Summary } from './wire.ts'

const whole = new Intl.NumberFormat('pt-BR')

/** What has been done so far, in six figures. */
export function Figures({ summary }: { summary: Summary }) {
  const { secondsStudied, exercises, mockExams, hitRate, position, reviewDue } = summary
  return (
    <section aria-label="Seus números" className="grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3">
      <StatTile label="Tempo de estudo" value={saySeconds(secondsStudied)} note="Resolvendo e revisando." />
      <StatTile label="Exercícios" value={whole.format(exercises)} note="Questões respondidas." />
      <StatTile label="Simulados" value={whole.format(mockExams)} note="Feitos até o fim." />
      <StatTile
        label="Taxa de acerto"
        value={hitRate === null ? <Unknown /> : `${Math.round(hitRate)}%`}
        note={hitRate === null ? 'A partir da primeira resposta.' : 'De tudo o que você respondeu.'}
      />
      <StatTile
        label="Posição no mês"
        value={position === null ? <Unknown /> : `${whole.format(position)}º`}
        note={
          <Way to="/platform/ranking?periodo=mensal">
            {position === null ? 'Como funciona o ranking' : 'Ver o ranking'}
          </Way>
        }
      />
      <StatTile
        label="Revisão de hoje"
        value={whole.format(reviewDue)}
        note={reviewDue > 0 ? <Way to="/platform/revisao">Abrir a revisão</Way> : 'Nada para rever hoje.'}
      />
    </section>
  )
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">ainda sem dado</span>
    </>
  )
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-block py-1 text-link underline">
      {children}
    </Link>
  )
}
