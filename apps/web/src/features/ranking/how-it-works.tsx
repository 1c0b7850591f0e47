import { Card } from '../../ui/card.tsx'
import { periodWords } from './period-words.ts'
import { TierMark } from './tier-mark.tsx'
import { tierWords } from './tier-words.ts'
import type { Period } from './wire.ts'

/** Every rule of the ranking, beside it: nothing about it is a secret. */
export function HowItWorks({ period }: { period: Period }) {
  return (
    <div className="grid gap-6">
      <Card title="O que dá pontos" tone="quiet">
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>
            Questão certa: 5, 10 ou 15 pontos, pela dificuldade. Cada uma pontua uma vez; a que você errou
            hoje volta a valer amanhã.
          </li>
          <li>Prova terminada com pelo menos metade respondida: de 5 a 60 pontos, pelo tamanho.</li>
          <li>Questão revisada: 2 pontos, certa ou errada.</li>
          <li>Conquista: de 5 a 100 pontos, uma vez.</li>
        </ul>
        <p className="mt-3">Ficar com a página aberta não dá ponto nenhum.</p>
      </Card>
      <Card title="Quando zera" tone="quiet">
        <p>{periodWords[period].resets}</p>
        {period !== 'geral' && <p className="mt-2">Seus pontos, seu nível e suas conquistas ficam.</p>}
      </Card>
      <Card title="Divisões" tone="quiet">
        <p className="mb-3">Pela parte dos participantes com mais pontos que você:</p>
        <dl className="grid gap-2">
          {tierWords.map(({ tier, words }) => (
            <div key={tier} className="grid grid-cols-[7rem_1fr] gap-3">
              <dt className="font-semibold">
                <TierMark tier={tier} />
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">Quem está em primeiro é sempre Diamante.</p>
      </Card>
    </div>
  )
}
