import { z } from '../../../engine/schema'
import { countDamage, throwDamage } from '../chassis/blows'
import { blastStand } from '../chassis/burst'
import { applySystems, applyToll } from '../chassis/effects'
import { countLosses, endOrder, workOf } from '../chassis/phases'
import { aboardOf, mustStand, own, standOf } from '../chassis/stands'
import { tollOf } from '../chassis/toll'
import { define, tellers, throwing } from '../define'

/** Step f: the damage throws of one weapon's hits. */
export const strike = define(z.object({ type: z.literal('strike'), index: z.int() }))({
  rule: 'STR.core.damage.vehicle.order',
  plan: (state, { index }) => ({
    title: 'Damage',
    rule: 'STR.core.damage.vehicle.order',
    ledgers: [],
    resolve: throwing(state, dice => {
      const entry = workOf(state).shots[index]
      return throwDamage(state, entry?.strikes ?? [], { shot: entry?.shot ?? null, dice })
    }),
  }),
  apply(draft, { index }, blows, { emit }) {
    draft.rethrow = false
    const entry = workOf(draft).shots[index]
    if (entry) entry.strikes = []
    countDamage(draft, blows, emit)
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
      const strikes = falling && stand ? blastStand(state, falling.blast, { stand, spared: falling.spared, dice }) : []
      return {
        stand: stand?.id ?? null,
        hits: strikes.length,
        blows: throwDamage(state, strikes, { shot: null, dice }),
      }
    }),
  }),
  apply(draft, _action, { stand: id, hits, blows }, { emit }) {
    draft.rethrow = false
    const { blasts } = workOf(draft)
    const [falling] = blasts
    falling?.left.shift()
    if (!falling || falling.left.length === 0) blasts.shift()
    const stand = id === null ? undefined : standOf(draft, id)
    if (stand && hits === 0)
      emit({ type: 'area-spared', rules: ['STR.core.he.frag'], stand: stand.id, ...tellers(stand) })
    countDamage(draft, blows, emit)
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
  apply(draft, _action, { state, toll }, { emit }) {
    const due = workOf(state).effects
    if (due.length > 0) workOf(draft).effects = []
    applySystems(draft, state, due, emit)
    applyToll(draft, state, toll, emit)
    for (const { stand, casualty } of toll.men)
      if (casualty) endOrder(draft, own(mustStand(state, stand)).unit, 'casualty', emit)
    const riders = toll.destroyed.flatMap(id => aboardOf(state, id).map(rider => rider.id))
    countLosses(draft, [...toll.destroyed, ...riders, ...toll.men.map(({ stand }) => stand)])
    if (draft.step === 'effects') draft.step = 'spot'
  },
})
