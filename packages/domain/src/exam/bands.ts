const BANDS = [
  {
    from: 80,
    label: 'Excelente',
    recommendation:
      'Você domina a maior parte do que foi cobrado. Reveja com calma os poucos erros e suba a dificuldade: são as questões difíceis que ainda rendem pontos.',
  },
  {
    from: 60,
    label: 'Bom',
    recommendation:
      'A base está firme. Comece a revisão pelas questões fáceis e médias que escaparam: na TRI são elas que mais pesam contra a nota.',
  },
  {
    from: 40,
    label: 'Regular',
    recommendation:
      'Metade do caminho está feita. Escolha os dois assuntos com mais erros aqui embaixo, estude um por vez e volte a eles na Revisão do dia.',
  },
  {
    from: 0,
    label: 'Precisa Melhorar',
    recommendation:
      'Ainda não é hora de correr atrás de tudo. Escolha uma matéria, faça exercícios fáceis dela até acertar com segurança e só então avance.',
  },
] as const

export type BandLabel = (typeof BANDS)[number]['label']

/** What a percentage of right answers is called, and what to do next. */
export function bandOf(percent: number): { label: BandLabel; recommendation: string } {
  const { label, recommendation } = BANDS.find(({ from }) => percent >= from) ?? BANDS[3]
  return { label, recommendation }
}
