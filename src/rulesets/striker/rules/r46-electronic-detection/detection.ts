import type { Modifier } from '../../../../engine/rolls/ledger'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import type { Sense } from '../../tables/senses'
import { SENSE } from '../../tables/senses'
import type { LookMatter, LookTerms } from '../hooks'
import { isVehicle, rosterOf } from '../stands'
import { type Detector, devicesOf, type Ecm, suitsOf } from './devices'
import { type RadarKind, sensorsOf, setOf } from './state'

/** STR.46.C.s1 */
export const THERMAL_REACH = { personnel: 300, vehicle: 600 } as const
export const warmthOf = (target: Stand): keyof typeof THERMAL_REACH =>
  isVehicle(target) || target.kind === 'drone' ? 'vehicle' : 'personnel'
/** STR.46.A.s4, .s5 */
const ECM_NEED = { basic: 7, extensive: 10 } as const
const ECM_RULE = { basic: 'STR.46.A.s4', extensive: 'STR.46.A.s5' } as const
/** STR.46.F.s1 */
export const BY_DAY = 0.5

export function sensesBy46(state: State, stand: Stand): readonly Sense[] {
  const { radar, ladar, passiveIr, thermal } = devicesOf(state, stand)
  const found: Sense[] = []
  if (passiveIr) found.push('passiveIr')
  if (thermal > 0) found.push('thermal')
  if (radar) found.push('radar')
  if (ladar) found.push('ladar')
  return found
}

const NOTHING: readonly LookTerms[] = []
export function termsBy46(state: State, look: LookMatter): readonly LookTerms[] {
  const { sense, spotter } = look
  const { radar, ladar, passiveIr, thermal, enhanced } = devicesOf(state, spotter)
  switch (sense) {
    case 'radar':
    case 'ladar': {
      const set = sense === 'radar' ? radar : ladar
      return set ? radarTerms(state, look, sense, set) : NOTHING
    }
    case 'thermal':
      return thermal > 0 ? [...failed(state, spotter), ...thermalTerms(state, look, thermal)] : NOTHING
    case 'passiveIr':
      return passiveIr ? [...failed(state, spotter), ...passiveTerms(state, look, passiveIr)] : NOTHING
    default:
      return SENSE[sense].table ? (enhanced && !isFailed(spotter) ? ENHANCED : EYESIGHT) : NOTHING
  }
}
const EYESIGHT: readonly LookTerms[] = [{ rule: 'STR.46.s1' }]
/** STR.46.D.s1 */
const ENHANCED: readonly LookTerms[] = [{ rule: 'STR.46.D.s1', distance: 0.5 }]

/** STR.core.damage.vehicle.electronics: without electronics there are no devices. */
const isFailed = (stand: Stand): boolean => rosterOf(stand)?.damage.electronics === true
const failed = (_state: State, stand: Stand): readonly LookTerms[] => (isFailed(stand) ? FAILED : NOTHING)
const FAILED: readonly LookTerms[] = [
  { rule: 'STR.core.damage.vehicle.electronics', bar: look => `The electronics of ${look.spotter.name} are out.` },
]
export const ecmOf = (state: State, target: Stand): Ecm | null =>
  isFailed(target) ? null : devicesOf(state, target).ecm

const OFF: LookTerms = { rule: 'STR.46.A.s2', bar: look => `${nameOf(look)} is switched off.` }
const JAMMED: LookTerms = { rule: 'STR.46.A.s3', bar: look => `${nameOf(look)} is jammed this turn.` }
const STILL: LookTerms = {
  rule: 'STR.46.A.s2',
  bar: look => `${SENSE[look.sense].name === 'radar' ? 'Radar' : 'Ladar'} only finds vehicles that are moving.`,
}
const nameOf = ({ spotter, sense }: LookMatter): string => `The ${SENSE[sense].name} of ${spotter.name}`

/** Why a set finds nothing at all. */
function silence(state: State, spotter: Stand, device: RadarKind): LookTerms | null {
  const { off, jammed } = sensorsOf(state, spotter.seat)
  if (off.includes(setOf(spotter.id, device))) return OFF
  // STR.46.B.1.s1: a jammer works on radars only.
  return device === 'radar' && jammed.turn === state.turn && jammed.radars.includes(spotter.id) ? JAMMED : null
}
export const isSilent = (state: State, stand: Stand, device: RadarKind): boolean =>
  isFailed(stand) || silence(state, stand, device) !== null

const LADAR: readonly LookTerms[] = [{ rule: 'STR.46.B.s1' }, { rule: 'STR.46.B.1.s1' }, { rule: 'STR.46.B.2.s1' }]

function radarTerms(state: State, look: LookMatter, device: RadarKind, set: Detector): readonly LookTerms[] {
  const { spotter, target, moment } = look
  const silent = silence(state, spotter, device)
  const still = moment === 'fire' || !target.moved || !isVehicle(target)
  const bars = [...failed(state, spotter), ...(silent ? [silent] : []), ...(still ? [STILL] : [])]
  if (bars.length > 0) return bars
  const named = device === 'ladar' ? LADAR : NOTHING
  const ecm = ecmOf(state, target)
  if (!ecm) return [...named, { rule: 'STR.46.A.s1', range: set.cm }, { rule: 'STR.46.A.s2', automatic: set.cm }]
  const term = { rule: ECM_RULE[ecm.level], need: ECM_NEED[ecm.level], dm: ecmDm(set.tl, ecm.tl) }
  return [...named, term, { rule: 'STR.46.A.s1', range: set.cm }]
}

/** STR.46.A.s6, .s7 */
export function ecmDm(radarTl: number, ecmTl: number): readonly Modifier[] {
  const ahead = radarTl - ecmTl
  if (ahead > 0) return [{ value: 4 * ahead, why: 'radar ahead of the ECM', rule: 'STR.46.A.s7' }]
  return ahead < 0 ? [{ value: ahead, why: 'ECM ahead of the radar', rule: 'STR.46.A.s6' }] : []
}

const HIDDEN: Readonly<Record<string, LookTerms>> = {
  extensive: { rule: 'STR.46.C.1.s1', bar: ({ target }) => `${target.name} has extensive ECM.` },
  basic: {
    rule: 'STR.46.C.2.s1',
    bar: ({ target, spotter }) => `The ECM of ${target.name} is too good for the device of ${spotter.name}.`,
  },
  suits: {
    rule: 'STR.46.C.3.s1',
    bar: ({ target, spotter }) => `The suits of ${target.name} are too good for the device of ${spotter.name}.`,
  },
  chameleon: { rule: 'STR.46.C.4.s1', bar: ({ target }) => `${target.name} wear suits with a chameleon surface.` },
}

/** What hides a target from thermal imaging and passive infrared of a tech level. */
function hiddenBy(state: State, target: Stand, tl: number): LookTerms | undefined {
  const ecm = isVehicle(target) ? ecmOf(state, target) : null
  if (ecm?.level === 'extensive') return HIDDEN.extensive
  if (ecm && ecm.tl > tl) return HIDDEN.basic
  const suits = suitsOf(state, target)
  return suits.chameleon ? HIDDEN.chameleon : suits.belowTl > tl ? HIDDEN.suits : undefined
}

const SEEN = {
  vehicle: [{ rule: 'STR.46.C.s1', automatic: THERMAL_REACH.vehicle }, { rule: 'STR.46.C.s2' }],
  personnel: [{ rule: 'STR.46.C.s1', automatic: THERMAL_REACH.personnel }, { rule: 'STR.46.C.s2' }],
} as const satisfies Record<string, readonly LookTerms[]>

function thermalTerms(state: State, { target }: LookMatter, tl: number): readonly LookTerms[] {
  const hidden = hiddenBy(state, target, tl)
  return hidden ? [hidden] : SEEN[warmthOf(target)]
}

function passiveTerms(state: State, { target }: LookMatter, { tl, cm }: Detector): readonly LookTerms[] {
  const hidden = hiddenBy(state, target, tl)
  if (hidden) return [{ rule: 'STR.46.F.s2' }, hidden]
  return [{ rule: 'STR.46.F.s1', automatic: cm * BY_DAY }]
}
