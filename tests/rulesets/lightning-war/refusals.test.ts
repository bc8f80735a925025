import { describe, expect, test } from 'vitest'
import type { LwAction } from '../../../src/rulesets/lightning-war/actions'
import { ap, battle, block, type Given, go, he, small } from './support'

const units: Given['units'] = {
  A1: [
    ['rifle', { at: [30, 30], hq: true }],
    ['rifle', { at: [33, 30] }],
  ],
  A2: [['us.sherman', { at: [40, 30] }]],
  B1: [['rifle', { at: [30, 24] }]],
  B2: [['de.tiger1', { at: [40, 10] }]],
}

describe('every reason that holds is listed', () => {
  test('[LW.turn.2 LW.move.once LW.inf.move LW.board.edges] the wrong step hides no reason against the way', () => {
    const table = battle({ units, step: 'firing' })
    expect(table.forbiddenBy('A', go('A1.1', [30, 30 - 31]))).toEqual([
      'LW.turn.2',
      'LW.inf.move',
      'LW.board.edges',
      'LW.board.contact',
    ])
    const moved = battle({
      units: { ...units, A2: [['us.sherman', { at: [40, 30], moved: 'normal' }]] },
      step: 'movement',
    })
    expect(moved.forbiddenBy('A', go('A2.1', [40, 10]))).toEqual(['LW.move.once', 'LW.move.afv', 'LW.board.contact'])
  })

  test('[LW.board.edges] a way that leaves the table and comes back leaves the table', () => {
    const table = battle({ units: { A1: [['us.sherman', { at: [2, 30] }]] }, step: 'movement' })
    const path = [
      { at: { x: -1, y: 30 }, facing: 0 },
      { at: { x: 1, y: 30 }, facing: 0 },
    ]
    expect(table.forbiddenBy('A', { type: 'move', base: 'A1.1', path, mode: 'normal' })).toEqual(['LW.board.edges'])
  })

  test('[LW.move.heavy LW.move.dash.no-fire LW.move.dash.cover] a mode is refused with all its reasons', () => {
    const table = battle({
      step: 'movement',
      units: { A1: [['de.tiger1', { at: [30, 30], fired: [{ weapon: 0, at: 'B1.1' }] }]], B1: units.B1 ?? [] },
    })
    expect(table.forbiddenBy('A', go('A1.1', [30, 34], 'dash'))).toEqual([
      'LW.move.heavy',
      'LW.move.dash.no-fire',
      'LW.move.dash.cover',
    ])
  })

  test('[LW.move.dash.cover] every enemy that would see the end of a dash is named', () => {
    const table = battle({ step: 'movement', units: { ...units, B3: [['rifle', { at: [36, 24] }]] } })
    const reasons = table.refusalsOf('A', go('A1.2', [34, 36], 'dash'))
    expect(reasons.map(({ why }) => /; (\S+) would/.exec(why)?.[1])).toEqual(['B1.1', 'B2.1', 'B3.1'])
  })

  test('[LW.move.truck.bad LW.board.terrain LW.move.truck.road] a truck is told of water, bad going and length at once', () => {
    const table = battle({
      step: 'movement',
      units: { A1: [['truck', { at: [30, 40] }]] },
      terrain: [
        block('marsh', 'm', [20, 34, 20, 2]),
        {
          id: 'w',
          kind: 'river',
          points: [
            { x: 0, y: 30 },
            { x: 60, y: 30 },
          ],
        },
      ],
    })
    expect(table.forbiddenBy('A', go('A1.1', [30, 26]))).toEqual([
      'LW.move.truck.road',
      'LW.board.terrain',
      'LW.move.truck.bad',
    ])
  })

  test('[LW.turn.3 LW.inf.range LW.turn.3.once] firing in the wrong step, too far, a second time', () => {
    const table = battle({
      step: 'movement',
      units: {
        A1: [['rifle', { at: [30, 40], fired: [{ weapon: 0, at: 'B1.1' }] }]],
        B1: [['rifle', { at: [30, 20] }]],
      },
    })
    expect(table.forbiddenBy('A', small('A1.1', 'B1.1'))).toEqual(['LW.turn.3', 'LW.turn.3.once', 'LW.inf.range'])
    expect(table.forbiddenBy('A', ap('A1.1', 'B1.1'))).toEqual([
      'LW.turn.3',
      'LW.turn.3.once',
      'LW.armour.weapon-target',
    ])
  })

  test('[LW.turn.3] who must place a displaced six does not fire in the part of the other side', () => {
    const table = battle({
      units: {
        A1: [['how105', { at: [30, 46] }]],
        B1: [
          ['rifle', { at: [30, 22], moved: 'normal' }],
          ['rifle', { at: [28, 22], moved: 'normal' }],
          ['rifle', { at: [32, 22], moved: 'normal' }],
        ],
        B2: [['de.tiger1', { at: [50, 10] }]],
        A2: [['us.sherman', { at: [50, 20] }]],
      },
    })
    table.play('A', he('A1.1', 'B1.1'), 6, 6, 1, 1, 1)
    expect(table.state.stack).toHaveLength(1)
    expect(table.forbiddenBy('B', ap('B2.1', 'A2.1'))).toEqual(['LW.turn.3'])
  })

  test('[LW.art.zero LW.art.afv-los LW.vis.season] no dice left is told beside the missing sight', () => {
    const table = battle({
      units: { A1: [['us.stuart', { at: [30, 40] }]], B1: [['rifle', { at: [30, 20] }]] },
      terrain: [block('trench', 't', [28, 18, 4, 4]), block('wood', 'w', [20, 28, 20, 4])],
      more: { visibility: 10 },
    })
    expect(table.forbiddenBy('A', he('A1.1', 'B1.1'))).toEqual(['LW.art.zero', 'LW.art.afv-los', 'LW.vis.season'])
  })

  test('[LW.vis.target] an own vehicle that is out of action is both', () => {
    const table = battle({
      units: { A1: [['us.sherman', { at: [30, 40] }]], A2: [['us.sherman', { at: [30, 36], status: 'wreck' }]] },
    })
    expect(table.refusalsOf('A', ap('A1.1', 'A2.1')).map(({ why }) => why)).toEqual([
      'A2.1 is of its own side.',
      'A2.1 is out of action.',
    ])
  })

  test('[LW.inf.assault.declare LW.turn.2 LW.inf.assault.double] an assault in the wrong step by those who moved, too far', () => {
    const table = battle({
      step: 'firing',
      units: { A1: [['rifle', { at: [30, 46], moved: 'normal' }]], B1: [['rifle', { at: [30, 20] }]] },
    })
    const declare: LwAction = { type: 'assault.declare', unit: 'A1', target: 'B1.1' }
    expect(table.forbiddenBy('A', declare)).toEqual(['LW.turn.2', 'LW.inf.assault.declare', 'LW.inf.assault.double'])
  })

  test('[LW.turn.5 LW.morale.once] a test in the wrong step for a second time', () => {
    const table = battle({
      step: 'firing',
      units: { A1: [['rifle', { at: [30, 30], tested: true }]], B1: units.B1 ?? [] },
      unit: { A1: { due: ['half'] } },
    })
    expect(table.forbiddenBy('A', { type: 'morale.roll', bases: ['A1.1'] })).toEqual(['LW.turn.5', 'LW.morale.once'])
  })
})
