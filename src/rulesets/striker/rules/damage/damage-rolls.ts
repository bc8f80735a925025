import type { Dice } from '../../../../engine/rolls/dice'
import { type Emit, readersOf } from '../../define'
import type { Blast, Falling } from '../../parts/blast'
import type { Effect } from '../../parts/effect'
import type { Shot, Strike } from '../../parts/shot'
import type { Stand } from '../../parts/stand'
import { enemyOf } from '../../sides'
import type { Next, State } from '../../state'
import { applyConsequences } from '../consequences'
import type { Consequence } from '../hooks'
import { mustStand, standOf } from '../stands'
import { changeWork, workOf } from '../turn/table-work'
import { exposedIn, fragmentOn } from './burst'
import { collapse, collapsedBy, damageOf, groundHitBy } from './damage'
import { rulesOfDamage } from './damage-citations'
import type { Blow, Damage } from './wounds'

/** A damage roll that has its turn coming: of a hit, or of a man or vehicle that a burst may hit. */
export interface Due {
  readonly stand: Stand
  readonly man: number | null
  /** Null where the burst misses. */
  readonly roll: (dice: Dice) => Struck | null
}

export interface Struck {
  readonly blow: Blow
  readonly damage: Damage
}

const struckBy = (state: State, strike: Strike, firer: Stand | null, dice: Dice): Struck => {
  const blow = { state, target: mustStand(state, strike.target), strike, firer: strike.deck ? null : firer }
  return { blow, damage: damageOf(blow, dice) }
}

/** STR.core.damage.*: the damage roll of a hit. */
export const dueOf = (state: State, strike: Strike, shot: Shot | null): Due => {
  const firer = shot ? (standOf(state, shot.stand) ?? null) : null
  return {
    stand: mustStand(state, strike.target),
    man: strike.man,
    roll: dice => struckBy(state, strike, firer, dice),
  }
}

/** STR.core.he.frag, STR.core.indirect.to-hit: a burst over a stand, man by man, for each the hit and then its damage. */
export const dueUnder = (state: State, blast: Blast, stand: Stand, spared: Falling['spared'] = []): Due[] =>
  exposedIn(state, blast, stand, spared).map(exposed => ({
    stand,
    man: exposed.man,
    roll: dice => {
      const strike = fragmentOn(blast, exposed, dice)
      return strike && struckBy(state, strike, null, dice)
    },
  }))

interface Blows {
  readonly damages: readonly Damage[]
  readonly falls: readonly Effect[]
  readonly ruled: readonly Consequence[]
}

/** Damage rolls one after the other, and the houses that they bring down. */
export function rollDamage(state: State, dues: readonly Due[], dice: Dice): Blows {
  const struck = dues.flatMap(({ roll }) => roll(dice) ?? [])
  const falling = new Set(workOf(state).effects.flatMap(effect => (effect.type === 'collapse' ? [effect.piece] : [])))
  // A building falls once in a phase.
  const houses = new Set(struck.flatMap(({ blow }) => collapsedBy(blow) ?? []).filter(house => !falling.has(house)))
  const falls = [...houses].flatMap(house => collapse(state, house, dice))
  return {
    damages: struck.map(({ damage }) => damage),
    falls,
    ruled: struck.flatMap(({ blow }) => groundHitBy(blow)),
  }
}

export function countDamage(next: Next, { damages, falls, ruled }: Blows, emit: Emit): void {
  for (const damage of damages) tellDamage(next, damage, emit)
  const effects = [...damages.flatMap(damage => damage.effects), ...falls]
  if (effects.length > 0) changeWork(next, { effects: [...workOf(next).effects, ...effects] })
  applyConsequences(next, ruled, emit)
}

/** Its owner reads the numbers; the other side sees whether a vehicle was penetrated. */
function tellDamage(state: State, damage: Damage, emit: Emit): void {
  const { strike, thrown, total, result } = damage
  const target = mustStand(state, strike.target)
  const vehicle = result.on === 'vehicle'
  emit({
    type: 'damage-thrown',
    rules: rulesOfDamage(state, target, damage),
    stand: target.id,
    thrown,
    total,
    result,
    weapon: strike.weapon,
    ...(vehicle ? { seenBy: [target.seat] } : readersOf(target)),
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
