import { describe, expect, test } from 'vitest'
import { type Axial, axialOf, hexCentre, hexName, hexOf, hexSize, stepsBetween } from '../../../src/engine/geometry/hex'
import type { Options } from '../../../src/rulesets/arclight/options'
import { follow, type Movement, movementOf } from '../../../src/rulesets/arclight/rules/movement'
import { risksFrom } from '../../../src/rulesets/arclight/rules/reach'
import { shipOf } from '../../../src/rulesets/arclight/rules/ship'
import { plottingOf } from '../../../src/rulesets/arclight/scene/plotting'
import type { State } from '../../../src/rulesets/arclight/state'
import { condition, type Given, position } from './support'

const SIZE = 9
const named = (at: Axial): string => hexName(hexOf(at))
const hexes: readonly Axial[] = Array.from({ length: SIZE * SIZE }, (_, i) =>
  axialOf({ column: i % SIZE, row: Math.floor(i / SIZE) }),
)
const point = (at: Axial) => hexCentre(hexOf(at))

/** A Pulsar, Maneuver Number 3, Helm D6, with 9 points on a map of 9 by 9 hexes, and two ships in its way. */
const small = (given: Given = {}, options: Partial<Options> = {}): State =>
  position(
    { A1: { at: '0506', losses: { T: 5 }, ...given }, A2: { at: '0603' }, B1: { at: '0504' } },
    {},
    { columns: SIZE, rows: SIZE, ...options },
  )

/** Every legal end of a course without a roll, found by flying each. */
function flown(state: State): Movement[] {
  const found = [movementOf(state, shipOf(state, 'A1'))]
  const go = (steps: readonly string[]): void => {
    for (const step of ['F', 'L', 'R']) {
      const next = [...steps, step]
      const { movement, refusals } = follow(state, shipOf(state, 'A1'), next)
      const passing = refusals.every(({ why }) => why.endsWith("so you can't stop there."))
      if (!passing) continue
      if (refusals.length === 0) found.push(movement)
      if (!movement.off) go(next)
    }
  }
  go([])
  return found
}

const most = (ends: readonly Movement[]): number => Math.max(-1, ...ends.map(({ left }) => left))
const inHex = (ends: readonly Movement[], at: Axial): Movement[] => ends.filter(end => stepsBetween(end.at, at) === 0)

describe('a pointer becomes a course', () => {
  const state = small()
  const a1 = shipOf(state, 'A1')
  const { reach, stepsAlong, start } = plottingOf(state, a1)
  const ends = flown(state).filter(({ off }) => !off)

  test('[ARC.move.points ARC.move.forward ARC.move.turn-cost] the cheapest to every hex in reach, with its cost', () => {
    expect(start).toEqual({ at: point(a1.at), facing: 0 })
    const wrong = hexes.filter(at => {
      const left = most(inHex(ends, at))
      if (left < 0) return false
      const path = reach.extend([], point(at))
      const { movement, refusals } = follow(state, a1, stepsAlong(path))
      const arrives = refusals.length === 0 && movement.left === left && stepsBetween(movement.at, at) === 0
      return !arrives || reach.cost(path) !== `${9 - left} of 9 points`
    })
    expect(wrong.map(named)).toEqual([])
  })

  test('[ARC.move.points ARC.move.occupied.stop] to a hex out of reach or taken, so that the reason is told', () => {
    const rich = flown(small({ losses: { T: 0 } }))
    const wrong = hexes.filter(at => {
      if (inHex(ends, at).length > 0) return false
      const path = reach.extend([], point(at))
      const end = path.at(-1)
      const dear = most(inHex(rich, at))
      // The cheapest course, where 14 points would be enough for it.
      const told = dear < 0 || reach.cost(path) === `${14 - dear} of 9 points`
      return (
        !end ||
        named(at) !== named(stateHex(end.at)) ||
        !told ||
        follow(state, a1, stepsAlong(path)).refusals.length === 0
      )
    })
    expect(wrong.map(named)).toEqual([])
    expect(stepsAlong(reach.extend([], point(axialOf({ column: 4, row: 3 }))))).toEqual(['F', 'F'])
  })

  test('[ARC.move.multi-turn.roll] with the facing asked for, by a Helm roll where it must be', () => {
    const wrong: string[] = []
    for (const at of hexes)
      for (const facing of [0, 1, 2, 3, 4, 5]) {
        const there = inHex(ends, at)
        if (there.length === 0) continue
        const path = reach.extend([], point(at), 60 * facing)
        const steps = stepsAlong(path)
        const exact = most(there.filter(end => end.facing === facing))
        const able = there.filter(end => !end.turned && end.left >= 4)
        const last = steps.at(-1) ?? ''
        const sure = exact >= 0 || able.length === 0
        const { movement, refusals } = follow(state, a1, sure ? steps : steps.slice(0, -1))
        const right = sure
          ? last.length < 2 && movement.left === (exact >= 0 ? exact : most(there))
          : last.length > 1 && movement.left === most(able)
        // Two hexsides need 5 with a D6, three need 6.
        const helm = last.length === 2 ? 'Helm 5+: 33 %' : 'Helm 6+: 17 %'
        const words = sure ? `${9 - movement.left} of 9 points` : `${9 - movement.left + 4} of 9 points, ${helm}`
        const faced = path.at(-1)?.facing ?? 0
        const turned = able.length === 0 && exact < 0 ? faced === 60 * movement.facing : faced === 60 * facing
        if (refusals.length > 0 || !right || !turned || reach.cost(path) !== words)
          wrong.push(`${named(at)} ${facing}: ${steps.join(' ')}, ${reach.cost(path)}`)
      }
    expect(wrong).toEqual([])
  })

  test('[ARC.move.multi-turn.roll] goes on from where it was, but not beyond a Helm roll', () => {
    const one = reach.extend([], point(axialOf({ column: 4, row: 4 })))
    const two = reach.extend(one, point(axialOf({ column: 5, row: 3 })))
    expect([stepsAlong(one), stepsAlong(two)]).toEqual([['F'], ['F', 'R', 'F']])
    expect(two.map(({ facing }) => facing)).toEqual([0, 60, 60])
    const sharp = reach.extend(one, point(axialOf({ column: 4, row: 4 })), 180)
    expect(stepsAlong(sharp)).toEqual(['F', 'RRR'])
    expect(reach.extend(sharp, point(axialOf({ column: 4, row: 7 })))).toBe(sharp)
    const split = small({}, { turnSplit: true })
    const free = plottingOf(split, shipOf(split, 'A1'))
    expect(free.stepsAlong(free.reach.extend([], point(a1.at), 120))).toEqual(['R', 'R'])
    expect(free.stepsAlong(free.reach.extend([], point(a1.at), 180))).toEqual(['RRR'])
  })

  test('[ARC.crit.6 ARC.crit.19] three hexsides to the side that is not locked', () => {
    const back = (...kinds: Parameters<typeof condition>[0][]) => {
      const locked = small({ conditions: kinds.map(kind => condition(kind)) })
      const plotting = plottingOf(locked, shipOf(locked, 'A1'))
      return plotting.stepsAlong(plotting.reach.extend([], point(a1.at), 180))
    }
    expect([back(), back('right-only'), back('left-only')]).toEqual([['RRR'], ['RRR'], ['LLL']])
  })

  test('[ARC.board.exit] off the map, as near as can be to the point, and no dearer than needed', () => {
    const { width, height } = hexSize({ columns: SIZE, rows: SIZE })
    // Near the lower right corner, so that two edges are in reach.
    const edge = small({ at: '0808', facing: 2 })
    const own = shipOf(edge, 'A1')
    const plotting = plottingOf(edge, own)
    const all = flown(edge)
    const points = [
      ...[0, 1, 2, 3].flatMap(i => [
        { x: width, y: height - i - 0.2 },
        { x: width + 0.5, y: height - i - 0.2 },
      ]),
      ...[0, 1, 2, 3].map(i => ({ x: width - i - 0.1, y: height + 0.4 })),
    ]
    let gone = 0
    for (const to of points) {
      const outward = (at: number, end: number) => (at >= end ? at + 0.5 : at)
      const goal = stateHex({ x: outward(to.x, width), y: outward(to.y, height) })
      const far = ({ at }: Movement) => stepsBetween(at, goal)
      const [out, stay] = [all.filter(({ off }) => off), all.filter(({ off }) => !off)]
      const least = Math.min(...out.map(far))
      const leaves = least < Math.min(...stay.map(far))
      const path = plotting.reach.extend([], to)
      const { movement, refusals } = follow(edge, own, plotting.stepsAlong(path))
      expect([refusals, movement.off]).toEqual([[], leaves])
      if (!leaves) continue
      gone += 1
      expect([far(movement), movement.left]).toEqual([least, most(out.filter(end => far(end) === least))])
      expect(plotting.reach.cost(path)).toBe('off the map')
    }
    expect(gone).toBeGreaterThan(5)
  })

  test('[ARC.board.exit] the rim of each side is beyond the map, a hex inside it is not', () => {
    const { width, height } = hexSize({ columns: SIZE, rows: SIZE })
    const leaves = (at: string, facing: number, to: { x: number; y: number }) => {
      const near = small({ at, facing })
      const plotting = plottingOf(near, shipOf(near, 'A1'))
      return follow(near, shipOf(near, 'A1'), plotting.stepsAlong(plotting.reach.extend([], to))).movement.off
    }
    const middle = { x: width / 2, y: height / 2 }
    expect([
      leaves('0502', 0, { ...middle, y: 0 }),
      leaves('0508', 3, { ...middle, y: height }),
      leaves('0205', 5, { ...middle, x: 0 }),
      leaves('0805', 1, { ...middle, x: width }),
    ]).toEqual([true, true, true, true])
    expect([
      leaves('0502', 0, { ...middle, y: 0.1 }),
      leaves('0508', 3, { x: point(a1.at).x, y: height - 0.6 }),
      leaves('0205', 5, { ...middle, x: 0.4 }),
      leaves('0805', 1, { ...middle, x: width - 0.4 }),
    ]).toEqual([false, false, false, false])
  })
})

const stateHex = ({ x, y }: { x: number; y: number }): Axial => {
  const all = Array.from({ length: 15 * 15 }, (_, i) => axialOf({ column: (i % 15) - 3, row: Math.floor(i / 15) - 3 }))
  const far = (at: Axial) => (point(at).x - x) ** 2 + (point(at).y - y) ** 2
  return all.reduce((best, at) => (far(at) < far(best) ? at : best))
}

describe('hexes that a Helm roll opens up', () => {
  /** The best chance for each further hex: from every end, by every sharp turn, with every face of the die. */
  function chances(state: State, die: number | null, sidesAllowed: readonly number[]): Map<string, number> {
    const sure = flown(state).filter(({ off }) => !off)
    const known = new Set(sure.map(({ at }) => named(at)))
    const stunned = shipOf(state, 'A1').stun > 0 ? -2 : 0
    const best = new Map<string, number>()
    const onward = new Map<string, ReadonlySet<string>>()
    const after = (from: Movement, facing: number, left: number): ReadonlySet<string> => {
      const key = `${named(from.at)} ${facing} ${left}`
      const before = onward.get(key)
      if (before) return before
      const a1 = { ...shipOf(state, 'A1'), at: from.at, facing }
      const there = flown({ ...state, ships: { ...state.ships, A1: a1 }, moving: { ship: 'A1', left, turned: true } })
      const found = new Set(there.filter(({ off }) => !off).map(({ at }) => named(at)))
      onward.set(key, found)
      return found
    }
    for (const from of sure) {
      if (from.turned && !state.options.turnSplit) continue
      for (const sides of sidesAllowed) {
        const found = new Map<string, number>()
        for (let face = die === null ? 0 : 1; face <= (die ?? 0); face++) {
          const target = Math.abs(sides) + 3
          const total = face + stunned
          const cost = 4 + Math.max(0, target - total)
          if (from.left < 4 || cost > from.left || (face === 1 && total < target)) continue
          for (const at of after(from, (from.facing + sides + 6) % 6, from.left - cost))
            found.set(at, (found.get(at) ?? 0) + 1 / (die ?? 1))
        }
        for (const [at, chance] of found) if (!known.has(at) && chance > (best.get(at) ?? 0)) best.set(at, chance)
      }
    }
    return best
  }

  const lock = (...kinds: Parameters<typeof condition>[0][]): Given => ({
    conditions: kinds.map(kind => condition(kind)),
  })
  const cases: readonly [string, Given, Partial<Options>, number | null, readonly number[]][] = [
    ['both sides open', {}, {}, 6, [2, 3, -2, -3]],
    ['a stunned crew', { stun: 1, losses: { T: 3 } }, {}, 6, [2, 3, -2, -3]],
    ['no pilot', { dead: ['P'], losses: { T: 3 } }, {}, null, [2, 3, -2, -3]],
    ['right only', lock('right-only'), {}, 6, [2, 3]],
    ['left only', lock('left-only'), {}, 6, [-2, -3]],
    ['locked on both sides', lock('right-only', 'left-only'), {}, 6, []],
    ['straight on', lock('straight'), {}, 6, []],
    ['turns that may be split', {}, { turnSplit: true }, 6, [2, 3, -2, -3]],
  ]
  test.each(cases)(
    '[ARC.move.multi-turn.roll ARC.move.multi-turn.success ARC.move.multi-turn.fail ARC.move.multi-turn.one] %s',
    (_, given, options, die, sides) => {
      const state = small(given, options)
      const found = new Map(risksFrom(state, shipOf(state, 'A1')).map(({ at, chance }) => [named(at), chance]))
      const truth = chances(state, die, sides)
      expect([...found.keys()].sort()).toEqual([...truth.keys()].sort())
      for (const [at, chance] of truth) expect([at, found.get(at)]).toEqual([at, expect.closeTo(chance, 9)])
    },
  )
})
