import { word } from '../../../engine/bounds'
import { distance } from '../../../engine/geometry/vec'
import { z } from '../../../engine/schema'
import { define, type Emit, readersOf, rolling } from '../define'
import type { Stand } from '../parts/stand'
import type { Check } from '../parts/work'
import type { StrikerRule } from '../rulebook'
import { chainOf, isShaken } from '../rules/command/command'
import { abandon } from '../rules/damage/abandon'
import { isPlugged } from '../rules/hooks'
import {
  type Checking,
  causedBy,
  checkMorale,
  currentMorale,
  friendsNear,
  isShakeable,
  leaderBonus,
  moraleLines,
  shakeAll,
  shakenStatus,
} from '../rules/morale/morale'
import { type Panic, panicFlight, surrenders } from '../rules/morale/panic'
import {
  aboardOf,
  fileOf,
  headOf,
  isFit,
  isImmobile,
  isThere,
  isVehicle,
  mustStand,
  qualityOf,
  standOf,
} from '../rules/stands'
import { countLosses } from '../rules/turn/phases'
import { changeWork, workOf } from '../rules/turn/table-work'
import { changeStand, putStand, putStands, withRoster } from '../rules/writing'
import { enemyOf } from '../sides'
import type { Next, State } from '../state'
import { ABANDON_BY } from '../tables/morale'

interface Checked extends Checking {
  /** Friends close by, should it rout. */
  readonly near: readonly string[]
}
interface Told extends Checked, Pick<Check, 'causes'> {}
const causesFor = (state: State, id: string): Pick<Check, 'causes' | 'further'> =>
  workOf(state).checks.find(one => one.stand === id) ?? { causes: [], further: 0 }

/** STR.core.morale.check: two dice against current morale. */
export const check = define(z.strictObject({ type: z.literal('check'), stand: word }))({
  rule: 'STR.core.morale.check',
  forced: true,
  plan(state, { stand: id }) {
    const stand = mustStand(state, id)
    const due = causesFor(state, id)
    const lines = isShakeable(state, stand) ? moraleLines(state, stand, due) : []
    return {
      title: `${stand.name} checks its morale`,
      rule: 'STR.core.morale.check',
      ledgers: [{ name: 'Morale', base: '', lines }],
      resolve: rolling(state, (dice): Checked | null => {
        if (!isShakeable(state, stand)) return null
        const checked = checkMorale(state, currentMorale(state, stand, due), dice)
        return {
          near: checked.result === 'routed' ? friendsNear(state, stand).map(friend => friend.id) : [],
          ...checked,
        }
      }),
    }
  },
  apply(next, { stand: id }, checked, { emit }) {
    next.rethrow = false
    const { causes } = causesFor(next, id)
    const { checks, checked: before } = workOf(next)
    changeWork(next, { checks: checks.filter(one => one.stand !== id), checked: [...before, id] })
    if (!checked) return
    const stand = mustStand(next, id)
    tellCheck(next, stand, { causes, ...checked }, emit)
    shake(next, stand, checked, emit)
    // STR.core.morale.cause-rout: checked once, no chain in the same phase.
    if (!causes.includes('rout'))
      shakeAll(
        next,
        checked.near.flatMap(friend => (workOf(next).checked.includes(friend) ? [] : [causedBy('rout', friend)])),
      )
  },
})

/** STR.core.spot.seen-info: its owner reads dice and morale; the other side sees how a spotted stand behaves. */
function tellCheck(state: State, stand: Stand, { causes, thrown, morale, result }: Told, emit: Emit): void {
  const rules = checkRules(state, stand, result)
  emit({
    type: 'morale-checked',
    rules: [...rules, ...qualityRules(state, stand)],
    stand: stand.id,
    causes,
    thrown,
    morale,
    result,
    seenBy: [stand.seat],
  })
  if (stand.spotted) emit({ type: 'morale-seen', rules, stand: stand.id, result, seenBy: [enemyOf(stand.seat)] })
}

/** The rules that a morale check and its result go by. */
function checkRules(state: State, stand: Stand, result: Checked['result']): StrikerRule[] {
  const rules: (StrikerRule | false)[] = [
    'STR.core.morale.check',
    'STR.core.morale.once',
    isShaken(stand) && result !== 'passed' && 'STR.core.morale.worse',
    result === 'forcedBack' && 'STR.core.morale.forced-back',
    result === 'routed' && 'STR.core.morale.rout',
    isPlugged(state.options, ['morale.']) && 'STR.core.hooks.morale',
  ]
  return rules.filter(rule => rule !== false)
}

/** Only the owner reads them. */
function qualityRules(state: State, stand: Stand): StrikerRule[] {
  const grades = new Set(stand.men.flatMap(man => (isFit(man) ? (fileOf(man)?.quality ?? []) : [])))
  const rules: (StrikerRule | false)[] = [
    `STR.core.quality.${qualityOf(stand)}`,
    grades.size > 1 && 'STR.core.quality.mixed',
    isVehicle(stand) && headOf(stand) === null && 'STR.core.quality.commander-lost',
    chainOf(state, stand).length > 0 && !leaderBonus(state, stand) && 'STR.core.leader.voids',
  ]
  return rules.filter(rule => rule !== false)
}

/** STR.core.damage.vehicle.bail: an immobile vehicle is left at once by a crew that fails by much. */
function shake(next: Next, stand: Stand, { result, failBy }: Checked, emit: Emit): void {
  const shaken: Stand = { ...stand, ...shakenStatus(stand, result, next.turn) }
  putStand(next, shaken)
  if (isVehicle(stand) && failBy >= ABANDON_BY && isImmobile(next, stand) && isThere(shaken)) {
    abandon(next, stand.id, { why: 'morale', emit })
    countLosses(next)
  }
}

/** STR.core.sequence.panic, STR.core.morale.panic-path: a shaken stand runs. */
export const panic = define(z.strictObject({ type: z.literal('panic'), stand: word }))({
  rule: 'STR.core.sequence.panic',
  forced: true,
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
        stuck: isVehicle(stand) && isImmobile(state, stand),
        surrenders: !flight.left && surrenders(state, { ...stand, at: end }),
        ...flight,
      }
    },
  }),
  apply(next, { stand: id }, flight, { emit }) {
    changeWork(next, { panic: workOf(next).panic.filter(one => one !== id) })
    const stand = standOf(next, id)
    if (!stand || !flight) return
    const end = flight.path.at(-1)
    const how = flight.left ? 'left' : !end ? 'stays' : stand.status === 'routed' ? 'routed' : 'forced-back'
    const carried = [stand, ...aboardOf(next, id)].map(one => fled(one, flight))
    putStands(next, carried)
    if (carried[0]?.status === 'forcedBack') changeStand(next, id, { status: 'suppressed', until: next.turn + 1 })
    emit({
      type: 'panicked',
      rules: isVehicle(stand)
        ? ['STR.core.morale.panic-path', 'STR.core.morale.vehicle-move']
        : ['STR.core.morale.panic-path'],
      stand: id,
      how,
      ...readersOf(stand),
    })
    // STR.core.morale.vehicle-move: who cannot drive away leaves it.
    if (flight.stuck) abandon(next, id, { why: 'morale', emit })
    if (flight.surrenders) {
      changeStand(next, id, { status: 'destroyed' })
      emit({ type: 'surrendered', rules: ['STR.core.morale.exposed'], stand: id, ...readersOf(stand) })
    }
    countLosses(next)
  },
})

/** Who runs, and who rides in it, at the end of the way or off the table. */
function fled(stand: Stand, { path, left }: Panic): Stand {
  const end = path.at(-1)
  const run = end ? { at: end, ...(stand.aboard === null && { speed: distance(stand.at, end) }) } : {}
  return left ? { ...withRoster(stand, { left: 'routed' }), ...run, status: 'offTable' } : { ...stand, ...run }
}
