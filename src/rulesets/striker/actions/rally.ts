import { word } from '../../../engine/bounds'
import { refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isInCommand, refusedFor } from '../define'
import { rallyRefusals, steadyLeaders } from '../rules/command/command'
import { roll2d } from '../rules/fire/direct'
import { currentMorale, moraleLines } from '../rules/morale/morale'
import { mustStand, standOf, standsOf } from '../rules/stands'
import { changeRoster, changeStand } from '../rules/writing'

/** STR.core.morale.rally: a leader of its chain close to a routed stand. */
export const rally = define(z.strictObject({ type: z.literal('rally'), leader: word, stand: word }))({
  rule: 'STR.core.morale.rally',
  plan(state, action, actor) {
    const leader = standOf(state, action.leader)
    const stand = standOf(state, action.stand)
    const phase =
      !isInCommand(state, actor) &&
      refuse('STR.core.sequence.command', 'You can rally stands only in the command phase.')
    if (!leader || !stand || leader.seat !== actor || stand.seat !== actor)
      return refusedFor(refuse('STR.core.morale.rally', 'Choose one of your own stands.'), phase)
    const check = { causes: [], further: 0 }
    return unless([phase, ...rallyRefusals(state, leader, stand)], () => ({
      title: `Rally ${stand.name}`,
      rule: 'STR.core.morale.rally',
      ledgers: [{ name: 'Morale', base: '', lines: moraleLines(state, stand, check) }],
      resolve: dice => ({ thrown: roll2d(dice), morale: currentMorale(state, stand, check) }),
      outcome: ({ thrown, morale }) =>
        thrown <= morale ? { label: 'rallied', rank: 0, success: true } : { label: 'keeps running', rank: 1 },
    }))
  },
  apply(next, action, { thrown, morale }, { emit }) {
    const stand = mustStand(next, action.stand)
    const leader = mustStand(next, action.leader)
    changeRoster(next, leader.id, { task: 'rally' })
    if (thrown <= morale) changeStand(next, stand.id, { status: 'rallied', until: next.turn })
    emit({
      type: 'rallied',
      rules: ['STR.core.morale.rally'],
      stand: stand.id,
      leader: leader.id,
      passed: thrown <= morale,
      seenBy: [stand.seat],
    })
  },
  when: isInCommand,
  *offers(view, seat) {
    const routed = standsOf(view).filter(stand => stand.seat === seat && stand.status === 'routed')
    if (routed.length === 0) return
    for (const leader of steadyLeaders(view, seat))
      yield {
        kind: 'piece',
        id: `rally.${leader.id}`,
        label: `Rally with ${leader.name}`,
        rule: 'STR.core.morale.rally',
        piece: leader.id,
        choices: () =>
          routed.map(stand => ({
            piece: stand.id,
            action: { type: 'rally', leader: leader.id, stand: stand.id },
          })),
      }
  },
})
