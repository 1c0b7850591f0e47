import { useAuth } from '../../api/session.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { StatTile } from '../../ui/stat-tile.tsx'
import { NextSteps } from './next-steps.tsx'

const whole = new Intl.NumberFormat('pt-BR')

/** Where a student begins: what is worth doing now, and only figures that are theirs. */
export function DashboardScreen() {
  const { user } = useAuth()
  if (!user) return null
  const { totalPoints, level } = user
  return (
    <Page title={`Olá, ${user.firstName || user.username}`} lead="Bom ter você aqui.">
      <NextSteps user={user} />
      <Card title="Até aqui">
        <div className="grid grid-cols-2 gap-5 sm:max-w-md">
          <StatTile
            label="Pontos"
            value={whole.format(totalPoints)}
            note={totalPoints === 0 ? 'Começam a contar com as questões.' : 'Do que você estudou.'}
          />
          <StatTile label="Nível" value={level} note={level === 1 ? 'Todo mundo começa no 1.' : undefined} />
        </div>
      </Card>
      <Card title="O que já funciona" tone="quiet">
        <p>
          Esta é a primeira versão da Norteia: sua conta, sua privacidade e a aparência já estão prontas.
          Questões, simulados, redação e as outras seções do menu estão em desenvolvimento, e cada uma diz o
          que vai ser e o que dá para fazer até lá.
        </p>
      </Card>
    </Page>
  )
}
