import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { no, unitOf } from '../rules/base'
import { changedUnit } from '../rules/changed'
import { outOfCommand, tiedGroups } from '../rules/command'
import { unitsOf } from '../rules/muster'
import { putUnit } from '../rules/writing'
import type { Unit } from '../state'
import { noSuchUnit, notNow } from './shared'

/** LW.cmd.radius.main: the owner says which of equal groups is in command. */
export const pickMain = define(z.object({ type: z.literal('command.pick'), unit: z.string(), base: z.string() }))({
  rule: 'LW.cmd.radius.main',
  when: 'movement',
  plan(state, { unit: id, base }, actor) {
    const unit = state.units[id]
    if (!unit) return { refusals: [noSuchUnit] }
    return unless(
      [
        ...notNow(state, 'movement', actor),
        unit.seat !== actor && no('LW.cmd.radius.main', `${unit.name} belongs to the other side.`),
        !tiedGroups(state, unit).some(group => group.includes(base)) &&
          no('LW.cmd.radius.main', 'There is nothing to pick: headquarters or numbers decide.'),
      ],
      () => plain(`${state.bases[base]?.name ?? base} leads ${unit.name}`, 'LW.cmd.radius.main'),
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
  offers(state, seat) {
    const offers: ReturnType<typeof offerOf>[] = []
    for (const unit of unitsOf(state, seat)) {
      const groups = unit.bases.length < 2 ? [] : tiedGroups(state, unit)
      if (groups.length > 0) offers.push(offerOf(unit, groups))
    }
    return offers
  },
})

const offerOf = (unit: Unit, groups: ReturnType<typeof tiedGroups>) =>
  ({
    kind: 'piece',
    id: `command.pick.${unit.id}`,
    label: `Which part of ${unit.name} is in command`,
    rule: 'LW.cmd.radius.main',
    rearranges: true,
    choices: groups.flatMap(([first]) =>
      first === undefined
        ? []
        : [{ piece: first, action: { type: 'command.pick' as const, unit: unit.id, base: first } }],
    ),
  }) as const
