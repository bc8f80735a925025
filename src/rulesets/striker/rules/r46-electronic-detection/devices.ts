import type { Armour } from '../../cards/armour'
import type { Vehicle } from '../../cards/vehicle'
import type { Scalar } from '../../parts/json'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { memoizeStand } from '../memoize-stand'
import { armourOf, isPersonnel, vehicleOf } from '../stands'

export const KEY = '46'
export type Fitting = Readonly<Record<string, Scalar>>

/** B7: the power of radars in km and the range of passive infrared in cm, by tech level. All values are ours. */
// biome-ignore format: the table
const BY_TL: Readonly<Record<number, { readonly radarKm: number; readonly passiveIrCm: number }>> = {
  6:  { radarKm: 5,  passiveIrCm: 25 },
  7:  { radarKm: 10, passiveIrCm: 50 },
  8:  { radarKm: 15, passiveIrCm: 100 },
  9:  { radarKm: 20, passiveIrCm: 150 },
  10: { radarKm: 25, passiveIrCm: 200 },
  11: { radarKm: 30, passiveIrCm: 250 },
  12: { radarKm: 40, passiveIrCm: 300 },
  13: { radarKm: 50, passiveIrCm: 300 },
  14: { radarKm: 50, passiveIrCm: 300 },
  15: { radarKm: 50, passiveIrCm: 300 },
}
/** The tech level from which each device is made. */
export const SINCE = { radar: 6, ladar: 6, passiveIr: 6, thermal: 8, basic: 7, extensive: 8 } as const
export const CM_PER_KM = 100

/** What the printed vehicles carry, by card. The source doesn't say, so all of it is ours. */
const FITTED: Readonly<Record<string, Fitting>> = {
  MBT8: { thermalTl: 8 },
  'armoured-car-9': { passiveIrTl: 9, ecm: 'basic', ecmTl: 9 },
  'apc-9': { passiveIrTl: 9 },
  'g-carrier-9': { radarTl: 9 },
  GAPC12: { thermalTl: 12, enhanced: true, ecm: 'basic', ecmTl: 12 },
  LGT13: { thermalTl: 13, ladarTl: 13, enhanced: true, ecm: 'extensive', ecmTl: 13 },
  HGT15: { thermalTl: 15, radarTl: 15, ladarTl: 15, enhanced: true, ecm: 'extensive', ecmTl: 15 },
}
export const fittingOf = ({ id, extra }: Pick<Vehicle, 'id' | 'extra'>): Fitting => extra?.[KEY] ?? FITTED[id] ?? {}

export interface Detector {
  readonly tl: number
  readonly cm: number
}
export interface Ecm {
  readonly level: 'basic' | 'extensive'
  readonly tl: number
}
export interface Devices {
  readonly radar: Detector | null
  readonly ladar: Detector | null
  readonly passiveIr: Detector | null
  /** Tech level of the thermal imaging; 0 for none. */
  readonly thermal: number
  readonly enhanced: boolean
  readonly ecm: Ecm | null
  /** Tech level of the radar jammer; 0 for none. */
  readonly jammer: number
}

const numberIn = (fitting: Fitting, name: string): number => {
  const value = fitting[name]
  return typeof value === 'number' ? value : 0
}
const detectorIn = (fitting: Fitting, name: 'radar' | 'ladar'): Detector | null => {
  const tl = numberIn(fitting, `${name}Tl`)
  return tl > 0 ? { tl, cm: (numberIn(fitting, `${name}Km`) || (BY_TL[tl]?.radarKm ?? 0)) * CM_PER_KM } : null
}
function passiveIrIn(fitting: Fitting): Detector | null {
  const tl = numberIn(fitting, 'passiveIrTl')
  return tl > 0 ? { tl, cm: numberIn(fitting, 'passiveIrCm') || (BY_TL[tl]?.passiveIrCm ?? 0) } : null
}
export function devicesIn(fitting: Fitting): Devices {
  const level = fitting.ecm
  return {
    radar: detectorIn(fitting, 'radar'),
    ladar: detectorIn(fitting, 'ladar'),
    passiveIr: passiveIrIn(fitting),
    thermal: numberIn(fitting, 'thermalTl'),
    enhanced: fitting.enhanced === true,
    ecm: level === 'basic' || level === 'extensive' ? { level, tl: numberIn(fitting, 'ecmTl') } : null,
    jammer: numberIn(fitting, 'radarJammerTl'),
  }
}

/** Who can't be known to be out counts as fit. */
const standing = ({ men }: Stand) => men.filter(({ file: { value } }) => !value || !(value.serious || value.dead))

/** The devices of a vehicle, or the best of what the men of a stand carry. */
export const devicesOf = memoizeStand(({ cards }) => cards, findDevices)
function findDevices(state: State, stand: Stand): Devices {
  const card = vehicleOf(state, stand)
  if (card) return devicesIn(fittingOf(card))
  const carried: Record<string, Scalar> = {}
  for (const { gear } of standing(stand))
    for (const [name, value] of Object.entries(gear?.[KEY] ?? {})) {
      const best = carried[name]
      carried[name] = typeof best === 'number' && typeof value === 'number' ? Math.max(best, value) : value
    }
  return devicesIn(carried)
}

/** The weakest of these suits has an armour value of 6; a vacc suit has 5. */
const WEAKEST_SUIT = 6
const isCombatSuit = ({ sealed, environment, value, extra }: Armour): boolean =>
  extra?.[KEY]?.suit === true || (sealed && environment && value >= WEAKEST_SUIT)
const isChameleon = ({ extra }: Armour): boolean => extra?.[KEY]?.chameleon === true

/** How suits hide a stand from thermal imaging: every man must be hidden, by one or the other. */
export interface Suits {
  /** Every man wears a combat suit with a chameleon surface. */
  readonly chameleon: boolean
  /** Hidden from devices below this tech level. */
  readonly belowTl: number
}
export const suitsOf = memoizeStand(({ cards }) => cards, findSuits)
function findSuits(state: State, stand: Stand): Suits {
  const worn = isPersonnel(stand) ? standing(stand).map(({ armour }) => armourOf(state, armour)) : []
  const plain = worn.filter(armour => !(isCombatSuit(armour) && isChameleon(armour)))
  const tls = plain.map(armour => (isCombatSuit(armour) ? armour.tl : 0))
  return {
    chameleon: worn.length > 0 && plain.length === 0,
    belowTl: tls.length > 0 ? Math.min(...tls) : 0,
  }
}
