import { asItWas } from '../../../engine/drafts'
import { distance, type Vec } from '../../../engine/geometry/vec'
import { z } from '../../../engine/schema'
import { abandon } from '../chassis/abandon'
import {
  addCause,
  type Checking,
  checkMorale,
  currentMorale,
  friendsNear,
  isShakeable,
  moraleLines,
  shakenStatus,
} from '../chassis/morale'
import { panicFlight, surrenders } from '../chassis/panic'
import { countLosses, workOf } from '../chassis/phases'
import { aboardOf, isImmobile, isThere, isVehicle, mustStand, own, standOf } from '../chassis/stands'
import { define, type Emit, tellers, throwing } from '../define'
import type { Stand } from '../parts/stand'
import type { Check } from '../parts/work'
import type { State } from '../state'
import { ABANDON_BY } from '../tables/morale'

interface Checked extends Checking {
  /** Friends close by, should it rout. */
  readonly near: readonly string[]
}
const causesFor = (state: State, id: string): Pick<Check, 'causes' | 'further'> =>
  workOf(state).checks.find(one => one.stand === id) ?? { causes: [], further: 0 }

/** STR.core.morale.check: two dice against current morale. */
export const check = define(z.object({ type: z.literal('check'), stand: z.string() }))({
  rule: 'STR.core.morale.check',
  plan(state, { stand: id }) {
    const stand = mustStand(state, id)
    const due = causesFor(state, id)
    const lines = isShakeable(state, stand) ? moraleLines(state, stand, due) : []
    return {
      title: `${stand.name} checks its morale`,
      rule: 'STR.core.morale.check',
      ledgers: [{ name: 'Morale', base: '', lines }],
      resolve: throwing(state, (dice): Checked | null => {
        if (!isShakeable(state, stand)) return null
        const checked = checkMorale(state, currentMorale(state, stand, due), dice)
        return {
          ...checked,
          near: checked.result === 'routed' ? friendsNear(state, stand).map(friend => friend.id) : [],
        }
      }),
    }
  },
  apply(draft, { stand: id }, checked, { emit }) {
    draft.rethrow = false
    const work = workOf(draft)
    const { causes } = causesFor(draft, id)
    work.checks = work.checks.filter(one => one.stand !== id)
    work.checked.push(id)
    if (!checked) return
    const stand = mustStand(draft, id)
    emit({
      type: 'morale-checked',
      rules: ['STR.core.morale.check', 'STR.core.morale.once'],
      stand: id,
      causes: [...causes],
      thrown: checked.thrown,
      morale: checked.morale,
      result: checked.result,
      ...tellers(stand),
    })
    shake(draft, stand, checked, emit)
    // STR.core.morale.cause-rout: checked once, no chain in the same phase.
    if (!causes.includes('rout'))
      for (const friend of checked.near) if (!work.checked.includes(friend)) addCause(work.checks, friend, 'rout')
  },
})

/** STR.core.damage.vehicle.bail: an immobile vehicle is left at once by a crew that fails by much. */
function shake(draft: State, stand: Stand, { result, failBy }: Checked, emit: Emit): void {
  Object.assign(stand, shakenStatus(stand, result, draft.turn))
  if (isVehicle(stand) && failBy >= ABANDON_BY && isImmobile(draft, stand) && isThere(stand)) {
    abandon(draft, stand.id, { why: 'morale', emit })
    countLosses(draft, [stand.id])
  }
}

/** STR.core.sequence.panic, STR.core.morale.panic-path: a shaken stand runs. */
export const panic = define(z.object({ type: z.literal('panic'), stand: z.string() }))({
  rule: 'STR.core.sequence.panic',
  plan: (state, { stand: id }) => ({
    title: 'Panic',
    rule: 'STR.core.sequence.panic',
    ledgers: [],
    resolve: () => {
      const stand = mustStand(state, id)
      if (!isThere(stand)) return null
      const flight =
        isVehicle(stand) && isImmobile(state, stand) ? { path: [], left: false } : panicFlight(state, stand)
      const end = flight.path.at(-1) ?? stand.at
      return {
        ...flight,
        stuck: isVehicle(stand) && isImmobile(state, stand),
        surrenders: !flight.left && surrenders(state, { ...stand, at: end }),
      }
    },
  }),
  apply(draft, { stand: id }, flight, { emit }) {
    const work = workOf(draft)
    work.panic = work.panic.filter(one => one !== id)
    const stand = standOf(draft, id)
    if (!stand || !flight) return
    const end = flight.path.at(-1)
    const how = flight.left ? 'left' : !end ? 'stays' : stand.status === 'routed' ? 'routed' : 'forced-back'
    const riders = aboardOf(asItWas(draft), id).map(rider => rider.id)
    if (end) run(draft, stand, { end, riders })
    if (flight.left) for (const one of [id, ...riders]) routOff(mustStand(draft, one))
    if (stand.status === 'forcedBack') Object.assign(stand, { status: 'suppressed', until: draft.turn + 1 })
    emit({ type: 'panicked', rules: ['STR.core.morale.panic-path'], stand: id, how, ...tellers(stand) })
    // STR.core.morale.vehicle-move: who cannot drive away leaves it.
    if (flight.stuck) abandon(draft, id, { why: 'morale', emit })
    if (flight.surrenders) {
      stand.status = 'destroyed'
      emit({ type: 'surrendered', rules: ['STR.core.morale.exposed'], stand: id, ...tellers(stand) })
    }
    countLosses(draft, [id, ...riders])
  },
})
function run(draft: State, stand: Stand, { end, riders }: { end: Vec; riders: readonly string[] }): void {
  const far = distance(stand.at, end)
  stand.at = { x: end.x, y: end.y }
  stand.speed = far
  for (const rider of riders) mustStand(draft, rider).at = { x: end.x, y: end.y }
}
function routOff(stand: Stand): void {
  stand.status = 'offTable'
  own(stand).left = 'routed'
}
