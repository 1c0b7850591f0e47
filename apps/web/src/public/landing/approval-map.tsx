import { LinkButton } from '../../ui/button.tsx'
import { Island } from '../island.tsx'
import { Section } from '../section.tsx'
import TriLab from '../tri-lab/tri-lab.tsx'
import { Cutoffs } from './cutoffs.tsx'

export function ApprovalMap() {
  return (
    <Section
      id="mapa-aprovacao"
      tone="quiet"
      title="Mapa da Aprovação: nota não é contagem de acertos"
      lead="No ENEM, quem acerta as difíceis e erra as fáceis parece ter chutado, e a nota cai. Aqui está uma prova de verdade: mexa e veja."
    >
      <Island name="tri-lab" of={TriLab} />
      <p className="mt-4 max-w-reading text-step--1 text-muted">
        Matemática, ENEM 2024, 1ª aplicação, caderno azul. Parâmetros dos itens publicados pelo INEP; o
        cálculo roda no seu aparelho, com o mesmo método que reproduz a nota oficial.
      </p>
      <div className="mt-5">
        <LinkButton href="/minha-nota-tri" variant="secondary">
          Calcule a sua nota
        </LinkButton>
      </div>
      <Cutoffs />
    </Section>
  )
}
