import essay from '@norteia/content/landing/essay.json'
import { type MouseEvent, useState } from 'react'
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx'

const place = (number: number) => `comentario-${number}`

/** A passage and the remarks tied to it. The ties are links, so they also work before any script. */
export default function EssayRemarks() {
  const [current, setCurrent] = useState(1)

  function point(event: MouseEvent, number: number) {
    event.preventDefault()
    setCurrent(number)
    document.getElementById(place(number))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="self-start rounded-card border border-line bg-surface p-4 sm:p-6 lg:sticky lg:top-20">
        <p className="text-step--1 text-muted">{`Tema: ${essay.theme}`}</p>
        <p className="mt-3 leading-8">
          {essay.passage.map((part, k) =>
            part.remark ? (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: the passage never changes
                key={k}
                href={`#${place(part.remark)}`}
                onClick={event => point(event, part.remark)}
                className={`box-decoration-clone rounded-small px-1 py-0.5 text-ink underline decoration-2 underline-offset-4 ${current === part.remark ? 'bg-accent text-on-accent decoration-current' : 'bg-quiet decoration-accent'}`}
              >
                {part.text}
                <sup className="ml-1 font-bold">{part.remark}</sup>
              </a>
            ) : (
              part.text
            ),
          )}
        </p>
        <p className="mt-4 text-step--1 text-muted">
          Trecho e comentários escritos pela nossa equipe, como exemplo. Toque em um trecho para achar o
          comentário.
        </p>
      </div>
      <ol className="grid content-start gap-3">
        {essay.remarks.map(remark => (
          <li
            key={remark.number}
            id={place(remark.number)}
            className={`rounded-card border p-4 target:border-accent ${current === remark.number ? 'border-accent bg-surface inset-ring inset-ring-accent' : 'border-line'}`}
          >
            <p className="flex flex-wrap items-center gap-x-3 text-step--1 text-muted">
              <b className="text-ink">{remark.number}</b>
              {`Competência ${remark.competency}`}
              <span
                className={`flex items-center gap-1 font-semibold ${remark.kind === 'good' ? 'text-hit' : 'text-caution'}`}
              >
                {remark.kind === 'good' ? <CheckIcon className="size-4" /> : <AlertIcon className="size-4" />}
                {remark.kind === 'good' ? 'Funciona' : 'Cuidado'}
              </span>
            </p>
            <p className="mt-1 font-semibold">{remark.title}</p>
            <p className="text-muted">{remark.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
