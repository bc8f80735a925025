import type { Effect } from '../../parts/effect'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { HITS, type Penetration } from '../../tables/damage'
import { isFieldMounted } from '../fire/hits'
import { isGrav } from '../movement/rates'
import { isVehicle } from '../stands'
import { harmDone } from './casualties'
import { collapsedBy } from './damage'
import type { Struck } from './damage-rolls'
import { damagedBy } from './system-damage'

/** What a preview tells apart, the worst first. */
export const GRADES = [
  'destroyed',
  'dead',
  'weapon out',
  'major penetration',
  'serious wound',
  'minor penetration',
  'crew wounded',
  'light wound',
  'surface damage',
  'armour burnt off',
  'no effect',
  'miss',
] as const
export type Grade = (typeof GRADES)[number]

/** What the hits of a phase come to for a stand. */
export interface Harm {
  readonly grade: Grade
  readonly wounded: boolean
  readonly pierced: boolean
  /** The building that they bring down. */
  readonly house: string | null
}
export const UNHARMED: Harm = { grade: 'miss', wounded: false, pierced: false, house: null }

export const isHurt = ({ grade }: Harm): boolean => GRADES.indexOf(grade) < GRADES.indexOf('no effect')

export const worseOf = (a: Harm, b: Harm): Harm => ({
  grade: GRADES.indexOf(b.grade) < GRADES.indexOf(a.grade) ? b.grade : a.grade,
  wounded: a.wounded || b.wounded,
  pierced: a.pierced || b.pierced,
  house: a.house ?? b.house,
})
/** What a preview tells of harm, as a number: numbers are quicker to find again than words. */
export type Told = (harm: Harm) => number
export const inFull: Told = ({ grade, wounded, pierced }) =>
  4 * GRADES.indexOf(grade) + 2 * Number(wounded) + Number(pierced)
export const whetherHurt: Told = harm => Number(isHurt(harm))

/** How deep the deepest of the hits went in. */
const depthOf = (struck: readonly Struck[]): Penetration =>
  struck.reduce<Penetration>((deepest, { damage: { result } }) => {
    const depth = result.on === 'vehicle' ? result.penetration : 'none'
    return HITS.indexOf(depth) > HITS.indexOf(deepest) ? depth : deepest
  }, 'none')

const effectsOf = (struck: readonly Struck[]): Effect[] => struck.flatMap(({ damage }) => damage.effects)

/** Hits on a stand, counted as play counts them at the end of the phase. */
export function harmOf(state: State, stand: Stand, struck: readonly Struck[]): Harm {
  if (struck.length === 0) return UNHARMED
  return {
    ...harmBy(state, stand, effectsOf(struck), depthOf(struck)),
    house: struck.reduce<string | null>((house, { blow }) => house ?? collapsedBy(blow), null),
  }
}

export function harmBy(state: State, stand: Stand, effects: readonly Effect[], depth: Penetration = 'none'): Harm {
  const { men, destroyed } = harmDone(state, effects)
  const pierced = depth === 'minor' || depth === 'major'
  const grade = (): Grade => {
    if (destroyed.includes(stand.id)) return 'destroyed'
    if (effects.some(({ type }) => type === 'weapon')) return 'weapon out'
    if (depth === 'major') return 'major penetration'
    if (depth === 'minor') return 'minor penetration'
    if (men.length > 0) {
      if (hasCrew(state, stand)) return 'crew wounded'
      if (men.some(({ dead }) => dead)) return 'dead'
      return men.some(({ serious }) => serious) ? 'serious wound' : 'light wound'
    }
    if (effects.some(effect => isFelt(state, stand, effect))) return 'surface damage'
    return effects.some(({ type }) => type === 'ablate') ? 'armour burnt off' : 'no effect'
  }
  return { grade: grade(), wounded: men.length > 0, pierced, house: null }
}

/** Of a vehicle or a gun it is told that somebody there is wounded, not how badly. */
const hasCrew = (state: State, stand: Stand): boolean => isVehicle(stand) || isFieldMounted(state, stand)

/** STR.core.damage.vehicle.weapon: what there is none of cannot be lost. */
const isFelt = (state: State, stand: Stand, effect: Effect): boolean =>
  effect.type === 'system' ? damagedBy(state, stand, effect).isNew : effect.type !== 'ablate'

/** STR.core.damage.vehicle.grounded: what a flyer falls without. */
const LIFT: ReadonlySet<string> = new Set(['suspension', 'transmission', 'power'])
/** Effects that count a second time: two light wounds, a second hit on the suspension of a flyer. */
const TWICE = 2

/** What of several hits on a stand decides their harm: hits alike in this come to the same, whatever is added. */
export function gistOf(state: State, stand: Stand, struck: readonly Struck[]): string {
  const times = new Map<string, number>()
  const aloft = isGrav(state, stand) && (stand.flight === 'terrainFollowing' || stand.flight === 'high')
  for (const effect of effectsOf(struck))
    for (const word of wordsOf(state, stand, effect, aloft))
      times.set(word, Math.min(TWICE, (times.get(word) ?? 0) + 1))
  const house = struck.some(({ blow }) => collapsedBy(blow) !== null)
  if (times.has('destroyed')) return `destroyed ${house}`
  const told = [...times].map(([word, n]) => (word.startsWith('!') ? `${word}${n}` : word)).sort()
  return `${struck.length > 0} ${depthOf(struck)} ${house} ${told.join()}`
}

/** Words that begin with a mark are counted. */
function wordsOf(state: State, stand: Stand, effect: Effect, aloft: boolean): string[] {
  if (effect.type === 'wound')
    return [hasCrew(state, stand) ? 'crew' : effect.wound === 'light' ? `!light ${effect.man}` : effect.wound]
  if (effect.type !== 'system') return [effect.type]
  return [
    ...(isFelt(state, stand, effect) ? ['felt'] : []),
    ...(aloft && LIFT.has(effect.system) ? [`!${effect.system}`] : []),
  ]
}
