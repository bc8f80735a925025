import { describe, expect, test } from 'vitest'
import type { Card, Protection } from '../../../src/rulesets/lightning-strike/cards/card'
import { attackOn, chances, duel, gun, like, lines, mark, moveTo } from './combat'
import { type LsTable, table } from './support'

const WALL: Protection = { stun: 20, crippled: 40, overkill: 60 }

/** Damage is the margin times 10 against 20/40/60, with nothing else in play. */
const range = (changes: Partial<Card> = {}, weapon = gun('F')): LsTable =>
  duel()
    .unit(like('lancer', { weapons: [weapon] }), { at: [50, 50] })
    .enemy(
      like('wyvern', {
        avoidance: { front: 0, rear: 0 },
        protection: { front: WALL, rear: { stun: 10, crippled: 20, overkill: 30 }, special: null },
        ...changes,
      }),
      { at: [50, 40], facing: 180 },
    )
    .activate('A1')

/** Throws that win by a margin of 1 to 7. */
const MARGINS: Readonly<Record<number, readonly number[]>> = {
  1: [5, 1, 4, 1],
  2: [6, 1, 4, 1],
  3: [5, 1, 2, 1],
  4: [6, 1, 2, 1],
  5: [5, 1, 1, 1],
  6: [6, 1, 1, 1],
  7: [6, 6, 1, 1],
}

const hitBy = (t: LsTable, margin: number): LsTable =>
  mark(t, 'A1', { actionsLeft: 1 })
    .dice(...(MARGINS[margin] ?? []))
    .play(attackOn('B1'))

describe('Damage', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('[LS.damage.total] a margin of %i times 10', margin => {
    expect(hitBy(range(), margin).last('attack-resolved').hit).toMatchObject({
      margin,
      multiplier: 10,
      damage: margin * 10,
    })
  })

  test('[LS.damage.compare LS.damage.three] three Thresholds on each side', () => {
    const severities = (t: () => LsTable) =>
      [1, 2, 3, 4, 5, 6, 7].map(margin => hitBy(t(), margin).last('attack-resolved').hit?.severity)
    expect(severities(range)).toEqual(['glance', 'glance', 'stun', 'stun', 'crippled', 'crippled', 'overkill'])
    expect(severities(() => mark(range(), 'B1', { facing: 0 }))).toEqual([
      'glance',
      'stun',
      'crippled',
      'overkill',
      'overkill',
      'overkill',
      'overkill',
    ])
  })

  test('[LS.damage.types LS.damage.type-protection] the special row replaces the normal one, in front, for its type', () => {
    const protection = {
      front: WALL,
      rear: WALL,
      special: { against: 'E', front: { stun: 29, crippled: 99, overkill: 999 } },
    } as const
    const severity = (type: 'P' | 'E', facing = 180) =>
      hitBy(mark(range({ protection }, { ...gun('F'), type }), 'B1', { facing }), 7).last('attack-resolved').hit
        ?.severity
    expect(severity('P')).toBe('overkill')
    expect(severity('E')).toBe('stun')
    expect(severity('E', 0)).toBe('overkill')
  })

  test('[LS.damage.glance] damage up to Stun does nothing', () => {
    const t = hitBy(range(), 2)
    expect(t.unitOf('B1')).toMatchObject({ stunned: false, crippled: false, status: 'table' })
    expect(t.events.at(-1)).toMatchObject({
      type: 'attack-resolved',
      rules: expect.arrayContaining(['LS.damage.glance']),
    })
  })

  test('[LS.damage.stun LS.damage.stun.counter] above Stun: one Stun counter and nothing else', () => {
    const t = range()
    const before = t.unitOf('B1')
    hitBy(t, 3)
    expect(t.unitOf('B1')).toEqual({ ...before, stunned: true })
    expect(t.last('stunned').unit).toBe('B1')
  })

  test('[LS.damage.crippled LS.damage.worst-only] EX.LS.5: above Crippled a Crippled counter, and no Stun counter', () => {
    const t = hitBy(range(), 5)
    expect(t.unitOf('B1')).toMatchObject({ crippled: true, stunned: false })
    expect(t.all('stunned')).toEqual([])
  })

  test('[LS.damage.overkill LS.damage.overkill.remove] above Overkill it leaves the table with all its counters', () => {
    const t = mark(range(), 'B1', {
      stunned: true,
      evading: false,
      ecm: { threshold: 4, paid: true },
      targetedEcm: [{ by: 'A', source: 'A1' }],
    })
    hitBy(t.enemy('wyvern', { at: [10, 10] }), 7)
    expect(t.unitOf('B1')).toMatchObject({
      status: 'overkilled',
      stunned: false,
      crippled: false,
      ecm: null,
      targetedEcm: [],
    })
    expect(t.last('ecm-removed')).toMatchObject({ unit: 'B1', why: 'gone', rules: ['LS.ecm.gone'] })
    expect(t.why(attackOn('B1'))).toContain('LS.attack.enemy-only')
  })

  test('[LS.damage.exceed] EX.LS.4: damage equal to a Threshold has not exceeded it', () => {
    expect(hitBy(range(), 2).unitOf('B1')).toMatchObject({ stunned: false })
    expect(hitBy(range(), 4).unitOf('B1')).toMatchObject({ stunned: true, crippled: false })
    const t = hitBy(range(), 6)
    expect(t.last('attack-resolved').hit).toMatchObject({ damage: 60, severity: 'crippled' })
    expect(t.unitOf('B1')).toMatchObject({ status: 'table', crippled: true })
  })

  test.each([3, 5, 7])('[LS.damage.one-result] a margin of %i has one result', margin => {
    const t = hitBy(range(), margin)
    const results = t.events.filter(({ type }) => type === 'stunned' || type === 'crippled' || type === 'overkilled')
    expect(results).toHaveLength(1)
  })
})

describe('Stunned', () => {
  const stunned = () =>
    duel()
      .unit('wraith', { at: [50, 50], stunned: true })
      .enemy('wyvern', { at: [50, 40] })
      .activate('A1')
  const remove = { type: 'removeStun', unit: 'A1' } as const

  test('[LS.damage.stun.remove] one Action removes it, without a roll', () => {
    const t = stunned().play(remove)
    expect(t.unitOf('A1')).toMatchObject({ stunned: false, actionsLeft: 1 })
    expect(t.steps.at(-1)?.rolls).toEqual([])
    expect(t.why(remove)).toEqual(['LS.damage.stun.remove'])
    expect(mark(stunned(), 'A1', { actionsLeft: 0 }).why(remove)).toEqual(['LS.turn.actions.number'])
    expect(mark(stunned(), 'A1', { evading: true }).why(remove)).toEqual(['LS.move.evade.no-action'])
    expect(stunned().why({ type: 'removeStun', unit: 'nobody' })).toEqual(['LS.setup.unit'])
  })

  test('[LS.damage.stun.optional] the Unit may do something else and stay Stunned', () => {
    const t = stunned().dice(2, 1, 6, 5).play(attackOn('B1')).end('A1')
    expect(t.unitOf('A1').stunned).toBe(true)
  })

  test('[LS.damage.stun.second] a second Stun cripples at once, and both counters go', () => {
    const t = hitBy(mark(range(), 'B1', { stunned: true }), 3)
    expect(t.unitOf('B1')).toMatchObject({ stunned: false, crippled: true, status: 'table' })
    expect(t.last('crippled').rules).toContain('LS.damage.stun.second')
  })

  test('[LS.damage.stun.kept] a Crippled result leaves the Stun counter where it is', () => {
    const t = hitBy(mark(range(), 'B1', { stunned: true }), 5)
    expect(t.unitOf('B1')).toMatchObject({ stunned: true, crippled: true })
  })
})

describe('Crippled', () => {
  test('[LS.damage.crippled.halves LS.damage.crippled.round] Movement and multipliers are halved, rounded up', () => {
    const t = duel()
      .unit('wyvern', { at: [50, 50], crippled: true })
      .enemy('wyvern', { at: [50, 25], facing: 180 })
      .activate('A1')
    // Movement 9/18 becomes 5/9, the multiplier 9 of the third band 5: 6 - 1 = 5 against 2 makes 3 x 5 = 15.
    expect(t.why(moveTo(45))).toEqual([])
    expect(t.why(moveTo(44.99))).toEqual(['LS.move.exo.circle'])
    t.dice(6, 1, 2, 1).play(attackOn('B1'))
    expect(t.last('attack-resolved').hit).toMatchObject({ margin: 3, multiplier: 5, damage: 15 })
  })

  test('[LS.damage.crippled.round] both numbers of the Movement round up: 9/19 becomes 5/10', () => {
    const card = like('wyvern', { movement: { basic: 9, overthrust: 19 } })
    const reach = (y: number, overthrust: boolean) =>
      duel()
        .unit(card, { at: [50, 50], crippled: true })
        .enemy('wyvern', { at: [5, 5] })
        .activate('A1', { overthrust })
        .why({ type: 'move', unit: 'A1', path: [{ at: { x: 50, y }, facing: 0 }] })
    expect([reach(45, false), reach(44.9, false)]).toEqual([[], ['LS.move.exo.circle']])
    expect([reach(40, true), reach(39.9, true)]).toEqual([[], ['LS.move.exo.circle']])
  })

  test('[LS.damage.crippled.round] the multiplier is halved, not the damage: 3 x 5 is 15, not 14', () => {
    const t = mark(range({}, gun('F', [{ to: 30, accuracy: 0, damage: 9 }])), 'A1', { crippled: true })
    expect(hitBy(t, 3).last('attack-resolved').hit).toMatchObject({ multiplier: 5, damage: 15 })
  })

  test('[LS.damage.crippled.only] Accuracy, Avoidance, Protection and Actions are what they were', () => {
    const t = mark(
      duel()
        .unit('wraith', { at: [50, 50], crippled: true })
        .enemy('vindicator', { at: [50, 43], facing: 180, crippled: true }),
      'B1',
      {},
    ).activate('A1')
    expect(t.unitOf('A1').actionsLeft).toBe(2)
    const plan = t.plan(attackOn('B1'))
    expect(lines(plan, 'Attack')).toEqual([[1, 'LS.attack.accuracy']])
    expect(lines(plan, 'Defense')).toEqual([[1, 'LS.defence.avoidance']])
    const hit = hitBy(mark(range(), 'B1', { crippled: true }), 2)
    expect(hit.last('attack-resolved').hit).toMatchObject({ damage: 20, severity: 'glance' })
  })

  test('[LS.damage.crippled.permanent] nothing in play removes the counter', () => {
    const t = mark(range(), 'A1', { crippled: true, stunned: true, actionsLeft: 3 })
    t.play({ type: 'removeStun', unit: 'A1' })
    expect(t.unitOf('A1')).toMatchObject({ stunned: false, crippled: true })
    t.end('A1')
    expect(t.unitOf('A1').crippled).toBe(true)
  })

  test.each([
    ['a hit', { crippled: true }, 5],
    ['two Stuns', { crippled: true, stunned: true }, 3],
  ])('[LS.damage.crippled.second] a second counter from %s destroys', (_name, counters, margin) => {
    const t = hitBy(mark(range(), 'B1', counters), margin)
    expect(t.unitOf('B1').status).toBe('overkilled')
    expect(t.last('overkilled').rules).toContain('LS.damage.crippled.second')
  })

  test('[LS.damage.crippled.second] and from a collision', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50], crippled: true })
      .unit('pathfinder', { at: [10, 90] })
      .enemy('wyvern', { at: [50, 5] })
      .obstacle('rock', { at: [50, 43], radius: 3 })
      .activate('A1')
    t.dice(2, 1).play(moveTo(46))
    expect(t.unitOf('A1').status).toBe('overkilled')
    expect(t.last('overkilled').rules).toContain('LS.damage.crippled.second')
  })

  test('[LS.damage.crippled.midmove] Crippled in mid-move it stops where it touched and goes on within the halved circle', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 5] })
      .obstacle('rock', { at: [50, 43], radius: 3 })
      .activate('A1')
    t.dice(2, 1).play(moveTo(41))
    expect(t.unitOf('A1')).toMatchObject({ crippled: true, at: { x: 50, y: expect.closeTo(47, 5) } })
    expect(t.why(moveTo(45))).toEqual([])
    expect(t.why(moveTo(44.9))).toEqual(['LS.move.exo.circle'])
  })

  test('the odds tell what will happen to this target, not what the Thresholds say', () => {
    const plain = chances(range().plan(attackOn('B1')))
    const hurt = chances(mark(range(), 'B1', { crippled: true, stunned: true }).plan(attackOn('B1')))
    expect(Object.keys(plain)).toEqual(['Miss', 'No effect', 'Stunned', 'Crippled', 'Destroyed'])
    expect(Object.keys(hurt)).toEqual(['Miss', 'No effect', 'Destroyed'])
    expect(hurt.Destroyed).toBe((plain.Stunned ?? 0) + (plain.Crippled ?? 0) + (plain.Destroyed ?? 0))
  })
})

test('[LS.damage.overkill.remove] a Unit destroyed in the middle of its own activation ends it', () => {
  const t = table()
    .unit('pathfinder', { at: [50, 50], crippled: true })
    .unit('pathfinder', { at: [10, 90] })
    .enemy('wyvern', { at: [50, 35], facing: 180 })
    .activate('A1')
    .play(moveTo(46))
  expect(t.asked).toBe('B')
  t.play({ type: 'cp.activate', unit: 'B1', overthrust: false, evade: false, aim: false })
  t.play(attackOn('A1', { unit: 'B1' }))
  t.dice(6, 6, 1, 1).play({ type: 'defend', turnToFace: false, commandPoint: false })
  expect(t.unitOf('A1').status).toBe('overkilled')
  t.end('B1')
  expect(t.state.stack.filter(frame => frame.kind === 'activation' && frame.unit === 'A1')).toEqual([])
})
