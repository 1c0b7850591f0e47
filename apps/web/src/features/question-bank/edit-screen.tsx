import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type Draft, draftOf, fitsForm, inputOf } from './draft.ts'
import { type Marked, MarkForm } from './mark-form.tsx'
import { QuestionForm } from './question-form.tsx'
import { QueueLink, RefusedNotice } from './question-notices.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { ResolveForm } from './resolve-form.tsx'
import { RevisionList } from './revision-list.tsx'

const optionsFor = (id: number) =>
  // An old copy would be swapped for the new one under the hands of whoever began to type.
  api.questionBank.adminGet.queryOptions({ input: { id }, staleTime: 0, gcTime: 0 })

/** One question to correct: what was said of it, its text and key, and how it came to be as it is. */
export function EditScreen({ id }: { id: number }) {
  const [search] = useSearchParams()
  const aviso = search.get('aviso')
  // Not fetched again behind someone's back: the form would be of another revision than the screen.
  const asked = useQuery({ ...optionsFor(id), refetchOnReconnect: false })
  const refusal = asked.error && refusalOf(asked.error)
  return (
    <Page title={`Questão ${id}`} actions={<QueueLink />}>
      {asked.isPending && <Loading label="Carregando questão…" />}
      {refusal?.code === 'nao_encontrado' && <Empty title="Não há questão com este número" />}
      {refusal && refusal.code !== 'nao_encontrado' && (
        <Failure message={refusal.message} requestId={refusal.requestId} onRetry={asked.refetch} />
      )}
      {asked.data && (
        <>
          {aviso && <ResolveForm key={aviso} reportId={aviso} />}
          <Editor key={asked.dataUpdatedAt} question={asked.data.data} onReload={asked.refetch} />
          <RevisionList revisions={asked.data.data.revisions} />
        </>
      )}
    </Page>
  )
}

type Managed = Awaited<ReturnType<typeof client.questionBank.adminGet>>['data']

function Editor({ question, onReload }: { question: Managed; onReload: () => unknown }) {
  const { id } = question
  const cache = useQueryClient()
  const { toast } = useToast()
  // Its revision and marks move on while the form keeps what is being written.
  const [current, setCurrent] = useState<Marked>(question)
  const forget = () => {
    void cache.invalidateQueries({ queryKey: api.questionBank.adminList.key() })
    void cache.invalidateQueries({ queryKey: api.exercises.key() })
  }
  const change = useMutation({
    mutationFn: ({ draft, note }: { draft: Draft; note: string }) => {
      const { revision, status, annulled, outdated } = current
      return client.questionBank.adminChange({
        ...inputOf(draft),
        ...{ id, revision, status, annulled, outdated },
        note: note || undefined,
      })
    },
    onSuccess: () => {
      toast({ title: 'Questão salva', description: 'Quem já respondeu continua com a versão que viu.' })
      forget()
      void onReload()
    },
  })
  const refusal = change.error && refusalOf(change.error)
  const conflict = (
    <Conflict
      id={id}
      onKeep={newest => {
        setCurrent(newest)
        change.reset()
      }}
      onDiscard={onReload}
    />
  )

  return (
    <>
      <MarkForm
        key={current.revision}
        question={current}
        onMarked={marked => {
          setCurrent(marked)
          forget()
        }}
        conflict={conflict}
      />
      {fitsForm(question) ? (
        <QuestionForm
          initial={draftOf(question)}
          existing
          busy={change.isPending}
          onSend={(draft, note) => change.mutate({ draft, note })}
          notice={refusal && (refusal.code === 'conflito' ? conflict : <RefusedNotice refusal={refusal} />)}
        />
      ) : (
        <>
          <p>As alternativas desta questão são imagens, que não se escrevem aqui. O resto está acima.</p>
          <QuestionPreview draft={draftOf(question)} />
        </>
      )}
    </>
  )
}

type ConflictProps = { id: number; onKeep: (newest: Marked) => void; onDiscard: () => unknown }

/** Somebody saved first. Nothing is overwritten by accident, and nothing written here is lost. */
function Conflict({ id, onKeep, onDiscard }: ConflictProps) {
  const newest = useQuery({
    ...api.questionBank.adminGet.queryOptions({ input: { id } }),
    queryKey: ['question-conflict', id],
    staleTime: 0,
    gcTime: 0,
  })
  const theirs = newest.data?.data
  const last = theirs?.revisions.find(({ revision }) => revision === theirs.revision)
  return (
    <section role="alert" className="grid gap-3 rounded-card border border-caution bg-caution-soft p-4">
      <p>
        <strong>Outra pessoa salvou esta questão enquanto você editava.</strong> O que você escreveu continua
        aqui.
        {last?.note && ` O que mudou: “${last.note}”.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void onDiscard()}>
          Descartar a minha e ver a nova
        </Button>
        <Button variant="secondary" size="sm" disabled={!theirs} onClick={() => theirs && onKeep(theirs)}>
          Ficar com a minha
        </Button>
      </div>
    </section>
  )
}
