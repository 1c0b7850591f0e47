import { Island } from '../island.tsx'
import LiveQuestion from '../live-question/live-question.tsx'
import { Section } from '../section.tsx'

export function Demonstration() {
  return (
    <Section
      id="demonstracao"
      title="Experimente: responda agora"
      lead="Três questões originais, no estilo ENEM. O valor está na explicação: ela mostra a armadilha de cada alternativa. Nada do que você marcar é guardado."
    >
      <Island name="live-question" of={LiveQuestion} />
    </Section>
  )
}
