import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Bearings, CompassRose, Isolines } from '../../ui/chart-lines.tsx'
import * as icons from '../../ui/icons.tsx'
import { Logo, LogoMark } from '../../ui/logo.tsx'
import { Row, Section } from './section.tsx'

const { AlertIcon, ArrowRightIcon, CheckIcon, CrossIcon, TrashIcon } = icons

const steps = [
  'text-step--1',
  'text-step-0',
  'text-step-1',
  'text-step-2',
  'text-step-3',
  'text-step-4',
  'text-step-5',
]

const colours = [
  'bg-ground text-ink',
  'bg-ground text-muted',
  'bg-ground text-link',
  'bg-ground text-accent',
  'bg-surface text-ink',
  'bg-surface text-muted',
  'bg-quiet text-ink',
  'bg-quiet text-muted',
  'bg-quiet text-link',
  'bg-quiet text-accent',
  'bg-primary text-on-primary',
  'bg-accent text-on-accent',
  'bg-danger text-on-danger',
  'bg-ground text-hit',
  'bg-hit-soft text-hit',
  'bg-hit-soft text-ink',
  'bg-ground text-caution',
  'bg-caution-soft text-caution',
  'bg-caution-soft text-ink',
  'bg-ground text-wrong',
  'bg-wrong-soft text-wrong',
  'bg-wrong-soft text-ink',
]

export function LooksGallery() {
  return (
    <>
      <Section title="Marca e desenho">
        <Row>
          <Logo className="text-step-4" />
          <Logo />
          <LogoMark className="size-16" label="Norteia" />
          <LogoMark className="size-8 text-accent" />
          <LogoMark className="size-4" />
        </Row>
        <div className="grid items-center gap-4 sm:grid-cols-3">
          <Isolines className="w-full text-primary" />
          <CompassRose className="mx-auto w-full max-w-56 text-ink" />
          <div className="chart-paper h-40 border border-line">
            <Bearings className="size-full text-primary" />
          </div>
        </div>
        <div className="chart-scale mt-4" />
      </Section>
      <Section title="Letra">
        {steps.map(step => (
          <p key={step} className={`${step} ${step > 'text-step-1' ? 'font-display font-bold' : ''}`}>
            Estudar nunca foi tão inteligente
          </p>
        ))}
        <p className="mt-2 max-w-reading">
          Texto corrido: <strong>a nota é uma estimativa</strong>, <em>não uma promessa</em>. Algarismos:{' '}
          <span className="tabular">1.234,56 · 12:08 · 689,4</span>. Um{' '}
          <a href="#marca" className="text-link underline underline-offset-3">
            link no texto
          </a>
          .
        </p>
      </Section>
      <Section title="Cores">
        <div className="grid gap-2 sm:grid-cols-3">
          {colours.map(pair => (
            <p key={pair} className={`rounded-small border border-line px-3 py-2 text-step--1 ${pair}`}>
              {pair}
            </p>
          ))}
        </div>
      </Section>
      <Section title="Botões">
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map(variant => (
          <Row key={variant}>
            <Button variant={variant}>Responder</Button>
            <Button variant={variant} size="sm">
              Pequeno
            </Button>
            <Button variant={variant} icon={variant === 'danger' ? <TrashIcon /> : <CheckIcon />}>
              Com ícone
            </Button>
            <Button variant={variant} busy busyLabel="Enviando…">
              Enviar
            </Button>
            <Button variant={variant} disabled>
              Indisponível
            </Button>
          </Row>
        ))}
        <LinkButton href="#botoes" variant="secondary">
          Ver planos <ArrowRightIcon />
        </LinkButton>
      </Section>
      <Section title="Etiquetas">
        <Row>
          <Badge>Matemática</Badge>
          <Badge tone="sea">ENEM 2023</Badge>
          <Badge tone="accent">Você</Badge>
          <Badge tone="hit" icon={<CheckIcon />}>
            Certo
          </Badge>
          <Badge tone="caution" icon={<AlertIcon />}>
            Revisar
          </Badge>
          <Badge tone="wrong" icon={<CrossIcon />}>
            Errado
          </Badge>
        </Row>
      </Section>
      <Section title="Ícones">
        <ul className="flex flex-wrap gap-4">
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name} title={name}>
              <Icon className="size-6" />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
