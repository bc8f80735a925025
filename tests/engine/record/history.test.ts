import { describe, expect, test } from 'vitest'
import { checkGame } from '../../../src/engine/record/check'
import { digestOf } from '../../../src/engine/record/digest'
import { hideAltogether } from '../../../src/engine/record/hidden'
import {
  canRedo,
  countSeen,
  placeFor,
  questionFor,
  seenSteps,
  stepSeen,
  undoFor,
  viewSeen,
} from '../../../src/engine/record/history'
import { isRefusedStep, Match } from '../../../src/engine/record/match'
import type { Viewer } from '../../../src/engine/record/sight'
import type { Dice } from '../../../src/engine/rolls/dice'
import { type Plan, plain } from '../../../src/engine/rolls/plan'
import { type AnyRuleset, anyRuleset } from '../../../src/engine/ruleset'
import type { Seat, SeatSetup } from '../../../src/engine/seats'
import { atSea, fire, inRange, must, newMatch, sail, signal } from '../../support/pond-games'
import { pond, toy, toySetup } from '../../support/toy'
import type { State } from '../../support/toy/state'

const SEATED = ['A', 'B'] as const

/** The pond in a fog: each seat signals as often as it likes, nobody else knows, and nothing is ever opened. */
const fog = (plan: Plan<unknown> = plain('Signal', 'POND.signal')): AnyRuleset =>
  anyRuleset({
    ...pond,
    auto: () => null,
    awaiting: () => SEATED.map(seat => ({ seat, say: 'signal to your boats', rule: 'POND.signal' as const })),
    actions: {
      ...pond.actions,
      signal: {
        ...pond.actions.signal,
        plan: () => plan as Plan<null>,
        apply(next, { seat, signal: given }, _, { emit }) {
          next.signals = { ...next.signals, [seat]: hideAltogether(given, [seat]) as State['signals'][string] }
          emit({ type: 'signalled-secretly', rules: ['POND.signal'], seat, signal: given, seenBy: [seat] })
        },
      },
    },
  })

const inFog = (ruleset = fog()): Match => new Match(ruleset, toySetup, 'seed')
const whisper = (match: Match, seat: Seat, haste = 0) => must(match, seat, signal(seat, 'ram', haste))
const hasteOf = (match: Match, seat: Seat): number | undefined => (match.state as State).signals[seat]?.value?.haste

/** Everything a viewer is shown of a game besides the table. */
const told = (match: Match, viewer: Viewer) =>
  JSON.stringify([
    match.viewFor(viewer),
    match.linesFor(viewer),
    seenSteps(match, viewer),
    undoFor(match, viewer),
    canRedo(match, viewer),
    questionFor(match, viewer),
  ])

describe('what happens out of sight', () => {
  test('is not counted: not in the numbers of the log, nor in the replay', () => {
    const match = inFog()
    for (const haste of [0, 1, 2]) whisper(match, 'A', haste)
    whisper(match, 'B')
    whisper(match, 'A', 0)
    whisper(match, 'B')
    expect(match.linesFor('B').map(({ step }) => step)).toEqual([-1, 0, 1])
    expect(match.linesFor('A').map(({ step }) => step)).toEqual([-1, 0, 1, 2, 3])
    expect(match.linesFor('referee').map(({ step }) => step)).toEqual([-1, 0, 1, 2, 3, 4, 5])
    expect(SEATED.map(seat => countSeen(match, seat))).toEqual([4, 2])
    expect(countSeen(match, 'F')).toBe(0)
    expect(stepSeen(match, 'B', 0)).toEqual({ actor: 'B', title: 'Signal', rolled: false })
    expect(stepSeen(match, 'B', -1)).toBeNull()
    expect(placeFor(match, 'B', { eyes: 'A', place: 3 })).toBe(0)
    expect(viewSeen(match, 'B', 1)).toEqual(match.viewFor('B'))
    expect(viewSeen(match, 'B', -1)).toEqual(inFog().viewFor('B'))
  })

  test('changes nothing that another seat is shown', () => {
    const [still, busy] = [inFog(), inFog()]
    for (const match of [still, busy]) whisper(match, 'B')
    for (const haste of [0, 1, 2]) whisper(busy, 'A', haste)
    for (const viewer of ['B', 'F'] as const) expect(told(busy, viewer)).toBe(told(still, viewer))
    expect(told(busy, 'A')).not.toBe(told(still, 'A'))
    for (const match of [still, busy]) expect(match.stepBack('B')).toBeNull()
    for (const viewer of ['B', 'F'] as const) expect(told(busy, viewer)).toBe(told(still, viewer))
  })

  test('is not undone with what one undoes oneself', () => {
    const match = inFog()
    whisper(match, 'B', 2)
    whisper(match, 'A', 1)
    expect(undoFor(match, 'B')).toEqual({ kind: 'free', by: 'B' })
    expect(match.stepBack('B')).toBeNull()
    expect([hasteOf(match, 'A'), hasteOf(match, 'B')]).toEqual([1, undefined])
    expect(undoFor(match, 'B')).toEqual({ kind: 'none' })
    expect(undoFor(match, 'A')).toEqual({ kind: 'free', by: 'A' })
    expect(checkGame(match).findings).toEqual([])
  })

  test('leaves what was undone to be redone; what one does oneself does not', () => {
    const match = inFog()
    whisper(match, 'B', 2)
    match.stepBack('B')
    whisper(match, 'A', 1)
    expect(canRedo(match, 'B')).toBe(true)
    expect([canRedo(match, 'A'), canRedo(match, 'referee')]).toEqual([false, false])
    expect(match.stepForward('B')).toBeNull()
    expect([hasteOf(match, 'A'), hasteOf(match, 'B')]).toEqual([1, 2])
    match.stepBack('B')
    whisper(match, 'B', 0)
    expect(canRedo(match, 'B')).toBe(false)
    expect(checkGame(match).findings).toEqual([])
  })

  test('[TABLE.hidden] may stand in the way of an undo: dice that were rolled are not rolled again', () => {
    let rolls = false
    const rolling: Plan<unknown> = {
      ...plain('Signal', 'POND.signal'),
      resolve: (dice: Dice) => (rolls ? dice.roll(1, 6) : null),
    }
    const match = inFog(fog(rolling))
    whisper(match, 'B', 2)
    rolls = true
    whisper(match, 'A', 1)
    const { state } = match
    expect(undoFor(match, 'B')).toEqual({ kind: 'free', by: 'B' })
    expect(match.stepBack('B')?.refusals.map(({ rule }) => rule)).toEqual(['TABLE.hidden'])
    expect(match.state).toBe(state)
    expect(match.steps).toHaveLength(2)
    expect(undoFor(match, 'A')).toEqual({ kind: 'ask', by: 'A' })
  })

  test('asks the others without a word of what it was', () => {
    const match = inFog()
    whisper(match, 'A', 1)
    expect(questionFor(match, 'A')).toEqual({ asked: 'A', of: ['B'], what: null })
    expect(questionFor(match, 'B')).toBeNull()
  })
})

test('a forced step that nobody is told of is seen only by those who see what it changed', () => {
  const doubled = fog()
  const quietly = anyRuleset({
    ...(doubled as unknown as typeof pond),
    auto: (state: State) => (state.signals.A?.value?.haste === 1 ? ({ type: 'reveal' } as const) : null),
    actions: {
      ...(doubled.actions as unknown as typeof pond.actions),
      reveal: {
        ...pond.actions.reveal,
        apply(next) {
          const { signals } = next
          const given = signals.A?.value
          if (given) next.signals = { ...signals, A: { ...signals.A, $for: ['A'], value: { ...given, haste: 2 } } }
        },
      },
    },
  })
  const match = inFog(quietly)
  whisper(match, 'A', 1)
  expect(match.steps.map(({ actor, events }) => [actor, events.length])).toEqual([
    ['A', 1],
    ['table', 0],
  ])
  expect([...SEATED, 'F' as const, 'referee' as const].map(viewer => countSeen(match, viewer))).toEqual([2, 0, 0, 2])
})

describe('[TABLE.takeback] whoever asks is not the one who is asked', () => {
  const three: readonly SeatSetup[] = (['A', 'B', 'C'] as const).map(seat => ({ seat, name: seat, played: 'person' }))

  test('one shoots, the other stands, the shot misses: the shooter asks, and the other is asked', () => {
    const match = inRange()
    must(match, 'A', fire, 6, 6)
    must(match, 'B', { type: 'brace', brace: true }, 6)
    expect(undoFor(match, 'A')).toEqual({ kind: 'ask', by: 'B' })
    expect(questionFor(match, 'A')).toMatchObject({ asked: 'A', of: ['B'] })
    expect(match.takeBack('A', 'A')).not.toBeNull()
    expect(match.takeBack('A', 'B')).toBeNull()
  })

  test('a shot that hits: the victim asks, and the shooter is asked', () => {
    const match = inRange()
    must(match, 'A', fire, 6, 6)
    expect(questionFor(match, 'B')).toMatchObject({ asked: 'B', of: ['A'], what: 'Anna fires at Berta' })
    expect(match.takeBack('B', 'B')).not.toBeNull()
  })

  test('among three, neither the one who asks nor the one whose decision goes', () => {
    const match = new Match(toy, toySetup, 'x')
    const trio = { ...match.setup, seats: three }
    const asked = new Match(toy, trio, 'x')
    must(asked, 'A', signal('A'))
    expect(questionFor(asked, 'C')?.of).toEqual(['B'])
    expect(questionFor(asked, 'A')?.of).toEqual(['B', 'C'])
    expect(asked.takeBack('C', 'A')).not.toBeNull()
    expect(asked.takeBack('C', 'B')).toBeNull()
  })

  test('where both decide at once, nobody takes back what the other decided', () => {
    const match = newMatch()
    must(match, 'A', signal('A'))
    expect(questionFor(match, 'B')).toBeNull()
    expect(match.undoFor('B').kind).toBe('none')
    expect(match.takeBack('B', 'A')).not.toBeNull()
  })

  test('a bot answers only where there is no other person', () => {
    const seats = three.map(seat => (seat.seat === 'B' ? { ...seat, played: 'bot' as const } : seat))
    const match = new Match(toy, { ...toySetup, seats }, 'x')
    must(match, 'A', signal('A'))
    expect(questionFor(match, 'A')?.of).toEqual(['C'])
    const alone = new Match(toy, { ...toySetup, seats: seats.slice(0, 2) }, 'x')
    must(alone, 'A', signal('A'))
    expect(questionFor(alone, 'A')?.of).toEqual(['B'])
  })
})

test('what was undone is forgotten by a replay: redoing it would tear the record', () => {
  const match = atSea()
  must(match, 'A', sail(match, 'a1', 3))
  const [entry] = match.record.entries.slice(-1)
  match.stepBack()
  if (entry) match.replay(entry)
  expect(match.undone).toBeNull()
  expect(match.stepForward()).not.toBeNull()
  expect(checkGame(match).findings).toEqual([])
})

test('a view after each step is the one that was shown then', () => {
  const match = atSea()
  const views: string[] = []
  for (const far of [1, 2]) {
    must(match, 'A', sail(match, `a${far}`, far))
    views.push(digestOf(match.viewFor('B')))
  }
  const count = countSeen(match, 'B')
  expect([count - 2, count - 1].map(place => digestOf(viewSeen(match, 'B', place)))).toEqual(views)
  expect(isRefusedStep(match.play('B', { type: 'pass' }))).toBe(true)
})
