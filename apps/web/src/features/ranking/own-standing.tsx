import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { EyeOffIcon, InfoIcon } from '../../ui/icons.tsx'
import { StatTile } from '../../ui/stat-tile.tsx'
import { periodWords, sayDay, sayPoints, whole } from './period-words.ts'
import { TierMark } from './tier-mark.tsx'
import type { Ranking } from './wire.ts'

const way = 'inline-flex min-h-11 items-center font-semibold text-link underline'

/** Where the student stands, and under what name: theirs to see even when nobody else does. */
export function OwnStanding({ ranking }: { ranking: Ranking }) {
  const { me, participants, period, from } = ranking
  const { during, since } = periodWords[period]
  return (
    <Card
      title="Você"
      action={<span className="text-step--1 text-muted">{from ? `${since}, ${sayDay(from)}` : since}</span>}
    >
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3">
        <StatTile
          emphasis
          label="Posição"
          value={me.position === null ? <NoPlace hidden={!me.visible} /> : `${whole(me.position)}º`}
          note={
            me.position === null
              ? undefined
              : `de ${whole(participants)} ${participants === 1 ? 'participante' : 'participantes'}`
          }
        />
        <StatTile
          label="Pontos"
          value={whole(me.points)}
          note={me.points === 0 ? `Nenhum ${during}.` : undefined}
        />
        {me.tier && <StatTile label="Divisão" value={<TierMark tier={me.tier} />} note={nextPlace(me)} />}
      </div>
      <Appearance me={me} />
    </Card>
  )
}

function nextPlace({ position, toNext }: Ranking['me']) {
  if (position === 1) return 'Você está em primeiro.'
  return toNext === null ? undefined : `${sayPoints(toNext)} até o próximo lugar.`
}

function NoPlace({ hidden }: { hidden: boolean }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{hidden ? 'não aparece' : 'ainda sem posição'}</span>
    </>
  )
}

function Appearance({ me }: { me: Ranking['me'] }) {
  if (!me.visible) {
    return (
      <Note icon={<EyeOffIcon className="mt-0.5 size-5 text-muted" />}>
        <p>
          <b>Você não aparece no ranking.</b> Seus pontos continuam contando e só você os vê aqui.
        </p>
        <Link to="/platform/conta?aba=privacidade" className={way}>
          Mudar em Minha conta
        </Link>
      </Note>
    )
  }
  if (me.shownAs === null) {
    return (
      <Note icon={<InfoIcon className="mt-0.5 size-5 text-muted" />}>
        <p>
          <b>Você aparece como Estudante; escolha um apelido.</b> Até os 16 anos, ou sem data de nascimento na
          conta, seu nome não é mostrado a ninguém.
        </p>
        <Link to="/platform/conta?aba=perfil" className={way}>
          Escolher um apelido
        </Link>
      </Note>
    )
  }
  return (
    <p className="mt-4 text-step--1 text-muted">
      Os outros veem você como <b>{me.shownAs}</b>
      {' · '}
      <Link to="/platform/conta?aba=privacidade" className="text-link underline">
        Mudar ou deixar de aparecer
      </Link>
    </p>
  )
}

function Note({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="mt-5 flex items-start gap-3 rounded-card border border-line bg-quiet px-4 py-3">
      {icon}
      <div className="min-w-0">{children}</div>
    </div>
  )
}
