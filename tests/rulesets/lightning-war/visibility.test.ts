import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance } from '../../../src/engine/geometry/vec'
import { SEASON_DICE } from '../../../src/rulesets/lightning-war/actions/opening'
import { seen } from '../../../src/rulesets/lightning-war/rules/sight'
import { ap, battle, block, position, small } from './support'

const guns = (from: readonly [number, number], to: readonly [number, number]) => ({
  A1: [['us.sherman', { at: from }]] as const,
  B1: [['de.pz4hj', { at: to }]] as const,
})

describe('visibility', () => {
  test('[LW.vis.los LW.vis.dead-ground] a wood between hides as much ground on either side as it is thick', () => {
    // Four inches thick, from y = 28 to y = 32.
    const wood = [block('wood', 'w', [20, 28, 20, 4])]
    const shot = (from: number, to: number) =>
      battle({ units: guns([30, from], [30, to]), terrain: wood }).forbiddenBy('A', ap('A1.1', 'B1.1'))
    const hidden = ['LW.vis.dead-ground', 'LW.vis.dead-ground.hidden']
    expect([shot(35, 20), shot(40, 25)]).toEqual([hidden, hidden])
    expect(shot(36.1, 23.9)).toEqual([])
  })

  test('[LW.vis.dead-ground.hidden] exactly at the end of the strip is still dead ground, and it binds both ways', () => {
    const see = (a: number, b: number) =>
      seen(
        position({ units: guns([30, a], [30, b]), terrain: [block('wood', 'w', [20, 28, 20, 4])] }),
        { at: { x: 30, y: a } },
        { at: { x: 30, y: b } },
      )
    expect([see(36, 20), see(36.01, 23.99), see(36.01, 24), see(24, 36.01)]).toEqual([false, true, false, false])
  })

  test('[LW.vis.dead-ground.several] each object is judged alone: two thin woods do not add up', () => {
    const thin = [block('wood', 'w', [20, 31, 20, 1]), block('wood', 'v', [20, 27, 20, 1])]
    const table = battle({ units: guns([30, 34], [30, 25.5]), terrain: thin })
    expect(table.forbiddenBy('A', ap('A1.1', 'B1.1'))).toEqual([])
  })

  test('[LW.vis.own-terrain] the wood one stands in does not block, bases and wrecks never do', () => {
    const inside = battle({ units: guns([30, 30], [30, 20]), terrain: [block('wood', 'w', [20, 26, 20, 8])] })
    expect(inside.forbiddenBy('A', ap('A1.1', 'B1.1'))).toEqual([])
    const behind = battle({
      units: {
        A1: [
          ['us.sherman', { at: [30, 35] }],
          ['us.sherman', { at: [30, 32], status: 'wreck' }],
        ],
        B1: [
          ['rifle', { at: [30, 29] }],
          ['de.pz4hj', { at: [30, 25] }],
        ],
      },
    })
    expect(behind.forbiddenBy('A', ap('A1.1', 'B1.2'))).toEqual([])
  })

  test('[LW.vis.target] only enemies on the table are targets', () => {
    const table = battle({
      units: {
        A1: [
          ['us.sherman', { at: [30, 35] }],
          ['us.sherman', { at: [36, 35] }],
        ],
        B1: [['de.pz4hj', { at: [30, 25], status: 'wreck' }]],
      },
    })
    expect(table.forbiddenBy('A', ap('A1.1', 'A1.2'))).toContain('LW.vis.target')
    expect(table.forbiddenBy('A', ap('A1.1', 'B1.1'))).toContain('LW.vis.target')
    expect(table.forbiddenBy('A', ap('A1.1', 'nothing'))).toEqual(['LW.vis.target'])
  })

  test.each([
    ['winter', 4, 'LW.vis.season.winter'],
    ['autumn', 6, 'LW.vis.season.autumn-spring'],
    ['spring', 6, 'LW.vis.season.autumn-spring'],
    ['summer', 8, 'LW.vis.season.summer'],
  ] as const)('[LW.vis.season] in %s %d dice are thrown once and their sum caps every line', (season, dice, rule) => {
    expect(SEASON_DICE[season]).toEqual({ dice, rule })
    const table = battle({
      units: guns([30, 40], [30, 18]),
      step: 'season',
      options: { season, deployment: true },
      more: { active: null, turn: 0 },
    })
    table.settle(...Array.from({ length: dice }, () => 2))
    expect(table.state).toMatchObject({ visibility: 2 * dice, step: 'deployment' })
  })

  test.each([
    ['winter', 4],
    ['summer', 8],
  ] as const)(
    '[LW.vis.season.winter LW.vis.season.autumn-spring LW.vis.season.summer] the dice of %s: %d',
    (season, dice) => {
      expect(SEASON_DICE[season].dice).toBe(dice)
      expect(SEASON_DICE.autumn).toEqual(SEASON_DICE.spring)
      expect(SEASON_DICE.spring.dice).toBe(6)
    },
  )

  test('[LW.vis.season] nobody fires further than the season lets him see', () => {
    const table = battle({ units: guns([30, 40], [30, 25]), more: { visibility: 14 } })
    expect(table.forbiddenBy('A', ap('A1.1', 'B1.1'))).toEqual(['LW.vis.season'])
    const near = battle({ units: guns([30, 40], [30, 26]), more: { visibility: 14 } })
    expect(near.forbiddenBy('A', ap('A1.1', 'B1.1'))).toEqual([])
  })

  test('[LW.vis.season] who is just at its end is seen', () => {
    const sees = (y: number) =>
      seen(
        position({ units: guns([30, 40], [30, y]), more: { visibility: 14 } }),
        { at: { x: 30, y: 40 } },
        { at: { x: 30, y } },
      )
    expect([sees(26), sees(25.9)]).toEqual([true, false])
  })

  test('[LW.vis.mutual] sight is the same both ways, whatever the land', () => {
    const coordinate = fc.double({ min: 1, max: 47, noNaN: true })
    const point = fc.record({ x: coordinate, y: coordinate })
    fc.assert(
      fc.property(point, point, fc.array(fc.tuple(coordinate, coordinate), { maxLength: 6 }), (a, b, woods) => {
        const state = position({
          units: { A1: [['rifle', { at: [1, 1] }]] },
          terrain: woods.map(([x, y], i) => block('wood', `w${i}`, [x, y, 3, 2])),
        })
        expect(seen(state, { at: a }, { at: b })).toBe(seen(state, { at: b }, { at: a }))
      }),
      { numRuns: 60 },
    )
  })

  test('[LW.vis.dead-ground.hidden LW.vis.own-terrain] sight by first principles: a wall-less slab across the line', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2, max: 20, noNaN: true }),
        fc.double({ min: 0.5, max: 8, noNaN: true }),
        fc.double({ min: 30, max: 46, noNaN: true }),
        fc.double({ min: 1, max: 18, noNaN: true }),
        (top, thick, below, above) => {
          const state = position({
            units: { A1: [['rifle', { at: [1, 1] }]] },
            terrain: [block('wood', 'w', [0, top, 60, thick])],
          })
          const [a, b] = [
            { x: 30, y: below },
            { x: 30, y: above },
          ]
          const [low, high] = [top + thick, top]
          const inside = (y: number): boolean => y > high && y < low
          const between = below > low && above < high
          const open =
            !between || inside(below) || inside(above) || (below - low > thick + 1e-6 && high - above > thick + 1e-6)
          if (Math.abs(below - low) < 1e-3 || Math.abs(above - high) < 1e-3 || inside(below) || inside(above)) return
          expect(seen(state, { at: a }, { at: b })).toBe(open)
          expect(distance(a, b)).toBeGreaterThan(0)
        },
      ),
      { numRuns: 80 },
    )
  })

  test('[LW.board.measure] distances run from centre to centre and include the last inch', () => {
    const rifle = (far: number) =>
      battle({ units: { A1: [['rifle', { at: [30, 30] }]], B1: [['rifle', { at: [30, 30 - far] }]] } }).forbiddenBy(
        'A',
        small('A1.1', 'B1.1'),
      )
    expect(rifle(6)).toEqual([])
    expect(rifle(6.00001)).toEqual(['LW.inf.range'])
  })
})
