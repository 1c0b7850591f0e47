import type { ReactNode } from 'react'
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx'
import { Section } from '../section.tsx'

const here = [
  'Explicação de por que cada alternativa errada atrai',
  'Números com fonte, ano e margem de erro',
  'Pontos por trabalho feito',
  'Preço inteiro antes de pagar; cancelamento em dois cliques',
  'Seus dados para baixar ou apagar, sem pedir licença',
]

const notHere = [
  'Contagem regressiva e “últimas vagas”',
  'Rolagem infinita e vídeo que começa sozinho',
  'Depoimento de quem não existe',
  'Promessa de aprovação',
  'Anúncio e rastreador',
]

export function Differences() {
  return (
    <Section id="diferenciais" tone="quiet" title="O que você encontra, e o que não encontra">
      <div className="grid gap-10 md:grid-cols-2">
        <List title="Aqui tem" lines={here} icon={<CheckIcon className="mt-0.5 size-5 text-hit" />} />
        <List
          title="Aqui não tem"
          lines={notHere}
          icon={<CrossIcon className="mt-0.5 size-5 text-wrong" />}
        />
      </div>
    </Section>
  )
}

function List({ title, lines, icon }: { title: string; lines: string[]; icon: ReactNode }) {
  return (
    <div>
      <h3 className="text-step-2">{title}</h3>
      <ul className="mt-3">
        {lines.map(line => (
          <li key={line} className="flex items-start gap-3 border-t border-line py-3">
            {icon}
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
