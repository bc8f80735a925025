import { describe, expect, test } from 'vitest'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { read, rollOff, skillTest, totalOf } from '../../../src/rulesets/lightning-strike/rules/dice'
import { at, OPTIONS, table } from './support'

const test2 = (faces: number[], threshold: number, skill = 2) =>
  skillTest(new ScriptedDice(faces), { options: { ...OPTIONS, skill } }, threshold)

describe('Dice', () => {
  test.each([
    [[3, 5], 5],
    [[2, 2], 2],
    [[6, 1], 6],
    [[1, 2, 4], 4],
  ])('[LS.dice.highest] %j is read as %i: the highest face, not the sum', (faces, outcome) => {
    expect(read(faces).outcome).toBe(outcome)
  })

  test.each([
    [[6, 6], 7],
    [[6, 6, 6], 8],
    [[6, 6, 1], 7],
    [[6, 6, 6, 6], 9],
  ])('[LS.dice.extra-six] %j is %i: one more for each six beyond the first', (faces, outcome) => {
    expect(read(faces).outcome).toBe(outcome)
  })

  test('[LS.dice.fumble] all ones is a fumble, one die or four', () => {
    expect([[1], [1, 1], [1, 1, 1, 1]].map(faces => read(faces).fumble)).toEqual([true, true, true])
    expect(read([1, 2]).fumble).toBe(false)
  })

  test('[LS.dice.fumble-value] a fumble totals 0, whatever would be added', () => {
    expect(totalOf(read([1, 1]), 5)).toBe(0)
  })

  test('[LS.dice.modifiers LS.dice.floor-zero] modifiers are added, and no total is below 0', () => {
    expect(totalOf(read([4, 2]), 3)).toBe(7)
    expect(totalOf(read([4, 2]), -3)).toBe(1)
    expect(totalOf(read([2, 2]), -3)).toBe(0)
  })

  test('the chances of two dice are those of the printed facts', () => {
    const counts: Record<string, number> = {}
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const key = read([a, b]).fumble ? 'fumble' : String(read([a, b]).outcome)
        counts[key] = (counts[key] ?? 0) + 1
      }
    expect(counts).toEqual({ fumble: 1, 2: 3, 3: 5, 4: 7, 5: 9, 6: 10, 7: 1 })
  })

  test('[LS.dice.d6 LS.dice.default] every roll of a game uses six-sided dice, and initiative is read like any other', () => {
    const { rounds } = rollOff(new ScriptedDice([6, 6, 6, 5]), ['A', 'B'])
    expect(rounds[0]?.map(({ total }) => total)).toEqual([7, 6])
    const t = table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 10] })
    t.obstacle('rock', { at: [50, 40], radius: 3 })
      .activate('A1')
      .dice(6, 6)
    t.play({ type: 'move', unit: 'A1', path: [{ at: at(50, 42), facing: 0 }] })
    expect(t.last('entry-checked').total).toBe(7)
    expect(t.steps.flatMap(step => step.rolls.map(({ sides }) => sides))).toEqual([6])
    expect(t.state.stack.length).toBeGreaterThan(0)
  })
})

describe('Skill tests', () => {
  test('[LS.test.skill-2] all crews have Skill 2; a scenario may give them 1 to 4', () => {
    expect(OPTIONS.skill).toBe(2)
  })

  test('[LS.test.roll] a test rolls as many dice as the Skill', () => {
    expect(test2([3, 4], 2).faces).toHaveLength(2)
    expect(test2([3], 2, 1).faces).toHaveLength(1)
    expect(test2([3, 1, 2, 5], 2, 4).faces).toHaveLength(4)
  })

  test('[LS.test.success LS.test.mos] more than the Threshold succeeds, with the difference as margin', () => {
    expect(test2([3, 1], 2)).toMatchObject({ total: 3, passed: true, margin: 1 })
    expect(test2([6, 6], 2)).toMatchObject({ total: 7, passed: true, margin: 5 })
  })

  test('[LS.test.failure LS.test.mof] less fails, with the difference as margin', () => {
    expect(test2([3, 1], 4)).toMatchObject({ total: 3, passed: false, margin: 1 })
    expect(test2([1, 1], 4)).toMatchObject({ total: 0, passed: false, margin: 4 })
  })

  test('[LS.test.threshold-draw] equal to the Threshold is a failure', () => {
    expect(test2([2, 1], 2)).toMatchObject({ total: 2, passed: false, margin: 0 })
  })

  test('[LS.test.mof] the margin of a failed entry check is logged', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 10] })
    t.obstacle('debris', { at: [50, 40], radius: 3 })
      .activate('A1')
      .dice(1, 1)
    t.play({ type: 'move', unit: 'A1', path: [{ at: at(50, 42), facing: 0 }] })
    expect(t.last('entry-checked')).toMatchObject({ passed: false, total: 0, margin: 2 })
  })

  test('[LS.test.no-action-modifier] Overthrust does not weigh on an entry check', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 10] })
    t.obstacle('debris', { at: [50, 40], radius: 3 })
      .activate('A1', { overthrust: true })
      .dice(3, 1)
    t.play({ type: 'move', unit: 'A1', path: [{ at: at(50, 42), facing: 0 }] })
    expect(t.last('entry-checked')).toMatchObject({ total: 3, passed: true })
  })
})
