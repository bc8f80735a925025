import { expect, test } from 'vitest'
import { heading } from '../../../src/engine/geometry/angle'
import type { Offer } from '../../../src/engine/offers'
import { offersFor } from '../../../src/engine/record/offering'
import { planFor } from '../../../src/engine/record/step'
import { isRefused } from '../../../src/engine/rolls/plan'
import { randomFrom } from '../../../src/engine/rolls/random'
import { seededDice } from '../../../src/engine/rolls/seeded'
import { type Action, anyRuleset } from '../../../src/engine/ruleset'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import type { State } from '../../../src/rulesets/lightning-war/state'
import { type Given, position, strip } from './support'

const ruleset = anyRuleset(lightningWar)

type Path = Extract<Offer<Action>, { kind: 'path' }>

const isLegal = (state: State, action: Action): boolean => !isRefused(planFor(ruleset, state, 'A', action))

const pathsIn = (state: State): Path[] => offersFor(ruleset, state, 'A').filter(offer => offer.kind === 'path')

/** Whether some of many ways is legal: turned on the spot, all round in small steps, and by random. */
function someWay(state: State, offer: Path): boolean {
  const random = randomFrom(3)
  const { at, facing } = offer.start
  const round = [0, 1, 3, 6, 12, 24].flatMap(far =>
    Array.from({ length: 12 }, (_, i) => {
      const h = heading(30 * i)
      return [{ at: { x: at.x + h.x * far, y: at.y + h.y * far }, facing }]
    }),
  )
  const guessed = Array.from({ length: 20 }, () => offer.reach.sample(random))
  return [...round, ...guessed].some(way => isLegal(state, offer.along(way)))
}

const found = (state: State, id: string): Path => {
  const offer = pathsIn(state).find(one => one.id === id)
  if (!offer) throw new Error(`${id} is not offered`)
  return offer
}

test.each(lightningWar.setups.scenarios.map(({ id, setup }) => [id, setup] as const))(
  '[LW.turn.2] %s: what is greyed as impossible has no legal way, and what has one is not greyed',
  (_, setup) => {
    const start = lightningWar.setup(setup, seededDice('offered', 'setup'))
    const state: State = { ...start, step: 'movement', active: 'A', order: ['A', 'B'], turn: 1, stack: [] }
    const offers = pathsIn(state)
    expect(offers.length).toBeGreaterThan(10)
    const wrong = offers.filter(offer => (offer.bars?.() ?? []).length > 0 && someWay(state, offer))
    expect(wrong.map(({ id }) => id)).toEqual([])
  },
)

test('[LW.move.double.road LW.move.double.retire] a mode is greyed only where no way will do, with the reason', () => {
  const road = strip('road', 'r', [
    [5, 40],
    [55, 40],
  ])
  const bars = (mode: string, given: Partial<Given>, at: readonly [number, number] = [10, 40]) =>
    found(
      position({
        step: 'movement',
        terrain: [road],
        ...given,
        units: { A1: [['us.sherman', { at, facing: 90 }]], ...given.units },
      }),
      `move.${mode}.A1.1`,
    )
      .bars?.()
      .map(({ rule, why }) => [rule, why])
  const gun = (x: number): Partial<Given> => ({ units: { B1: [['de.pz4hj', { at: [x, 30] }]] } })
  expect(bars('road', {})).toEqual([])
  expect(bars('road', {}, [10, 42])).toEqual([['LW.move.double.road', 'The way leaves the road.']])
  // The gun reaches the road, but not where the tank stands: it may turn there.
  expect(bars('road', gun(40))).toEqual([])
  expect(bars('road', gun(20))).toEqual([['LW.move.double.road', 'B1.1 has the road under fire, within 24 inches.']])
  expect(bars('retire', {}, [10, 47.5])?.map(([rule]) => rule)).toEqual(['LW.move.double.retire'])
  expect(bars('retire', {}, [10, 46])).toEqual([])
  expect(bars('normal', gun(20))).toEqual([])
})

test('[LW.move.dash.cover] a dash is not greyed because a few random ways miss the only hiding place', () => {
  // A gun sees all of the table but the ground behind one small house.
  const state = position({
    step: 'movement',
    units: { A1: [['us.sherman', { at: [30, 40] }]], B1: [['de.pz4hj', { at: [30, 2] }]] },
    terrain: [
      {
        id: 'h',
        kind: 'building',
        points: [
          { x: 29.5, y: 30 },
          { x: 30.5, y: 30 },
          { x: 30.5, y: 32 },
          { x: 29.5, y: 32 },
        ],
      },
    ],
  })
  const dash = found(state, 'move.dash.A1.1')
  expect(isLegal(state, dash.along([{ at: { x: 30, y: 33.5 }, facing: 0 }]))).toBe(true)
  expect(dash.bars?.()).toEqual([])
})

test('[LW.move.afv LW.board.measure] a pointer gets a base to the last hair of its move, round a corner too', () => {
  const state = position({ step: 'movement', units: { A1: [['us.sherman', { at: [30.2, 40.1] }]] } })
  const offer = found(state, 'move.normal.A1.1')
  const { reach } = offer
  const to = { x: 30.2 + 7.2, y: 40.1 - 9.6 }
  expect(reach.extend([], to).at(-1)?.at).toEqual(to)
  const bent = reach.extend(reach.extend([], { x: 30.2, y: 35.1 }), { x: 50, y: 35.1 })
  expect(bent.map(({ at }) => at)).toEqual([
    { x: 30.2, y: 35.1 },
    { x: expect.closeTo(37.2, 6), y: 35.1 },
  ])
  expect(reach.cost(bent)).toBe('12 inches of 12')
  expect(isLegal(state, offer.along(bent))).toBe(true)
})
