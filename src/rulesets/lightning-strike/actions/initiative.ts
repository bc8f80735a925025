import { listOf } from '../../../engine/bounds'
import type { Field, FieldValues } from '../../../engine/offers'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { SEATS, type Seat } from '../../../engine/seats'
import { define } from '../define'
import { KEYS } from '../keys'
import { ROLL_OFF_RULES, rollOff } from '../rules/dice'
import { availableUnits, refresh } from '../rules/turn'
import { onTable, unitsOf } from '../rules/unit'
import type { State } from '../state'

/** Seats that still play: those that haven't conceded and still have a Unit on the table. */
const inPlay = (state: State): Seat[] =>
  state.seats.filter(seat => !state.sides[seat]?.conceded && unitsOf(state, seat).some(onTable))

export const initiativeRoll = define(z.strictObject({ type: z.literal('initiative.roll') }))({
  rule: 'LS.turn.initiative.two-dice',
  forced: true,
  plan: state => ({
    title: `Initiative, turn ${state.turn}`,
    rule: 'LS.turn.initiative.two-dice',
    ledgers: [],
    resolve: dice => rollOff(dice, inPlay(state)),
  }),
  apply(next, _action, { rounds, winner }, { emit }) {
    const { commandPoints } = next.options
    emit({
      type: 'initiative-rolled',
      rules: [
        'LS.turn.initiative.each',
        'LS.turn.initiative.high',
        ...(rounds.length > 1 ? (['LS.turn.initiative.reroll'] as const) : []),
        'LS.turn.initiative.cp-refresh',
        'LS.command.refresh',
        'LS.turn.phases',
        ...ROLL_OFF_RULES,
      ],
      turn: next.turn,
      rounds,
      winner,
      rollNotes: rounds.flat().map(({ seat }) => ({ seat })),
      commandPoints,
    })
    next.phase = 'main'
    next.initiative = winner
    refresh(next)
  },
})

const isChoosing = ({ phase, initiative, order }: State): boolean =>
  phase === 'main' && initiative !== null && order.length === 0

export const initiativeOrder = define(
  z.strictObject({ type: z.literal('initiative.order'), order: listOf(z.enum(SEATS), SEATS.length) }),
)({
  rule: 'LS.turn.initiative.choose-first',
  plan(state, { order }, actor) {
    const seats = inPlay(state)
    const complete = order.length === seats.length && seats.every(seat => order.includes(seat))
    return unless(
      [
        !isChoosing(state) &&
          refuse('LS.turn.initiative.choose-first', 'The order of this turn has already been chosen.'),
        state.initiative !== actor &&
          refuse('LS.turn.initiative.choose-first', 'The player who won the initiative chooses the order.'),
        !complete && refuse('LS.turn.initiative.multi-order', 'The order must name every side once.'),
      ],
      () => plain('Choose the order of play', 'LS.turn.initiative.choose-first'),
    )
  },
  apply(next, { order }, _result, { actor, emit }) {
    next.order = order
    next.active = order.find(seat => availableUnits(next, seat).length > 0) ?? order[0] ?? null
    if (actor === 'table' || actor === 'referee') return
    const rule = order.length > 2 ? 'LS.turn.initiative.multi-order' : 'LS.turn.initiative.choose-first'
    emit({ type: 'order-chosen', rules: [rule, 'LS.turn.initiative.full-turn'], seat: actor, order })
  },
  when: (view, seat) => isChoosing(view) && view.initiative === seat,
  *offers(view, seat) {
    const seats = inPlay(view)
    const [other, ...more] = seats.filter(s => s !== seat)
    if (other === undefined || more.length > 0) yield orderForm(seats)
    else {
      yield { ...button('first', 'Go first', [seat, other]), key: KEYS.goFirst }
      yield button('second', 'Let the other side go first', [other, seat])
    }
  },
})

const button = (id: string, label: string, order: Seat[]) => ({
  rule: 'LS.turn.initiative.choose-first' as const,
  kind: 'button' as const,
  id: `initiative.order.${id}`,
  label,
  action: { type: 'initiative.order' as const, order },
})

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** For more than two players: who goes first, second and so on. A seat named twice goes in the earlier place. */
function orderForm(seats: readonly Seat[]) {
  const options = seats.map(seat => ({ value: seat, label: `Seat ${seat}`, seat }))
  const fields = PLACES.slice(0, seats.length - 1).map(
    (name, i): Field => ({ name, label: `Goes ${name}`, kind: 'choice', options, value: seats[i] ?? 'A' }),
  )
  const fill = (values: FieldValues) => {
    const named = seats.filter(seat => fields.some(({ name }) => values[name] === seat))
    named.sort((a, b) => placeOf(values, a) - placeOf(values, b))
    const order = [...named, ...seats.filter(seat => !named.includes(seat))]
    return { type: 'initiative.order' as const, order }
  }
  return {
    rule: 'LS.turn.initiative.multi-order' as const,
    kind: 'form' as const,
    id: 'initiative.order',
    label: 'Choose the order of play',
    fields: () => fields,
    fill,
  }
}

const placeOf = (values: FieldValues, seat: Seat): number => PLACES.findIndex(name => values[name] === seat)
