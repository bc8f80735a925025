import { whole } from '../../../engine/bounds'
import { z } from '../../../engine/schema'
import { define, readersOf, rolling } from '../define'
import { applyCasualties } from '../rules/damage/apply-casualties'
import { applySystems } from '../rules/damage/apply-systems'
import { casualtiesOf } from '../rules/damage/casualties'
import { countDamage, dueOf, dueUnder, rollDamage } from '../rules/damage/damage-rolls'
import { mustStand, own, standOf } from '../rules/stands'
import { countLosses, endOrder } from '../rules/turn/phases'
import { changeWork, workOf } from '../rules/turn/table-work'

/** Step f: the damage throws of one weapon's hits. */
export const strike = define(z.strictObject({ type: z.literal('strike'), index: whole }))({
  rule: 'STR.core.damage.vehicle.order',
  forced: true,
  plan: (state, { index }) => ({
    title: 'Damage',
    rule: 'STR.core.damage.vehicle.order',
    ledgers: [],
    resolve: rolling(state, dice => {
      const { strikes, shot = null } = workOf(state).shots[index] ?? {}
      return rollDamage(
        state,
        (strikes ?? []).map(hit => dueOf(state, hit, shot)),
        dice,
      )
    }),
  }),
  apply(next, { index }, blows, { emit }) {
    next.rethrow = false
    const { shots } = workOf(next)
    const entry = shots[index]
    if (entry) changeWork(next, { shots: shots.with(index, { ...entry, strikes: [] }) })
    countDamage(next, blows, emit)
  },
})

/** STR.core.he.frag, STR.core.indirect.to-hit: what bursts or falls, on one stand after the other. */
export const blast = define(z.strictObject({ type: z.literal('blast') }))({
  rule: 'STR.core.he.frag',
  forced: true,
  plan: state => ({
    title: 'Fragments',
    rule: 'STR.core.he.frag',
    ledgers: [],
    resolve: rolling(state, dice => {
      const falling = workOf(state).blasts[0]
      const stand = falling?.left[0] === undefined ? undefined : standOf(state, falling.left[0])
      const dues = falling && stand ? dueUnder(state, falling.blast, stand, falling.spared) : []
      return { stand: stand?.id ?? null, blows: rollDamage(state, dues, dice) }
    }),
  }),
  apply(next, _action, { stand: id, blows }, { emit }) {
    next.rethrow = false
    const [falling, ...others] = workOf(next).blasts
    const left = falling?.left.slice(1) ?? []
    changeWork(next, { blasts: falling && left.length > 0 ? [{ ...falling, left }, ...others] : others })
    const stand = id === null ? undefined : standOf(next, id)
    if (stand) endOrder(next, own(stand).unit, 'firedOn', emit)
    if (stand && blows.damages.length === 0)
      emit({ type: 'area-spared', rules: ['STR.core.he.frag'], stand: stand.id, ...readersOf(stand) })
    countDamage(next, blows, emit)
  },
})

/** STR.core.damage.personnel.together: all that was counted happens together. */
export const effects = define(z.strictObject({ type: z.literal('effects') }))({
  rule: 'STR.core.damage.personnel.together',
  forced: true,
  plan: state => ({
    title: 'Effects',
    rule: 'STR.core.damage.personnel.together',
    ledgers: [],
    resolve: () => ({ state, casualties: casualtiesOf(state, workOf(state).effects) }),
  }),
  apply(next, _action, { state, casualties }, { emit }) {
    const due = workOf(state).effects
    if (due.length > 0) changeWork(next, { effects: [] })
    applySystems(next, state, due, emit)
    applyCasualties(next, state, casualties, emit)
    for (const { stand, casualty } of casualties.men)
      if (casualty) endOrder(next, own(mustStand(state, stand)).unit, 'casualty', emit)
    countLosses(next)
    if (next.step === 'effects') next.step = 'spot'
  },
})
