import type { Vehicle } from '../../cards/vehicle'
import type { Scalar } from '../../parts/json'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import type { Sense } from '../../tables/senses'
import { memoizeStand } from '../memoize-stand'
import { devicesOf } from '../r46-electronic-detection/devices'
import { vehicleOf } from '../stands'

export const KEY = '47'

/** STR.47.A.2, .A.3: how far a light reaches, how much it lights, and how far off the light itself is seen. */
export const LIGHTS = {
  searchlight: { name: 'searchlight', range: 200, radius: 2, seen: 500, sense: 'eye', rule: 'STR.47.A.2.s1' },
  irScope: { name: 'infrared scope', range: 50, radius: 2, seen: 150, sense: 'infrared', rule: 'STR.47.A.3.s2' },
  irSearchlight: {
    name: 'infrared searchlight',
    range: 100,
    radius: 2,
    seen: 300,
    sense: 'infrared',
    rule: 'STR.47.A.3.s3',
  },
} as const satisfies Record<string, { readonly sense: Sense; readonly [more: string]: unknown }>
export type LightKind = keyof typeof LIGHTS
export const LIGHT_KINDS = Object.keys(LIGHTS) as readonly LightKind[]

/** The tech level from which each aid is made; ours. */
export const SINCE = { searchlight: 5, irScope: 6, irSearchlight: 6, lightAmp: 7 } as const
export type Aid = keyof typeof SINCE
export const AIDS = Object.keys(SINCE) as readonly Aid[]

/** What the printed vehicles carry, by card. The source doesn't say, so all of it is ours. */
const FITTED: Readonly<Record<string, readonly Aid[]>> = {
  'truck-5': [],
  'light-tank-6': ['searchlight'],
  'medium-tank-7': ['searchlight', 'irSearchlight'],
  MBT8: ['irSearchlight', 'lightAmp'],
  ATV8: ['searchlight'],
  'armoured-car-9': ['lightAmp'],
  'apc-9': ['irSearchlight', 'lightAmp'],
  'g-carrier-9': ['searchlight', 'lightAmp'],
  GAPC12: ['lightAmp'],
  LGT13: ['lightAmp'],
  HGT15: ['lightAmp'],
}
const aidsIn = (fitting: Readonly<Record<string, Scalar>>): ReadonlySet<Aid> =>
  new Set(AIDS.filter(aid => fitting[aid] === true))
export const aidsOn = ({ id, extra }: Pick<Vehicle, 'id' | 'extra'>): ReadonlySet<Aid> =>
  extra?.[KEY] ? aidsIn(extra[KEY]) : new Set(FITTED[id] ?? [])

const isUp = ({ file: { value } }: Stand['men'][number]): boolean => !value || !(value.serious || value.dead)

/** What a vehicle carries, or the fit men of a stand. */
export const aidsOf = memoizeStand(({ cards }) => cards, findAids)
function findAids(state: State, stand: Stand): ReadonlySet<Aid> {
  const card = vehicleOf(state, stand)
  if (card) return aidsOn(card)
  return new Set(stand.men.filter(isUp).flatMap(({ gear }) => [...aidsIn(gear?.[KEY] ?? {})]))
}

/** STR.47.A.3.s4: active or passive infrared, or thermal imaging. */
export function hasIrVision(state: State, stand: Stand): boolean {
  const aids = aidsOf(state, stand)
  if (aids.has('irScope') || aids.has('irSearchlight')) return true
  const { passiveIr, thermal } = devicesOf(state, stand)
  return passiveIr !== null || thermal > 0
}
