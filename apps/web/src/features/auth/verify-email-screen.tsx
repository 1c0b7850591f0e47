import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { client } from '../../api/client.ts'
import { refusalOf } from '../../api/refusal.ts'
import { useAuth } from '../../api/session.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { BrokenLink } from './broken-link.tsx'
import { Door } from './door.tsx'

export function VerifyEmailScreen() {
  const token = useSearchParams()[0].get('token')
  const { isAuthenticated, updateUser } = useAuth()
  // A query, though it writes: keyed by the token it is sent once, however often React mounts the screen.
  const verified = useQuery({
    queryKey: ['verify-email', token],
    enabled: token !== null,
    queryFn: async () => {
      await client.auth.verifyEmail({ token: token ?? '' })
      updateUser({ emailVerified: true })
      return true
    },
  })
  const ahead = (
    <Link to={isAuthenticated ? '/platform' : '/login'} className={buttonClass('primary')}>
      {isAuthenticated ? 'Ir para a plataforma' : 'Entrar'}
    </Link>
  )

  const refusal = verified.error && refusalOf(verified.error)
  if (!token || refusal?.status === 400) {
    return (
      <BrokenLink>
        <p>Depois de entrar, peça outro link em Minha conta. Nada no estudo depende disso.</p>
        {ahead}
      </BrokenLink>
    )
  }
  if (refusal) {
    return (
      <Door title="Confirmar e-mail">
        <Failure message={refusal.message} requestId={refusal.requestId} onRetry={verified.refetch} />
      </Door>
    )
  }
  if (verified.isPending) {
    return (
      <Door title="Confirmar e-mail">
        <Loading label="Confirmando seu e-mail…" />
      </Door>
    )
  }
  return (
    <Door
      title="E-mail confirmado"
      lead="Obrigado. Agora você consegue recuperar a conta se esquecer a senha."
    >
      {ahead}
    </Door>
  )
}
