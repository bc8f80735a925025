import type { Effect } from '../../parts/effect'
import type { Stand } from '../../parts/stand'
import type { Check } from '../../parts/work'
import type { Side } from '../../sides'
import { enemyOf } from '../../sides'
import type { State } from '../../state'
import { chainOf, commanderOf } from '../command/command'
import { hooks } from '../hooks'
import { isGrav } from '../movement/rates'
import { sees } from '../spotting/sight'
import { aboardOf, bodyOf, fileOf, isFit, isGone, isVehicle, leaderLevel, own, standOf, standsOf } from '../stands'

/** What a man has when all wounds of a phase are counted. */
export interface ManHurt {
  readonly stand: string
  readonly man: number
  readonly light: number
  readonly serious: boolean
  readonly dead: boolean
  /** Out of action now, and was not before. */
  readonly casualty: boolean
}

export interface Casualties {
  readonly men: readonly ManHurt[]
  readonly destroyed: readonly string[]
  readonly crashed: readonly string[]
  /** Morale checks that follow. */
  readonly checks: readonly Check[]
  /** Sides whose commander fell. */
  readonly beheaded: readonly Side[]
}

/** STR.core.damage.personnel.two-light: an option that a rule in force may switch off. */
export const twoLight = (state: State): boolean =>
  state.options.twoLight && !hooks(state.options, 'damage.lightStaysLight').some(hook => hook(state))

/** STR.core.damage.personnel.together, STR.core.damage.vehicle.order: all effects of a phase counted at once. */
export function casualtiesOf(state: State, effects: readonly Effect[]): Casualties {
  const { men, destroyed, crashed } = harmDone(state, effects)
  return { men, destroyed, crashed, ...shockOf(state, men, effects) }
}

/** What becomes of men and vehicles, without the stands it shakes. */
export function harmDone(state: State, effects: readonly Effect[]): Pick<Casualties, 'men' | 'destroyed' | 'crashed'> {
  const crashed = crashedBy(state, effects)
  const struck = effects.flatMap(effect => (effect.type === 'destroyed' ? [effect.stand] : []))
  const destroyed = [...new Set([...struck, ...crashed])].filter(id => {
    const stand = standOf(state, id)
    return !!stand && !isGone(stand)
  })
  const men = [...woundedBy(state, effects), ...burnt(state, destroyed)]
  const worst = new Map<string, ManHurt>()
  for (const one of men) {
    const key = `${one.stand}.${one.man}`
    const before = worst.get(key)
    worst.set(key, before ? { ...one, dead: before.dead || one.dead, serious: before.serious || one.serious } : one)
  }
  return { men: [...worst.values()], destroyed, crashed }
}

function woundedBy(state: State, effects: readonly Effect[]): ManHurt[] {
  const keys = new Map<string, { stand: string; man: number; wounds: string[] }>()
  for (const effect of effects) {
    if (effect.type !== 'wound') continue
    const key = `${effect.stand}.${effect.man}`
    const entry = keys.get(key) ?? { stand: effect.stand, man: effect.man, wounds: [] }
    entry.wounds.push(effect.wound)
    keys.set(key, entry)
  }
  return [...keys.values()].flatMap(({ stand, man, wounds }) => {
    const soldier = standOf(state, stand)?.men[man]
    const file = soldier && fileOf(soldier)
    if (!soldier || !file) return []
    const light = file.light + wounds.filter(wound => wound === 'light').length
    const dead = file.dead || wounds.includes('dead')
    const serious = file.serious || wounds.includes('serious') || (light >= 2 && twoLight(state))
    return [{ stand, man, light, serious, dead, casualty: isFit(soldier) && (serious || dead) }]
  })
}

/** STR.core.damage.vehicle.catastrophic: everybody aboard. */
const burnt = (state: State, destroyed: readonly string[]): ManHurt[] =>
  destroyed.flatMap(id =>
    [standOf(state, id), ...aboardOf(state, id)].flatMap(stand =>
      (stand?.men ?? []).map((man, i) => ({
        stand: stand?.id ?? id,
        man: i,
        light: fileOf(man)?.light ?? 0,
        serious: fileOf(man)?.serious ?? false,
        dead: true,
        casualty: isFit(man),
      })),
    ),
  )

/** STR.core.damage.vehicle.grounded: a grav vehicle that loses its lift above NOE falls. */
function crashedBy(state: State, effects: readonly Effect[]): string[] {
  const systems = effects.flatMap(effect => (effect.type === 'system' ? [effect] : []))
  return [...new Set(systems.map(({ stand }) => stand))].filter(id => {
    const stand = standOf(state, id)
    if (!stand || !isGrav(state, stand)) return false
    if (stand.flight !== 'terrainFollowing' && stand.flight !== 'high') return false
    return losesLift(stand, effects)
  })
}

/** STR.core.damage.vehicle.suspension, .transmission, .power: whether a grav vehicle is grounded after these effects. */
export function losesLift(stand: Stand, effects: readonly Effect[]): boolean {
  const mine = effects.flatMap(effect => (effect.type === 'system' && effect.stand === stand.id ? [effect.system] : []))
  const { damage } = own(stand)
  const suspension = damage.suspension + mine.filter(system => system === 'suspension').length
  return (
    suspension >= 2 || damage.transmission || damage.power || mine.includes('transmission') || mine.includes('power')
  )
}

/** STR.core.morale.cause-casualty, .cause-leader, .cause-row: who must check, and why. */
function shockOf(
  state: State,
  men: readonly ManHurt[],
  effects: readonly Effect[],
): Pick<Casualties, 'checks' | 'beheaded'> {
  let checks: readonly Check[] = []
  const lost = men.filter(({ casualty }) => casualty)
  for (const id of [...new Set(lost.map(({ stand }) => stand))].sort()) {
    const stand = standOf(state, id)
    const fallen = lost.filter(one => one.stand === id)
    if (!stand || fallen.length >= stand.men.filter(isFit).length) continue
    checks = merged(checks, {
      stand: id,
      causes: isVehicle(stand) ? ['casualty', 'row'] : ['casualty'],
      further: fallen.length - 1,
    })
  }
  for (const effect of effects)
    if (effect.type === 'check') checks = merged(checks, { stand: effect.stand, causes: ['row'], further: 0 })
  const beheaded: Side[] = []
  for (const { stand: id, man } of lost) {
    const fallen = standOf(state, id)
    const level = fallen?.men[man] ? (fileOf(fallen.men[man])?.leader ?? 0) : 0
    if (!fallen || level === 0 || level < leaderLevel(fallen)) continue
    const commander = commanderOf(state, fallen.seat)?.id === id
    if (commander) beheaded.push(fallen.seat)
    for (const witness of witnessesOf(state, fallen, commander))
      checks = merged(checks, { stand: witness, causes: [commander ? 'commander' : 'leader'], further: 0 })
  }
  const out = (id: string) =>
    lost.filter(one => one.stand === id).length >= (standOf(state, id)?.men.filter(isFit).length ?? 0)
  return { checks: checks.filter(({ stand }) => !out(stand)), beheaded }
}

/** STR.core.morale.once: causes of one stand and phase are one check. */
export function merged(checks: readonly Check[], { stand, causes, further }: Check): readonly Check[] {
  const found = checks.findIndex(check => check.stand === stand)
  const before = checks[found]
  if (!before) return [...checks, { stand, causes, further }]
  const again = before.causes.includes('casualty') && causes.includes('casualty') ? 1 : 0
  return checks.with(found, {
    stand,
    causes: [...new Set([...before.causes, ...causes])],
    further: before.further + further + again,
  })
}

/** Stands under a leader that saw him fall; of the side's commander every stand that saw it. */
function witnessesOf(state: State, fallen: Stand, commander: boolean): string[] {
  const at = bodyOf(state, fallen)
  return standsOf(state)
    .filter(
      stand =>
        stand.seat !== enemyOf(fallen.seat) &&
        !isGone(stand) &&
        (commander || chainOf(state, stand).some(({ id }) => id === fallen.id)) &&
        (bodyOf(state, stand).id === at.id || sees(state, bodyOf(state, stand), at)),
    )
    .map(({ id }) => id)
}
