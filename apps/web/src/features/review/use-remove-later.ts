import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../api/client.ts'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { useToast } from '../../ui/toast.tsx'

/** A little longer than the message that offers to undo it. */
const UNDO_TIME = 6_000

/**
 * Stops reviewing a card, but only after the moment to change one's mind: an undone removal keeps all the card
 * has learnt, which putting it in anew would not. Leaving the screen settles what is pending.
 */
export function useRemoveLater() {
  const cache = useQueryClient()
  const { toast } = useToast()
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const show = (id: string) => setHidden(ids => new Set([...ids].filter(other => other !== id)))

  const settle = async (id: string) => {
    clearTimeout(timers.current.get(id))
    if (!timers.current.delete(id)) return
    try {
      await client.review.remove({ id })
    } catch (error) {
      // Gone already is gone all the same.
      const { code, message } = refusalOf(error)
      if (code === 'nao_encontrado') return
      show(id)
      toast({ title: 'Continua na revisão', description: message, variant: 'destructive' })
    }
    // A sitting that goes on keeps the queue it began with.
    void cache.invalidateQueries({ queryKey: api.review.key(), refetchType: 'none' })
  }
  const settleAll = useRef(() => {})
  settleAll.current = () => {
    for (const id of [...timers.current.keys()]) void settle(id)
  }

  useEffect(() => {
    const leave = () => settleAll.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const remove = (id: string) => {
    setHidden(ids => new Set(ids).add(id))
    timers.current.set(
      id,
      setTimeout(() => void settle(id), UNDO_TIME),
    )
    toast({
      title: 'Saiu da revisão',
      description: 'Se você errar esta questão de novo, ela volta.',
      action: {
        label: 'Desfazer',
        onClick: () => {
          clearTimeout(timers.current.get(id))
          if (timers.current.delete(id)) show(id)
        },
      },
    })
  }
  return { hidden, remove }
}
