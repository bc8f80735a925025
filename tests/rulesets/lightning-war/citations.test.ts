import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { viewIn } from '../../../src/engine/record/hidden'
import { lightningWar } from '../../../src/rulesets/lightning-war'
import type { LwAction } from '../../../src/rulesets/lightning-war/actions'
import { entries } from '../../../src/rulesets/lightning-war/rulebook'
import { sightOf } from '../../support/sight'
import { ap, battle, block, faces, type Given, go, he, lines, small, strip } from './support'

const moving = (units: Given['units'], given: Partial<Given> = {}) => battle({ step: 'movement', units, ...given })

/** The rules that the events of one type cite. */
const cited = (events: readonly { readonly type: string; readonly rules: readonly string[] }[], type: string) =>
  events.find(event => event.type === type)?.rules ?? []

describe('rules are cited where they apply', () => {
  test('[LW.turn.3.removal LW.art.removal LW.inf.assault.remove-first LW.inf.assault.six] what a loss is removed by', () => {
    const units: Given['units'] = {
      A1: [
        ['rifle', { at: [30, 24] }],
        ['us.sherman', { at: [26, 30] }],
        ['mortar81', { at: [30, 40] }],
      ],
      B1: [
        ['rifle', { at: [30, 20], moved: 'normal' }],
        ['rifle', { at: [32, 20], moved: 'normal' }],
      ],
      B2: [['de.pz2', { at: [26, 22] }]],
    }
    const table = battle({ units })
    expect(cited(table.play('A', small('A1.1', 'B1.1'), 6, 1, 1), 'lost')).toEqual(['LW.turn.3.removal'])
    expect(cited(table.play('A', ap('A1.2', 'B2.1'), 6, 1, 1, 1), 'disabled')).toEqual([
      'LW.armour.disabled',
      'LW.turn.3.removal',
    ])
    expect(cited(table.play('A', he('A1.3', 'B1.2'), 6, 1, 1, 1), 'lost')).toEqual([
      'LW.art.removal',
      'LW.turn.3.removal',
    ])
    const assault = moving({
      A1: [['rifle', { at: [30, 28] }]],
      B1: [['rifle', { at: [30, 22] }]],
    })
    assault.play('A', { type: 'assault.declare', unit: 'A1', target: 'B1.1' })
    const shot: LwAction = { type: 'assault.defend', base: 'B1.1', weapon: 0, target: 'A1.1' }
    expect(cited(assault.play('B', shot, 6, 1, 1), 'lost')).toEqual(['LW.inf.assault.remove-first'])
  })

  test('[LW.inf.dash LW.move.dash] a squad that dashes goes by its own rule, a vehicle by another', () => {
    const dash = (model: string, far: number) => {
      const table = moving({ A1: [[model, { at: [30, 40] }]] })
      const rules = cited(table.play('A', go('A1.1', [30, 40 - far], 'dash')), 'moved')
      return { rules, long: moving({ A1: [[model, { at: [30, 40] }]] }).forbiddenBy('A', go('A1.1', [30, 10], 'dash')) }
    }
    expect(dash('rifle', 12)).toEqual({
      rules: ['LW.inf.move', 'LW.inf.dash', 'LW.move.dash.cover'],
      long: ['LW.inf.dash'],
    })
    expect(dash('us.sherman', 24)).toEqual({
      rules: ['LW.move.afv', 'LW.move.dash', 'LW.move.dash.cover'],
      long: ['LW.move.dash'],
    })
    expect(moving({ A1: [['rifle', { at: [30, 40] }]] }).plan('A', go('A1.1', [30, 30], 'dash')).rule).toBe(
      'LW.inf.dash',
    )
  })

  test('[LW.move.truck.road LW.move.truck.off] a truck goes by the rate of the ground it drives on', () => {
    const road = strip('road', 'r', [
      [10, 40],
      [50, 40],
    ])
    const drive = (from: readonly [number, number], to: readonly [number, number]) => {
      const table = moving({ A1: [['truck', { at: from }]] }, { terrain: [road] })
      const { rule } = table.plan('A', go('A1.1', to))
      return { rule, rules: cited(table.play('A', go('A1.1', to)), 'moved') }
    }
    expect(drive([20, 40], [32, 40])).toEqual({ rule: 'LW.move.truck.road', rules: ['LW.move.truck.road'] })
    expect(drive([20, 30], [26, 30])).toEqual({ rule: 'LW.move.truck.off', rules: ['LW.move.truck.off'] })
    expect(drive([20, 40], [20, 35]).rules).toEqual(['LW.move.truck.road', 'LW.move.truck.off'])
    const far = moving({ A1: [['truck', { at: [20, 40] }]] }, { terrain: [road] })
    expect(far.forbiddenBy('A', go('A1.1', [32.1, 40]))).toEqual(['LW.move.truck.road'])
  })

  test('[LW.vis.dead-ground LW.vis.dead-ground.hidden LW.vis.dead-ground.several] who stands in which dead ground', () => {
    const table = battle({
      units: { A1: [['rifle', { at: [30, 24] }]], B1: [['rifle', { at: [30, 19] }]] },
      terrain: [block('wood', 'w', [20, 22, 20, 1]), block('wood', 'v', [20, 20, 20, 1])],
    })
    expect(table.refusalsOf('A', small('A1.1', 'B1.1')).map(({ rule, why }) => [rule, why])).toEqual([
      ['LW.vis.dead-ground', 'Wood blocks the line: 1 in thick, with as much dead ground on either side.'],
      ['LW.vis.dead-ground.hidden', 'A1.1 is in its dead ground.'],
      ['LW.vis.dead-ground', 'Wood blocks the line: 1 in thick, with as much dead ground on either side.'],
      ['LW.vis.dead-ground.hidden', 'B1.1 is in its dead ground.'],
      ['LW.vis.dead-ground.several', 'Each of these 2 obstacles blocks the line by itself.'],
    ])
  })

  test('[LW.vis.mutual LW.vis.own-terrain LW.vis.dead-ground.hidden LW.vis.los] an open line says what it runs over', () => {
    const { state } = battle({
      units: { A1: [['rifle', { at: [30, 40] }]], B1: [['rifle', { at: [30, 10] }]] },
      terrain: [block('wood', 'w', [20, 38, 20, 4]), block('wood', 'v', [20, 24, 20, 2])],
    })
    const report = sightOf(lightningWar, viewIn(lightningWar, state, 'A'), 'A1.1', 'B1.1')
    expect(report.clear).toBe(true)
    expect(report.lines.map(({ rule }) => rule)).toEqual([
      'LW.vis.los',
      'LW.vis.mutual',
      'LW.vis.own-terrain',
      'LW.vis.dead-ground.hidden',
    ])
  })

  test('[LW.armour.order LW.armour.dice LW.gun.de.75mmL48 LW.veh.us.sherman] a shot at armour cites its printed rows', () => {
    const table = battle({
      units: { A1: [['de.pz4hj', { at: [30, 44] }]], B1: [['us.sherman', { at: [30, 21], moved: 'normal' }]] },
    })
    expect(cited(table.play('A', ap('A1.1', 'B1.1'), ...faces(0, 2)), 'fired-ap')).toEqual([
      'LW.armour.dice',
      'LW.armour.order',
      'LW.armour.hit',
      'LW.gun.de.75mmL48',
      'LW.veh.us.sherman',
    ])
  })

  test('[LW.gun.house.mg] so does the machine gun of a vehicle', () => {
    const table = battle({ units: { A1: [['de.sd251', { at: [30, 30] }]], B1: [['rifle', { at: [30, 20] }]] } })
    expect(cited(table.play('A', small('A1.1', 'B1.1'), 1, 1), 'fired-small')).toContain('LW.gun.house.mg')
  })

  test('[LW.inf.move-fire] a squad that moved fires with all its dice, and the ledger says so', () => {
    const table = battle({
      units: {
        A1: [['rifle', { at: [30, 24], moved: 'normal' }]],
        B1: [['rifle', { at: [30, 20], moved: 'normal' }]],
      },
    })
    expect(lines(table, 'A', small('A1.1', 'B1.1'))).toEqual(['3 LW.inf.rifle', '0 LW.inf.move-fire'])
  })

  test('[LW.inf.assault.armour-support LW.inf.assault.loser-morale] armour backs an assault, and the loser tests', () => {
    const table = moving({
      A1: [['rifle', { at: [30, 28] }]],
      A2: [['us.sherman', { at: [38, 30] }]],
      B1: [
        ['rifle', { at: [30, 22] }],
        ['rifle', { at: [32, 21] }],
      ],
      B2: [['rifle', { at: [45, 20], moved: 'normal' }]],
    })
    table.play('A', { type: 'assault.declare', unit: 'A1', target: 'B1.1' })
    table.play('B', { type: 'assault.hold' })
    table.play('A', { type: 'step.end' })
    table.play('B', { type: 'step.end' })
    expect(cited(table.play('A', he('A2.1', 'B1.2'), 1), 'fired-he')).toContain('LW.inf.assault.armour-support')
    table.play('A', { type: 'step.end' })
    table.play('B', { type: 'step.end' })
    const assault = table.state.assaults[0]?.id ?? ''
    table.play('A', { type: 'assault.round', assault }, 6, 1, 1)
    table.play('B', { type: 'assault.pickLoss', base: 'B1.2' })
    expect(cited(table.settle(), 'assault-won')).toContain('LW.inf.assault.loser-morale')
  })

  test('[LW.art.range LW.art.he.weapon LW.art.zone LW.art.crew-afv] shells: by the gun, at any range, on a zone', () => {
    const units: Given['units'] = {
      A1: [['how105', { at: [30, 46], hq: true }]],
      A2: [['us.sherman', { at: [50, 10] }]],
      B1: [
        ['rifle', { at: [30, 5], moved: 'normal' }],
        ['rifle', { at: [32, 5], moved: 'normal' }],
      ],
      B2: [['de.pz2', { at: [50, 5] }]],
    }
    const howitzer = battle({ units }).play('A', he('A1.1', 'B1.1'), 6, 6, 1, 1, 1)
    expect(cited(howitzer, 'fired-he')).toEqual(['LW.art.nominate', 'LW.art.he.weapon', 'LW.art.six', 'LW.art.range'])
    expect(cited(howitzer, 'displaced')).toContain('LW.art.zone')
    const tank = cited(battle({ units }).play('A', he('A2.1', 'B2.1'), 1, 1), 'fired-he')
    expect(tank).toEqual(expect.arrayContaining(['LW.art.zone', 'LW.art.afv-die', 'LW.art.crew-afv']))
    expect(tank).not.toContain('LW.art.range')
  })

  test('[LW.cmd.radius LW.cmd.exempt] leaving the chain of a unit is told before and after; armour need not keep it', () => {
    const platoon = () =>
      moving({
        A1: [
          ['rifle', { at: [30, 40], hq: true }],
          ['rifle', { at: [33, 40] }],
          ['us.sherman', { at: [36, 40] }],
        ],
      })
    const away = go('A1.2', [38, 38])
    expect(
      platoon()
        .plan('A', away)
        .warnings?.()
        .map(({ rule, why }) => [rule, why]),
    ).toEqual([['LW.cmd.radius', 'A1.2 will be out of command, more than 6 inches from the rest of the unit.']])
    expect(cited(platoon().play('A', away), 'moved')).toEqual(['LW.inf.move', 'LW.cmd.radius'])
    expect(
      platoon()
        .plan('A', go('A1.2', [35, 38]))
        .warnings?.(),
    ).toEqual([])
    expect(cited(platoon().play('A', go('A1.3', [46, 40])), 'moved')).toEqual(['LW.move.afv', 'LW.cmd.exempt'])
    expect(cited(platoon().play('A', go('A1.3', [38, 40])), 'moved')).toEqual(['LW.move.afv'])
  })
})

test('every rule that the engine enforces is cited somewhere in its code', () => {
  const root = join('src', 'rulesets', 'lightning-war')
  const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !['rulebook.ts', 'rulings.ts'].includes(file))
    .map(file => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
    .join('\n')
  const uncited = entries.filter(
    ({ id, status }) => status === 'engine' && /^LW\.(?!gun|veh)/.test(id) && !code.includes(`'${id}'`),
  )
  expect(uncited.map(({ id }) => id)).toEqual([])
})
