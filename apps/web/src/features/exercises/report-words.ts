/** "45 s", "12 min 05 s", "1 h 20 min": as long as it must be to be understood. */
export function shownDuration(seconds: number) {
  const whole = Math.max(0, Math.round(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${two(whole % 60)} s`
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`
}

export const percentOf = (hits: number, answers: number) =>
  answers === 0 ? '–' : `${Math.round((hits / answers) * 100)}%`
