import { describe, expect, test } from 'vitest'
import type { Match } from '../../../src/engine/record/match'
import { openPosition, type Position, parsePosition, positionOf } from '../../../src/engine/record/position'
import { commitment, unseal } from '../../../src/engine/rolls/seeded'
import { atSea, must, newMatch, sail, signal, stateOf } from '../../support/pond-games'
import { toy } from '../../support/toy'

const positionIn = (match: Match): Position => {
  const shared = positionOf(match)
  if (!shared.ok) throw new Error(shared.why)
  return JSON.parse(JSON.stringify(shared.value))
}
const whyNot = (position: unknown): string => {
  const result = openPosition(toy, position as Position, 'new seed')
  return result.ok ? 'opened' : result.why
}

test('a shared position opens as the start of a new game with dice of its own', () => {
  const match = atSea()
  must(match, 'A', sail(match, 'a1', 3))
  const parsed = parsePosition(JSON.stringify(positionIn(match)))
  if (!parsed.ok) throw new Error(parsed.why)
  const opened = openPosition(toy, parsed.value, 'new seed')
  if (!opened.ok) throw new Error(opened.why)
  expect(opened.value.state).toEqual(match.state)
  expect(opened.value.steps).toHaveLength(0)
  expect(opened.value.commitment).toBe(commitment('new seed'))
  expect(opened.value.record.origin).toEqual(match.state)
})

test('it carries neither the seed nor the history', () => {
  const match = atSea()
  expect(Object.keys(positionIn(match)).sort()).toEqual([
    'format',
    'formatVersion',
    'ruleset',
    'setup',
    'state',
    'version',
  ])
  const text = JSON.stringify(positionIn(match))
  for (const part of [match.record.sealed, unseal(match.record.sealed), match.commitment])
    expect(text).not.toContain(part)
})

test('an earlier position can be shared', () => {
  const match = atSea()
  must(match, 'A', sail(match, 'a1', 3))
  const shared = positionOf(match, match.steps.length - 2)
  expect(shared.ok && shared.value.state).toBe(match.stateAt(match.steps.length - 2))
})

test('it is not shared while anything is hidden from a seat', () => {
  const match = newMatch()
  expect(positionOf(match).ok).toBe(true)
  must(match, 'A', signal('A'))
  expect(positionOf(match)).toEqual({
    ok: false,
    why: "Something is still hidden from one of the players, so this position can't be shared.",
  })
  must(match, 'B', signal('B'))
  expect(positionOf(match).ok).toBe(true)
})

test('nor while somebody does not even know what is there', () => {
  const match = atSea()
  must(match, 'A', { type: 'lay', boat: 'a1', at: { x: 15, y: 40 } })
  expect(positionOf(match).ok).toBe(false)
})

describe('what is no position is refused with a word', () => {
  const good = positionIn(atSea())
  const text = JSON.stringify(good)

  test.each([
    ['truncated', text.slice(0, 200), 'incomplete or damaged'],
    ['empty', '', 'incomplete or damaged'],
    ['a saved game', '{"format":"stormtable/game","formatVersion":1}', "isn't a Stormtable position"],
    ['from the future', text.replace('"formatVersion":1', '"formatVersion":2'), 'a newer version of Stormtable'],
    ['without a set-up', JSON.stringify({ ...good, setup: undefined }), 'damaged. setup'],
  ])('%s', (_, broken, why) => {
    const parsed = parsePosition(broken)
    expect(parsed.ok ? 'read' : parsed.why).toContain(why)
  })

  const state = stateOf(atSea())
  test.each([
    ['of another game', { ...good, ruleset: 'chess' }, 'a position of “chess”, not of The Pond'],
    ['of newer rules', { ...good, version: 9 }, 'newer rules of The Pond'],
    ['of a set-up nobody can play', { ...good, setup: { ...good.setup, seats: [] } }, "can't be played"],
    ['with NaN', { ...good, state: { ...state, turn: Number.NaN } }, 'turn: Needs a'],
    ['with nothing', { ...good, state: null }, "isn't a position of The Pond"],
    [
      'that breaks the game',
      { ...good, state: { ...state, boats: { ...state.boats, a1: { ...state.boats.a1, at: { x: 900, y: 0 } } } } },
      'it breaks “boats stay on the pond”',
    ],
  ])('%s', (_, broken, why) => {
    expect(whyNot(broken)).toContain(why)
  })
})
