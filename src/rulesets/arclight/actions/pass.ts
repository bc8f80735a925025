import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { count } from '../../../engine/words'
import { define } from '../define'
import { KEYS } from '../keys'
import type { ArcRule } from '../rulebook'
import { canCounter, canRepair, launchersOf, mayRepair, torpedoesToCounter } from '../rules/house-options'
import { hasShips, sideOf } from '../rules/ship'
import { mayLaunch, proceed, sidesThat } from '../rules/turns'
import type { Phase, Ship, State } from '../state'

const schema = z.strictObject({ type: z.literal('pass') })

/** Steps in which a side says when it is done. */
const STEPS: Readonly<Partial<Record<Phase, { rule: ArcRule; say: string; label: string }>>> = {
  premove: { rule: 'ARC.opt.declared-turn', say: 'declare turns before initiative', label: 'Finish declaring turns' },
  countermeasures: { rule: 'ARC.opt.cm', say: 'roll countermeasures', label: 'Finish countermeasures' },
  engineering: { rule: 'ARC.opt.eng', say: 'choose a repair for your engineers', label: 'Finish repairs' },
  launch: { rule: 'ARC.opt.torp.launch', say: 'launch torpedoes', label: 'Finish launching' },
}

/** Sides that can still do something in a step of a house option. */
export function openSides(state: State): Seat[] {
  switch (state.phase) {
    case 'premove':
      return state.options.declaredTurn ? sidesThat(state, seat => hasShips(state, seat)) : []
    case 'countermeasures':
      return sidesThat(state, seat => canCounter(state, seat))
    case 'engineering':
      return sidesThat(state, seat => canRepair(state, seat))
    case 'launch':
      return mayLaunch(state)
    default:
      return []
  }
}

export const stepWords = (phase: Phase) => STEPS[phase]

/** A side is done with a step. */
export const pass = define(schema)({
  rule: 'ARC.turn.optional',
  plan: (state, _action, actor) =>
    unless(
      [!openSides(state).some(seat => seat === actor) && refuse('ARC.turn.optional', "There's nothing to finish now.")],
      () => plain(STEPS[state.phase]?.label ?? 'Finish', STEPS[state.phase]?.rule ?? 'ARC.turn.optional'),
    ),
  apply(next, _action, _result, { actor, emit }) {
    const seat = next.seats.find(one => one === actor)
    if (seat) next.passed = [...next.passed, seat]
    proceed(next, emit)
  },
  *offers(view, seat) {
    const step = STEPS[view.phase]
    if (!step || view.stack.length > 0 || !openSides(view).includes(seat)) return
    const leaves = () => leftUndone(view, seat)
    yield {
      kind: 'button',
      id: 'pass',
      label: step.label,
      rule: step.rule,
      key: KEYS.pass,
      leaves,
      action: { type: 'pass' },
    }
  },
})

/** The ships that could still do something in this step. Turns needn't be declared. */
function leftUndone(state: State, seat: Seat): string | null {
  const ships = sideOf(state, seat)
  const left = (able: (ship: Ship) => boolean, what: string): string | null => {
    const many = ships.filter(able).length
    return many > 0 ? `${count(many, 'ship')} could still ${what}.` : null
  }
  switch (state.phase) {
    case 'countermeasures':
      return left(ship => torpedoesToCounter(state, ship).length > 0, 'roll countermeasures')
    case 'engineering':
      return left(ship => mayRepair(state, ship), 'repair something')
    case 'launch':
      return left(ship => launchersOf(state, ship).length > 0, 'launch a torpedo')
    default:
      return null
  }
}
