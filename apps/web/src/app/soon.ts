const admin = {
  what: 'Aqui será administrada esta instalação.',
  meanwhile: 'Enquanto isso, a administração é feita por linha de comando no servidor.',
}
const plans = {
  what: 'Aqui ficarão seus planos de estudo: as semanas, o que fazer em cada dia e o que já foi feito.',
  meanwhile:
    'Enquanto isso, escolha dois horários fixos por semana e comece pela matéria que mais pesa para você.',
}

/** What each section will be, and what a student can do until then. An entry goes when its section is built. */
export const soon: Readonly<Record<string, { what: string; meanwhile: string }>> = {
  'plano-ia': {
    what: 'Aqui você dirá sua prova, seu tempo e suas dificuldades, e receberá um plano semana a semana que se refaz quando a vida atrapalha.',
    meanwhile: plans.meanwhile,
  },
  'mapa-aprovacao': {
    what: 'Aqui um diagnóstico curto mostrará onde você está em cada matéria e o que mais rende estudar agora.',
    meanwhile:
      'Enquanto isso, refaça uma prova antiga e anote os assuntos em que ficou em dúvida: é um bom mapa.',
  },
  'guru-aprovacao': {
    what: 'Aqui suas notas serão comparadas com as notas de corte do SISU, com os pesos e as cotas de cada curso.',
    meanwhile: 'Enquanto isso, as notas de corte de cada edição estão no site do SISU.',
  },
  'trilha-inteligente': {
    what: 'Aqui cada matéria será um caminho de assuntos, na ordem em que um prepara o outro.',
    meanwhile: 'Enquanto isso, siga o sumário de um bom livro: ele também é uma trilha.',
  },
  cursos: {
    what: 'Aqui ficarão as aulas, cada uma com seus exercícios do básico ao avançado.',
    meanwhile: 'Enquanto isso, estude um assunto por vez e termine sempre com alguns exercícios dele.',
  },
  apostilas: {
    what: 'Aqui ficarão apostilas para ler, marcar e baixar, com resumo e exercícios.',
    meanwhile: 'Enquanto isso, escrever seu próprio resumo de cada assunto ensina mais do que reler.',
  },
  'guia-prompts': {
    what: 'Aqui um tutor vai guiar seu raciocínio com perguntas, sem entregar a resposta.',
    meanwhile:
      'Enquanto isso, explique um assunto em voz alta como se ensinasse alguém: onde travar, estude.',
  },
  'correcao-redacao': {
    what: 'Aqui sua redação será corrigida pelas cinco competências do ENEM, com cada observação presa ao trecho de que fala.',
    meanwhile:
      'Enquanto isso, a Cartilha do Participante, no site do Inep, mostra redações nota mil comentadas.',
  },
  'duelo-aprovacao': {
    what: 'Aqui você vai responder às mesmas questões que outra pessoa, ao mesmo tempo.',
    meanwhile: 'Enquanto isso, combine com um colega de resolver as mesmas dez questões e comparar.',
  },
  'sob-pressao': {
    what: 'Aqui serão 30 questões em 40 minutos, no relógio do servidor.',
    meanwhile: 'Enquanto isso, treine ritmo: três minutos por questão, e a difícil fica para o fim.',
  },
  comunidade: {
    what: 'Aqui estudantes trocarão dicas, materiais e experiências.',
    meanwhile: 'Você já pode informar sua data de nascimento em Minha conta: as áreas sociais dependem dela.',
  },
  'estudo-compartilhado': {
    what: 'Aqui você vai perguntar e responder dúvidas de cada matéria.',
    meanwhile: 'Enquanto isso, guarde suas dúvidas por escrito: uma pergunta bem-feita já é meio caminho.',
  },
  mentores: {
    what: 'Aqui você vai conversar com mentores e marcar horários.',
    meanwhile: 'Enquanto isso, anote o que perguntaria a quem já passou.',
  },
  admin,
  'admin/plans': admin,
  'admin/coupons': admin,
  'study-plans': plans,
  'create-study-plan': plans,
  'view-study-plan': plans,
}
