import { Card } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { count } from './duration-words.ts'
import type { Summary } from './wire.ts'

const days = (number: number) => count(number, 'dia', 'dias')

export function StreakCard({ streak }: { streak: Summary['streak'] }) {
  const { studiedToday, freezeLeft, longest } = streak
  return (
    <Card
      title="Sequência"
      action={<span className="font-display text-step-1 font-bold tabular">{days(streak.days)}</span>}
    >
      <p>{studiedToday ? 'O dia de hoje já conta.' : 'Uma questão hoje já conta.'}</p>
      <p className="mt-2 text-step--1 text-muted">
        Um dia de descanso por semana não quebra a sequência.{' '}
        {!freezeLeft && 'O desta semana já foi usado; na segunda-feira vem outro. '}
        {longest > 0 && `Sua maior: ${days(longest)}.`}
      </p>
    </Card>
  )
}

export function LevelCard({ summary }: { summary: Summary }) {
  const { level, points, pointsInLevel, pointsToNextLevel } = summary
  return (
    <Card
      title={`Nível ${level}`}
      action={
        <span className="tabular text-muted">{count(points, 'ponto no total', 'pontos no total')}</span>
      }
    >
      <Progress
        label={`Até o nível ${level + 1}`}
        value={pointsInLevel}
        max={pointsInLevel + pointsToNextLevel}
        text={count(pointsToNextLevel, 'ponto', 'pontos')}
      />
      <p className="mt-3 text-step--1 text-muted">Pontos vêm de questões, provas e revisões.</p>
    </Card>
  )
}
