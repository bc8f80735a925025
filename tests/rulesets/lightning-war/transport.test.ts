import { describe, expect, test } from 'vitest'
import { ap, base, battle, faces, go } from './support'

const column = (more: Partial<Parameters<typeof battle>[0]> = {}) =>
  battle({
    step: 'movement',
    options: { transport: true },
    units: {
      A1: [['rifle', { at: [30, 40] }]],
      A2: [
        ['truck', { at: [32, 40] }],
        ['de.sd251', { at: [40, 40] }],
      ],
      B1: [['us.sherman', { at: [32, 15] }]],
    },
    ...more,
  })

describe('transport', () => {
  test('[LW.opt.transport] mounting takes the whole move and needs the bases within an inch; one passenger each', () => {
    const table = column()
    expect(
      column({ options: { transport: false } }).forbiddenBy('A', { type: 'mount', base: 'A1.1', carrier: 'A2.1' }),
    ).toContain('LW.opt.transport')
    expect(table.forbiddenBy('A', { type: 'mount', base: 'A1.1', carrier: 'A2.2' })).toEqual(['LW.opt.transport'])
    table.play('A', { type: 'mount', base: 'A1.1', carrier: 'A2.1' })
    expect(base(table, 'A1.1')).toMatchObject({ status: 'aboard', carrier: 'A2.1', moved: 'normal' })
    table.play('A', go('A2.1', [32, 36]))
    expect(
      table.forbiddenBy('A', { type: 'dismount', base: 'A1.1', pose: { at: { x: 34, y: 36 }, facing: 0 } }),
    ).toEqual(['LW.move.once'])
  })

  test('[LW.opt.transport LW.move.gun] a gun behind a truck goes with it; getting off takes its move', () => {
    const table = battle({
      step: 'movement',
      options: { transport: true },
      units: { A1: [['pak40', { at: [0, 0], status: 'aboard', carrier: 'A2.1' }]], A2: [['truck', { at: [32, 40] }]] },
    })
    table.play('A', { type: 'dismount', base: 'A1.1', pose: { at: { x: 34, y: 40 }, facing: 0 } })
    expect(base(table, 'A1.1')).toMatchObject({ status: 'table', moved: 'normal', at: { x: 34, y: 40 } })
    expect(table.forbiddenBy('A', go('A1.1', [34, 38]))).toEqual(['LW.move.once'])
  })

  test('[LW.opt.transport] passengers of a disabled vehicle stand beside the wreck and count as moved', () => {
    const table = battle({
      options: { transport: true },
      units: {
        A1: [['us.sherman', { at: [30, 40] }]],
        B1: [['de.sd251', { at: [30, 25] }]],
        B2: [['rifle', { at: [0, 0], status: 'aboard', carrier: 'B1.1' }]],
      },
    })
    table.play('A', ap('A1.1', 'B1.1'), ...faces(1, 5))
    expect(base(table, 'B2.1')).toMatchObject({ status: 'table', moved: 'normal', carrier: null })
    expect(base(table, 'B1.1').status).toBe('wreck')
  })
})
