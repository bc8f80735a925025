import { whole, word } from '../../../engine/bounds'
import { total } from '../../../engine/rolls/ledger'
import { unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, during } from '../define'
import { KEYS } from '../keys'
import type { LwRule } from '../rulebook'
import { armourLines, armourRefusals, facingLine } from '../rules/armour'
import { baseOf, modelOf } from '../rules/base'
import { type Aim, aimed, isShot, lineOfFire, noteFire, supportRules } from '../rules/firing'
import { removalRule, strike } from '../rules/losses'
import { enemiesOf } from '../rules/roster'
import type { State } from '../state'
import { type Fire, fireOffers } from './fire-offer'
import { notNow, notOwn } from './shared'

const schema = z.strictObject({ type: z.literal('fire.ap'), base: word, weapon: whole, target: word })

/** A gun fires at a vehicle. */
export const fireAp = define(schema)({
  rule: 'LW.armour.dice',
  when: during('firing'),
  plan(state, action, actor) {
    const shot = aimed(state, action)
    const early = notNow(state, 'firing', actor)
    if (!isShot(shot)) return { refusals: [...early, shot] }
    return unless([...early, notOwn(shot.firer, actor), ...armourRefusals(state, shot)], () => {
      const lines = armourLines(state, shot)
      const dice = total(lines)
      return {
        title: `${shot.firer.name} fires its ${shot.weapon.name} at ${shot.target.name}`,
        rule: 'LW.armour.hit',
        ledgers: [{ name: 'Dice', base: '', lines }],
        shapes: () => [lineOfFire(shot), facingLine(state, shot.target, 4)],
        resolve: rolled => ({ dice, sixes: rolled.successes(dice, 6, 6) }),
        outcome: ({ sixes }) =>
          sixes > 0 ? { label: 'Disabled', rank: 0, success: true } : { label: 'No effect', rank: 1 },
      }
    })
  },
  apply(next, action, { dice, sixes }, { emit }) {
    const { base, weapon, target } = action
    const name = modelOf(next, baseOf(next, base)).weapons[weapon]?.name ?? ''
    const rules = ['LW.armour.dice', 'LW.armour.order', 'LW.armour.hit', ...rowsOf(next, action)] as const
    noteFire(next, action)
    emit({
      type: 'fired-ap',
      rules: [...rules, ...supportRules(next, action)],
      base,
      weapon: name,
      target,
      dice,
      sixes,
    })
    if (sixes > 0) strike(next, { base: target, rules: [removalRule(next)] }, emit)
  },
  offers(state, seat) {
    const targets = enemiesOf(state, seat).filter(base => isVehicle(state, base.model))
    return fireOffers(state, seat, { fire, targets })
  },
})

/** The printed rows of a gun and of the armour it fires at. */
function rowsOf(state: State, { base, weapon, target }: Aim): LwRule[] {
  const gun = modelOf(state, baseOf(state, base)).weapons[weapon]?.ap
  const { vehicle } = modelOf(state, baseOf(state, target))
  return [...(gun ? [`LW.gun.${gun.id}` as const] : []), ...(vehicle ? [`LW.veh.${vehicle.row}` as const] : [])]
}

const fire = {
  type: 'fire.ap',
  rule: 'LW.armour.dice',
  key: KEYS.fireAp,
  label: ({ name }) => `Fire ${name} at armour`,
  isLeft: ({ fired }, index, { ap }) => ap !== null && !fired.some(shot => shot.weapon === index),
} satisfies Fire<'fire.ap'>

function isVehicle(state: State, model: string): boolean {
  const { kind } = modelOf(state, { model })
  return kind === 'afv' || kind === 'soft'
}
