import { type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define } from '../define'
import { isSpace, onConsole } from '../rules/console'
import { actionDie, planDie } from '../rules/die-action'
import { cubesFor, faceRefusal, powerRefusals, spaceOf, spendCubes, storeRefusal } from '../rules/power'
import { passTurn } from '../rules/turns'
import { DICE, type State, shipOf } from '../state'
import { CONSOLE, SPACES } from '../tables/console'
import { dieOffers } from './act-offers'
import { seatOf } from './common'

const dieId = z.enum(DICE)
const pip = z.int().check(z.gte(-5), z.lte(5))
const schema = z.strictObject({
  type: z.literal('act'),
  die: dieId,
  moveTo: z.optional(z.enum(SPACES)),
  with: z.optional(dieId),
  pips: z.optional(z.partialRecord(dieId, pip)),
})
export type Act = z.infer<typeof schema>

const isDue = (state: State, seat: Seat): boolean =>
  state.phase === 'action' && state.current === seat && state.stack.length === 0

/** You use one die on your console. Before that, cubes may change it or move it to another space. */
export const act = define(schema)({
  rule: 'TS.act.1.must',
  when: isDue,
  plan(state, action, actor) {
    const seat = seatOf(actor)
    const ship = shipOf(state, seat)
    const at = ship.dice[action.die]?.at
    const lies = at !== undefined && isSpace(at)
    const due = isDue(state, seat)
    return unless(
      [
        !due && refuse('TS.act.1.next', 'Another decision comes first.'),
        !lies && refuse('TS.act.1.must', "This die isn't on your console."),
        !(due && lies) &&
          cubesFor(action) > 0 &&
          refuse('TS.power.2.when', 'You can spend cubes only on your own turn, on a die you are about to use.'),
        ...withRefusals(state, seat, action),
        ...(lies ? powerRefusals(state, ship, action) : [storeRefusal(ship, action)]),
        lies && faceRefusal(ship, action),
      ],
      () => planDie(state, ship, action),
    )
  },
  apply(next, action, _result, { actor, emit }) {
    const seat = seatOf(actor)
    spendCubes(next, seat, action, emit)
    actionDie(next, seat, action, emit)
    passTurn(next, emit)
  },
  *offers(view, seat) {
    const ship = shipOf(view, seat)
    for (const die of onConsole(ship.dice)) yield* dieOffers(ship, die)
  },
})

function withRefusals(state: State, seat: Seat, action: Act): (Refusal | false)[] {
  const ship = shipOf(state, seat)
  const space = spaceOf(ship, action)
  if (!space) return []
  const second = action.with === undefined ? undefined : ship.dice[action.with]
  const isBoost = CONSOLE[space].kind === 'boost'
  return [
    action.with !== undefined &&
      CONSOLE[space].kind === 'fire' &&
      refuse('TS.fire.1.each-die', 'Each Fire die is a separate shot.'),
    action.with !== undefined &&
      (!isBoost ||
        action.with === action.die ||
        !second ||
        !isSpace(second.at) ||
        CONSOLE[second.at].kind !== 'boost') &&
      refuse('TS.boost.2.both', 'Only two dice on Boost can be used together.'),
    CONSOLE[space].kind === 'manoeuvre' &&
      state.manoeuvred &&
      refuse('TS.man.4.once', 'There has already been a Manoeuvre this round.'),
  ]
}
