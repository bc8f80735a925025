import type { EmitBattle } from '../../battle-events'
import type { Emit } from '../../define'
import type { Effect } from '../../parts/effect'
import type { Man } from '../../parts/man'
import type { Stand } from '../../parts/stand'
import type { StrikerRule } from '../../rulebook'
import type { Next, State } from '../../state'
import { moduleBy } from '../loaded'
import { mark } from '../marks'
import { isGrav } from '../movement/rates'
import { fileOf, mustStand, own, standOf } from '../stands'
import { changeRoster, changeStand, putStand, withFile, withMan, withRoster } from '../writing'
import { seenBy } from './apply-casualties'
import { losesLift } from './casualties'
import { damagedBy, type SystemLost } from './system-damage'

/** What is not a wound: systems, weapons, armour burnt off, buildings brought down. */
export function applySystems(next: Next, state: State, effects: readonly Effect[], emit: Emit): void {
  for (const effect of effects) {
    switch (effect.type) {
      case 'system':
        loseSystem(next, effect, emit)
        break
      case 'weapon':
        breakWeapon(next, effect, emit)
        break
      case 'ablate': {
        const stand = mustStand(next, effect.stand)
        const burntOff = (man: Man) => withFile(man, { ablated: (fileOf(man)?.ablated ?? 0) + 1 })
        putStand(next, withMan(stand, effect.man, burntOff))
        break
      }
      case 'collapse':
        collapsePiece(next, effect.piece, emit)
        break
      case 'mark': {
        const { name, value, open = false } = effect
        mark(next, effect.stand, { name, value, open })
        break
      }
      case 'rule':
        moduleBy(effect.of)?.effects?.[effect.name]?.(next, effect.data, emit)
        break
      case 'wound':
      case 'destroyed':
      case 'check':
        break
    }
  }
  for (const id of new Set(effects.flatMap(effect => (effect.type === 'system' ? [effect.stand] : [])))) {
    const before = standOf(state, id)
    if (before && isGrav(state, before) && losesLift(before, effects)) settle(next, id)
  }
}

function loseSystem(next: Next, effect: SystemLost, emit: EmitBattle): void {
  const stand = mustStand(next, effect.stand)
  const { damage, isNew } = damagedBy(next, stand, effect)
  const { system, by, turns } = effect
  // STR.core.victory.hand-over: kept for the sheet after the battle.
  const hits = isNew && by ? { hits: [...(damage.hits ?? []), { by, item: system }] } : {}
  putStand(next, withRoster(stand, { damage: { ...damage, ...hits } }))
  if (isNew && system !== 'unseal')
    emit({
      type: 'system-lost',
      rules: systemRules(next, stand, effect, damage.suspension > 1),
      seenBy: [stand.seat],
      stand: stand.id,
      system,
      turns,
    })
}

/** A second hit counts only on the suspension of a grav vehicle, which then can't stay in the air. */
function systemRules(state: State, stand: Stand, { system }: SystemLost, again: boolean): StrikerRule[] {
  const sinks = system === 'transmission' || system === 'power' || (system === 'suspension' && again)
  const rules: (StrikerRule | false)[] = [
    RULE_OF[system],
    system === 'suspension' && again && 'STR.core.damage.vehicle.repeat',
    sinks && isGrav(state, stand) && 'STR.core.damage.vehicle.grounded',
  ]
  return rules.filter(rule => rule !== false)
}

function breakWeapon(next: Next, effect: Extract<Effect, { type: 'weapon' }>, emit: EmitBattle): void {
  const stand = mustStand(next, effect.stand)
  const { broken } = own(stand)
  if (!broken.includes(effect.weapon)) changeRoster(next, stand.id, { broken: [...broken, effect.weapon] })
  const [man = 0, slot = 0] = effect.weapon.split('.').map(Number)
  emit({
    type: 'weapon-broken',
    rules: ['STR.core.damage.weapon.table'],
    ...seenBy(stand),
    stand: stand.id,
    weapon: stand.men[man]?.weapons[slot] ?? '',
  })
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

/** STR.core.damage.vehicle.grounded: in NOE or popup it settles safely. */
function settle(next: Next, id: string): void {
  if (mustStand(next, id).status !== 'wreck') changeStand(next, id, { flight: 'ground', popup: false })
}

/** STR.core.terrain.collapse: what was a building is a field of rubble. */
function collapsePiece(next: Next, id: string, emit: EmitBattle): void {
  const piece = next.map.pieces.find(one => one.id === id)
  if (piece?.kind !== 'building') return
  const { name = 'The building', points } = piece
  next.map = {
    ...next.map,
    pieces: next.map.pieces.map(one =>
      one.id === id ? { id, kind: 'boulder', name: `Ruin of ${name}`, points } : one,
    ),
  }
  emit({ type: 'collapsed', rules: ['STR.core.terrain.collapse'], piece: id, name })
}
