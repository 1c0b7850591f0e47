import EssayRemarks from '../essay-remarks/essay-remarks.tsx'
import { Island } from '../island.tsx'
import { Section } from '../section.tsx'

const turns = [
  {
    title: 'O tutor pergunta',
    text: 'Quem recebe a resposta pronta aprende menos. O chat socrático dá a dica, espera, e só avança com você.',
  },
  {
    title: 'A nota diz quanto sabe',
    text: 'Toda nota vem com a margem de erro e com o que ela significa. Estimativa se apresenta como estimativa.',
  },
  {
    title: 'A correção aponta o lugar',
    text: 'Nada de “melhore a coesão”. Cada comentário está preso ao trecho e à competência. Veja abaixo.',
  },
]

export function Revolutions() {
  return (
    <Section id="revolucoes" title="Três mudanças de rumo">
      <div className="grid gap-8 md:grid-cols-3">
        {turns.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-ink pt-3">
            <h3 className="text-step-2">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        ))}
      </div>
      <h3 className="mt-14 mb-5 text-step-2">Uma redação comentada</h3>
      <Island name="essay-remarks" of={EssayRemarks} />
    </Section>
  )
}
