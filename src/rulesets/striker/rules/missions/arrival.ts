import type { Dice } from '../../../../engine/rolls/dice'
import type { Falling } from '../../parts/blast'
import type { Mission } from '../../parts/mission'
import type { Strike } from '../../parts/shot'
import type { State } from '../../state'
import { onArea } from '../consequences'
import { fallingOn } from '../damage/burst'
import type { Consequence } from '../hooks'
import {
  aimOf,
  blastOf,
  guidedStrikes,
  guidedTarget,
  type Landing,
  landRounds,
  ruledStrikes,
  shakenBy,
} from './landing'

/** What the rounds of a mission do where they land. */
export interface Arrival {
  readonly landing: Landing
  readonly strikes: readonly Strike[]
  /** What falls on everybody in the zone, to be rolled for stand by stand. */
  readonly falling: Falling | null
  /** Stands that it shakes. */
  readonly under: readonly string[]
  readonly ruled: readonly Consequence[]
}

/** STR.core.indirect.lands: the rounds of one turn. */
export function arrive(state: State, mission: Mission, dice: Dice, aim = aimOf(state, mission)): Arrival {
  const landing = landRounds(state, mission, dice, aim)
  const target = guidedTarget(state, mission, landing.at)
  const ruled = ruledStrikes(state, mission, landing.zone)
  const blast = ruled ? null : blastOf(state, mission, landing.zone)
  const guided = target ? guidedStrikes(state, mission, { target, rounds: landing.zone.rounds, dice }) : []
  return {
    landing,
    strikes: ruled ?? guided,
    falling: blast && fallingOn(state, blast),
    under: shakenBy(state, mission, landing.zone),
    ruled: onArea(state, landing.zone),
  }
}
