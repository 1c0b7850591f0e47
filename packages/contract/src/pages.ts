/** Pages that are plain HTML before any script: made at build time, listed in the sitemap. */
export const publicPages = [
  '/',
  '/plans',
  '/minha-nota-tri',
  '/termos',
  '/privacidade',
  '/reembolso',
  '/contato',
] as const
export type PublicPage = (typeof publicPages)[number]

/** Addresses the application answers; `/*` means everything below. Any other address is a 404. */
export const appPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verificar-email',
  '/responsavel',
  '/checkout',
  '/generate-plan',
  '/platform',
  '/platform/*',
] as const

/** Old addresses that move with a full page load. */
export const redirects: Readonly<Record<string, string>> = {
  '/courses': '/platform/courses',
  '/exercises': '/platform/exercises',
  '/simulations': '/platform/simulations',
  '/mentors': '/platform/mentors',
  '/study-prompts': '/platform/study-prompts',
  '/adaptive-learning': '/platform/adaptive-learning',
  '/community': '/platform/community',
  '/ranking': '/platform/ranking',
  '/admin': '/platform/admin',
  '/dashboard': '/platform',
}

/** English names below /platform that open a Portuguese section. */
export const sectionAliases: Readonly<Record<string, string>> = {
  courses: 'cursos',
  exercises: 'exercicios',
  simulations: 'simulacoes',
  mentors: 'mentores',
  'study-prompts': 'guia-prompts',
  'adaptive-learning': 'trilha-inteligente',
  community: 'comunidade',
  'mentores-online': 'mentores?disponibilidade=online',
}

export function isAppPage(pathname: string) {
  return appPages.some(page =>
    page.endsWith('/*') ? pathname.startsWith(page.slice(0, -1)) : pathname === page,
  )
}
