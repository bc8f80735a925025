import { describe, expect, test } from 'vitest'
import { distance } from '../../../src/engine/geometry/vec'
import { viewFor } from '../../../src/engine/record/hidden'
import { randomFrom } from '../../../src/engine/rolls/random'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import { bot } from '../../../src/rulesets/striker/bot'
import { HOLD } from '../../../src/rulesets/striker/rules/command/command'
import type { Side } from '../../../src/rulesets/striker/sides'
import type { State } from '../../../src/rulesets/striker/state'
import { block, type FieldGiven, field, stand } from './field'

/** The decision it would take first. */
function decision(state: State, side: Side = 'A'): readonly StrikerAction[] {
  for (const { actions } of bot.rows?.(viewFor(state, side), side, randomFrom(1)) ?? []) return actions
  return []
}

const veterans = [{ quality: 'veteran' as const }, { quality: 'veteran' as const }]
const house = block('building', [118, 78, 124, 84], { id: 'mill', values: { floors: 2, armour: 20 } })
const hold = { hold: { mill: 5 }, destroy: {}, exit: {}, survive: {}, breakAt: { A: 0.5, B: 0.5 }, drawBelow: 3 }

describe('the fire of the machine', () => {
  const at = (stands: FieldGiven['stands']) =>
    decision(field({ phase: 'fire1', first: 'B', stands: { A1: { at: [50, 60] }, ...stands } }))
  const grav = { card: 'LGT13', at: [50, 45] } as const

  test('[STR.core.sequence.declare-order] is one decision, and ends with the seal', () => {
    const actions = at({ B1: { at: [50, 40] }, B2: { at: [60, 40] } })
    expect(actions.length).toBeGreaterThan(1)
    expect(actions.at(-1)).toEqual({ type: 'seal' })
  })

  test('[STR.core.damage.vehicle.throw] no rifles at grav armour: they cannot hurt it', () => {
    expect(at({ B1: grav })).toEqual([{ type: 'seal' }])
  })

  test('[STR.core.damage.vehicle.throw] men behind a tank that is nearer are fired at instead', () => {
    const targets = at({ B1: grav, B2: { at: [53, 35] } }).flatMap(one => (one.type === 'fire' ? [one.target] : []))
    expect(new Set(targets)).toEqual(new Set(['B2']))
  })
})

describe('the movement of the machine', () => {
  const options = { victory: hold }
  const pieces = [house, block('dugout', [49, 139, 51, 141])]

  test('[STR.core.victory.hold] men who are free to go make for the objective', () => {
    const state = field({ phase: 'move1', stands: { A1: { at: [100, 100], men: veterans } }, options, pieces })
    const [move] = decision(state)
    if (move?.type !== 'move') throw new Error('it does not move')
    const goal = { x: 121, y: 81 }
    const end = move.path.at(-1) ?? { x: 0, y: 0 }
    expect(distance(end, goal)).toBeLessThan(distance({ x: 100, y: 100 }, goal) - 2)
  })

  test('[STR.core.terrain.cover] defenders stay in their dug-outs', () => {
    const state = field({
      phase: 'move1',
      stands: { A1: { at: [50, 140], men: veterans }, B1: { at: [80, 100] } },
      options: { victory: { ...hold, heldAtStart: 'A' } },
      pieces,
    })
    expect(decision(state)).toEqual([{ type: 'done' }])
  })

  test('[STR.core.move.fraction] a stand moves once in a phase, and stays once it is there', () => {
    const given = { phase: 'move1', options, pieces } as const
    const moved = field({ ...given, stands: { A1: { at: [100, 100], men: veterans, own: { spent: 0.2, path: [] } } } })
    expect(decision(moved)).toEqual([{ type: 'done' }])
    const there = field({ ...given, stands: { A1: { at: [121, 80], men: veterans } } })
    expect(decision(there)).toEqual([{ type: 'done' }])
  })

  test('[STR.core.move.mount] men get out where they are needed, not on the way', () => {
    const stands = (x: number): NonNullable<FieldGiven['stands']> => ({
      A1: { card: 'ATV8', at: [x, 86] },
      A2: { at: [x, 86], aboard: 'A1', spotted: false },
    })
    const near = field({ phase: 'move1', stands: stands(112), options, pieces })
    expect(decision(near)[0]).toMatchObject({ type: 'dismount', stand: 'A2' })
    const far = field({ phase: 'move1', stands: stands(40), options, pieces })
    expect(decision(far)[0]?.type).not.toBe('dismount')
  })
})

describe('the orders of the machine', () => {
  const leader = { men: [{ leader: 1, quality: 'regular' as const }, {}] }
  const given = (change: FieldGiven = {}): State =>
    field({
      phase: 'command',
      stands: { A1: { at: [60, 60], ...leader } },
      units: { 'A.A1': { leader: 'A1', order: HOLD } },
      options: { victory: hold },
      pieces: [house],
      ...change,
    })

  test('[STR.core.orders.form] are written once, and the phase is finished with them', () => {
    const state = given()
    const actions = decision(state)
    expect(actions.map(({ type }) => type)).toEqual(['order', 'ready'])
    expect(actions[0]).toMatchObject({ unit: 'A.A1', order: { move: { verb: 'assault' } } })
    expect(stand(state, 'A1').at).toEqual({ x: 60, y: 60 })
  })

  test('[STR.core.orders.time] a unit whose order is on its way gets no other', () => {
    const pending = { order: HOLD, from: 'A1', effective: 5 }
    expect(decision(given({ units: { 'A.A1': { leader: 'A1', pending } } }))).toEqual([{ type: 'ready' }])
  })

  test('[STR.core.victory.hold] who holds the place from the start gives none', () => {
    expect(decision(given({ options: { victory: { ...hold, heldAtStart: 'A' } } }))).toEqual([{ type: 'ready' }])
  })
})
