import { useState } from 'react'
import { client } from '../../api/client.ts'
import { type Exam, SittingPages, StartDialog } from '../sittings/public.tsx'
import { ListScreen } from './list-screen.tsx'
import { words } from './words.ts'

/** Everything below /platform/treine-com-provas: the list, the exam at one's own pace, its result and its review. */
export function PastExamsSection() {
  const [starting, setStarting] = useState<Exam | null>(null)
  return (
    <>
      <SittingPages
        words={words}
        list={<ListScreen onStart={setStarting} />}
        onAgain={({ exam }) => setStarting(exam)}
      />
      {starting && (
        <StartDialog
          exam={starting}
          mode="own-pace"
          words={words}
          start={({ language }) => client.pastExams.start({ id: starting.id, ...(language && { language }) })}
          onClose={() => setStarting(null)}
        />
      )}
    </>
  )
}
