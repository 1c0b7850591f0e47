import type { SittingWords } from '../sittings/public.tsx'

export const words: SittingWords = {
  path: '/platform/simulacoes',
  back: 'Voltar para Listagem',
  done: 'Simulado Concluído!',
  again: 'Tentar Novamente',
}
