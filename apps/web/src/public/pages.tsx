import type { PublicPage } from '@norteia/contract/pages'
import type { ComponentType } from 'react'
import { ContactPage } from './contact/contact-page.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import { PrivacyPage } from './legal/privacy-page.tsx'
import { RefundPage } from './legal/refund-page.tsx'
import { TermsPage } from './legal/terms-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PlansPage } from './plans/plans-page.tsx'
import { TriScorePage } from './tri-score/tri-score-page.tsx'

type Page = { title: string; description: string; Body: ComponentType }

export const pages: Record<PublicPage, Page> = {
  '/': {
    title: 'Norteia: estudar nunca foi tão inteligente',
    description:
      'Plataforma de estudos para ENEM, SISU, FUVEST, concursos e OAB. Responda uma questão, veja como a nota TRI funciona e comece grátis.',
    Body: LandingPage,
  },
  '/plans': {
    title: 'Planos e preços | Norteia',
    description:
      'Compare os planos da Norteia: Explorador gratuito, Aprovador Pro e Guru Elite. Cancele em dois cliques, com 30 dias de garantia.',
    Body: PlansPage,
  },
  '/minha-nota-tri': {
    title: 'Minha nota TRI: calcule a nota do ENEM | Norteia',
    description:
      'Digite as respostas de qualquer ENEM de 2009 a 2025 e veja a nota TRI por área, com margem de erro, gabarito e coerência. Sem cadastro.',
    Body: TriScorePage,
  },
  '/termos': {
    title: 'Termos de uso | Norteia',
    description: 'As regras de uso da Norteia em português claro: conta, planos, conteúdo, IA e convivência.',
    Body: TermsPage,
  },
  '/privacidade': {
    title: 'Privacidade | Norteia',
    description:
      'Que dados a Norteia guarda, por quê, por quanto tempo, e como baixar ou apagar tudo. LGPD e proteção de menores.',
    Body: PrivacyPage,
  },
  '/reembolso': {
    title: 'Cancelamento e reembolso | Norteia',
    description:
      'Como cancelar em dois cliques e receber o dinheiro de volta: 7 dias por lei e 30 dias de garantia da Norteia.',
    Body: RefundPage,
  },
  '/contato': {
    title: 'Contato e ajuda | Norteia',
    description: 'Fale com a Norteia: dúvidas, erros em questões, pagamentos, privacidade e acessibilidade.',
    Body: ContactPage,
  },
}

export const notFoundPage: Page = {
  title: 'Página não encontrada | Norteia',
  description: 'Este endereço não existe na Norteia.',
  Body: NotFoundPage,
}
