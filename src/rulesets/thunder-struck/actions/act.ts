import { type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import type { Draft } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import type { TsEvent } from '../events'
import { carryOut } from '../rules/carry-out'
import { cubeRules } from '../rules/cited'
import { isSpace, onConsole } from '../rules/console'
import { cubesFor, diceOf, faceRefusal, powerRefusals, spaceOf, storeRefusal } from '../rules/power'
import { effectOf, shown } from '../rules/preview'
import { passTurn } from '../rules/turns'
import { DICE, own, type State, shipOf } from '../state'
import { CONSOLE, SPACES } from '../tables/console'
import { dieOffers } from './act-offers'
import { type Def, seatOf, worked, writes } from './common'

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

/** One die of the console, changed or moved by cubes first if its owner likes, then actioned where it lies. */
export const act: Def<Act> = {
  rule: 'TS.act.1.must',
  schema,
  plan(state, action, actor) {
    const seat = seatOf(actor)
    const ship = shipOf(state, seat)
    const at = ship.dice[action.die]?.at
    const lies = at !== undefined && isSpace(at)
    const due = state.phase === 'action' && state.current === seat && state.stack.length === 0
    return unless(
      [
        !due && refuse('TS.act.1.next', 'Another decision comes first.'),
        !lies && refuse('TS.act.1.must', 'This die does not lie on this console.'),
        !(due && lies) &&
          cubesFor(action) > 0 &&
          refuse('TS.power.2.when', 'Cubes are spent on your own turn, on a die you are about to action.'),
        ...withRefusals(state, seat, action),
        ...(lies ? powerRefusals(state, ship, action) : [storeRefusal(ship, action)]),
        lies && faceRefusal(ship, action),
      ],
      () =>
        shown(effectOf(state, ship, action), () => worked(state, (next, emit) => done(next, { seat, action }, emit))),
    )
  },
  ...writes,
  *offers(state, seat) {
    if (state.phase !== 'action' || state.current !== seat || state.stack.length > 0) return
    const ship = shipOf(state, seat)
    for (const die of onConsole(ship.dice)) yield* dieOffers(ship, die)
  },
}

/** Cubes first, then what the die does where it lies now. */
function done(next: Draft<State>, { seat, action }: { seat: Seat; action: Act }, emit: (event: TsEvent) => void): void {
  const mine = own(next, seat)
  const space = spaceOf(mine, action)
  if (!space) return
  const cubes = cubesFor(action)
  const used = diceOf(mine, action)
  if (cubes > 0) {
    const pips = used.reduce((sum, die) => sum + (action.pips?.[die] ?? 0), 0)
    emit({ type: 'powered-die', rules: cubeRules(mine, action), seat, cubes, moved: action.moveTo ?? null, pips })
  }
  mine.cubes -= cubes
  for (const die of used) {
    const lying = mine.dice[die]
    if (lying) lying.face += action.pips?.[die] ?? 0
  }
  const moved = mine.dice[action.die]
  if (moved) moved.at = space
  carryOut(next, mine, action, emit)
  passTurn(next, emit)
}

function withRefusals(state: State, seat: Seat, action: Act): (Refusal | false)[] {
  const ship = shipOf(state, seat)
  const space = spaceOf(ship, action)
  if (!space) return []
  const second = action.with === undefined ? undefined : ship.dice[action.with]
  const isBoost = CONSOLE[space].kind === 'boost'
  return [
    action.with !== undefined &&
      CONSOLE[space].kind === 'fire' &&
      refuse('TS.fire.1.each-die', 'Each Fire die is a shot of its own.'),
    action.with !== undefined &&
      (!isBoost ||
        action.with === action.die ||
        !second ||
        !isSpace(second.at) ||
        CONSOLE[second.at].kind !== 'boost') &&
      refuse('TS.boost.2.both', 'Only two dice on Boost go together.'),
    CONSOLE[space].kind === 'manoeuvre' &&
      state.manoeuvred &&
      refuse('TS.man.4.once', 'One Manoeuvre took place this round already.'),
  ]
}
