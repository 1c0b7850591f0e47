import type { SessionUser } from '@norteia/contract/auth'
import { Link } from 'react-router'
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

/** Quiet and last: none of it keeps anybody from studying. */
export function AccountSteps({ user }: { user: SessionUser }) {
  const steps = pendingSteps(user)
  if (steps.length === 0) return null
  return (
    <Card title="Na sua conta" tone="quiet">
      <ul aria-label="Pendências da conta" className="grid gap-4">
        {steps.map(step => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.why}</p>
            <Link
              to={step.to}
              className="inline-flex min-h-11 items-center font-semibold text-link underline"
            >
              {step.action}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
