import { read, totalOf } from './dice'

/** How often each total falls, by the total. */
type Chances = readonly number[]

const throwChances = new Map<number, { outcome: number; fumble: boolean; chance: number }[]>()

/** Every reading of a throw with its chance. */
function readings(skill: number) {
  const known = throwChances.get(skill)
  if (known) return known
  const found = new Map<number, number>()
  const throws = 6 ** skill
  for (let n = 0; n < throws; n++) {
    const faces = Array.from({ length: skill }, (_, die) => (Math.floor(n / 6 ** die) % 6) + 1)
    const { outcome } = read(faces)
    found.set(outcome, (found.get(outcome) ?? 0) + 1 / throws)
  }
  // Only a fumble is read as 0.
  const rows = [...found].map(([outcome, chance]) => ({ outcome, fumble: outcome === 0, chance }))
  throwChances.set(skill, rows)
  return rows
}

function totals(skill: number, modifiers: number): Chances {
  const chances: number[] = []
  for (const { outcome, fumble, chance } of readings(skill)) {
    const total = totalOf({ faces: [], outcome, fumble }, modifiers)
    chances[total] = (chances[total] ?? 0) + chance
  }
  return chances
}

const marginTables = new Map<string, Chances>()

/** The chance of each Margin of Success, by the margin; what is missing is failure. For a quick look ahead. */
export function marginChances(skill: number, attack: number, defence: number): Chances {
  const key = `${skill}:${attack}:${defence}`
  const known = marginTables.get(key)
  if (known) return known
  const margins: number[] = []
  totals(skill, attack).forEach((a, total) => {
    totals(skill, defence).forEach((d, other) => {
      const margin = total - other
      if (margin > 0) margins[margin] = (margins[margin] ?? 0) + a * d
    })
  })
  marginTables.set(key, margins)
  return margins
}
