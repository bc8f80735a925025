import type { Dice } from '../../../engine/rolls/dice'
import { z } from '../../../engine/schema'
import { throw2d } from '../chassis/direct'
import { isShared, knows, note } from '../chassis/knowledge'
import { addCause, nearlings, triggered } from '../chassis/morale'
import { endOrder, workOf } from '../chassis/phases'
import { concealed, revealed } from '../chassis/revealing'
import { inSight, type Look, looksAt, spottersOf, unspotted } from '../chassis/spotting'
import { isThere, mustStand, own, standsOf } from '../chassis/stands'
import { define, type Emit } from '../define'
import { named } from '../events'
import type { Stand } from '../parts/stand'
import { enemyOf, SIDES, type Side } from '../sides'
import type { State } from '../state'

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
function throwLooks(state: State, looks: readonly Look[], dice: Dice): Looked[] {
  const found = new Set<string>()
  const shared = isShared(state)
  return looks.flatMap(look => {
    if (shared && found.has(look.target)) return []
    const success = look.need === 0 || throw2d(dice) + look.dm >= look.need
    if (success) found.add(look.target)
    return [{ ...look, found: success }]
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

function applyLooks(draft: State, { looks, lost }: Looks, emit: Emit): void {
  const work = workOf(draft)
  // The dice are the referee's to see; players learn successes.
  if (looks.some(({ need }) => need > 0))
    emit({
      type: 'looked',
      rules: ['STR.core.spot.dice-hidden'],
      tries: looks.length,
      found: looks.filter(({ found }) => found).length,
      seenBy: [],
    })
  for (const look of looks) {
    work.tried.push(pairOf(look))
    if (!look.found) continue
    const target = mustStand(draft, look.target)
    if (look.stays) {
      revealed(draft, look.target, emit)
      note(draft, target, look.spotter)
    } else if (!target.spotted) glimpse(draft, target, look, emit)
    endOrder(draft, look.unit, 'spotted', emit)
  }
  for (const id of lost) concealed(draft, id, emit)
}

/** STR.core.spot.path: seen on the way, gone at its end. */
function glimpse(draft: State, target: Stand, { at }: Look, emit: Emit): void {
  const by = enemyOf(target.seat)
  const ghosts = draft.ghosts[by]
  if (!ghosts?.value) return
  ghosts.value = [
    ...ghosts.value.filter(ghost => ghost.stand !== target.id),
    { stand: target.id, name: target.name, at: { x: at.x, y: at.y }, turn: draft.turn },
  ]
  emit({ type: 'glimpsed', rules: ['STR.core.spot.path'], stand: named(target), at, seenBy: [by] })
}

/** STR.core.spot.when-move: the mover's unit looks at what its side has not spotted. */
export const look = define(z.object({ type: z.literal('look'), stand: z.string() }))({
  rule: 'STR.core.spot.when-move',
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
        looks: throwLooks(
          state,
          looksOf(state, mover.seat, spotters, unspotted(state, enemyOf(mover.seat)), false),
          dice,
        ),
        lost: [],
      }
    },
  }),
  apply(draft, { stand: id }, result, { emit }) {
    const work = workOf(draft)
    work.looking = work.looking.filter(one => one !== id)
    applyLooks(draft, result, emit)
  },
})

/** STR.core.spot.when-move, .keep: the end of a movement phase; all other units look, and what is out of sight is lost. */
export const lookAll = define(z.object({ type: z.literal('lookAll') }))({
  rule: 'STR.core.spot.when-move',
  plan: state => ({
    title: 'Everybody looks around',
    rule: 'STR.core.spot.when-move',
    ledgers: [],
    resolve(dice): Looks {
      const looks = SIDES.flatMap(side =>
        throwLooks(state, looksOf(state, side, spottersOf(state, side), unspotted(state, enemyOf(side)), false), dice),
      )
      return { looks, lost: lostFromSight(state) }
    },
  }),
  apply(draft, _action, result, { emit }) {
    applyLooks(draft, result, emit)
    draft.step = 'check'
  },
})
const lostFromSight = (state: State): string[] =>
  standsOf(state)
    .filter(stand => stand.spotted && isThere(stand) && !inSight(state, stand))
    .map(({ id }) => id)

/** STR.core.morale.cause-near: who has an enemy within ten centimetres for the first time is shaken. */
export const closeIn = define(z.object({ type: z.literal('closeIn') }))({
  rule: 'STR.core.morale.cause-near',
  plan: state => ({
    title: 'Enemies close in',
    rule: 'STR.core.morale.cause-near',
    ledgers: [],
    resolve: () => nearlings(state).map(({ id }) => id),
  }),
  apply(draft, _action, near) {
    const { checks } = workOf(draft)
    for (const id of near) {
      own(mustStand(draft, id)).near = { armed: false, last: draft.turn }
      addCause(checks, id, 'near')
    }
    draft.step = 'close'
  },
})

/** STR.core.spot.when-fire: step g, at those who fired and are not spotted. */
export const lookFirers = define(z.object({ type: z.literal('lookFirers') }))({
  rule: 'STR.core.spot.when-fire',
  plan: state => ({
    title: 'Look for firers',
    rule: 'STR.core.spot.when-fire',
    ledgers: [],
    resolve(dice): Looks & { readonly causes: ReturnType<typeof triggered> } {
      const fired = new Set(workOf(state).fired)
      const looks = SIDES.flatMap(side =>
        throwLooks(
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
  apply(draft, _action, result, { emit }) {
    applyLooks(draft, result, emit)
    const { checks } = workOf(draft)
    for (const { stand, cause } of result.causes) addCause(checks, stand, cause)
    draft.step = 'check'
  },
})
