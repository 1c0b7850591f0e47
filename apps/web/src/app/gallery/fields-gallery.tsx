import { useState } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { Checkbox, PasswordField, Switch, TextArea, TextField } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { Section } from './section.tsx'

const subjects = ['Biologia', 'Física', 'Matemática', 'Português', 'Química', 'Saúde coletiva'].map(
  label => ({
    value: label,
    label,
  }),
)

const letters = [
  { value: 'A', label: 'A. Aumento da salinidade' },
  { value: 'B', label: 'B. Redução do oxigênio dissolvido', description: 'Com uma linha que explica' },
  { value: 'C', label: 'C. Indisponível', disabled: true },
]

export function FieldsGallery() {
  const [subject, setSubject] = useState<string | null>(null)
  const [letter, setLetter] = useState<string | null>('B')
  return (
    <Section title="Campos">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Nome" placeholder="Como quer ser chamado" />
        <TextField
          label="E-mail"
          type="email"
          hint="Só para entrar e recuperar a senha."
          defaultValue="ana@exemplo.br"
        />
        <TextField label="Cupom" error="Este cupom venceu em 30 de junho." defaultValue="VOLTA10" />
        <TextField label="Indisponível" disabled defaultValue="Não se edita" />
        <PasswordField label="Senha" hint="Pelo menos 6 caracteres." defaultValue="segredo" />
        <Select label="Prova" options={subjects} placeholder="Escolha" />
        <Select label="Prova com erro" options={subjects} error="Escolha uma prova." defaultValue="Física" />
        <Combobox
          label="Curso"
          options={subjects}
          value={subject}
          onChange={setSubject}
          hint="Digite sem acento, se quiser."
        />
        <Combobox
          label="Curso com erro"
          options={subjects}
          value={null}
          onChange={() => {}}
          error="Escolha um curso."
        />
        <TextArea label="Sua resposta" hint="Explique o raciocínio." />
        <TextArea label="Com erro" error="A resposta não pode estar vazia." />
        <div>
          <Checkbox label="Li e aceito os termos" hint="Leva dois minutos." />
          <Checkbox label="Marcado" defaultChecked />
          <Checkbox label="Com erro" error="É preciso aceitar para continuar." />
          <Checkbox label="Indisponível" disabled defaultChecked />
          <Switch label="Lembretes por e-mail" defaultChecked hint="No máximo um por dia." />
          <Switch label="Desligado" />
          <Switch label="Indisponível" disabled />
        </div>
        <RadioCards
          legend="Qual a alternativa?"
          name="letter"
          options={letters}
          value={letter}
          onChange={setLetter}
        />
        <RadioCards
          legend="Com erro"
          name="letter-wrong"
          options={letters.slice(0, 2)}
          value={null}
          onChange={() => {}}
          error="Escolha uma alternativa."
        />
      </div>
    </Section>
  )
}
