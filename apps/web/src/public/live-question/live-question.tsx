import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { AlertIcon } from '../../ui/icons.tsx'
import { Answer } from './answer.tsx'
import { Options } from './options.tsx'
import { questions } from './questions.ts'

/** Three original questions, answered on the spot. Nothing is sent or kept. */
export default function LiveQuestion() {
  const [index, setIndex] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)
  const [nothingChosen, setNothingChosen] = useState(false)
  const heading = useRef<HTMLParagraphElement>(null)
  const moved = useRef(false)
  const question = questions[index]!
  const last = index === questions.length - 1

  // The next question starts where the eye and the screen reader should start: at its top.
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = index >= 0
  }, [index])

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const letter = new FormData(event.currentTarget).get('letter')
    setNothingChosen(!letter)
    if (letter) setChosen(String(letter))
  }

  function goOn() {
    setChosen(null)
    setIndex(last ? 0 : index + 1)
  }

  return (
    <form onSubmit={answer} className="max-w-3xl rounded-card border border-line bg-surface p-4 sm:p-6">
      <p ref={heading} tabIndex={-1} className="text-step--1 font-semibold text-muted">
        {`Questão ${index + 1} de ${questions.length} · ${question.area} · no estilo ENEM`}
      </p>
      <p className="mt-3">{question.support}</p>
      <Options key={index} question={question} chosen={chosen} />
      {nothingChosen && (
        <p role="alert" className="mt-3 flex items-center gap-2 font-semibold text-wrong">
          <AlertIcon /> Escolha uma alternativa para responder.
        </p>
      )}
      <div aria-live="polite">{chosen && <Answer question={question} chosen={chosen} />}</div>
      <div className="mt-5 noscript:hidden">
        {chosen ? (
          <Button key="next" variant="secondary" onClick={goOn}>
            {last ? 'Voltar à primeira' : 'Próxima questão'}
          </Button>
        ) : (
          <Button key="answer" type="submit">
            Responder
          </Button>
        )}
      </div>
      <details className="mt-5 hidden noscript:block">
        <summary className="font-semibold text-link">Ver a resposta comentada</summary>
        <Answer question={question} chosen={null} />
      </details>
    </form>
  )
}
