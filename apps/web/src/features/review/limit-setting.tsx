import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Select } from '../../ui/select.tsx'
import { useToast } from '../../ui/toast.tsx'

const usual = [5, 10, 15, 20, 30, 50, 75, 100]

/** How many a day at most; it takes effect at once. */
export function LimitSetting({ dailyLimit }: { dailyLimit: number }) {
  const cache = useQueryClient()
  const { toast } = useToast()
  const save = useMutation({
    mutationFn: (limit: number) => client.review.setLimit({ dailyLimit: limit }),
    onSuccess: () => cache.invalidateQueries({ queryKey: api.review.queue.key() }),
    onError: error =>
      toast({
        title: 'O limite não foi mudado',
        description: refusalOf(error).message,
        variant: 'destructive',
      }),
  })
  const shown = save.isPending ? save.variables : dailyLimit
  const choices = [...new Set([...usual, shown])].sort((one, other) => one - other)
  return (
    <Select
      label="Limite por dia"
      hint="O que passar dele fica para os dias seguintes."
      options={choices.map(limit => ({ value: String(limit), label: `${limit} por dia` }))}
      value={String(shown)}
      onChange={event => save.mutate(Number(event.target.value))}
    />
  )
}
