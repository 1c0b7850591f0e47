import type { SittingWords } from '../sittings/public.tsx'

export const words: SittingWords = {
  path: '/platform/treine-com-provas',
  back: 'Voltar às Provas',
  done: 'Prova concluída!',
  again: 'Fazer de novo',
}
