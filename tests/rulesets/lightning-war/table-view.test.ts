import { describe, expect, test } from 'vitest'
import { viewIn } from '../../../src/engine/record/hidden'
import { textOf } from '../../../src/engine/record/log'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import type { State } from '../../../src/rulesets/lightning-war/state'
import { sightOf } from '../../support/sight'
import { base, battle, block, go, SETUP } from './support'

const viewOf = (state: State) => viewIn(lightningWar, state, 'A')

const table = battle({
  step: 'movement',
  terrain: [block('wood', 'w', [26, 24, 8, 4])],
  units: {
    A1: [
      ['rifle', { at: [30, 40], hq: true }],
      ['rifle', { at: [34, 40] }],
      ['rifle', { at: [44, 40] }],
    ],
    A2: [['us.sherman', { at: [20, 40] }]],
    B1: [['de.pz4hj', { at: [30, 10] }]],
  },
})

describe('on the table', () => {
  test('terrain, chains of command and markers are drawn', () => {
    const scene = lightningWar.scene(viewOf(table.state))
    expect(scene.terrain).toHaveLength(1)
    expect(scene.links.map(({ tone }) => tone).sort()).toEqual(['bad', 'muted'])
    expect(scene.pieces.find(({ id }) => id === 'A1.3')?.markers.map(({ id }) => id)).toContain('out')
  })

  test('who holds an objective is told by name and in his colour', () => {
    const objectives = [{ id: 'hill', name: 'The hill', at: { x: 30, y: 30 }, radius: 4, worth: 60 }]
    const at = (...units: readonly string[]) =>
      lightningWar.scene(
        viewOf(
          battle({
            options: { objectives },
            units: Object.fromEntries(units.map((unit, i) => [unit, [['rifle', { at: [29 + 2 * i, 30] }] as const]])),
          }).state,
        ),
      ).shapes[0]
    expect(at('B1')).toMatchObject({ seat: 'B', label: 'The hill, 60: Germans' })
    for (const nobody of [at(), at('A1', 'B1')]) {
      expect(nobody).toMatchObject({ label: 'The hill, 60' })
      expect(nobody).not.toHaveProperty('seat')
    }
  })

  test('a vehicle shows reach, bands at 12 and 24 inches, dead ground and its facing line', () => {
    const overlays = lightningWar.overlays(viewOf(table.state), 'A2.1')
    expect(overlays.map(({ name }) => name)).toEqual(['Reach', 'Facing line', '75mmM6', 'Dead ground'])
    const bands = overlays[2]?.shapes().map(shape => (shape.kind === 'sector' ? [shape.inner, shape.outer] : []))
    expect(bands).toEqual([
      [0, 12],
      [12, 24],
    ])
    expect(overlays.every(({ shapes }) => shapes().length > 0)).toBe(true)
  })

  test('before defensive fire the weapons are painted first, not the reach', () => {
    const defence = battle({
      step: 'movement',
      units: { A1: [['rifle', { at: [30, 30] }]], B1: [['rifle', { at: [30, 24] }]] },
    })
    defence.play('A', { type: 'assault.declare', unit: 'A1', target: 'B1.1' })
    expect(lightningWar.overlays(viewOf(defence.state), 'B1.1').map(({ name }) => name)).toEqual([
      'small arms',
      'Dead ground',
      'Command radius',
      'Reach',
    ])
  })

  test('while one fires, who has a weapon left is marked as ready and who has none as spent', () => {
    const { pieces } = lightningWar.scene(
      viewOf(
        battle({
          units: {
            A1: [['us.lee', { at: [30, 30], fired: [{ weapon: 0, at: 'B1.1' }] }]],
            A2: [['rifle', { at: [20, 30], moved: 'dash' }]],
            A3: [['truck', { at: [10, 30] }]],
            A4: [['rifle', { at: [40, 30] }]],
          },
        }).state,
      ),
    )
    expect(pieces.map(({ pace }) => pace)).toEqual(['ready', 'spent', 'spent', 'ready'])
  })

  test('a squad shows its command radius', () => {
    expect(lightningWar.overlays(viewOf(table.state), 'A1.1').map(({ name }) => name)).toContain('Command radius')
  })

  test('what a platoon does together is offered at each of its squads', () => {
    const { move: one, 'move.unit': all } = lightningWar.actions
    const together = [...all.offers(viewOf(table.state), 'A')].find(({ id }) => id === 'move.unit.normal.A1')
    expect(together).toMatchObject({ piece: 'A1.1', shared: ['A1.1', 'A1.2', 'A1.3'] })
    expect([...one.offers(viewOf(table.state), 'A')].map(({ piece }) => piece)).toContain('A1.2')
  })

  test('the way of a pointer is never refused for its cost', () => {
    const offers = [...lightningWar.actions.move.offers(viewOf(table.state), 'A')]
    const offer = offers.find(({ id }) => id === 'move.normal.A2.1')
    if (offer?.kind !== 'path') throw new Error('no path')
    const way = offer.reach.extend([], { x: 30, y: 5 })
    expect(table.forbiddenBy('A', offer.along(way))).toEqual([])
    expect(offer.reach.cost(way)).toContain('of 12')
  })

  test('the line of sight names what blocks it', () => {
    const blocked = battle({
      units: { A1: [['us.sherman', { at: [30, 30] }]], B1: [['de.pz4hj', { at: [30, 20] }]] },
      terrain: [block('wood', 'w', [26, 24, 8, 4])],
    })
    const report = sightOf(lightningWar, viewOf(blocked.state), 'A1.1', 'B1.1')
    expect(report.clear).toBe(false)
    expect(report.lines[0]?.why).toContain('Wood')
    expect(lightningWar.measures.arcs(viewOf(blocked.state), 'B1.1', { x: 30, y: 30 })).toMatchObject([
      { name: '75mmL48' },
      { name: 'Front: defence 8' },
    ])
  })

  test('[LW.vis.los LW.vis.dead-ground] sight from point to point names the wood it runs over or is blocked by', () => {
    const { state } = battle({
      units: { A1: [['us.sherman', { at: [5, 5] }]] },
      terrain: [block('wood', 'w', [26, 24, 8, 4])],
    })
    const look = (from: number) =>
      lightningWar.measures.sight(viewOf(state), { at: { x: 30, y: from } }, { at: { x: 30, y: 10 } })
    expect(look(30)).toMatchObject({ clear: false })
    expect(
      look(30)
        .lines.map(({ why }) => why)
        .join(' '),
    ).toContain('The first point is in its dead ground.')
    expect(look(40).clear).toBe(true)
    expect(look(40).lines.map(({ why }) => why)).toContain('The line runs over Wood, beyond its dead ground.')
  })

  test('units of both sides with one name are told apart by their side', () => {
    const { state } = battle({ units: { A1: [['us.sherman', { at: [5, 5] }]], B1: [['de.pz4hj', { at: [9, 9] }]] } })
    const both = {
      ...state,
      bases: Object.fromEntries(Object.entries(state.bases).map(([id, base]) => [id, { ...base, name: 'Mortars 2' }])),
    }
    const lost = { type: 'lost', rules: ['LW.art.removal'], base: 'A1.1' } as const
    const words = (from: typeof state) => textOf(lightningWar.narrate(lost, from), seat => seat)
    expect(words(both)).toMatch(/^Mortars 2 \(.+\) is lost\.$/)
    expect(words(state)).not.toContain('(')
  })

  test('[LW.art.afv-die] plain dice and dice marked for vehicles tell their own sixes', () => {
    const { state } = battle({ units: { A1: [['us.sherman', { at: [5, 5] }]], B1: [['de.pz4hj', { at: [9, 9] }]] } })
    const fired = { type: 'fired-he', rules: ['LW.art.nominate'], base: 'A1.1', weapon: '', target: 'B1.1' } as const
    const words = (dice: number, marked: number, sixes: number, disabled: number) =>
      textOf(
        lightningWar.narrate({ ...fired, observer: null, dice, marked, sixes, disabled, defensive: false }, state),
        seat => seat,
      )
    expect(words(3, 1, 0, 1)).toContain('with 2 dice: no six; 1 die marked for vehicles: one six.')
    expect(words(1, 1, 0, 1)).toContain('with 1 die marked for vehicles: one six.')
    expect(words(2, 0, 1, 0)).toContain('with 2 dice: one six.')
  })

  test.each([
    [[1, 5], 'no six'],
    [[6, 5], 'one six'],
    [[6, 5, 6], '2 sixes'],
  ])('[LW.inf.hit] %j beside the dice: %s', (faces, note) => {
    const read = lightningWar.readRoll?.({ faces } as never, 0, ['LW.inf.hit'])
    expect(read).toEqual({ counted: faces.map(face => face === 6), value: null, total: null, note })
  })

  test('every event has a sentence', () => {
    const played = battle({ step: 'movement', units: { A1: [['us.sherman', { at: [30, 40] }]] } })
    const [moved] = played.play('A', go('A1.1', [30, 36]))
    if (!moved) throw new Error('no event')
    expect(
      lightningWar
        .narrate(moved, played.state)
        .map(part => (typeof part === 'string' ? part : 'name' in part ? part.name : ''))
        .join(''),
    ).toBe('A1.1 moves 4 inches.')
    expect(base(played, 'A1.1').moved).toBe('normal')
  })

  test('[LW.board.footprint] cards, tables, bases as large as they stand, markers and rulers in inches can be printed', async () => {
    const sheets = await lightningWar.sheets(SETUP)
    expect(sheets.map(({ id }) => id)).toEqual([
      'units',
      'vehicles',
      'bases',
      'markers',
      'tools',
      'tables',
      'all-vehicles',
    ])
    const ruler = sheets.flatMap(({ items }) => items).find(({ kind }) => kind === 'ruler')
    expect(ruler).toMatchObject({ unit: 25.4, label: 'in' })
    const brigade = lightningWar.setupModel.scenarios.find(({ id }) => id === 'steppe')
    const printed = brigade ? (await lightningWar.sheets(brigade.setup))[0]?.items : []
    const rated = (name: string) => {
      const item = printed?.find(one => one.name === name)
      const block = item?.kind === 'card' ? item.card.blocks[0] : undefined
      return block?.kind === 'values' ? block.values.map(value => `${value.label} ${value.printed}`) : []
    }
    expect(rated('Tank riders')).toEqual(['Morale Elite, 5'])
    expect(rated('Rifle platoon')).toEqual(['Morale Replacement, 7', 'Arrives turn 3'])
    const counters = sheets.find(({ id }) => id === 'bases')?.items ?? []
    expect(counters.find(({ name }) => name === 'Able Platoon 2')).toMatchObject({
      outline: 'square',
      size: 1.2 * 25.4,
    })
    expect(counters.find(({ name }) => name === 'Sherman Troop 2')).toMatchObject({
      outline: 'rectangle',
      size: 25.4,
      height: 2 * 25.4,
    })
    const ids = sheets.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
