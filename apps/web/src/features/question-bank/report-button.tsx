import { useState } from 'react'
import type { ButtonSize } from '../../ui/button.tsx'
import { Button } from '../../ui/button.tsx'
import { FlagIcon } from '../../ui/icons.tsx'
import { ReportDialog } from './report-dialog.tsx'

type ReportButtonProps = { questionId: number; answered?: boolean; size?: ButtonSize }

/** Tells the team that a question has an error, and where the answer will be. */
export function ReportButton({ questionId, answered = false, size = 'sm' }: ReportButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size={size} icon={<FlagIcon />} onClick={() => setOpen(true)}>
        Avisar de um erro
      </Button>
      {open && <ReportDialog questionId={questionId} answered={answered} onClose={() => setOpen(false)} />}
    </>
  )
}
