import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PauseIcon, PlayIcon } from '../../../ui/icons.tsx'
import type { SatQuestion } from '../wire.ts'
import { useComfort } from './comfort.ts'
import { canSpeak, scriptOf, speak } from './speech.ts'

/** Reads the question with the browser's own voice. Not there when the browser has none. */
export function ReadAloud({ sat, place }: { sat: SatQuestion; place: number }) {
  const { readAloud } = useComfort()
  const [reading, setReading] = useState(false)
  const [skipped, setSkipped] = useState(false)
  const stop = useRef(() => {})

  // Another question, or leaving: silence.
  useEffect(() => () => stop.current(), [])

  if (!readAloud || !canSpeak()) return null

  const start = () => {
    const script = scriptOf(sat, place)
    setSkipped(script.skipped)
    setReading(true)
    stop.current = speak(script.sentences, () => setReading(false))
  }
  const halt = () => {
    stop.current()
    setReading(false)
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={reading ? <PauseIcon /> : <PlayIcon />}
        onClick={reading ? halt : start}
      >
        {reading ? 'Parar leitura' : 'Ouvir a questão'}
      </Button>
      {skipped && (
        <p className="w-full text-step--1 text-muted">
          A voz pula figuras e parte das fórmulas: confira na tela.
        </p>
      )}
    </>
  )
}
