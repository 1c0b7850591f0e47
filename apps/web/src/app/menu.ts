import type { ComponentType, SVGProps } from 'react'
import {
  BookIcon,
  CalendarIcon,
  CapIcon,
  CardsIcon,
  ChatIcon,
  ClockIcon,
  CompassIcon,
  ExamIcon,
  FlagIcon,
  FlameIcon,
  HomeIcon,
  MapIcon,
  PencilIcon,
  QuestionIcon,
  RouteIcon,
  SettingsIcon,
  StarIcon,
  SwordsIcon,
  TargetIcon,
  TrophyIcon,
  UserIcon,
  UsersIcon,
  VideoIcon,
} from '../ui/icons.tsx'

export const groups = ['Início', 'Planejar', 'Estudar', 'Praticar', 'Desafios', 'Pessoas', 'Gestão'] as const
export type Group = (typeof groups)[number]

export type Section = {
  /** What follows /platform/ in the address. */
  slug: string
  label: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
  /** Where it stands in the menu; without one it has an address but no entry. */
  group?: Group
  /** One of the four places at the bottom of a phone. */
  atHand?: true
  adminOnly?: true
  /** Addresses below it that have the whole screen, without the menu: an exam while it is sat. */
  fullScreen?: RegExp
  /** The screen's own chunk. Without it the section is announced as being built. */
  load?: () => Promise<ComponentType>
}

export const sections: readonly Section[] = [
  {
    slug: 'dashboard',
    label: 'Início',
    icon: HomeIcon,
    group: 'Início',
    atHand: true,
    load: () => import('../features/dashboard/dashboard-screen.tsx').then(file => file.DashboardScreen),
  },
  { slug: 'plano-ia', label: 'Plano de estudos', icon: CalendarIcon, group: 'Planejar' },
  { slug: 'mapa-aprovacao', label: 'Mapa da aprovação', icon: MapIcon, group: 'Planejar' },
  { slug: 'guru-aprovacao', label: 'Guru da Aprovação', icon: CompassIcon, group: 'Planejar' },
  { slug: 'trilha-inteligente', label: 'Trilha inteligente', icon: RouteIcon, group: 'Estudar' },
  { slug: 'cursos', label: 'Cursos', icon: VideoIcon, group: 'Estudar' },
  { slug: 'apostilas', label: 'Apostilas', icon: BookIcon, group: 'Estudar' },
  { slug: 'guia-prompts', label: 'Guia de prompts', icon: ChatIcon, group: 'Estudar' },
  {
    slug: 'exercicios',
    label: 'Exercícios',
    icon: TargetIcon,
    group: 'Praticar',
    atHand: true,
    load: () => import('../features/exercises/exercises-screen.tsx').then(file => file.ExercisesScreen),
  },
  {
    slug: 'revisao',
    label: 'Revisão do dia',
    icon: ClockIcon,
    group: 'Praticar',
    load: () => import('../features/review/review-screen.tsx').then(file => file.ReviewScreen),
  },
  {
    slug: 'simulacoes',
    label: 'Simulados',
    icon: ExamIcon,
    group: 'Praticar',
    atHand: true,
    fullScreen: /^simulacoes\/[\w-]+$/,
    load: () => import('../features/mock-exams/mock-exams-section.tsx').then(file => file.MockExamsSection),
  },
  {
    slug: 'treine-com-provas',
    label: 'Treine com provas',
    icon: CardsIcon,
    group: 'Praticar',
    fullScreen: /^treine-com-provas\/[\w-]+$/,
    load: () => import('../features/past-exams/past-exams-section.tsx').then(file => file.PastExamsSection),
  },
  { slug: 'correcao-redacao', label: 'Redação', icon: PencilIcon, group: 'Praticar', atHand: true },
  { slug: 'duelo-aprovacao', label: 'Duelo da Aprovação', icon: SwordsIcon, group: 'Desafios' },
  { slug: 'sob-pressao', label: 'Sob pressão', icon: FlameIcon, group: 'Desafios' },
  {
    slug: 'ranking',
    label: 'Ranking',
    icon: TrophyIcon,
    group: 'Desafios',
    load: () => import('../features/ranking/ranking-screen.tsx').then(file => file.RankingScreen),
  },
  {
    slug: 'conquistas',
    label: 'Conquistas',
    icon: StarIcon,
    group: 'Desafios',
    load: () =>
      import('../features/achievements/achievements-screen.tsx').then(file => file.AchievementsScreen),
  },
  { slug: 'comunidade', label: 'Comunidade', icon: UsersIcon, group: 'Pessoas' },
  { slug: 'estudo-compartilhado', label: 'Estudo Compartilhado', icon: QuestionIcon, group: 'Pessoas' },
  { slug: 'mentores', label: 'Mentores', icon: CapIcon, group: 'Pessoas' },
  { slug: 'admin', label: 'Administração', icon: SettingsIcon, group: 'Gestão', adminOnly: true },
  {
    slug: 'admin/questoes',
    label: 'Questões reportadas',
    icon: FlagIcon,
    group: 'Gestão',
    adminOnly: true,
    load: () => import('../features/question-bank/admin-screen.tsx').then(file => file.AdminScreen),
  },
  { slug: 'admin/plans', label: 'Planos à venda', icon: SettingsIcon, adminOnly: true },
  { slug: 'admin/coupons', label: 'Cupons', icon: SettingsIcon, adminOnly: true },
  { slug: 'study-plans', label: 'Meus planos de estudo', icon: CalendarIcon },
  { slug: 'create-study-plan', label: 'Novo plano de estudos', icon: CalendarIcon },
  { slug: 'view-study-plan', label: 'Plano de estudos', icon: CalendarIcon },
  {
    slug: 'conta',
    label: 'Minha conta',
    icon: UserIcon,
    load: () => import('../features/account/account-screen.tsx').then(file => file.AccountScreen),
  },
]
