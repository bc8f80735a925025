import { describe, expect, test } from 'vitest'
import { ap, base, battle, block, diceOf, faces, go, he, lines, small } from './support'

const fire = (
  model: string,
  far: number,
  given: Partial<Parameters<typeof battle>[0]> = {},
  target: object = { moved: 'normal' },
) =>
  battle({
    ...given,
    units: { A1: [[model, { at: [30, 30] }]], B1: [['rifle', { at: [30, 30 - far], ...target }]] },
  })

describe('infantry', () => {
  test('[LW.inf.move] six inches; bad going and roads change nothing', () => {
    const walk = (to: number, kind: string) =>
      battle({
        step: 'movement',
        terrain: [block(kind, 't', [20, 20, 20, 25])],
        units: { A1: [['rifle', { at: [30, 40] }]] },
      }).forbiddenBy('A', go('A1.1', [30, to]))
    expect([walk(34, 'rough'), walk(33.9, 'rough'), walk(34, 'field')]).toEqual([[], ['LW.inf.move'], []])
  })

  test('[LW.inf.dash LW.inf.dash.no-fire] a dash of 12 inches into cover, then no fire and no assault', () => {
    const given = { step: 'movement' as const, terrain: [block('scrub', 's', [28, 27, 4, 3])] }
    const table = battle({ ...given, units: { A1: [['rifle', { at: [30, 40] }]], B1: [['rifle', { at: [30, 24] }]] } })
    expect(table.forbiddenBy('A', go('A1.1', [30, 32], 'dash'))).toEqual(['LW.move.dash.cover'])
    table.play('A', go('A1.1', [30, 28], 'dash'))
    expect(table.forbiddenBy('A', { type: 'assault.declare', unit: 'A1', target: 'B1.1' })).toContain(
      'LW.inf.dash.no-fire',
    )
    table.play('A', { type: 'step.end' })
    table.play('B', { type: 'step.end' })
    expect(table.forbiddenBy('A', small('A1.1', 'B1.1'))).toEqual(['LW.inf.dash.no-fire'])
  })

  test.each([
    ['rifle', 3, 6, 'LW.inf.range'],
    ['smg', 4, 3, 'LW.inf.smg'],
    ['mmg', 3, 12, 'LW.inf.mmg'],
    ['hmg', 4, 12, 'LW.inf.hmg'],
  ])(
    '[LW.inf.range LW.inf.rifle LW.inf.smg LW.inf.mmg LW.inf.hmg] %s: %d dice to %d inches (%s)',
    (model, dice, range, rule) => {
      expect(diceOf(fire(model, range), 'A', small('A1.1', 'B1.1'))).toBe(dice)
      expect(fire(model, range + 0.01).forbiddenBy('A', small('A1.1', 'B1.1'))).toEqual([rule])
    },
  )

  test('[LW.inf.target.cover LW.inf.target.halted LW.inf.target.defences] one line counts: cover, halted or defences', () => {
    const on = (kind: string, moved: 'none' | 'normal') =>
      lines(
        fire('rifle', 5, { terrain: [block(kind, 't', [28, 24, 4, 2])] }, { moved }),
        'A',
        small('A1.1', 'B1.1'),
      ).slice(1)
    expect(on('field', 'normal')).toEqual([])
    expect(on('field', 'none')).toEqual(['-1 LW.inf.target.halted'])
    expect(on('scrub', 'none')).toEqual(['-1 LW.inf.target.cover'])
    expect(on('scrub', 'normal')).toEqual(['-1 LW.inf.target.cover'])
    expect(on('trench', 'none')).toEqual(['-2 LW.inf.target.defences'])
    expect(on('bunker', 'none')).toEqual(['-2 LW.inf.target.defences'])
  })

  test('[LW.inf.target.cover] who lines a hedge or hides behind a wreck has cover from that side only', () => {
    const hedge = {
      terrain: [
        {
          id: 'h',
          kind: 'wall',
          points: [
            { x: 20, y: 26 },
            { x: 40, y: 26 },
          ],
        },
      ],
    }
    expect(lines(fire('rifle', 4.7, hedge), 'A', small('A1.1', 'B1.1'))).toContain('-1 LW.inf.target.cover')
    expect(lines(fire('rifle', 3, hedge), 'A', small('A1.1', 'B1.1'))).toHaveLength(1)
    const wreck = battle({
      units: {
        A1: [['rifle', { at: [30, 30] }]],
        B1: [['rifle', { at: [30, 25], moved: 'normal' }]],
        B2: [['us.sherman', { at: [30, 26.1], facing: 90, status: 'wreck' }]],
      },
    })
    expect(lines(wreck, 'A', small('A1.1', 'B1.1'))).toContain('-1 LW.inf.target.cover')
  })

  test('[LW.inf.hit LW.inf.hit.more] each six takes a base: the target, then the nearest seen in range of its unit, else nobody', () => {
    const table = battle({
      units: {
        A1: [['hmg', { at: [30, 30] }]],
        B1: [
          ['rifle', { at: [30, 22], moved: 'normal' }],
          ['rifle', { at: [33, 22], moved: 'normal' }],
          ['rifle', { at: [28, 22], moved: 'normal' }],
          ['rifle', { at: [30, 17], moved: 'normal' }],
        ],
        B2: [['rifle', { at: [31.5, 23] }]],
      },
    })
    table.play('A', small('A1.1', 'B1.1'), 6, 6, 6, 6)
    expect(['B1.1', 'B1.2', 'B1.3', 'B1.4', 'B2.1'].map(id => base(table, id).status)).toEqual([
      'lost',
      'lost',
      'lost',
      'table',
      'table',
    ])
  })

  test('[LW.inf.hit.more] a further six passes by who is hidden from the firer', () => {
    const table = battle({
      terrain: [block('building', 'h', [31.6, 22.8, 1, 0.8])],
      units: {
        A1: [['hmg', { at: [30, 28] }]],
        B1: [
          ['rifle', { at: [30, 22], moved: 'normal' }],
          ['rifle', { at: [32.5, 22.2], moved: 'normal' }],
          ['rifle', { at: [26, 22], moved: 'normal' }],
        ],
      },
    })
    expect(table.forbiddenBy('A', small('A1.1', 'B1.2'))).toEqual(['LW.vis.dead-ground', 'LW.vis.dead-ground.hidden'])
    table.play('A', small('A1.1', 'B1.1'), 6, 6, 1, 1)
    expect(['B1.1', 'B1.2', 'B1.3'].map(id => base(table, id).status)).toEqual(['lost', 'table', 'lost'])
  })

  test('[LW.inf.hit] five sixes in a hundred thousand are reckoned exactly', () => {
    const odds = fire('rifle', 5).oddsOf('A', small('A1.1', 'B1.1'))
    expect(odds['No loss']).toBeCloseTo((5 / 6) ** 3, 12)
    expect(odds['1 base lost']).toBeCloseTo(1 - (5 / 6) ** 3, 12)
  })

  test('[LW.inf.move-fire] a squad that walked fires with all its dice', () => {
    const table = battle({
      units: { A1: [['rifle', { at: [30, 30], moved: 'normal' }]], B1: [['rifle', { at: [30, 25], moved: 'normal' }]] },
    })
    expect(diceOf(table, 'A', small('A1.1', 'B1.1'))).toBe(3)
  })

  test.each(['mmg', 'hmg', 'mortar81', 'how105'])(
    '[LW.inf.setup] %s: moves in one turn, sets up in the next, fires in the third',
    model => {
      const table = battle({
        step: 'movement',
        units: { A1: [[model, { at: [30, 40], hq: true }]], B1: [['rifle', { at: [30, 30], hq: true }]] },
        options: { turnLimit: 20 },
      })
      const shot = model.endsWith('mg')
        ? small('A1.1', 'B1.1')
        : ({ type: 'fire.he', base: 'A1.1', weapon: 0, target: 'B1.1' } as const)
      const toFiring = () => {
        table.play('A', { type: 'step.end' })
        table.play('B', { type: 'step.end' })
      }
      const nextTurn = () => {
        table.play('A', { type: 'step.end' })
        table.play('B', { type: 'step.end' })
        table.settle(6, 1)
        table.play('A', { type: 'initiative.give', to: 'A' })
      }
      table.play('A', go('A1.1', [30, 38]))
      toFiring()
      expect(table.forbiddenBy('A', shot)).toEqual(['LW.inf.setup'])
      nextTurn()
      toFiring()
      expect(table.forbiddenBy('A', shot)).toEqual(['LW.inf.setup'])
      nextTurn()
      toFiring()
      expect(table.forbiddenBy('A', shot)).toEqual([])
    },
  )

  test('[LW.inf.setup] weapons on vehicles need none', () => {
    const table = battle({
      units: { A1: [['de.sd251', { at: [30, 30], moved: 'normal' }]], B1: [['rifle', { at: [30, 25] }]] },
    })
    expect(table.forbiddenBy('A', small('A1.1', 'B1.1'))).toEqual([])
  })

  test('[LW.inf.towed-at] its shells lose the two dice as well; a tank loses none for moving on top of its own', () => {
    const at = (model: string, moved: 'none' | 'normal') =>
      lines(
        battle({
          units: { A1: [[model, { at: [30, 30], moved }]], B1: [['rifle', { at: [30, 20], moved: 'normal' }]] },
        }),
        'A',
        he('A1.1', 'B1.1'),
      )
    expect(at('pak40', 'none')).toEqual(['4 LW.art.he.90'])
    expect(at('pak40', 'normal')).toEqual(['4 LW.art.he.90', '-2 LW.inf.towed-at'])
    expect(at('us.sherman', 'normal')).toEqual(['4 LW.art.he.90', '-2 LW.art.adj.tank'])
  })

  test('[LW.inf.towed-at] a towed gun that moved fires with two dice less', () => {
    const table = battle({
      units: { A1: [['pak40', { at: [30, 30], moved: 'normal' }]], B1: [['us.sherman', { at: [30, 20] }]] },
    })
    expect(lines(table, 'A', ap('A1.1', 'B1.1'))).toContain('-2 LW.inf.towed-at')
    table.play('A', ap('A1.1', 'B1.1'), ...faces(0, 1))
  })
})
