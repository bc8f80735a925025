import { word } from '../../../engine/bounds'
import { refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isCommanding, refusedFor } from '../define'
import { named } from '../events'
import { assignableTo, choosesFreely, missionOf } from '../rules/command/assignments'
import { isShaken } from '../rules/command/command'
import { isThere, mustStand, standOf, standsOf } from '../rules/stands'
import { changeRoster } from '../rules/writing'

const schema = z.strictObject({
  type: z.literal('assign'),
  stand: word,
  mission: word,
  ward: z.nullable(word),
})

/** STR.core.hooks.cmd: a stand that acts freely is set to a mission of a rule in force; others get it in an order. */
export const assign = define(schema)({
  rule: 'STR.core.hooks.cmd',
  plan(state, { stand: id, mission, ward }, actor) {
    const stand = standOf(state, id)
    const phase =
      !isCommanding(state, actor) &&
      refuse('STR.core.sequence.command', 'You can set missions only in the command phase.')
    if (!stand || stand.seat !== actor)
      return refusedFor(refuse('STR.core.hooks.cmd', 'Choose one of your own stands.'), phase)
    const known = assignableTo(state, stand).find(one => one.mission === mission)
    const wards = known?.wards
    return unless(
      [
        phase,
        !isThere(stand) && refuse('STR.core.hooks.cmd', `${stand.name} isn't on the table.`),
        isShaken(stand) && refuse('STR.core.morale.suppressed', `${stand.name} is suppressed or routed.`),
        !known && refuse('STR.core.hooks.cmd', `There's no mission called “${mission}”.`),
        !choosesFreely(state, stand) &&
          refuse('STR.core.orders.average', `${stand.name} needs an order for a mission.`),
        wards &&
          (ward === null || !wards.includes(ward)) &&
          refuse('STR.core.hooks.cmd', 'Choose a stand that it is for.'),
        ...(known?.refusals ?? []),
      ],
      () => ({
        title: `${stand.name}: ${mission}`,
        rule: 'STR.core.hooks.cmd' as const,
        ledgers: [],
        resolve: () => known?.cites ?? [],
      }),
    )
  },
  apply(next, { stand: id, mission, ward }, cites, { emit }) {
    const stand = mustStand(next, id)
    changeRoster(next, id, { mission: { name: mission, ward } })
    emit({
      type: 'assigned',
      rules: ['STR.core.hooks.cmd', ...cites],
      stand: named(stand),
      mission,
      seenBy: [stand.seat],
    })
  },
  when: (state, side) => state.options.rules.length > 0 && isCommanding(state, side),
  *offers(view, seat) {
    for (const stand of standsOf(view)) {
      if (stand.seat !== seat || !isThere(stand) || isShaken(stand) || !choosesFreely(view, stand)) continue
      for (const { mission, wards, refusals } of assignableTo(view, stand)) {
        if (refusals.length > 0 || (!wards && missionOf(view, stand) === mission)) continue
        const base = { rule: 'STR.core.hooks.cmd', piece: stand.id, id: `assign.${stand.id}.${mission}` } as const
        const action = { type: 'assign', stand: stand.id, mission } as const
        const label = `${stand.name}: ${mission}`
        if (wards)
          yield {
            ...base,
            kind: 'piece',
            label,
            choices: () => wards.map(ward => ({ piece: ward, action: { ...action, ward } })),
          }
        else yield { ...base, kind: 'button', label, action: { ...action, ward: null } }
      }
    }
  },
})
