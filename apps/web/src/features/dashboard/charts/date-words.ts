const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

/** `05/10`, of a São Paulo day. */
export const sayDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`

/** `seg`, of a São Paulo day. */
export const sayWeekday = (day: string) => weekday.format(new Date(`${day}T12:00:00Z`)).replace('.', '')

/** `05/10/26`, of an instant. */
export const sayDate = (instant: string) => moment.format(new Date(instant))
