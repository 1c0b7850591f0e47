import type { SessionUser } from '@norteia/contract/auth'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

type Step = { title: string; why: string; action: string; to: string }

/** What is really pending in the account, the most useful first. */
export function pendingSteps({ emailVerified, socialDoor, email }: SessionUser): Step[] {
  const steps: Step[] = []
  if (!emailVerified) {
    steps.push({
      title: 'Confirme seu e-mail',
      why: `Enviamos um link para ${email}. Com ele confirmado, você recupera a conta se esquecer a senha.`,
      action: 'Ver ou pedir outro link',
      to: '/platform/conta?aba=perfil',
    })
  }
  if (socialDoor === 'birth-date') {
    steps.push({
      title: 'Diga quando você nasceu',
      why: 'Abre as áreas em que se conversa com outras pessoas. Estudar não depende disso.',
      action: 'Informar a data',
      to: '/platform/conta?aba=perfil',
    })
  }
  if (socialDoor === 'guardian') {
    steps.push({
      title: 'Falta o sim do seu responsável',
      why: 'Enviamos um e-mail para essa pessoa confirmar. Até lá, só as áreas sociais esperam.',
      action: 'Ver o endereço ou enviar de novo',
      to: '/platform/conta?aba=perfil',
    })
  }
  return steps
}

export function NextSteps({ user }: { user: SessionUser }) {
  const steps = pendingSteps(user)
  if (steps.length === 0) {
    return (
      <Card title="Sua conta está em dia">
        <p>Não há nada pendente. Escolha no menu o que quer conhecer.</p>
      </Card>
    )
  }
  return (
    <ol aria-label="Próximos passos" className="grid gap-4">
      {steps.map((step, place) => (
        <li key={step.title}>
          <Card as="div" title={step.title}>
            <p>{step.why}</p>
            {/* One thing to look at: only the first step has the strong button. */}
            <Link to={step.to} className={`mt-4 ${buttonClass(place === 0 ? 'primary' : 'secondary')}`}>
              {step.action}
            </Link>
          </Card>
        </li>
      ))}
    </ol>
  )
}
