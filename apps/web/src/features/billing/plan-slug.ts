// Names that older links use (specification §3), and the plan's name on the landing page.
const aliases: Readonly<Record<string, string>> = {
  explorador: 'freemium',
  estudante: 'aprovador-pro',
  premium: 'guru-elite',
  'premium-anual': 'aprovador-pro-anual',
}

/** The plan a checkout link means. */
export function planSlug(asked: string | null) {
  const slug = asked?.toLowerCase() || 'aprovador-pro'
  return Object.hasOwn(aliases, slug) ? aliases[slug] : slug
}
