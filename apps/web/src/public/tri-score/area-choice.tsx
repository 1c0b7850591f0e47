import type { EnemArea } from '@norteia/domain/item-response'
import { areaNames, areasOf } from './areas.ts'

type AreaChoiceProps = {
  year: number
  area: EnemArea
  /** Below each name: how far its sheet is filled, or its score. */
  standing: (area: EnemArea) => string
  onChange: (area: EnemArea) => void
}

export function AreaChoice({ year, area, standing, onChange }: AreaChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">Área</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {areasOf(year).map(each => (
          <label
            key={each}
            className="relative min-h-14 cursor-pointer rounded-card border border-edge bg-surface px-3 py-1.5 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="area"
              value={each}
              checked={each === area}
              onChange={() => onChange(each)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className="block leading-tight font-semibold">{areaNames[each].short}</span>
            <span className="block text-step--1 tabular">{standing(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
