import { stillAble } from '../../../engine/record/still-able'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { count } from '../../../engine/words'
import { define } from '../define'
import type { Emit } from '../events'
import { KEYS } from '../keys'
import type { LwRule } from '../rulebook'
import { onTable } from '../rules/base'
import { straysOf } from '../rules/command'
import { dueOf } from '../rules/morale'
import { mayMove } from '../rules/moving'
import { basesOfSeat } from '../rules/roster'
import { changedBase, changedUnit } from '../rules/writing'
import type { Base, Next, State } from '../state'
import { fireAp } from './fire-ap'
import { fireHe } from './fire-he'
import { fireSmall } from './fire-small'

const NEXT_STEP = 'Go to the next step'

const LABELS = { movement: 'End movement', firing: 'End firing', assault: NEXT_STEP, morale: NEXT_STEP } as const

const STEP_RULES: Readonly<Record<'movement' | 'firing' | 'assault' | 'morale', LwRule>> = {
  movement: 'LW.turn.2',
  firing: 'LW.turn.3',
  assault: 'LW.turn.4',
  morale: 'LW.turn.5',
}
const NEXT = { movement: 'firing', firing: 'assault', assault: 'morale' } as const

const offerOf = (step: 'movement' | 'firing', leaves: () => string | null) =>
  ({
    kind: 'button',
    id: 'step.end',
    label: LABELS[step],
    key: KEYS.endStep,
    rule: STEP_RULES[step],
    leaves,
    action: { type: 'step.end' },
  }) as const

function unmoved(state: State, seat: Seat): string | null {
  const left = basesOfSeat(state, seat).filter(base => onTable(base) && mayMove(state, base)).length
  return left > 0 ? `${count(left, 'base')} ${left === 1 ? "hasn't" : "haven't"} moved.` : null
}

function unfired(state: State, seat: Seat): string | null {
  const left = stillAble([fireAp, fireHe, fireSmall], state, seat)
  return left > 0 ? `${count(left, 'base')} could still fire.` : null
}

/** A side is done with its part of a step. */
export const endStep = define(z.strictObject({ type: z.literal('step.end') }))({
  rule: 'LW.turn.2',
  plan(state, _, actor) {
    const { step, active } = state
    if (step !== 'movement' && step !== 'firing' && step !== 'assault' && step !== 'morale')
      return { refusals: [refuse('LW.turn.2', "There's no step to end now.")] }
    return unless(
      [
        state.stack.length > 0 && refuse('LW.inf.assault.continue', 'Another decision has to be made first.'),
        actor !== 'table' && actor !== active && refuse(STEP_RULES[step], "It's the other side's turn to act."),
        step === 'assault' &&
          state.assaults.length > 0 &&
          refuse('LW.inf.assault.continue', 'Some assaults are still undecided.'),
        step === 'morale' &&
          active !== null &&
          dueOf(state, active).length > 0 &&
          refuse('LW.turn.5', 'Some units still have to test morale.'),
      ],
      () => plain(LABELS[step], STEP_RULES[step]),
    )
  },
  apply(next, _, __, { emit }) {
    advance(next, emit)
  },
  offers(state, seat) {
    if (state.active !== seat || state.stack.length > 0) return []
    if (state.step === 'movement') return [offerOf('movement', () => unmoved(state, seat))]
    return state.step === 'firing' ? [offerOf('firing', () => unfired(state, seat))] : []
  },
})

function advance(next: Next, emit: Emit): void {
  const { step, active, order } = next
  if (step !== 'movement' && step !== 'firing' && step !== 'assault' && step !== 'morale') return
  const [first, second] = order
  if (step !== 'assault' && active === first && second !== undefined) {
    next.active = second
    if (step === 'movement') next.strays = straysOf(next, second)
    if (step !== 'morale') emit({ type: 'step-began', rules: [STEP_RULES[step]], step, seat: second })
    return
  }
  if (step === 'morale') {
    next.active = null
    return
  }
  delete next.strays
  next.step = NEXT[step]
  next.active = first ?? null
  if (next.step === 'firing') emit({ type: 'step-began', rules: ['LW.turn.3'], step: next.step, seat: next.active })
}

/** The turn is over; what lasted for it is wiped off. */
export const endTurn = define(z.strictObject({ type: z.literal('turn.end') }))({
  rule: 'LW.turn.5',
  forced: true,
  plan(state) {
    if (state.step !== 'morale' || state.active !== null)
      return { refusals: [refuse('LW.turn.5', "The turn isn't over yet.")] }
    const title = `Turn ${state.turn} is over`
    return { title, rule: 'LW.turn.5', ledgers: [], resolve: () => wiped(state) }
  },
  apply(next, _, { bases, units }, { emit }) {
    const last = next.turn >= next.options.turnLimit
    emit({ type: 'turn-ended', rules: last ? ['LW.turn.5', 'LW.victory'] : ['LW.turn.5'], turn: next.turn, last })
    next.bases = bases
    next.units = units
    next.assaults = []
    delete next.ways
    next.order = []
    if (last) next.step = 'over'
    else {
      next.step = 'initiative'
      next.turn += 1
    }
  },
})

/** Bases and units as they begin the next turn; those with nothing to reset stay the same objects. */
function wiped({ bases, units, turn }: State): Pick<State, 'bases' | 'units'> {
  const next = { bases: { ...bases }, units: { ...units } }
  for (const base of Object.values(bases)) if (hasTraces(base)) next.bases[base.id] = rested(base, turn)
  for (const unit of Object.values(units))
    if (unit.pinned || unit.due.length > 0) next.units[unit.id] = changedUnit(unit, { pinned: false, due: [] })
  return next
}

const hasTraces = ({ moved, retired, fired, tested, grudges, setUp }: Base): boolean =>
  moved !== 'none' || retired || fired.length > 0 || tested || grudges.length > 0 || setUp !== 'ready'

const rested = (base: Base, turn: number): Base =>
  changedBase(base, {
    moved: 'none',
    retired: false,
    fired: base.fired.length > 0 ? [] : base.fired,
    tested: false,
    grudges: base.grudges.length > 0 ? base.grudges.filter(grudge => grudge.turn >= turn) : base.grudges,
    // LW.inf.setup: it moved in one turn, stands a whole one, and fires in the third.
    setUp: base.setUp === 'packed' ? 'setting' : 'ready',
  })
