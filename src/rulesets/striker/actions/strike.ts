import { z } from '../../../engine/schema'
import { countDamage, dueOf, dueUnder, throwDamage } from '../chassis/blows'
import { applyToll } from '../chassis/effects'
import { countLosses, endOrder } from '../chassis/phases'
import { mustStand, own, standOf } from '../chassis/stands'
import { applySystems } from '../chassis/systems'
import { tollOf } from '../chassis/toll'
import { changeWork, workOf } from '../chassis/work'
import { define, tellers, throwing } from '../define'

/** Step f: the damage throws of one weapon's hits. */
export const strike = define(z.object({ type: z.literal('strike'), index: z.int() }))({
  rule: 'STR.core.damage.vehicle.order',
  plan: (state, { index }) => ({
    title: 'Damage',
    rule: 'STR.core.damage.vehicle.order',
    ledgers: [],
    resolve: throwing(state, dice => {
      const { strikes, shot = null } = workOf(state).shots[index] ?? {}
      return throwDamage(
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
export const blast = define(z.object({ type: z.literal('blast') }))({
  rule: 'STR.core.he.frag',
  plan: state => ({
    title: 'Fragments',
    rule: 'STR.core.he.frag',
    ledgers: [],
    resolve: throwing(state, dice => {
      const falling = workOf(state).blasts[0]
      const stand = falling?.left[0] === undefined ? undefined : standOf(state, falling.left[0])
      const dues = falling && stand ? dueUnder(state, falling.blast, stand, falling.spared) : []
      return { stand: stand?.id ?? null, blows: throwDamage(state, dues, dice) }
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
      emit({ type: 'area-spared', rules: ['STR.core.he.frag'], stand: stand.id, ...tellers(stand) })
    countDamage(next, blows, emit)
  },
})

/** STR.core.damage.personnel.together: all that was counted happens together. */
export const effects = define(z.object({ type: z.literal('effects') }))({
  rule: 'STR.core.damage.personnel.together',
  plan: state => ({
    title: 'Effects',
    rule: 'STR.core.damage.personnel.together',
    ledgers: [],
    resolve: () => ({ state, toll: tollOf(state, workOf(state).effects) }),
  }),
  apply(next, _action, { state, toll }, { emit }) {
    const due = workOf(state).effects
    if (due.length > 0) changeWork(next, { effects: [] })
    applySystems(next, state, due, emit)
    applyToll(next, state, toll, emit)
    for (const { stand, casualty } of toll.men)
      if (casualty) endOrder(next, own(mustStand(state, stand)).unit, 'casualty', emit)
    countLosses(next)
    if (next.step === 'effects') next.step = 'spot'
  },
})
