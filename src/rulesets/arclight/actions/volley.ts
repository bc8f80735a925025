import type { Plan } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import type { AttackFacts } from '../events'
import { aimOf, attackLedgers, rollAttack } from '../rules/attack'
import { resolveShots } from '../rules/damage'
import { shipOf } from '../rules/ship'
import { proceed } from '../rules/turns'
import type { State } from '../state'

/** ARC.fire.order.tie: after all of a group have declared, all roll, and then all effects apply. */
export const volley = define(z.strictObject({ type: z.literal('volley') }))({
  rule: 'ARC.fire.order.tie',
  forced: true,
  plan(state): Plan<readonly AttackFacts[]> {
    const aims = declared(state).map(({ ship, crew, shot }) =>
      aimOf(state, { ship: shipOf(state, ship), crew, weapon: shot.weapon, target: shipOf(state, shot.target) }),
    )
    return {
      title: 'Simultaneous fire',
      rule: 'ARC.fire.order.tie',
      ledgers: aims.flatMap(attackLedgers),
      resolve: dice => aims.map(aim => rollAttack(aim, dice)),
    }
  },
  apply(next, _action, attacks, { emit }) {
    const shots = declared(next).flatMap(({ ship, crew, shot }, i) => {
      const attack = attacks[i]
      return attack ? [{ slot: { ship, crew }, weapon: shot.weapon, target: shot.target, attack }] : []
    })
    next.group = next.group.map(slot => ({ ...slot, shot: null }))
    resolveShots(next, { shots, emit })
    proceed(next, emit)
  },
})

const declared = (state: State) => state.group.flatMap(({ shot, ...slot }) => (shot ? [{ shot, ...slot }] : []))

/** Whether all shots of a group are declared, so that they can be rolled. */
export const allDeclared = (state: State): boolean =>
  state.group.length > 0 && state.group.every(slot => slot.done) && state.group.some(slot => slot.shot)
