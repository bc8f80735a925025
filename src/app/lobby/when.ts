const STEPS = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
] as const

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const dated = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })

/** "3 minutes ago" or a date; nothing where there is no date. */
export function whenWords(iso: string, now: number): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return ''
  const seconds = Math.max(0, Math.round((now - at) / 1000))
  if (seconds < 60) return 'just now'
  if (seconds > 6 * 86_400) return dated.format(at)
  const [unit, length] = STEPS.findLast(([, size]) => seconds >= size) ?? STEPS[0]
  return relative.format(-Math.floor(seconds / length), unit)
}
