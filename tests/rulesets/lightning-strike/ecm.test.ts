import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { attackOn, chances, duel, like, lines, mark } from './combat'
import { type LsTable, table } from './support'

/** A Syreen with ECM 2 about to act; a Stormrider with ECM 1 and ECCM 2 opposite. */
const syreen = (more = {}): LsTable =>
  duel()
    .unit('syreen', { at: [50, 80], ...more })
    .enemy('stormrider', { at: [50, 20], facing: 180 })
    .activate('A1')

const on = (unit = 'A1') => ({ type: 'ecm.activate', unit }) as const
const keep = (unit = 'A1') => ({ type: 'ecm.maintain', unit }) as const

describe('ECM', () => {
  test('[LS.ecm.card] only Units with a rating have it', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 80], ecm: null })
      .enemy('syreen', { at: [50, 20], ecm: { threshold: 5, paid: true } })
      .activate('A1')
    expect(t.why(on())).toEqual(['LS.ecm.card'])
    expect(t.why({ type: 'ecm.target', unit: 'A1', target: 'B1' })).toEqual(['LS.ecm.card'])
    expect(t.why({ type: 'eccm.dispel', unit: 'A1', target: 'B1' })).toEqual(['LS.ecm.card'])
    expect(t.why({ type: 'eccm.clear', unit: 'A1', on: 'A1', source: 'B1' })).toContain('LS.ecm.card')
    expect(t.offers('A').filter(({ id }) => id.startsWith('ecm') || id.startsWith('eccm'))).toEqual([])
  })

  test('[LS.ecm.activate.cost] switching it on costs an Action', () => {
    const t = syreen().dice(4, 2).play(on())
    expect(t.unitOf('A1')).toMatchObject({ actionsLeft: 0, ecm: { threshold: 6, paid: true } })
    expect(mark(syreen(), 'A1', { actionsLeft: 0 }).why(on())).toEqual(['LS.turn.actions.number'])
    expect(mark(syreen(), 'A1', { evading: true }).why(on())).toEqual(['LS.move.evade.no-action'])
    expect(syreen().why({ type: 'ecm.activate', unit: 'nobody' })).toEqual(['LS.setup.unit'])
  })

  test('[LS.ecm.threshold] two dice and the rating, -3 with an Overthrust counter', () => {
    expect(lines(syreen().plan(on()), 'ECM Threshold')).toEqual([[2, 'LS.ecm.threshold']])
    const t = mark(syreen(), 'A1', { overthrust: true })
    expect(lines(t.plan(on()), 'ECM Threshold')).toEqual([
      [2, 'LS.ecm.threshold'],
      [-3, 'LS.move.exo.overthrust.penalty'],
    ])
    expect(t.dice(6, 6).play(on()).unitOf('A1').ecm).toEqual({ threshold: 6, paid: true })
  })

  test('[LS.ecm.threshold] the chances of each Threshold add up', () => {
    expect(chances(syreen().plan(on()))).toEqual({
      'No counter': 36,
      'ECM 4': 108,
      'ECM 5': 180,
      'ECM 6': 252,
      'ECM 7': 324,
      'ECM 8': 360,
      'ECM 9': 36,
    })
  })

  test('[LS.ecm.threshold-zero] a fumble or a 0 places no counter; the Action is spent', () => {
    const fumbled = syreen().dice(1, 1).play(on())
    expect(fumbled.unitOf('A1')).toMatchObject({ ecm: null, actionsLeft: 0 })
    expect(fumbled.last('ecm-activated')).toMatchObject({
      placed: false,
      rules: expect.arrayContaining(['LS.ecm.threshold-zero']),
    })
    const outdone = syreen().unit('stormrider', { at: [40, 80], ecm: { threshold: 5, paid: true } })
    expect(outdone.dice(1, 1).play(on()).last('ecm-activated').rules).toContain('LS.ecm.threshold-zero')
    const weak = duel()
      .unit(like('syreen', { ecm: 0 }), { at: [50, 80], overthrust: true })
      .enemy('wyvern', { at: [50, 20] })
      .activate('A1', { overthrust: true })
    expect(weak.dice(3, 1).play(on()).unitOf('A1').ecm).toBeNull()
  })

  test('[LS.ecm.highest-only LS.ecm.threshold-zero] a Threshold of 1 is more than none', () => {
    // 4 on the dice, ECM 0, 3 less for Overthrust.
    const faint = () =>
      duel()
        .unit(like('syreen', { ecm: 0 }), { at: [50, 80], overthrust: true })
        .enemy('wyvern', { at: [50, 20] })
    const alone = faint().activate('A1', { overthrust: true }).dice(4, 1).play(on())
    expect(alone.unitOf('A1').ecm).toMatchObject({ threshold: 1 })
    const outdone = faint()
      .unit('stormrider', { at: [40, 80], ecm: { threshold: 1, paid: true } })
      .activate('A1', { overthrust: true })
      .dice(4, 1)
      .play(on())
    expect(outdone.last('ecm-activated').rules).toContain('LS.ecm.highest-only')
    expect(outdone.last('ecm-activated').rules).not.toContain('LS.ecm.threshold-zero')
  })

  test('[LS.ecm.counter] the counter shows its Threshold beside the Unit', () => {
    const t = syreen().dice(4, 2).play(on())
    const piece = lightningStrike.scene(t.view).pieces.find(({ id }) => id === 'A1')
    expect(piece?.markers).toEqual([{ id: 'ecm', letter: '6', name: 'ECM 6', tone: 'note' }])
  })

  test('[LS.ecm.cp-block] while it is there no opposing Unit can use a Command Point, at any distance', () => {
    const t = table({}, ['A', 'B', 'C'])
      .unit('syreen', { at: [0, 100], ecm: { threshold: 5, paid: true } })
      .unit('wyvern', { at: [10, 100] })
      .enemy('wyvern', { at: [100, 0] })
      .unit('wyvern', { seat: 'C', at: [100, 100] })
    const turn = (unit: string) => ({ type: 'cp.turn', unit, facing: 90 }) as const
    t.set(state => {
      state.stack = [{ kind: 'reaction', after: 'activation', unit: 'A1', asked: ['B', 'C', 'A'] }]
    })
    expect(t.why(turn('B1'), 'B')).toEqual(['LS.command.blocked-ecm'])
    t.set(state => {
      state.stack = [{ kind: 'reaction', after: 'activation', unit: 'A1', asked: ['C'] }]
    })
    expect(t.why(turn('C1'), 'C')).toEqual(['LS.command.blocked-ecm'])
    t.set(state => {
      state.stack = [{ kind: 'reaction', after: 'activation', unit: 'A1', asked: ['A'] }]
    })
    expect(t.why(turn('A2'), 'A')).toEqual([])
    const locked = lightningStrike.scene(t.view).status.map(({ dials }) => dials[0]?.locked ?? '')
    expect(locked).toEqual(['', "A1's ECM 5 blocks them.", "A1's ECM 5 blocks them."])
  })

  test('[LS.ecm.maintain.cost] a later turn costs another Action: no new roll, the same Threshold', () => {
    const t = syreen({ ecm: { threshold: 7, paid: false } })
    expect(t.why(on())).toEqual(['LS.ecm.maintain.cost'])
    t.play(keep())
    expect(t.steps.at(-1)?.rolls).toEqual([])
    expect(t.unitOf('A1')).toMatchObject({ actionsLeft: 0, ecm: { threshold: 7, paid: true } })
    expect(syreen().why(keep())).toEqual(['LS.ecm.maintain.cost'])
    const fresh = mark(syreen(), 'A1', { actionsLeft: 2 }).dice(4, 2).play(on())
    expect(fresh.why(keep())).toEqual(['LS.ecm.maintain.cost'])
  })

  test('[LS.ecm.maintain.cost] what was paid this turn must be paid anew in the next', () => {
    const t = syreen().dice(4, 2).play(on()).end('A1').activate('B1').end('B1')
    t.dice(6, 1, 2, 1).settle()
    expect(t.state.turn).toBe(2)
    expect(t.unitOf('A1').ecm).toEqual({ threshold: 6, paid: false })
  })

  test('[LS.ecm.unpaid] EX.LS.8: the Action went to the Stun, so the counter goes at the end of the activation', () => {
    const t = syreen({ stunned: true, ecm: { threshold: 6, paid: false } })
    const remove = { type: 'removeStun', unit: 'A1' } as const
    expect(t.plan(remove).warnings?.()).toMatchObject([{ rule: 'LS.ecm.unpaid' }])
    t.play(remove)
    expect(t.unitOf('A1').ecm).not.toBeNull()
    t.end('A1')
    expect(t.unitOf('A1').ecm).toBeNull()
    expect(t.last('ecm-removed')).toMatchObject({ why: 'unpaid', rules: ['LS.ecm.unpaid'] })
  })

  test('[LS.ecm.unpaid] one that still has a slot for its Actions may yet pay', () => {
    const t = table()
      .unit('wyvern', { at: [50, 80] })
      .unit('wyvern', { at: [40, 80] })
      .enemy('syreen', { at: [50, 20], ecm: null })
      .enemy('wyvern', { at: [40, 20] })
      .activate('A1')
      .end('A1')
    mark(t, 'B1', { ecm: { threshold: 6, paid: false } })
    t.play({ type: 'cp.activate', unit: 'B1', overthrust: false, evade: false, aim: false }, 'B')
    t.end('B1')
    expect(t.unitOf('B1')).toMatchObject({ activation: 'acted-out', ecm: { threshold: 6 } })
  })

  test('[LS.ecm.crippled] Crippled it loses the counter at once and may never use ECM again', () => {
    const t = duel()
      .unit('cerberus', { at: [50, 50] })
      .enemy('syreen', { at: [50, 40], facing: 180, ecm: { threshold: 6, paid: true } })
      .activate('A1')
    // 6 against 2 + 1: a margin of 3 times 14 is 42, more than the Overkill of 39; a margin of 2 cripples.
    t.dice(6, 1, 3, 1).play(attackOn('B1'))
    expect(t.unitOf('B1')).toMatchObject({ crippled: true, ecm: null, status: 'table' })
    expect(t.last('ecm-removed')).toMatchObject({ why: 'crippled' })
    const crippled = mark(syreen(), 'A1', { crippled: true })
    expect(crippled.why(on())).toEqual(['LS.ecm.crippled'])
    expect(crippled.why({ type: 'ecm.target', unit: 'A1', target: 'B1' })).toEqual(['LS.ecm.crippled'])
    expect(mark(crippled, 'A1', { ecm: { threshold: 5, paid: false } }).why(keep())).toEqual(['LS.ecm.crippled'])
  })

  test('[LS.ecm.unpaid] a player is warned before evading or ending an activation would let the ECM lapse', () => {
    const warned = (t: LsTable, evade: boolean) =>
      t
        .plan({ type: 'activate', unit: 'A1', overthrust: false, evade, aim: false })
        .warnings?.()
        .map(({ rule }) => rule)
    const sending = (paid: boolean) =>
      table()
        .unit('syreen', { at: [50, 80], ecm: { threshold: 6, paid } })
        .enemy('wyvern', { at: [50, 20] })
    expect(warned(sending(false), true)).toEqual(['LS.ecm.unpaid'])
    expect(warned(sending(false), false)).toEqual([])
    expect(warned(sending(true), true)).toEqual([])
    const t = sending(false).play({ type: 'cp.activate', unit: 'A1', overthrust: false, evade: false, aim: false })
    const ending = { type: 'endActivation', unit: 'A1', facing: null } as const
    expect(t.plan(ending).warnings?.()).toEqual([])
    mark(t, 'A1', { actionsLeft: 0 })
    expect(t.plan(ending).warnings?.()).toMatchObject([{ rule: 'LS.ecm.unpaid' }])
    expect(t.play(ending).unitOf('A1').ecm).toBeNull()
  })

  test('[LS.ecm.highest-only] only the higher keeps a counter; the older stays if they are equal', () => {
    const second = (friend: number) =>
      syreen().unit('stormrider', { at: [40, 80], ecm: { threshold: friend, paid: true } })
    const higher = second(5).dice(4, 2).play(on())
    expect([higher.unitOf('A1').ecm?.threshold, higher.unitOf('A2').ecm]).toEqual([6, null])
    expect(higher.last('ecm-removed')).toMatchObject({ unit: 'A2', why: 'outdone' })
    for (const friend of [6, 7]) {
      const t = second(friend)
      expect(t.plan(on()).warnings?.()).toMatchObject([{ rule: 'LS.ecm.highest-only' }])
      t.dice(4, 2).play(on())
      expect([t.unitOf('A1').ecm, t.unitOf('A2').ecm?.threshold]).toEqual([null, friend])
      expect(t.last('ecm-activated')).toMatchObject({ placed: false, better: 'A2' })
      expect(t.unitOf('A1').actionsLeft).toBe(0)
    }
    // The enemy's counter is no rival.
    const across = mark(syreen(), 'B1', { ecm: { threshold: 9, paid: true } })
    expect(across.dice(4, 2).play(on()).unitOf('A1').ecm?.threshold).toBe(6)
  })

  test('[LS.ecm.gone] a broadcaster that is destroyed takes its counter along', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('syreen', { at: [50, 42], facing: 180, ecm: { threshold: 6, paid: true } })
      .enemy('wyvern', { at: [10, 10] })
      .activate('A1')
    t.dice(6, 6, 1, 1).play({ type: 'attack', unit: 'A1', weapon: 0, target: 'B1' })
    expect(t.unitOf('B1')).toMatchObject({ status: 'overkilled', ecm: null })
    expect(t.last('ecm-removed')).toMatchObject({ unit: 'B1', why: 'gone', rules: ['LS.ecm.gone'] })
  })

  test('[LS.ecm.gone] a broadcaster that retreats takes its counter along', () => {
    const t = duel()
      .unit('syreen', { at: [50, 95], ecm: { threshold: 6, paid: true } })
      .unit('wyvern', { at: [20, 80] })
      .enemy('wyvern', { at: [50, 20] })
      .activate('A1')
    t.play({ type: 'move', unit: 'A1', path: [{ at: { x: 50, y: 104 }, facing: 0 }] })
    expect(t.unitOf('A1')).toMatchObject({ status: 'retreated', ecm: null })
    expect(t.last('ecm-removed')).toMatchObject({ unit: 'A1', why: 'gone' })
  })
})

describe('ECCM', () => {
  const hostile = (threshold: number, more = {}): LsTable =>
    duel()
      .unit('stormrider', { at: [50, 80], ...more })
      .enemy('syreen', { at: [50, 20], ecm: { threshold, paid: true } })
      .activate('A1')
  const dispel = { type: 'eccm.dispel', unit: 'A1', target: 'B1' } as const

  test('[LS.eccm.purpose] it works only against hostile ECM counters', () => {
    expect(hostile(5).why(dispel)).toEqual([])
    expect(mark(hostile(5), 'B1', { ecm: null }).why(dispel)).toEqual(['LS.eccm.purpose'])
    const own = hostile(5).unit('syreen', { at: [40, 80], ecm: { threshold: 4, paid: true } })
    expect(own.why({ ...dispel, target: 'A2' })).toEqual(['LS.eccm.purpose'])
    expect(own.why({ ...dispel, target: 'nobody' })).toEqual(['LS.eccm.purpose'])
  })

  test('[LS.eccm.cost] each attempt costs an Action; two Actions are two attempts', () => {
    const t = mark(hostile(9), 'A1', { actionsLeft: 2 })
    t.dice(3, 1).play(dispel).dice(4, 1).play(dispel)
    expect(t.all('eccm-rolled')).toHaveLength(2)
    expect(t.why(dispel)).toEqual(['LS.turn.actions.number'])
  })

  test('[LS.eccm.roll] two dice and the rating, -3 with an Overthrust counter', () => {
    expect(lines(hostile(5).plan(dispel), 'ECCM against 5')).toEqual([[2, 'LS.eccm.roll']])
    expect(lines(mark(hostile(5), 'A1', { overthrust: true }).plan(dispel), 'ECCM against 5')).toEqual([
      [2, 'LS.eccm.roll'],
      [-3, 'LS.move.exo.overthrust.penalty'],
    ])
  })

  test.each([
    ['LS.eccm.higher', 5, [4, 1], 0],
    ['LS.eccm.lower', 7, [4, 1], 7],
    ['LS.eccm.tie', 6, [4, 1], 3],
    ['LS.eccm.tie', 5, [3, 1], 2],
    ['LS.eccm.lower', 1, [1, 1], 1],
  ])('[%s] against %i the dice %j leave %i', (rule, threshold, faces, left) => {
    const t = hostile(threshold)
      .dice(...faces)
      .play(dispel)
    expect(t.last('eccm-rolled')).toMatchObject({ left, rules: expect.arrayContaining([rule]) })
    expect(t.unitOf('B1').ecm?.threshold ?? 0).toBe(left)
  })

  test('[LS.eccm.tie-zero] a Threshold of 1 halved is nothing: the counter goes', () => {
    const t = duel()
      .unit(like('stormrider', { eccm: 0 }), { at: [50, 80] })
      .enemy('syreen', { at: [50, 20], ecm: { threshold: 1, paid: true } })
      .activate('A1', { overthrust: true })
    t.dice(4, 1).play(dispel)
    expect(t.last('eccm-rolled')).toMatchObject({
      roll: { total: 1 },
      left: 0,
      rules: expect.arrayContaining(['LS.eccm.tie-zero']),
    })
    expect(t.last('ecm-removed').rules).toEqual(['LS.eccm.tie-zero'])
    expect(t.unitOf('B1').ecm).toBeNull()
  })

  test('[LS.eccm.tie] an exchanged counter keeps jamming', () => {
    const t = hostile(6).dice(4, 1).play(dispel)
    expect(t.unitOf('B1').ecm).toEqual({ threshold: 3, paid: true })
    expect(t.all('ecm-removed')).toEqual([])
    expect(chances(hostile(6).plan(dispel))).toEqual({ Fails: 324, 'Halved to 3': 252, Dispelled: 720 })
  })

  test('[LS.eccm.crippled] Crippled Units may not use it', () => {
    expect(mark(hostile(5), 'A1', { crippled: true }).why(dispel)).toEqual(['LS.eccm.crippled'])
    const clear = { type: 'eccm.clear', unit: 'A1', on: 'A1', source: 'B1' } as const
    const t = mark(hostile(5), 'A1', { crippled: true, targetedEcm: [{ by: 'B', source: 'B1' }] })
    expect(t.why(clear)).toEqual(['LS.eccm.crippled'])
  })
})
