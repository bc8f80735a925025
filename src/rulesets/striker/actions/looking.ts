import { word } from '../../../engine/bounds'
import { distance } from '../../../engine/geometry/vec'
import type { Dice } from '../../../engine/rolls/dice'
import { z } from '../../../engine/schema'
import { define, type Emit } from '../define'
import { named } from '../events'
import type { Stand } from '../parts/stand'
import type { StrikerRule } from '../rulebook'
import { roll2d } from '../rules/fire/direct'
import { hooks, isPlugged } from '../rules/hooks'
import { causedBy, newlyNear, shakeAll, triggered } from '../rules/morale/morale'
import { isShared, knows, note } from '../rules/spotting/knowledge'
import { concealed, ghostsOf, revealed } from '../rules/spotting/revealing'
import { CONTACT_REACH, inSight, type Look, looksAt, spottersOf, unspotted } from '../rules/spotting/spotting'
import { isThere, mustStand, own, standOf, standsOf } from '../rules/stands'
import { endOrder } from '../rules/turn/phases'
import { changeWork, workOf } from '../rules/turn/table-work'
import { putStands, told, withRoster } from '../rules/writing'
import { enemyOf, SIDES, type Side } from '../sides'
import type { Next, State } from '../state'

interface Looked extends Look {
  readonly found: boolean
}
interface Looks {
  readonly looks: readonly Looked[]
  /** Spotted stands that nobody sees any more. */
  readonly lost: readonly string[]
}

const pairOf = ({ unit, target }: Pick<Look, 'unit' | 'target'>): string => `${unit}>${target}`

/** STR.core.spot.who, .auto: two dice for each look that is not automatic; the first success is enough. */
function rollLooks(state: State, looks: readonly Look[], dice: Dice): Looked[] {
  const found = new Set<string>()
  const shared = isShared(state)
  return looks.flatMap(look => {
    if (shared && found.has(look.target)) return []
    const success = look.need === 0 || roll2d(dice) + look.dm >= look.need
    if (success) found.add(look.target)
    return [{ found: success, ...look }]
  })
}

const byId = (a: Look, b: Look): number =>
  a.target < b.target ? -1 : a.target > b.target ? 1 : a.unit < b.unit ? -1 : 1

/** All looks of a side's stands at what it has not spotted, without those already tried in this phase. */
function looksOf(
  state: State,
  side: Side,
  spotters: readonly Stand[],
  targets: readonly Stand[],
  fired: boolean,
): Look[] {
  const tried = new Set(workOf(state).tried)
  const units = [...new Set(spotters.map(spotter => own(spotter).unit))]
  return targets
    .filter(target => target.seat === enemyOf(side))
    .flatMap(target => {
      const done = units.filter(unit => tried.has(pairOf({ unit, target: target.id })))
      const rest =
        done.length === 0 && !target.spotted
          ? spotters
          : spotters.filter(
              spotter => !done.includes(own(spotter).unit) && (!target.spotted || !knows(state, spotter, target)),
            )
      return looksAt(state, target, rest, fired)
    })
    .sort(byId)
}

/** Who is seen without a roll: close to an enemy, or by the table. */
function automaticRules(state: State, { need, spotter, target }: Looked): readonly StrikerRule[] {
  if (need > 0) return []
  const [a, b] = [standOf(state, spotter), standOf(state, target)]
  return a && b && distance(a.at, b.at) <= CONTACT_REACH ? ['STR.core.spot.contact'] : ['STR.core.spot.auto']
}

function applyLooks(next: Next, { looks, lost }: Looks, emit: Emit): void {
  // The dice are the referee's to see; players learn successes.
  if (looks.some(({ need }) => need > 0))
    emit({
      type: 'looked',
      rules: lookRules(next, looks),
      tries: looks.length,
      found: looks.filter(({ found }) => found).length,
      seenBy: [],
    })
  if (looks.length > 0) changeWork(next, { tried: [...workOf(next).tried, ...looks.map(pairOf)] })
  for (const look of looks) {
    if (!look.found) continue
    const target = mustStand(next, look.target)
    if (look.stays) {
      revealed(next, look.target, emit, automaticRules(next, look))
      note(next, target, look.spotter)
    } else if (!target.spotted) glimpse(next, target, look, emit)
    endOrder(next, look.unit, 'spotted', emit)
  }
  for (const id of lost) concealed(next, id, emit)
}

/** The rules that looks go by; only the referee reads them. */
function lookRules(state: State, looks: readonly Looked[]): StrikerRule[] {
  const targets = looks.flatMap(({ target }) => standOf(state, target) ?? [])
  const rules: (StrikerRule | false)[] = [
    'STR.core.spot.dice-hidden',
    'STR.core.spot.table',
    'STR.core.los.eye',
    'STR.core.los.mutual',
    'STR.core.los.units',
    targets.some(({ moved }) => moved) && 'STR.core.spot.row-move',
    workOf(state).fired.length > 0 && 'STR.core.spot.row-fire',
    targets.some(({ flight }) => flight === 'terrainFollowing' || flight === 'high') && 'STR.core.spot.air',
    'STR.core.defaults.auto',
    state.map.pieces.some(({ kind }) => LOW.includes(kind)) && 'STR.core.los.low',
    hooks(state.options, 'los.horizon').length === 0 && 'STR.core.los.horizon',
    isPlugged(state.options, ['los.']) && 'STR.core.hooks.los',
    isPlugged(state.options, ['spot.', 'info.']) && 'STR.core.hooks.spot',
  ]
  return rules.filter(rule => rule !== false)
}

/** Terrain too low to block a line at eye height. */
const LOW: readonly string[] = ['wall', 'hedge', 'sparseUndergrowth', 'denseUndergrowth']

/** STR.core.spot.path: seen on the way, gone at its end. */
function glimpse(next: Next, target: Stand, { at }: Look, emit: Emit): void {
  const by = enemyOf(target.seat)
  next.ghosts = told(next.ghosts, by, [
    ...ghostsOf(next, by).filter(ghost => ghost.stand !== target.id),
    { stand: target.id, name: target.name, at, turn: next.turn },
  ])
  emit({ type: 'glimpsed', rules: ['STR.core.spot.path'], stand: named(target), at, seenBy: [by] })
}

/** STR.core.spot.when-move: the mover's unit looks at what its side has not spotted. */
export const look = define(z.strictObject({ type: z.literal('look'), stand: word }))({
  rule: 'STR.core.spot.when-move',
  forced: true,
  plan: (state, { stand: id }) => ({
    title: 'Look around',
    rule: 'STR.core.spot.when-move',
    ledgers: [],
    resolve(dice): Looks {
      const mover = mustStand(state, id)
      if (!isThere(mover)) return { looks: [], lost: [] }
      const unit = own(mover).unit
      const spotters = spottersOf(state, mover.seat).filter(stand => own(stand).unit === unit)
      return {
        looks: rollLooks(
          state,
          looksOf(state, mover.seat, spotters, unspotted(state, enemyOf(mover.seat)), false),
          dice,
        ),
        lost: [],
      }
    },
  }),
  apply(next, { stand: id }, result, { emit }) {
    changeWork(next, { looking: workOf(next).looking.filter(one => one !== id) })
    applyLooks(next, result, emit)
  },
})

/** STR.core.spot.when-move, .keep: the end of a movement phase; all other units look, and what is out of sight is lost. */
export const lookAll = define(z.strictObject({ type: z.literal('lookAll') }))({
  rule: 'STR.core.spot.when-move',
  forced: true,
  plan: state => ({
    title: 'Everybody looks around',
    rule: 'STR.core.spot.when-move',
    ledgers: [],
    resolve(dice): Looks {
      const looks = SIDES.flatMap(side =>
        rollLooks(state, looksOf(state, side, spottersOf(state, side), unspotted(state, enemyOf(side)), false), dice),
      )
      return { looks, lost: lostFromSight(state) }
    },
  }),
  apply(next, _action, result, { emit }) {
    applyLooks(next, result, emit)
    next.step = 'check'
  },
})
const lostFromSight = (state: State): string[] =>
  standsOf(state)
    .filter(stand => stand.spotted && isThere(stand) && !inSight(state, stand))
    .map(({ id }) => id)

/** STR.core.morale.cause-near: who has an enemy within ten centimetres for the first time is shaken. */
export const closeIn = define(z.strictObject({ type: z.literal('closeIn') }))({
  rule: 'STR.core.morale.cause-near',
  forced: true,
  plan: state => ({
    title: 'Enemies close in',
    rule: 'STR.core.morale.cause-near',
    ledgers: [],
    resolve: () => newlyNear(state).map(({ id }) => id),
  }),
  apply(next, _action, near) {
    putStands(
      next,
      near.map(id => withRoster(mustStand(next, id), { near: { armed: false, last: next.turn } })),
    )
    shakeAll(
      next,
      near.map(id => causedBy('near', id)),
    )
    next.step = 'close'
  },
})

/** STR.core.spot.when-fire: step g, at those who fired and are not spotted. */
export const lookFirers = define(z.strictObject({ type: z.literal('lookFirers') }))({
  rule: 'STR.core.spot.when-fire',
  forced: true,
  plan: state => ({
    title: 'Look for firers',
    rule: 'STR.core.spot.when-fire',
    ledgers: [],
    resolve(dice): Looks & { readonly causes: ReturnType<typeof triggered> } {
      const fired = new Set(workOf(state).fired)
      const looks = SIDES.flatMap(side =>
        rollLooks(
          state,
          looksOf(
            state,
            side,
            spottersOf(state, side),
            unspotted(state, enemyOf(side)).filter(({ id }) => fired.has(id)),
            true,
          ),
          dice,
        ),
      )
      return { looks, lost: lostFromSight(state), causes: triggered(state) }
    },
  }),
  apply(next, _action, result, { emit }) {
    applyLooks(next, result, emit)
    shakeAll(
      next,
      result.causes.map(({ stand, cause }) => causedBy(cause, stand)),
    )
    next.step = 'check'
  },
})
