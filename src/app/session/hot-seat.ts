import { stepWords } from '../../engine/mission'
import { checkGame } from '../../engine/record/check'
import { digestOf } from '../../engine/record/digest'
import {
  canRedo,
  countSeen,
  placeFor,
  questionFor,
  stateSeen,
  stepSeen,
  undoFor,
  viewSeen,
} from '../../engine/record/history'
import { isRefusedStep, type Match } from '../../engine/record/match'
import { type Save, saveOf } from '../../engine/record/save'
import { outcomeOf } from '../../engine/record/status'
import { unseal } from '../../engine/rolls/seeded'
import type { Action, AnyRuleset } from '../../engine/ruleset'
import type { Actor, Seat, SeatSetup } from '../../engine/seats'
import type { GameSetup } from '../../engine/setup'
import type { GameProof } from '../panels'
import { isGivenSeed, type Linked, linkTo, saveGame } from '../storage'
import type { Answered, Change, Moment, Now, Session, TakeBackQuestion, Viewer } from './session'

const nobody: Answered = () => {}

/** Everyone at one screen: the game is kept in this page, and every method is done before it returns. */
export class HotSeat implements Session {
  question: TakeBackQuestion | null = null
  #match: Match
  /** Who sits where since a bot gave its seat up, for as long as the page is open. */
  #seats: readonly SeatSetup[] | null = null
  readonly #isSeedGiven: boolean
  readonly #nows = new Map<Viewer, Now>()
  readonly #listeners = new Set<(change: Change) => void>()

  constructor(match: Match) {
    this.#match = match
    this.#isSeedGiven = isGivenSeed(unseal(match.record.sealed) ?? '')
  }

  get ruleset(): AnyRuleset {
    return this.#match.ruleset
  }

  get seats(): readonly SeatSetup[] {
    return this.#seats ?? this.#match.setup.seats
  }

  setup(viewer: Viewer): GameSetup<unknown> {
    const { setup, ruleset } = this.#match
    const { forces } = ruleset.setupModel
    if (!forces || viewer === 'referee' || this.#match.viewFor(viewer) === this.#match.state) return setup
    const others = setup.seats.filter(({ seat }) => seat !== viewer)
    return { ...setup, options: others.reduce((options, { seat }) => forces.replace(options, seat, []), setup.options) }
  }

  now(viewer: Viewer): Now {
    const known = this.#nows.get(viewer)
    if (known) return known
    const match = this.#match
    const view = match.viewFor(viewer)
    const outcome = outcomeOf(match.ruleset, match.state)
    const now: Now = {
      view,
      outcome,
      prompts: outcome ? [] : match.ruleset.awaiting(view),
      lines: match.linesFor(viewer),
      steps: countSeen(match, viewer),
      undo: undoFor(match, viewer).kind,
      redo: canRedo(match, viewer),
    }
    this.#nows.set(viewer, now)
    return now
  }

  /** The step of one viewer that shows what a step of another does. */
  sameStep(viewer: Viewer, other: { readonly eyes: Viewer; readonly place: number }): number {
    return placeFor(this.#match, viewer, other)
  }

  past(viewer: Viewer, step: number): Moment {
    const match = this.#match
    const taken = stepSeen(match, viewer, step)
    const before = viewSeen(match, viewer, step - 1)
    const lit = match.ruleset.sequence(before).find(part => part.at === 'now')
    return {
      view: viewSeen(match, viewer, step),
      outcome: outcomeOf(match.ruleset, stateSeen(match, viewer, step)),
      title: taken ? (taken.title ?? 'a step partly out of your sight') : 'the start of the game',
      heading:
        taken && lit
          ? stepWords([lit.name, lit.note].filter(Boolean).join(' · '), match.ruleset.mission(before).clock)
          : null,
      rolled: taken?.rolled ?? false,
    }
  }

  hides(from: Viewer, to: Viewer): boolean {
    return digestOf(this.#match.viewFor(from)) !== digestOf(this.#match.viewFor(to))
  }

  get proof(): GameProof {
    const match = this.#match
    const { commitment, unproven, ruleset, state } = match
    const seed = outcomeOf(ruleset, state) ? match.seed : null
    return { commitment, seed, isSeedGiven: this.#isSeedGiven, unproven, check: () => checkGame(match) }
  }

  act(actor: Actor, action: Action, answered = nobody): void {
    const before = this.#counts()
    const played = this.#match.play(actor, action)
    if (isRefusedStep(played)) {
      answered(played.refusals)
      return
    }
    this.#changed({ kind: 'game', by: actor, before, rolled: played.some(step => step.rolls.length > 0) })
    answered([])
  }

  giveUp(seat: Seat): void {
    const before = this.#counts()
    this.#seats = this.seats.map(one => (one.seat === seat ? { ...one, played: 'person' } : one))
    this.#changed({ kind: 'game', by: null, before, rolled: false })
  }

  back(viewer: Viewer, answered = nobody): void {
    const undo = undoFor(this.#match, viewer)
    if (undo.kind === 'free') this.#undo(() => this.#match.stepBack(viewer), answered)
    else {
      if (undo.kind === 'ask') this.#ask(questionFor(this.#match, viewer))
      answered([])
    }
  }

  forward(viewer: Viewer, answered = nobody): void {
    if (canRedo(this.#match, viewer)) this.#undo(() => this.#match.stepForward(viewer), answered)
    else answered([])
  }

  /** A bot always agrees; the record still says that it was asked. */
  #ask(question: TakeBackQuestion | null): void {
    this.question = question
    const [bot] = question?.of ?? []
    if (question?.of.every(seat => this.#isBot(seat))) this.grant(bot ?? 'referee')
    else this.#tell({ kind: 'question' })
  }

  grant(by: Actor, answered = nobody): void {
    const asked = this.question?.asked
    this.question = null
    const match = this.#match
    this.#undo(() => {
      if (asked === undefined || asked === 'table') return null
      const back = () => (undoFor(match, asked).kind === 'free' ? match.stepBack(asked) : match.takeBack(asked, by))
      // A bot's decisions since a person last decided go back with that person's.
      for (
        let undo = undoFor(match, asked);
        undo.kind !== 'none' && this.#isBot(undo.by);
        undo = undoFor(match, asked)
      ) {
        const refused = back()
        if (refused) return refused
      }
      return back()
    }, answered)
  }

  deny(): void {
    this.question = null
    this.#tell({ kind: 'question' })
  }

  save(name: string, now: string): Save {
    return saveOf(this.#match, name, now)
  }

  keep(id: string, name: string): Promise<void> {
    return saveGame(id, this.#match, name)
  }

  share(): Promise<Linked> {
    return linkTo(this.#match)
  }

  /** Replaces the game with the version another tab has played. */
  follow(match: Match): void {
    const before = this.#counts()
    const rolled = match.steps.slice(this.#match.steps.length).some(step => step.rolls.length > 0)
    this.#match = match
    this.#changed({ kind: 'game', by: null, before, rolled })
  }

  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #undo(undone: () => { readonly refusals: Parameters<Answered>[0] } | null, answered: Answered): void {
    const before = this.#counts()
    const refused = undone()
    this.#changed({ kind: 'game', by: null, before, rolled: false })
    answered(refused?.refusals ?? [])
  }

  #changed(change: Change): void {
    this.#nows.clear()
    this.#tell(change)
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change)
  }

  #counts(): (viewer: Viewer) => number {
    const viewers: readonly Viewer[] = [...this.seats.map(({ seat }) => seat), 'referee']
    const counts = new Map(viewers.map(viewer => [viewer, this.now(viewer).steps]))
    return viewer => counts.get(viewer) ?? 0
  }

  #isBot(actor: Actor): boolean {
    return this.seats.some(({ seat, played }) => seat === actor && played === 'bot')
  }
}
