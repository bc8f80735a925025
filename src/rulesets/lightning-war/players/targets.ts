import { atMost } from '../../../engine/geometry/units'
import { distance } from '../../../engine/geometry/vec'
import type { Offer } from '../../../engine/offers'
import type { Player } from '../../../engine/players'
import type { Action } from '../../../engine/ruleset'
import { FireOffer } from '../actions/fire-offer'
import { FAR } from '../rules/armour'
import { escortRefusals, unitRefusals } from '../rules/assault'
import { baseOf, unitOf } from '../rules/base'
import { type Aim, aimed, firerRefusals, inWeaponArc, isShot, type Shot, targetChoiceRefusals } from '../rules/firing'
import { observerOf } from '../rules/high-explosive'
import { seen } from '../rules/sight'
import { uselessAgainst } from '../rules/small-arms'
import type { State } from '../state'

interface Aiming<A> {
  /** Whether it would be refused whoever the target is. */
  isBarred(state: State, action: A): boolean
  /** Whether this target looks legal at first glance. */
  might(state: State, action: A): boolean
}

/** A player who takes the first target that looks legal, beginning with any of them. */
function aiming<A extends Action>({ isBarred, might }: Aiming<A>): Player<State, A> {
  const hopeless = new Hopeless<A>(isBarred)
  return {
    seldom: (offer, view) => hopeless.has(offer, view),
    pick(offer, view, random) {
      if (offer.kind !== 'piece') return null
      const choices = offer.choices()
      const first = Math.floor(random() * choices.length)
      for (let i = 0; i < choices.length; i++) {
        const choice = choices[(first + i) % choices.length]
        if (choice && might(view, choice.action)) return choice.action
      }
      hopeless.add(offer)
      return null
    },
  }
}

/** Offers of the position at hand that are barred, or that have no target worth trying. */
class Hopeless<A> {
  private state: State | null = null
  private readonly known = new Map<Offer<A>, boolean>()

  constructor(private readonly isBarred: Aiming<A>['isBarred']) {}

  has(offer: Offer<A>, state: State): boolean {
    if (state !== this.state) {
      this.state = state
      this.known.clear()
    }
    let found = this.known.get(offer)
    if (found === undefined) {
      const first = firstOf(offer)
      found = first === undefined || this.isBarred(state, first)
      this.known.set(offer, found)
    }
    return found
  }

  add(offer: Offer<A>): void {
    this.known.set(offer, true)
  }
}

function firstOf<A>(offer: Offer<A>): A | undefined {
  const it: unknown = offer
  if (it instanceof FireOffer) return it.first() as A | undefined
  return offer.kind === 'piece' ? offer.choices()[0]?.action : undefined
}

const firing = <A extends Action & Aim>(might: (state: State, shot: Shot) => boolean): Player<State, A> =>
  aiming<A>({
    isBarred: (state, { base, weapon }) =>
      firerRefusals(state, { firer: baseOf(state, base), index: weapon }).length > 0,
    might(state, aim) {
      const shot = aimed(state, aim)
      return isShot(shot) && might(state, shot) && targetChoiceRefusals(state, shot).length === 0
    },
  })

const inView = (state: State, { weapon, firer, target }: Shot): boolean =>
  inWeaponArc(weapon, firer, target.at) && seen(state, firer, target)

export const armourPlayer = firing<Action & Aim & { type: 'fire.ap' }>(
  (state, shot) => atMost(shot.far, FAR) && inView(state, shot),
)

export const smallArmsPlayer = firing<Action & Aim & { type: 'fire.small' }>(
  (state, shot) =>
    shot.weapon.small !== null &&
    atMost(shot.far, shot.weapon.small.range) &&
    uselessAgainst(state, shot).length === 0 &&
    inView(state, shot),
)

export const highExplosivePlayer = firing<Action & Aim & { type: 'fire.he' }>((state, shot) =>
  shot.weapon.indirect ? observerOf(state, shot) !== undefined : inView(state, shot),
)

/** An assault covers 12 inches, and a unit is some inches wide. */
const NEAR_ENOUGH = 16

export const assaultPlayer = aiming<{ type: 'assault.declare'; unit: string; target: string }>({
  isBarred: (state, { unit }) => unitRefusals(state, unitOf(state, unit)).length > 0,
  might(state, { unit, target: id }) {
    const target = baseOf(state, id)
    const isNear = unitOf(state, unit).bases.some(base => distance(baseOf(state, base).at, target.at) <= NEAR_ENOUGH)
    return isNear && escortRefusals(state, target).length === 0
  },
})
