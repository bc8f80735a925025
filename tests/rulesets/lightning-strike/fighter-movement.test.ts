import { describe, expect, test } from 'vitest'
import { ahead, relativeBearing } from '../../../src/engine/geometry/angle'
import { cm, degrees } from '../../../src/engine/geometry/units'
import { distance, type Pose, type Vec } from '../../../src/engine/geometry/vec'
import { type Random, randomFrom } from '../../../src/engine/rolls/random'
import type { Shape } from '../../../src/engine/scene/shapes'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import { costOf, flyAll, RESTING } from '../../../src/rulesets/lightning-strike/rules/flight'
import { pathFacing } from '../../../src/rulesets/lightning-strike/rules/flight-reach'
import { facingsAt, reachShapes } from '../../../src/rulesets/lightning-strike/scene/reach'
import { at, type LsTable, table } from './support'

const fighter = (card = 'lancer') =>
  table({ commandPoints: 0 })
    .unit(card, { at: [50, 50], facing: 0 })
    .enemy('wyvern', { at: [50, 5] })
const fly = (...poses: [number, number, number][]): LsAction => ({
  type: 'fly',
  unit: 'A1',
  path: poses.map(([x, y, facing]) => ({ at: at(x, y), facing })),
})
const end = { type: 'endActivation', unit: 'A1', facing: null } as const

describe('Fighters', () => {
  test('[LS.move.fighter.basic] up to the basic Movement', () => {
    const t = fighter().activate('A1')
    expect(t.why(fly([50, 38, 0]))).toEqual([])
    expect(t.refusals(fly([50, 37, 0]))).toMatchObject([
      { rule: 'LS.move.fighter.basic', why: 'This path is 13 cm long, but only 12 cm is left.' },
    ])
    t.play(fly([50, 43, 0]))
    expect(t.why(fly([50, 38, 0]))).toEqual([])
    expect(t.why(fly([50, 37.9, 0]))).toEqual(['LS.move.fighter.basic'])
  })

  test('[LS.move.fighter.turn-free] EX.LS.2: one turn of up to 90 degrees, at any point, is free', () => {
    const t = fighter().activate('A1')
    expect(t.why(fly([62, 50, 90]))).toEqual([])
    expect(t.why(fly([50, 44, 0], [56, 44, 90]))).toEqual([])
    expect(t.why(fly([50, 38, 0], [50, 38, 270]))).toEqual([])
  })

  test('[LS.move.fighter.turn-cost] EX.LS.3: a further turn costs half the Movement: turned round, 6 of 12 cm are left', () => {
    const t = fighter().activate('A1')
    expect(t.why(fly([50, 56, 180]))).toEqual([])
    expect(t.refusals(fly([50, 56.1, 180]))).toMatchObject([
      { rule: 'LS.move.fighter.turn-cost', why: expect.stringContaining('2 turns cost 6 cm of its 12 cm') },
    ])
    expect(t.why(fly([50, 47, 0], [53, 47, 90], [53, 47, 180]))).toEqual([])
    expect(t.why(fly([50, 47, 0], [53.1, 47, 90], [53.1, 47, 180]))).toEqual(['LS.move.fighter.turn-cost'])
    // fractions are kept: 11 / 2 = 5.5
    const wraith = fighter('wraith').activate('A1')
    expect(wraith.why(fly([50, 55.5, 180]))).toEqual([])
    expect(wraith.why(fly([50, 55.51, 180]))).toEqual(['LS.move.fighter.turn-cost'])
  })

  test('[LS.move.fighter.turn-count] turns at one point are one pivot of one turn for each begun 90 degrees', () => {
    const turnsOf = (t: LsTable) => t.last('flew').turns
    const t = fighter()
      .activate('A1')
      .play(fly([50, 50, 45]))
    expect(turnsOf(t)).toBe(1)
    expect(turnsOf(t.play(fly([50, 50, 90])))).toBe(0)
    expect(turnsOf(t.play(fly([50, 50, 91])))).toBe(1)
    expect(t.why(fly([56, 50, 90]))).toEqual([])
    // with forward motion between them they are two turns
    const apart = fighter()
      .activate('A1')
      .play(fly([50, 49, 0], [51, 49, 90]))
    expect(turnsOf(apart.play(fly([51, 49, 100])))).toBe(1)
    // what was swept counts, so looking round and back again is no free turn
    const round = fighter()
      .activate('A1')
      .play(fly([50, 50, 90]))
    expect(turnsOf(round.play(fly([50, 50, 0])))).toBe(1)
  })

  test('[LS.move.fighter.turn-max] three turns at most, and then no centimetre is left', () => {
    const t = fighter().activate('A1')
    expect(t.why(fly([50, 50, 180], [50, 50, 270]))).toEqual([])
    expect(t.why(fly([50, 50, 180], [49.9, 50, 270]))).toEqual(['LS.move.fighter.turn-cost'])
    expect(t.why(fly([50, 50, 180], [50, 50, 270], [50, 50, 1]))).toEqual(['LS.move.fighter.turn-max'])
  })

  test('[LS.move.fighter.nose] only where its nose points: not sideways, not backwards', () => {
    const t = fighter().activate('A1')
    const [refusal] = t.refusals(fly([55, 50, 0]))
    expect(refusal).toMatchObject({
      rule: 'LS.move.fighter.nose',
      shapes: [{ kind: 'path', points: [at(50, 50), at(55, 50)] }],
    })
    expect(t.why(fly([50, 55, 0]))).toEqual(['LS.move.fighter.nose'])
    expect(t.why(fly([55, 45, 45]))).toEqual([])
    expect(t.why({ type: 'move', unit: 'A1', path: [{ at: at(50, 45), facing: 0 }] })).toEqual(['LS.move.fighter.nose'])
  })

  test('[LS.move.fighter.stay] without Overthrust it may stay still', () => {
    expect(fighter().activate('A1').why(end)).toEqual([])
  })

  test('[LS.move.fighter.crippled LS.damage.crippled.halves] halved numbers, rounded up, for budget, turns and minimum', () => {
    const crippled = (t: LsTable) => t.set(state => Object.assign(state.units.A1 ?? {}, { crippled: true }))
    const wraith = crippled(fighter('wraith')).activate('A1')
    expect(wraith.why(fly([50, 44, 0]))).toEqual([])
    expect(wraith.why(fly([50, 43.9, 0]))).toEqual(['LS.move.fighter.basic'])
    expect(wraith.why(fly([50, 53, 180]))).toEqual([])
    expect(wraith.why(fly([50, 53.1, 180]))).toEqual(['LS.move.fighter.turn-cost'])
    const fast = crippled(fighter('wraith')).activate('A1', { overthrust: true })
    expect(fast.why(fly([50, 38.9, 0]))).toEqual(['LS.move.fighter.overthrust.allowance'])
    expect(fast.play(fly([50, 44.1, 0])).why(end)).toEqual(['LS.move.fighter.overthrust.min'])
    expect(fast.play(fly([50, 44, 0])).why(end)).toEqual([])
  })
})

describe('Fighters on Overthrust', () => {
  const fast = () => fighter().activate('A1', { overthrust: true })

  test('[LS.move.fighter.overthrust.allowance] the number after the slash', () => {
    expect(fast().why(fly([50, 26, 0]))).toEqual([])
    expect(fast().why(fly([50, 25.9, 0]))).toEqual(['LS.move.fighter.overthrust.allowance'])
  })

  test('[LS.move.fighter.overthrust.turn] one turn of up to 90 degrees before it moves, and no other', () => {
    expect(fast().why(fly([70, 50, 90]))).toEqual([])
    expect(fast().why(fly([50, 50, 45], [70, 50, 90]))).toEqual([])
    expect(fast().why(fly([50, 70, 91]))).toContain('LS.move.fighter.overthrust.turn')
    expect(fast().why(fly([50, 45, 0], [55, 45, 90]))).toEqual(['LS.move.fighter.overthrust.turn'])
    expect(
      fast()
        .play(fly([50, 45, 0]))
        .why(fly([50, 45, 10])),
    ).toEqual(['LS.move.fighter.overthrust.turn'])
  })

  test('[LS.move.fighter.overthrust.min] it must fly its basic Movement before its activation ends', () => {
    const t = fast()
    expect(t.refusals(end)).toMatchObject([
      {
        rule: 'LS.move.fighter.overthrust.min',
        why: 'On Overthrust A1 must fly at least 12 cm. It still has 12 cm to go.',
      },
    ])
    expect(t.play(fly([50, 40, 0])).why(end)).toEqual(['LS.move.fighter.overthrust.min'])
    expect(t.play(fly([50, 38, 0])).why(end)).toEqual([])
  })

  test('[LS.move.fighter.overthrust.min] one that leaves the table has done with it', () => {
    const t = table()
      .unit('lancer', { at: [50, 95], facing: 180 })
      .unit('pathfinder')
      .enemy('wyvern', { at: [50, 5] })
    t.activate('A1', { overthrust: true }).play(fly([50, 105, 180]))
    expect(t.unitOf('A1').status).toBe('retreated')
    expect(t.state.stack.some(({ kind }) => kind === 'activation')).toBe(false)
  })

  test('[LS.move.fighter.overthrust.no-penalty LS.move.fighter.overthrust.no-counter] no counter, and no penalty on Actions', () => {
    const t = table({ commandPoints: 0 })
      .unit('lancer', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 30], facing: 180 })
    const sum = () =>
      t.plan({ type: 'attack', unit: 'A1', weapon: 0, target: 'B1' }).ledgers[0]?.lines.map(({ value }) => value)
    t.activate('A1', { overthrust: true })
    expect(t.unitOf('A1').overthrust).toBe(false)
    expect(sum()).toEqual([1])
  })
})

describe('Reach of a fighter', () => {
  const offerOf = (t: LsTable) => {
    const offer = t.offer('fly.A1')
    if (offer.kind !== 'path') throw new Error('no path')
    return offer
  }

  /** Some path of turns and legs, legal or not. */
  function anyWay(random: Random, start: Pose): Pose[] {
    const path: Pose[] = []
    for (let i = 0; i < 1 + Math.floor(random() * 3); i++) {
      const from = path.at(-1) ?? start
      const facing = random() < 0.3 ? from.facing : from.facing + (random() - 0.5) * 360
      path.push({ at: ahead({ at: from.at, facing }, random() < 0.2 ? 0 : random() * 12), facing })
    }
    return path
  }

  function covers(shapes: readonly Shape[], point: { x: number; y: number }): boolean {
    return shapes.some(shape => {
      switch (shape.kind) {
        case 'disc':
          return distance(shape.at, point) <= shape.radius + 1e-6
        case 'sector': {
          const far = distance(shape.at, point)
          const half = (shape.to - shape.from) / 2
          const off = Math.abs(relativeBearing({ at: shape.at, facing: shape.from + half }, point) ?? 0)
          return far <= 1e-6 || (far >= shape.inner - 1e-6 && far <= shape.outer + 1e-6 && off <= half + 1e-6)
        }
        case 'path': {
          const [a, b] = shape.points
          return !!a && !!b && Math.abs(distance(a, point) + distance(point, b) - distance(a, b)) <= 1e-6
        }
        default:
          return false
      }
    })
  }

  const situations: [string, () => LsTable][] = [
    ['fresh', () => fighter().activate('A1')],
    [
      'after a leg',
      () =>
        fighter()
          .activate('A1')
          .play(fly([50, 47, 0])),
    ],
    [
      'in a half-made turn',
      () =>
        fighter()
          .activate('A1')
          .play(fly([50, 50, 40])),
    ],
    [
      'after a turn and a leg',
      () =>
        fighter()
          .activate('A1')
          .play(fly([53, 50, 90])),
    ],
    ['on Overthrust', () => fighter().activate('A1', { overthrust: true })],
    [
      'on Overthrust, turned',
      () =>
        fighter()
          .activate('A1', { overthrust: true })
          .play(fly([50, 50, 30])),
    ],
  ]

  test.each(situations)('every legal path ends inside it: %s', (_name, make) => {
    const t = make()
    const { at: where, facing } = t.unitOf('A1')
    const shapes = reachShapes(t.state, t.unitOf('A1'))
    const random = randomFrom(3)
    let lawful = 0
    for (let i = 0; i < 3000; i++) {
      const path = anyWay(random, { at: where, facing })
      if (t.why({ type: 'fly', unit: 'A1', path }).length > 0) continue
      lawful += 1
      const last = path.at(-1)
      if (last && distance(last.at, where) > 1e-6) expect(covers(shapes, last.at)).toBe(true)
    }
    expect(lawful).toBeGreaterThan(20)
  })

  test.each(situations)('every point of it is reached by a legal path, and no other: %s', (_name, make) => {
    const t = make()
    const { reach, along } = offerOf(t)
    const random = randomFrom(5)
    let inside = 0
    for (let i = 0; i < 600; i++) {
      const point = ahead({ at: t.unitOf('A1').at, facing: random() * 360 }, random() * 26)
      const way = reach.extend([], point)
      if (way.length > 0) expect(t.why(along(way) as never)).toEqual([])
      const reached = distance(way.at(-1)?.at ?? t.unitOf('A1').at, point) <= 1e-6
      if (covers(reach.shapes(), point)) inside += 1
      expect(reached).toBe(covers(reach.shapes(), point))
    }
    if (!reach.shapes().every(({ kind }) => kind === 'path')) expect(inside).toBeGreaterThan(20)
  })

  test.each(situations)('what random players pick is legal: %s', (_name, make) => {
    const t = make()
    const random = randomFrom(9)
    for (let i = 0; i < 300; i++) {
      const action = t.picked('fly', offerOf(t), random)
      if (action.type === 'fly' && action.path.length > 0) expect(t.why(action)).toEqual([])
    }
  })

  test('a wanted facing is reached wherever any legal path ends with it', () => {
    const t = fighter().activate('A1')
    const { reach } = offerOf(t)
    const random = randomFrom(11)
    let tried = 0
    for (let i = 0; i < 6000; i++) {
      const path = anyWay(random, { at: at(50, 50), facing: 0 })
      const last = path.at(-1)
      if (!last || t.why({ type: 'fly', unit: 'A1', path }).length > 0) continue
      tried += 1
      const found = reach.extend([], last.at, last.facing).at(-1) ?? { at: at(50, 50), facing: 0 }
      expect(distance(found.at, last.at)).toBeLessThan(1e-6)
      const off = Math.abs(((((found.facing - last.facing) % 360) + 540) % 360) - 180)
      expect(off).toBeLessThan(1e-6)
    }
    expect(tried).toBeGreaterThan(200)
  })

  test.each([
    ['fresh', RESTING],
    ['after a leg', { flown: cm(1), turns: 0, pivot: degrees(0) }],
    ['in a half-made turn', { flown: cm(0), turns: 0, pivot: degrees(40) }],
  ] as const)(
    '[LS.move.fighter.turn-cost] no path with one corner is cheaper than the one found: %s',
    (_name, done) => {
      const allowance = { overthrust: false, limit: cm(12), turnCost: cm(6), minimum: cm(0) }
      const pose = { at: at(50, 50), facing: 0 }
      const cost = (path: readonly Pose[]) => costOf(allowance, flyAll(done, pose, path))
      const headings = Array.from({ length: 36 }, (_, i) => i * 10)
      const random = randomFrom(13)
      let paths = 0
      for (let i = 0; i < 40; i++) {
        const to = ahead({ at: pose.at, facing: Math.floor(random() * 72) * 5 }, 1 + random() * 4)
        const final = Math.floor(random() * 36) * 10
        const cheapest = Math.min(
          ...headings.flatMap(first =>
            headings.flatMap(second => {
              const corner = cornerOf(pose.at, to, [first, second])
              if (!corner) return []
              const path = [
                { at: corner, facing: first },
                { at: to, facing: second },
                { at: to, facing: final },
              ]
              return [cost(path)]
            }),
          ),
        )
        const found = pathFacing({ allowance, done, pose }, to, final)
        if (cheapest > 12) continue
        paths += 1
        expect(cost(found ?? [])).toBeLessThanOrEqual(cheapest + 1e-6)
        expect(found?.at(-1)).toEqual({ at: { x: expect.closeTo(to.x, 6), y: expect.closeTo(to.y, 6) }, facing: final })
      }
      expect(paths).toBeGreaterThan(5)
    },
  )

  /** Where a fighter flying the first heading must turn to come to a point with the second. */
  function cornerOf(from: Vec, to: Vec, [first, second]: readonly [number, number]): Vec | null {
    const [u, v] = [ahead({ at: at(0, 0), facing: first }, 1), ahead({ at: at(0, 0), facing: second }, 1)]
    const spread = u.x * v.y - u.y * v.x
    const by = at(to.x - from.x, to.y - from.y)
    const [one, two] = [(by.x * v.y - by.y * v.x) / spread, (u.x * by.y - u.y * by.x) / spread]
    if (Math.abs(spread) < 1e-6 || one < 1e-6 || two < 1e-6) return null
    return at(from.x + u.x * one, from.y + u.y * one)
  }

  test('facings at a point: straight ahead at full Movement a quarter to either side, at half of it all round', () => {
    const allowance = { overthrust: false, limit: cm(12), turnCost: cm(6), minimum: cm(0) }
    const flight = { allowance, done: RESTING, pose: { at: at(50, 50), facing: 0 } }
    const arcs = (x: number, y: number) =>
      facingsAt(flight, at(x, y)).map(arc => [Math.round(arc.from), Math.round(arc.to)])
    expect(arcs(50, 38)).toEqual([[270, 450]])
    expect(arcs(50, 44)).toEqual([[0, 360]])
    expect(arcs(62, 50)).toEqual([[90, 90]])
    expect(arcs(50, 30)).toEqual([])
  })

  test('the cost is given in words', () => {
    const normal = offerOf(fighter().activate('A1')).reach
    expect(normal.cost(normal.extend([], at(50, 55)))).toBe('11 of 12 cm')
    const fast = offerOf(fighter().activate('A1', { overthrust: true })).reach
    expect(fast.cost(fast.extend([], at(50, 42)))).toBe('8 of 24 cm, 4 cm short of the minimum')
  })
})
