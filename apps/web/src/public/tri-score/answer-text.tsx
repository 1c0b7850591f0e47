import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { asText, fromText } from './answers.ts'

type AnswerTextProps = { answers: string; onChange: (answers: string) => void }

/** The same sheet as one line: to paste into, to copy from, and the straight way with a screen reader. */
export function AnswerText({ answers, onChange }: AnswerTextProps) {
  const [typed, setTyped] = useState('')
  // What was typed stands as it is as long as it means the sheet: a dot at its end must not vanish.
  const shown = fromText(typed) === answers ? typed : asText(answers)
  return (
    <div className="mt-4">
      <TextField
        label="Ou todas numa linha"
        hint="Da primeira à última, sem números; ponto para em branco."
        value={shown}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={event => {
          setTyped(event.target.value)
          onChange(fromText(event.target.value))
        }}
        className="font-mono text-step--1 uppercase"
      />
    </div>
  )
}
