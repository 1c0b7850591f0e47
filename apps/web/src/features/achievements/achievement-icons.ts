import type { ComponentType, SVGProps } from 'react'
import {
  BookIcon,
  CardsIcon,
  CheckIcon,
  CompassIcon,
  ExamIcon,
  FlameIcon,
  RouteIcon,
  StarIcon,
  TargetIcon,
} from '../../ui/icons.tsx'

type Icon = ComponentType<SVGProps<SVGSVGElement>>

const icons: Record<string, Icon> = {
  target: TargetIcon,
  check: CheckIcon,
  flame: FlameIcon,
  exam: ExamIcon,
  book: BookIcon,
  cards: CardsIcon,
  compass: CompassIcon,
  chart: RouteIcon,
  star: StarIcon,
}

/** One for every name of the catalogue, and a star for a name this version does not know yet. */
export const iconOf = (name: string): Icon => (Object.hasOwn(icons, name) ? icons[name]! : StarIcon)
