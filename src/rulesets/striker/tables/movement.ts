/** STR.core.move.*: cm per movement phase. */
export const INFANTRY = { walk: 5, run: 10, evade: 5, crawl: 2.5 } as const
export const ENCUMBERED = { walk: 2.5, run: 6 } as const
export const GRAV_BELT = { noe: 100, high: 250 } as const
/** Animals by their speed multiplier. */
export const animalRates = (multiplier: number) => ({ walk: 2.5 * multiplier, run: 10 * multiplier })

/** STR.core.scale.turn: a turn is 30 seconds, a centimetre is 10 metres. */
export const cmPerTurn = (kmh: number): number => (kmh * 5) / 6

/** Nap-of-the-earth (NOE) speed by tech level of the controls, km/h. */
export const NOE_KMH: Readonly<Record<number, number>> = {
  8: 80,
  9: 110,
  10: 120,
  11: 130,
  12: 140,
  13: 150,
  14: 160,
  15: 170,
}

/** Maximum speed by net G, km/h. The last row also covers everything above it. */
export const MAXIMUM_KMH: readonly (readonly [netG: number, kmh: number])[] = [
  [0.1, 120],
  [0.2, 240],
  [0.3, 350],
  [0.5, 550],
  [0.75, 750],
  [1, 900],
  [1.5, 1050],
  [2, 1200],
]
export const CRUISE_SHARE = 0.75

export type Air = 'dense' | 'standard' | 'thin'
const AIR_FACTOR: Readonly<Record<Air, number>> = { dense: 0.5, standard: 1, thin: 1.5 }

/** STR.core.move.grav-max: the highest row reached, 0 below the first. */
export function gravMaximum(netG: number, air: Air = 'standard'): { readonly max: number; readonly cruise: number } {
  const kmh = MAXIMUM_KMH.filter(([g]) => netG >= g - 1e-9).at(-1)?.[1] ?? 0
  const max = cmPerTurn(kmh) * AIR_FACTOR[air]
  return { max, cruise: max * CRUISE_SHARE }
}

/** STR.core.move.high: the owner chooses a height between these, in metres. */
export const HIGH = { least: 60, most: 1000 } as const

/** Heights above the ground in metres, for eyes and flight modes. */
export const EYES = { ground: 2, noe: 3, popup: 20, terrainFollowing: 30, high: 200 } as const
