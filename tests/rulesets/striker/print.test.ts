import { describe, expect, test } from 'vitest'
import type { SheetItem } from '../../../src/engine/scene/sheet'
import { striker } from '../../../src/rulesets/striker'
import { wordsOfRow } from '../../../src/rulesets/striker/charts'
import { entries } from '../../../src/rulesets/striker/rulebook'
import { sheets as sheetsOf } from '../../../src/rulesets/striker/sheets'
import { SUB_TABLES } from '../../../src/rulesets/striker/tables/damage'

const setupOf = (id: string) => {
  const found = striker.setupModel.scenarios.find(scenario => scenario.id === id)
  if (!found) throw new Error(id)
  return found.setup
}
const CROSSROADS = setupOf('STR-S1')
const RIDGE = setupOf('STR-S2')
const items = (id: string, setup = CROSSROADS): readonly SheetItem[] =>
  sheetsOf(setup).find(sheet => sheet.id === id)?.items ?? []
const names = (id: string, setup = CROSSROADS) => items(id, setup).map(({ name }) => name)
const side = (item: SheetItem | undefined): number => {
  if (item?.kind !== 'template') return 0
  const [shape] = item.shapes
  if (shape?.kind !== 'polygon') return 0
  const xs = shape.points.map(({ x }) => x)
  return (Math.max(...xs) - Math.min(...xs)) * item.unit
}

describe('print', () => {
  test('[STR.core.editor.force] a card for every stand and vehicle of the forces', () => {
    const { forces } = CROSSROADS.options
    expect(items('squads').length + items('vehicles').length).toBe(forces.A.length + forces.B.length)
    expect(items('stands')).toHaveLength(forces.A.length + forces.B.length)
    const tank = items('vehicles').find(item => item.kind === 'card' && item.card.art === 'tank')
    expect(JSON.stringify(tank)).toContain('Suspension')
    expect(new Set(sheetsOf(CROSSROADS).flatMap(sheet => sheet.items.map(({ id }) => id))).size).toBe(
      sheetsOf(CROSSROADS).flatMap(sheet => sheet.items).length,
    )
  })

  test('[STR.core.cards.mark] every number of a weapon card carries its mark', () => {
    const [first] = items('weapons')
    if (first?.kind !== 'card') throw new Error('no weapon card')
    const cells = first.card.blocks.flatMap(block =>
      block.kind === 'table' ? block.rows.flatMap(row => row.cells) : [],
    )
    const numbers = cells.filter(({ printed }) => /^\d/.test(printed))
    expect(numbers.length).toBeGreaterThan(3)
    expect(numbers.every(({ mark }) => mark !== undefined)).toBe(true)
  })

  test('[STR.core.stand.base STR.core.stand.vehicle-base] counters are as large as they stand on the table', () => {
    const sizes = items('stands').map(item => (item.kind === 'counter' ? [item.facing, item.size, item.height] : []))
    expect(sizes).toContainEqual([true, 20, 30])
    expect(sizes).toContainEqual([false, 20, undefined])
  })

  test('[STR.core.he.burst] a square for each size of burst in the forces', () => {
    expect(names('templates').filter(name => name.startsWith('Burst'))).toEqual(['Burst, 5 cm'])
    expect(side(items('templates').find(({ name }) => name === 'Burst, 5 cm'))).toBe(50)
  })

  test('[STR.core.indirect.zone] the beaten zone of each battery, normal and converged', () => {
    const zones = items('templates', RIDGE).filter(({ name }) => name.includes('sheaf'))
    expect(zones.map(({ name }) => name.replace(/^[^:]*: /, ''))).toEqual([
      'normal sheaf of 40 rounds',
      'converged sheaf of 40 rounds',
    ])
    // 36 squares of 3 cm, then 16.
    expect(zones.map(side)).toEqual([180, 120])
  })

  test('all tables of the game are printed', () => {
    expect(names('tables')).toEqual([
      'Troops and communication',
      'Movement and terrain',
      'Spotting',
      'Direct fire',
      'Damage',
      'Indirect fire',
      'Morale',
    ])
    const text = JSON.stringify(items('tables'))
    expect(text).toContain('dense undergrowth')
    expect(text).toContain('cargo or fuel')
    expect(names('markers')).toContain('Suppressed')
    expect([...names('map'), ...names('rules')]).toEqual(['Map: Crossroads', 'The rules in short'])
  })

  test('the rules on paper are those of the players: none of the editors, no name that only the program knows', () => {
    const [rules] = items('rules')
    if (rules?.kind !== 'chart') throw new Error('no chart of the rules')
    const titles = rules.sections.map(({ title }) => title)
    expect(titles).toContain('Direct fire')
    expect(titles).not.toContain('Editors')
    expect(titles).not.toContain('Where further rules come in')
    const words = entries.map(({ text }) => text.replaceAll(/(STR|core)\.[\w.-]+/g, ''))
    expect(words.flatMap(text => text.match(/\b[a-z]+[A-Z]\w*|\b[a-z]{2,}\.[a-z]\w+|->|\[\]|[{}`]/g) ?? [])).toEqual([])
  })

  test.each([
    [
      'surface-high',
      [
        'no effect',
        'no effect',
        'electronics',
        'secondary weapon',
        'optics',
        'main weapon jammed for one die of turns',
      ],
    ],
    [
      'major-low',
      [
        'transmission + 1 of the crew',
        'power plant + 1 of the crew',
        'power plant + 2 of the crew',
        'half of the crew and passengers',
        'catastrophic: vehicle destroyed',
        'catastrophic: vehicle destroyed',
      ],
    ],
  ] as const)('[STR.core.damage.vehicle.%s] its rows in words', (name, words) => {
    expect(SUB_TABLES[name].map(wordsOfRow)).toEqual(words)
  })
})
