/** "1 base", "3 bases", "2 entries". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** "the Shermans, the Stuarts and Able Platoon". */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** "+2", "−1", "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

const HAIR = 1e-6

/**
 * A measurement to one decimal place, "12.3"; beside a whole or half number two, rounded away from it. Limits are such
 * numbers: 12.003 must not read as 12 where 12 is allowed.
 */
export function measured(value: number): string {
  const limit = Math.round(value * 2) / 2
  const over = value - limit
  if (Math.abs(over) < HAIR) return String(limit)
  if (Math.abs(over) >= 0.05) return String(Math.round(value * 10) / 10)
  const hundredths = (value - HAIR * Math.sign(over)) * 100
  return ((over > 0 ? Math.ceil(hundredths) : Math.floor(hundredths)) / 100).toFixed(2)
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The name of an enemy's piece. It says whose it is where a piece of one's own has the same name. */
export const enemyName = (name: string, own: readonly { readonly name: string }[]): string =>
  own.some(piece => piece.name === name) ? `the enemy's ${name}` : name
