import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../src/engine/rolls/random'
import { at, type LsTable, table } from './support'

const exo = (options = {}) =>
  table({ commandPoints: 0, ...options })
    .unit('pathfinder', { at: [50, 50], facing: 90 })
    .enemy('wyvern', { at: [50, 30], facing: 180 })
const to = (x: number, y: number, facing = 90) => ({ at: at(x, y), facing })
const move = (...path: ReturnType<typeof to>[]) => ({ type: 'move', unit: 'A1', path }) as const
const attackLines = (t: LsTable, unit: string, target: string) =>
  t.plan({ type: 'attack', unit, weapon: 0, target }).ledgers[0]?.lines ?? []

describe('Exo-armors', () => {
  test('[LS.move.exo.circle] EX.LS.1: every waypoint is within 10 cm of the start; the refusal shows circle and leg', () => {
    const t = exo().activate('A1')
    const [refusal] = t.refusals(move(to(55, 50), to(60.01, 50)))
    expect(refusal).toMatchObject({ rule: 'LS.move.exo.circle', why: expect.stringContaining('Point 2 is 10.01 cm') })
    expect(refusal?.shapes).toMatchObject([
      { kind: 'disc', at: at(50, 50), radius: 10 },
      { kind: 'path', points: [at(55, 50), at(60.01, 50)], tone: 'bad' },
    ])
    for (const [x, y] of [
      [60, 50],
      [40, 50],
      [50, 60],
      [57, 43],
    ] as const)
      expect(t.why(move(to(x, y)))).toEqual([])
    // the circle stays where the activation began
    t.play(move(to(60, 50)))
    expect(t.why(move(to(65, 50)))).toEqual(['LS.move.exo.circle'])
  })

  test('[LS.move.exo.any-path] the path may have any shape and length: 10 cm east, then 10 cm west of the start', () => {
    const t = exo()
      .activate('A1')
      .play(move(to(60, 50), to(50, 60), to(40, 50), to(50, 40)))
    expect(t.unitOf('A1').at).toEqual(at(50, 40))
    t.play(move(to(60, 50))).play(move(to(40, 50)))
    expect(t.unitOf('A1').at).toEqual(at(40, 50))
  })

  test('[LS.move.exo.facing-free] it can move backwards', () => {
    const t = exo()
      .activate('A1')
      .play(move(to(41, 50, 90)))
    expect(t.unitOf('A1')).toMatchObject({ at: at(41, 50), facing: 90 })
  })

  test('[LS.move.exo.facing-active] while active it turns at any time for nothing; or only at the end, by option', () => {
    const t = exo().activate('A1')
    t.play({ type: 'face', unit: 'A1', facing: 200 }).play(move(to(55, 50, 200)))
    t.play({ type: 'face', unit: 'A1', facing: -10 })
    expect(t.unitOf('A1')).toMatchObject({ facing: 350, at: at(55, 50) })
    expect(exo().why({ type: 'face', unit: 'A1', facing: 0 })).toEqual(['LS.turn.activation.def'])
    const strict = exo({ exoFacing: 'endOnly' }).activate('A1')
    expect(strict.why({ type: 'face', unit: 'A1', facing: 200 })).toEqual(['LS.move.exo.facing-active'])
    expect(strict.why(move(to(55, 50, 200)))).toEqual(['LS.move.exo.facing-active'])
    expect(strict.why(move(to(55, 50, 90)))).toEqual([])
  })

  test("[LS.move.exo.facing-passive] attacked while it isn't active, its present facing counts", () => {
    const arc = (facing: number) => {
      const t = table({ commandPoints: 0 }).unit('pathfinder', { at: [50, 50] })
      t.enemy('wyvern', { at: [50, 30], facing }).activate('A1')
      return t.plan({ type: 'attack', unit: 'A1', weapon: 0, target: 'B1' }).ledgers[1]?.lines[0]?.value
    }
    expect([arc(180), arc(0)]).toEqual([0, -1])
  })

  test('[LS.move.exo.facing-end] as its activation ends it is set to any facing, and keeps it', () => {
    const t = exo().activate('A1').play({ type: 'endActivation', unit: 'A1', facing: 270 })
    expect(t.unitOf('A1').facing).toBe(270)
    expect(t.last('activation-ended').rules).toContain('LS.move.exo.facing-end')
    t.activate('B1').end('B1')
    expect(t.unitOf('A1').facing).toBe(270)
    expect(t.why({ type: 'face', unit: 'A1', facing: 0 }, 'A')).not.toEqual([])
    const strict = exo({ exoFacing: 'endOnly' }).activate('A1')
    expect(strict.why({ type: 'endActivation', unit: 'A1', facing: 270 })).toEqual([])
    const fighter = table()
      .unit('lancer')
      .enemy('wyvern', { at: [50, 10] })
      .activate('A1')
    expect(fighter.why({ type: 'endActivation', unit: 'A1', facing: 270 })).toEqual(['LS.move.fighter.turn-free'])
  })
})

describe('Overthrust', () => {
  test('[LS.move.exo.overthrust.declare] declared as the activation begins, with the counter at once', () => {
    const t = exo().activate('A1', { overthrust: true })
    expect(t.unitOf('A1').overthrust).toBe(true)
    expect(t.last('activated').rules).toContain('LS.move.exo.overthrust.declare')
    expect(
      exo()
        .activate('A1')
        .why(move(to(70, 50))),
    ).toEqual(['LS.move.exo.circle'])
  })

  test('[LS.move.exo.overthrust.allowance] the radius is the number after the slash', () => {
    const t = exo().activate('A1', { overthrust: true })
    expect(t.why(move(to(70, 50)))).toEqual([])
    expect(t.why(move(to(70.01, 50)))).toEqual(['LS.move.exo.circle'])
  })

  test('[LS.move.exo.overthrust.penalty] -3 on every rolled Action until its next activation begins', () => {
    const t = table({ commandPoints: 0 })
      .unit('stormrider', { at: [50, 45] })
      .enemy('syreen', { at: [50, 40], ecm: { threshold: 3, paid: true } })
    t.activate('A1', { overthrust: true })
    expect(attackLines(t, 'A1', 'B1')).toContainEqual(expect.objectContaining({ value: -3 }))
    for (const action of [
      { type: 'ecm.activate', unit: 'A1' },
      { type: 'eccm.dispel', unit: 'A1', target: 'B1' },
    ] as const)
      expect(t.plan(action).ledgers[0]?.lines).toContainEqual(
        expect.objectContaining({ value: -3, rule: 'LS.move.exo.overthrust.penalty' }),
      )
    t.end('A1')
    expect(t.unitOf('A1').overthrust).toBe(true)
    t.activate('B1').dice(6, 1, 2, 2).end('B1')
    t.play({ type: 'initiative.order', order: ['A', 'B'] }).activate('A1')
    expect(attackLines(t, 'A1', 'B1').some(({ value }) => value === -3)).toBe(false)
  })

  test('[LS.move.exo.overthrust.counter] the counter may be kept at the next activation', () => {
    const t = exo().set(state => Object.assign(state.units.A1 ?? {}, { overthrust: true }))
    t.activate('A1', { overthrust: true })
    expect(t.unitOf('A1').overthrust).toBe(true)
    expect(t.last('activated').rules).toContain('LS.move.exo.overthrust.counter')
  })

  test('[LS.move.exo.overthrust.no-minimum] it need not move at all', () => {
    expect(exo().activate('A1', { overthrust: true }).end('A1').unitOf('A1').activation).toBe('done')
  })
})

describe('Reach', () => {
  test('a pointer becomes a legal path, pulled into the circle if it is outside', () => {
    const t = exo().activate('A1')
    const offer = t.offer('move.A1')
    if (offer.kind !== 'path') throw new Error('no path')
    const way = offer.reach.extend(offer.reach.extend([], at(80, 50)), at(50, 20), 45)
    expect(way.map(pose => [Math.round(pose.at.x), Math.round(pose.at.y), pose.facing])).toEqual([
      [60, 50, 90],
      [50, 40, 45],
    ])
    expect(t.why(offer.along(way) as never)).toEqual([])
    expect(offer.reach.cost(way)).toBe('10 of 10 cm from the start')
    const random = randomFrom(7)
    for (let i = 0; i < 200; i++) expect(t.why(t.picked('move', offer, random))).toEqual([])
  })

  test('crippled in mid-move beyond its halved circle, it has nowhere to go', () => {
    const t = exo()
      .activate('A1')
      .play(move(to(58, 50)))
    t.set(state => Object.assign(state.units.A1 ?? {}, { crippled: true }))
    const offer = t.offer('move.A1')
    if (offer.kind !== 'path') throw new Error('no path')
    expect(offer.reach.extend([], at(52, 50))).toEqual([])
    expect(t.why(move(to(52, 50)))).toEqual(['LS.damage.crippled.midmove'])
  })
})
