import type { Dice } from '../../../../engine/rolls/dice'
import type { Falling } from '../../parts/blast'
import type { Strike } from '../../parts/shot'
import type { State } from '../../state'
import { onArea } from '../consequences'
import { burstOf, fallingOn, sweepOf } from '../damage/burst'
import { type Consequence, type FirePlan, hooks } from '../hooks'
import { penOf, roll2d } from './direct'
import { hitsOf, spreadHits, type ToHit } from './hits'

export interface Fired {
  readonly thrown: number | null
  readonly hits: number
  readonly strikes: readonly Strike[]
  /** What bursts or sweeps there, to be thrown for stand by stand. */
  readonly falling: Falling | null
  readonly ruled: readonly Consequence[]
}

/** STR.core.direct.hits, STR.core.he.contact, .miss: a shot is thrown; a strip needs no throw of its own. */
export function fireShot(state: State, { plan, hit }: { plan: FirePlan; hit: ToHit }, dice: Dice): Fired {
  const { firer, target, shot, weapon } = plan
  const to = target?.at ?? shot.point ?? firer.at
  const sweep = shot.kind === 'flechette' ? sweepOf(weapon, shot.kind, { from: firer.at, to }) : null
  if (sweep) {
    const own = [{ target: firer.id, man: null }, ...firer.men.map((_, man) => ({ target: firer.id, man }))]
    return { thrown: null, hits: 0, strikes: [], falling: fallingOn(state, sweep, own), ruled: onArea(state, sweep) }
  }
  const { thrown, hits } = rollHits(state, { plan, hit }, dice)
  if (hits === 0) return { thrown, hits, strikes: [], falling: null, ruled: [] }
  const strikes = target ? spreadHits(state, plan, hits, penOf(weapon, shot.kind, hit.inBand)) : []
  const burst = burstOf(state, weapon, { kind: shot.kind, at: to, from: firer.at })
  return { thrown, hits, strikes, falling: burst && fallingOn(state, burst, strikes), ruled: onArea(state, burst) }
}

const rollHits = (state: State, { plan, hit }: { plan: FirePlan; hit: ToHit }, dice: Dice) =>
  dice.part(
    roll => {
      const thrown = roll2d(roll)
      const ruled = hooks(state.options, 'direct.hits')
      return { thrown, hits: ruled.reduce((n, hook) => hook(state, plan, n), hitsOf(state, thrown, hit)) }
    },
    ({ hits }) => hits,
  )
