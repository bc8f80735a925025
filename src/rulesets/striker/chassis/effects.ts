import type { EmitBattle } from '../battle-events'
import type { Effect } from '../parts/effect'
import type { VehicleDamage } from '../parts/roster'
import type { Stand } from '../parts/stand'
import type { State } from '../state'
import { abandon } from './abandon'
import { cornersOf } from './footprint'
import { isGrav } from './rates'
import { aboardOf, isFit, isVehicle, mustStand, mustVehicle, own, standOf } from './stands'
import { losesLift, merge, type Toll } from './toll'

/** STR.core.damage.vehicle.catastrophic: how long a wreck smokes. */
const BURNS = 2

/** What only the owner of a stand nobody has spotted may read. */
export const seenBy = ({ spotted, seat }: Pick<Stand, 'spotted' | 'seat'>) => (spotted ? {} : { seenBy: [seat] })

/** Writes what was counted: wounds, systems, losses, and the morale checks that follow. `state` is as it was before. */
export function applyToll(draft: State, state: State, toll: Toll, emit: EmitBattle): void {
  writeMen(draft, state, toll, emit)
  for (const id of toll.destroyed) burn(draft, id, { crashed: toll.crashed.includes(id), emit })
  for (const { stand } of toll.men) removeEmpty(draft, stand, emit)
  const { work } = draft
  if (work.value) for (const check of toll.checks) merge(work.value.checks, check)
  for (const side of toll.beheaded) draft.beheaded[side] = { $for: [side], value: draft.turn + 1 }
}

function writeMen(draft: State, state: State, { men }: Toll, emit: EmitBattle): void {
  for (const id of [...new Set(men.map(({ stand }) => stand))]) {
    const stand = mustStand(draft, id)
    const before = mustStand(state, id)
    const mine = men.filter(one => one.stand === id)
    for (const { man, light, serious, dead } of mine) {
      const file = stand.men[man]?.file.value
      if (file) Object.assign(file, { light, serious, dead })
    }
    if (!isVehicle(stand)) stand.figures = stand.men.filter(isFit).length
    const roster = own(stand)
    if (roster.commander !== null && mine.some(({ man, casualty }) => casualty && man === roster.commander))
      roster.commander = null
    emit({
      type: 'casualties',
      rules: ['STR.core.damage.personnel.together'],
      // What happens inside a vehicle its enemies cannot tell.
      ...(isVehicle(before) || before.aboard !== null ? { seenBy: [before.seat] } : seenBy(before)),
      stand: id,
      light: mine.filter(({ casualty }) => !casualty).length,
      serious: mine.filter(({ casualty, dead }) => casualty && !dead).length,
      dead: mine.filter(({ casualty, dead }) => casualty && dead).length,
      left: stand.men.filter(isFit).length,
    })
  }
}

/** STR.core.damage.vehicle.catastrophic */
function burn(draft: State, id: string, { crashed, emit }: { crashed: boolean; emit: EmitBattle }): void {
  const stand = mustStand(draft, id)
  stand.status = 'wreck'
  stand.burning = draft.turn + BURNS
  stand.flight = 'ground'
  stand.popup = false
  stand.speed = 0
  draft.patches.push({
    id: `wreck.${id}`,
    kind: 'smoke',
    points: cornersOf(draft, stand).map(({ x, y }) => ({ x, y })),
    until: stand.burning,
  })
  for (const rider of aboardOf(draft, id)) rider.status = 'destroyed'
  emit({
    type: 'stand-lost',
    rules: [crashed ? 'STR.core.damage.vehicle.grounded' : 'STR.core.damage.vehicle.catastrophic'],
    ...seenBy(stand),
    stand: id,
    status: 'wreck',
    crashed,
  })
}

/** STR.core.stand.men-left: a stand without men is gone; a vehicle without crew is left by who rides in it. */
function removeEmpty(draft: State, id: string, emit: EmitBattle): void {
  const stand = mustStand(draft, id)
  if (stand.men.some(isFit) || stand.status === 'wreck' || stand.status === 'destroyed' || stand.status === 'abandoned')
    return
  if (isVehicle(stand)) {
    abandon(draft, id, { why: 'no-crew', emit })
    return
  }
  stand.status = 'destroyed'
  emit({
    type: 'stand-lost',
    rules: ['STR.core.stand.men-left'],
    ...seenBy(stand),
    stand: id,
    status: 'destroyed',
    crashed: false,
  })
}

/** What is not a wound: systems, weapons, armour burnt off, buildings brought down. */
export function applySystems(draft: State, state: State, effects: readonly Effect[], emit: EmitBattle): void {
  for (const effect of effects) {
    switch (effect.type) {
      case 'system': {
        const stand = mustStand(draft, effect.stand)
        const changed = loseSystem(draft, stand, effect)
        if (changed && effect.by) noteHit(own(stand).damage, { by: effect.by, item: effect.system })
        if (changed && effect.system !== 'unseal')
          emit({
            type: 'system-lost',
            rules: [RULE_OF[effect.system]],
            seenBy: [stand.seat],
            stand: stand.id,
            system: effect.system,
            turns: effect.turns,
          })
        break
      }
      case 'weapon': {
        const stand = mustStand(draft, effect.stand)
        const roster = own(stand)
        if (!roster.broken.includes(effect.weapon)) roster.broken.push(effect.weapon)
        const [man = 0, slot = 0] = effect.weapon.split('.').map(Number)
        emit({
          type: 'weapon-broken',
          rules: ['STR.core.damage.weapon.table'],
          ...seenBy(stand),
          stand: stand.id,
          weapon: stand.men[man]?.weapons[slot] ?? '',
        })
        break
      }
      case 'ablate': {
        const file = mustStand(draft, effect.stand).men[effect.man]?.file.value
        if (file) file.ablated += 1
        break
      }
      case 'collapse':
        collapsePiece(draft, effect.piece, emit)
        break
      case 'mark': {
        const { [effect.name]: _, ...others } = own(mustStand(draft, effect.stand)).marks ?? {}
        own(mustStand(draft, effect.stand)).marks =
          effect.value === null ? others : { ...others, [effect.name]: effect.value }
        break
      }
      case 'wound':
      case 'destroyed':
      case 'check':
        break
    }
  }
  for (const id of new Set(effects.flatMap(effect => (effect.type === 'system' ? [effect.stand] : [])))) {
    const before = standOf(state, id)
    if (before && isGrav(state, before) && losesLift(before, effects)) settle(mustStand(draft, id))
  }
}

const RULE_OF = {
  electronics: 'STR.core.damage.vehicle.electronics',
  optics: 'STR.core.damage.vehicle.optics',
  suspension: 'STR.core.damage.vehicle.suspension',
  transmission: 'STR.core.damage.vehicle.transmission',
  power: 'STR.core.damage.vehicle.power',
  main: 'STR.core.damage.vehicle.weapon',
  secondary: 'STR.core.damage.vehicle.weapon',
  jam: 'STR.core.damage.vehicle.jam',
  unseal: 'STR.core.damage.vehicle.unseal',
} as const

/** STR.core.victory.hand-over: kept for the sheet after the battle. */
function noteHit(damage: VehicleDamage, hit: NonNullable<VehicleDamage['hits']>[number]): void {
  damage.hits = [...(damage.hits ?? []), hit]
}

/** STR.core.damage.vehicle.grounded: in NOE or popup it settles safely. */
function settle(stand: Stand): void {
  if (stand.status === 'wreck') return
  stand.flight = 'ground'
  stand.popup = false
}

/** STR.core.damage.vehicle.repeat: false where the same had happened before. */
function loseSystem(draft: State, stand: Stand, { system, turns }: Extract<Effect, { type: 'system' }>): boolean {
  const { damage } = own(stand)
  switch (system) {
    case 'suspension':
      damage.suspension += 1
      return damage.suspension === 1 || (damage.suspension === 2 && isGrav(draft, stand))
    case 'main':
    case 'secondary':
      return silence(draft, stand, damage, system)
    case 'jam':
      if (!mustVehicle(draft, stand).weapons.some(({ main }) => main)) return false
      damage.jamUntil = Math.max(damage.jamUntil, draft.turn + turns)
      return true
    case 'unseal': {
      const first = !damage.unsealed
      damage.unsealed = true
      return first
    }
    case 'electronics':
    case 'optics':
    case 'transmission':
    case 'power': {
      const first = !damage[system]
      damage[system] = true
      return first
    }
  }
}

/** STR.core.damage.vehicle.weapon: the first of its kind that still fires; none left, no effect. */
function silence(draft: State, stand: Stand, damage: VehicleDamage, kind: 'main' | 'secondary'): boolean {
  const index = mustVehicle(draft, stand).weapons.findIndex(
    ({ main }, i) => main === (kind === 'main') && !damage.weaponsOut.includes(i),
  )
  if (index < 0) return false
  damage.weaponsOut.push(index)
  return true
}

/** STR.core.terrain.collapse: what was a building is a field of rubble. */
function collapsePiece(draft: State, id: string, emit: EmitBattle): void {
  const piece = draft.map.pieces.find(one => one.id === id)
  if (piece?.kind !== 'building') return
  const { name = 'The building', points } = piece
  draft.map = {
    ...draft.map,
    pieces: draft.map.pieces.map(one =>
      one.id === id ? { id, kind: 'boulder', name: `Ruin of ${name}`, points } : one,
    ),
  }
  emit({ type: 'collapsed', rules: ['STR.core.terrain.collapse'], piece: id, name })
}
