import { timeInWords } from '@norteia/domain/exam-room'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { CheckIcon, CrossIcon, FlagIcon, InfoIcon, MinusIcon } from '../../../ui/icons.tsx'
import MarkdownText from '../../../ui/markdown-text.tsx'
import { ReportButton } from '../../question-bank/public.tsx'
import { tenthText, topicName } from '../names.ts'
import type { ResultItem, Reviewed } from '../wire.ts'

type ReviewedQuestionProps = { reviewed: Reviewed; item: ResultItem }

export function ReviewedQuestion({ reviewed, item }: ReviewedQuestionProps) {
  const { question, correctAnswer, chosen, whys, explanation } = reviewed
  const topic = question.topic?.name ?? topicName({ subject: question.subject, discipline: null })
  return (
    <article aria-labelledby="revisada">
      <header className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 id="revisada" tabIndex={-1} className="text-step-2">
          Questão {reviewed.orderIndex + 1}
        </h2>
        <Verdict item={item} />
        {topic && <span className="text-step--1 text-muted">{topic}</span>}
        <span className="text-step--1 text-muted">{question.source}</span>
      </header>
      {question.outdated && (
        <Note>Esta questão está desatualizada: a resposta vale para a época em que foi feita.</Note>
      )}
      <div className="max-w-reading space-y-5">
        {question.support && <MarkdownText text={question.support} />}
        <div className="font-medium">
          <MarkdownText text={question.question} />
        </div>
        <ol className="grid gap-2">
          {question.options.map(option => (
            <ReviewedOption
              key={option.letter}
              option={option}
              right={option.letter === correctAnswer}
              mine={option.letter === chosen}
              why={whys[option.letter]}
            />
          ))}
        </ol>
        {explanation && (
          <section className="border-l-3 border-primary pl-4">
            <h3 className="mb-1.5 text-step-1">Explicação</h3>
            <MarkdownText text={explanation} />
          </section>
        )}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-step--1 text-muted">
          {item.seconds > 0 && <span>Seu tempo: {timeInWords(item.seconds)}.</span>}
          {item.gain !== null && item.gain > 0 && (
            <span>Certa, teria valido +{tenthText(item.gain)} na nota da área.</span>
          )}
        </p>
        <ReportButton key={reviewed.questionId} questionId={reviewed.questionId} answered />
      </div>
    </article>
  )
}

function Verdict({ item: { hit, chosen, annulled, doubt } }: { item: ResultItem }) {
  return (
    <>
      {annulled ? (
        <Badge icon={<InfoIcon />}>Anulada: não conta</Badge>
      ) : hit ? (
        <Badge tone="hit" icon={<CheckIcon />}>
          Certa
        </Badge>
      ) : chosen ? (
        <Badge tone="wrong" icon={<CrossIcon />}>
          Errada
        </Badge>
      ) : (
        <Badge icon={<MinusIcon />}>Em branco</Badge>
      )}
      {doubt && (
        <Badge tone="accent" icon={<FlagIcon />}>
          Marcada
        </Badge>
      )}
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="mb-4 flex items-start gap-2 rounded-card border border-caution bg-caution-soft px-3 py-2 text-caution">
      <InfoIcon className="size-5 mt-0.5" /> {children}
    </p>
  )
}

type ReviewedOptionProps = {
  option: Reviewed['question']['options'][number]
  right: boolean
  mine: boolean
  why: string | undefined
}

function ReviewedOption({ option: { letter, text, image }, right, mine, why }: ReviewedOptionProps) {
  const look = right
    ? 'border-hit bg-hit-soft'
    : mine
      ? 'border-wrong bg-wrong-soft'
      : 'border-line bg-surface'
  return (
    <li className={`rounded-card border px-3.5 py-2.5 ${look}`}>
      <div className="flex items-start gap-3">
        <b className="shrink-0">{letter}</b>
        <div className="min-w-0 flex-1 wrap-break-word">
          {text !== null && <MarkdownText text={text} inline />}
          {image && (
            <img
              src={image}
              alt={`Figura da alternativa ${letter}`}
              loading="lazy"
              className="mt-1 max-h-60 max-w-full rounded-small"
            />
          )}
        </div>
        <OptionVerdict right={right} mine={mine} />
      </div>
      {why && (
        <div className="mt-1.5 ml-6 border-t border-line pt-1.5 text-step--1">
          <MarkdownText text={why} />
        </div>
      )}
    </li>
  )
}

function OptionVerdict({ right, mine }: { right: boolean; mine: boolean }) {
  if (!right && !mine) return null
  return right ? (
    <span className="flex shrink-0 items-center gap-1 text-step--1 font-semibold text-hit">
      <CheckIcon className="size-4" /> {mine ? 'Sua, certa' : 'Certa'}
    </span>
  ) : (
    <span className="flex shrink-0 items-center gap-1 text-step--1 font-semibold text-wrong">
      <CrossIcon className="size-4" /> Sua
    </span>
  )
}
