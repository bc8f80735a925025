import type { Offer } from '../offers'
import { pick, type Random } from '../rolls/random'
import type { Action } from '../ruleset'
import { isEmpty, sampleOffer } from './sample'

/** How often an offer that only rearranges, or looks vain, is passed over. */
const PASSED_OVER = 0.9

/** How often somebody trusts a first glance. */
const TRUSTED = 0.9

/** What somebody is offered, less what was refused him: in the same position it would be refused again. */
export class Untried {
  readonly #offers: Offer<Action>[]
  readonly #random: Random
  /** Choices left of an offer of which some were refused. */
  readonly #left = new Map<Offer<Action>, Action[]>()

  constructor(offers: readonly Offer<Action>[], random: Random) {
    this.#offers = [...offers]
    this.#random = random
  }

  /** Some action of some offer; null where this time nothing was drawn. */
  draw(): Drawn | null {
    const offer = pick(this.#random, this.#offers)
    if ((offer.rearranges || offer.vain) && this.#random() < PASSED_OVER) return null
    if ('likely' in offer && offer.likely && this.#random() < TRUSTED) {
      const action = offer.likely(this.#random)
      return action && { offer, action }
    }
    if (isEmpty(offer)) {
      this.#drop(offer)
      return null
    }
    const left = this.#left.get(offer)
    return { offer, action: left ? pick(this.#random, left) : sampleOffer(offer, this.#random) }
  }

  refused({ offer, action }: Drawn): void {
    if (offer.kind === 'button') this.#drop(offer)
    if (!('choices' in offer)) return
    const left = (this.#left.get(offer) ?? offer.choices.map(choice => choice.action)).filter(one => one !== action)
    this.#left.set(offer, left)
    if (left.length === 0) this.#drop(offer)
  }

  get isOver(): boolean {
    return this.#offers.length === 0
  }

  #drop(offer: Offer<Action>): void {
    this.#offers.splice(this.#offers.indexOf(offer), 1)
  }
}

export interface Drawn {
  readonly offer: Offer<Action>
  readonly action: Action
}
