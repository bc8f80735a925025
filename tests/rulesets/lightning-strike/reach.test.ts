import { describe, expect, test } from 'vitest'
import { allowanceOf, RESTING } from '../../../src/rulesets/lightning-strike/rules/flight'
import { facingsAt, facingsReach, reachShapes } from '../../../src/rulesets/lightning-strike/scene/reach'
import { markerAt, markerRadius } from '../../../src/rulesets/lightning-strike/tables/obstacles'
import { duel, moveTo } from './combat'
import { at, type LsTable } from './support'

const shapes = (t: LsTable) => reachShapes(t.state, t.unitOf('A1'))
const lancer = (facing = 0, more = {}) =>
  duel()
    .unit('lancer', { at: [50, 50], facing, ...more })
    .enemy('wyvern', { at: [5, 5] })

describe('Reach as it is drawn', () => {
  test('[LS.move.exo.circle LS.move.exo.overthrust.allowance] an exo-armor: a circle, and a dashed one on Overthrust', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [5, 5] })
    expect(shapes(t)).toEqual([
      { kind: 'disc', at: at(50, 50), radius: 10, tone: 'reach', dashed: false },
      { kind: 'disc', at: at(50, 50), radius: 20, tone: 'reach', dashed: true },
    ])
    t.activate('A1')
    expect(shapes(t)).toEqual([{ kind: 'disc', at: at(50, 50), radius: 10, tone: 'reach', label: '10 cm' }])
    t.play(moveTo(44))
    expect(shapes(t)).toMatchObject([{ at: at(50, 50), radius: 10 }])
    expect(facingsReach(t.state, t.unitOf('A1'))).toEqual([])
  })

  test('[LS.move.fighter.turn-free LS.move.fighter.turn-cost] a fighter: ahead, with one turn, with two for half of it', () => {
    // Overthrust reaches from the basic 12 cm to 24.
    expect(shapes(lancer(30))).toEqual([
      { kind: 'path', points: [at(50, 50), expect.anything()], arrow: true, tone: 'reach', dashed: false },
      {
        kind: 'sector',
        at: at(50, 50),
        inner: 0,
        outer: 12,
        from: -60,
        to: 120,
        tone: 'reach',
        label: '1 turn',
        dashed: false,
      },
      { kind: 'disc', at: at(50, 50), radius: 6, tone: 'reach', label: '2 turns', dashed: true },
      {
        kind: 'sector',
        at: at(50, 50),
        inner: 12,
        outer: 24,
        from: -60,
        to: 120,
        tone: 'reach',
        label: 'Overthrust',
        dashed: true,
      },
    ])
  })

  test('[LS.move.fighter.overthrust.min LS.move.fighter.overthrust.turn] on Overthrust: what is left, and the minimum', () => {
    const t = lancer().activate('A1', { overthrust: true })
    expect(shapes(t)).toMatchObject([
      { kind: 'sector', inner: 12, outer: 24, from: -90, to: 90, label: 'Overthrust' },
      { kind: 'sector', inner: 0, outer: 12, from: -90, to: 90, tone: 'muted', label: 'below the minimum' },
    ])
    // After 5 cm it only flies straight on: at least 7 more, at most 19.
    t.do('fly', { unit: 'A1', path: [{ at: at(50, 45), facing: 0 }] })
    expect(shapes(t)).toEqual([
      { kind: 'path', points: [at(50, 38), at(50, 26)], arrow: true, tone: 'reach', label: 'Overthrust', dashed: true },
      {
        kind: 'path',
        points: [at(50, 45), at(50, 38)],
        arrow: true,
        tone: 'muted',
        label: 'below the minimum',
        dashed: true,
      },
    ])
    t.do('fly', { unit: 'A1', path: [{ at: at(50, 38), facing: 0 }] })
    expect(shapes(t)).toMatchObject([{ points: [at(50, 38), at(50, 26)], label: 'Overthrust' }])
    t.do('fly', { unit: 'A1', path: [{ at: at(50, 26), facing: 0 }] })
    expect(shapes(t)).toEqual([])
  })

  test('[LS.move.fighter.turn-count] after a turn of 45 degrees here, 45 more belong to it', () => {
    const t = lancer().activate('A1')
    t.do('fly', { unit: 'A1', path: [{ at: at(50, 50), facing: 45 }] })
    expect(shapes(t)).toMatchObject([
      { kind: 'sector', outer: 12, from: 0, to: 90 },
      { kind: 'sector', outer: 6, from: -90, to: 180, label: '1 turn' },
    ])
    t.do('fly', {
      unit: 'A1',
      path: [
        { at: at(50, 50), facing: 45 },
        { at: at(50 + 8 * Math.SQRT1_2, 50 - 8 * Math.SQRT1_2), facing: 45 },
      ],
    })
    // 8 of 12 cm are flown: another turn would cost 6.
    expect(shapes(t)).toMatchObject([{ kind: 'path', arrow: true }])
  })

  test('[LS.damage.crippled.halves] a Crippled fighter reaches half as far', () => {
    expect(shapes(lancer(0, { crippled: true }))).toMatchObject([
      { kind: 'path' },
      { outer: 6 },
      { radius: 3 },
      { inner: 6, outer: 12 },
    ])
  })
})

describe('A pointer on the fighter itself', () => {
  test('[LS.move.fighter.stay] is no flight', () => {
    const offer = lancer().activate('A1').offer('fly.A1')
    if (offer.kind !== 'path') throw new Error('no path')
    expect(offer.reach.extend([], at(50, 50))).toEqual([])
    expect(offer.reach.extend([], at(50, 50), 0)).toEqual([{ at: at(50, 50), facing: 0 }])
  })
})

describe('The facings a fighter can arrive with', () => {
  const flight = (overthrust: boolean, facing: number) => {
    const t = lancer()
    const allowance = allowanceOf(t.state, t.unitOf('A1'), { overthrust })
    return { allowance, done: RESTING, pose: { at: at(50, 50), facing } }
  }
  const rounded = (to: ReturnType<typeof at>, overthrust = false, facing = 0) =>
    facingsAt(flight(overthrust, facing), to).map(({ from, to }) => [Math.round(from), Math.round(to)])

  test('[LS.move.fighter.turn-free] 12 cm ahead it can turn 90 degrees either way; nearer it can turn more', () => {
    expect(rounded(at(50, 38))).toEqual([[270, 450]])
    // 6 cm ahead the second turn can be paid: all round.
    expect(rounded(at(50, 44))).toEqual([[0, 360]])
    expect(rounded(at(50, 37))).toEqual([])
  })

  test('[LS.move.fighter.turn-free] to the side, 12 cm away, the turn is used up on the way', () => {
    expect(rounded(at(62, 50))).toEqual([[90, 90]])
  })

  test('[LS.move.fighter.overthrust.turn] on Overthrust it arrives as it flew', () => {
    expect(rounded(at(50, 30), true)).toEqual([[0, 0]])
    expect(rounded(at(70, 50), true)).toEqual([[90, 90]])
    expect(rounded(at(50, 70), true)).toEqual([])
    // Facing right, it can fly up, down or on, but not back.
    expect(rounded(at(50, 30), true, 90)).toEqual([[0, 0]])
    expect(rounded(at(50, 70), true, 90)).toEqual([[180, 180]])
    expect(rounded(at(30, 50), true, 90)).toEqual([])
  })

  test('[LS.move.fighter.turn-free] fans lie at half and at all of its Movement, wherever it can get', () => {
    const t = lancer()
    const fans = facingsReach(t.state, t.unitOf('A1')).map(shape => {
      const spot = shape.kind === 'sector' ? shape.at : shape.kind === 'path' ? shape.points[0] : undefined
      if (!spot) throw new Error(`a ${shape.kind}`)
      const far = Math.round(Math.hypot(spot.x - 50, spot.y - 50) * 10) / 10
      return `${shape.kind} ${far} ${Math.round((Math.atan2(spot.x - 50, 50 - spot.y) * 180) / Math.PI)}`
    })
    const all = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180]
    const near = [...new Set(fans.filter(fan => fan.includes(' 6 ')).map(fan => Number(fan.split(' ')[2])))]
    expect(near.map(turn => (turn === -180 ? 180 : turn))).toEqual(all)
    // A turn on the way there leaves no free one for the end.
    expect(fans.filter(fan => fan.includes(' 12 '))).toEqual([
      'path 12 -90',
      'path 12 -60',
      'path 12 -30',
      'sector 12 0',
      'path 12 30',
      'path 12 60',
      'path 12 90',
    ])
    const [first] = facingsReach(t.state, t.unitOf('A1'))
    expect(first).toMatchObject({ tone: 'note' })
    // After 4 cm, the fans lie at 4 and at 8 cm from there, on Overthrust at 10 and at 20.
    const ahead = (overthrust: boolean) => {
      const flown = lancer().activate('A1', { overthrust })
      flown.do('fly', { unit: 'A1', path: [{ at: at(50, 46), facing: 0 }] })
      const spots = facingsReach(flown.state, flown.unitOf('A1')).flatMap(shape =>
        shape.kind === 'sector' ? [shape.at] : shape.kind === 'path' ? shape.points.slice(0, 1) : [],
      )
      return [
        ...new Set(spots.filter(({ x }) => Math.abs(x - 50) < 1e-6).map(({ y }) => Math.round(y * 10) / 10)),
      ].sort()
    }
    expect(ahead(false)).toEqual([38, 42])
    expect(ahead(true)).toEqual([26, 36])
  })
})

describe('Obstacle markers', () => {
  const area = (points: readonly { x: number; y: number }[]) =>
    Math.abs(
      points.reduce((sum, { x, y }, i) => {
        const next = points[(i + 1) % points.length] ?? { x: 0, y: 0 }
        return sum + x * next.y - y * next.x
      }, 0) / 2,
    )
  const outline = (kind: 'dust' | 'debris' | 'rock' | 'factory', facing = 0) => {
    const marker = markerAt(kind, { at: at(50, 50), facing })
    if (marker.kind !== 'polygon') throw new Error(`a ${marker.kind}`)
    return marker.points
  }
  const spans = (points: readonly { x: number; y: number }[]) =>
    [Math.min, Math.max].flatMap(end => [end(...points.map(p => p.x)) - 50, end(...points.map(p => p.y)) - 50])

  // Our own sizes, in centimetres; printed counters are cut to them.
  test.each([
    ['dust', 10, [-9, -7.5, 9, 7], 201.25],
    ['debris', 8, [-7, -6, 7, 6], 121.75],
    ['rock', 7, [-6.5, -6, 6.5, 6], 116.25],
    ['factory', 12, [-6, -6, 6, 6], 108],
  ] as const)('[LS.obstacle.scale] %s: %d corners, its extent and its area', (kind, corners, extent, size) => {
    const points = outline(kind)
    expect(points).toHaveLength(corners)
    expect(spans(points)).toEqual(extent)
    expect(area(points)).toBeCloseTo(size, 9)
    expect(markerRadius(kind)).toBeCloseTo(Math.max(...points.map(({ x, y }) => Math.hypot(x - 50, y - 50))), 9)
  })

  test('[LS.obstacle.scale] a marker turns clockwise around its middle; an asteroid is a disc of 3 cm', () => {
    const quarter = outline('dust', 90)
    // The corner 7.5 cm up and 4 to the right comes to lie 7.5 to the right and 4 down.
    expect(quarter[1]?.x).toBeCloseTo(57.5, 9)
    expect(quarter[1]?.y).toBeCloseTo(54, 9)
    expect(markerAt('asteroid', { at: at(5, 6), facing: 90 })).toEqual({ kind: 'disc', at: at(5, 6), radius: 3 })
    expect(markerRadius('asteroid')).toBe(3)
  })
})
