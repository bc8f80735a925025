import type { View } from '../record/hidden'
import { pick, type Random } from '../rolls/random'
import type { Action } from '../ruleset'
import { actionsListed, type Playable, samplePlayable } from './sample'

/** How often to skip an offer that its game says to take rarely. */
const PASSED_OVER = 0.9

export interface Drawn {
  readonly from: Playable
  readonly action: Action
}

/** What a player is offered, minus what was refused: in the same position it would be refused again. */
export class Untried {
  readonly #playables: Playable[]
  readonly #view: View<unknown>
  readonly #random: Random
  /** Choices left of an offer of which some were refused. */
  readonly #left = new Map<Playable, readonly Action[]>()

  constructor(playables: readonly Playable[], view: View<unknown>, random: Random) {
    this.#playables = [...playables]
    this.#view = view
    this.#random = random
  }

  /** Some action of some offer; null if nothing was drawn this time. */
  draw(): Drawn | null {
    const from = pick(this.#random, this.#playables)
    if (from.player?.seldom?.(from.offer, this.#view) && this.#random() < PASSED_OVER) return null
    const left = this.#left.get(from)
    const action = left ? pick(this.#random, left) : samplePlayable(from, this.#view, this.#random)
    if (!action && isEmpty(from)) this.#drop(from)
    return action && { from, action }
  }

  refused({ from, action }: Drawn): void {
    const all = this.#left.get(from) ?? actionsListed(from.offer)
    if (!all) return
    const key = JSON.stringify(action)
    const left = all.filter(one => one !== action && JSON.stringify(one) !== key)
    this.#left.set(from, left)
    if (left.length === 0) this.#drop(from)
  }

  get isOver(): boolean {
    return this.#playables.length === 0
  }

  #drop(playable: Playable): void {
    this.#playables.splice(this.#playables.indexOf(playable), 1)
  }
}

const isEmpty = ({ offer }: Playable): boolean => actionsListed(offer)?.length === 0
