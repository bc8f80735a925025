import type { Plan } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import type { AttackFacts } from '../events'
import { type Aim, attackLedgers, rollAttack } from '../rules/attack'
import { damageRules } from '../rules/cited'
import { applyDamage } from '../rules/damage'
import { shipOf } from '../rules/ship'
import { targetOf } from '../rules/torpedoes'
import { arrivedTorpedo, proceed } from '../rules/turns'
import { asvOf, dsOf } from '../rules/values'
import type { Ship, State, Torpedo } from '../state'
import { DICE } from '../tables/dice'

const TORPEDO_DICE = '2D8'

function torpedoAim(state: State, torpedo: Torpedo, target: Ship): Aim {
  return {
    weapon: {
      crew: 'P',
      name: 'Torpedo',
      range: { short: 1, medium: 1, long: 1 },
      sr: null,
      dice: TORPEDO_DICE,
      degree: 'All',
      suffix: '',
      versus: 'ASV',
      arcs: { Forward: true, Right: true, Rear: true, Left: true },
    },
    degree: 'All',
    skill: DICE.find(size => size === torpedo.die) ?? null,
    mods: [],
    added: 0,
    ds: dsOf(state, target),
    sv: asvOf(state, target),
    options: state.options,
  }
}

/** ARC.opt.torp.result: a torpedo that has reached its target explodes, hit or miss. */
export const detonate = define(z.strictObject({ type: z.literal('detonate') }))({
  rule: 'ARC.opt.torp.result',
  forced: true,
  plan(state): Plan<AttackFacts | null> {
    const torpedo = arrivedTorpedo(state)
    const target = torpedo && targetOf(state, torpedo)
    const aim = torpedo && target ? torpedoAim(state, torpedo, target) : null
    return {
      title: 'Torpedo result',
      rule: 'ARC.opt.torp.result',
      ledgers: aim ? attackLedgers(aim) : [],
      resolve: dice => (aim ? rollAttack(aim, dice) : null),
    }
  },
  apply(next, _action, attack, { emit }) {
    const torpedo = arrivedTorpedo(next)
    if (!torpedo || !attack || torpedo.target === null) return
    const target = shipOf(next, torpedo.target)
    const read = attack.hit ? damageRules(next, { weapon: { suffix: '' }, attack }) : []
    const rules = ['ARC.opt.torp.result', ...read] as const
    next.torpedoes = next.torpedoes.filter(({ id }) => id !== torpedo.id)
    emit({ type: 'torpedo-hit', rules, torpedo: torpedo.id, target: target.id, ...attack })
    applyDamage(next, target, { hurt: { by: torpedo.seat, net: attack.net, amount: attack.amount }, emit })
    proceed(next, emit)
  },
})
