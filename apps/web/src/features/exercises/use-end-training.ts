import { useNavigate } from 'react-router'
import { ADDRESS } from './list-query.ts'
import { end } from './training.ts'
import { useTraining } from './use-training.ts'

/** Ends the training of this tab and opens its report. */
export function useEndTraining() {
  const { training, amend } = useTraining()
  const navigate = useNavigate()
  return () => {
    if (!training) return
    amend(end)
    void navigate(`${ADDRESS}/relatorio/${training.id}`)
  }
}
