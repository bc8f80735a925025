import { describe, expect, test } from 'vitest'
import { isRefusedStep } from '../../../src/engine/record/match'
import { planFor, quickStep, type Step, takeStep } from '../../../src/engine/record/step'
import { isRefused } from '../../../src/engine/rolls/plan'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { type Action, type AnyRuleset, anyRuleset } from '../../../src/engine/ruleset'
import type { Actor } from '../../../src/engine/seats'
import { atSea, fire, inRange, must, newMatch, sail, signal, stateOf } from '../../support/pond-games'
import { type PondAction, pond, toy } from '../../support/toy'
import type { State } from '../../support/toy/state'

const refusals = (state: unknown, actor: Actor, action: unknown, ruleset: AnyRuleset = toy): string[] => {
  const planned = planFor(ruleset, state, actor, action as Action)
  const step = takeStep(ruleset, state, actor, action as Action, new ScriptedDice([]))
  const quick = quickStep(ruleset, state, actor, action as Action, new ScriptedDice([]))
  if (!isRefused(planned) || !isRefusedStep(step) || !isRefusedStep(quick)) return []
  expect(step.refusals).toEqual(planned.refusals)
  expect(quick.refusals).toEqual(planned.refusals)
  return planned.refusals.map(r => `${r.rule}: ${r.why}`)
}

const done = (state: unknown, actor: Actor, action: PondAction, ...faces: number[]): Step => {
  const step = takeStep(toy, state, actor, action, new ScriptedDice(faces))
  if (isRefusedStep(step)) throw new Error(step.refusals.map(r => r.why).join(' '))
  return step
}

describe('bad input is refused with a word and changes nothing', () => {
  const match = atSea()
  const whole = JSON.stringify(match.state)

  test.each<[string, string, unknown, string]>([
    ['TABLE.unknown', 'an unknown action', { type: 'teleport' }, 'The Pond has no action called “teleport”.'],
    [
      'TABLE.unknown',
      'a name every object has',
      { type: 'constructor' },
      'The Pond has no action called “constructor”.',
    ],
    ['TABLE.unknown', 'another such name', { type: '__proto__' }, 'The Pond has no action called “__proto__”.'],
    ['TABLE.unknown', 'a table action nobody knows', { type: '@magic' }, 'The table has no action called “@magic”.'],
    ['TABLE.malformed', 'no type', {}, "This isn't an action: it has no type."],
    ['TABLE.malformed', 'nothing', null, "This isn't an action: it has no type."],
    ['TABLE.malformed', 'a type that is a number', { type: 7 }, "This isn't an action: it has no type."],
    ['TABLE.malformed', 'a missing value', { type: 'turn', boat: 'a1' }, 'facing: Needs a number'],
    ['TABLE.malformed', 'NaN', { type: 'turn', boat: 'a1', facing: Number.NaN }, 'facing: Needs a number'],
    [
      'TABLE.malformed',
      'infinity',
      { type: 'turn', boat: 'a1', facing: Number.POSITIVE_INFINITY },
      'facing: Needs a number',
    ],
    [
      'TABLE.malformed',
      'NaN deep inside',
      { type: 'sail', boat: 'a1', path: [{ at: { x: 1, y: Number.NaN }, facing: 0 }] },
      'path › 0 › at › y: Needs a number',
    ],
    [
      'TABLE.malformed',
      'a piece that goes by a name every record has',
      { type: 'turn', boat: 'constructor', facing: 0 },
      'There is nothing called “constructor”.',
    ],
    ['TABLE.malformed', 'a piece that is not there', { type: 'turn', boat: 'zz', facing: 0 }, 'There is no boat “zz”.'],
  ])('[%s] %s', (rule, _, action, why) => {
    const [reason] = refusals(match.state, 'A', action)
    expect(reason).toContain(`${rule}: ${why}`)
    expect(JSON.stringify(match.state)).toBe(whole)
  })

  test('[TABLE.turn] a seat that is not asked', () => {
    expect(refusals(match.state, 'B', { type: 'pass' })[0]).toBe('TABLE.turn: Seat A must decide.')
    expect(refusals(newMatch().state, 'C', { type: 'pass' })[0]).toBe('TABLE.turn: Seat A and B must decide.')
  })

  test('[TABLE.turn] hears the reasons of the rules as well', () => {
    expect(refusals(match.state, 'B', { type: 'turn', boat: 'a1', facing: 90 })).toEqual([
      'TABLE.turn: Seat A must decide.',
      'TABLE.turn: Anna is not yours.',
      'POND.turn.arc: 90° is more than 60°.',
    ])
  })

  test('[TABLE.turn] but none that it may not know', () => {
    const mined = atSea()
    must(mined, 'A', sail(mined, 'a2', 10))
    must(mined, 'A', { type: 'lay', boat: 'a2', at: { x: 30, y: 28 } })
    must(mined, 'A', sail(mined, 'a1', 1))
    const close = { type: 'lay', boat: 'b2', at: { x: 30, y: 28.5 } }
    const known = refusals(mined.state, 'B', close)
    expect(known.join()).not.toContain('POND.mine.crowd')
    expect(refusals(mined.state, 'A', { ...close, boat: 'a1' }).join()).toContain('Too close to another mine')
  })

  test('[TABLE.seat] a seat that nobody sits in, or that is none', () => {
    for (const actor of ['C', 'F', 'Z', '__proto__', ''] as Actor[]) {
      for (const action of [{ type: 'pass' }, { type: 'concede', seat: 'B' }]) {
        const planned = match.plan(actor, action)
        expect(isRefused(planned) && planned.refusals.map(({ rule }) => rule)).toEqual(['TABLE.seat'])
        expect(match.play(actor, action)).toEqual(planned)
      }
    }
    expect(JSON.stringify(match.state)).toBe(whole)
  })

  test('[TABLE.forced] what happens by itself, from every seat and the referee', () => {
    for (const actor of ['A', 'B', 'C', 'referee'] as const) {
      for (const type of ['reveal', 'initiative', 'end-turn'])
        expect(refusals(match.state, actor, { type })).toEqual(['TABLE.forced: This happens by itself.'])
    }
  })

  test('a piece of another seat', () => {
    expect(refusals(match.state, 'A', { type: 'turn', boat: 'b1', facing: 0 }).join()).toContain('is not yours')
  })

  test('[TABLE.turn] the referee in place of a seat', () => {
    expect(refusals(match.state, 'referee', { type: 'pass' })[0]).toBe('TABLE.turn: Seat A must decide.')
    expect(refusals(match.state, 'referee', { type: 'concede', seat: 'A' })[0]).toBe('TABLE.turn: Seat A must decide.')
  })

  test('[TABLE.turn] the table, when nothing of the kind is due', () => {
    expect(refusals(match.state, 'table', { type: 'end-turn' })).toEqual([
      "TABLE.turn: The table doesn't take this step now.",
    ])
  })

  test('an action from an earlier moment', () => {
    expect(refusals(match.state, 'A', signal('A')).length).toBeGreaterThan(0)
  })

  test('[TABLE.over] anything when the game is over, conceding too', () => {
    const over = done(match.state, 'B', { type: 'concede', seat: 'B' }).state
    expect(refusals(over, 'A', { type: 'pass' })).toEqual(['TABLE.over: The game is over.'])
    expect(refusals(over, 'A', { type: 'concede', seat: 'A' })).toEqual(['TABLE.over: The game is over.'])
  })
})

test('what may be done at any time may be done out of turn, by the seats', () => {
  const match = atSea()
  expect(done(match.state, 'B', { type: 'concede', seat: 'B' }).title).toBe('Concede')
})

test('[TABLE.turn] a forced step with other values than the table would take is refused', () => {
  const withParameter = anyRuleset({
    ...pond,
    auto: (state: State) => (state.phase === 'signals' ? ({ type: 'concede', seat: 'B' } as const) : null),
  })
  const { state } = newMatch()
  expect(refusals(state, 'table', { type: 'concede', seat: 'A' }, withParameter)).toEqual([
    "TABLE.turn: The table doesn't take this step now.",
  ])
})

describe('a step', () => {
  test('leaves its input as it was, shares what did not change and freezes its output', () => {
    const match = atSea()
    const before = JSON.stringify(match.state)
    const step = done(match.state, 'A', { type: 'turn', boat: 'a1', facing: 30 })
    expect(JSON.stringify(match.state)).toBe(before)
    expect(Object.isFrozen((step.state as State).boats.a1)).toBe(true)
    expect((step.state as State).options).toBe(stateOf(match).options)
  })

  test('keeps only what the schema knows of an action', () => {
    const step = done(atSea().state, 'A', { type: 'pass', note: 'psst' } as PondAction)
    expect(step.action).toEqual({ type: 'pass' })
  })

  test('has a barrier where dice fell, none where nothing was learned', () => {
    const match = inRange()
    expect(match.steps.at(-1)?.barrier).toBe(false)
    const shot = done(match.state, 'A', fire, 6, 6)
    expect(shot.barrier).toBe(true)
    expect(shot.rolls).toEqual([{ sides: 6, faces: [6, 6] }])
    expect(shot.ledgers[0]?.name).toBe('Attack')
  })

  test('takes of shared dice only what it threw itself', () => {
    const dice = new ScriptedDice([1, 1, 6, 6])
    dice.roll(2, 6)
    const step = takeStep(toy, inRange().state, 'A', fire, dice)
    expect(!isRefusedStep(step) && step.rolls).toEqual([{ sides: 6, faces: [6, 6] }])
  })
})

describe('what an actor cannot see', () => {
  const match = atSea()
  must(match, 'A', sail(match, 'a2', 10))
  must(match, 'A', { type: 'lay', boat: 'a2', at: { x: 30, y: 28 } })
  must(match, 'A', { type: 'pass' })
  must(match, 'B', sail(match, 'b2', -8))
  const close: PondAction = { type: 'lay', boat: 'b2', at: { x: 30, y: 28.5 } }

  test('does not show in the plan', () => {
    expect(isRefused(planFor(toy, match.state, 'B', close))).toBe(false)
  })

  test('[TABLE.hidden] still prevents the step, without saying what it is', () => {
    expect(takeStep(toy, match.state, 'B', close, new ScriptedDice([]))).toEqual({
      refusals: [{ rule: 'TABLE.hidden', why: "Something you can't see prevents this." }],
    })
  })

  test('is no barrier while it stays hidden', () => {
    expect(done(match.state, 'B', sail(match, 'b3', -2)).barrier).toBe(false)
  })
})

test('setting off what one could not see is a barrier', () => {
  const match = atSea()
  must(match, 'A', sail(match, 'a2', 10))
  must(match, 'A', { type: 'lay', boat: 'a2', at: { x: 30, y: 27 } })
  must(match, 'A', { type: 'pass' })
  const struck = done(match.state, 'B', sail(match, 'b2', -10))
  expect(struck.events.map(event => event.type)).toEqual(['sailed', 'struck', 'sank'])
  expect(struck.barrier).toBe(true)
})

test('opening the signals is a barrier, giving one in secret is none', () => {
  const match = newMatch()
  const [given] = must(match, 'A', signal('A'))
  expect(given?.barrier).toBe(false)
  const [second, reveal] = must(match, 'B', signal('B'))
  expect(second?.barrier).toBe(false)
  expect([reveal?.action.type, reveal?.barrier]).toEqual(['reveal', true])
})
