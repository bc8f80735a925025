import { describe, expect, test } from 'vitest'
import { setupModel } from '../../../src/rulesets/thunder-struck/setup-model'
import { sheets as sheetsOf } from '../../../src/rulesets/thunder-struck/sheets'

const scenario = (id: string) => {
  const found = setupModel.scenarios.find(one => one.id === id)
  if (!found) throw new Error(`no scenario ${id}`)
  return found.setup
}
const items = (id: string, from = 'duel') => sheetsOf(scenario(from)).find(sheet => sheet.id === id)?.items ?? []

describe('Print', () => {
  test('[TS.components] ships, shields, cubes, damage, screens and marker for as many as play', () => {
    const tokens = (from: string) => items('tokens', from).map(({ name, copies }) => `${copies} ${name}`)
    expect(tokens('duel').slice(2)).toEqual(['6 Shield', '8 Power', '22 Damage', '1 Turn Marker'])
    expect(tokens('teams').slice(4)).toEqual(['12 Shield', '16 Power', '44 Damage', '1 Turn Marker'])
    expect(items('screens', 'teams')).toHaveLength(4)
    expect(items('board', 'teams').map(({ name }) => name)).toEqual(['Battlefield, Sector N', 'Battlefield, Sector S'])
  })

  test('a ship token lies on a space of the ring, and a die of 16 mm in a slot of the console', () => {
    const [ring] = items('board')
    const [console] = items('consoles')
    if (ring?.kind !== 'board' || console?.kind !== 'board') throw new Error('no boards')
    const disc = ring.cells[0]?.area
    expect(disc?.kind === 'disc' && Number(ring.unit) * disc.radius * 2).toBeGreaterThan(20)
    expect(ring.cells).toHaveLength(16)
    const slots = console.cells.filter(({ id }) => id.startsWith('A.'))
    expect(slots).toHaveLength(11)
    for (const { area } of slots) {
      const xs = area.kind === 'polygon' ? area.points.map(({ x }) => x) : []
      expect((Math.max(...xs) - Math.min(...xs)) * Number(console.unit)).toBeGreaterThan(16)
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0)
    }
  })

  test('[TS.board.gates TS.console.zones] on paper a gate says where it leads, a zone what it is', () => {
    const labels = (item: (typeof printed)[number]) =>
      item.kind === 'board' ? (item.shapes ?? []).flatMap(shape => (shape.kind === 'label' ? [shape.label] : [])) : []
    const printed = [...items('board', 'teams'), ...items('consoles', 'teams')]
    const [north, south, mat] = printed.map(labels)
    expect(north?.slice(7, 10)).toEqual(['7, to S1', '8, to S0', '9, to S15'])
    expect(south?.filter(label => label.includes('to'))).toEqual(['0, to N8', '1, to N7', '15, to N9'])
    expect(mat).toEqual(['Front', 'Both', 'Rear'])
    expect(items('board').flatMap(labels)).toEqual(Array.from({ length: 16 }, (_, at) => String(at)))
  })

  test('both lie on one page of A4 and of Letter', () => {
    for (const item of [...items('board'), ...items('consoles')]) {
      if (item.kind !== 'board') throw new Error('no board')
      expect(item.board.width * Number(item.unit)).toBeLessThanOrEqual(190)
      expect(item.board.height * Number(item.unit) + 5).toBeLessThanOrEqual(250)
    }
  })
})
