/** How long, as people write it: `35 min`, `1h20`, `12h`. */
export function sayMinutes(minutes: number) {
  const whole = Math.max(0, Math.round(minutes))
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours}h` : `${hours}h${String(rest).padStart(2, '0')}`
}

/** Begun minutes do not count: nobody is told of time they did not study. */
export const saySeconds = (seconds: number) => sayMinutes(Math.floor(seconds / 60))

export const count = (number: number, one: string, more: string) =>
  `${number.toLocaleString('pt-BR')} ${number === 1 ? one : more}`
