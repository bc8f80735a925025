import { atMost } from '../../../../engine/geometry/units'
import { distance } from '../../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { Order } from '../../orders'
import type { Stand } from '../../parts/stand'
import type { Unit } from '../../parts/unit'
import type { Side } from '../../sides'
import type { State } from '../../state'
import { LED_REACH } from '../../tables/morale'
import { hooks } from '../hooks'
import {
  bodyOf,
  isGone,
  isLeader,
  mustStand,
  own,
  rosterOf,
  standOf,
  standsIn,
  standsOf,
  unitOf,
  unitsOf,
} from '../stands'
import { linkRefusals } from './communication'

/** Leaders above a stand, nearest first: his squad's, then the platoon's, then the side's. */
export function chainOf(state: State, stand: Stand): Stand[] {
  const chain: Stand[] = []
  for (
    let unit = unitOf(state, rosterOf(stand)?.unit ?? '');
    unit;
    unit = unit.parent ? unitOf(state, unit.parent) : undefined
  ) {
    const leader = unit.leader === null ? undefined : standOf(state, unit.leader)
    if (leader && !isGone(leader) && isLeader(leader)) chain.push(leader)
  }
  return chain
}

/** Who has just been rallied is still suppressed for the turn. */
export const isShaken = ({ status }: Stand): boolean =>
  status === 'suppressed' || status === 'forcedBack' || status === 'routed' || status === 'rallied'

/** Who of a side leads and is free to do so. */
export const steadyLeaders = (state: State, seat: string): Stand[] =>
  standsOf(state).filter(stand => stand.seat === seat && isLeader(stand) && !isGone(stand) && !isShaken(stand))

/** STR.core.leader.led: a leader of its chain, steady, within 2 cm or in the same vehicle. */
export const isLed = (state: State, stand: Stand): boolean =>
  chainOf(state, stand).some(leader => !isShaken(leader) && own(leader).task === null && isBeside(state, leader, stand))

const isBeside = (state: State, leader: Stand, stand: Stand): boolean => {
  const [at, body] = [bodyOf(state, leader), bodyOf(state, stand)]
  return at.id === body.id || (leader.aboard === null && atMost(distance(at.at, body.at), LED_REACH))
}

/** STR.core.morale.rally: why this leader cannot rally that stand. */
export const rallyRefusals = (state: State, leader: Stand, stand: Stand): Refusal[] => [
  ...(stand.status === 'routed' ? [] : [refuse('STR.core.morale.rally', `${stand.name} isn't routed.`)]),
  ...busyRefusals(leader),
  ...(chainOf(state, stand).some(({ id }) => id === leader.id)
    ? []
    : [refuse('STR.core.morale.rally', `${leader.name} doesn't command ${stand.name}.`)]),
  ...(isBeside(state, leader, stand)
    ? []
    : [refuse('STR.core.leader.led', `${leader.name} must be within ${LED_REACH} cm of ${stand.name}.`)]),
]

/** How many steps down the tree a unit lies below a leader's own; null where it is not below. */
export function stepsBelow(state: State, leader: Stand, unit: Unit): number | null {
  const mine = rosterOf(leader)?.unit
  let steps = 0
  for (let here: Unit | undefined = unit; here; here = here.parent ? unitOf(state, here.parent) : undefined) {
    if (here.id === mine || here.leader === leader.id) return steps
    steps += 1
  }
  return null
}

/** STR.core.orders.time, .who: turns until an order is in force. */
export function orderTime(state: State, leader: Stand, unit: Unit, order: Order): number {
  const steps = stepsBelow(state, leader, unit) ?? 0
  const skipped = Math.max(0, steps - 1)
  const headless = (state.beheaded[leader.seat]?.value ?? 0) >= state.turn ? 1 : 0
  const extra = hooks(state.options, 'cmd.orderTime').reduce((sum, hook) => sum + hook(state, order), 0)
  return Math.max(1, 1 + skipped + headless + extra)
}

/** STR.core.orders.tactics, when rule 80 is used: none doubles, each level above the second halves. */
export function tacticsTime(turns: number, skill: number): number {
  if (skill <= 0) return turns * 2
  return Math.max(1, Math.ceil(turns / 2 ** Math.max(0, skill - 2)))
}

/** STR.core.leader.one-job: why a leader is not free for another task this turn. */
export function busyRefusals(leader: Stand): Refusal[] {
  const { task } = own(leader)
  const reasons: Refusal[] = []
  if (!isLeader(leader)) reasons.push(refuse('STR.core.leader.kinds', `There's no leader in ${leader.name}.`))
  if (isGone(leader)) reasons.push(refuse('STR.core.direct.need', `${leader.name} is out of the battle.`))
  if (isShaken(leader))
    reasons.push(
      refuse(
        'STR.core.morale.suppressed',
        `${leader.name} is ${leader.status === 'routed' ? 'routed' : 'suppressed'}.`,
      ),
    )
  if (task === 'order') reasons.push(refuse('STR.core.orders.busy', `${leader.name} is already giving an order.`))
  else if (task !== null)
    reasons.push(refuse('STR.core.leader.one-job', `${leader.name} already has a task this turn: ${task}.`))
  return reasons
}

/** Why a leader cannot give a unit an order. */
export function orderRefusals(state: State, leader: Stand, unit: Unit): Refusal[] {
  const receiver = receiverOf(state, unit)
  const steps = stepsBelow(state, leader, unit)
  return [
    ...busyRefusals(leader),
    ...(steps === null ? [refuse('STR.core.orders.who', `${leader.name} doesn't command ${unit.name}.`)] : []),
    ...(receiver
      ? linkRefusals(state, leader, receiver)
      : [refuse('STR.core.unit.tree', `${unit.name} has nobody left.`)]),
  ]
}

/** Who takes a unit's order: its leader, else its first stand. */
export function receiverOf(state: State, unit: Unit): Stand | null {
  const leader = unit.leader === null ? undefined : standOf(state, unit.leader)
  if (leader && !isGone(leader)) return leader
  return standsIn(state, unit.id).find(stand => !isGone(stand)) ?? null
}

/** STR.core.leader.side-commander: the highest leader of a side. */
export function commanderOf(state: State, side: Side): Stand | null {
  const top = unitsOf(state, side).find(({ parent, leader }) => parent === null && leader !== null)
  return top?.leader ? mustStand(state, top.leader) : null
}

export const HOLD: Order = {
  move: { verb: 'hold', point: null, route: [], gait: null, stand: null, distance: 0, halt: [] },
  fire: { verb: 'atWill', target: null, zone: null },
}
/** STR.core.orders.done: what is left of an order carried out or halted. */
export const heldOf = ({ fire }: Order): Order => ({ move: HOLD.move, fire })
