import { decide } from '../src/engine/fuzz/choosing'
import { wholeGame } from '../src/engine/parts'
import { isRefusedStep, Match } from '../src/engine/record/match'
import { offersFor } from '../src/engine/record/offering'
import { planFor, type Step } from '../src/engine/record/step'
import { isRefused } from '../src/engine/rolls/plan'
import { pick, type Random, randomFrom } from '../src/engine/rolls/random'
import type { Action, AnyRuleset } from '../src/engine/ruleset'
import type { Actor, Seat } from '../src/engine/seats'
import type { GameSetup } from '../src/engine/setup'
import { coverOf } from '../src/rulesets/index'
import type { State } from '../src/rulesets/lightning-strike/state'
import { sum, timed } from './stats'

export async function lightningStrike(): Promise<AnyRuleset> {
  const cover = coverOf('lightning-strike')
  if (!cover) throw new Error('Lightning Strike is not in the registry')
  return wholeGame(await cover.load())
}

/** Twenty against twenty on the table of the first scenario. */
export function fortyUnits(ruleset: AnyRuleset): GameSetup<unknown> {
  const { forces, scenarios } = ruleset.setupModel
  const [scenario] = scenarios
  if (!forces || !scenario) throw new Error('Lightning Strike has no forces to choose from')
  const { setup } = scenario
  const roster = forces.roster(setup.options)
  const bought = setup.seats.reduce((options, { seat }) => {
    const entries = Array.from({ length: 20 }, (_, i) => {
      const card = roster[i % roster.length]
      return { card: card?.id ?? '', name: `${card?.name} ${i + 1}` }
    })
    return forces.replace(options, seat, entries)
  }, setup.options)
  const options = { ...(bought as object), turnLimit: 0 }
  return { ...setup, options }
}

/** The lines have met: two ranks, within reach of each other, no obstacle between them. */
function engaged(ruleset: AnyRuleset, setup: GameSetup<unknown>): State {
  const match = new Match(ruleset, setup, 'bench')
  const random = randomFrom(1)
  match.settle()
  while ((match.state as State).phase !== 'main') playTimed(match, chosen(ruleset, match.state, random))
  const state = match.state as State
  const [first] = state.seats
  const units = state.seats.flatMap(seat =>
    Object.values(state.units)
      .filter(unit => unit.seat === seat)
      .map((unit, i) => ({
        ...unit,
        at: { x: 10 + 4 * i, y: seat === first ? 56 : 44 },
        facing: seat === first ? 0 : 180,
      })),
  )
  return { ...state, obstacles: {}, units: Object.fromEntries(units.map(unit => [unit.id, unit])) }
}

type Decision = { readonly actor: Actor; readonly action: Action }

/** A random legal decision; an attack, where one is allowed. */
function chosen(ruleset: AnyRuleset, state: unknown, random: Random): Decision {
  const [prompt] = ruleset.awaiting(state)
  const attacks = prompt ? attacksOf(ruleset, state, prompt.seat) : []
  const [attack] = attacks
  if (prompt && attack) return { actor: prompt.seat, action: pick(random, attacks) }
  const next = decide(ruleset, state, random)
  if (!next) throw new Error('the battle has come to a dead end')
  return next
}

/** Every attack that the seat may make now. */
export function attacksOf(ruleset: AnyRuleset, state: unknown, seat: Seat): Action[] {
  return offersFor(ruleset, state, seat)
    .flatMap(offer => (offer.kind === 'piece' ? offer.choices().map(choice => choice.action) : []))
    .filter(action => action.type === 'attack' && !isRefused(planFor(ruleset, state, seat, action)))
}

/** A battle, decision by decision. */
export function fight(ruleset: AnyRuleset, entries: number): Match {
  const setup = fortyUnits(ruleset)
  const match = new Match(ruleset, setup, 'bench', { origin: engaged(ruleset, setup) })
  const random = randomFrom(2)
  while (match.steps.length < entries && !ruleset.outcome(match.state)) {
    playTimed(match, chosen(ruleset, match.state, random))
  }
  return match
}

/** The same decisions once more, through the very calls that the table makes: milliseconds of each. */
export function playAgain(fought: Match): number[] {
  const match = new Match(fought.ruleset, fought.setup, 'bench', { origin: fought.start })
  const spent = decisionsOf(fought).map(decision => playTimed(match, decision))
  if (match.steps.length !== fought.steps.length) throw new Error('the battle took another course')
  return spent
}

const decisionsOf = (match: Match) => match.steps.filter(step => step.actor !== 'table')

/** Steps by decision: what was decided, and what then happened by itself. */
function turnsOf(match: Match): Step[][] {
  const turns: Step[][] = []
  for (const step of match.steps) {
    if (step.actor === 'table') turns.at(-1)?.push(step)
    else turns.push([step])
  }
  return turns
}

const isAttack = ({ action }: Step): boolean => action.type === 'attack' || action.type === 'defend'

/** What an attack costs: declared, answered, thrown and applied, with all that followed by itself. */
export function perAttack(match: Match, perDecision: readonly number[]): number {
  const decisions = decisionsOf(match)
  const attacks = decisions.filter(step => step.action.type === 'attack').length
  return sum(perDecision.filter((_, i) => decisions.slice(i, i + 1).some(isAttack))) / attacks
}

/** The times of single steps, added up by decision. */
export function byDecision(match: Match, perStep: readonly number[]): number[] {
  let at = 0
  return turnsOf(match).map(turn => sum(turn.map(() => perStep[at++] ?? Number.NaN)))
}

function playTimed(match: Match, { actor, action }: Decision): number {
  return timed(() => {
    const steps = match.play(actor, action)
    if (isRefusedStep(steps)) throw new Error(`${action.type}: ${steps.refusals.map(r => r.why).join(' ')}`)
  })
}
