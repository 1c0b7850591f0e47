import { useParams } from 'react-router'
import { EditScreen } from './edit-screen.tsx'
import { NewQuestionScreen } from './new-question-screen.tsx'
import { QueueScreen } from './queue-screen.tsx'

/** Everything below /platform/admin/questoes: what was reported, the bank, and one question to work on. */
export function AdminScreen() {
  const [place = ''] = (useParams()['*'] ?? '').split('/').slice(2)
  if (place === 'nova') return <NewQuestionScreen />
  if (/^[1-9]\d{0,9}$/.test(place)) return <EditScreen key={place} id={Number(place)} />
  return <QueueScreen />
}
