import { expect, test } from 'vitest'
import { distance } from '../../../src/engine/geometry/vec'
import type { Offer } from '../../../src/engine/offers'
import { viewIn } from '../../../src/engine/record/hidden'
import { Match } from '../../../src/engine/record/match'
import { offersFor } from '../../../src/engine/record/offering'
import { planFor } from '../../../src/engine/record/step'
import { isRefused } from '../../../src/engine/rolls/plan'
import { randomFrom } from '../../../src/engine/rolls/random'
import { type Action, anyRuleset } from '../../../src/engine/ruleset'
import { inRegion, somewhereIn } from '../../../src/engine/scene/regions'
import { striker } from '../../../src/rulesets/striker'
import type { Order } from '../../../src/rulesets/striker/orders'
import { HOLD } from '../../../src/rulesets/striker/rules/command/command'
import { shareWords } from '../../../src/rulesets/striker/rules/movement/movement'
import type { State } from '../../../src/rulesets/striker/state'
import { field, type StandGiven } from './field'

/** From the south to the north. */
const NORTH: Order = {
  ...HOLD,
  move: { ...HOLD.move, verb: 'goto', route: [{ x: 50, y: 80 }], point: { x: 50, y: 0 } },
}

const ruleset = anyRuleset(striker)
const offered = (state: State, id: string): Offer<Action> => {
  const offer = offersFor(ruleset, state, 'A').find(one => one.id === id)
  if (!offer) throw new Error(`nobody is offered ${id}`)
  return offer
}
const moving = (stands: Readonly<Record<string, StandGiven>>, order: Order): State =>
  field({ stands, units: { 'A.A1': { order } }, phase: 'move1', turn: 1 })

test('[STR.core.orders.corridor] what is painted for a move is what its orders allow', () => {
  const state = moving({ A1: { at: [50, 50] } }, NORTH)
  const walk = offered(state, 'move.A1.walk.ground')
  if (walk.kind !== 'path') throw new Error('not a way')
  const painted = walk.reach.shapes()
  expect(inRegion(painted, { x: 50, y: 47 })).toBe(true)
  expect(inRegion(painted, { x: 50, y: 53 })).toBe(false)
  // Where a path may end is where the paint is, but for the width of the grid.
  for (let x = 40; x <= 60; x += 1.25)
    for (let y = 40; y <= 60; y += 1.25) {
      const to = { x, y }
      const path = walk.reach.extend([], to)
      const end = path.at(-1)?.at
      const legal = !!end && distance(end, to) < 1e-6 && !isRefused(planFor(ruleset, state, 'A', walk.along(path)))
      const near = [-2, 0, 2].flatMap(dx => [-2, 0, 2].map(dy => inRegion(painted, { x: x + dx, y: y + dy })))
      if (near.every(one => one)) expect([to, legal]).toEqual([to, true])
      if (near.every(one => !one)) expect([to, legal]).toEqual([to, false])
    }
})

test('[STR.core.orders.average STR.core.orders.move-clause] ordered to hold, nothing is painted but a step into cover', () => {
  const walk = offered(moving({ A1: { at: [50, 50] } }, HOLD), 'move.A1.walk.ground')
  if (walk.kind !== 'path') throw new Error('not a way')
  expect(inRegion(walk.reach.shapes(), { x: 50, y: 48 })).toBe(false)
})

test('[STR.core.orders.fire-clause] a shell at a point is closed where orders allow no point', () => {
  const firing = (verb: Order['fire']['verb']) =>
    offersFor(
      ruleset,
      field({
        stands: { A1: { card: 'MBT8', at: [50, 50] } },
        units: { 'A.A1': { order: { ...HOLD, fire: { ...HOLD.fire, verb } } } },
        phase: 'fire1',
        sealed: ['B'],
        turn: 1,
      }),
      'A',
    ).filter(({ id }) => id.endsWith('.point'))
  expect(firing('atWill').length).toBeGreaterThan(0)
  for (const offer of firing('atWill')) expect(offer.bars?.()).toEqual([])
  for (const offer of firing('vehicles'))
    expect(offer.bars?.().map(({ rule }) => rule)).toEqual(['STR.core.orders.fire-clause'])
})

test('[STR.core.indirect.observer] what is painted for a fire mission is what the observer sees', () => {
  const match = new Match(ruleset, striker.setupModel.scenarios[1]?.setup as never, 'observing')
  match.settle()
  for (const seat of ['A', 'B'] as const) match.play(seat, { type: 'ready' })
  match.settle()
  const mission = offersFor(ruleset, match.state, 'B').find(
    ({ id }) => id.startsWith('mission.') && id.endsWith('.point'),
  )
  if (mission?.kind !== 'region') throw new Error('nobody can call a mission')
  const painted = mission.region()
  const view = viewIn(ruleset, match.state, 'B')
  const random = randomFrom(1)
  let hidden = 0
  for (let i = 0; i < 60; i++) {
    const at = somewhereIn(painted, random)
    if (!at) throw new Error('nothing is painted')
    if (isRefused(planFor(ruleset, view, 'B', mission.at({ at, facing: 0 })))) hidden += 1
  }
  // A corner of a wood may lie between the points that are looked at.
  expect(hidden).toBeLessThan(6)
})

test('[STR.core.move.fraction] a hair too far says so: 100.3 % and not 100 %', () => {
  expect([shareWords(1), shareWords(1.003), shareWords(0.997), shareWords(0.571)]).toEqual([
    '100 % of its movement',
    '100.3 % of its movement',
    '99.7 % of its movement',
    '57 % of its movement',
  ])
  const state = field({
    stands: { A1: { at: [50, 50] } },
    units: { 'A.A1': { order: NORTH } },
    phase: 'move1',
    turn: 1,
  })
  const walk = offered(state, 'move.A1.walk.ground')
  if (walk.kind !== 'path') throw new Error('not a way')
  const end = walk.reach.extend([], { x: 50, y: 0 }).at(-1)?.at
  if (!end) throw new Error('it goes nowhere')
  const far = { at: { x: 50, y: 50 - (50 - end.y) * 1.003 }, facing: 0 }
  const planned = planFor(ruleset, state, 'A', walk.along([far]))
  expect(isRefused(planned) && planned.refusals.map(({ why }) => why)).toEqual([
    'That would take 100.3 % of its movement.',
  ])
})
