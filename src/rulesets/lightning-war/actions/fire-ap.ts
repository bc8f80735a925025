import { whole, word } from '../../../engine/bounds'
import { atMost } from '../../../engine/geometry/units'
import { total } from '../../../engine/rolls/ledger'
import { unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { armourLines, armourRefusals, FAR, facingLine } from '../rules/armour'
import { baseOf, modelOf } from '../rules/base'
import { aimed, inWeaponArc, isShot, lineOfFire, noteFire } from '../rules/firing'
import { strike } from '../rules/losses'
import { enemiesOf } from '../rules/muster'
import { seen } from '../rules/sight'
import type { State } from '../state'
import { type Fire, fireOffers } from './fire-offer'
import { notOwn } from './shared'

const schema = z.object({ type: z.literal('fire.ap'), base: word, weapon: whole, target: word })

/** A gun fires at a vehicle. */
export const fireAp = define(schema)({
  rule: 'LW.armour.dice',
  when: 'firing',
  plan(state, action, actor) {
    const shot = aimed(state, action)
    if (!isShot(shot)) return { refusals: [shot] }
    return unless([notOwn(shot.firer, actor), ...armourRefusals(state, shot)], () => {
      const lines = armourLines(state, shot)
      const dice = total(lines)
      return {
        title: `${shot.firer.name} fires its ${shot.weapon.name} at ${shot.target.name}`,
        rule: 'LW.armour.hit',
        ledgers: [{ name: 'Dice', base: '', lines }],
        shapes: [lineOfFire(shot), facingLine(state, shot.target, 4)],
        resolve: thrown => ({ dice, sixes: thrown.successes(dice, 6, 6) }),
        outcome: ({ sixes }) =>
          sixes > 0 ? { label: 'Disabled', rank: 0, success: true } : { label: 'No effect', rank: 1 },
      }
    })
  },
  apply(next, action, { dice, sixes }, { emit }) {
    const { base, weapon, target } = action
    const name = modelOf(next, baseOf(next, base)).weapons[weapon]?.name ?? ''
    noteFire(next, action)
    emit({ type: 'fired-ap', rules: ['LW.armour.dice', 'LW.armour.hit'], base, weapon: name, target, dice, sixes })
    if (sixes > 0) strike(next, target, emit)
  },
  offers(state, seat) {
    const targets = enemiesOf(state, seat).filter(base => isVehicle(state, base.model))
    return fireOffers(state, seat, { fire, targets })
  },
})

const fire = {
  type: 'fire.ap',
  rule: 'LW.armour.dice',
  keys: ['a', 's'],
  label: ({ name }) => `Fire ${name} at armour`,
  isLeft: ({ fired }, index, { ap }) => ap !== null && !fired.some(shot => shot.weapon === index),
  might: (state, { firer, weapon, target, far }) =>
    atMost(far, FAR) && inWeaponArc(weapon, firer, target.at) && seen(state, firer, target),
} satisfies Fire<'fire.ap'>

function isVehicle(state: State, model: string): boolean {
  const { kind } = modelOf(state, { model })
  return kind === 'afv' || kind === 'soft'
}
