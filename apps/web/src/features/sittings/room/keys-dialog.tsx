import { Dialog } from '../../../ui/dialog.tsx'

const KEYS = [
  ['A – E ou 1 – 5', 'escolhe a alternativa'],
  ['Shift + letra', 'risca a alternativa, ou tira o risco'],
  ['X e a letra', 'o mesmo, uma tecla de cada vez'],
  ['R', 'marca para revisar depois'],
  ['← →', 'questão anterior e próxima'],
  ['↑ ↓', 'outra alternativa, quando uma está em foco'],
  ['G', 'folha de respostas'],
  ['?', 'esta ajuda'],
] as const

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title="Teclas da prova"
      description="Podem ser desligadas em Conforto."
    >
      <dl className="grid items-baseline gap-x-4 gap-y-3 sm:grid-cols-[auto_1fr]">
        {KEYS.map(([keys, what]) => (
          <div key={keys} className="flex flex-wrap items-baseline gap-x-3 sm:contents">
            <dt>
              <kbd className="rounded-small border border-edge bg-quiet px-1.5 py-0.5 font-mono text-step--1">
                {keys}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
