import { Button } from '../../../ui/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, CardsIcon } from '../../../ui/icons.tsx'

type RoomFooterProps = {
  place: number
  total: number
  onTurn: (step: 1 | -1) => void
  onSheet: () => void
  onFinish: () => void
}

/** Under the thumb: back, the sheet, on. */
export function RoomFooter({ place, total, onTurn, onSheet, onFinish }: RoomFooterProps) {
  const last = place === total - 1
  return (
    <nav
      aria-label="Questões"
      className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-2 px-3 py-2 sm:px-4 xl:mx-0 xl:mr-[32.5rem] xl:max-w-none xl:justify-center xl:px-8">
        <div className="contents xl:flex xl:w-full xl:max-w-reading xl:justify-between">
          <Button
            variant="secondary"
            className="px-3! sm:px-5!"
            icon={<ArrowLeftIcon />}
            disabled={place === 0}
            onClick={() => onTurn(-1)}
          >
            <span className="max-sm:sr-only">Anterior</span>
          </Button>
          <Button variant="quiet" className="px-2.5! xl:invisible" icon={<CardsIcon />} onClick={onSheet}>
            <span className="tabular">
              <span className="sr-only">Folha de respostas, questão </span>
              {place + 1}/{total}
            </span>
          </Button>
          {last ? (
            <Button onClick={onFinish}>Finalizar</Button>
          ) : (
            <Button className="px-3! sm:px-5!" onClick={() => onTurn(1)}>
              Próxima <ArrowRightIcon />
            </Button>
          )}
        </div>
      </div>
    </nav>
  )
}
