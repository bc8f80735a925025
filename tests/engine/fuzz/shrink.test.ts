import { describe, expect, test, vi } from 'vitest'
import { campaign, neverCited, varied } from '../../../src/engine/fuzz/campaign'
import { playRandomGame } from '../../../src/engine/fuzz/random-play'
import { replayInputs, shrink } from '../../../src/engine/fuzz/shrink'
import { randomFrom } from '../../../src/engine/rolls/random'
import { type AnyRuleset, anyRuleset } from '../../../src/engine/ruleset'
import { pond, toy, toySetup } from '../../support/toy'
import { rulebook } from '../../support/toy/rulebook'
import type { State } from '../../support/toy/state'

vi.setConfig({ testTimeout: 120_000 })

/** The pond with a bug sown in. */
const buggy = (more: object): AnyRuleset => anyRuleset({ ...pond, ...more })

const sunkWithMines = buggy({
  invariants: {
    'no boat sinks with mines aboard': (state: State) =>
      Object.values(state.boats).every(boat => boat.hits > 0 || boat.mines === 0),
  },
})

/** The first random game that goes wrong, after so many inputs at the least. */
function failing(ruleset: AnyRuleset, { least = 0, strict = false } = {}) {
  for (let seed = 1; seed < 200; seed++) {
    const options = { seed, mostActions: 500, strict }
    const game = playRandomGame(ruleset, toySetup, options)
    if (game.failure && game.inputs.length >= least) return { failure: game.failure, options }
  }
  throw new Error('no game failed')
}

describe('a random game', () => {
  test('is the same for the same seed', () => {
    const [one, two] = [1, 2].map(() => playRandomGame(toy, toySetup, { seed: 5, mostActions: 500 }))
    expect(two).toEqual(one)
  })

  test('on frozen states goes like one on states that are not', () => {
    const quick = playRandomGame(toy, toySetup, { seed: 6, mostActions: 500 })
    expect(playRandomGame(toy, toySetup, { seed: 6, mostActions: 500, strict: true })).toEqual(quick)
  })

  test('is told again by its inputs', () => {
    const game = playRandomGame(toy, toySetup, { seed: 8, mostActions: 500 })
    const run = replayInputs(toy, toySetup, game.inputs, { seed: 8 })
    expect([run.fault, run.outcome, run.steps]).toEqual([null, game.outcome, game.actions])
  })

  test('finds a broken invariant', () => {
    expect(failing(sunkWithMines).failure).toMatchObject({ kind: 'broken', why: 'no boat sinks with mines aboard' })
  })

  test('finds what throws while it is applied', () => {
    const ruleset = buggy({
      actions: {
        ...pond.actions,
        dock: {
          ...pond.actions.dock,
          apply: () => {
            throw new Error('splash')
          },
        },
      },
    })
    const { failure } = failing(ruleset)
    expect(failure).toMatchObject({ kind: 'threw', why: 'splash' })
    expect(failure.inputs.at(-1)?.action.type).toBe('dock')
  })

  test('finds what throws while it is planned', () => {
    const ruleset = buggy({
      actions: {
        ...pond.actions,
        fire: {
          ...pond.actions.fire,
          plan: () => {
            throw new Error('no powder')
          },
        },
      },
    })
    const { failure } = failing(ruleset)
    expect(failure).toMatchObject({ kind: 'threw', why: 'no powder' })
    expect(failure.inputs.at(-1)?.action.type).toBe('fire')
  })

  test('finds a dead end', () => {
    const ruleset = buggy({ actions: { ...pond.actions, pass: { ...pond.actions.pass, offers: () => [] } } })
    expect(failing(ruleset).failure.kind).toBe('dead-end')
  })

  test('finds a game without an end', () => {
    const { failure } = failing(buggy({ outcome: () => null }))
    expect(['endless', 'dead-end']).toContain(failure.kind)
  })

  test('finds a rule that writes into a state it may only read', () => {
    const ruleset = buggy({
      actions: {
        ...pond.actions,
        turn: {
          ...pond.actions.turn,
          plan: (state: State, action: never, actor: never) => {
            ;(state as { turn: number }).turn += 0
            return pond.actions.turn.plan(state, action, actor)
          },
        },
      },
    })
    expect(failing(ruleset, { strict: true }).failure).toMatchObject({
      kind: 'threw',
      why: expect.stringContaining('read only'),
    })
  })
})

describe('shrinking', () => {
  test('keeps the fault and drops what it does not need', () => {
    const { failure, options } = failing(sunkWithMines, { least: 40 })
    const inputs = shrink(sunkWithMines, toySetup, failure, options)
    expect(replayInputs(sunkWithMines, toySetup, inputs, options).fault).toMatchObject({
      kind: failure.kind,
      why: failure.why,
    })
    expect(inputs.length).toBeLessThan(failure.inputs.length / 2)
    // None of what is left can be spared.
    for (const left of inputs.keys()) {
      const fewer = inputs.filter((_, i) => i !== left)
      const again = replayInputs(sunkWithMines, toySetup, fewer, options)
      expect(again.fault?.kind === 'broken' && again.inputs.length < inputs.length).toBe(false)
    }
  })

  test('works for what throws in a plan', () => {
    const ruleset = buggy({
      actions: {
        ...pond.actions,
        fire: {
          ...pond.actions.fire,
          plan: () => {
            throw new Error('no powder')
          },
        },
      },
    })
    const { failure, options } = failing(ruleset)
    const inputs = shrink(ruleset, toySetup, failure, options)
    expect(inputs.map(({ action }) => action.type)).toEqual(['fire'])
  })

  test('leaves a game without an end as it is', () => {
    const endless = { kind: 'endless' as const, why: 'x', inputs: [] }
    expect(shrink(toy, toySetup, endless, { seed: 1 })).toBe(endless.inputs)
  })
})

describe('a campaign', () => {
  test('counts games, actions, winners and the rules that were cited', () => {
    const report = campaign(toy, { games: 12, seed: 1 })
    expect(report.games).toBe(12)
    expect(report.failures).toEqual([])
    expect([...report.outcomes.values()].reduce((a, b) => a + b)).toBe(12)
    expect(report.actions).toBeGreaterThan(100)
    const missed = neverCited(rulebook, report.cited)
    expect(missed).not.toContain('POND.sail.rock')
    expect(missed).not.toContain('POND.weather')
    expect(neverCited(rulebook, new Set())).toHaveLength(rulebook.entries.length - 1)
  })

  test('reports failures with a command that shows each again', () => {
    const report = campaign(sunkWithMines, { games: 60, seed: 3, scenario: 'regatta', strict: true })
    expect(report.failures.length).toBeGreaterThan(0)
    const [first] = report.failures
    expect(first?.command).toBe(
      `npm run fuzz -- --game pond --scenario regatta --games 1 --seed ${first?.seed} --strict`,
    )
    const again = campaign(sunkWithMines, { games: 1, seed: first?.seed ?? 0, scenario: 'regatta', strict: true })
    expect(again.failures).toEqual([first])
    expect(first?.shrunk.length).toBeLessThan(first?.inputs.length ?? 0)
  })

  test('plays with options chosen at random where it is asked to, and only playable ones', () => {
    const setupModel = Array.from({ length: 40 }, (_, seed) => varied(toy, toySetup, randomFrom(seed)))
    expect(new Set(setupModel.map(setup => JSON.stringify(setup.options))).size).toBeGreaterThan(10)
    for (const setup of setupModel) expect(toy.setupModel.check(setup).errors).toEqual([])
    expect(campaign(toy, { games: 10, seed: 1, vary: true }).failures).toEqual([])
  })
})
