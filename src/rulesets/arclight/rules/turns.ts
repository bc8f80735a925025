import { stepsBetween } from '../../../engine/geometry/hex'
import type { Seat } from '../../../engine/seats'
import type { Emit } from '../define'
import type { Skippable } from '../events'
import { type Condition, type Phase, type State, TICKS, type Tick, type Torpedo } from '../state'
import { runStack } from './codes'
import { canFire, firingQueue } from './firing'
import { canLaunch, canRepair, canScreen } from './house'
import { tellIdle } from './idle'
import { hasShips, inPlay, shipsInPlay, sideOf } from './ship'
import { isSkippable, tellSkipped } from './skipped'
import { spendFlown } from './torpedoes'

/** Carries on as far as no one has to decide and no dice fall. */
export function proceed(draft: State, emit: Emit): void {
  runStack(draft, emit)
  let empty: Skippable[] = []
  const tell = (): void => {
    tellSkipped(draft, empty, emit)
    empty = []
  }
  while (draft.stack.length === 0 && isOver(draft, emit)) {
    const next = AFTER[draft.phase]
    if (!next) break
    if (!isSkippable(next)) tell()
    enter(draft, next, emit)
    if (isSkippable(next) && isOver(draft, emit)) empty.push(next)
  }
  tell()
}

/** ARC.turn.order: what follows a step by itself; Upkeep and the new turn are steps of the table. */
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

/** Whether all duties of a step are done. In the Cannon Fire Phase the next group is called up to find out. */
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
      return !sidesThat(state, seat => canScreen(state, seat)).length
    case 'engineering':
      return !sidesThat(state, seat => canRepair(state, seat)).length
    case 'ticks':
      return state.ticks.length === 0
    case 'upkeep':
    case 'launch':
      return false
  }
}

/** Sides that may still do something in this step. */
export const sidesThat = (state: State, may: (seat: Seat) => boolean): Seat[] =>
  state.seats.filter(seat => !state.passed.includes(seat) && may(seat))

/** ARC.opt.declared-turn: sides that have not said that they are done. */
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

function enter(draft: State, phase: Phase, emit: Emit): void {
  draft.phase = phase
  draft.passed = []
  switch (phase) {
    case 'movement':
      draft.mover = moverFrom(draft, 0)
      return
    case 'cannon':
      spendFlown(draft, emit)
      draft.queue = firingQueue(draft)
      draft.group = []
      emit({ type: 'cannon', rules: ['ARC.turn.cannon'], crews: draft.queue.flat().length })
      return
    case 'countermeasures':
      draft.used = []
      // A nixie does not use up the countermeasure.
      if (draft.torpedoes.length > 0) draft.torpedoes = draft.torpedoes.map(torpedo => ({ ...torpedo, tried: [] }))
      return
    case 'engineering':
      draft.used = []
      return
    case 'ticks':
      draft.ticks = ticksDue(draft)
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

/** A ship has moved: its side waits until the others have moved one. */
export function passMove(draft: State, emit: Emit): void {
  draft.moving = null
  if (!draft.mover) return
  const from = draft.order.indexOf(draft.mover) + 1
  const next = moverFrom(draft, from)
  draft.mover = next
  if (!next) return
  const round = draft.order.map((_, i) => draft.order[(from + i) % draft.order.length] ?? next)
  for (const seat of round.slice(0, round.indexOf(next)))
    if (hasShips(draft, seat)) emit({ type: 'none-to-move', rules: ['ARC.init.alternate.uneven'], seat })
}

/** ARC.fire.immediate: opens the next group with anybody who can still fire; false where there is none. */
function openGroup(draft: State, emit: Emit): boolean {
  if (draft.group.some(slot => !slot.done || slot.shot)) return true
  draft.group = []
  while (draft.queue.length > 0) {
    const [slots = [], ...later] = draft.queue
    draft.queue = later
    const able = slots.filter(slot => canFire(draft, slot))
    for (const slot of slots) if (!able.includes(slot)) tellIdle(draft, slot, emit)
    if (able.length === 0) continue
    draft.group = able.map(slot => ({ done: false, shot: null, ...slot }))
    return true
  }
  return false
}

/** ARC.turn.upkeep.ticks: what existed when Upkeep began, kind after kind. */
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
export function openTurn(draft: State): void {
  draft.phase = 'premove'
  draft.rolls = {}
  draft.order = []
  draft.mover = null
  draft.moving = null
  draft.used = []
  draft.passed = []
}
