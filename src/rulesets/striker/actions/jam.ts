import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { isGone, mustStand, own, standOf, standsOf } from '../chassis/stands'
import { told } from '../chassis/writing'
import { define, isCommanding } from '../define'
import { named } from '../events'
import type { Stand } from '../parts/stand'
import type { State } from '../state'
import { option } from './fields'

/** STR.core.unit.jam: one net for each jammer, decided when the command phase ends. */
export const jam = define(z.strictObject({ type: z.literal('jam'), jammer: word, net: word }))({
  rule: 'STR.core.unit.jam',
  plan(state, action, actor) {
    const jammer = standOf(state, action.jammer)
    if (!jammer || jammer.seat !== actor) return { refusals: [refuse('STR.core.unit.jam', 'That stand is not yours.')] }
    const set = state.jams[jammer.seat]?.value ?? []
    return unless(
      [
        !isCommanding(state, actor) && refuse('STR.core.sequence.command', 'Jammers are set in the command phase.'),
        jammerTl(state, jammer) === null && refuse('STR.core.unit.jam', `${jammer.name} carries no jammer.`),
        (isGone(jammer) || own(jammer).damage.electronics) &&
          refuse('STR.core.damage.vehicle.electronics', 'Its electronics are dead.'),
        set.some(one => one.jammer === jammer.id) && refuse('STR.core.unit.jam-cost', 'A jammer jams one net.'),
      ],
      () => plain(`Jam ${action.net}`, 'STR.core.unit.jam'),
    )
  },
  apply(next, action, _result, { emit }) {
    const jammer = mustStand(next, action.jammer)
    const { jammer: id, net } = action
    const set = next.jams[jammer.seat]?.value ?? []
    next.jams = told(next.jams, jammer.seat, [...set, { jammer: id, net }])
    emit({
      type: 'jam-set',
      rules: ['STR.core.unit.jam', 'STR.core.unit.jam-cost'],
      jammer: named(jammer),
      net,
      seenBy: [jammer.seat],
    })
  },
  when: isCommanding,
  *offers(view, seat) {
    for (const jammer of standsOf(view)) {
      if (jammer.seat !== seat || jammerTl(view, jammer) === null) continue
      const nets = [...new Set(view.options.forces[jammer.seat === 'A' ? 'B' : 'A'].map(({ unit }) => unit))]
      yield {
        kind: 'form',
        id: `jam.${jammer.id}`,
        label: `Jam a net with ${jammer.name}`,
        rule: 'STR.core.unit.jam',
        piece: jammer.id,
        fields: () => [
          { kind: 'choice', name: 'net', label: 'Net', options: nets.map(net => option(net)), value: nets[0] ?? '' },
        ],
        fill: values => ({ type: 'jam', jammer: jammer.id, net: String(values.net) }),
      }
    }
  },
})

export const jammerTl = (state: State, stand: Stand): number | null =>
  stand.card === null ? null : (state.vehicles[stand.card]?.jammerTl ?? null)
