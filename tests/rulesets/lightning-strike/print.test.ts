import { describe, expect, test } from 'vitest'
import { entries } from '../../../src/rulesets/lightning-strike/rulebook'
import { sheets as sheetsOf } from '../../../src/rulesets/lightning-strike/sheets'
import { OPTIONS, setupOf } from './support'

const sheets = (options = {}) =>
  sheetsOf(
    setupOf({
      ...OPTIONS,
      forces: {
        A: [
          { card: 'pathfinder', name: 'Blue 1' },
          { card: 'pathfinder', name: 'Blue 2' },
        ],
        B: [{ card: 'wraith', name: 'Red 1' }],
      },
      ...options,
    }),
  )

const items = (id: string, options = {}) => sheets(options).find(sheet => sheet.id === id)?.items ?? []

describe('Print', () => {
  test('[LS.setup.print-set] rules, datacards, ruler, counters and reference chart', () => {
    expect(sheets().map(({ id, spare = false }) => [id, spare])).toEqual([
      ['cards', false],
      ['counters', false],
      ['markers', false],
      ['tools', false],
      ['sticks', true],
      ['reference', false],
      ['rules', true],
      ['all-cards', true],
    ])
    expect(items('tools').map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'ruler Ruler, centimetres',
      'ruler Ruler, kilometres',
      'template Forward (F), 180 degrees',
      'template Fixed Forward (FF), 120 degrees',
    ])
    expect(items('reference').map(({ name }) => name)).toEqual(['Reference chart', 'Forces'])
    expect(items('rules').map(({ name }) => name)).toEqual(['Rules summary'])
    expect(items('tools', { ffArc: '90' }).at(-1)?.name).toBe('Fixed Forward (FF), 90 degrees')
  })

  test('[LS.setup.card-per-unit] a datacard for each Unit', () => {
    expect(items('cards').map(({ name, copies }) => [name, copies])).toEqual([
      ['Pathfinder', 2],
      ['Wraith', 1],
    ])
    expect(items('all-cards')).toHaveLength(11)
    expect(items('all-cards').at(-1)).toMatchObject({ name: 'Blank card' })
    expect(JSON.stringify(items('all-cards').at(-1))).not.toContain('Mass driver')
  })

  test('counters are as wide as their base, in the colours of their seats', () => {
    expect(items('counters')).toMatchObject([
      { kind: 'counter', name: 'Blue 1', seat: 'A', art: 'exo', size: 20, facing: true },
      { kind: 'counter', name: 'Blue 2', seat: 'A' },
      { kind: 'counter', name: 'Red 1', seat: 'B', art: 'fighter' },
    ])
  })

  test('a range stick for each weapon that reaches beyond contact, its bands where they end', () => {
    const sticks = items('sticks')
    expect(sticks.map(({ name }) => name)).toContain('Mass driver, Pathfinder')
    expect(sticks.map(({ name }) => name).join()).not.toContain('Plasma lance')
    expect(sticks.find(({ name }) => name === 'Mass driver, Pathfinder')).toMatchObject({
      kind: 'ruler',
      unit: 10,
      length: 28,
      marks: [{ at: 8, label: '+1, ×9' }, { at: 16 }, { at: 28 }],
    })
  })

  test('[LS.counter.list] state counters: all kinds, and ECM with its numbers', () => {
    expect(items('markers').map(({ name }) => name)).toEqual([
      'Overthrust',
      'Evasive',
      'Aiming',
      'Stunned',
      'Crippled',
      'Targeted ECM, hostile',
      'Targeted ECM, friendly',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(threshold => `ECM ${threshold}`),
    ])
  })

  test('obstacle markers in their true size where obstacles are played', () => {
    expect(items('obstacles')).toEqual([])
    const markers = items('obstacles', { obstacles: true })
    expect(markers.map(({ name }) => name)).toEqual([
      'dust cloud',
      'debris field',
      'rock field',
      'factory complex',
      'asteroid',
    ])
    expect(markers.at(-1)).toMatchObject({ unit: 10, shapes: [{ kind: 'disc', radius: 3 }] })
  })

  test('[LS.setup.threat-value LS.setup.print-set] the force list adds up what each side costs, and names what to print', () => {
    expect(items('reference').find(({ id }) => id === 'forces')).toMatchObject({
      sections: [
        {
          title: 'Seat A: Threat Value 200',
          rows: [
            ['Blue 1', 'Pathfinder', '100'],
            ['Blue 2', 'Pathfinder', '100'],
          ],
        },
        { title: 'Seat B: Threat Value 110', rows: [['Red 1', 'Wraith', '110']] },
        { title: 'What to print', rows: [[entries.find(({ id }) => id === 'LS.setup.print-set')?.text]] },
      ],
    })
  })

  test('the chart follows the options', () => {
    const text = (options = {}) => JSON.stringify(items('reference', options)[0])
    expect(text()).toContain('120 degrees')
    expect(text({ ffArc: '90' })).toContain('90 degrees')
    expect(text()).not.toContain('Aiming')
    expect(text({ aiming: true })).toContain('Aiming counter')
  })
})
