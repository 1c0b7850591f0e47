import features from '@norteia/content/landing/features.json'
import { CheckIcon, ClockIcon } from '../../ui/icons.tsx'
import { Anchor, Section } from '../section.tsx'

export function FeatureGrid() {
  return (
    <>
      <Anchor id="features" />
      <Section
        id="funcionalidades"
        title="Funcionalidades, uma a uma"
        lead="Estamos abrindo por etapas. Cada função diz a verdade sobre si: pronta ou em construção."
      >
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ name, summary, href, status }) => (
            <li key={name} className="border-t border-line py-4">
              <Status ready={status === 'ready'} />
              <h3 className="mt-1 text-step-1">
                <a
                  href={href}
                  className="text-ink underline decoration-edge underline-offset-4 hover:text-link"
                >
                  {name}
                </a>
              </h3>
              <p className="mt-1 text-muted">{summary}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function Status({ ready }: { ready: boolean }) {
  const [Icon, word, tone] = ready
    ? ([CheckIcon, 'Pronto', 'text-hit'] as const)
    : ([ClockIcon, 'Em construção', 'text-muted'] as const)
  return (
    <p className={`flex items-center gap-1.5 text-step--1 font-semibold ${tone}`}>
      <Icon className="size-4" /> {word}
    </p>
  )
}
