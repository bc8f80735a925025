import type { Dice } from '../../../engine/rolls/dice'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define } from '../define'
import type { TsRule } from '../rulebook'
import type { State } from '../state'

const schema = z.strictObject({ type: z.literal('first') })

interface Decided {
  readonly seat: Seat
  readonly rolls: readonly { readonly seat: Seat; readonly face: number }[]
}

/** The player chosen in the set-up, or the highest roll. Ties roll again. */
export const first = define(schema)({
  rule: 'TS.plan.1.first',
  forced: true,
  plan: state => ({
    title: 'Decide who goes first',
    rule: 'TS.plan.1.first',
    ledgers: [],
    resolve: dice => decide(state, dice),
  }),
  apply(next, _action, { seat, rolls }, { emit }) {
    next.first = seat
    next.phase = 'planning'
    const rollNotes = rolls.map(({ seat: who }) => ({ seat: who }))
    emit({ type: 'first', rules: ['TS.plan.1.first', 'TS.setup.1.marker'], seat, rolls, rollNotes })
    emit({ type: 'begun', rules: setUpRules(next), seats: next.seats })
  },
})

const setUpRules = ({ seats }: State): TsRule[] => [
  'TS.board.start',
  'TS.board.sectors',
  'TS.board.facing',
  'TS.setup.3.console',
  'TS.console.spaces',
  'TS.setup.4.shield',
  'TS.setup.5.cube',
  ...(seats.length > 2 ? (['TS.setup.6.teams', 'TS.setup.6.opposite'] as const) : []),
]

function decide(state: State, dice: Dice): Decided {
  const agreed = state.seats.find(seat => seat === state.options.first)
  if (agreed) return { seat: agreed, rolls: [] }
  const rolls: { seat: Seat; face: number }[] = []
  let among = state.seats
  while (among.length > 1) {
    const round = among.map(seat => ({ seat, face: dice.roll(1, 6)[0] ?? 1 }))
    rolls.push(...round)
    const best = Math.max(...round.map(roll => roll.face))
    among = round.filter(roll => roll.face === best).map(roll => roll.seat)
  }
  return { seat: among[0] ?? 'A', rolls }
}
