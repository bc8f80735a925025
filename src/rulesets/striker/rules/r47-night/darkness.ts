import { atMost } from '../../../../engine/geometry/units'
import type { Weapon } from '../../cards/weapon'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import type { Sense } from '../../tables/senses'
import type { LookMatter, LookTerms } from '../hooks'
import { THERMAL_REACH, warmthOf } from '../r46-electronic-detection/detection'
import { devicesOf } from '../r46-electronic-detection/devices'
import { isTargetVehicle } from '../spotting/spot-rows'
import { aidsOf, hasIrVision, LIGHTS } from './light-gear'
import { aimOf, infraredLights, isWarm, shownBy } from './lights'
import { multipleOf } from './state'

export function sensesBy47(state: State, stand: Stand): readonly Sense[] {
  const found: Sense[] = []
  if (aidsOf(state, stand).has('lightAmp')) found.push('intensifier')
  if (infraredLights(state).length > 0 && hasIrVision(state, stand)) found.push('infrared')
  return found
}

export function termsBy47(state: State, look: LookMatter): readonly LookTerms[] {
  switch (look.sense) {
    case 'eye':
      return [...givenAway(look), ...inTheDark(state, look, multipleOf(state))]
    case 'intensifier':
      return [...givenAway(look), AMPLIFIED, ...inTheDark(state, look, amplified(multipleOf(state)))]
    case 'infrared':
      return byInfrared(state, look)
    case 'passiveIr': {
      const device = devicesOf(state, look.spotter).passiveIr
      return device ? [{ rule: 'STR.47.A.4.s1', automatic: device.cm }, { rule: 'STR.47.A.4.s2' }] : NOTHING
    }
    case 'thermal':
      return HOT[warmthOf(look.target)]
    case 'radar':
    case 'ladar':
      return ECHO
    default:
      return NOTHING
  }
}
const NOTHING: readonly LookTerms[] = []
const ECHO: readonly LookTerms[] = [{ rule: 'STR.47.A.5.s1' }]
const HOT = {
  vehicle: [{ rule: 'STR.47.A.7.s1', automatic: THERMAL_REACH.vehicle }],
  personnel: [{ rule: 'STR.47.A.7.s1', automatic: THERMAL_REACH.personnel }],
} as const satisfies Record<string, readonly LookTerms[]>

/** STR.47.A.6.s1: twice the multiple, at most 1. */
const AMPLIFIED: LookTerms = { rule: 'STR.47.A.6.s1' }
const amplified = (multiple: number): number => Math.min(1, 2 * multiple)

/** STR.47.s3 to .s6, .A.1, .A.2: the table and its limits in the dark; in the light as by day. */
function inTheDark(state: State, { target, at }: LookMatter, multiple: number): readonly LookTerms[] {
  const lit = shownBy(state, at)
  if (lit) return lit.kind === 'illum' ? BY_ROUND : BY_LIGHT
  const moving = target.moved && target.gait !== 'crawl'
  const limit = LIMITS[(isTargetVehicle(state, target) ? 1 : 0) + (moving ? 1 : 0)] ?? LIMITS[0]
  return [
    { rule: 'STR.47.s3', reach: multiple },
    { rule: limit.rule, range: limit.cm * multiple },
  ]
}
const BY_ROUND: readonly LookTerms[] = [{ rule: 'STR.47.A.1.s1' }, { rule: 'STR.47.A.1.s2' }, { rule: 'STR.47.A.1.s3' }]
const BY_LIGHT: readonly LookTerms[] = [{ rule: 'STR.47.A.2.s2' }]
const LIMITS = [
  { rule: 'STR.47.s4', cm: 100 },
  { rule: 'STR.47.s5', cm: 200 },
  { rule: 'STR.47.s6', cm: 400 },
] as const

/** STR.47.A.2.s3, .B.s1: a searchlight that is on, and the flash of a weapon. */
function givenAway({ target, moment, fired }: LookMatter): readonly LookTerms[] {
  const terms: LookTerms[] = []
  if (aimOf(target, 'searchlight')) terms.push(LIGHT_SEEN)
  if (moment === 'fire') terms.push(fired.some(flashes) ? FLASH : NO_FLASH)
  return terms
}
const LIGHT_SEEN: LookTerms = { rule: 'STR.47.A.2.s3', automatic: LIGHTS.searchlight.seen }
const FLASH: LookTerms = { rule: 'STR.47.B.s1', automatic: Number.POSITIVE_INFINITY }
const NO_FLASH: LookTerms = { rule: 'STR.47.B.s2' }
const FLASHLESS: ReadonlySet<Weapon['flags'][number]> = new Set(['massDriver', 'gauss', 'meson'])
const flashes = ({ flags }: Weapon): boolean => !flags.some(flag => FLASHLESS.has(flag))

/** STR.47.A.3: what infrared light falls on, and the light itself. */
function byInfrared(state: State, { target, at, distance }: LookMatter): readonly LookTerms[] {
  const seen = (['irScope', 'irSearchlight'] as const).filter(kind => aimOf(target, kind) !== null)
  const lights = seen.map((kind): LookTerms => ({ rule: 'STR.47.A.3.s5', automatic: LIGHTS[kind].seen }))
  if (isWarm(state, at)) return [{ rule: 'STR.47.A.3.s1' }, { rule: 'STR.47.A.3.s4' }, ...lights]
  return seen.some(kind => atMost(distance, LIGHTS[kind].seen)) ? lights : [UNLIT]
}
const UNLIT: LookTerms = { rule: 'STR.47.A.3.s1', bar: ({ target }) => `No infrared light falls on ${target.name}.` }
