import type { SessionReport } from '@norteia/contract/exercises'
import { nameOfSubject } from '@norteia/domain/question'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { BarPlot } from '../../ui/bar-plot.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChartFrame } from '../../ui/chart.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { StatTile } from '../../ui/stat-tile.tsx'
import { difficultyNames } from '../question-bank/public.tsx'
import { ADDRESS } from './list-query.ts'
import { UndeliveredNotice } from './open-training.tsx'
import { QuestionsOfReport } from './questions-of-report.tsx'
import { percentOf, shownDuration } from './report-words.ts'

/** What one training came to. */
export function ReportScreen({ id }: { id: string }) {
  // Answers may have arrived since the last look.
  const asked = useQuery({ ...api.exercises.session.queryOptions({ input: { id } }), staleTime: 0 })
  // A training nobody answered in is not known to the server.
  const unknown = asked.error && refusalOf(asked.error).code === 'nao_encontrado'
  return (
    <Page title="Relatório do treino" lead="O que você fez, e o que vale rever.">
      <UndeliveredNotice />
      {asked.isPending && <Loading label="Somando suas respostas…" />}
      {unknown && <NothingAnswered />}
      {asked.error && !asked.data && !unknown && (
        <Failure
          title="O relatório não chegou"
          message={`${refusalOf(asked.error).message} Suas respostas estão guardadas.`}
          onRetry={asked.refetch}
        />
      )}
      {asked.data && <Figures id={id} report={asked.data.data} />}
    </Page>
  )
}

const newTraining = (
  <Link to={ADDRESS} className={buttonClass('primary')}>
    Novo treino
  </Link>
)

function NothingAnswered() {
  return (
    <Empty title="Nenhuma resposta neste treino" action={newTraining}>
      Responda a uma questão, e o relatório aparece aqui.
    </Empty>
  )
}

function Figures({ id, report }: { id: string; report: SessionReport }) {
  const { answers, hits, seconds, points } = report
  if (answers === 0) return <NothingAnswered />
  const wrong = answers - hits
  return (
    <>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
        <StatTile
          label="Acertos"
          value={hits}
          unit={`de ${answers}`}
          note={`${percentOf(hits, answers)} das respostas`}
          emphasis
        />
        <StatTile label="Tempo" value={shownDuration(seconds)} note="Com a questão na tela" />
        <StatTile
          label="Por questão"
          value={shownDuration(Math.round(seconds / answers))}
          note="Em média. No ENEM são cerca de 3 min."
        />
        <StatTile
          label="Pontos"
          value={points}
          note={points === 0 ? 'Só o primeiro acerto conta' : undefined}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {newTraining}
        {wrong > 0 && (
          <Link to={`${ADDRESS}?only=erradas`} className={buttonClass('secondary')}>
            Praticar as que errei
          </Link>
        )}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Share
          title="Por matéria"
          of="Matéria"
          rows={report.bySubject.map(row => ({ label: nameOfSubject(row.subject), ...row }))}
        />
        <Share
          title="Por dificuldade"
          of="Dificuldade"
          rows={report.byDifficulty.map(row => ({ label: difficultyNames[row.difficulty], ...row }))}
        />
      </div>
      <QuestionsOfReport id={id} questions={report.questions} />
    </>
  )
}

type Row = { label: string; answers: number; hits: number }

function Share({ title, of, rows }: { title: string; of: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  const words = ({ answers, hits }: Row) => `${hits} de ${answers}`
  return (
    <Card as="div">
      <ChartFrame
        title={title}
        summary={`${rows.map(row => `${row.label}: ${words(row)}`).join('; ')}.`}
        table={{
          columns: [of, 'Respostas', 'Acertos', 'Aproveitamento'],
          rows: rows.map(row => [row.label, row.answers, row.hits, percentOf(row.hits, row.answers)]),
        }}
      >
        <BarPlot
          max={100}
          format={value => `${Math.round(value)}%`}
          bars={rows.map(row => ({
            label: `${row.label} (${words(row)})`,
            value: (row.hits / row.answers) * 100,
            tone: 'you',
          }))}
        />
      </ChartFrame>
    </Card>
  )
}
