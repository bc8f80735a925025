import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import type { Emit } from '../events'
import type { LwRule } from '../rulebook'
import { no } from '../rules/base'
import { changedBase, changedUnit } from '../rules/changed'
import { straysOf } from '../rules/command'
import { dueOf } from '../rules/morale'
import type { Base, State } from '../state'

const NEXT_STEP = 'On to the next step'

const LABELS = { movement: 'End movement', firing: 'End firing', assault: NEXT_STEP, morale: NEXT_STEP } as const

const STEP_RULES: Readonly<Record<'movement' | 'firing' | 'assault' | 'morale', LwRule>> = {
  movement: 'LW.turn.2',
  firing: 'LW.turn.3',
  assault: 'LW.turn.4',
  morale: 'LW.turn.5',
}
const NEXT = { movement: 'firing', firing: 'assault', assault: 'morale' } as const

const offerOf = (step: 'movement' | 'firing') =>
  ({
    kind: 'button',
    id: 'step.end',
    label: LABELS[step],
    key: 'e',
    rule: STEP_RULES[step],
    action: { type: 'step.end' },
  }) as const

const OFFERS = { movement: offerOf('movement'), firing: offerOf('firing') } as const

/** A side is done with its part of a step. */
export const endStep = define(z.object({ type: z.literal('step.end') }))({
  rule: 'LW.turn.2',
  plan(state, _, actor) {
    const { step, active } = state
    if (step !== 'movement' && step !== 'firing' && step !== 'assault' && step !== 'morale')
      return { refusals: [no('LW.turn.2', 'No step of the turn is going on.')] }
    return unless(
      [
        state.stack.length > 0 && no('LW.inf.assault.continue', 'Something else must be decided first.'),
        actor !== 'table' && actor !== active && no(STEP_RULES[step], 'It is the part of the other side.'),
        step === 'assault' &&
          state.assaults.length > 0 &&
          no('LW.inf.assault.continue', 'Assaults are still undecided.'),
        step === 'morale' &&
          active !== null &&
          dueOf(state, active).length > 0 &&
          no('LW.turn.5', 'Morale must still be tested.'),
      ],
      () => plain(LABELS[step], STEP_RULES[step]),
    )
  },
  apply(next, _, __, { emit }) {
    advance(next, emit)
  },
  offers({ step, active, stack }, seat) {
    if (active !== seat || stack.length > 0) return []
    return step === 'movement' || step === 'firing' ? [OFFERS[step]] : []
  },
})

function advance(next: State, emit: Emit): void {
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
export const endTurn = define(z.object({ type: z.literal('turn.end') }))({
  rule: 'LW.turn.5',
  plan(state) {
    if (state.step !== 'morale' || state.active !== null)
      return { refusals: [no('LW.turn.5', 'The turn is not over.')] }
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
  offers: () => [],
})

/** Bases and units as they begin the next turn; who has nothing to wipe off stays who he is. */
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
