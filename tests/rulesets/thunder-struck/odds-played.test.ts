import { describe, expect, test } from 'vitest'
import { decide } from '../../../src/engine/fuzz/choosing'
import { isRefusedStep } from '../../../src/engine/record/match'
import { planFor, quickStep } from '../../../src/engine/record/step'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { isRefused, type Plan } from '../../../src/engine/rolls/plan'
import { randomDice, randomFrom } from '../../../src/engine/rolls/random'
import { type Action, anyRuleset } from '../../../src/engine/ruleset'
import { COLOUR_NAMES, type Seat } from '../../../src/engine/seats'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import type { TsEvent } from '../../../src/rulesets/thunder-struck/events'
import type { State } from '../../../src/rulesets/thunder-struck/state'
import { CONSOLE } from '../../../src/rulesets/thunder-struck/tables/console'
import { fresh } from './support'

const game = anyRuleset(thunderStruck)
const PLAYS = 2000

interface Played {
  readonly plan: Plan<unknown>
  readonly action: Action
  readonly events: readonly TsEvent[]
}

/** Decisions of random games with what was told before each and what came of it, until there are enough of them. */
function* games(id: 'duel' | 'teams', seed: number): Generator<Played> {
  const random = randomFrom(seed)
  const dice = randomDice(random)
  let state: State = fresh(id, { first: 'roll', rounds: '12' })
  for (;;) {
    if (game.outcome(state)) state = fresh(id, { first: 'roll', rounds: '12' })
    const decision = decide(game, state, random)
    if (!decision) throw new Error('nobody can do anything')
    const { actor, action } = decision
    const plan = planFor(game, state, actor, action)
    const step = quickStep(game, state, actor, action, dice)
    if (isRefused(plan) || isRefusedStep(step)) continue
    state = step.state as State
    yield { plan, action, events: step.events as TsEvent[] }
  }
}

const shipName = (seat: Seat) => `${COLOUR_NAMES[seat]} ship`
const warningsOf = (plan: Plan<unknown>) => plan.warnings?.() ?? []
const cites = (plan: Plan<unknown>, rule: string) => warningsOf(plan).some(note => note.rule === rule)

/** What the preview should have said, by what came of it; null where nothing of the kind happened. */
function foretold(event: TsEvent): string | null {
  switch (event.type) {
    case 'fired':
      if (!event.target) return `Fire ${event.face}: no enemy ahead`
      return event.hit
        ? `Fire ${event.face}: hits the ${shipName(event.target)} in the ${event.side}`
        : `Fire ${event.face}: misses at distance ${event.distance}`
    case 'boosted':
      return `Boost ${event.pips} to space ${event.to}`
    case 'powered': {
      const cubes = event.gained + event.lost
      return `Take ${cubes} ${cubes === 1 ? 'cube' : 'cubes'}`
    }
    case 'shield-raised':
      return `Raise the ${CONSOLE[event.shield].name}`
    case 'contest':
      return 'Start the Manoeuvre'
    default:
      return null
  }
}

/** Die actions and marks of damage whose preview and outcome differ. */
function broken({ plan, action, events }: Played): string[] {
  const happened = <T extends TsEvent['type']>(type: T) =>
    events.find((event): event is Extract<TsEvent, { type: T }> => event.type === type)
  const wrong: string[] = []
  const same = (what: string, told: unknown, came: unknown): void => {
    if (JSON.stringify(told) !== JSON.stringify(came)) wrong.push(`${what}: told ${told}, came ${came}`)
  }
  if (action.type === 'act') {
    const titles = events.map(foretold).filter(title => title !== null)
    same('effect', [plan.title], titles)
    same('destroyed', cites(plan, 'TS.fire.2.destroyed'), happened('destroyed') !== undefined)
    same('shield is up', cites(plan, 'TS.shield.2.active'), happened('shield-raised')?.already ?? false)
    same('cubes lost', cites(plan, 'TS.power.1.max'), (happened('powered')?.lost ?? 0) > 0)
    const won = events.flatMap(event => (event.type === 'contest-won' ? [event.seat] : []))
    const told = warningsOf(plan).filter(({ rule }) => rule === 'TS.man.1.per-sector' || rule === 'TS.man.1.draw')
    if (happened('contest'))
      same(
        'winners',
        told.map(({ why }) => why.slice(why.lastIndexOf(': ') + 2)),
        won.map(seat => (seat ? `the ${shipName(seat)} wins.` : 'nobody wins.')),
      )
  }
  if (action.type === 'damage') {
    same('die lost', plan.title.includes('is lost'), happened('damaged')?.dieLost)
    same('shield off', plan.title.includes('goes down'), happened('damaged')?.shieldOff)
    same('destroyed', cites(plan, 'TS.fire.6.pair-destroyed'), happened('destroyed') !== undefined)
  }
  return wrong
}

/** Standard errors between how often something should come and how often it came. */
const errorsOff = (chance: number, times: number, plays: number): number =>
  Math.abs(times - chance * plays) / Math.sqrt(plays * chance * (1 - chance))

describe('What is shown is what is played', () => {
  test.each(['duel', 'teams'] as const)(
    '[TS.fire.1.hit TS.fire.1.miss TS.boost.1.move TS.power.1.gain TS.man.1.per-sector TS.fire.2.destroyed] %s: two thousand dice do what their preview said',
    id => {
      const wrong: string[] = []
      let [acts, marks] = [0, 0]
      for (const played of games(id, 7)) {
        wrong.push(...broken(played))
        if (played.action.type === 'act') acts += 1
        if (played.action.type === 'damage') marks += 1
        if (acts >= PLAYS) break
      }
      expect(wrong).toEqual([])
      expect(marks).toBeGreaterThan(20)
    },
  )

  test('[TS.plan.2.roll TS.plan.1.first] nothing is said of dice that are still to be rolled', () => {
    const kinds = new Set<string>()
    let plays = 0
    for (const { plan, action } of games('duel', 3)) {
      kinds.add(action.type)
      expect(oddsOf(plan)).toBeNull()
      if (++plays >= PLAYS) break
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['first', 'roll', 'reroll', 'act', 'choose', 'damage', 'score']))
  })

  test.each([
    ['duel', 2],
    ['teams', 4],
  ] as const)('[TS.plan.1.first] %s: each of the %i players goes first as often as the others', (id, players) => {
    const wins = new Map<Seat, number>()
    const state = fresh(id, { first: 'roll' })
    for (let seed = 1; seed <= PLAYS; seed++) {
      const step = quickStep(game, state, 'table', { type: 'first' }, randomDice(randomFrom(seed * 7919)))
      if (isRefusedStep(step)) throw new Error('refused')
      const { first } = step.state as State
      if (first) wins.set(first, (wins.get(first) ?? 0) + 1)
    }
    expect(wins.size).toBe(players)
    for (const times of wins.values()) expect(errorsOff(1 / players, times, PLAYS)).toBeLessThan(3)
  })

  test('[TS.plan.2.roll TS.power.3.reroll] every die shows every face as often as the others, rolled or re-rolled', () => {
    const faces = new Map<string, number>()
    let state: State = fresh('duel')
    const take = (actor: 'A' | 'table', action: Action, seed: number) => {
      const step = quickStep(game, state, actor, action, randomDice(randomFrom(seed)))
      if (isRefusedStep(step)) throw new Error('refused')
      return step
    }
    state = take('table', { type: 'first' }, 1).state as State
    const start = state
    for (let seed = 1; seed <= PLAYS; seed++) {
      state = start
      for (const type of ['roll', 'reroll']) {
        const step = take('A', { type }, seed * 104729 + type.length)
        state = step.state as State
        for (const [die, rolled] of step.rolls.entries()) {
          const key = `${type} ${die} ${rolled.faces[0]}`
          faces.set(key, (faces.get(key) ?? 0) + 1)
        }
      }
    }
    expect(faces.size).toBe(2 * 4 * 6)
    for (const times of faces.values()) expect(errorsOff(1 / 6, times, PLAYS)).toBeLessThan(3)
  })
})
