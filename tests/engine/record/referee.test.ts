import { describe, expect, test } from 'vitest'
import { isRefusedStep, type Match } from '../../../src/engine/record/match'
import { type MetaAction, patchInto, TABLE_RULES } from '../../../src/engine/record/referee'
import { openSave, saveOf } from '../../../src/engine/record/save'
import type { Actor } from '../../../src/engine/seats'
import { atSea, must, sail, stateOf } from '../../support/pond-games'
import { toy } from '../../support/toy'

const set = (path: (string | number)[], value?: unknown, more: object = {}): MetaAction => ({
  type: '@set',
  label: 'Hits of Anna: 1',
  patches: [value === undefined ? { path } : { path, value }],
  rule: 'POND.fire.hit',
  why: 'We forgot the mine.',
  ...more,
})
const ruling = (more: object = {}): MetaAction => ({
  type: '@rule',
  question: 'Does fog count?',
  decision: 'It does.',
  rule: 'POND.weather',
  ...more,
})

const refusals = (match: Match, action: MetaAction, actor: Actor = 'referee'): string[] => {
  const played = match.play(actor, action)
  return isRefusedStep(played) ? played.refusals.map(r => `${r.rule}: ${r.why}`) : []
}

describe('the referee', () => {
  test('[TABLE.referee] sets a value; the log says what, why and by which rule', () => {
    const match = atSea()
    expect(refusals(match, set(['boats', 'a1', 'hits'], 1))).toEqual([])
    expect(stateOf(match).boats.a1?.hits).toBe(1)
    const line = match.linesFor('B').at(-1)
    expect(line?.sentence.join('')).toBe('Referee: Hits of Anna: 1. We forgot the mine.')
    expect(line?.rules).toEqual(['TABLE.referee', 'POND.fire.hit'])
    expect(line?.actor).toBe('referee')
  })

  test('pulls every control the game has', () => {
    for (const control of toy.refereeControls(atSea().state)) {
      const match = atSea()
      const values = Object.fromEntries(
        control.fields.map(field => [field.name, field.kind === 'number' ? 1 : field.value]),
      )
      const action = {
        type: '@set',
        label: control.label,
        patches: [...control.fill(values)],
        rule: control.rule,
        why: 'So.',
      }
      expect(refusals(match, action as MetaAction)).toEqual([])
    }
  })

  test('removes a piece and adds one', () => {
    const match = atSea()
    const boat = { ...stateOf(match).boats.a1, id: 'a9' }
    expect(refusals(match, set(['boats', 'a3']))).toEqual([])
    expect(refusals(match, set(['boats', 'a9'], boat))).toEqual([])
    expect(Object.keys(stateOf(match).boats)).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'a9'])
  })

  test('rules on a question and changes nothing', () => {
    const match = atSea()
    const { state } = match
    expect(refusals(match, ruling())).toEqual([])
    expect(match.state).toBe(state)
    expect(match.linesFor('A').at(-1)?.sentence.join('')).toBe('Referee on “Does fog count?”: It does.')
  })

  test('may be undone, and an undone act leaves no line', () => {
    const match = atSea()
    must(match, 'A', sail(match, 'a1', 3))
    const lines = match.linesFor('A').length
    refusals(match, set(['boats', 'a1', 'hits'], 1))
    expect(match.undo).toMatchObject({ by: 'referee' })
    match.stepBack()
    expect(stateOf(match).boats.a1?.hits).toBe(3)
    expect(match.linesFor('A')).toHaveLength(lines)
  })

  test('acts between turns of others, and the record replays', () => {
    const match = atSea()
    refusals(match, set(['boats', 'a1', 'hits'], 1))
    refusals(match, ruling())
    must(match, 'A', { type: 'pass' })
    const opened = openSave(toy, JSON.parse(JSON.stringify(saveOf(match, 'x', ''))))
    expect(opened.ok && [opened.warning, opened.match.state]).toEqual([undefined, match.state])
  })
})

describe('it is refused, and nothing changes', () => {
  test.each<[string, MetaAction, string, Actor?]>([
    ['by anybody else', set(['boats', 'a1', 'hits'], 1), 'TABLE.referee: Only the referee can do this.', 'A'],
    ['without a reason', set(['boats', 'a1', 'hits'], 1, { why: ' ' }), 'TABLE.referee: A ruling needs a reason.'],
    ['without a decision', ruling({ decision: '' }), 'TABLE.referee: A ruling needs a reason.'],
    ['citing no rule', ruling({ rule: ' ' }), 'TABLE.referee: A ruling must name the rule it overrides.'],
    [
      'a value of the wrong kind',
      set(['boats', 'a1', 'hits'], 'many'),
      "TABLE.referee: That isn't a valid position: boats › a1 › hits",
    ],
    ['NaN', set(['boats', 'a1', 'hits'], Number.NaN), "TABLE.referee: That isn't a valid position: boats › a1 › hits"],
    ['a broken invariant', set(['boats', 'a1', 'hits'], 99), 'it breaks “no boat has more hits than hull”'],
    [
      'a place that is not there',
      set(['boats', 'zz', 'hits'], 1),
      'TABLE.referee: There is no such place: boats › zz › hits.',
    ],
    ['removing what is not there', set(['boats', 'zz']), 'There is no such place: boats › zz.'],
    ['removing what must be', set(['boats']), "TABLE.referee: That isn't a valid position: boats"],
    ['a value nobody knows', set(['boats', 'a1', 'sails'], 3), "That sets a value this game doesn't have."],
    ['a place in every object', set(['boats', '__proto__', 'x'], 1), 'There is no such place'],
    ['the prototype itself', set(['boats', '__proto__'], {}), 'There is no such place'],
    ['the constructor', set(['constructor', 'prototype', 'x'], 1), 'There is no such place'],
    ['no path', set([], 1), 'TABLE.malformed: patches › 0 › path'],
  ])('[TABLE.referee] %s', (_, action, why, actor = 'referee' as const) => {
    const match = atSea()
    const { state } = match
    expect(refusals(match, action, actor).join()).toContain(why)
    expect(match.state).toBe(state)
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  test('with every reason at once', () => {
    expect(refusals(atSea(), set(['boats', 'a1', 'hits'], 99, { why: '', rule: '' }))).toHaveLength(3)
  })

  test('[TABLE.referee] and a seat learns nothing by trying: what is there, or could be', () => {
    const match = atSea()
    for (const path of [['boats', 'a1', 'hits'], ['mines', 'x', 'at'], ['nowhere']])
      expect(refusals(match, set(path, 99), 'B')).toEqual(['TABLE.referee: Only the referee can do this.'])
  })
})

describe('a patch', () => {
  test('sets, adds and removes in a list without a gap', () => {
    const root = { list: ['a', 'b', 'c'] }
    patchInto(root, { path: ['list', 1], value: 'B' })
    patchInto(root, { path: ['list', 3], value: 'd' })
    patchInto(root, { path: ['list', 0] })
    expect(root.list).toEqual(['B', 'c', 'd'])
  })

  test.each([[-1], [5], [1.5], ['x']])('has no place %s in a list', place => {
    expect(() => patchInto({ list: ['a'] }, { path: ['list', place], value: 1 })).toThrow('A list has no place')
    expect(() => patchInto({ list: ['a'] }, { path: ['list', place] })).toThrow('A list has no place')
  })
})

test('the rules of the table are listed like those of a game', () => {
  expect(new Set(TABLE_RULES.map(rule => rule.id)).size).toBe(TABLE_RULES.length)
  expect(TABLE_RULES.every(rule => rule.id.startsWith('TABLE.') && /^[A-Z].*\.$/.test(rule.text))).toBe(true)
})
