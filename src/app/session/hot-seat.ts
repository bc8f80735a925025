import { digestOf } from '../../engine/record/digest'
import { viewFor } from '../../engine/record/hidden'
import type { LogLine } from '../../engine/record/log'
import { isRefusedStep, type Match } from '../../engine/record/match'
import { type Save, saveOf } from '../../engine/record/save'
import { outcomeOf } from '../../engine/record/status'
import { commitment } from '../../engine/rolls/seeded'
import type { Action, AnyRuleset } from '../../engine/ruleset'
import type { Actor, SeatSetup } from '../../engine/seats'
import type { GameSetup } from '../../engine/setup'
import { type Linked, linkTo, saveGame } from '../storage'
import { canRedo, questionFor, stepsSeen, undoFor } from './history'
import type { Answered, Change, Moment, Now, Session, TakeBackQuestion, Viewer } from './session'

const nobody: Answered = () => {}

/** Everybody at one screen: the game is kept in this page, and every verb is done before it returns. */
export class HotSeat implements Session {
  question: TakeBackQuestion | null = null
  #match: Match
  readonly #nows = new Map<Viewer, Now>()
  readonly #listeners = new Set<(change: Change) => void>()

  constructor(match: Match) {
    this.#match = match
  }

  get ruleset(): AnyRuleset {
    return this.#match.ruleset
  }

  get seats(): readonly SeatSetup[] {
    return this.#match.setup.seats
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
    const seen = stepsSeen(match, viewer)
    const view = match.viewFor(viewer)
    const outcome = outcomeOf(match.ruleset, match.state)
    const now: Now = {
      view,
      outcome,
      prompts: outcome ? [] : match.ruleset.awaiting(view),
      lines: numbered(match.linesFor(viewer), seen),
      steps: seen.length,
      undo: undoFor(match, viewer).kind,
      redo: canRedo(match, viewer),
    }
    this.#nows.set(viewer, now)
    return now
  }

  past(viewer: Viewer, step: number): Moment {
    const match = this.#match
    const at = stepsSeen(match, viewer)[step] ?? -1
    const taken = match.steps[at]
    const lit = match.ruleset.sequence(viewFor(match.stateAt(at - 1), viewer)).find(part => part.at === 'now')
    return {
      view: viewFor(match.stateAt(at), viewer),
      outcome: outcomeOf(match.ruleset, match.stateAt(at)),
      title: taken?.title ?? null,
      heading: taken && lit ? [lit.name, lit.note].filter(Boolean).join(' · ') : null,
      rolled: (taken?.rolls.length ?? 0) > 0,
    }
  }

  hides(from: Viewer, to: Viewer): boolean {
    return digestOf(this.#match.viewFor(from)) !== digestOf(this.#match.viewFor(to))
  }

  get proof(): Session['proof'] {
    const { seed, ruleset, state } = this.#match
    return { commitment: commitment(seed), seed: outcomeOf(ruleset, state) ? seed : null }
  }

  act(actor: Actor, action: Action, answered = nobody): void {
    const before = this.#counts()
    const played = this.#match.play(actor, action)
    if (isRefusedStep(played)) return answered(played.refusals)
    this.#changed({ kind: 'game', by: actor, before, rolled: played.some(step => step.rolls.length > 0) })
    answered([])
  }

  back(viewer: Viewer, answered = nobody): void {
    const undo = undoFor(this.#match, viewer)
    if (undo.kind === 'none') return answered([])
    if (undo.kind === 'free') return this.#undo(() => this.#match.stepBack(), answered)
    const question = questionFor(this.#match, viewer)
    // A bot does not mind; the record still says that it was asked.
    const [willing] = question?.of.filter(seat => this.#isBot(seat)) ?? []
    this.question = question
    if (question?.of.every(seat => this.#isBot(seat))) return this.grant(willing ?? 'referee', answered)
    this.#tell({ kind: 'question' })
    answered([])
  }

  forward(viewer: Viewer, answered = nobody): void {
    if (canRedo(this.#match, viewer)) this.#undo(() => this.#match.stepForward(), answered)
    else answered([])
  }

  grant(by: Actor, answered = nobody): void {
    const { question } = this
    if (!question) return answered([])
    this.question = null
    const match = this.#match
    this.#undo(() => {
      // A bot's decisions since a person last decided go back with that person's.
      for (let { undo } = match; undo.kind !== 'none' && this.#isBot(undo.by); undo = match.undo) {
        if (undo.kind === 'free') match.stepBack()
        else match.takeBack(question.asked, by)
      }
      return match.undo.kind === 'free' ? match.stepBack() : match.takeBack(question.asked, by)
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

  /** The same game as another tab has played it on. */
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

/** Lines as a viewer numbers their steps: what happened out of sight leaves no gap. */
const numbered = (lines: readonly LogLine[], seen: readonly number[]): readonly LogLine[] => {
  const places = new Map(seen.map((step, place) => [step, place]))
  return lines.map(line => ({ ...line, step: places.get(line.step) ?? line.step }))
}
