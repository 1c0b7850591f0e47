import type { EnemArea, Language } from '@norteia/domain/item-response'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { countAnswered } from './answers.ts'
import { AreaChoice } from './area-choice.tsx'
import { AreaScore } from './area-score.tsx'
import { areaNames, areasOf, firstQuestion } from './areas.ts'
import { applicationsOf } from './covers.ts'
import { type Exam, sheetName, sheetOf } from './exam.ts'
import { CoverForm, ExamForm } from './exam-form.tsx'
import { paperOf } from './paper.ts'
import { inTenths, reportOn } from './score-report.ts'
import { ScoreSummary } from './score-summary.tsx'
import { useExam, useYear } from './use-exam.ts'

const missingWords = {
  booklet: 'Nesta aplicação não sabemos qual era o caderno desta área. Procure em “Outras aplicações e PPL”.',
  order: 'Este caderno não tem nota: a ordem dos itens se perdeu nas tabelas do INEP.',
}

const ASSUMED: Record<EnemArea, Language[]> = { LC: ['en', 'es'], CH: [], CN: [], MT: [] }

/** Answers of a real past exam in, scores out; all of it in the reader's own device. */
export default function MyScore() {
  const [kept, change] = useExam()
  const { table, failed, retry } = useYear(kept.year)
  const [asked, setAsked] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (asked === 0) return
    heading.current?.focus({ preventScroll: true })
    // The score itself, not only its heading at the lower edge.
    heading.current?.scrollIntoView?.({ block: 'start' })
  }, [asked])

  // The application of another year may not exist in this one.
  const offered = !table || applicationsOf(table).some(({ value }) => value === kept.application)
  const exam: Exam = offered ? kept : { ...kept, application: 'first' }
  const { year, area } = exam
  const answers = sheetOf(exam, area)
  const paper = table && paperOf(table, exam, area)
  // Until its figures are here, Linguagens is taken to have both languages, as it mostly has.
  const languages = paper && !paper.missing ? paper.languages : ASSUMED[area]
  const isScored = (each: EnemArea) => exam.scored.includes(sheetName(year, each))

  function reportFor(each: EnemArea) {
    const found = table && isScored(each) ? paperOf(table, exam, each) : null
    return found && !found.missing ? reportOn(found.items, found.booklet, sheetOf(exam, each)) : null
  }
  const report = reportFor(area)
  const scores = areasOf(year).flatMap(each => {
    const found = reportFor(each)
    return found ? [{ area: each, report: found }] : []
  })

  function standing(each: EnemArea) {
    const found = scores.find(score => score.area === each)
    return found ? inTenths(found.report.score) : `${countAnswered(sheetOf(exam, each))} de 45`
  }

  function score() {
    change({ scored: [...new Set([...exam.scored, sheetName(year, area)])] })
    setAsked(asked + 1)
  }

  return (
    <div className="noscript:hidden">
      <div className="grid gap-5">
        <ExamForm exam={exam} table={table} onChange={change} />
        <AreaChoice year={year} area={area} standing={standing} onChange={area => change({ area })} />
        <CoverForm exam={exam} table={table} languages={languages} onChange={change} />
      </div>
      {failed && (
        <div className="mt-5">
          <Failure
            title={`Os dados de ${year} não chegaram`}
            message="Verifique a internet. O que você digitou continua aqui."
            onRetry={retry}
          />
        </div>
      )}
      {paper?.missing ? (
        <p role="status" className="mt-5 rounded-card border border-caution bg-caution-soft p-4">
          {missingWords[paper.missing]}
        </p>
      ) : (
        <div className="mt-6">
          <h2 className="text-step-2">{`Respostas de ${areaNames[area].short}`}</h2>
          <AnswerSheet
            first={firstQuestion(year, area)}
            answers={answers}
            verdict={report && paper ? { marks: report.marks, items: paper.items } : null}
            onChange={sheet => change({ sheets: { ...exam.sheets, [sheetName(year, area)]: sheet } })}
          />
          <div className="mt-5">
            <Button disabled={countAnswered(answers) === 0} busy={!table && !failed} onClick={score}>
              {report ? 'Ver a nota' : 'Calcular a nota'}
            </Button>
          </div>
        </div>
      )}
      {report && paper && !paper.missing && (
        <AreaScore
          area={area}
          first={firstQuestion(year, area)}
          items={paper.items}
          answers={answers}
          report={report}
          headingRef={heading}
        />
      )}
      {scores.length > 1 && <ScoreSummary year={year} scores={scores} />}
    </div>
  )
}
