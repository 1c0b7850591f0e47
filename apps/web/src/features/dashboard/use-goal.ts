import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { useToast } from '../../ui/toast.tsx'

const key = api.dashboard.get.queryKey()

/** Sets or removes the weekly goal: shown at once, and taken back with a word if the server refuses it. */
export function useGoal() {
  const cache = useQueryClient()
  const { toast } = useToast()
  const show = (weeklyMinutes: number | null) =>
    cache.setQueryData(
      key,
      known => known && { ...known, data: { ...known.data, goal: { ...known.data.goal, weeklyMinutes } } },
    )
  return useMutation({
    mutationFn: (weeklyMinutes: number | null) => client.dashboard.setGoal({ weeklyMinutes }),
    onMutate: async weeklyMinutes => {
      // An answer already on its way would bring the old goal back.
      await cache.cancelQueries({ queryKey: key })
      const before = cache.getQueryData(key)?.data.goal.weeklyMinutes ?? null
      show(weeklyMinutes)
      return before
    },
    onError: (error, _, before = null) => {
      show(before)
      toast({
        title: 'Não foi possível salvar a meta',
        description: refusalOf(error).message,
        variant: 'destructive',
      })
    },
    // What to do next depends on it.
    onSuccess: () => cache.invalidateQueries({ queryKey: key }),
  })
}
