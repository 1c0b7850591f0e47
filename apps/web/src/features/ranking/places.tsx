import { Badge } from '../../ui/badge.tsx'
import { StarIcon } from '../../ui/icons.tsx'
import { whole } from './period-words.ts'
import { TierMark } from './tier-mark.tsx'
import type { Entry, Ranking } from './wire.ts'

/** The ten first and, further down, the student among their neighbours. */
export function Places({ ranking, caption }: { ranking: Ranking; caption: string }) {
  const { top, around } = ranking
  const lastOfTop = top.at(-1)?.position ?? 0
  // Neighbours just below the tenth place are in both lists.
  const below = around.filter(({ position, me }) => me || position > lastOfTop)
  const gap = (below[0]?.position ?? 0) > lastOfTop + 1
  return (
    <table className="w-full border-collapse">
      <caption className="pb-3 text-left font-display text-step-1 font-bold">{caption}</caption>
      <thead className="text-step--1 text-muted">
        <tr className="border-y border-ink">
          <th scope="col" className="w-12 py-2 pr-2 text-end font-semibold">
            Lugar
          </th>
          <th scope="col" className="px-2 py-2 text-left font-semibold">
            Estudante
          </th>
          <th scope="col" className="py-2 pr-3 pl-2 text-end font-semibold">
            Pontos
          </th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(top)}
        {below.length > 0 && gap && (
          <tr className="border-b border-line">
            <td colSpan={3} className="py-1 text-center text-muted">
              <span aria-hidden="true">⋯</span>
              <span className="sr-only">lugares não mostrados</span>
            </td>
          </tr>
        )}
        {rowsOf(below)}
      </tbody>
    </table>
  )
}

const rowsOf = (entries: readonly Entry[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: two may share a place and a name; only order tells them apart
  entries.map((entry, index) => <Place key={`${entry.position}-${index}`} entry={entry} />)

function Place({ entry }: { entry: Entry }) {
  const { position, name, points, level, tier, achievements, me } = entry
  return (
    <tr
      aria-current={me || undefined}
      className={`border-b border-line ${me ? 'border-l-4 border-l-accent bg-quiet font-semibold' : ''}`}
    >
      <td className="py-2.5 pr-2 text-end align-top tabular">{whole(position)}º</td>
      <td className="min-w-0 px-2 py-2.5">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="break-words [overflow-wrap:anywhere]">{name}</span>
          {me && <Badge tone="accent">Você</Badge>}
        </span>
        <span className="flex flex-wrap gap-x-2.5 text-step--1 font-normal text-muted">
          <TierMark tier={tier} />
          <span>Nível {level}</span>
          <span className="inline-flex items-center gap-1">
            <StarIcon className="size-4" />
            {achievements}
            <span className="sr-only">{achievements === 1 ? 'conquista' : 'conquistas'}</span>
          </span>
        </span>
      </td>
      <td className="py-2.5 pr-3 pl-2 text-end align-top tabular">{whole(points)}</td>
    </tr>
  )
}
