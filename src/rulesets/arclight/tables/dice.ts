/** ARC.dice: the dice of the game. */
export const DICE = [2, 4, 6, 8, 10, 12] as const
export type DieSize = (typeof DICE)[number]

/** ARC.skill.die: the Skill Level Table. */
const SKILL_LEVELS: readonly (readonly [to: number, die: DieSize])[] = [
  [2, 2],
  [4, 4],
  [6, 6],
  [8, 8],
  [10, 10],
  [12, 12],
]

export const HIGHEST_SKILL = 12

/** The die of a skill; null for skill 0, which rolls none. */
export function skillDie(skill: number): DieSize | null {
  if (skill <= 0) return null
  return SKILL_LEVELS.find(([to]) => skill <= to)?.[1] ?? 12
}

export interface DiceTerm {
  readonly count: number
  readonly sides: DieSize
}

const known = new Map<string, readonly DiceTerm[] | null>()

/** "2D8" or "1D6+1D10"; null if it isn't a roll of this game. */
export function parseDice(text: string): readonly DiceTerm[] | null {
  const before = known.get(text)
  if (before !== undefined) return before
  const terms = text.split('+').map(termOf)
  const whole = terms.every(term => term !== null) ? terms : null
  known.set(text, whole)
  return whole
}

function termOf(text: string): DiceTerm | null {
  const match = /^([1-6])D(\d+)$/.exec(text.trim().toUpperCase())
  const sides = DICE.find(size => size === Number(match?.[2]))
  return match && sides ? { count: Number(match[1]), sides } : null
}

/** "2D8 + 1D6": the Base Attack Dice and the Skill Die Bonus, as the cards print them. */
export const diceWords = (base: string, skill: DieSize | null): string =>
  [base.split('+').join(' + '), ...(skill ? [`1D${skill}`] : [])].join(' + ')
