import { whole, word } from '../../../engine/bounds'
import { unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, during } from '../define'
import type { Emit } from '../events'
import { KEYS } from '../keys'
import type { LwRule } from '../rulebook'
import { baseOf, isArmour, modelOf } from '../rules/base'
import { aimed, type Fired, isShot, noteFire, supportRules } from '../rules/firing'
import { heRefusals, observed } from '../rules/high-explosive'
import { removalRule, strike } from '../rules/losses'
import { enemiesOf } from '../rules/roster'
import { push } from '../rules/writing'
import type { Next } from '../state'
import { type Fire, fireOffers } from './fire-offer'
import { type HeResult, hePlan } from './he-plan'
import { notNow, notOwn } from './shared'

const schema = z.strictObject({
  type: z.literal('fire.he'),
  base: word,
  weapon: whole,
  target: word,
  /** The headquarters that directs the fire; found by the table where it is left out. */
  observer: z.optional(word),
})

export function applyHe(next: Next, { aim, result, manner }: Fired<HeResult>, emit: Emit): void {
  const { base, target, weapon: index } = aim
  const { dice, marked, sixes, struck, disabled, waiting, observer } = result
  const firer = baseOf(next, base)
  const weapon = modelOf(next, firer).weapons[index]
  const rules: LwRule[] = ['LW.art.nominate', 'LW.art.he.weapon', 'LW.art.six', ...supportRules(next, aim)]
  if (weapon?.indirect) rules.push('LW.art.range')
  if (marked > 0) rules.push('LW.art.zone', 'LW.art.afv-die')
  if (isArmour(next, baseOf(next, target))) rules.push('LW.art.crew-afv')
  const removal: LwRule[] = ['LW.art.removal', removalRule(next)]
  noteFire(next, aim)
  emit({
    type: 'fired-he',
    rules,
    base,
    weapon: weapon?.name ?? '',
    target,
    observer,
    dice,
    marked,
    sixes,
    disabled: disabled.length,
    defensive: manner === 'defensive',
  })
  struck.forEach((id, i) => {
    if (i > 0) emit({ type: 'displaced', rules: ['LW.art.displace', 'LW.art.zone', 'LW.art.displace.chain'], base: id })
    strike(next, { base: id, rules: removal }, emit)
  })
  // LW.art.removal.order: marked dice come last.
  for (const id of disabled) strike(next, { base: id, rules: removal }, emit)
  if (waiting) {
    const owners = new Set(waiting.choices.map(id => baseOf(next, id).seat))
    const seat = owners.size === 1 ? [...owners][0] : next.seats.find(it => it !== firer.seat)
    const { left, choices } = waiting
    if (seat) push(next, { kind: 'displaced', seat, firer: base, target, left, choices: [...choices] })
  }
}

/** Guns and mortars fire high explosive. */
export const fireHe = define(schema)({
  rule: 'LW.art.nominate',
  when: during('firing'),
  plan(state, action, actor) {
    const shot = aimed(state, action)
    const early = notNow(state, 'firing', actor)
    if (!isShot(shot)) return { refusals: [...early, shot] }
    const refusals = [...early, notOwn(shot.firer, actor), ...heRefusals(state, shot)].filter(it => it !== false)
    const view = observed(state, shot, action.observer ?? null)
    if ('refusals' in view) return { refusals: [...refusals, ...view.refusals] }
    return unless(refusals, () => hePlan(state, shot, { manner: 'aimed', observer: view.by }))
  },
  apply(next, action, result, { emit }) {
    applyHe(next, { aim: action, result, manner: 'aimed' }, emit)
  },
  offers: (state, seat) => fireOffers(state, seat, { fire, targets: enemiesOf(state, seat) }),
})

const fire = {
  type: 'fire.he',
  rule: 'LW.art.scope',
  key: KEYS.fireHe,
  label: ({ name }) => `Fire ${name} with high explosive`,
  isLeft: ({ fired }, index, { he }) => he !== null && !fired.some(shot => shot.weapon === index),
} satisfies Fire<'fire.he'>
