import { useState } from 'react'
import { useAuth } from '../api/session.tsx'
import { Loading } from '../ui/loading.tsx'
import { useToast } from '../ui/toast.tsx'
import { Gate } from './gate.tsx'
import { Shell } from './shell/shell.tsx'

const LEAVE_AFTER = 1000

/** Everything below /platform: the gate for visitors, the shell for who is signed in. */
export function Platform({ goTo = (address: string) => location.assign(address) }) {
  const { user, isLoading, logout } = useAuth()
  const { toast } = useToast()
  const [leaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    const heard = await logout()
    toast({
      title: 'Logout realizado',
      description: heard
        ? 'Você foi desconectado com sucesso'
        : 'Você saiu deste aparelho. Sem conexão, o servidor ainda não soube: encerre a sessão em Minha conta quando puder.',
    })
    // A full page load leaves nothing of this person in memory; the pause lets the message be read.
    setTimeout(() => goTo('/'), LEAVE_AFTER)
  }

  if (leaving) return <Loading label="Saindo…" delay={0} />
  if (isLoading) return <Loading label="Carregando..." delay={0} />
  if (!user) return <Gate />
  // Another person in another tab: nothing of the first may stay on the screen.
  return <Shell key={user.id} user={user} onLeave={leave} />
}
