import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Page } from '../../ui/page.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ADMIN } from './admin-words.ts'
import { type Draft, emptyDraft, inputOf } from './draft.ts'
import { QuestionForm } from './question-form.tsx'
import { QueueLink, RefusedNotice } from './question-notices.tsx'

export function NewQuestionScreen() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { toast } = useToast()
  const create = useMutation({
    mutationFn: (draft: Draft) => client.questionBank.adminCreate(inputOf(draft)),
    onSuccess: ({ data }) => {
      void cache.invalidateQueries({ queryKey: api.questionBank.adminList.key() })
      toast({ title: 'Questão criada', description: `Ela tem o número ${data.id}.` })
      void navigate(`${ADMIN}/${data.id}`, { replace: true })
    },
  })
  return (
    <Page title="Nova questão" actions={<QueueLink />}>
      <QuestionForm
        initial={emptyDraft}
        busy={create.isPending}
        onSend={draft => create.mutate(draft)}
        notice={create.error && <RefusedNotice refusal={refusalOf(create.error)} />}
      />
    </Page>
  )
}
