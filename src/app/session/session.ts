import type { View } from '../../engine/record/hidden'
import type { LogLine } from '../../engine/record/log'
import type { Save } from '../../engine/record/save'
import type { Refusal } from '../../engine/rolls/plan'
import type { Action, AnyRuleset, Outcome, Prompt } from '../../engine/ruleset'
import type { Actor, Seat, SeatSetup } from '../../engine/seats'
import type { GameSetup } from '../../engine/setup'
import type { Linked } from '../storage'

/** Whose eyes a screen shows. */
export type Viewer = Seat | 'referee'

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
  /** What the step was called; the start of the game has no step. */
  readonly title: string | null
  /** The part of the sequence in which it was taken: "Movement · Jovians". */
  readonly heading: string | null
  readonly rolled: boolean
}

/** A step that can only be taken back if another side agrees. */
export interface TakeBackQuestion {
  readonly asked: Actor
  /** Seats that can grant it. */
  readonly of: readonly Seat[]
  /** What would be undone, in words all of them may read. */
  readonly what: string
}

/** Why something was refused; empty where it was done. */
export type Answered = (refusals: readonly Refusal[]) => void

/** The game went on, or somebody is asked about a take-back. */
export type Change =
  | { readonly kind: 'question' }
  | {
      readonly kind: 'game'
      /** The actor of the decision; null where steps were taken back or the game came from elsewhere. */
      readonly by: Actor | null
      /** How many steps a viewer knew of before it. */
      before(viewer: Viewer): number
      readonly rolled: boolean
    }

/**
 * What a table plays through. It hands out what one viewer may know and takes what that viewer does; where the game
 * itself is kept (in this page, in a worker, elsewhere) is its own affair. Verbs may take time: they call `answered`
 * when they are done, and everybody who listens is told what changed.
 */
export interface Session {
  readonly ruleset: AnyRuleset
  /** Who sits where. */
  readonly seats: readonly SeatSetup[]
  /** The set-up as a viewer may know it. */
  setup(viewer: Viewer): GameSetup<unknown>

  now(viewer: Viewer): Now
  /** After step `step` of what the viewer may know of; -1 is the start. */
  past(viewer: Viewer, step: number): Moment
  /** Whether two viewers see different things: then a curtain falls between them. */
  hides(from: Viewer, to: Viewer): boolean
  /** The commitment to the seed; the seed itself only once the game is over. */
  readonly proof: { readonly commitment: string; readonly seed: string | null }

  act(actor: Actor, action: Action, answered?: Answered): void
  /** A free step back, or the question whether others agree to it. */
  back(viewer: Viewer, answered?: Answered): void
  forward(viewer: Viewer, answered?: Answered): void
  /** The take-back somebody is asked about. */
  readonly question: TakeBackQuestion | null
  grant(by: Actor, answered?: Answered): void
  deny(): void

  /** The whole game, for a file; it holds everything that is hidden. */
  save(name: string, now: string): Save
  /** Writes the game to where it is kept. */
  keep(id: string, name: string): Promise<void>
  /** The position as part of an address. */
  share(): Promise<Linked>
  /** Returns how to stop listening. */
  listen(listener: (change: Change) => void): () => void
}
