import { describe, expect, test } from 'vitest'
import { ARCS, type FiringArc } from '../../../src/rulesets/lightning-strike/cards/card'
import { around, attackOn, duel, gun, like, lines } from './combat'
import type { LsTable } from './support'

/** A fighter with one gun, facing 30 degrees, and a target at a bearing from its nose. */
const aimed = (arc: FiringArc, bearing: number, options = {}): LsTable =>
  duel(options)
    .unit(like('lancer', { weapons: [gun(arc)] }), { at: [50, 50], facing: 30 })
    .enemy('wyvern', { at: around(30 + bearing, 10) })
    .activate('A1')

const bears = (arc: FiringArc, bearing: number, options = {}): boolean => {
  const rules = aimed(arc, bearing, options).why(attackOn('B1'))
  expect(rules.filter(rule => rule !== 'LS.arc.required')).toEqual([])
  return rules.length === 0
}

const RULES: Readonly<Record<FiringArc, string>> = {
  F: 'LS.arc.forward',
  RI: 'LS.arc.right',
  L: 'LS.arc.left',
  Rr: 'LS.arc.rear',
  FF: 'LS.arc.fixed-forward',
  T: 'LS.arc.turret',
}

/** Bearings inside and outside; the edges are inside. */
const TABLE: Readonly<Record<FiringArc, readonly [inside: readonly number[], outside: readonly number[]]>> = {
  F: [
    [0, 45, 90, -90, -45],
    [90.01, -90.01, 135, 180],
  ],
  RI: [
    [0, 90, 180, 45, -180],
    [-0.01, -90, 180.01, -45],
  ],
  L: [
    [0, -90, 180, -45, -180],
    [0.01, 90, 179.99, 45],
  ],
  Rr: [
    [90, 135, 180, -90, -135],
    [89.99, -89.99, 0, 45],
  ],
  FF: [
    [0, 60, -60, 30],
    [60.01, -60.01, 90, 180],
  ],
  T: [[0, 60, 90, 135, 180, -90, -45], []],
}

describe('Firing arcs', () => {
  for (const arc of ARCS) {
    const [inside, outside] = TABLE[arc]
    test(`[${RULES[arc]} LS.arc.list] ${arc} covers ${inside.join(', ')} and not ${outside.join(', ') || 'nothing'}`, () => {
      for (const bearing of inside) expect([bearing, bears(arc, bearing)]).toEqual([bearing, true])
      for (const bearing of outside) expect([bearing, bears(arc, bearing)]).toEqual([bearing, false])
    })
  }

  test('[LS.arc.fixed-forward] with the option of 90 degrees it is 45 to each side', () => {
    const narrow = { ffArc: '90' } as const
    expect([45, -45, 0].map(bearing => bears('FF', bearing, narrow))).toEqual([true, true, true])
    expect([45.01, -45.01, 60].map(bearing => bears('FF', bearing, narrow))).toEqual([false, false, false])
  })

  test('[LS.arc.required] outside the arc it is refused with the arc as evidence, in contact too', () => {
    const [refusal] = aimed('FF', 100).refusals(attackOn('B1'))
    expect(refusal).toMatchObject({
      rule: 'LS.arc.required',
      why: "B1 isn't in the Fixed Forward arc of A1's Gun.",
      shapes: [{ kind: 'sector', tone: 'bad', outer: 30, from: -30, to: 90 }],
    })
    const close = duel({ exoFacing: 'endOnly' })
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 51.5] })
    expect(close.activate('A1').why(attackOn('B1', { weapon: 2 }))).toEqual(['LS.arc.required'])
  })

  test('[LS.arc.coincident] a target on the very same point is in every arc', () => {
    for (const arc of ARCS) {
      const t = duel()
        .unit(like('lancer', { weapons: [gun(arc, [{ to: 'C', accuracy: 0, damage: 5 }])] }), { at: [50, 50] })
        .enemy('wyvern', { at: [50, 50] })
      expect(t.activate('A1').why(attackOn('B1'))).toEqual([])
    }
  })

  test('[LS.move.exo.facing-active] a free exo is offered the turn with the shot, a fighter is not', () => {
    const behind = (card: string) =>
      duel()
        .unit(card, { at: [50, 50], facing: 0 })
        .enemy('wyvern', { at: [50, 60] })
        .activate('A1')
    const offer = behind('pathfinder').offer('attack.A1.0')
    expect(offer.kind === 'piece' && offer.choices()).toMatchObject([
      { piece: 'B1', action: { type: 'attack', facing: 180 } },
    ])
    const t = behind('pathfinder')
      .dice(2, 1, 6, 5)
      .play(attackOn('B1', { facing: 180 }))
    expect(t.unitOf('A1').facing).toBe(180)
    expect(behind('lancer').why(attackOn('B1', { facing: 180 }))).toEqual(['LS.move.fighter.nose'])
    const strict = duel({ exoFacing: 'endOnly' })
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 60] })
      .activate('A1')
    expect(strict.why(attackOn('B1', { facing: 180 }))).toEqual(['LS.move.exo.facing-active'])
    const offered = strict.offer('attack.A1.0')
    expect(offered.kind === 'piece' && offered.choices()).toMatchObject([{ action: { unit: 'A1' } }])
  })
})

/** Where the target's side is struck from, as the defense ledger and the hit tell it. */
function struck(bearing: number, target = 'pathfinder') {
  const t = duel()
    .unit('wyvern', { at: around(bearing, 10), facing: bearing + 180 })
    .enemy(target, { at: [50, 50], facing: 0 })
    .activate('A1')
  const avoidance = lines(t.plan(attackOn('B1')), 'Defense')[0]
  t.dice(6, 6, 1, 1).play(attackOn('B1'))
  return { avoidance, arc: t.last('attack-resolved').hit?.arc }
}

describe('Defense arcs', () => {
  test('[LS.defarc.two LS.defarc.half] two halves: every direction is Front or Rear', () => {
    const arcs = Array.from({ length: 36 }, (_, i) => struck(i * 10).arc)
    expect(arcs.filter(arc => arc === 'front')).toHaveLength(19)
    expect(arcs.filter(arc => arc === 'rear')).toHaveLength(17)
    expect(arcs.slice(10, 27).every(arc => arc === 'rear')).toBe(true)
  })

  test('[LS.defarc.boundary] the side line counts as Front', () => {
    expect([90, -90].map(bearing => struck(bearing).arc)).toEqual(['front', 'front'])
    expect([90.01, -90.01].map(bearing => struck(bearing).arc)).toEqual(['rear', 'rear'])
  })

  test('[LS.defarc.coincident] an attack from the very same point counts as Front', () => {
    const t = duel()
      .unit('wyvern', { at: [50, 50] })
      .enemy('pathfinder', { at: [50, 50], facing: 77 })
      .activate('A1')
    t.dice(6, 6, 1, 1).play(attackOn('B1', { weapon: 2 }))
    // A Close Combat Optimized target on the same point has nowhere to turn, so nobody is asked.
    expect(t.last('attack-resolved').hit?.arc).toBe('front')
  })

  test('[LS.avoid.by-arc LS.avoid.modifier] EX.LS.6: the Avoidance of the side struck is added or subtracted', () => {
    expect(struck(0).avoidance).toEqual([1, 'LS.defence.avoidance'])
    expect(struck(180).avoidance).toEqual([-1, 'LS.defence.avoidance'])
    expect(struck(180, 'cerberus').avoidance).toEqual([-2, 'LS.defence.avoidance'])
  })

  test('[LS.defarc.stats] the front meets Front Protection, the rear the Rear one', () => {
    const hurt = (bearing: number) => {
      const t = duel()
        .unit('wyvern', { at: around(bearing, 10), facing: bearing + 180 })
        .enemy('wyvern', { at: [50, 50], facing: 0 })
        .activate('A1')
      // 3 x 10 = 30: above Stun 16 in front, above Crippled 24 in the rear, whatever the Avoidance of 0 or -1.
      t.dice(6, 1, bearing === 0 ? 3 : 4, 1).play(attackOn('B1'))
      return t.last('attack-resolved').hit
    }
    expect(hurt(0)).toMatchObject({ damage: 30, arc: 'front', severity: 'stun' })
    expect(hurt(180)).toMatchObject({ damage: 30, arc: 'rear', severity: 'crippled' })
  })

  test('[LS.move.exo.facing-passive] an exo that is not active is struck as it faces', () => {
    const t = duel()
      .unit('wyvern', { at: [50, 60] })
      .enemy('pathfinder', { at: [50, 50], facing: 0 })
      .activate('A1')
    expect(lines(t.plan(attackOn('B1')), 'Defense')).toEqual([[-1, 'LS.defence.avoidance']])
  })
})
