import { Switch } from '../../../ui/field.tsx'
import { type Comfort, changeComfort, useComfort } from './comfort.ts'
import { canSpeak } from './speech.ts'

type Choice = { name: keyof Comfort; label: string; hint: string }

const access: Choice[] = [
  { name: 'largePrint', label: 'Letra ampliada', hint: 'Textos, alternativas e figuras maiores.' },
  { name: 'highContrast', label: 'Alto contraste', hint: 'Linhas e textos no tom mais forte.' },
  {
    name: 'readAloud',
    label: 'Leitura em voz alta',
    hint: 'A voz do navegador lê a questão quando você pedir.',
  },
]

const room: Choice[] = [
  {
    name: 'hideClock',
    label: 'Esconder o relógio',
    hint: 'Você ainda é avisado aos 30, 10, 5 e 1 minuto.',
  },
  {
    name: 'noShortcuts',
    label: 'Desligar as teclas de atalho',
    hint: 'Para quem usa ditado ou outro leitor de teclas.',
  },
]

/** Takes effect at once and stays on this device. `inRoom` adds what only matters while the exam is on. */
export function ComfortFields({ inRoom = false }: { inRoom?: boolean }) {
  const comfort = useComfort()
  const choices = [
    ...access.filter(({ name }) => name !== 'readAloud' || canSpeak()),
    ...(inRoom ? room : []),
  ]
  return (
    <div className="grid">
      {choices.map(({ name, label, hint }) => (
        <Switch
          key={name}
          label={label}
          hint={hint}
          checked={comfort[name]}
          onChange={event => changeComfort({ [name]: event.target.checked })}
        />
      ))}
    </div>
  )
}

/** Made of the theme's own colours, so that it holds by day and by night. */
export const HIGH_CONTRAST =
  '[--edge:var(--ink)] [--ground:var(--surface)] [--line:var(--ink)] [--link:var(--ink)] [--muted:var(--ink)] [--quiet:var(--surface)]'
