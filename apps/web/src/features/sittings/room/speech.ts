import { sentencesOf, speakable } from '@norteia/domain/exam-room'
import { letters } from '@norteia/domain/question'
import type { SatQuestion } from '../wire.ts'

export const canSpeak = () => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis

/** What is read of a question, and whether something of it cannot be. */
export function scriptOf({ question }: SatQuestion, place: number) {
  const parts = [question.context, question.title].map(text => speakable(text ?? ''))
  const options = letters.slice(0, question.optionCount).map(letter => {
    const text = question[`alternative${letter}`]
    const spoken = text === null ? { text: 'figura', skipped: true } : speakable(text)
    return { ...spoken, text: `Alternativa ${letter}: ${spoken.text}.` }
  })
  const all = [...parts, ...options]
  return {
    sentences: [`Questão ${place + 1}.`, ...all.flatMap(({ text }) => sentencesOf(text))],
    skipped: all.some(({ skipped }) => skipped),
  }
}

function brazilianVoice() {
  const voices = speechSynthesis.getVoices()
  const plain = (lang: string) => lang.replace('_', '-').toLowerCase()
  return (
    voices.find(({ lang }) => plain(lang) === 'pt-br') ??
    voices.find(({ lang }) => plain(lang).startsWith('pt'))
  )
}

/** Reads sentence after sentence; answers how to stop. */
export function speak(sentences: readonly string[], onEnd: () => void) {
  speechSynthesis.cancel()
  const voice = brazilianVoice()
  let stopped = false
  const read = (index: number) => {
    const sentence = sentences[index]
    if (stopped) return
    if (sentence === undefined) return onEnd()
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.lang = 'pt-BR'
    if (voice) utterance.voice = voice
    utterance.onend = () => read(index + 1)
    utterance.onerror = () => !stopped && onEnd()
    speechSynthesis.speak(utterance)
  }
  read(0)
  return () => {
    stopped = true
    speechSynthesis.cancel()
  }
}
