import { timeInWords } from '@norteia/domain/exam-room'
import { Link } from 'react-router'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { counted, tenthText } from '../names.ts'
import type { SittingWords } from '../sitting-words.ts'
import type { SittingResult } from '../wire.ts'

const tones: Record<SittingResult['label'], BadgeTone> = {
  Excelente: 'hit',
  Bom: 'sea',
  Regular: 'caution',
  'Precisa Melhorar': 'caution',
}

type HeadlineProps = {
  result: SittingResult
  words: SittingWords
  reviewPath: string
  onAgain: ((result: SittingResult) => void) | undefined
}

export function Headline({ result, words, reviewPath, onAgain }: HeadlineProps) {
  const { score, correctAnswers, totalQuestions, label, recommendation } = result
  return (
    <section
      aria-label="Resumo"
      className="chart-paper grid gap-5 rounded-card border border-edge bg-surface p-5 sm:p-7"
    >
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <p className="font-display text-step-5 leading-none font-bold tabular">
          {tenthText(score)}
          <span className="text-step-3">%</span>
        </p>
        <div>
          <p className="text-step-1 tabular">
            <b>{correctAnswers}</b> de {totalQuestions} questões certas
          </p>
          <p className="mt-1">
            <Badge tone={tones[label]}>{label}</Badge>
          </p>
        </div>
      </div>
      <p className="max-w-reading text-step-1">{recommendation}</p>
      <p className="max-w-reading text-step--1 text-muted">{factsOf(result).join(' ')}</p>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Link to={reviewPath} className={buttonClass('primary')}>
          Revisar Questões
        </Link>
        {onAgain && (
          <Button variant="secondary" onClick={() => onAgain(result)}>
            {words.again}
          </Button>
        )}
        <Link to={words.path} className={buttonClass('secondary')}>
          {words.back}
        </Link>
      </div>
    </section>
  )
}

/** Whatever a student should know of how the number came about, and nothing that is zero. */
function factsOf({ blank, annulled, finishReason, spentSeconds, pointsEarned }: SittingResult) {
  return [
    finishReason === 'tempo' ? 'O tempo acabou e a prova foi encerrada com o que estava salvo.' : '',
    `Tempo de prova: ${timeInWords(spentSeconds)}.`,
    blank > 0 ? `${counted(blank, 'questão ficou', 'questões ficaram')} em branco.` : '',
    annulled > 0
      ? `${counted(annulled, 'questão anulada não entra', 'questões anuladas não entram')} na conta.`
      : '',
    pointsEarned > 0 ? `Você ganhou ${counted(pointsEarned, 'ponto', 'pontos')}.` : '',
  ].filter(Boolean)
}
