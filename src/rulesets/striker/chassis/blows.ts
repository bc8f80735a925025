import type { Dice } from '../../../engine/rolls/dice'
import { type Emit, tellers } from '../define'
import type { Effect } from '../parts/effect'
import type { Shot, Strike } from '../parts/shot'
import { enemyOf } from '../sides'
import type { State } from '../state'
import { befall } from './befall'
import { collapse, collapsedBy, damageOf, groundHitBy } from './damage'
import type { Consequence } from './hooks'
import { mustStand, standOf } from './stands'
import { changeWork, workOf } from './work'
import type { Damage } from './wounds'

interface Blows {
  readonly damages: readonly Damage[]
  readonly falls: readonly Effect[]
  readonly ruled: readonly Consequence[]
}

/** STR.core.damage.*: the damage throws of hits, and of houses that they bring down. */
export function throwDamage(
  state: State,
  strikes: readonly Strike[],
  { shot, dice }: { shot: Shot | null; dice: Dice },
): Blows {
  const firer = shot ? (standOf(state, shot.stand) ?? null) : null
  const blows = strikes.map(strike => ({
    state,
    target: mustStand(state, strike.target),
    strike,
    firer: strike.deck ? null : firer,
  }))
  const damages = blows.map(blow => damageOf(blow, dice))
  const houses = new Set(blows.flatMap(blow => collapsedBy(blow) ?? []))
  const falls = [...houses].flatMap(house => collapse(state, house, dice))
  return { damages, falls, ruled: blows.flatMap(groundHitBy) }
}

export function countDamage(next: State, { damages, falls, ruled }: Blows, emit: Emit): void {
  for (const damage of damages) tellDamage(next, damage, emit)
  const effects = [...damages.flatMap(damage => damage.effects), ...falls]
  if (effects.length > 0) changeWork(next, { effects: [...workOf(next).effects, ...effects] })
  befall(next, ruled, emit)
}

/** Its owner reads the numbers; the other side sees whether a vehicle was penetrated. */
function tellDamage(state: State, { strike, thrown, total, result }: Damage, emit: Emit): void {
  const target = mustStand(state, strike.target)
  const vehicle = result.on === 'vehicle'
  emit({
    type: 'damage-thrown',
    rules: [vehicle ? 'STR.core.damage.vehicle.throw' : 'STR.core.damage.personnel.throw'],
    stand: target.id,
    thrown,
    total,
    result,
    weapon: strike.weapon,
    ...(vehicle ? { seenBy: [target.seat] } : tellers(target)),
  })
  if (vehicle && target.spotted)
    emit({
      type: 'vehicle-struck',
      rules: ['STR.core.damage.vehicle.throw'],
      stand: target.id,
      penetrated: result.penetration === 'minor' || result.penetration === 'major',
      seenBy: [enemyOf(target.seat)],
    })
}
