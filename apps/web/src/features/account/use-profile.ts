import type { Profile } from '@norteia/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { useAuth } from '../../api/session.tsx'
import { useToast } from '../../ui/toast.tsx'

export type Changes = Parameters<typeof client.account.update>[0]

/** Puts a profile the server answered where this screen and the shell read it. */
export function useKeepProfile() {
  const cache = useQueryClient()
  const { updateUser } = useAuth()
  return (data: Profile) => {
    cache.setQueryData(api.account.get.queryKey(), { success: true, data })
    // Named one by one: the birth date and the guardian have no business in the browser's storage.
    const { username, firstName, lastName, email, role, theme, emailVerified, socialDoor } = data
    updateUser({ username, firstName, lastName, email, role, theme, emailVerified, socialDoor })
  }
}

/** A change that shows at once and is taken back, with a word, if the server refuses it. */
export function useQuickChange(profile: Profile) {
  const keep = useKeepProfile()
  const { toast } = useToast()
  return useMutation({
    mutationFn: (changes: Changes) => client.account.update(changes),
    onMutate: changes => {
      keep({ ...profile, ...changes })
      return profile
    },
    onSuccess: ({ data }) => keep(data),
    // Not the `profile` of now: by this time it carries the change.
    onError: (error, _, before) => {
      if (before) keep(before)
      toast({
        title: 'Não foi possível salvar',
        description: refusalOf(error).message,
        variant: 'destructive',
      })
    },
  })
}
