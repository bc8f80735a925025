import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { duel, gun, like } from './combat'
import { at, type LsTable } from './support'

const { measures } = lightningStrike
const sightOf = (t: LsTable, from = 'A1', to = 'B1') =>
  measures.sight(t.view, { at: t.unitOf(from).at, piece: from }, { at: t.unitOf(to).at, piece: to })
const rulesOf = (t: LsTable, from?: string, to?: string) => sightOf(t, from, to).lines.map(({ rule }) => rule)

/** A Pathfinder looks up the table at a Wyvern of Size 6, 20 cm away. */
const looking = () =>
  duel()
    .unit('pathfinder', { at: [50, 50] })
    .enemy('wyvern', { at: [50, 30] })

describe('What sight tells', () => {
  test('[LS.los.default-clear] nothing but that it is clear, whoever is elsewhere', () => {
    expect(rulesOf(looking())).toEqual(['LS.los.default-clear'])
    const elsewhere = looking()
      .unit('pathfinder', { at: [80, 40] })
      .enemy('wyvern', { at: [20, 40] })
      .enemy('stormrider', { at: [20, 50] })
    expect(rulesOf(elsewhere)).toEqual(['LS.los.default-clear'])
  })

  test('[LS.los.contact-needed LS.los.smaller LS.los.intervening] who is near the line but does not block it', () => {
    const between = looking().enemy('wyvern', { at: [50, 40] })
    expect(rulesOf(between)).toEqual(['LS.los.default-clear', 'LS.los.contact-needed'])
    const smaller = looking().enemy('stormrider', { at: [50, 32] })
    expect(rulesOf(smaller)).toEqual(['LS.los.default-clear', 'LS.los.smaller'])
    const behind = looking().enemy('wyvern', { at: [50, 28] })
    expect(rulesOf(behind)).toEqual(['LS.los.default-clear', 'LS.los.intervening'])
  })

  test('[LS.los.block-unit LS.los.required LS.los.hide LS.los.one-way] hidden by another Unit, which does not hide the other way', () => {
    const hidden = looking().enemy('wyvern', { at: [50, 32] })
    expect(rulesOf(hidden)).toEqual(['LS.los.block-unit', 'LS.los.required', 'LS.los.hide', 'LS.los.one-way'])
    expect(sightOf(hidden)).toMatchObject({
      clear: false,
      shapes: [{ kind: 'path', tone: 'bad', points: [at(50, 50), at(50, 30)], label: '20 cm' }],
    })
    const both = hidden.unit('pathfinder', { at: [50, 48] })
    expect(rulesOf(both)).toEqual(['LS.los.block-unit', 'LS.los.required', 'LS.los.hide'])
  })

  test('[LS.los.asteroid LS.los.block-terrain LS.obstacle.los] hidden by an obstacle', () => {
    const asteroid = looking().obstacle('asteroid', { at: [50, 40], radius: 3 })
    expect(rulesOf(asteroid)).toEqual(['LS.los.asteroid', 'LS.los.required', 'LS.obstacle.los'])
    const dust = looking().obstacle('dust', { at: [50, 34], radius: 3 })
    expect(rulesOf(dust)).toEqual(['LS.los.block-terrain', 'LS.los.required', 'LS.obstacle.los', 'LS.los.one-way'])
  })

  test('[LS.los.contact-attack] in contact nothing blocks and nothing costs', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 48] })
      .obstacle('rock', { at: [50, 49], radius: 3 })
      .enemy('wyvern', { at: [50, 47] })
    expect(rulesOf(t)).toEqual(['LS.los.contact-attack'])
    expect(sightOf(t).shapes[0]).toMatchObject({ label: 'contact' })
  })

  test('[LS.los.no-range-limit] out of range of every weapon', () => {
    const short = like('pathfinder', {
      weapons: [gun('F', [{ to: 20, accuracy: 0, damage: 10 }]), gun('F', [{ to: 'C', accuracy: 0, damage: 9 }])],
    })
    const at20 = duel()
      .unit(short, { at: [50, 50] })
      .enemy('wyvern', { at: [50, 30] })
    expect(rulesOf(at20)).toEqual(['LS.los.default-clear'])
    const at21 = duel()
      .unit(short, { at: [50, 50] })
      .enemy('wyvern', { at: [50, 29] })
    expect(rulesOf(at21)).toEqual(['LS.los.default-clear', 'LS.los.no-range-limit'])
  })

  test('arcs of nobody are none, and Turret is named only where there is one', () => {
    expect(measures.arcs(looking().view, 'nobody', at(1, 1))).toEqual([])
    const mixed = duel().unit(like('pathfinder', { weapons: [gun('F'), gun('T')] }), { at: [50, 50] })
    expect(measures.arcs(mixed.view, 'A1', at(50, 60)).map(({ name }) => name)).toContain('Turret (T)')
    expect(measures.arcs(mixed.view, 'A1', at(50, 60))[0]?.shapes()).toMatchObject([{ inner: 0, outer: 10 }])
    const turret = duel().unit(like('pathfinder', { weapons: [gun('T')] }), { at: [50, 50] })
    expect(measures.arcs(turret.view, 'A1', at(50, 60)).map(({ name }) => name)).toEqual([
      'Right (RI)',
      'Left (L)',
      'Rear (Rr)',
      'Turret (T)',
      'Gun',
      'Defense: Rear',
    ])
  })

  test('[LS.arc.fixed-forward LS.geo.base] templates have the size of the rules', () => {
    expect(measures.templates.flatMap(({ shapes }) => shapes())).toMatchObject([
      { kind: 'sector', inner: 0, outer: 30, from: -90, to: 90, label: 'F, 30 cm' },
      { kind: 'sector', inner: 0, outer: 30, from: -60, to: 60 },
      { kind: 'sector', inner: 0, outer: 30, from: -45, to: 45 },
      { kind: 'disc', at: at(0, 0), radius: 2 },
      { kind: 'disc', at: at(0, 0), radius: 10, label: '10 cm' },
      { kind: 'disc', at: at(0, 0), radius: 20, label: '20 cm' },
    ])
  })
})

describe('What refusals and warnings show', () => {
  test('[LS.move.fighter.overthrust.turn] the point where a fighter may not turn', () => {
    const t = duel()
      .unit('lancer', { at: [50, 60] })
      .enemy('wyvern', { at: [5, 5] })
      .activate('A1', { overthrust: true })
    const late = t.refusals({
      type: 'fly',
      unit: 'A1',
      path: [
        { at: at(50, 50), facing: 0 },
        { at: at(60, 50), facing: 90 },
      ],
    })
    expect(late.find(({ rule }) => rule === 'LS.move.fighter.overthrust.turn')?.shapes).toEqual([
      { kind: 'disc', at: at(50, 50), radius: 1, tone: 'bad' },
    ])
  })

  test('[LS.move.retreat LS.obstacle.rock.check] where a Unit leaves the table or enters a field', () => {
    const t = duel()
      .unit('pathfinder', { at: [50, 95] })
      .enemy('wyvern', { at: [5, 5] })
      .activate('A1')
    const leaves = t.plan({ type: 'move', unit: 'A1', path: [{ at: at(50, 102), facing: 0 }] })
    expect(leaves.warnings?.()).toMatchObject([
      { rule: 'LS.move.retreat', shapes: [{ kind: 'disc', at: at(50, 100), radius: 1, tone: 'bad' }] },
    ])
    expect(leaves.shapes?.()).toEqual([{ kind: 'path', points: [at(50, 95), at(50, 100)], arrow: true, tone: 'reach' }])
    const rock = duel()
      .unit('pathfinder', { at: [50, 60] })
      .enemy('wyvern', { at: [5, 5] })
      .obstacle('rock', { at: [50, 50], radius: 4 })
      .activate('A1')
    const enters = rock.plan({ type: 'move', unit: 'A1', path: [{ at: at(50, 52), facing: 0 }] })
    const [warning] = enters.warnings?.() ?? []
    expect(warning).toMatchObject({ rule: 'LS.obstacle.rock.check' })
    expect(warning?.shapes?.[1]).toMatchObject({ kind: 'disc', radius: 1, tone: 'warn' })
    const label = enters.shapes?.()[1]
    expect(label?.kind === 'label' && [label.at.x, Math.round(label.at.y * 1e4) / 1e4, label.label]).toEqual([
      50,
      55,
      'check',
    ])
  })

  test('[LS.obstacle.check-once LS.obstacle.check-path] a field is entered once, wherever the path touches it', () => {
    const rock = (path: readonly (readonly [number, number])[], start: readonly [number, number] = [50, 60]) =>
      duel()
        .unit('pathfinder', { at: start })
        .enemy('wyvern', { at: [5, 5] })
        .obstacle('rock', { at: [50, 50], radius: 4 })
        .activate('A1')
        .plan({ type: 'move', unit: 'A1', path: path.map(([x, y]) => ({ at: at(x, y), facing: 0 })) })
        .warnings?.().length
    // Its base of 1 cm touches the field of 4 within 5 cm of the middle.
    expect(rock([[50, 55.1]])).toBe(0)
    expect(rock([[50, 55]])).toBe(1)
    expect(
      rock([
        [45, 55],
        [55, 55],
      ]),
    ).toBe(1)
    expect(
      rock([
        [44, 56],
        [44, 54],
      ]),
    ).toBe(0)
    expect(
      rock([
        [50, 52],
        [50, 60],
        [50, 52],
      ]),
    ).toBe(1)
    // Out of it and back in is entering, staying inside is not.
    expect(
      rock(
        [
          [50, 53],
          [50, 52],
        ],
        [50, 54],
      ),
    ).toBe(0)
    expect(
      rock(
        [
          [50, 57],
          [50, 54],
        ],
        [50, 54],
      ),
    ).toBe(1)
  })
})
