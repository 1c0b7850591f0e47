/** Who runs this installation, as configured when the pages are built. Nothing here is made up. */
export const operator = {
  baseUrl: (import.meta.env.APP_URL || 'http://localhost:3000').replace(/\/$/, ''),
  email: import.meta.env.CONTACT_EMAIL || 'contato@norteia.local',
  company: import.meta.env.COMPANY_NAME || null,
  cnpj: import.meta.env.COMPANY_CNPJ || null,
} as { baseUrl: string; email: string; company: string | null; cnpj: string | null }
