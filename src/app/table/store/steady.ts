import type { TableActions, TableData } from './state'

/** How long the hand can't have seen what changed. */
export const MOMENT = 300
/** Pixels a resting hand may shake. */
const STILL = 8
/** Keys that mean what the list shows at their place: aimed at a list that has just changed, they are aimed at nothing. */
const PLACES = /^\d$/

interface Place {
  readonly x: number
  readonly y: number
}

/**
 * Guards against a press that was meant for what was there before: the second of a double click, Enter pressed twice,
 * a press on a button that has just moved under the pointer. A press within a moment after the screen has changed
 * does nothing if the hand did not have to aim anew: the pointer has not moved since, the key is the same as before.
 * Another key or another place is a decision of its own and counts at once. A key held down never counts twice.
 */
export class SteadyHand {
  private changedAt = Number.NEGATIVE_INFINITY
  private movedAt = Number.NEGATIVE_INFINITY
  private hastyUntil = Number.NEGATIVE_INFINITY
  private place: Place | null = null
  private key: string | null = null

  /** The clock is handed in, in milliseconds, so that tests needn't wait. */
  constructor(private readonly clock: () => number) {}

  changed(): void {
    this.changedAt = this.clock()
  }

  moved(place: Place): void {
    if (this.place && Math.hypot(place.x - this.place.x, place.y - this.place.y) <= STILL) return
    this.place = place
    this.movedAt = this.clock()
  }

  pressedAt(place: Place): void {
    this.moved(place)
    this.key = null
    this.judge(this.movedAt <= this.changedAt && this.isFresh)
  }

  pressed(key: string, held: boolean): void {
    const again = key === this.key || PLACES.test(key)
    this.key = key
    this.judge(held || (again && this.isFresh))
  }

  /** Whether the last press came too soon to be meant for what is there now. */
  get isHasty(): boolean {
    return this.clock() < this.hastyUntil
  }

  private get isFresh(): boolean {
    return this.clock() - this.changedAt < MOMENT
  }

  /** Judged when it begins: what a press itself changes doesn't make it hasty. */
  private judge(hasty: boolean): void {
    this.hastyUntil = hasty ? this.clock() + MOMENT : Number.NEGATIVE_INFINITY
  }
}

/** What a press can decide; looking, undoing and going back are free. */
const DECIDES = ['take', 'ask', 'fill', 'answer', 'commit', 'grant', 'deny', 'takeOver', 'passOn'] as const

/** The same actions, deaf to hasty presses. */
export function steadied<A extends Pick<TableActions, (typeof DECIDES)[number]>>(actions: A, hand: SteadyHand): A {
  const deaf = DECIDES.map(name => {
    const act = actions[name] as (...args: unknown[]) => void
    return [name, (...args: unknown[]) => (hand.isHasty ? undefined : act(...args))]
  })
  return { ...actions, ...Object.fromEntries(deaf) }
}

/** Whether controls have come, gone or moved; pointing at things changes none. */
export const hasChanged = (now: TableData, before: TableData): boolean =>
  now.version !== before.version ||
  now.seat !== before.seat ||
  now.curtain !== before.curtain ||
  now.passTo !== before.passTo ||
  now.question !== before.question ||
  now.at !== before.at ||
  now.selected !== before.selected ||
  now.offerId !== before.offerId ||
  now.pinned !== before.pinned ||
  now.confirming !== before.confirming ||
  now.tab !== before.tab
