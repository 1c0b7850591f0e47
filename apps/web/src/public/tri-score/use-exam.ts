import type { YearTable } from '@norteia/domain/item-response'
import { useEffect, useState } from 'react'
import { blankExam, type Exam, keepExam, recallExam } from './exam.ts'
import { readYear } from './year-files.ts'

/** The exam as last left in this tab. The first picture is the blank one, as in the page's HTML. */
export function useExam() {
  const [exam, setExam] = useState(blankExam)
  const [recalled, setRecalled] = useState(false)

  useEffect(() => {
    setExam(recallExam() ?? blankExam)
    setRecalled(true)
  }, [])

  useEffect(() => {
    if (recalled) keepExam(exam)
  }, [exam, recalled])

  const change = (over: Partial<Exam>) => setExam(before => ({ ...before, ...over }))
  return [exam, change] as const
}

type Figures = { table: YearTable | null; failed: boolean }

/** A year's figures; those of another year are no substitute while they load. */
export function useYear(year: number) {
  const [figures, setFigures] = useState<Figures>({ table: null, failed: false })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reading
  useEffect(() => {
    let wanted = true
    const tell = (found: Figures) => wanted && setFigures(found)
    setFigures({ table: null, failed: false })
    readYear(year).then(
      table => tell({ table, failed: false }),
      () => tell({ table: null, failed: true }),
    )
    return () => {
      wanted = false
    }
  }, [year, tries])

  const { table, failed } = figures
  return {
    table: table?.year === year ? table : null,
    failed,
    retry: () => setTries(before => before + 1),
  }
}
