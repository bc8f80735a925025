import { describe, expect, test } from 'vitest'
import { distanceTo } from '../../../src/engine/geometry/area'
import { distance, lerp, type Pose, type Vec } from '../../../src/engine/geometry/vec'
import { type Random, randomFrom } from '../../../src/engine/rolls/random'
import { entriesOn } from '../../../src/rulesets/lightning-strike/rules/entry'
import { cutAt, exitOf, legsOf, onBoard, type Route } from '../../../src/rulesets/lightning-strike/rules/route'
import { duel } from './combat'
import { at, type LsTable } from './support'

const STEP = 0.01

const pose = (point: Vec): Pose => ({ at: point, facing: 0 })
const somewhere = (random: Random, from: number, to: number): Vec =>
  at(from + random() * (to - from), from + random() * (to - from))

/** A walk along the route in tiny steps, with the centimetres it has gone. */
function* walk({ start, path }: Route): Generator<{ readonly gone: number; readonly at: Vec }> {
  let from = start.at
  let before = 0
  for (const { at: to } of path) {
    const length = distance(from, to)
    for (let far = 0; far < length; far += STEP) yield { gone: before + far, at: lerp(from, to, far / length) }
    before += length
    from = to
  }
  yield { gone: before, at: from }
}

describe('Where a base first touches a field', () => {
  /** Walks there and measures at every step; `sure` is false where the route only grazes the field. */
  function walked(t: LsTable, route: Route) {
    const area = t.state.obstacles.o1?.area
    if (!area) throw new Error('no field')
    let last = Number.NaN
    let nearest = Number.POSITIVE_INFINITY
    let entry: { gone: number; at: Vec } | null = null
    for (const point of walk(route)) {
      const away = distanceTo(area, point.at)
      if (away <= 1 && last > 1) entry ??= point
      nearest = Math.min(nearest, Math.abs(away - 1) < 0.02 && !entry ? 0 : 1)
      last = away
    }
    return { entry, sure: entry !== null || nearest > 0 }
  }

  test.each(['rock', 'debris', 'disc'] as const)(
    '[LS.obstacle.check-path LS.obstacle.contact] %s: as a walk along the route finds it',
    kind => {
      const random = randomFrom(11)
      const seen = { entered: 0, missed: 0 }
      for (let i = 0; i < 60; i++) {
        const facing = random() * 360
        const field = kind === 'disc' ? ({ at: [50, 50], radius: 4 } as const) : ({ at: [50, 50], facing } as const)
        const t = duel().obstacle(kind === 'disc' ? 'rock' : kind, field)
        const stops = Array.from({ length: 1 + (i % 3) }, () => pose(somewhere(random, 38, 62)))
        const route = { start: pose(somewhere(random, 38, 62)), path: stops }
        const { entry, sure } = walked(t, route)
        const [found, ...more] = entriesOn(t.state, route, [])
        expect(more).toEqual([])
        if (!sure) continue
        expect(found === undefined, `route ${i}`).toBe(entry === null)
        if (!found || !entry) seen.missed++
        else {
          seen.entered++
          expect(Math.abs(found.along - entry.gone)).toBeLessThan(0.03)
          expect(distance(found.at, entry.at)).toBeLessThan(0.03)
          const end = cutAt(route, found.along).path.at(-1)
          expect(distance(end?.at ?? at(0, 0), entry.at)).toBeLessThan(0.03)
        }
      }
      expect(seen.entered).toBeGreaterThan(20)
      expect(seen.missed).toBeGreaterThan(5)
    },
  )

  test('[LS.obstacle.check-once LS.obstacle.check-path] several fields in the order of the route, without those entered', () => {
    const t = duel()
      .obstacle('debris', { at: [50, 30], radius: 2 })
      .obstacle('rock', { at: [50, 50], radius: 2 })
      .obstacle('dust', { at: [50, 40], radius: 2 })
    const route = { start: pose(at(50, 60)), path: [pose(at(50, 45)), pose(at(50, 20))] }
    const fields = (entered: string[]) =>
      entriesOn(t.state, route, entered).map(({ field, along, rule }) => [field.id, Number(along.toFixed(3)), rule])
    expect(fields([])).toEqual([
      ['o2', 7, 'LS.obstacle.rock.check'],
      ['o1', 27, 'LS.obstacle.debris.check'],
    ])
    expect(fields(['o2'])).toEqual([['o1', 27, 'LS.obstacle.debris.check']])
    // From the rim outwards it doesn't enter; coming back, it does.
    const out = { start: pose(at(50, 53)), path: [pose(at(50, 56))] }
    expect(entriesOn(t.state, out, [])).toEqual([])
    expect(entriesOn(t.state, { ...out, path: [...out.path, pose(at(50, 52))] }, [])).toHaveLength(1)
    expect(entriesOn(t.state, { start: out.start, path: [pose(at(50, 51))] }, [])).toEqual([])
    // Touching with the rim at the very end of the route is touching.
    expect(entriesOn(t.state, { start: pose(at(50, 60)), path: [pose(at(50, 53))] }, [])).toHaveLength(1)
    expect(entriesOn(t.state, { start: pose(at(50, 60)), path: [pose(at(50, 53.001))] }, [])).toEqual([])
  })
})

describe('Where a route leaves the table', () => {
  const state = duel({ tableWidth: 120, tableHeight: 80 }).state

  test('[LS.move.retreat LS.geo.epsilon] the edge lines are on the table, a hair beyond them is not', () => {
    const points = (by: number) => [at(-by, 40), at(120 + by, 40), at(60, -by), at(60, 80 + by)]
    expect(points(0).map(point => onBoard(state, point))).toEqual([true, true, true, true])
    expect(points(5e-7).map(point => onBoard(state, point))).toEqual([true, true, true, true])
    expect(points(1e-5).map(point => onBoard(state, point))).toEqual([false, false, false, false])
  })

  test('[LS.move.retreat] by any edge or corner, at the point where it crosses', () => {
    const leaves = (...[from, ...path]: (readonly [number, number])[]) => {
      const route = { start: pose(at(...(from ?? [0, 0]))), path: path.map(([x, y]) => pose(at(x, y))) }
      const exit = exitOf(state, route)
      if (exit === null) return null
      const end = cutAt(route, exit).path.at(-1)?.at ?? at(0, 0)
      return [exit, end.x, end.y].map(value => Number(value.toFixed(6)))
    }
    expect(leaves([60, 40], [60, 75])).toBeNull()
    expect(leaves([10, 40], [0, 40])).toBeNull()
    expect(leaves([10, 40], [-10, 40])).toEqual([10, 0, 40])
    expect(leaves([110, 40], [125, 40])).toEqual([10, 120, 40])
    expect(leaves([60, 10], [60, -5])).toEqual([10, 60, 0])
    expect(leaves([60, 70], [60, 90])).toEqual([10, 60, 80])
    // 3-4-5: two thirds of a leg of 15 to the right edge, before it would reach the bottom.
    expect(leaves([114, 60], [123, 72])).toEqual([10, 120, 68])
    // Over a corner: the nearer edge counts.
    expect(leaves([114, 60], [126, 84])).toEqual([Number(Math.hypot(6, 12).toFixed(6)), 120, 72])
    expect(leaves([6, 9], [-6, -3])).toEqual([Number(Math.hypot(6, 6).toFixed(6)), 0, 3])
    // After a leg on the table, along the edge, or back again.
    expect(leaves([60, 40], [70, 40], [70, 85])).toEqual([50, 70, 80])
    expect(leaves([60, 40], [60, 85], [60, 40])).toEqual([40, 60, 80])
    expect(leaves([0, 40], [0, 60], [0, 90])).toEqual([40, 0, 80])
    expect(leaves([0, 40], [-5, 40])).toEqual([0, 0, 40])
  })

  test('[LS.move.exo.any-path] the first so many centimetres of a route', () => {
    const route = {
      start: pose(at(10, 10)),
      path: [
        { at: at(10, 20), facing: 30 },
        { at: at(20, 20), facing: 60 },
      ],
    }
    expect(legsOf(route)).toEqual([
      { from: at(10, 10), to: at(10, 20), before: 0, length: 10 },
      { from: at(10, 20), to: at(20, 20), before: 10, length: 10 },
    ])
    expect(cutAt(route, 4).path).toEqual([{ at: at(10, 14), facing: 30 }])
    expect(cutAt(route, 10).path).toEqual([{ at: at(10, 20), facing: 30 }])
    expect(cutAt(route, 12).path).toEqual([
      { at: at(10, 20), facing: 30 },
      { at: at(12, 20), facing: 60 },
    ])
    expect(cutAt(route, 20).path).toEqual(route.path)
    // A turn on the spot has no length.
    const turned = {
      start: pose(at(10, 10)),
      path: [
        { at: at(10, 10), facing: 90 },
        { at: at(15, 10), facing: 90 },
      ],
    }
    expect(cutAt(turned, 2).path).toEqual([
      { at: at(10, 10), facing: 90 },
      { at: at(12, 10), facing: 90 },
    ])
  })
})

describe('Leaving the table with one button', () => {
  test('[LS.move.retreat] a fighter flies off, if its turns and its Movement reach an edge', () => {
    const lancer = (x: number, y: number, facing: number) =>
      duel()
        .unit('lancer', { at: [x, y], facing })
        .enemy('wyvern', { at: [50, 10] })
        .activate('A1')
    const off = lancer(96, 50, 0).do('retreat', { unit: 'A1' })
    expect(off.unitOf('A1').status).toBe('retreated')
    expect(off.last('flew')).toMatchObject({ from: at(96, 50), to: at(100, 50), facing: 90, turns: 1 })
    // Turned away from the edge: two turns, and 6 of its 12 cm are left.
    const away = (x: number) => lancer(x, 50, 270).why({ type: 'retreat', unit: 'A1' })
    expect(away(95)).toEqual([])
    expect(away(93)).toEqual(['LS.move.retreat'])
  })

  test('[LS.move.retreat LS.command.out-of-sequence.no-second-move] not in a slot for Actions, nor by another Unit', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 98], activation: 'acted-out' })
      .unit('pathfinder', { at: [60, 98] })
      .enemy('wyvern', { at: [50, 10] })
      .activate('A1')
    expect(t.why({ type: 'retreat', unit: 'A1' })).toEqual([
      'LS.command.out-of-sequence.no-second-move',
      'LS.move.retreat',
    ])
    expect(t.why({ type: 'retreat', unit: 'A2' })).toEqual(['LS.turn.activation.def', 'LS.move.retreat'])
  })
})
