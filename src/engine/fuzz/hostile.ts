import { isRefusedStep } from '../record/match'
import { eachOffer } from '../record/offering'
import { promptsOf } from '../record/status'
import { planFor, takeStep } from '../record/step'
import { isRefused } from '../rolls/plan'
import { pick, type Random, randomDice } from '../rolls/random'
import type { Action, AnyRuleset } from '../ruleset'
import { type Actor, SEATS, type Seat } from '../seats'
import { mutated } from './mutate'
import { sampleOffer } from './sample'

/** A call from someone who follows no rules at all: any actor, any action. */
export interface HostileCall {
  readonly actor: Actor
  readonly action: Action
}

/** A position, and the seats in the game. */
export interface Target {
  readonly ruleset: AnyRuleset
  readonly state: unknown
  readonly seats: readonly Seat[]
}

const ACTORS: readonly string[] = [...SEATS, 'table', 'referee', 'Z', '__proto__']
const META: readonly object[] = [
  { type: '@set', label: 'x', patches: [{ path: ['turn'], value: 1 }], rule: 'TABLE.referee', why: 'x' },
  { type: '@rule', question: 'x', decision: 'x', rule: 'TABLE.referee' },
  { type: '@takeback', to: -1, asked: 'A', granted: 'B' },
]

/** Actions seen in play, by their kind: what hostile calls are made of. */
export class ActionPool {
  readonly #seen = new Map<string, Action[]>()

  /** Adds what the seats are offered in a position. */
  learn({ ruleset, state, seats }: Target, random: Random): void {
    for (const seat of seats) {
      eachOffer(ruleset, state, seat, offer => {
        const action = sampleOffer(offer, random)
        if (action) this.add(action)
      })
    }
  }

  add(action: Action): void {
    const known = this.#seen.get(action.type)
    if (!known) this.#seen.set(action.type, [action])
    else if (known.length < MOST_KEPT) known.push(action)
    else known[(known.indexOf(action) + 1 + action.type.length) % MOST_KEPT] = action
  }

  of(type: string): readonly Action[] {
    return this.#seen.get(type) ?? [{ type }]
  }
}

const MOST_KEPT = 12

/** Every kind of action from every actor, as it was seen and with something wrong about it, in a random order. */
export function hostileCalls({ ruleset, seats }: Target, pool: ActionPool, random: Random): HostileCall[] {
  const calls: HostileCall[] = []
  const send = (actor: string, action: unknown): void => {
    calls.push({ actor: actor as Actor, action: action as Action })
  }
  for (const type of Object.keys(ruleset.actions)) {
    for (const actor of ACTORS) send(actor, pick(random, pool.of(type)))
    for (const actor of seats) {
      for (let i = 0; i < MUTATIONS; i++) send(actor, mutated(pick(random, pool.of(type)), random))
    }
  }
  for (const action of META) {
    for (const actor of ACTORS) send(actor, random() < 0.5 ? action : mutated(action, random))
  }
  return calls
    .map(call => ({ call, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ call }) => call)
}

const MUTATIONS = 3

/** What is wrong with the answer to a call; null if it was right. States must be frozen. */
export function wrongAnswer(target: Target, { actor, action }: HostileCall, random: Random): string | null {
  const { ruleset, state, seats } = target
  try {
    const planned = planFor(ruleset, state, actor, action, seats)
    if (isRefused(planned)) {
      const words = planned.refusals.every(({ rule, why }) => rule.length > 0 && why.length > 0)
      if (planned.refusals.length === 0 || !words) return 'was refused without a reason'
    } else if (!mayAct(target, { actor, action })) return "was allowed for someone who can't act"
    const step = takeStep(ruleset, state, actor, action, randomDice(random), seats)
    if (isRefusedStep(step)) return null
    if (isRefused(planned)) return 'was refused but done anyway'
    const broken = Object.entries(ruleset.invariants).find(([, holds]) => !holds(step.state))
    return broken ? `broke “${broken[0]}”` : null
  } catch (error) {
    return `threw: ${error instanceof Error ? (error.stack ?? error.message) : error}`
  }
}

function mayAct({ ruleset, state, seats }: Target, { actor, action }: HostileCall): boolean {
  if (actor === 'referee') return action.type.startsWith('@')
  if (actor === 'table') return ruleset.auto(state)?.type === action.type
  const { anytime, forced } = ruleset.actions[action.type] ?? {}
  const asked = promptsOf(ruleset, state).some(({ seat }) => seat === actor)
  return !forced && seats.includes(actor) && (asked || anytime === true)
}
