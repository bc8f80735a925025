import type { View } from '../../engine/record/hidden'
import type { TakeBackQuestion } from '../../engine/record/history'
import type { LogLine } from '../../engine/record/log'
import type { Save } from '../../engine/record/save'
import type { Viewer } from '../../engine/record/sight'
import type { Refusal } from '../../engine/rolls/plan'
import type { Action, AnyRuleset, Outcome, Prompt } from '../../engine/ruleset'
import type { Actor, Seat, SeatSetup } from '../../engine/seats'
import type { GameSetup } from '../../engine/setup'
import type { GameProof } from '../panels'
import type { Linked } from '../storage'

/** What one viewer may know now. The same object until something changes for them. */
export interface Now {
  readonly view: View<unknown>
  readonly prompts: readonly Prompt[]
  readonly outcome: Outcome | null
  readonly lines: readonly LogLine[]
  /** How many steps they may know of; steps are numbered from 0, per viewer. */
  readonly steps: number
  readonly undo: 'none' | 'free' | 'ask'
  readonly redo: boolean
}

/** The game as it was after one of the steps a viewer may know of. */
export interface Moment {
  readonly view: View<unknown>
  readonly outcome: Outcome | null
  readonly title: string
  /** The part of the sequence in which it was taken: "Movement · Jovians". */
  readonly heading: string | null
  readonly rolled: boolean
}

export type { TakeBackQuestion, Viewer }

/** Why something was refused; empty if it was done. */
export type Answered = (refusals: readonly Refusal[]) => void

/** The game went on, or someone is being asked about a take-back. */
export type Change =
  | { readonly kind: 'question' }
  | {
      readonly kind: 'game'
      /** Who made the decision; null if steps were taken back or the game came from elsewhere. */
      readonly by: Actor | null
      /** How many steps a viewer knew of before it. */
      before(viewer: Viewer): number
      readonly rolled: boolean
    }

/**
 * How a table plays a game. A session gives each viewer what they may know and accepts their actions; where the game
 * itself is kept (in this page, in a worker, elsewhere) is up to the session. Methods may take time: they call
 * `answered` when they are done, and listeners are told what changed.
 */
export interface Session {
  readonly ruleset: AnyRuleset
  /** The players and their seats. */
  readonly seats: readonly SeatSetup[]
  /** The set-up as a viewer may know it. */
  setup(viewer: Viewer): GameSetup<unknown>

  now(viewer: Viewer): Now
  /** After step `step` of what the viewer may know of; -1 is the start. */
  past(viewer: Viewer, step: number): Moment
  /** The step of one viewer that shows what a step of another does. */
  sameStep(viewer: Viewer, other: { readonly eyes: Viewer; readonly place: number }): number
  /** Whether two viewers see different things: then a curtain falls between them. */
  hides(from: Viewer, to: Viewer): boolean
  /** The proof for its dice; the seed itself only once the game is over. */
  readonly proof: GameProof

  act(actor: Actor, action: Action, answered?: Answered): void
  /** A bot that finds nothing it may do: a person plays its seat from here on. */
  giveUp(seat: Seat): void
  /** A free step back, or the question whether others agree to it. */
  back(viewer: Viewer, answered?: Answered): void
  forward(viewer: Viewer, answered?: Answered): void
  /** The take-back someone is being asked about. */
  readonly question: TakeBackQuestion | null
  grant(by: Actor, answered?: Answered): void
  deny(): void

  /** The whole game, for a file, including everything hidden. */
  save(name: string, now: string): Save
  /** Saves the game. */
  keep(id: string, name: string): Promise<void>
  /** The position as part of an address. */
  share(): Promise<Linked>
  /** Returns a function that stops listening. */
  listen(listener: (change: Change) => void): () => void
}
