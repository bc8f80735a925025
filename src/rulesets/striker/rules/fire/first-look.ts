import type { Shot } from '../../parts/shot'
import type { Stand } from '../../parts/stand'
import type { Side } from '../../sides'
import type { State } from '../../state'
import { obeyed, orderOf } from '../command/obedience'
import type { FirePlan } from '../hooks'
import { sights } from '../spotting/spotting'
import { type Arm, armsOfSide } from './arms'
import { declaredBy } from './declaring'
import { bandAt } from './direct'
import { firingOrders, isReady } from './fire-limits'

// What a player sees at a glance, before he asks for every reason.

/** A shot of a weapon with the rounds it has loaded. */
export const aimedAt = ({ stand, man, weapon, card }: Arm, target: string | null): Shot => ({
  stand: stand.id,
  man,
  weapon,
  target,
  point: null,
  kind: card.kinds[0]?.kind ?? 'solid',
  spread: [],
})

const far = ({ at: a }: Stand, { at: b }: Stand): number => Math.hypot(b.x - a.x, b.y - a.y)

const planOf = (arm: Arm, target: Stand | null): FirePlan => ({
  firer: arm.stand,
  target,
  weapon: arm.card,
  shot: aimedAt(arm, target?.id ?? null),
  distance: target ? far(arm.stand, target) : 0,
})

export const isInReach = (state: State, { stand, card }: Arm, target: Stand): boolean =>
  bandAt(state, card, far(stand, target)) !== null

/** Whether a weapon could be fired at somebody. */
export const isServed = (state: State, arm: Arm): boolean =>
  isReady(state, planOf(arm, null), declaredBy(state, arm.stand.seat))

/** Whether a firer has a target in sight, and his orders let him fire at it. */
export const isTempting = (state: State, arm: Arm, target: Stand): boolean =>
  sights(state, arm.stand, target) && obeyed(state, firingOrders(state, planOf(arm, target))).refusals.length === 0

const bursts = ({ card }: Arm): boolean =>
  card.class !== 'indirect' && card.kinds.some(({ kind, burst }) => kind === 'smoke' || (burst ?? 0) > 0)

/** STR.core.direct.point: whether a side could fire at the ground, where it has nobody to fire at. */
export const mayShell = (state: State, side: Side): boolean =>
  armsOfSide(state, side).some(
    arm =>
      bursts(arm) &&
      isServed(state, arm) &&
      (orderOf(state, arm.stand)?.fire.verb === 'zone' ||
        obeyed(state, firingOrders(state, planOf(arm, null))).refusals.length === 0),
  )
