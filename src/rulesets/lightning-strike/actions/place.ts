import { turnOf } from '../../../engine/geometry/angle'
import { facing, point } from '../../../engine/geometry/schema'
import { atMost, same } from '../../../engine/geometry/units'
import type { Offer } from '../../../engine/offers'
import { plain, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { KEYS } from '../keys'
import { noSuchUnit } from '../rules/acting'
import { counterRefusals, PLAIN } from '../rules/activation'
import { ROLL_OFF_RULES, rollOff } from '../rules/dice'
import { onBoard } from '../rules/route'
import { depthOf, nextPlacer, poseInZone, reserveOf, startSetUp, ZONE, zoneShape } from '../rules/set-up'
import { BASE, cardOf, unitOf, unitsOf } from '../rules/unit'
import { changeUnit } from '../rules/writing'
import type { State, Unit } from '../state'
import { exactCm } from '../words'
import { unitId } from './shared'

/** Decides who places first. */
export const setupFirst = define(z.strictObject({ type: z.literal('setup.first') }))({
  rule: 'LS.setup.first',
  forced: true,
  plan: state => ({
    title: 'Roll for who places first',
    rule: 'LS.setup.first',
    ledgers: [],
    resolve: dice => rollOff(dice, state.seats),
  }),
  apply(next, _action, { rounds, winner }, { emit }) {
    const rollNotes = rounds.flat().map(({ seat }) => ({ seat }))
    const rules = ['LS.setup.first', 'LS.setup.alternate', ...ROLL_OFF_RULES] as const
    emit({ type: 'first-rolled', rules, rounds, winner, rollNotes })
    startSetUp(next, winner)
  },
})

const schema = z.strictObject({
  type: z.literal('setup.place'),
  unit: unitId,
  at: point,
  facing,
  overthrust: z.boolean(),
  evade: z.boolean(),
})
type Place = z.infer<typeof schema>

export const place = define(schema)({
  rule: 'LS.setup.alternate',
  plan(state, action, actor) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    return unless(
      [
        state.phase !== 'placement' && refuse('LS.setup.alternate', 'Units are placed only before the first turn.'),
        unit.seat !== actor && refuse('LS.setup.control', `${unit.name} isn't yours.`),
        state.phase === 'placement' &&
          state.active !== actor &&
          refuse('LS.setup.alternate', "It's the other side's turn to place a Unit."),
        unit.status !== 'reserve' && refuse('LS.setup.alternate', `${unit.name} has already been placed.`),
        ...zoneRefusals(state, unit, action),
        ...specialRefusals(state, unit, action),
      ],
      () => plain(`Place ${unit.name}`, 'LS.setup.alternate'),
    )
  },
  apply(next, { unit: id, at, facing, overthrust, evade }, _result, { emit }) {
    const placed = { at, facing: turnOf(facing), overthrust, evading: evade }
    changeUnit(next, id, { status: 'table', ...placed })
    emit({
      type: 'placed',
      rules: [
        'LS.setup.alternate',
        'LS.setup.zone-20',
        'LS.setup.facing',
        ...(same(depthOf(next.options, unitOf(next, id).seat, at), ZONE) ? (['LS.geo.epsilon'] as const) : []),
      ],
      unit: id,
      ...placed,
    })
    nextPlacer(next)
  },
  when: (view, seat) => view.phase === 'placement' && view.active === seat,
  *offers(state, seat) {
    for (const unit of reserveOf(state, seat)) {
      yield placing(state, unit, { id: 'plain', label: `Place ${unit.name}`, key: KEYS.place })
      yield placing(state, unit, { id: 'evade', label: `Place ${unit.name} evading`, key: KEYS.evade, evade: true })
      if (cardOf(state, unit).type === 'exo')
        yield placing(state, unit, {
          id: 'overthrust',
          label: `Place ${unit.name} on Overthrust`,
          key: KEYS.overthrust,
          overthrust: true,
        })
    }
  },
})

function zoneRefusals(state: State, unit: Unit, { at }: Place): Refusal[] {
  if (!onBoard(state, at)) return [refuse('LS.setup.table', 'Choose a point on the table.')]
  const depth = depthOf(state.options, unit.seat, at)
  if (atMost(depth, ZONE)) return []
  const why = `That is ${exactCm(depth)} from your edge. Place it within ${ZONE} cm.`
  return [refuse('LS.setup.zone-20', why, [zoneShape(state.options, unit.seat, 'good')])]
}

function specialRefusals(state: State, unit: Unit, { overthrust, evade }: Place): (Refusal | false)[] {
  const fighter = cardOf(state, unit).type === 'fighter'
  if (fighter && overthrust)
    return [refuse('LS.move.fighter.overthrust.no-counter', "A fighter can't have an Overthrust counter.")]
  return counterRefusals(state, unit, { ...PLAIN, overthrust, evade })
}

interface Variant {
  readonly id: string
  readonly label: string
  readonly key: string
  readonly overthrust?: boolean
  readonly evade?: boolean
}

function placing(state: State, unit: Unit, variant: Variant): Offer<Place> {
  const { id, label, key, overthrust = false, evade = false } = variant
  const own = unitsOf(state, unit.seat)
  const along = (own.findIndex(other => other.id === unit.id) + 1) / (own.length + 1)
  return {
    kind: 'region',
    id: `setup.place.${unit.id}.${id}`,
    label,
    key,
    rule: id === 'plain' ? 'LS.setup.alternate' : 'LS.setup.special-counter',
    piece: unit.id,
    region: () => [zoneShape(state.options, unit.seat, 'reach')],
    facing: 'free',
    start: () => poseInZone(state.options, unit.seat, { along, depth: ZONE / 2 }),
    ghost: { art: cardOf(state, unit).type, radius: BASE },
    at: ({ at, facing }) => ({ type: 'setup.place', unit: unit.id, at, facing, overthrust, evade }),
  }
}
