import { whole, word } from '../../../engine/bounds'
import { type Ledger, total } from '../../../engine/rolls/ledger'
import { type Plan, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { count } from '../../../engine/words'
import { define, during } from '../define'
import type { Emit } from '../events'
import { KEYS } from '../keys'
import type { LwRule } from '../rulebook'
import { baseOf, modelOf } from '../rules/base'
import { aimed, type Fired, isShot, lineOfFire, type Manner, noteFire, type Shot, supportRules } from '../rules/firing'
import { removalRule, strike } from '../rules/losses'
import { enemiesOf } from '../rules/roster'
import { smallLines, smallRefusals, victims } from '../rules/small-arms'
import type { Next, State } from '../state'
import { type Fire, fireOffers } from './fire-offer'
import { notNow, notOwn } from './shared'

const schema = z.strictObject({ type: z.literal('fire.small'), base: word, weapon: whole, target: word })

export interface SmallResult {
  readonly dice: number
  readonly sixes: number
  readonly struck: readonly string[]
}

/** LW.inf.hit: what a burst does, aimed or in defence. */
export function smallPlan(state: State, shot: Shot, manner: Manner): Plan<SmallResult> {
  const lines = smallLines(state, shot, manner)
  const dice = total(lines)
  const candidates = victims(state, shot).map(({ id }) => id)
  const ledger: Ledger = { name: 'Dice', base: '', lines }
  return {
    title: `${shot.firer.name} fires at ${shot.target.name}`,
    rule: 'LW.inf.hit',
    ledgers: [ledger],
    shapes: () => [lineOfFire(shot)],
    resolve(rolled) {
      const sixes = rolled.successes(dice, 6, 6)
      return { dice, sixes, struck: candidates.slice(0, sixes) }
    },
    outcome: ({ struck }) => ({
      label: struck.length === 0 ? 'No loss' : `${count(struck.length, 'base')} lost`,
      rank: -struck.length,
      success: struck.length > 0,
    }),
  }
}

export function applySmall(next: Next, { aim, result, manner }: Fired<SmallResult>, emit: Emit): void {
  const { base, target } = aim
  const { dice, sixes, struck } = result
  const rules: LwRule[] = ['LW.inf.hit', ...supportRules(next, aim)]
  if (struck.length > 1) rules.push('LW.inf.hit.more')
  if (modelOf(next, baseOf(next, base)).vehicle) rules.push('LW.gun.house.mg')
  noteFire(next, aim)
  emit({
    type: 'fired-small',
    rules,
    base,
    target,
    dice,
    sixes,
    defensive: manner === 'defensive',
  })
  const removal = [removalRule(next)]
  for (const id of struck) strike(next, { base: id, rules: removal }, emit)
}

/** Squads and machine guns fire. */
export const fireSmall = define(schema)({
  rule: 'LW.inf.hit',
  when: during('firing'),
  plan(state, action, actor) {
    const shot = aimed(state, action)
    const early = notNow(state, 'firing', actor)
    if (!isShot(shot)) return { refusals: [...early, shot] }
    return unless([...early, notOwn(shot.firer, actor), ...smallRefusals(state, shot)], () =>
      smallPlan(state, shot, 'aimed'),
    )
  },
  apply(next, action, result, { emit }) {
    applySmall(next, { aim: action, result, manner: 'aimed' }, emit)
  },
  offers: (state, seat) => fireOffers(state, seat, { fire, targets: enemiesOf(state, seat) }),
})

const fire = {
  type: 'fire.small',
  rule: 'LW.inf.hit',
  key: KEYS.fireSmall,
  label: () => 'Fire small arms',
  isLeft: ({ moved, fired }, _, { small }) => small !== null && moved !== 'assault' && fired.length === 0,
} satisfies Fire<'fire.small'>
