import { describe, expect, test } from 'vitest'
import { distance, type Vec } from '../../../src/engine/geometry/vec'
import type { Offer } from '../../../src/engine/offers'
import { viewIn } from '../../../src/engine/record/hidden'
import type { AnyPlayer } from '../../../src/engine/record/offering'
import { randomFrom } from '../../../src/engine/rolls/random'
import type { Seat } from '../../../src/engine/seats'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import { actions, type LwAction } from '../../../src/rulesets/lightning-war/actions'
import { players } from '../../../src/rulesets/lightning-war/players'
import { coverAt, onRoad } from '../../../src/rulesets/lightning-war/rules/ground'
import type { State } from '../../../src/rulesets/lightning-war/state'
import { battle, block, type Given, position, strip } from './support'

type Kind = keyof typeof actions

/** Any of them: the types of their actions don't matter here. */
const playerOf = (type: Kind): AnyPlayer | undefined =>
  (players as Readonly<Record<string, unknown>>)[type] as AnyPlayer

const offersOf = (state: State, seat: Seat, type: Kind): Offer<LwAction>[] => [
  ...(actions[type].offers(viewIn(lightningWar, state, seat), seat) as Iterable<Offer<LwAction>>),
]

function offerNamed(state: State, seat: Seat, [type, id]: readonly [Kind, string]): Offer<LwAction> {
  const offer = offersOf(state, seat, type).find(it => it.id === id)
  if (!offer) throw new Error(`${id} isn't offered`)
  return offer
}

/** What a random player does with an offer, many times over. */
function picks(state: State, seat: Seat, [type, id]: readonly [Kind, string]): LwAction[] {
  const random = randomFrom(7)
  const offer = offerNamed(state, seat, [type, id])
  const player = playerOf(type)
  return Array.from(
    { length: 150 },
    () => player?.pick?.(offer, viewIn(lightningWar, state, seat), random) ?? null,
  ).filter(it => it !== null) as LwAction[]
}

const seldom = (state: State, seat: Seat, [type, id]: readonly [Kind, string]): boolean | undefined =>
  playerOf(type)?.seldom?.(offerNamed(state, seat, [type, id]), viewIn(lightningWar, state, seat))

const placeOf = (action: LwAction): Vec => {
  if ('pose' in action) return action.pose.at
  const end = 'path' in action ? action.path.at(-1) : undefined
  if (!end) throw new Error('it goes nowhere')
  return end.at
}
const spread = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const

describe('placing and arriving', () => {
  const given = (step: Given['step']): Given => ({
    step: step ?? 'movement',
    options: { deployment: true },
    units: {
      A1: [['rifle', { at: [30, 44], status: step === 'movement' ? 'reserve' : 'table' }]],
      B1: [['rifle', { at: [30, 4] }]],
    },
    unit: { A1: { arrives: 2 } },
  })

  test.each([
    ['A', 36, 48],
    ['B', 0, 12],
  ] as const)('[LW.board.edges] seat %s places its bases all over its own zone and nowhere else', (seat, from, to) => {
    const state = position({ ...given('deployment'), active: seat })
    const [first] = offersOf(state, seat, 'deploy')
    const places = picks(state, seat, ['deploy', first?.id ?? '']).map(placeOf)
    const [left, right] = spread(places.map(({ x }) => x))
    const [top, bottom] = spread(places.map(({ y }) => y))
    expect([left >= 0, left < 4, right > 56, right <= 60]).toEqual([true, true, true, true])
    expect([top >= from, top < from + 1, bottom > to - 1, bottom <= to]).toEqual([true, true, true, true])
    expect(seldom(state, seat, ['deploy', first?.id ?? ''])).toBe(true)
  })

  test('[LW.board.edges] who arrives comes on over the whole edge, as deep as its move', () => {
    const state = position(given('movement'))
    const places = picks(state, 'A', ['arrive', 'arrive.A1.1'])
    const [top, bottom] = spread(places.map(it => placeOf(it).y))
    const [left, right] = spread(places.map(it => placeOf(it).x))
    // LW.inf.move: six inches from the edge at 48.
    expect([top >= 42, top < 42.5, bottom > 47.5, bottom <= 48]).toEqual([true, true, true, true])
    expect([left < 4, right > 56]).toEqual([true, true])
    expect(places.map(it => ('pose' in it ? it.pose.facing : null))).toEqual(places.map(() => 0))
  })
})

describe('moving', () => {
  const armour: Given = {
    step: 'movement',
    units: { A1: [['us.sherman', { at: [30, 30] }]], B1: [['rifle', { at: [30, 10] }]] },
  }
  const ends = (given: Given, id: string, seat: Seat = 'A', type: Kind = 'move') =>
    picks(position({ ...given, active: seat }), seat, [type, id]).map(placeOf)

  test.each([
    ['A', -1],
    ['B', 1],
  ] as const)('[LW.move.afv] seat %s goes as far as its rate, mostly forward', (seat, forward) => {
    const to = ends(
      { ...armour, units: { [`${seat}1`]: [['us.sherman', { at: [30, 24] }]] } },
      `move.normal.${seat}1.1`,
      seat,
    )
    const far = to.map(at => distance(at, { x: 30, y: 24 }))
    expect(Math.max(...far)).toBeGreaterThan(11.5)
    expect(Math.max(...far)).toBeLessThanOrEqual(12 + 1e-6)
    expect(to.filter(({ y }) => (y - 24) * forward > 0).length).toBeGreaterThan(90)
    expect(spread(to.map(({ x }) => x)).map(x => Math.abs(x - 30) > 8)).toEqual([true, true])
  })

  test('[LW.move.bad-going] it stops where it can pay no more', () => {
    const to = ends({ ...armour, terrain: [block('wood', 'w', [0, 0, 60, 29])] }, 'move.normal.A1.1')
    for (const { y } of to) expect(y).toBeGreaterThan(23)
    expect(Math.min(...to.map(({ y }) => y))).toBeLessThan(25)
  })

  test('[LW.move.double.retire] it goes back towards its own edge', () => {
    const to = ends(armour, 'move.retire.A1.1')
    const legal = to.filter(
      at =>
        battle(armour).forbiddenBy('A', { type: 'move', base: 'A1.1', mode: 'retire', path: [{ at, facing: 0 }] })
          .length === 0,
    )
    expect(legal.length).toBeGreaterThan(140)
    expect(Math.max(...to.map(({ y }) => y))).toBeGreaterThan(44)
  })

  test('[LW.move.dash.cover] it dashes into cover that is near, and seldom where there is none', () => {
    const wood = { ...armour, terrain: [block('wood', 'w', [40, 30, 4, 4])] }
    const state = position(wood)
    const inside = ends(wood, 'move.dash.A1.1').filter(at => coverAt(state, at) !== 'none')
    expect(inside.length).toBeGreaterThan(135)
    expect(new Set(inside.map(({ x }) => Math.floor(x))).size).toBeGreaterThan(2)
    expect(seldom(state, 'A', ['move', 'move.dash.A1.1'])).toBe(false)
    // 24 inches of a dash: a wood at 23 is near, one at 25 is not.
    for (const [x, vain] of [
      [53, false],
      [55, true],
    ] as const)
      expect(
        seldom(position({ ...armour, terrain: [block('wood', 'w', [x, 28, 4, 4])] }), 'A', ['move', 'move.dash.A1.1']),
      ).toBe(vain)
    expect(seldom(state, 'A', ['move', 'move.normal.A1.1'])).toBe(false)
  })

  test.each([
    [12, 1],
    [48, -1],
  ])('[LW.move.double.road] from %d it follows the road towards its further end', (x, way) => {
    const road = {
      ...armour,
      units: { A1: [['us.sherman', { at: [x, 30] }] as const] },
      terrain: [
        strip(
          'road',
          'r',
          [
            [0, 30],
            [20, 30],
            [40, 30],
            [60, 30],
          ],
          2,
        ),
      ],
    }
    const state = position(road)
    const to = ends(road, 'move.road.A1.1')
    expect(to.every(at => onRoad(state, at))).toBe(true)
    expect(to.every(at => (at.x - x) * way >= 0)).toBe(true)
    const far = Math.max(...to.map(at => Math.abs(at.x - x)))
    expect([far > 22, far <= 24]).toEqual([true, true])
    expect(seldom(state, 'A', ['move', 'move.road.A1.1'])).toBe(false)
    expect(seldom(position(armour), 'A', ['move', 'move.road.A1.1'])).toBe(true)
  })

  test('[LW.cmd.out.move] a stray goes back to its unit', () => {
    const given: Given = {
      step: 'movement',
      units: {
        A1: [
          ['rifle', { at: [30, 30], hq: true }],
          ['rifle', { at: [33, 30] }],
          ['rifle', { at: [30, 20] }],
        ],
      },
    }
    const to = ends(given, 'move.normal.A1.3')
    expect(to.every(at => distance(at, { x: 30, y: 30 }) <= 6)).toBe(true)
    expect(to.every(at => distance(at, { x: 30, y: 20 }) <= 6 + 1e-6)).toBe(true)
  })

  test('[LW.turn.2 LW.board.contact] a unit that goes together ends where all of it has room', () => {
    const given: Given = {
      step: 'movement',
      units: {
        A1: [
          ['rifle', { at: [30, 30], hq: true }],
          ['rifle', { at: [33, 30] }],
        ],
        A2: [['rifle', { at: [33, 27] }]],
      },
    }
    const table = battle(given)
    const legal = picks(table.state, 'A', ['move.unit', 'move.unit.normal.A1']).filter(
      it => table.forbiddenBy('A', it).length === 0,
    )
    expect(legal.length).toBeGreaterThan(140)
    expect(seldom(table.state, 'A', ['move.unit', 'move.unit.dash.A1'])).toBe(true)
  })

  test('[LW.inf.assault.double] an assault is drawn to some enemy within reach', () => {
    const given: Given = {
      step: 'movement',
      units: {
        A1: [['rifle', { at: [30, 30] }]],
        B1: [['rifle', { at: [30, 20] }]],
        B2: [['rifle', { at: [30, 10] }]],
      },
    }
    const to = ends(given, 'assault.way.A1.1', 'A', 'assault.way')
    for (const axis of ['x', 'y'] as const) {
      const [low, high] = spread(to.map(at => at[axis] - (axis === 'x' ? 30 : 20)))
      expect([low >= -1, low < -0.8, high > 0.8, high <= 1]).toEqual([true, true, true, true])
    }
  })
})

describe('firing and assaulting', () => {
  const given: Given = {
    units: {
      A1: [['us.sherman', { at: [30, 40] }]],
      A2: [['rifle', { at: [10, 20] }]],
      B1: [['de.pz4hj', { at: [30, 20] }]],
      B2: [
        ['rifle', { at: [10, 16] }],
        ['rifle', { at: [10, 8] }],
      ],
      B3: [['de.pz4hj', { at: [30, 2] }]],
    },
  }
  const targets = (state: State, type: Kind, id: string) =>
    new Set(picks(state, 'A', [type, id]).map(it => ('target' in it ? it.target : '')))

  test('[LW.armour.range LW.inf.range LW.vis.target] only what can be hit is aimed at', () => {
    const state = position(given)
    expect(targets(state, 'fire.ap', 'fire.ap.A1.1.0')).toEqual(new Set(['B1.1']))
    expect(targets(state, 'fire.small', 'fire.small.A2.1.0')).toEqual(new Set(['B2.1']))
    expect(targets(state, 'fire.he', 'fire.he.A1.1.0')).toEqual(new Set(['B1.1', 'B2.1', 'B2.2', 'B3.1']))
  })

  test('[LW.vis.los LW.board.arc] nobody aims at what is hidden or out of the arc', () => {
    const hidden = position({ ...given, terrain: [block('wood', 'w', [20, 22, 20, 8])] })
    expect(targets(hidden, 'fire.ap', 'fire.ap.A1.1.0')).toEqual(new Set())
    const away = position({
      units: { A1: [['de.stug3g', { at: [30, 40], facing: 90 }]], B1: [['us.sherman', { at: [30, 20] }]] },
    })
    expect(targets(away, 'fire.ap', 'fire.ap.A1.1.0')).toEqual(new Set())
  })

  test('[LW.move.dash.no-fire] a weapon that may not fire is seldom tried', () => {
    expect(seldom(position(given), 'A', ['fire.ap', 'fire.ap.A1.1.0'])).toBe(false)
    const dashed = position({
      ...given,
      units: { ...given.units, A1: [['us.sherman', { at: [30, 40], moved: 'dash' }]] },
    })
    expect(seldom(dashed, 'A', ['fire.ap', 'fire.ap.A1.1.0'])).toBe(true)
  })

  test('[LW.inf.assault.double LW.inf.assault.armour-escort] assaults go for what is near and unescorted', () => {
    const state = position({
      step: 'movement',
      units: {
        A1: [['rifle', { at: [30, 30] }]],
        B1: [['rifle', { at: [30, 20] }]],
        B2: [['us.sherman', { at: [34, 20] }]],
        B3: [['rifle', { at: [30, 4] }]],
        B4: [['us.sherman', { at: [20, 30] }]],
      },
    })
    expect(targets(state, 'assault.declare', 'assault.A1')).toEqual(new Set(['B1.1', 'B4.1']))
  })
})
