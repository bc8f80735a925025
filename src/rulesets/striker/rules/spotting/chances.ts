import { distance, type Vec } from '../../../../engine/geometry/vec'
import type { Weapon } from '../../cards/weapon'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { EYES } from '../../tables/movement'
import type { Sense } from '../../tables/senses'
import { hooks, type LookMatter } from '../hooks'
import { rosterOf } from '../stands'
import { needOf } from './look-terms'
import { eyeOf, sees } from './sight'
import { isClear, isUnhindered } from './sight-lines'
import { type Row, rowOf, tableNeed } from './spot-rows'

/** A target, and what all who look for it have in common. */
export interface Search {
  readonly target: Stand
  readonly moment: LookMatter['moment']
  readonly fired: readonly Weapon[]
  readonly row: Row
  /** How high the target stands above its ground on its way. */
  readonly height: number
  readonly places: readonly Vec[]
}
export const searchFor = (state: State, target: Stand, fired: readonly Weapon[] | null): Search => ({
  target,
  moment: fired ? 'fire' : 'movement',
  fired: fired ?? [],
  row: rowOf(state, target, fired !== null),
  // Who pops up has come there low.
  height: target.popup ? EYES.noe : eyeOf(state, target),
  places: fired ? [] : placesOf(target),
})

/** The fastest craft of the card editor covers 2000 cm in a phase. */
const MOST_PLACES = 4000

/** STR.core.spot.path: every centimetre of its way and the end; the end alone for who has not moved. */
function placesOf(target: Stand): Vec[] {
  const way = target.moved ? (rosterOf(target)?.path ?? []) : []
  const places: Vec[] = []
  way.forEach((to, i) => {
    const from = way[i - 1]
    if (!from) return
    const length = distance(from, to)
    for (let far = 1; far < length && places.length < MOST_PLACES; far += 1)
      places.push({ x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length })
    if (i < way.length - 1) places.push(to)
  })
  return places
}

/** The roll by which a target is found, and where. */
export interface Chance {
  readonly need: number
  readonly at: Vec
  readonly far: number
  /** Whether it is in sight where it ended. */
  readonly stays: boolean
}

/** One stand that looks for a target; its senses share what the ground does to its lines. */
export class Lookout {
  readonly #state: State
  readonly #search: Search
  readonly #spotter: Stand
  readonly #here: number
  /** By place on the way: 1 open, -1 closed by the ground, 0 not asked. */
  #ground: Int8Array | null = null
  constructor(state: State, search: Search, spotter: Stand) {
    this.#state = state
    this.#search = search
    this.#spotter = spotter
    this.#here = distance(spotter.at, search.target.at)
  }
  /**
   * The best chance to see it by one sense, and whether it is seen where it stands now. Rolls harder than `worst` are
   * of no use: a comrade has better odds.
   */
  chance(sense: Sense, worst: number): Chance | null {
    const { target, places } = this.#search
    const atEnd = this.#need(sense, target.at, this.#here)
    const stays = atEnd !== null && atEnd <= worst && sees(this.#state, this.#spotter, target, sense)
    const end = stays && atEnd !== null ? { need: atEnd, at: target.at, far: this.#here, stays } : null
    if (places.length === 0 || end?.need === 0) return end
    return this.#onItsWay(sense, end, worst) ?? end
  }
  matter(sense: Sense, at: Vec, far: number): LookMatter {
    const { target, moment, fired } = this.#search
    return { spotter: this.#spotter, target, sense, at, distance: far, moment, fired }
  }
  #need(sense: Sense, at: Vec, far: number): number | null {
    const { row } = this.#search
    return hooks(this.#state.options, 'spot.terms').length === 0
      ? tableNeed(row?.row ?? null, far)
      : needOf(this.#state, this.matter(sense, at, far), row)
  }
  /** STR.core.spot.path: a better chance where it passed, if there is one; of equal ones the last, where it was last seen. */
  #onItsWay(sense: Sense, end: Chance | null, worst: number): Chance | null {
    const { places, target } = this.#search
    let best: number | null = end?.need ?? null
    let found: { readonly need: number; readonly at: Vec; readonly far: number } | null = null
    for (let i = places.length - 1; i >= 0 && best !== 0; i--) {
      const at = places[i]
      if (!at) break
      const far = distance(this.#spotter.at, at)
      const need = this.#need(sense, at, far)
      if (need === null || need > worst || (best !== null && need >= best) || !this.#isOpen(sense, i, at)) continue
      best = need
      found = { need, at, far }
    }
    return found && { ...found, stays: end !== null || sees(this.#state, this.#spotter, target, sense) }
  }
  #isOpen(sense: Sense, i: number, at: Vec): boolean {
    const state = this.#state
    const line = { from: this.#spotter.at, to: at, eye: eyeOf(state, this.#spotter), target: this.#search.height }
    const looking = { sense, spotter: this.#spotter, seen: this.#search.target }
    if (!isUnhindered(state, line, looking)) return false
    this.#ground ??= new Int8Array(this.#search.places.length)
    this.#ground[i] ||= isClear(state, line) ? 1 : -1
    return this.#ground[i] === 1
  }
}
