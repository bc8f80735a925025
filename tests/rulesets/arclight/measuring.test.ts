import { describe, expect, test } from 'vitest'
import {
  type Axial,
  axialOf,
  hexCentre,
  hexesWithin,
  hexOf,
  onMap,
  stepsBetween,
} from '../../../src/engine/geometry/hex'
import type { Vec } from '../../../src/engine/geometry/vec'
import type { Shape } from '../../../src/engine/scene/shapes'
import { arclight } from '../../../src/rulesets/arclight'
import type { Arc } from '../../../src/rulesets/arclight/cards/card'
import { USUAL } from '../../../src/rulesets/arclight/options'
import { placeOf } from '../../support/sight'
import { type Given, hex, position, seen } from './support'

const point = (name: string): Vec => hexCentre(hexOf(hex(name)))
const HEX = Math.sqrt(3) / 2

/** The hexes of a patch counted by its area, and the middle of its corners. */
function sizeOf(shapes: readonly Shape[]): { hexes: number; top: number; left: number } {
  const loops = shapes.flatMap(shape => (shape.kind === 'patch' ? shape.loops : []))
  const area = loops.reduce((sum, loop) => {
    const twice = loop.reduce((all, { x, y }, i) => {
      const next = loop[(i + 1) % loop.length] ?? { x: 0, y: 0 }
      return all + x * next.y - next.x * y
    }, 0)
    return sum + twice / 2
  }, 0)
  const all = loops.flat()
  return {
    hexes: Math.round(Math.abs(area) / HEX),
    top: Math.min(...all.map(({ y }) => y)),
    left: Math.min(...all.map(({ x }) => x)),
  }
}

/** By the bearing of the hex centres: 60 degrees is still Forward, 120 already Rear. */
function arcOf(from: Axial, facing: number, at: Axial): Arc {
  const [a, b] = [hexCentre(hexOf(from)), hexCentre(hexOf(at))]
  const degrees = (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI - 60 * facing
  const off = (((degrees % 360) + 540) % 360) - 180
  if (Math.abs(off) <= 60 + 1e-6) return 'Forward'
  if (Math.abs(off) >= 120 - 1e-6) return 'Rear'
  return off > 0 ? 'Right' : 'Left'
}

describe('the arcs tool', () => {
  const arcs = (given: Given, to: string) => arclight.measures.arcs(seen(position({ A1: given })), 'A1', point(to))

  test('[ARC.fire.arc ARC.range.bands] the arc of a hex, as far as it, and the weapons that reach there', () => {
    const counted = (at: string, facing: number, to: string) => {
      const [first, ...guns] = arcs({ at, facing }, to)
      const far = stepsBetween(hex(at), hex(to))
      const within = hexesWithin(hex(at), far).filter(
        each =>
          stepsBetween(each, hex(at)) > 0 &&
          arcOf(hex(at), facing, each) === arcOf(hex(at), facing, hex(to)) &&
          onMap(hexOf(each), USUAL),
      )
      expect(first?.name).toBe(arcOf(hex(at), facing, hex(to)))
      expect(sizeOf(first?.shapes() ?? []).hexes).toBe(within.length)
      expect(first?.shapes()).toMatchObject([{ kind: 'patch', tone: 'arc', label: first?.name }])
      expect(guns.flatMap(gun => gun.shapes())).toEqual([])
      return guns.map(({ name }) => name)
    }
    expect(counted('1515', 0, '1511')).toEqual(['Kinetic Pulse Cannon: Short', 'Kinetic Gatling Cannon: Short'])
    expect(counted('1515', 0, '1505')).toEqual(['Kinetic Pulse Cannon: Long', 'Kinetic Gatling Cannon: Long'])
    expect(counted('1515', 0, '1504')).toEqual(['Kinetic Gatling Cannon: Long'])
    expect(counted('1515', 0, '1502')).toEqual([])
    expect(counted('1515', 2, '1509')).toEqual(['Kinetic Gatling Cannon: Medium'])
    // Near the edge only hexes of the map are shown.
    expect(counted('0102', 0, '0105')).toEqual(['Kinetic Gatling Cannon: Short'])
  })

  test('[ARC.code.W ARC.crit.17] not those that are eliminated or locked elsewhere; nothing for the own hex', () => {
    const gun = { eliminated: false, fired: false, lowered: 0, lock: null }
    const guns = (given: Given) => arcs(given, '1511').map(({ name }) => name)
    expect(guns({ weapons: [{ ...gun, eliminated: true }, gun] })).toEqual(['Forward', 'Kinetic Gatling Cannon: Short'])
    expect(guns({ weapons: [gun, { ...gun, lock: 'Rear' }] })).toEqual(['Forward', 'Kinetic Pulse Cannon: Short'])
    expect(arcs({}, '1515')).toEqual([])
    expect(arclight.measures.arcs(seen(position()), 'A9', point('1511'))).toEqual([])
    expect(arcs({}, '1514').map(({ name }) => name)[0]).toBe('Forward')
  })

  test('[ARC.fire.arc] templates: every hex within six, around the ship in the middle', () => {
    const home = axialOf({ column: 0, row: 0 })
    const around = hexesWithin(home, 6).filter(at => stepsBetween(at, home) > 0)
    const found = arclight.measures.templates.map(({ name, shapes }) => ({ name, ...sizeOf(shapes()) }))
    const count = (arc: Arc) => around.filter(at => arcOf(home, 0, at) === arc).length
    const wide = 6 * HEX + 1 / Math.sqrt(3)
    const corner = 1 / Math.sqrt(3)
    expect(found.map(({ name, hexes }) => [name, hexes])).toEqual([
      ['Forward arc', count('Forward')],
      ['Right arc', count('Right')],
      ['Rear arc', count('Rear')],
      ['Left arc', count('Left')],
    ])
    // Forward begins six hexes up, half a hex more for its upper edge; to the left it is six columns wide, as is Rear.
    expect(found[0]).toMatchObject({ top: expect.closeTo(-6.5, 6), left: expect.closeTo(-wide, 6) })
    expect(found[2]).toMatchObject({ left: expect.closeTo(-wide, 6) })
    expect(found[3]).toMatchObject({ left: expect.closeTo(-wide, 6) })
    expect(found[1]?.left).toBeCloseTo(2 * HEX - corner, 6)
    // The hexes at exactly 120 degrees belong to Rear, and begin beside the ship.
    expect(found[2]?.top).toBeCloseTo(0, 6)
  })
})

describe('the line of sight tool', () => {
  const lines = (from: string, to: string, given: Readonly<Record<string, Given>> = {}) => {
    const view = seen(position(given))
    const end = (name: string) => (/^\d/.test(name) ? { at: point(name) } : placeOf(arclight, view, name))
    return arclight.measures.sight(view, end(from), end(to))
  }

  test('[ARC.fire.arc ARC.range.bands ARC.board.coords ARC.los] from ship to hex, hex to ship, and hex to hex', () => {
    expect(lines('A1', '1504').lines.map(({ rule, why }) => `${rule}: ${why}`)).toEqual([
      'ARC.fire.arc: Hex 1504 is in the Forward arc of A1, dead ahead.',
      'ARC.range.bands: A1 can fire: Kinetic Gatling Cannon: Long.',
      'ARC.board.coords: 11 hexes apart.',
      'ARC.los: Nothing blocks fire.',
    ])
    expect(lines('1501', 'A1').lines.map(({ why }) => why)).toEqual([
      'Hex 1501 is in the Forward arc of A1, dead ahead.',
      'A1 has no weapon that can fire there.',
      '14 hexes apart.',
      'Nothing blocks fire.',
    ])
    const apart = lines('1501', '1502')
    expect(apart.lines.map(({ why }) => why)).toEqual(['1 hex apart.', 'Nothing blocks fire.'])
    expect(apart.clear).toBe(true)
    expect(apart.shapes).toEqual([
      { kind: 'path', tone: 'note', points: [point('1501'), point('1502')], label: '1 hex' },
    ])
    expect(lines('A1', '1515').lines.map(({ why }) => why)).toEqual(['0 hexes apart.', 'Nothing blocks fire.'])
  })
})
