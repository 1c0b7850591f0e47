import facts from '@norteia/content/landing/facts.json'
import { Section } from '../section.tsx'

export function Impact() {
  return (
    <Section
      id="impacto"
      tone="quiet"
      title="Impacto: o que se sabe, e quem mediu"
      lead="Ainda não temos resultados de alunos para mostrar. Estes são os fatos em que nos apoiamos, com a fonte."
    >
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {facts.map(({ figure, meaning, source, href }) => (
          <div key={figure} className="border-t-2 border-ink pt-3">
            <dt className="font-display text-step-4 font-bold tabular">{figure}</dt>
            <dd className="mt-1">
              {meaning}
              <span className="mt-2 block text-step--1 text-muted">
                {'Fonte: '}
                <a href={href} className="text-link underline underline-offset-4">
                  {source}
                </a>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
