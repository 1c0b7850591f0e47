import type { Period } from './wire.ts'

type Words = { tab: string; during: string; since: string; resets: string }

export const periodWords: Record<Period, Words> = {
  semanal: {
    tab: 'Semanal',
    during: 'nesta semana',
    since: 'Desde segunda-feira',
    resets: 'Toda segunda-feira às 00:00, no horário de São Paulo, uma semana nova começa do zero.',
  },
  mensal: {
    tab: 'Mensal',
    during: 'neste mês',
    since: 'Desde o dia 1º',
    resets: 'No dia 1º de cada mês às 00:00, no horário de São Paulo, um mês novo começa do zero.',
  },
  geral: {
    tab: 'Geral',
    during: 'até aqui',
    since: 'Desde o começo',
    resets: 'Este não zera: soma tudo o que você já fez.',
  },
}

export const sayDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`
export const whole = (value: number) => value.toLocaleString('pt-BR')
export const sayPoints = (points: number) => `${whole(points)} ${points === 1 ? 'ponto' : 'pontos'}`
