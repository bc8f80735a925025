import { distance } from '../../../src/engine/geometry/vec'
import { isRefusedStep } from '../../../src/engine/record/match'
import { planFor, quickStep } from '../../../src/engine/record/step'
import { isRefused } from '../../../src/engine/rolls/plan'
import { randomDice, randomFrom } from '../../../src/engine/rolls/random'
import { anyRuleset } from '../../../src/engine/ruleset'
import type { Actor } from '../../../src/engine/seats'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import type { LwAction } from '../../../src/rulesets/lightning-war/actions'
import type { LwEvent } from '../../../src/rulesets/lightning-war/events'
import { standOf, touches } from '../../../src/rulesets/lightning-war/rules/footprint'
import type { State } from '../../../src/rulesets/lightning-war/state'

/** Bases of two units whose footprints touch. */
export function touchingPairs(state: State, a: string, b: string): [string, string][] {
  const of = (unit: string) => Object.values(state.bases).filter(base => base.unit === unit && base.status === 'table')
  return of(a).flatMap(one =>
    of(b)
      .filter(other => touches(standOf(state, one), standOf(state, other)))
      .map((other): [string, string] => [one.id, other.id]),
  )
}

const ruleset = anyRuleset(lightningWar)

/**
 * Plays a declared assault to its end through the engine. Every defender fires all it can at the nearest attacker,
 * nobody else fires, and losses are taken off in order.
 */
export function fightOut(declared: State, seed: number): { after: State; end: string } {
  const dice = randomDice(randomFrom(Math.imul(seed, 0x9e3779b1)))
  let state = declared
  for (let i = 0; i < 2000; i++) {
    const { actor, action } = nextIn(state)
    const step = quickStep(ruleset, state, actor, action, dice)
    if (isRefusedStep(step)) throw new Error(`${action.type}: ${step.refusals.map(({ why }) => why).join(' ')}`)
    state = step.state as State
    const end = (step.events as readonly LwEvent[]).map(endOf).find(it => it !== null)
    if (end) return { after: state, end }
  }
  throw new Error('the assault has no end')
}

function endOf(event: LwEvent): string | null {
  switch (event.type) {
    case 'assault-won':
      return event.winner === 'A1' ? 'The attackers win' : 'The defenders win'
    case 'assault-spent':
      return 'Both are wiped out'
    case 'assault-lapsed':
      return 'Shot down before contact'
    default:
      return null
  }
}

function nextIn(state: State): { actor: Actor; action: LwAction } {
  const top = state.stack.at(-1)
  if (top?.kind === 'defence') return { actor: 'B', action: shotIn(state) ?? { type: 'assault.hold' } }
  if (top?.kind === 'displaced')
    return { actor: top.seat, action: { type: 'displaced.pick', base: top.choices[0] ?? '' } }
  if (top?.kind === 'losses') {
    const fallen = state.units[top.unit]?.bases.find(id => state.bases[id]?.status === 'table')
    return { actor: top.unit === 'A1' ? 'A' : 'B', action: { type: 'assault.pickLoss', base: fallen ?? '' } }
  }
  const due = lightningWar.auto(state)
  if (due) return { actor: 'table', action: due }
  const [assault] = state.assaults
  const actor = state.active ?? 'A'
  return state.step === 'assault' && assault
    ? { actor, action: { type: 'assault.round', assault: assault.id } }
    : { actor, action: { type: 'step.end' } }
}

/** The next shot of the defenders that is allowed. */
function shotIn(state: State): LwAction | null {
  const squads = (state.units.A1?.bases ?? []).flatMap(id => state.bases[id] ?? [])
  for (const id of state.units.B1?.bases ?? []) {
    const base = state.bases[id]
    if (!base) continue
    const near = [...squads].sort((a, b) => distance(a.at, base.at) - distance(b.at, base.at))
    for (const { id: target } of near) {
      const action: LwAction = { type: 'assault.defend', base: id, weapon: 0, target }
      if (!isRefused(planFor(ruleset, state, 'B', action))) return action
    }
  }
  return null
}
