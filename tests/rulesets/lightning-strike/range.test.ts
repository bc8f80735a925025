import { describe, expect, test } from 'vitest'
import { attackOn, duel, gun, like, lines } from './combat'
import type { LsTable } from './support'

const BANDS = [
  { to: 8, accuracy: 1, damage: 9 },
  { to: 16, accuracy: 0, damage: 7 },
  { to: 28, accuracy: -1, damage: 5 },
]

const apart = (distance: number, weapons = [gun('T', BANDS)]): LsTable =>
  duel()
    .unit(like('lancer', { weapons }), { at: [50, 80] })
    .enemy('wyvern', { at: [50, 80 - distance], facing: 180 })
    .activate('A1')

/** Accuracy and Damage Multiplier at a distance. */
function read(distance: number, weapons = [gun('T', BANDS)]): [number, number] {
  const t = apart(distance, weapons)
  const accuracy = lines(t.plan(attackOn('B1')), 'Attack')[0]?.[0] ?? Number.NaN
  t.dice(6, 6, 1, 1).play(attackOn('B1'))
  return [accuracy, t.last('attack-resolved').hit?.multiplier ?? Number.NaN]
}

describe('Range', () => {
  test('[LS.range.measure LS.scale.centre] from centre to centre, not from rim to rim', () => {
    expect(read(8)).toEqual([1, 9])
    expect(read(8.01)).toEqual([0, 7])
    const [line] = apart(12.34).plan(attackOn('B1')).shapes?.() ?? []
    expect(line).toMatchObject({ kind: 'path', label: '12.3 cm' })
  })

  test('[LS.range.bands] Accuracy and Damage are read in the column of the band', () => {
    expect([4, 12, 20].map(distance => read(distance))).toEqual([
      [1, 9],
      [0, 7],
      [-1, 5],
    ])
  })

  test('[LS.range.band-edge] the far edge belongs to its band, and the nearest band that reaches counts', () => {
    expect([8, 16, 28].map(distance => read(distance))).toEqual([
      [1, 9],
      [0, 7],
      [-1, 5],
    ])
    expect(read(6, [gun('T', [...BANDS].reverse())])).toEqual([1, 9])
  })

  test('[LS.range.beyond] past the last band an attack is refused, and the ring shows why', () => {
    expect(apart(28).why(attackOn('B1'))).toEqual([])
    const [refusal] = apart(28.01).refusals(attackOn('B1'))
    expect(refusal).toMatchObject({ rule: 'LS.range.beyond', shapes: [{ kind: 'disc', radius: 28 }] })
  })

  test('[LS.range.contact LS.geo.base] centres up to 2 cm apart are in contact: range C', () => {
    const blade = [gun('T', [{ to: 'C', accuracy: 2, damage: 12 }, ...BANDS])]
    expect(read(0, blade)).toEqual([2, 12])
    expect(read(2, blade)).toEqual([2, 12])
    expect(read(2.01, blade)).toEqual([1, 9])
  })

  test("[LS.range.no-c] without a C band a weapon can't be used in contact, but fires at others", () => {
    const t = apart(1.5).enemy('wyvern', { at: [50, 70] })
    expect(t.why(attackOn('B1'))).toEqual(['LS.range.no-c'])
    expect(t.why(attackOn('B2'))).toEqual([])
  })

  test('[LS.range.c-only] a weapon with nothing but C needs contact', () => {
    const lance = [gun('T', [{ to: 'C', accuracy: 1, damage: 13 }])]
    expect(apart(2.01, lance).why(attackOn('B1'))).toEqual(['LS.range.c-only'])
    expect(apart(2, lance).why(attackOn('B1'))).toEqual([])
  })

  test('[LS.range.c-only LS.arc.required] of what is too far off and out of the arc, the range is said first', () => {
    const t = apart(20, [gun('FF', [{ to: 'C', accuracy: 1, damage: 13 }])])
    t.set(state => {
      if (state.units.A1) Object.assign(state.units.A1, { facing: 180 })
    })
    expect(t.why(attackOn('B1'))).toEqual(['LS.range.c-only', 'LS.arc.required'])
  })
})
