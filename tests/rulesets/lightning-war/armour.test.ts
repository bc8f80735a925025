import { describe, expect, test } from 'vitest'
import { ap, base, battle, block, diceOf, faces, lines, small, strip } from './support'

const duel = (more: Parameters<typeof battle>[0]['units'], given: Partial<Parameters<typeof battle>[0]> = {}) =>
  battle({ ...given, units: more })

describe('armour', () => {
  test('[EX.LW.1 LW.armour.dice LW.armour.defence LW.armour.hit] PzIV H at a Sherman at 24 inches: two dice, 11 in 36', () => {
    const table = duel({ A1: [['de.pz4hj', { at: [30, 40] }]], B1: [['us.sherman', { at: [30, 16] }]] })
    expect(lines(table, 'A', ap('A1.1', 'B1.1'))).toEqual(['8 LW.armour.dice', '-6 LW.armour.defence'])
    expect(table.oddsOf('A', ap('A1.1', 'B1.1')).Disabled).toBeCloseTo(11 / 36, 12)
    table.play('A', ap('A1.1', 'B1.1'), 6, 2)
    expect(base(table, 'B1.1').status).toBe('wreck')
  })

  test('[LW.armour.hit] no six does nothing, two do no more than one', () => {
    const position = {
      A1: [['de.pz4hj', { at: [30, 40] as const }]],
      B1: [['us.sherman', { at: [30, 16] as const }]],
    } as const
    const missed = duel(position)
    missed.play('A', ap('A1.1', 'B1.1'), 5, 5)
    expect(base(missed, 'B1.1').status).toBe('table')
    const hit = duel(position)
    expect(hit.play('A', ap('A1.1', 'B1.1'), 6, 6).map(({ type }) => type)).toEqual(['fired-ap', 'disabled'])
  })

  test.each([
    [12, 9],
    [12.1, 8],
    [24, 8],
  ])(
    '[LW.armour.range LW.board.measure] at %d inches the 75mmL48 has %d dice less the 1 of a Sdkfz 222',
    (far, row) => {
      const table = duel({ A1: [['de.pz4hj', { at: [30, 40] }]], B1: [['us.hellcat', { at: [30, 40 - far] }]] })
      expect(diceOf(table, 'A', ap('A1.1', 'B1.1'))).toBe(row - 2)
    },
  )

  test('[LW.armour.range] beyond 24 inches nobody fires at armour', () => {
    const table = duel({ A1: [['de.pz4hj', { at: [30, 40] }]], B1: [['us.sherman', { at: [30, 15.9] }]] })
    expect(table.forbiddenBy('A', ap('A1.1', 'B1.1'))).toEqual(['LW.armour.range'])
  })

  test('[LW.armour.moved] a firer that moved has two dice less', () => {
    const table = duel({
      A1: [['de.tiger1', { at: [30, 40], moved: 'normal' }]],
      B1: [['us.sherman', { at: [30, 30] }]],
    })
    expect(lines(table, 'A', ap('A1.1', 'B1.1'))).toEqual([
      '11 LW.armour.dice',
      '-6 LW.armour.defence',
      '-2 LW.armour.moved',
    ])
  })

  test('[LW.armour.hull-down] crest, cover, or a corner behind something: one die less, never two', () => {
    const open = {
      A1: [['de.tiger1', { at: [30, 40] as const }]],
      B1: [['us.sherman', { at: [30, 30] as const }]],
    } as const
    const crest = duel(open, { terrain: [block('crest', 'c', [28, 28, 4, 4])] })
    const scrub = duel(open, { terrain: [block('scrub', 's', [28, 28, 4, 4])] })
    const both = duel(open, { terrain: [block('scrub', 's', [28, 28, 4, 4]), block('crest', 'c', [28, 28, 4, 4])] })
    const corner = duel(open, { terrain: [block('building', 'h', [30.2, 33, 6, 1])] })
    const across = duel(open, { terrain: [block('orchard', 'o', [20, 33, 20, 1])] })
    const beside = duel(open, { terrain: [block('building', 'h', [32, 33, 6, 1])] })
    expect([crest, scrub, both, corner, across, beside].map(table => diceOf(table, 'A', ap('A1.1', 'B1.1')))).toEqual([
      4, 4, 4, 4, 4, 5,
    ])
  })

  test('[LW.armour.hull-down] a vehicle with only a corner in cover is partly obscured; one that stands on a hedge before it is not', () => {
    const units = {
      A1: [['de.tiger1', { at: [30, 40] as const }]],
      B1: [['us.sherman', { at: [30, 30] as const }]],
    } as const
    const corner = duel(units, { terrain: [block('orchard', 'o', [30.45, 30.9, 4, 0.2])] })
    const behind = duel(units, {
      terrain: [
        strip('hedge', 'h', [
          [20, 29],
          [40, 29],
        ]),
      ],
    })
    expect(lines(corner, 'A', ap('A1.1', 'B1.1'))).toContain('-1 LW.armour.hull-down')
    expect(lines(behind, 'A', ap('A1.1', 'B1.1'))).not.toContain('-1 LW.armour.hull-down')
  })

  test('[LW.armour.hull-down LW.armour.disabled] a wreck on the line obscures', () => {
    const table = duel({
      A1: [['de.tiger1', { at: [30, 40] }]],
      B1: [
        ['us.sherman', { at: [30, 30] }],
        ['us.sherman', { at: [30.8, 34], status: 'wreck' }],
      ],
    })
    expect(lines(table, 'A', ap('A1.1', 'B1.1'))).toContain('-1 LW.armour.hull-down')
  })

  test('[LW.armour.floor LW.armour.order] weak guns and every reduction still leave one die', () => {
    const equal = duel({ A1: [['us.sherman', { at: [30, 40] }]], B1: [['us.sherman', { at: [30, 16] }]] })
    const weak = duel(
      { A1: [['us.stuart', { at: [30, 40] }]], B1: [['de.tiger2', { at: [30, 20] }]] },
      { terrain: [block('crest', 'c', [28, 18, 4, 4])] },
    )
    expect(diceOf(equal, 'A', ap('A1.1', 'B1.1'))).toBe(1)
    expect(lines(equal, 'A', ap('A1.1', 'B1.1'))).toEqual([
      '6 LW.armour.dice',
      '-6 LW.armour.defence',
      '1 LW.armour.floor',
    ])
    expect(lines(weak, 'A', ap('A1.1', 'B1.1'))).toEqual([
      '4 LW.armour.dice',
      '-17 LW.armour.defence',
      '-1 LW.armour.hull-down',
      '15 LW.armour.floor',
    ])
  })

  test('[LW.armour.order] one sum, then the floor: 9 less 8 less 2 less 1 is one die, not more', () => {
    const table = duel(
      { A1: [['de.pz4hj', { at: [30, 36], moved: 'normal' }]], B1: [['ru.t3485', { at: [30, 26] }]] },
      { terrain: [block('scrub', 's', [28, 24, 4, 4])] },
    )
    expect(lines(table, 'A', ap('A1.1', 'B1.1')).at(-1)).toBe('3 LW.armour.floor')
  })

  test.each([
    [[30, 20], 5, 'behind the line through the front edge'],
    [[40, 29], 6, 'exactly on the line'],
    [[40, 28.9], 5, 'a hair behind it'],
    [[30, 38], 6, 'straight in front'],
  ] as const)('[LW.armour.side-rear] from %j the Cromwell shows %d: %s', (at, less, _) => {
    // It looks down the table; its front edge lies at y = 29.
    const table = duel({
      A1: [['de.tiger1', { at: [at[0], at[1]] }]],
      B1: [['us.sherman', { at: [30, 28], facing: 180 }]],
    })
    const side = less === 6 ? -6 : -4
    expect(lines(table, 'A', ap('A1.1', 'B1.1'))[1]).toMatch(new RegExp(`^${side} `))
  })

  test('[LW.armour.turret2] two men in the turret move or fire, three do both', () => {
    const crew = (model: string, moved: 'none' | 'normal') =>
      duel({ A1: [[model, { at: [30, 40], moved }]], B1: [['de.pz4hj', { at: [30, 30] }]] }).forbiddenBy(
        'A',
        ap('A1.1', 'B1.1'),
      )
    expect(crew('ru.t3476', 'normal')).toEqual(['LW.armour.turret2'])
    expect(crew('ru.t3476', 'none')).toEqual([])
    expect(crew('ru.t3485', 'normal')).toEqual([])
    expect(crew('gb.archer', 'normal')).toContain('LW.armour.turret2')
  })

  test('[LW.armour.weapon-target] shot is for vehicles; rifles do nothing to armour, machine guns only to the thinnest', () => {
    const table = duel({
      A1: [
        ['us.sherman', { at: [30, 40] }],
        ['rifle', { at: [34, 32] }],
      ],
      A2: [['mmg', { at: [31, 38] }]],
      B1: [
        ['rifle', { at: [30, 30] }],
        ['de.sd222', { at: [33, 28] }],
        ['de.pz2', { at: [27, 28] }],
        ['truck', { at: [36, 28] }],
      ],
    })
    expect(table.forbiddenBy('A', ap('A1.1', 'B1.1'))).toEqual(['LW.armour.weapon-target'])
    expect(table.forbiddenBy('A', small('A1.2', 'B1.2'))).toEqual(['LW.armour.weapon-target'])
    expect(diceOf(table, 'A', small('A2.1', 'B1.2'))).toBe(1)
    expect(table.forbiddenBy('A', small('A2.1', 'B1.3'))).toContain('LW.armour.weapon-target')
    expect(lines(table, 'A', ap('A1.1', 'B1.4'))).toEqual(['6 LW.armour.dice'])
    expect(table.forbiddenBy('A', small('A1.2', 'B1.4'))).toEqual([])
    table.play('A', small('A2.1', 'B1.2'), 6)
    expect(base(table, 'B1.2').status).toBe('wreck')
  })

  test('[LW.armour.range LW.armour.weapon-target LW.inf.range] what is too far off and of the wrong kind is first too far off', () => {
    const table = duel({
      A1: [
        ['us.sherman', { at: [30, 40] }],
        ['rifle', { at: [34, 40] }],
      ],
      B1: [
        ['rifle', { at: [30, 10] }],
        ['de.pz2', { at: [34, 10] }],
      ],
    })
    expect(table.forbiddenBy('A', ap('A1.1', 'B1.1'))).toEqual(['LW.armour.range', 'LW.armour.weapon-target'])
    expect(table.forbiddenBy('A', small('A1.2', 'B1.2'))).toEqual(['LW.inf.range', 'LW.armour.weapon-target'])
  })

  test('[LW.armour.weapon-target] a machine gun goes by the side it is shown: 1 at the flank will do, 2 in front will not', () => {
    const at = (...place: readonly [number, number]) =>
      duel({ A1: [['mmg', { at: [31, 38] }]], B1: [['us.hellcat', { at: place }]] })
    expect(at(31, 28).forbiddenBy('A', small('A1.1', 'B1.1'))).toEqual(['LW.armour.weapon-target'])
    expect(diceOf(at(40, 38), 'A', small('A1.1', 'B1.1'))).toBe(1)
  })

  test('[LW.armour.multi LW.turn.3.once] a Lee fires both guns, once each, at one target', () => {
    const table = duel({
      A1: [['us.lee', { at: [30, 40] }]],
      B1: [
        ['de.pz3hj', { at: [30, 30] }],
        ['de.pz3hj', { at: [34, 30] }],
      ],
    })
    table.play('A', ap('A1.1', 'B1.1', 0), ...faces(0, 2))
    expect(table.forbiddenBy('A', ap('A1.1', 'B1.1', 0))).toEqual(['LW.turn.3.once'])
    expect(table.forbiddenBy('A', ap('A1.1', 'B1.2', 1))).toEqual(['LW.armour.multi'])
    table.play('A', ap('A1.1', 'B1.1', 1), 6)
    expect(base(table, 'B1.1').status).toBe('wreck')
  })

  test('[LW.board.arc] casemates fire 45 degrees either side of the front, edge in; the Archer of its rear; turrets all round', () => {
    const shot = (model: string, at: readonly [number, number], facing: number) =>
      duel({ A1: [[model, { at: [30, 30], facing }]], B1: [['us.sherman', { at }]] }).forbiddenBy(
        'A',
        ap('A1.1', 'B1.1'),
      )
    expect(shot('de.stug3g', [40, 20], 0)).toEqual([])
    expect(shot('de.stug3g', [40.1, 20], 0)).toEqual(['LW.board.arc'])
    expect(shot('gb.archer', [30, 40], 0)).toEqual([])
    expect(shot('gb.archer', [30, 20], 0)).toEqual(['LW.board.arc'])
    expect(shot('de.pz4hj', [30, 40], 0)).toEqual([])
    expect(shot('pak40', [41, 30], 0)).toEqual(['LW.board.arc'])
  })

  test('[LW.armour.disabled LW.turn.3.removal] a wreck stays, shoots no more and is no target', () => {
    const table = duel({
      A1: [
        ['de.tiger1', { at: [30, 40] }],
        ['de.tiger1', { at: [34, 40] }],
      ],
      B1: [['us.sherman', { at: [30, 30] }]],
    })
    table.play('A', ap('A1.1', 'B1.1'), ...faces(1, 5))
    expect(table.forbiddenBy('A', ap('A1.2', 'B1.1'))).toContain('LW.vis.target')
    expect(table.state.bases['B1.1']).toMatchObject({ status: 'wreck', at: { x: 30, y: 30 } })
    table.play('A', { type: 'step.end' })
    expect(table.forbiddenBy('B', ap('B1.1', 'A1.1'))).not.toEqual([])
  })
})
