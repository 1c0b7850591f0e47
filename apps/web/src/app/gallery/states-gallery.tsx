import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { ClockIcon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Progress } from '../../ui/progress.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { StatTile } from '../../ui/stat-tile.tsx'
import { Section } from './section.tsx'

export function StatesGallery() {
  return (
    <Section title="Estados e blocos">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Loading />
        <SkeletonLines lines={4} />
        <Empty title="Nenhuma redação ainda" action={<Button>Escrever a primeira</Button>}>
          Aqui ficam seus textos, com a nota de cada competência.
        </Empty>
        <div className="space-y-3">
          <Failure
            message="Não conseguimos carregar as questões."
            requestId="01JD3V8N2K"
            onRetry={() => {}}
          />
          <Failure title="Sem conexão" message="Suas respostas estão guardadas neste aparelho." />
        </div>
        <div className="space-y-4">
          <Progress label="Simulado de Matemática" value={12} max={45} text="12 de 45 questões" />
          <Progress label="Vazio" value={0} />
          <Progress label="Completo" value={100} />
        </div>
        <div className="grid grid-cols-2 gap-4">
          <StatTile label="Nota estimada" value="689" unit="± 24" note="Com 32 questões" emphasis />
          <StatTile
            label="Tempo médio"
            value="2:48"
            unit="min"
            note="Por questão"
            icon={<ClockIcon className="size-4" />}
          />
        </div>
        <Card
          title="Próximo passo"
          action={
            <Button size="sm" variant="quiet">
              Ver todos
            </Button>
          }
        >
          <p>Refaça as três questões de razão e proporção que errou na terça.</p>
        </Card>
        <Card tone="quiet" title="Bloco discreto">
          <p className="text-muted">Para o que acompanha, sem pedir atenção.</p>
        </Card>
      </div>
    </Section>
  )
}
