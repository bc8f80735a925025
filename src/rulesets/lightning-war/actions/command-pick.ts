import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, during } from '../define'
import { unitOf } from '../rules/base'
import { outOfCommand, tiedGroups } from '../rules/command'
import { unitsOf } from '../rules/roster'
import { changedUnit, putUnit } from '../rules/writing'
import { noSuchUnit, notNow } from './shared'

/** LW.cmd.radius.main: the owner says which of equal groups is in command. */
export const pickMain = define(z.strictObject({ type: z.literal('command.pick'), unit: word, base: word }))({
  rule: 'LW.cmd.radius.main',
  when: during('movement'),
  plan(state, { unit: id, base }, actor) {
    const unit = state.units[id]
    if (!unit) return { refusals: [noSuchUnit] }
    return unless(
      [
        ...notNow(state, 'movement', actor),
        unit.seat !== actor && refuse('LW.cmd.radius.main', `${unit.name} belongs to the other side.`),
        !tiedGroups(state, unit).some(group => group.includes(base)) &&
          refuse('LW.cmd.radius.main', "There's nothing to choose: the headquarters or the larger group decides."),
      ],
      () => plain(`${state.bases[base]?.name ?? base} is in command of ${unit.name}`, 'LW.cmd.radius.main'),
    )
  },
  apply(next, { unit, base }, _, { emit }) {
    const led = changedUnit(unitOf(next, unit), { main: base })
    putUnit(next, led)
    if (next.strays) {
      const others = next.strays.filter(id => !led.bases.includes(id))
      next.strays = [...others, ...outOfCommand(next, led)]
    }
    emit({ type: 'main-picked', rules: ['LW.cmd.radius.main'], unit, base })
  },
  *offers(state, seat) {
    for (const unit of unitsOf(state, seat)) {
      const groups = unit.bases.length < 2 ? [] : tiedGroups(state, unit)
      if (groups.length === 0) continue
      yield {
        kind: 'piece',
        id: `command.pick.${unit.id}`,
        label: `Choose which part of ${unit.name} is in command`,
        rule: 'LW.cmd.radius.main',
        choices: () =>
          groups.flatMap(([first]) =>
            first === undefined ? [] : [{ piece: first, action: { type: 'command.pick', unit: unit.id, base: first } }],
          ),
      }
    }
  },
})
