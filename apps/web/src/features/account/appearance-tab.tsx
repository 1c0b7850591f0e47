import type { Profile } from '@norteia/contract/account'
import type { Theme } from '@norteia/contract/auth'
import { Card } from '../../ui/card.tsx'
import { RadioCards, type RadioOption } from '../../ui/radio-cards.tsx'
import { useQuickChange } from './use-profile.ts'

const themes: RadioOption<Theme>[] = [
  { value: 'system', label: 'Como o aparelho', description: 'Segue a escolha do seu celular ou computador.' },
  { value: 'light', label: 'Claro', description: 'Papel e tinta.' },
  { value: 'dark', label: 'Escuro', description: 'Descansa os olhos à noite.' },
]

export function AppearanceTab({ profile }: { profile: Profile }) {
  const change = useQuickChange(profile)
  return (
    <Card title="Aparência">
      <RadioCards
        legend="Tema"
        name="theme"
        hint="Vale em todos os aparelhos em que você entrar."
        options={themes}
        value={profile.theme}
        // The root applies whatever theme the account has, so saving it is all there is to do.
        onChange={theme => change.mutate({ theme })}
      />
    </Card>
  )
}
