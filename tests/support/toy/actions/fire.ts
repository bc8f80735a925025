import { atMost } from '../../../../src/engine/geometry/units'
import { distance } from '../../../../src/engine/geometry/vec'
import { type Modifier, modifier, total } from '../../../../src/engine/rolls/ledger'
import { refuse, unless } from '../../../../src/engine/rolls/plan'
import { z } from '../../../../src/engine/schema'
import type { Shot } from '../events'
import { type Boat, changeBoat, type State } from '../state'
import { afloat, bears, boatsOf, foesOf, rocksBetween } from '../water'
import { cannotCommand, canOrder, define, noBoat } from './def'

const schema = z.object({ type: z.literal('fire'), boat: z.string(), target: z.string() })
export type FireAction = z.infer<typeof schema>

const LONG = 12
const MOST = 24

function modifiers(state: State, boat: Boat, target: Boat): Modifier[] {
  const far = distance(boat.at, target.at)
  const lines = [modifier(boat.card === 'tug' ? 1 : 0, 'gun', 'POND.fire.hit')]
  if (far > LONG) lines.push(modifier(-2, `long range, ${far.toFixed(1)} cm`, 'POND.fire.range'))
  // Signals are open by now, or were not given.
  if (state.signals[target.seat]?.value?.stance === 'smoke')
    lines.push(modifier(-1, 'smoke', 'POND.fire.smoke', [{ kind: 'disc', tone: 'muted', at: target.at, radius: 3 }]))
  return lines
}

export const fire = define(schema)({
  rule: 'POND.fire.hit',
  plan(state, action, actor) {
    const boat = state.boats[action.boat]
    const target = state.boats[action.target]
    if (!boat) return noBoat(action.boat)
    if (!target) return noBoat(action.target)
    const far = distance(boat.at, target.at)
    return unless(
      [
        ...cannotCommand(state, boat, actor),
        boat.fired && refuse('POND.fire.once', `${boat.name} has fired this turn.`),
        target.seat === boat.seat && refuse('POND.fire.hit', 'That is your own boat.'),
        !afloat(target) && refuse('POND.fire.hit', `${target.name} is sunk.`),
        !bears(boat, target.at) &&
          refuse('POND.fire.arc', 'The gun does not bear.', [
            {
              kind: 'sector',
              tone: 'bad',
              at: boat.at,
              inner: 0,
              outer: MOST,
              from: boat.facing - 60,
              to: boat.facing + 60,
            },
          ]),
        !atMost(far, MOST) &&
          refuse('POND.fire.range', `${far.toFixed(1)} cm is more than ${MOST}.`, [
            { kind: 'path', tone: 'bad', points: [boat.at, target.at], label: `${far.toFixed(1)} cm` },
          ]),
        ...rocksBetween(boat.at, target.at).map(({ rock, shape }) =>
          refuse('POND.fire.sight', `${rock.name} is in between.`, [shape]),
        ),
      ],
      () => {
        const lines = modifiers(state, boat, target)
        const bonus = total(lines)
        return {
          title: `${boat.name} fires at ${target.name}`,
          rule: 'POND.fire.hit',
          ledgers: [{ name: 'Attack', base: 'two dice, 8 hits', lines }],
          shapes: () => [{ kind: 'path', tone: 'good', points: [boat.at, target.at], label: `${far.toFixed(1)} cm` }],
          warnings: () => (boat.hits === 1 ? [refuse('POND.win', `${boat.name} will not stand an answer.`)] : []),
          resolve(dice): Shot {
            const [a = 0, b = 0] = dice.roll(2, 6)
            if (a + b === 12) return 'critical'
            return a + b + bonus >= 8 ? 'hit' : 'miss'
          },
          outcome: shot => ({ label: shot, rank: ['miss', 'hit', 'critical'].indexOf(shot), success: shot !== 'miss' }),
          also: shot => (shot !== 'miss' && target.hits <= (shot === 'critical' ? 2 : 1) ? ['may sink'] : []),
        }
      },
    )
  },
  apply(next, action, shot, { emit }) {
    const boat = changeBoat(next, action.boat, { fired: true })
    if (!boat) return
    emit({ type: 'fired', rules: ['POND.fire.hit'], boat: boat.id, target: action.target, result: shot })
    if (shot !== 'miss')
      next.stack = [
        ...next.stack,
        { kind: 'brace', attacker: boat.id, target: action.target, damage: shot === 'critical' ? 2 : 1 },
      ]
  },
  *offers(state, seat) {
    if (!canOrder(state)) return
    for (const boat of boatsOf(state, seat)) {
      if (boat.fired) continue
      yield {
        kind: 'piece',
        id: `fire.${boat.id}`,
        label: `Fire with ${boat.name}`,
        rule: 'POND.fire.hit',
        piece: boat.id,
        key: 'f',
        choices: () =>
          foesOf(state, seat).map(foe => ({
            piece: foe.id,
            action: { type: 'fire', boat: boat.id, target: foe.id },
          })),
      }
    }
  },
})
