import { describe, expect, test } from 'vitest'
import { digestOf } from '../../../src/engine/record/digest'
import { isRefusedStep, Match } from '../../../src/engine/record/match'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { unseal } from '../../../src/engine/rolls/seeded'
import { anyRuleset } from '../../../src/engine/ruleset'
import { atSea, fire, inRange, must, newMatch, sail, signal, stateOf } from '../../support/pond-games'
import { pond, toy, toySetup } from '../../support/toy'
import type { State } from '../../support/toy/state'

const facesOf = (match: Match, type: string): number[] =>
  match.steps.findLast(step => step.action.type === type)?.rolls.flatMap(t => [...t.faces]) ?? []
const reasons = (refused: ReturnType<Match['stepBack']>) => refused?.refusals.map(r => r.why).join(' ') ?? null

describe('playing', () => {
  test('a decision brings its forced steps with it', () => {
    const match = newMatch()
    expect(must(match, 'A', signal('A')).map(step => step.action.type)).toEqual(['signal'])
    const steps = must(match, 'B', signal('B'))
    expect(steps.map(step => [step.actor, step.action.type])).toEqual([
      ['B', 'signal'],
      ['table', 'reveal'],
      ['table', 'initiative'],
    ])
  })

  test('the start and the set-up stay as they were', () => {
    const match = newMatch()
    const digest = digestOf(match.start)
    must(match, 'A', signal('A'))
    expect(digestOf(match.start)).toBe(digest)
    expect(Object.isFrozen(match.start)).toBe(true)
    expect(match.stateAt(-1)).toBe(match.start)
    expect(match.stateAt(0)).toBe(match.state)
  })

  test('a refused action changes nothing, redo included', () => {
    const match = atSea()
    must(match, 'A', sail(match, 'a1', 3))
    match.stepBack()
    const { state } = match
    expect(isRefusedStep(match.play('B', { type: 'pass' }))).toBe(true)
    expect(isRefusedStep(match.play('table', { type: 'end-turn' }))).toBe(true)
    expect(match.state).toBe(state)
    expect(match.undone).not.toBeNull()
  })

  test('[TABLE.takeback] nobody plays a take-back like an action', () => {
    const match = inRange()
    must(match, 'A', fire)
    const before = match.steps.length
    const action = { type: '@takeback', to: 0, asked: 'A', granted: 'B' }
    for (const actor of ['A', 'B', 'referee'] as const) expect(isRefusedStep(match.play(actor, action))).toBe(true)
    expect(match.steps).toHaveLength(before)
  })

  test('a decision whose forced steps fail is not taken at all', () => {
    const broken = anyRuleset({
      ...pond,
      auto: (state: State) => (state.phase === 'initiative' ? ({ type: 'end-turn' } as const) : pond.auto(state)),
      actions: {
        ...pond.actions,
        'end-turn': {
          ...pond.actions['end-turn'],
          apply: () => {
            throw new Error('a bug')
          },
        },
      },
    })
    const match = new Match(broken, toySetup, 'seed')
    must(match, 'A', signal('A'))
    const { state } = match
    expect(() => match.play('B', signal('B'))).toThrow('a bug')
    expect(match.state).toBe(state)
    expect(match.steps).toHaveLength(1)
    expect(match.linesFor('referee').every(line => line.step <= 0)).toBe(true)
  })

  test('forced steps that go round in circles are an error, not a standstill', () => {
    const endless = anyRuleset({
      ...pond,
      auto: () => ({ type: 'reveal' }) as const,
      actions: { ...pond.actions, reveal: { ...pond.actions.reveal, apply: () => {} } },
    })
    expect(() => new Match(endless, toySetup, 'seed').settle()).toThrow('do not come to an end')
  })

  test('dice may be given by hand', () => {
    const match = inRange()
    must(match, 'A', fire, 6, 6)
    expect(stateOf(match).stack).toEqual([{ kind: 'brace', attacker: 'a1', target: 'b1', damage: 2 }])
  })
})

describe('undo', () => {
  test('there is nothing to undo at the start', () => {
    const match = newMatch()
    expect(match.undo).toEqual({ kind: 'none' })
    expect(reasons(match.stepBack())).toBe('There is nothing to undo.')
    expect(reasons(match.takeBack('A', 'B'))).toBe('There is nothing to take back.')
    expect(reasons(match.stepForward())).toBe('There is nothing to redo.')
  })

  test('[TABLE.undo] is free while nothing was learned, step by step', () => {
    const match = atSea()
    const before = match.state
    must(match, 'A', sail(match, 'a1', 3))
    must(match, 'A', sail(match, 'a2', 3))
    expect(match.undo).toMatchObject({ kind: 'free', by: 'A' })
    expect(match.stepBack()).toBeNull()
    expect(match.stepBack()).toBeNull()
    expect(match.state).toBe(before)
    expect(match.undo.kind).toBe('ask')
  })

  test('takes the forced steps after a decision with it', () => {
    const match = atSea()
    must(match, 'A', { type: 'pass' })
    must(match, 'B', { type: 'pass' })
    expect(match.steps.at(-1)?.actor).toBe('table')
    expect(match.stepBack()).toBeNull()
    expect(stateOf(match).order).toEqual(['B'])
    expect(match.stepForward()).toBeNull()
    expect(stateOf(match).turn).toBe(2)
    expect(match.undone).toBeNull()
  })

  test('[TABLE.undo] is not free past dice', () => {
    const match = inRange()
    must(match, 'A', fire)
    expect(match.undo).toMatchObject({ kind: 'ask', by: 'A', to: match.steps.length - 2 })
    expect(reasons(match.stepBack())).toContain('the other side must agree')
  })

  test('and play are inverse: lines, digests and record are as before', () => {
    const match = atSea()
    const record = JSON.stringify(match.record)
    const lines = JSON.stringify(match.linesFor('referee'))
    must(match, 'A', sail(match, 'a1', 3))
    match.stepBack()
    expect(JSON.stringify(match.record)).toBe(record)
    expect(JSON.stringify(match.linesFor('referee'))).toBe(lines)
  })

  test('redo gives the same steps again and nothing is thrown anew', () => {
    const match = atSea()
    must(match, 'A', sail(match, 'a1', 3))
    must(match, 'A', sail(match, 'a2', 3))
    const { state, steps } = match
    const all = [...steps]
    match.stepBack()
    match.stepBack()
    match.stepForward()
    match.stepForward()
    expect(match.state).toBe(state)
    expect(match.steps).toEqual(all)
  })

  test('playing on forgets what was undone', () => {
    const match = atSea()
    must(match, 'A', sail(match, 'a1', 3))
    match.stepBack()
    must(match, 'A', sail(match, 'a2', 3))
    expect(match.undone).toBeNull()
    expect(reasons(match.stepForward())).toBe('There is nothing to redo.')
  })
})

describe('take-back', () => {
  test('[TABLE.takeback] returns to the position and keeps the record', () => {
    const match = inRange()
    const before = match.state
    must(match, 'A', fire)
    const steps = match.steps.length
    expect(match.takeBack('A', 'B')).toBeNull()
    expect(match.state).toBe(before)
    expect(match.steps).toHaveLength(steps + 1)
    expect(match.steps.at(-1)?.action).toMatchObject({ type: '@takeback', asked: 'A', granted: 'B' })
  })

  test('[TABLE.takeback] needs another seat', () => {
    const match = inRange()
    must(match, 'A', fire)
    const { state } = match
    expect(reasons(match.takeBack('A', 'A'))).toBe('Another player must agree to this.')
    expect(reasons(match.takeBack('A', 'table'))).toBe('Another player must agree to this.')
    expect(match.state).toBe(state)
  })

  test('strikes out the lines it undid and says who agreed', () => {
    const match = inRange()
    must(match, 'A', fire)
    match.takeBack('A', 'B')
    const lines = match.linesFor('A')
    const shot = lines.filter(line => line.rules.includes('POND.fire.hit'))
    expect(shot.map(line => line.takenBack)).toEqual([true])
    expect(lines.at(-1)?.sentence).toEqual([{ seat: 'A' }, ' took a step back; ', { seat: 'B' }, ' agreed.'])
    expect(lines.filter(line => line.rules.includes('POND.sail.length')).some(line => line.takenBack)).toBe(false)
  })

  test('can be repeated, further and further back, and leaves its own lines standing', () => {
    const match = atSea()
    const atFirst = match.state
    must(match, 'A', sail(match, 'a1', 11))
    const beforeShot = match.state
    must(match, 'A', fire, 1, 1)
    match.takeBack('A', 'B')
    expect(match.state).toBe(beforeShot)
    expect(match.undo.kind).toBe('ask')
    match.takeBack('A', 'B')
    expect(match.state).toBe(atFirst)
    const agreed = match.linesFor('B').filter(line => line.rules.includes('TABLE.takeback'))
    expect(agreed.map(line => line.takenBack)).toEqual([undefined, undefined])
    match.takeBack('B', 'A')
    expect(stateOf(match).signals).not.toHaveProperty('B')
  })

  test('[TABLE.takeback] rolls new dice for the same decision, others each time', () => {
    const seen = new Set<string>()
    const match = inRange()
    for (let i = 0; i < 12; i++) {
      must(match, 'A', fire)
      seen.add(facesOf(match, 'fire').join())
      match.takeBack('A', 'B')
    }
    expect(seen.size).toBeGreaterThan(6)
  })

  test('[TABLE.undo] but a decision that was only undone rolls what it would have rolled', () => {
    const [once, twice] = [inRange(), inRange()]
    must(twice, 'A', { type: 'turn', boat: 'a2', facing: 5 })
    expect(twice.stepBack()).toBeNull()
    for (const match of [once, twice]) must(match, 'A', fire)
    expect(facesOf(twice, 'fire')).toEqual(facesOf(once, 'fire'))
  })

  test('says nothing about a throw in another position, though the action be the same', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const match = inRange()
      must(match, 'A', fire)
      match.takeBack('A', 'B')
      match.takeBack('A', 'B')
      must(match, 'A', sail(match, 'a1', 11.5 - i / 100))
      must(match, 'A', fire)
      seen.add(facesOf(match, 'fire').join())
    }
    expect(seen.size).toBeGreaterThan(3)
  })

  test('says nothing about the throw of another decision', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const match = inRange(`seed ${i}`)
      must(match, 'A', fire)
      const faces = facesOf(match, 'fire')
      match.takeBack('A', 'B')
      must(match, 'A', { type: 'turn', boat: 'a2', facing: 5 })
      must(match, 'A', fire)
      seen.add(String(facesOf(match, 'fire').join() === faces.join()))
    }
    expect(seen.has('false')).toBe(true)
  })

  test('of a referee goes as well', () => {
    const match = inRange()
    must(match, 'A', fire)
    expect(match.takeBack('A', 'referee')).toBeNull()
    expect(match.linesFor('A').at(-1)?.sentence).toEqual([
      { seat: 'A' },
      ' took a step back; ',
      'the referee',
      ' agreed.',
    ])
  })
})

describe('replay', () => {
  test('an entry brings the same faces, digest and lines', () => {
    const match = inRange()
    must(match, 'A', fire)
    match.takeBack('A', 'B')
    must(match, 'A', fire)
    const copy = new Match(toy, match.setup, unseal(match.record.sealed) ?? '')
    for (const entry of match.record.entries) expect(copy.replay(entry)).toEqual({ faults: [] })
    expect(copy.record).toEqual(match.record)
    expect(copy.linesFor('B')).toEqual(match.linesFor('B'))
  })

  const entryOf = (more: object) => {
    const match = newMatch()
    must(match, 'A', signal('A'))
    const [entry] = match.record.entries
    if (!entry) throw new Error('no entry')
    const replayed = newMatch().replay({ ...entry, ...more })
    return 'refused' in replayed ? replayed.refused : replayed.faults.map(({ why }) => why).join('; ')
  }

  test.each([
    ['another digest', { digest: 'x' }, 'was changed'],
    ['another position', { position: 'x' }, 'another position'],
    ['too many dice', { faces: [3] }, 'more dice than the rules roll'],
    ['another seat', { actor: 'B' as const }, 'A seat signals for itself'],
    ['an unknown action', { action: { type: 'x' } }, 'has no action called'],
    ['a take-back to nowhere', { action: { type: '@takeback', to: 9, asked: 'A', granted: 'B' } }, 'no such step'],
    ['a take-back to minus two', { action: { type: '@takeback', to: -2, asked: 'A', granted: 'B' } }, 'At least -1'],
  ])('%s is found out', (_, more, why) => {
    expect(entryOf(more)).toContain(why)
  })
})

test('what a seat reads stays the same list until something happens', () => {
  const match = atSea()
  const lines = match.linesFor('referee')
  expect(match.linesFor('referee')).toBe(lines)
  const count = lines.length
  must(match, 'A', sail(match, 'a1', 3))
  expect(match.linesFor('referee')).not.toBe(lines)
  expect(lines).toHaveLength(count)
})

test.each([
  [[7, 1], 'a d6 has no face 7'],
  [[6], 'another d6 is needed'],
])('[TABLE.dice] typed faces %j that do not fit are refused and leave the game as it was', (faces, why) => {
  const match = inRange()
  const { state } = match
  const refused = match.play('A', fire, new ScriptedDice(faces))
  expect(isRefusedStep(refused) && refused.refusals.map(r => [r.rule, r.why])).toEqual([
    ['TABLE.dice', expect.stringContaining(why)],
  ])
  expect(match.state).toBe(state)
})
