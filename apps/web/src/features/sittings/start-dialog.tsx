import { timeInWords } from '@norteia/domain/exam-room'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalOf } from '../../api/refusal.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { Exam } from './names.ts'
import { ComfortFields } from './room/comfort-fields.tsx'
import { prefetchRoom } from './sitting-pages.tsx'
import { forgetSittingLists, hear, keepSitting } from './sitting-query.ts'
import type { SittingWords } from './sitting-words.ts'
import type { Sitting } from './wire.ts'

export type StartChoice = { language?: 'en' | 'es'; extraMinutes?: number }

type StartDialogProps = {
  exam: Exam
  mode: Sitting['mode']
  words: SittingWords
  /** Said before anything else, such as a plan's limit; with `blocked` it is also the end of it. */
  notice?: ReactNode
  blocked?: boolean
  start: (choice: StartChoice) => Promise<Sitting>
  onClose: () => void
}

/** The last stop before the clock: what is coming, what can be chosen, what will happen. */
export function StartDialog({
  exam,
  mode,
  words,
  notice,
  blocked = false,
  start,
  onClose,
}: StartDialogProps) {
  const id = useId()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { toast } = useToast()
  const timed = mode === 'timed'
  const [language, setLanguage] = useState<'en' | 'es' | null>(null)
  const [extra, setExtra] = useState('0')
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<{ language?: string; limit?: string }>({})
  useEffect(prefetchRoom, [])

  const begin = async () => {
    if (exam.asksLanguage && !language) return setErrors({ language: 'Escolha inglês ou espanhol.' })
    setErrors({})
    setBusy(true)
    try {
      const heard = await hear(() =>
        start({
          ...(language && exam.asksLanguage ? { language } : {}),
          ...(timed && extra !== '0' ? { extraMinutes: Number(extra) } : {}),
        }),
      )
      keepSitting(cache, heard)
      forgetSittingLists(cache)
      onClose()
      navigate(`${words.path}/${heard.sitting.attemptId}`, { state: { goOn: true } })
    } catch (error) {
      setBusy(false)
      const refusal = refusalOf(error)
      if (refusal.code === 'limite_do_plano') setErrors({ limit: refusal.message })
      else if (refusal.fields.language) setErrors({ language: refusal.fields.language })
      else {
        toast({
          title: 'Erro',
          description:
            refusal.code === 'sem_conexao'
              ? refusal.message
              : `Não foi possível iniciar ${timed ? 'o simulado' : 'a prova'}. Tente novamente.`,
          variant: 'destructive',
        })
      }
    }
  }

  const closed = blocked || errors.limit !== undefined
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={exam.title}
      description={`${exam.totalQuestions} questões${timed ? ` em ${timeInWords((exam.duration + Number(extra)) * 60)}` : ', no seu ritmo'}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Agora não
          </Button>
          {closed ? (
            <LinkButton href="/plans">Ver planos</LinkButton>
          ) : (
            <Button busy={busy} busyLabel="Iniciando..." onClick={begin}>
              {timed ? 'Começar simulado' : 'Começar prova'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-6">
        {errors.limit ? (
          <p role="alert" className="font-semibold text-caution">
            {errors.limit}
          </p>
        ) : (
          notice
        )}
        {!closed && exam.asksLanguage && (
          <RadioCards
            legend="Língua estrangeira"
            name={`${id}-language`}
            columns={2}
            options={[
              { value: 'en', label: 'Inglês' },
              { value: 'es', label: 'Espanhol' },
            ]}
            value={language}
            onChange={setLanguage}
            error={errors.language}
          />
        )}
        {!closed && <WhatHappens timed={timed} />}
        {!closed && (
          <details className="border-t border-line pt-2">
            <summary className="min-h-11 py-2 font-semibold text-link">
              Tempo adicional e acessibilidade
            </summary>
            <div className="grid gap-5 pt-2">
              {timed && (
                <RadioCards
                  legend="Tempo adicional"
                  name={`${id}-extra`}
                  hint="O mesmo direito que o ENEM concede com laudo. Aqui basta escolher."
                  columns={3}
                  options={[
                    { value: '0', label: 'Nenhum' },
                    { value: '30', label: '+ 30 min' },
                    { value: '60', label: '+ 60 min' },
                  ]}
                  value={extra}
                  onChange={setExtra}
                />
              )}
              <ComfortFields />
            </div>
          </details>
        )}
      </div>
    </Dialog>
  )
}

function WhatHappens({ timed }: { timed: boolean }) {
  const lines = timed
    ? [
        'O relógio corre no servidor e não para, nem com a página fechada.',
        'Cada resposta é salva na hora; se a internet cair, fica guardada e é enviada depois.',
        'Você pode sair e continuar neste ou em outro aparelho, enquanto houver tempo.',
        'No fim do tempo a prova é finalizada sozinha, com o que estiver salvo.',
      ]
    : [
        'O relógio só mede: dá para pausar e voltar outro dia.',
        'Cada resposta é salva na hora; se a internet cair, fica guardada e é enviada depois.',
        'O gabarito e as explicações aparecem quando você finalizar.',
      ]
  return (
    <section>
      <h3 className="text-step-0">Como vai ser</h3>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 marker:text-primary">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
