import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isCommanding, refusedFor } from '../define'
import { named } from '../events'
import type { Stand } from '../parts/stand'
import { isGone, isThere, mustStand, own, standOf, standsOf, vehicleOf } from '../rules/stands'
import { told } from '../rules/writing'
import type { State } from '../state'

const schema = z.strictObject({ type: z.literal('jam'), jammer: word, target: word })

/**
 * STR.core.unit.jam: one net for each jammer, decided when the command phase ends. Ruling: a side finds a net by a
 * spotted enemy that uses it; the names of the enemy's units stay secret.
 */
export const jam = define(schema)({
  rule: 'STR.core.unit.jam',
  plan(state, action, actor) {
    const jammer = standOf(state, action.jammer)
    const phase =
      !isCommanding(state, actor) && refuse('STR.core.sequence.command', 'Set jammers in the command phase.')
    if (!jammer || jammer.seat !== actor)
      return refusedFor(refuse('STR.core.unit.jam', 'Choose one of your own stands.'), phase)
    const set = state.jams[jammer.seat]?.value ?? []
    const target = standOf(state, action.target)
    return unless(
      [
        phase,
        jammerTl(state, jammer) === null && refuse('STR.core.unit.jam', `${jammer.name} doesn't carry a jammer.`),
        (isGone(jammer) || own(jammer).damage.electronics) &&
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
  when: isCommanding,
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

/** A net as the enemy knows it. */
export const netName = ({ name }: Stand): string => `the net of ${name}`

export const jammerTl = (state: State, stand: Stand): number | null => vehicleOf(state, stand)?.jammerTl ?? null
