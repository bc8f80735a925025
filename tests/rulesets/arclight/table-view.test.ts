import { describe, expect, test } from 'vitest'
import { hexCentre, hexOf } from '../../../src/engine/geometry/hex'
import type { Offer } from '../../../src/engine/offers'
import { textOf } from '../../../src/engine/record/log'
import { offersFor } from '../../../src/engine/record/offering'
import { randomFrom } from '../../../src/engine/rolls/random'
import { anyRuleset } from '../../../src/engine/ruleset'
import { arclight } from '../../../src/rulesets/arclight'
import type { Move } from '../../../src/rulesets/arclight/actions/move'
import { players } from '../../../src/rulesets/arclight/players'
import { shipOf } from '../../../src/rulesets/arclight/rules/ship'
import { plottingOf } from '../../../src/rulesets/arclight/scene/plotting'
import { sightOf } from '../../support/sight'
import { condition, firing, hex, moving, position, seen, ship, wounded } from './support'

const point = (name: string) => hexCentre(hexOf(hex(name)))

describe('on the board', () => {
  test('the scene has the ships, their facing, their states and the edge of the map', () => {
    const scene = arclight.scene(seen(position({ A1: { conditions: [condition('hud')], stun: 1 } })))
    expect(scene.pieces).toMatchObject([
      { id: 'A1', at: point('1515'), facing: 0, pace: 'ready', markers: [{ letter: 'H' }, { letter: 'S' }] },
      { id: 'B1', at: point('1507'), facing: 180 },
    ])
    expect(scene.shapes[0]).toMatchObject({ kind: 'path', tone: 'bad', dashed: true })
  })

  test('the reach shows costs, hexes that need a Helm roll with their chance, and ships in the way', () => {
    const state = position({ B1: { at: '1512' } })
    const [reach, risk] = arclight.overlays(seen(state), 'A1')
    const labels = reach?.shapes().flatMap(shape => (shape.kind === 'label' ? [shape.label] : [])) ?? []
    expect(labels).toContain('1')
    expect(labels).toContain('14')
    expect(reach?.shapes().map(({ label }) => label)).toContain('pass only')
    const chances = risk?.shapes().flatMap(shape => (shape.kind === 'label' ? [shape.label] : [])) ?? []
    // Straight back: three sides; anything but a natural 1 leaves points enough.
    expect(chances).toContain('83%')
  })

  test('in Cannon Fire the guns of the crew whose turn it is come first, in three shades', () => {
    const overlays = arclight.overlays(seen(firing({ ship: 'B1', crew: 'A' }).state), 'B1')
    expect(overlays[0]?.name).toBe('Pulson Blaster')
    expect(overlays[0]?.shapes().map(({ label, tone }) => [label, tone])).toEqual([
      ['Short +1', 'good'],
      ['Medium 0', 'arc'],
      ['Long −1', 'muted'],
    ])
  })

  test('a pointer becomes a course, a wished facing a turn, one of several sides the last step', () => {
    const state = position()
    const { reach, stepsAlong: along } = plottingOf(state, shipOf(state, 'A1'))
    const straight = reach.extend([], point('1512'))
    expect(along(straight)).toEqual(['F', 'F', 'F'])
    expect(reach.cost(straight)).toBe('3 of 14 points')
    expect(along(reach.extend([], point('1512'), 60))).toEqual(['F', 'F', 'F', 'R'])
    const back = reach.extend([], point('1512'), 180)
    expect(along(back)).toEqual(['F', 'F', 'F', 'RRR'])
    expect(reach.cost(back)).toBe('7 of 14 points, Helm 6+: 17 %')
    expect(along(reach.extend(straight, point('1510')))).toEqual(['F', 'F', 'F', 'F', 'F'])
  })

  test('[ARC.move.points ARC.move.occupied.stop] a hex out of reach gives the reason, not a course to another hex', () => {
    const table = moving({ A1: { at: '1518' }, B1: { at: '1516' } })
    const { reach, stepsAlong: along } = plottingOf(table.state, ship(table, 'A1'))
    const refused = (hex: string) => {
      const path = reach.extend([], point(hex))
      expect(path.at(-1)?.at).toEqual(point(hex))
      return table.forbiddenBy('A', { type: 'move', ship: 'A1', steps: [...along(path)] })
    }
    expect(refused('1501')).toEqual(['ARC.move.points'])
    expect(reach.cost(reach.extend([], point('1501')))).toBe('17 of 14 points')
    expect(refused('1516')).not.toEqual([])
    expect(refused('1512')).toEqual([])
  })

  test('[ARC.board.exit] pointing beyond the edge plots the way off the map, and so does its rim for keys', () => {
    const table = moving({ A1: { at: '1503' }, B1: { at: '1501' } })
    const { reach, stepsAlong: along } = plottingOf(table.state, ship(table, 'A1'))
    const { x, y } = point('1501')
    const away = along(reach.extend([], { x, y: y - 1.2 }))
    // Over the ship in its way, and no further than the first hex off the map.
    expect(away).toEqual(['F', 'F', 'F'])
    expect(along(reach.extend([], { x, y: 0 }))).toEqual(away)
    expect(along(reach.extend([], { x, y: -5 }, 180))).toEqual(away)
    expect(reach.cost(reach.extend([], { x, y: 0 }))).toBe('off the map')
    table.play('A', { type: 'move', ship: 'A1', steps: [...away] })
    expect(ship(table, 'A1').status).toBe('retreated')
    // An edge that is out of reach is only gone towards.
    const far = plottingOf(position(), shipOf(position(), 'A1'))
    expect(far.stepsAlong(far.reach.extend([], { x, y: 0 }))).toEqual(Array(14).fill('F'))
  })

  test('random courses are legal', () => {
    const random = randomFrom(7)
    const refused: string[] = []
    let picked = 0
    for (let i = 0; i < 200; i++) {
      const table = moving({ A1: { at: '1503', facing: i % 6 }, B1: { at: '1502' }, A2: { at: '1603' } })
      const offer = offersFor(anyRuleset(arclight), table.state, 'A').find(({ id }) => id === 'move.A1')
      if (!offer) throw new Error('no course to plot')
      const action = players.move?.pick?.(offer as Offer<Move>, seen(table.state), random)
      if (action) refused.push(...table.forbiddenBy('A', action))
      picked += action ? 1 : 0
    }
    expect(refused).toEqual([])
    expect(picked).toBeGreaterThan(100)
  })
})

describe('measuring', () => {
  test('[ARC.board.coords] bearing and arc both ways, the weapons that bear, and the distance', () => {
    const { lines } = sightOf(arclight, seen(position({ B1: { at: '1507', facing: 1 } })), 'A1', 'B1')
    expect(lines.map(({ why }) => why)).toEqual([
      'B1 is in the Forward arc of A1, dead ahead.',
      'A1 can fire: Kinetic Pulse Cannon: Medium; Kinetic Gatling Cannon: Medium.',
      'A1 is in the Rear arc of B1, 120 degrees right.',
      'B1 can fire: Plasma Pellet Cannon: Medium.',
      '8 hexes apart.',
      'Nothing blocks fire.',
    ])
    expect(arclight.measures.arcs(seen(position()), 'A1', point('1715'))[0]?.name).toBe('Right')
    expect(arclight.measures.templates.map(({ name }) => name)).toEqual([
      'Forward arc',
      'Right arc',
      'Rear arc',
      'Left arc',
    ])
  })
})

describe('in words', () => {
  test('a card tells what is lost as it happens', () => {
    const table = wounded(7)
    const blocks = arclight.card(seen(table.state), 'B1')?.blocks ?? []
    expect(blocks).toContainEqual({ kind: 'text', title: 'Codes taken', text: 'E ×1  A ×1  M ×1' })
    const [systems] = blocks
    const live = systems?.kind === 'values' ? systems.values.filter(value => value.live !== undefined) : []
    expect(live.map(({ label, printed, live: now }) => [label, printed, now])).toEqual([
      ['Maneuver', '3', '4'],
      ['ESV', '2', '1'],
      ['ASV', '1', '0'],
    ])
  })

  test('the log names a row of the index in words, with its codes', () => {
    const words = (net: number, structure = 1) => {
      const { events, state } = wounded(net, { given: { B1: { structure } } })
      return events[0] && textOf(arclight.narrate(events[0], state), seat => seat)
    }
    expect(words(8)).toBe('B1: damage 8 at Structure 1: Critical hit, Thrust −2, ESV −1, ASV −1 (XTTEA).')
    expect(words(13)).toBe(
      'B1: damage 13 at Structure 1: Critical hit, structure hit, Thrust −4, 1 piece of equipment, Defensive Screens −1 (X>TTTTGD).',
    )
    expect(words(20, 0)).toBe('B1: damage 20 at Structure 0: Boom.')
  })

  test('the log names dice, sum and damage', () => {
    const table = firing({ ship: 'A1', crew: 'A' })
    const [event] = table.play('A', { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' }, 2, 4, 8)
    if (!event) throw new Error('nothing happened')
    expect(textOf(arclight.narrate(event, table.state), seat => seat)).toBe(
      'A1, gunner A, fires the Kinetic Gatling Cannon at B1: 2, 4 + 8 = 14, needs 12; High 8, excess 2, minus ASV 1: damage 9.',
    )
  })
})

test('the log names the suffix that makes the amount', () => {
  const table = firing({ ship: 'B1', crew: 'P' }, { B1: { card: 'halberd', at: '1510' } })
  const [event] = table.play('B', { type: 'shoot', ship: 'B1', crew: 'P', weapon: 0, target: 'A1' }, 2, 9, 3)
  if (!event) throw new Error('nothing happened')
  expect(textOf(arclight.narrate(event, table.state), seat => seat)).toContain('High/2 4, excess 3, minus ESV 4')
})

describe('referee', () => {
  test('every value of a ship can be set right', () => {
    const refereeControls = arclight.refereeControls(position()).filter(({ piece }) => piece === 'A1')
    expect(refereeControls.map(({ id }) => id.split('.')[0])).toEqual([
      'place',
      'losses',
      'hull',
      'crew',
      'weapons',
      'gear',
      'conditions',
      'status',
    ])
    const place = refereeControls[0]?.fill({ column: 10, row: 12, facing: '4' })
    expect(place).toEqual([
      { path: ['ships', 'A1', 'at'], value: hex('1012') },
      { path: ['ships', 'A1', 'facing'], value: 4 },
    ])
  })
})

describe('on paper', () => {
  test('ship cards with boxes, counters with facing, index, criticals, hex paper in true size', async () => {
    const duel = arclight.setupModel.scenarios[0]?.setup
    if (!duel) throw new Error('no duel')
    const sheets = await arclight.sheets(duel)
    const items = sheets.flatMap(sheet => sheet.items)
    const card = items.find(item => item.kind === 'card' && item.name === 'Pulsar')
    const boxes = card?.kind === 'card' ? card.card.blocks.flatMap(b => (b.kind === 'boxes' ? [b.total] : [])) : []
    expect(boxes).toEqual([1, 14, 11, 6, 4, 2, 3, 2, 2])
    expect(items.filter(item => item.kind === 'counter')).toMatchObject([
      { outline: 'hex', facing: true, seat: 'A' },
      { outline: 'hex', facing: true, seat: 'B' },
    ])
    const index = items.find(item => item.kind === 'chart' && item.id === 'index')
    expect(index?.kind === 'chart' && index.sections[0]?.rows[7]).toEqual(['8', 'XTTEA', 'XDDC'])
    const criticals = items.find(item => item.kind === 'chart' && item.id === 'criticals')
    expect(criticals?.kind === 'chart' && criticals.sections[0]?.rows).toHaveLength(23)
    const paper = items.find(item => item.kind === 'board' && item.id === 'hex-paper')
    expect(paper).toMatchObject({ unit: 20, board: { hex: { columns: 10, rows: 11 } } })
  })
})

describe('bots', () => {
  test('losing ships and systems looks worse', () => {
    const even = arclight.value(seen(position()), 'A')
    expect(arclight.value(seen(position({ B1: { status: 'destroyed' } })), 'A')).toBeGreaterThan(even)
    expect(arclight.value(seen(position({ A1: { losses: { D: 3 } } })), 'A')).toBeLessThan(even)
    expect(arclight.value(seen(position({ A1: { status: 'retreated' } })), 'A')).toBeLessThan(even)
  })
})
