import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { type Exam, SittingPages, StartDialog } from '../sittings/public.tsx'
import { AllowanceNote } from './allowance-note.tsx'
import { ListScreen } from './list-screen.tsx'
import { countsForLimit, isUsedUp, listOptions } from './mock-exam-query.ts'
import { words } from './words.ts'

/** Everything below /platform/simulacoes: the list, the exam room, its result and its review. */
export function MockExamsSection() {
  const [starting, setStarting] = useState<Exam | null>(null)
  return (
    <>
      <SittingPages
        words={words}
        list={<ListScreen onStart={setStarting} />}
        onAgain={({ exam }) => setStarting(exam)}
      />
      {starting && <Start exam={starting} onClose={() => setStarting(null)} />}
    </>
  )
}

function Start({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const list = useInfiniteQuery(listOptions())
  const allowance = countsForLimit(exam) ? list.data?.pages[0]?.allowance : undefined
  return (
    <StartDialog
      exam={exam}
      mode="timed"
      words={words}
      notice={allowance && allowance.most !== null && <AllowanceNote allowance={allowance} plain />}
      blocked={allowance !== undefined && isUsedUp(allowance)}
      start={choice => client.mockExams.start({ id: exam.id, ...choice })}
      onClose={onClose}
    />
  )
}
