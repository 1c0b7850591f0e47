import { letterAt } from '@norteia/domain/question'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextArea } from '../../ui/field.tsx'
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx'
import { type Draft, type DraftOption, hasPictures, withOneMore, withoutOption } from './draft.ts'

type OptionFieldsProps = { draft: Draft; error: string | undefined; onChange: (draft: Draft) => void }

/** Two to five options: text, why it is right or wrong, and which of them is the key. */
export function OptionFields({ draft, error, onChange }: OptionFieldsProps) {
  const id = useId()
  const { options, correct } = draft
  // Pictures are kept by place: one option less would move them.
  const mayChangeCount = !hasPictures(draft)
  const set = (place: number, changes: Partial<DraftOption>) =>
    onChange({
      ...draft,
      options: options.map((option, index) => (index === place ? { ...option, ...changes } : option)),
    })
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">Alternativas</legend>
      <ol className="grid gap-3">
        {options.map((option, place) => {
          const letter = letterAt(place)
          return (
            <li key={option.id} className="rounded-card border border-line p-3">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <label className="flex min-h-11 items-center gap-2 font-semibold">
                  <input
                    type="radio"
                    name={`${id}-key`}
                    checked={correct === place}
                    onChange={() => onChange({ ...draft, correct: place })}
                    className="size-5 accent-(--primary)"
                  />
                  {letter} é a correta
                </label>
                {mayChangeCount && options.length > 2 && (
                  <Button
                    variant="quiet"
                    size="sm"
                    icon={<TrashIcon />}
                    aria-label={`Retirar a alternativa ${letter}`}
                    onClick={() => onChange(withoutOption(draft, place))}
                  />
                )}
              </div>
              <TextArea
                label={`Texto da alternativa ${letter}`}
                rows={1}
                maxLength={1_200}
                value={option.text}
                aria-invalid={Boolean(error && !option.text.trim()) || undefined}
                onChange={event => set(place, { text: event.target.value })}
              />
              <div className="mt-2">
                <TextArea
                  label={`Por que ${letter} está ${correct === place ? 'certa' : 'errada'}`}
                  rows={2}
                  maxLength={1_200}
                  value={option.why}
                  onChange={event => set(place, { why: event.target.value })}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {mayChangeCount && options.length < 5 && (
        <Button
          variant="quiet"
          size="sm"
          icon={<PlusIcon />}
          className="mt-2"
          onClick={() => onChange(withOneMore(draft))}
        >
          Mais uma alternativa
        </Button>
      )}
    </fieldset>
  )
}
