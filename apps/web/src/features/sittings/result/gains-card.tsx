import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { nameOfArea, tenthText, topicName } from '../names.ts'
import type { ResultItem } from '../wire.ts'

const FIRST = 6

/** Each wrong item with what it alone would have added, the most first. */
export function GainsCard({ items, reviewPath }: { items: readonly ResultItem[]; reviewPath: string }) {
  const [all, setAll] = useState(false)
  const gains = items
    .flatMap(item => (item.gain !== null && item.gain > 0 && !item.hit ? [{ ...item, gain: item.gain }] : []))
    .sort((one, other) => other.gain - one.gain)
  if (gains.length === 0) return null
  const most = gains[0]!.gain
  return (
    <Card title="O que cada erro custou">
      <p className="mb-3 max-w-reading text-muted">
        Quantos pontos a nota da área teria ganhado se só aquela questão estivesse certa.
      </p>
      <ol className="grid">
        {(all ? gains : gains.slice(0, FIRST)).map(item => (
          <li key={item.questionId} className="border-t border-line last:border-b">
            <Link
              to={`${reviewPath}?questao=${item.orderIndex + 1}`}
              className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 hover:bg-quiet sm:grid-cols-[minmax(0,1fr)_10rem_4.5rem]"
            >
              <span className="min-w-0">
                <span className="font-semibold text-link underline underline-offset-3">
                  Questão {item.orderIndex + 1}
                </span>{' '}
                <span className="text-step--1 text-muted">
                  {topicName({ subject: item.subject, discipline: null }) ??
                    (item.area && nameOfArea(item.area))}
                  {item.chosen === null && ' · em branco'}
                </span>
              </span>
              <span aria-hidden="true" className="hidden h-2.5 sm:block">
                <span
                  className="block h-full bg-primary"
                  style={{ width: `${Math.max(2, (item.gain / most) * 100)}%` }}
                />
              </span>
              <span className="text-end font-semibold tabular">+{tenthText(item.gain)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {gains.length > FIRST && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setAll(!all)}>
          {all ? 'Mostrar menos' : `Mostrar as ${gains.length}`}
        </Button>
      )}
    </Card>
  )
}
