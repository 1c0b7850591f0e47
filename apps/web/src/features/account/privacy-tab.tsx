import type { Profile } from '@norteia/contract/account'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/toggle.tsx'
import { useQuickChange } from './use-profile.ts'

export function PrivacyTab({ profile }: { profile: Profile }) {
  const change = useQuickChange(profile)
  const shownAs = profile.nickname ?? profile.firstName
  return (
    <div className="grid gap-5">
      <Card title="Ranking">
        <Switch
          label="Aparecer no ranking"
          hint="Desligado, ninguém vê sua posição. Seus pontos continuam contando."
          checked={profile.showInRanking}
          onChange={event => change.mutate({ showInRanking: event.target.checked })}
        />
        <p className="mt-2">
          {profile.showInRanking ? `Você aparece como ${shownAs}.` : `Você não aparece.`} O apelido se troca
          em{' '}
          <Link to="?aba=perfil" replace className="text-link underline">
            Perfil
          </Link>
          .
        </p>
      </Card>
      <Card title="O que guardamos">
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>Seu nome, e-mail, apelido e as escolhas desta página.</li>
          <li>A data de nascimento e o e-mail do responsável, só se você informar.</li>
          <li>O que você estuda aqui: respostas, pontos e conquistas.</li>
          <li>Os aparelhos em que você entrou, para você poder encerrar as sessões.</li>
        </ul>
        <p className="mt-3">
          A senha é guardada de um jeito que nem nós conseguimos ler. Veja tudo na{' '}
          <a href="/privacidade" className="text-link underline">
            política de privacidade
          </a>{' '}
          ou baixe uma cópia em{' '}
          <Link to="?aba=dados" replace className="text-link underline">
            Dados
          </Link>
          .
        </p>
      </Card>
    </div>
  )
}
