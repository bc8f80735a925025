import { z } from '../../../engine/schema'

export const QUALITIES = ['recruit', 'regular', 'veteran', 'elite'] as const
export const quality = z.enum(QUALITIES)
export type Quality = z.infer<typeof quality>

interface QualityRow {
  readonly morale: number
  readonly skill: number
  readonly fire: number
  /** Modifier for fire missions they observe; null if they can't observe. */
  readonly observer: number | null
  /** Turns a crew needs to start a fire mission. */
  readonly delay: number
  /** Balance points of one man. */
  readonly points: number
}

// biome-ignore format: the printed table
export const QUALITY: Readonly<Record<Quality, QualityRow>> = {
  recruit: { morale: 4,  skill: 1, fire: -1, observer: null, delay: 3, points: 0.6 },
  regular: { morale: 7,  skill: 2, fire: 0,  observer: 1,    delay: 2, points: 1 },
  veteran: { morale: 10, skill: 3, fire: 1,  observer: 3,    delay: 1, points: 1.5 },
  elite:   { morale: 13, skill: 4, fire: 2,  observer: 3,    delay: 1, points: 2 },
}

export type Initiative = 'low' | 'average' | 'high'

/** STR.core.quality.initiative: from base morale, without a leader's bonus. */
export const initiativeOf = (morale: number): Initiative => (morale <= 5 ? 'low' : morale <= 9 ? 'average' : 'high')

export const FORCE_TYPES = ['militia', 'conscript', 'professional', 'picked'] as const
export type ForceType = (typeof FORCE_TYPES)[number]

export const FORCE_NAMES: Readonly<Record<ForceType, string>> = {
  militia: 'militia',
  conscript: 'conscripts',
  professional: 'professionals',
  picked: 'picked troops',
}

/** Percentages of recruits, regulars, veterans and elite. */
export const MIX: Readonly<Record<ForceType, readonly [number, number, number, number]>> = {
  militia: [60, 30, 10, 0],
  conscript: [40, 40, 15, 5],
  professional: [15, 45, 30, 10],
  picked: [0, 25, 50, 25],
}

/** STR.core.quality.mix: whole men, by largest remainder. The lower grade wins ties. */
export function mixOf(type: ForceType, men: number): Readonly<Record<Quality, number>> {
  const shares = MIX[type].map(percent => (percent * men) / 100)
  const whole = shares.map(Math.floor)
  const left = men - whole.reduce((sum, n) => sum + n, 0)
  const byRemainder = shares
    .map((share, i) => ({ i, rest: share - (whole[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i)
  for (const { i } of byRemainder.slice(0, left)) whole[i] = (whole[i] ?? 0) + 1
  const [recruit = 0, regular = 0, veteran = 0, elite = 0] = whole
  return { recruit, regular, veteran, elite }
}
