import { unsavedIn } from '@norteia/domain/exam-room'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { refusalOf } from '../../../api/refusal.ts'
import { useAuth } from '../../../api/session.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Page } from '../../../ui/page.tsx'
import { type Heard, sittingQuery } from '../sitting-query.ts'
import type { SittingWords } from '../sitting-words.ts'
import { ExamRoom } from './exam-room.tsx'
import { dropAnswers, keptAnswers } from './kept-answers.ts'
import { roomOf } from './open-rooms.ts'
import { primeFirst } from './prime.ts'
import type { RoomStore } from './room-store.ts'
import { useFreshSheet } from './use-room.ts'

type RoomScreenProps = { attemptId: string; words: SittingWords }

export default function RoomScreen({ attemptId, words }: RoomScreenProps) {
  const opened = useQuery({ ...sittingQuery(attemptId), structuralSharing: false })
  const { refetch } = opened
  const reread = useCallback(() => void refetch({ cancelRefetch: false }), [refetch])
  const resultPath = `${words.path}/${attemptId}/resultado`

  if (opened.error && !opened.data) return <NotOpened error={opened.error} words={words} onRetry={refetch} />
  if (!opened.data) return <Loading label="Abrindo a prova…" />
  const { sitting } = opened.data
  if (sitting.questions.length === 0) return <NoQuestions words={words} />
  return (
    <Entrance
      key={attemptId}
      heard={opened.data}
      reread={reread}
      listPath={words.path}
      resultPath={resultPath}
    />
  )
}

type EntranceProps = { heard: Heard; reread: () => void; listPath: string; resultPath: string }

/** An exam that was over before anybody came leads straight to its result. */
function Entrance(props: EntranceProps) {
  const { user } = useAuth()
  const { sitting } = props.heard
  const [userId] = useState(user?.id ?? '')
  const [store] = useState(() => (sitting.status === 'finished' ? null : roomOf(userId, props.heard)))
  if (store) return <Ready {...props} store={store} />
  return <Ended userId={userId} attemptId={sitting.attemptId} resultPath={props.resultPath} />
}

function Ended({ userId, attemptId, resultPath }: { userId: string; attemptId: string; resultPath: string }) {
  const [lost] = useState(() => unsavedIn(keptAnswers(userId, attemptId)))
  useEffect(() => dropAnswers(userId, attemptId), [userId, attemptId])
  return <Navigate to={resultPath} replace state={{ lost }} />
}

function Ready({ store, heard, reread, listPath, resultPath }: EntranceProps & { store: RoomStore }) {
  const [ready, setReady] = useState(false)
  // The questions stay as they were when the exam began; only the sheet is read again.
  const [sitting] = useState(heard.sitting)

  useEffect(() => store.receive(heard), [store, heard])
  useFreshSheet(store, reread)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is shown first is waited for
  useEffect(() => {
    const show = () => setReady(true)
    void primeFirst(sitting.questions, store.room().place).then(show, show)
  }, [store])

  if (!ready) return <Loading label="Abrindo a prova…" />
  return <ExamRoom store={store} sitting={sitting} listPath={listPath} resultPath={resultPath} />
}

function NotOpened({
  error,
  words,
  onRetry,
}: {
  error: unknown
  words: SittingWords
  onRetry: () => unknown
}) {
  const refusal = refusalOf(error)
  const gone = refusal.status === 404 || refusal.status === 400
  return (
    <Alone title={gone ? 'Prova não encontrada' : 'A prova não abriu'}>
      {gone ? (
        <Empty title="Esta prova não existe ou é de outra conta" action={<BackLink words={words} />} />
      ) : (
        <>
          <Failure {...refusal} onRetry={onRetry} />
          <BackLink words={words} />
        </>
      )}
    </Alone>
  )
}

function NoQuestions({ words }: { words: SittingWords }) {
  return (
    <Alone title="Questões não encontradas">
      <Empty title="Esta prova ainda não tem questões" action={<BackLink words={words} />}>
        Elas podem ter sido retiradas para correção.
      </Empty>
    </Alone>
  )
}

/** The room has the screen to itself: what stands in its place brings its own margins. */
function Alone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="px-4 py-8 sm:px-6">
      <Page title={title} width="reading">
        {children}
      </Page>
    </div>
  )
}

function BackLink({ words }: { words: SittingWords }) {
  return (
    <Link to={words.path} className={buttonClass('secondary')}>
      {words.back}
    </Link>
  )
}
