import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, type Emit, isJamming, refusedFor, rolling } from '../define'
import { named } from '../events'
import type { Stand } from '../parts/stand'
import { hasPower, jammerTl } from '../rules/command/jamming'
import { roll2d } from '../rules/fire/direct'
import { isThere, mustStand, standOf, standsOf, unitOf } from '../rules/stands'
import { told } from '../rules/writing'
import { enemyOf, SIDES } from '../sides'
import type { Next } from '../state'
import { JAM_NEED } from '../tables/communication'

const schema = z.strictObject({ type: z.literal('jam'), jammer: word, target: word })

/**
 * STR.core.unit.jam: one net for each jammer, rolled before the orders. Ruling: a side finds a net by a
 * spotted enemy that uses it; the names of the enemy's units stay secret.
 */
export const jam = define(schema)({
  rule: 'STR.core.unit.jam',
  plan(state, action, actor) {
    const jammer = standOf(state, action.jammer)
    const phase =
      !isJamming(state, actor) &&
      refuse('STR.core.sequence.command', 'Set jammers at the start of the command phase, before the orders.')
    if (!jammer || jammer.seat !== actor)
      return refusedFor(refuse('STR.core.unit.jam', 'Choose one of your own stands.'), phase)
    const set = state.jams[jammer.seat]?.value ?? []
    const target = standOf(state, action.target)
    return unless(
      [
        phase,
        jammerTl(state, jammer) === null && refuse('STR.core.unit.jam', `${jammer.name} doesn't carry a jammer.`),
        !hasPower(jammer) &&
          refuse('STR.core.damage.vehicle.electronics', `The electronics of ${jammer.name} are out.`),
        set.some(one => one.jammer === jammer.id) && refuse('STR.core.unit.jam-cost', 'A jammer can jam only one net.'),
        !(target && target.seat !== actor && target.spotted && isThere(target)) &&
          refuse('STR.core.unit.jam', 'Choose a spotted enemy stand whose net to jam.'),
      ],
      () => plain(`Jam the net of ${target?.name}`, 'STR.core.unit.jam'),
    )
  },
  apply(next, action, _result, { emit }) {
    const jammer = mustStand(next, action.jammer)
    const set = next.jams[jammer.seat]?.value ?? []
    next.jams = told(next.jams, jammer.seat, [...set, { jammer: action.jammer, target: action.target }])
    emit({
      type: 'jam-set',
      rules: ['STR.core.unit.jam', 'STR.core.unit.jam-cost', 'STR.core.unit.net'],
      jammer: named(jammer),
      net: netName(mustStand(next, action.target)),
      seenBy: [jammer.seat],
    })
  },
  when: isJamming,
  *offers(view, seat) {
    for (const jammer of standsOf(view)) {
      if (jammer.seat !== seat || jammerTl(view, jammer) === null) continue
      yield {
        kind: 'piece',
        id: `jam.${jammer.id}`,
        label: `Jam a net with ${jammer.name}`,
        rule: 'STR.core.unit.jam',
        piece: jammer.id,
        choices: () =>
          standsOf(view).flatMap(target =>
            target.seat !== seat && target.spotted && isThere(target)
              ? [{ piece: target.id, action: { type: 'jam', jammer: jammer.id, target: target.id } }]
              : [],
          ),
      }
    }
  },
})

/** STR.core.unit.jam: the rolls of the jammers. Orders are given only after them, over the nets that are left. */
export const rollJamming = define(z.strictObject({ type: z.literal('rollJamming') }))({
  rule: 'STR.core.unit.jam',
  forced: true,
  plan: state => ({
    title: 'Roll for jamming',
    rule: 'STR.core.unit.jam',
    ledgers: [],
    resolve: rolling(state, dice =>
      SIDES.flatMap(side =>
        [...(state.jams[side]?.value ?? [])]
          .sort((a, b) => (a.jammer < b.jammer ? -1 : 1))
          .map(({ jammer, target }) => {
            const thrown =
              roll2d(dice) + (jammerTl(state, mustStand(state, jammer)) ?? 0) - state.options.tl[enemyOf(side)]
            return { side, target, thrown, works: thrown >= JAM_NEED }
          }),
      ),
    ),
  }),
  apply(next, _action, jams, { emit }) {
    next.rethrow = false
    next.jamming = null
    for (const { side, target: id, thrown, works } of jams) {
      const target = mustStand(next, id)
      emit({
        type: 'jammed',
        rules: ['STR.core.unit.jam', 'STR.core.unit.net'],
        net: netName(target),
        thrown,
        works,
        seenBy: [side],
      })
      if (works) silence(next, target, emit)
    }
  },
})

/** The side whose net it is hears the noise at once. */
function silence(next: Next, { seat, own: { value: roster } }: Stand, emit: Emit): void {
  const unit = roster ? unitOf(next, roster.unit) : undefined
  const silent = next.jammed[seat]?.value ?? []
  if (!unit || silent.includes(unit.id)) return
  next.jammed = told(next.jammed, seat, [...silent, unit.id])
  emit({
    type: 'net-jammed',
    rules: ['STR.core.unit.jam', 'STR.core.unit.link', 'STR.core.sequence.command'],
    unit: unit.name,
    seenBy: [seat],
  })
}

/** A net as the enemy knows it. */
const netName = ({ name }: Stand): string => `the net of ${name}`
