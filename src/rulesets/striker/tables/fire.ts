/** STR.core.direct.class: the roll needed in each range class. */
export const CLASSES = ['effective', 'long', 'extreme'] as const
export type RangeClass = (typeof CLASSES)[number]
export const CLASS_NEED: Readonly<Record<RangeClass, number>> = { effective: 8, long: 10, extreme: 12 }

/** STR.core.direct.dm-fc: the modifier for a vehicle's fire control by tech level, and how far it helps. */
export const FIRE_CONTROL: Readonly<Record<number, { readonly dm: number; readonly limit: number }>> = {
  5: { dm: 0, limit: 100 },
  6: { dm: 0, limit: 150 },
  7: { dm: 1, limit: 200 },
  8: { dm: 1, limit: 300 },
  9: { dm: 2, limit: 400 },
  10: { dm: 2, limit: 500 },
  11: { dm: 3, limit: 600 },
  12: { dm: 3, limit: 700 },
  13: { dm: 4, limit: 800 },
  14: { dm: 4, limit: 900 },
  15: { dm: 5, limit: 1000 },
}

/** STR.core.direct.t-number: how many targets automatic fire can hit, by its bonus at effective range. */
export const targetsOf = (bonus: number | null): number => {
  if (bonus === null || bonus <= 0) return 1
  if (bonus <= 3) return 2
  if (bonus <= 5) return 3
  return bonus <= 7 ? 4 : 5
}

/** STR.core.direct.dm-*: modifiers to hit. */
export const FIRE_DM = {
  walked: -1,
  walkedHighRecoil: -2,
  evadingFirer: -2,
  movedUnstabilised: -3,
  concealed: -1,
  cover: -2,
  evadingTarget: -2,
  popup: -1,
  fastGround: -1,
  drone: -5,
  optics: -2,
  light: -1,
} as const
export const FAST_GROUND = 50
export const SPEED_STEP = 250
export const SPEED_MOST = 8

/** How far automatic fire spreads from its target, in cm. */
export const SPREAD = 2
