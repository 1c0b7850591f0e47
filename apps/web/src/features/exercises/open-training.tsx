import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { AlertIcon } from '../../ui/icons.tsx'
import { ADDRESS } from './list-query.ts'
import { answersIn, openSitting } from './training.ts'
import { useEndTraining } from './use-end-training.ts'
import { useTraining } from './use-training.ts'

/** What is going on in this tab: a training to end, an answer still to be delivered. */
export function OpenTraining() {
  const { training } = useTraining()
  const [now] = useState(Date.now)
  const end = useEndTraining()
  const open = openSitting(training, now)
  const { answers, hits } = open ? answersIn(open) : { answers: 0, hits: 0 }
  return (
    <>
      {answers > 0 && (
        <section
          aria-label="Treino em andamento"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line px-4 py-2"
        >
          <p>
            Treino em andamento: <span className="tabular">{wordsFor(answers, hits)}</span>
          </p>
          <button type="button" onClick={end} className={buttonClass('quiet', 'sm')}>
            Encerrar treino
          </button>
        </section>
      )}
      <UndeliveredNotice />
    </>
  )
}

export const wordsFor = (answers: number, hits: number) =>
  `${answers === 1 ? '1 resposta' : `${answers} respostas`}, ${hits === 1 ? '1 acerto' : `${hits} acertos`}`

/** Answers that have not reached the server are said, wherever the student looks next. */
export function UndeliveredNotice() {
  const { training } = useTraining()
  const waiting = Object.keys(training?.undelivered ?? {})
  if (waiting.length === 0) return null
  return (
    <section
      aria-label="Respostas por enviar"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-caution bg-caution-soft px-4 py-2"
    >
      <AlertIcon className="size-5 text-caution" />
      <p className="min-w-0 flex-1">
        {waiting.length === 1
          ? 'Uma resposta ainda não chegou ao servidor.'
          : `${waiting.length} respostas ainda não chegaram ao servidor.`}{' '}
        Ela está guardada aqui.
      </p>
      <Link to={`${ADDRESS}/${waiting[0]}`} className={buttonClass('secondary', 'sm')}>
        Abrir e enviar
      </Link>
    </section>
  )
}
