import { stepsBetween } from '../../../engine/geometry/hex'
import type { Seat } from '../../../engine/seats'
import type { Emit, Skippable } from '../events'
import { type Condition, type Next, type Phase, type State, TICKS, type Tick, type Torpedo } from '../state'
import { resolveStack } from './codes'
import { canFire, firingQueue, tellIdle } from './firing'
import { canCounter, canLaunch, canRepair } from './house-options'
import { hasShips, inPlay, shipsInPlay, sideOf } from './ship'
import { isSkippable, tellSkipped } from './skipped'
import { removeSpent } from './torpedoes'

/** Continues until somebody must decide or dice must be rolled. */
export function proceed(next: Next, emit: Emit): void {
  resolveStack(next, emit)
  let empty: Skippable[] = []
  const tell = (): void => {
    tellSkipped(next, empty, emit)
    empty = []
  }
  while (next.stack.length === 0 && isOver(next, emit)) {
    const phase = AFTER[next.phase]
    if (!phase) break
    if (!isSkippable(phase)) tell()
    enter(next, phase, emit)
    if (isSkippable(phase) && isOver(next, emit)) empty.push(phase)
  }
  tell()
}

/** ARC.turn.order: the step that follows. Upkeep and the new turn are forced actions. */
const AFTER: Readonly<Record<Phase, Phase | null>> = {
  premove: 'initiative',
  initiative: 'movement',
  movement: 'torpedoes',
  torpedoes: 'result',
  result: 'cannon',
  cannon: 'countermeasures',
  countermeasures: 'engineering',
  engineering: 'ticks',
  ticks: 'upkeep',
  upkeep: null,
  launch: null,
}

/** Whether nothing is left to do in a step. In the Cannon Fire Phase, this opens the next group. */
function isOver(state: State, emit: Emit): boolean {
  switch (state.phase) {
    case 'premove':
      return !declaring(state)
    case 'initiative':
      return state.order.length > 0
    case 'movement':
      return state.mover === null
    case 'torpedoes':
      return nextTorpedo(state) === null
    case 'result':
      return arrivedTorpedo(state) === null
    case 'cannon':
      return !openGroup(state, emit)
    case 'countermeasures':
      return !sidesThat(state, seat => canCounter(state, seat)).length
    case 'engineering':
      return !sidesThat(state, seat => canRepair(state, seat)).length
    case 'ticks':
      return state.ticks.length === 0
    case 'upkeep':
    case 'launch':
      return false
  }
}

/** Sides that can still do something in this step. */
export const sidesThat = (state: State, may: (seat: Seat) => boolean): Seat[] =>
  state.seats.filter(seat => !state.passed.includes(seat) && may(seat))

/** ARC.opt.declared-turn: whether a side isn't done yet. */
export const declaring = (state: State): boolean =>
  state.options.declaredTurn && sidesThat(state, seat => sideOf(state, seat).length > 0).length > 0

export const mayLaunch = (state: State): Seat[] => sidesThat(state, seat => canLaunch(state, seat))

/** ARC.opt.torp.move: in launch order. */
export const nextTorpedo = (state: State): Torpedo | null => state.torpedoes.find(({ moved }) => !moved) ?? null

/** ARC.opt.torp.result: a torpedo in the hex of its target. */
export function arrivedTorpedo(state: State): Torpedo | null {
  for (const torpedo of state.torpedoes) {
    const target = torpedo.target === null ? undefined : state.ships[torpedo.target]
    if (target && inPlay(target) && stepsBetween(target.at, torpedo.at) === 0) return torpedo
  }
  return null
}

function enter(next: Next, phase: Phase, emit: Emit): void {
  next.phase = phase
  next.passed = []
  switch (phase) {
    case 'movement':
      next.mover = moverFrom(next, 0)
      return
    case 'cannon':
      removeSpent(next, emit)
      next.queue = firingQueue(next)
      emit({ type: 'cannon', rules: ['ARC.turn.cannon'], crews: next.queue.flat().length })
      return
    case 'countermeasures':
      next.used = []
      // A ship that used its nixie can still use its countermeasure.
      next.torpedoes = next.torpedoes.map(torpedo => ({ ...torpedo, tried: [] }))
      return
    case 'ticks':
      next.ticks = ticksDue(next)
      return
    default:
      return
  }
}

/** ARC.init.alternate, ARC.init.alternate.uneven: the next side round the table with a ship to move. */
function moverFrom(state: State, from: number): Seat | null {
  const { order } = state
  for (let i = 0; i < order.length; i++) {
    const seat = order[(from + i) % order.length]
    if (seat && unmoved(state, seat)) return seat
  }
  return null
}

function unmoved(state: State, seat: Seat): boolean {
  for (const id in state.ships) {
    const ship = state.ships[id]
    if (ship && ship.seat === seat && !ship.moved && inPlay(ship)) return true
  }
  return false
}

/** After a ship has moved, the next side moves one. */
export function passMove(next: Next, emit: Emit): void {
  next.moving = null
  if (!next.mover) return
  const from = next.order.indexOf(next.mover) + 1
  const mover = moverFrom(next, from)
  next.mover = mover
  if (!mover) return
  const round = next.order.map((_, i) => next.order[(from + i) % next.order.length] ?? mover)
  for (const seat of round.slice(0, round.indexOf(mover)))
    if (hasShips(next, seat)) emit({ type: 'none-to-move', rules: ['ARC.init.alternate.uneven'], seat })
}

/** ARC.fire.immediate: opens the next group in which somebody can fire; false if there is none. */
function openGroup(next: Next, emit: Emit): boolean {
  if (next.group.some(slot => !slot.done || slot.shot)) return true
  next.group = []
  while (next.queue.length > 0) {
    const [slots = [], ...later] = next.queue
    next.queue = later
    const able = slots.filter(slot => canFire(next, slot))
    for (const slot of slots) if (!able.includes(slot)) tellIdle(next, slot, emit)
    if (able.length === 0) continue
    next.group = able.map(slot => ({ done: false, shot: null, ...slot }))
    return true
  }
  return false
}

/** ARC.turn.upkeep.ticks: conditions from before Upkeep, one kind after the other. */
function ticksDue(state: State): Tick[] {
  return TICKS.flatMap(kind =>
    shipsInPlay(state).flatMap(ship =>
      ship.conditions
        .filter(each => each.kind === kind && isDue(state.turn, each))
        .map(({ by }): Tick => ({ kind, ship: ship.id, by })),
    ),
  )
}

function isDue(turn: number, { kind, turn: caused }: Condition): boolean {
  switch (kind) {
    case 'doomed':
      return turn >= caused + 1
    case 'life-support':
      return turn >= caused + 2
    default:
      return true
  }
}

/** ARC.turn.order: the first step of a turn. */
export function openTurn(next: Next): void {
  next.phase = 'premove'
  next.rolls = {}
  next.order = []
  next.used = []
  next.passed = []
}
