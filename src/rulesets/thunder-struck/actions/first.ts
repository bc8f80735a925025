import type { Dice } from '../../../engine/rolls/dice'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import type { TsRule } from '../rulebook'
import type { State } from '../state'
import { type Def, settles, writes } from './common'

const schema = z.strictObject({ type: z.literal('first') })
type First = z.infer<typeof schema>
interface Result {
  readonly seat: Seat
  readonly rolls: readonly { readonly seat: Seat; readonly face: number }[]
}

/** Agreed in the set-up, or the highest die; ties roll again. */
export const first: Def<First> = {
  rule: 'TS.plan.1.first',
  schema,
  plan: state =>
    settles('Who goes first', 'TS.plan.1.first', dice => {
      const { seat, rolls } = decide(state, dice)
      return {
        changes: { first: seat, phase: 'planning' },
        events: [
          { type: 'first', rules: ['TS.plan.1.first', 'TS.setup.1.marker'], seat, rolls },
          { type: 'begun', rules: setUpRules(state), seats: state.seats },
        ],
      }
    }),
  ...writes,
  *offers() {},
}

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

function decide(state: State, dice: Dice): Result {
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
