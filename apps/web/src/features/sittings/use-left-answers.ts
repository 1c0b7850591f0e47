import { useEffect } from 'react'
import { useAuth } from '../../api/session.tsx'
import { sendLeftAnswers } from './room/open-rooms.ts'

/** Whoever comes to a list of exams with answers of a closed page still on the device sends them now. */
export function useLeftAnswers() {
  const { user } = useAuth()
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    const send = () => void sendLeftAnswers(userId)
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [userId])
}
