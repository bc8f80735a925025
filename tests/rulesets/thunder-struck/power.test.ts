import { describe, expect, test } from 'vitest'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import type { Act } from '../../../src/rulesets/thunder-struck/actions/act'
import { battle, seen, ship } from './support'

const act = (die: Act['die'], more: Partial<Act> = {}): Act => ({ type: 'act', die, ...more })

describe('Power', () => {
  test('[TS.power.1.gain] a Power die gives a cube and is set aside', () => {
    const table = battle({ A: { cubes: 1, dice: { c1: [5, 'P2'] } } })
    table.play('A', act('c1'))
    expect(ship(table, 'A')).toMatchObject({ cubes: 2, dice: { c1: { at: 'aside' } } })
  })

  test('[TS.power.1.six] a 6 gives two, also if a cube made it a 6', () => {
    const table = battle({ A: { cubes: 1, dice: { c1: [6, 'P1'] } } })
    table.play('A', act('c1'))
    expect(ship(table, 'A').cubes).toBe(3)
    const made = battle({ A: { cubes: 1, dice: { c1: [5, 'P1'] } } })
    made.play('A', act('c1', { pips: { c1: 1 } }))
    expect(ship(made, 'A').cubes).toBe(2)
  })

  test('[TS.power.1.max] a ship can hold four cubes, and the rest are lost', () => {
    const table = battle({ A: { cubes: 3, dice: { c1: [6, 'P1'] } } })
    expect(table.play('A', act('c1'))[0]).toMatchObject({ gained: 1, lost: 1 })
    expect(ship(table, 'A').cubes).toBe(4)
  })

  test('[TS.power.2.when] cubes are spent on your own turn, on the die being used', () => {
    const table = battle({ A: { dice: { c1: [1, 'P1'] } }, B: { dice: { c1: [3, 'F1'] } } })
    expect(table.forbiddenBy('B', act('c1', { pips: { c1: 1 } }))).toEqual([
      'TABLE.turn',
      'TS.act.1.next',
      'TS.power.2.when',
    ])
  })

  test('[TS.power.2.return TS.power.3.one-each] a used cube is gone, and each buys one effect', () => {
    const table = battle({ A: { cubes: 3, dice: { c1: [3, 'F1'] } } })
    expect(table.forbiddenBy('A', act('c1', { pips: { c1: 3 }, moveTo: 'F2' }))).toEqual(['TS.power.2.return'])
    table.play('A', act('c1', { pips: { c1: 2 }, moveTo: 'F2' }))
    expect(ship(table, 'A').cubes).toBe(0)
  })

  test('[TS.power.3.pip] several cubes may change the die in one turn', () => {
    const table = battle({ A: { at: 0, cubes: 2, dice: { c1: [3, 'B1'] } } })
    table.play('A', act('c1', { pips: { c1: 2 } }))
    expect(ship(table, 'A')).toMatchObject({ at: 5, cubes: 0, dice: { c1: { face: 5 } } })
    const lower = battle({ A: { at: 0, cubes: 1, dice: { c1: [3, 'B1'] } } })
    lower.play('A', act('c1', { pips: { c1: -1 } }))
    expect(ship(lower, 'A').at).toBe(2)
  })

  test('[TS.power.3.pip-limit] a face stays between one and six', () => {
    const table = battle({ A: { cubes: 4, dice: { c1: [6, 'F1'], c2: [1, 'F2'] } } })
    expect(table.forbiddenBy('A', act('c1', { pips: { c1: 1 } }))).toEqual(['TS.power.3.pip-limit'])
    expect(table.forbiddenBy('A', act('c2', { pips: { c2: -1 } }))).toEqual(['TS.power.3.pip-limit'])
  })

  test('[TS.power.3.pip-which] only dice used in this action', () => {
    const table = battle({
      A: { at: 0, cubes: 2, dice: { c1: [3, 'B1'], c2: [2, 'B2'], c3: [1, 'F1'], c4: [2, 'M1'], g: [2, 'M2'] } },
    })
    expect(table.forbiddenBy('A', act('c1', { pips: { c3: 1 } }))).toEqual(['TS.power.3.pip-which'])
    expect(table.forbiddenBy('A', act('c1', { pips: { c2: 1 } }))).toEqual(['TS.power.3.pip-which'])
    expect(table.forbiddenBy('A', act('c4', { pips: { g: 1 } }))).toEqual([])
    table.play('A', act('c1', { with: 'c2', pips: { c1: 1, c2: 1 } }))
    expect(ship(table, 'A').at).toBe(7)
  })

  test('[TS.power.3.move-die] a cube moves the die to a free space, where it is used at once', () => {
    const table = battle({ A: { cubes: 1, shields: [], dice: { c1: [2, 'F1'] } } })
    table.play('A', act('c1', { moveTo: 'SF' }))
    expect(ship(table, 'A')).toMatchObject({ cubes: 0, shields: { SF: true } })
    const same = battle({ A: { cubes: 1, dice: { c1: [2, 'F1'] } } })
    expect(same.forbiddenBy('A', act('c1', { moveTo: 'F1' }))).toEqual(['TS.power.3.move-die'])
  })

  test('[TS.power.3.move-legal] not to a damaged or occupied space, a Shield that wants another face, or Manoeuvre after a Manoeuvre', () => {
    const table = battle(
      { A: { cubes: 1, damage: ['P1'], dice: { c1: [2, 'F1'], c2: [3, 'F2'] } } },
      { manoeuvred: true },
    )
    expect(table.forbiddenBy('A', act('c1', { moveTo: 'P1' }))).toEqual(['TS.power.3.move-legal'])
    expect(table.forbiddenBy('A', act('c1', { moveTo: 'F2' }))).toEqual(['TS.power.3.move-legal'])
    expect(table.forbiddenBy('A', act('c1', { moveTo: 'SM' }))).toEqual(['TS.shield.3.faces'])
    expect(table.forbiddenBy('A', act('c1', { moveTo: 'M1' }))).toEqual(['TS.man.4.once', 'TS.power.3.move-legal'])
  })

  test('[TS.power.3.move-boost] a die moved to Boost can be used together with the one there', () => {
    const table = battle({ A: { at: 0, cubes: 1, dice: { c1: [4, 'F1'], c2: [3, 'B1'] } } })
    table.play('A', act('c1', { moveTo: 'B2', with: 'c2' }))
    expect(ship(table, 'A').at).toBe(7)
  })

  test('[TS.power.3.mix] changes and a move can be combined, and the final number and space count', () => {
    const table = battle({ A: { cubes: 2, shields: [], dice: { c1: [3, 'F1'] } } })
    expect(table.forbiddenBy('A', act('c1', { moveTo: 'SF' }))).toEqual(['TS.shield.3.faces'])
    table.play('A', act('c1', { moveTo: 'SF', pips: { c1: -1 } }))
    expect(ship(table, 'A').shields.SF).toBe(true)
  })

  test('[TS.power.4.man] EX.TS.3: a cube brings a die to Manoeuvre, where it counts for the total and for a Warp', () => {
    const table = battle({ A: { cubes: 1, dice: { c1: [3, 'F1'], c2: [2, 'M1'] } }, B: { dice: { c1: [4, 'M1'] } } })
    const events = table.play('A', act('c1', { moveTo: 'M2' }))
    expect(events.find(event => event.type === 'contest')).toMatchObject({
      totals: [
        { seat: 'A', total: 5 },
        { seat: 'B', total: 4 },
      ],
    })
    expect(table.forbiddenBy('A', { type: 'choose', what: { kind: 'warp', sector: 'N', at: 10, facing: 1 } })).toEqual(
      [],
    )
  })

  test('[TS.power.5.man-keep] the last Manoeuvre die stays until there has been a Manoeuvre', () => {
    const given = { A: { cubes: 1, boosted: true, dice: { c1: [3, 'M1'] } } } as const
    expect(battle(given).forbiddenBy('A', act('c1', { moveTo: 'F1' }))).toEqual(['TS.power.5.man-keep'])
    expect(battle(given, { manoeuvred: true }).forbiddenBy('A', act('c1', { moveTo: 'F1' }))).toEqual([])
    const two = battle({ A: { cubes: 1, dice: { c1: [3, 'M1'], c2: [3, 'M2'] } } })
    expect(two.forbiddenBy('A', act('c1', { moveTo: 'F1' }))).toEqual([])
  })

  test('[TS.power.5.boost-keep] the last Boost die stays until the ship itself has boosted', () => {
    const given = (boosted: boolean) =>
      battle({ A: { cubes: 1, boosted, dice: { c1: [3, 'B1'] } }, B: { boosted: true } })
    expect(given(false).forbiddenBy('A', act('c1', { moveTo: 'F1' }))).toEqual(['TS.power.5.boost-keep'])
    expect(given(true).forbiddenBy('A', act('c1', { moveTo: 'F1' }))).toEqual([])
    expect(given(false).forbiddenBy('A', act('c1', { moveTo: 'B2' }))).toEqual([])
  })

  test('[TS.power.6.double-barrel] EX.TS.1: one undamaged Fire space, a cube, two shots in the round', () => {
    const table = battle({
      A: { at: 4, cubes: 1, damage: ['F2'], dice: { c1: [5, 'F1'], c2: [5, 'P1'] } },
      B: { at: 7, shields: ['SM', 'SR'], dice: { c1: [1, 'P1'] } },
    })
    table.play('A', act('c1'))
    table.play('B', { type: 'shield', shield: 'SR' })
    table.play('B', { type: 'damage', space: 'P2' })
    table.play('B', act('c1'))
    const [, shot] = table.play('A', act('c2', { moveTo: 'F1' }))
    expect(shot).toMatchObject({ type: 'fired', hit: true })
    expect(ship(table, 'A').cubes).toBe(0)
  })

  test('[TS.power.6.trip-burn] EX.TS.2: a refilled Boost space makes three Boosts in one round', () => {
    const table = battle({
      A: { at: 0, cubes: 1, dice: { c1: [1, 'B1'], c2: [2, 'B2'], c3: [3, 'F1'] } },
      B: { at: 15 },
    })
    table.play('A', act('c1'))
    table.play('A', act('c2'))
    table.play('A', act('c3', { moveTo: 'B1' }))
    expect(ship(table, 'A').at).toBe(6)
  })

  test('[TS.power.1.six TS.setup.4.shield TS.setup.5.cube] EX.TS.4 and EX.TS.5: a six gives two cubes to a ship that began with one', () => {
    const table = battle({ A: { dice: { c1: [6, 'P1'] } } })
    expect(ship(table, 'A')).toMatchObject({ cubes: 1, shields: { SM: true } })
    table.play('A', act('c1'))
    expect(ship(table, 'A').cubes).toBe(3)
  })
})

describe('A selected die on the board', () => {
  const forACube = (table: ReturnType<typeof battle>, piece: string) =>
    thunderStruck
      .overlays(seen(table.state), piece)
      .find(({ name }) => name === 'For a cube')
      ?.shapes() ?? []
  const given = { cubes: 1, dice: { c1: [2, 'B1'], c2: [1, 'M1'], c3: [4, 'F1'] } } as const

  test('[TS.power.3.pip TS.power.3.move-die] shows the faces and the spaces that a cube could give it, and no others', () => {
    const table = battle({ A: given })
    const [word, ...frames] = forACube(table, 'A.c3')
    expect(word).toMatchObject({ kind: 'label', label: '3 or 5 for a cube' })
    // Fire 2, the Rear shield, both Power spaces, the free Boost and Manoeuvre; not the shields that want other faces.
    expect(frames).toHaveLength(6)
    expect(forACube(table, 'A.c2')[0]).toMatchObject({ label: '2 for a cube' })
  })

  test('[TS.power.5.boost-keep] the last Boost die isn’t shown a space off Boost', () => {
    const frames = forACube(battle({ A: given }), 'A.c1').filter(({ kind }) => kind === 'polygon')
    expect(frames).toHaveLength(1)
  })

  test('without a cube, or on another’s turn, there is nothing to show', () => {
    expect(forACube(battle({ A: { ...given, cubes: 0 } }), 'A.c3')).toEqual([])
    expect(forACube(battle({ A: given }, { current: 'B' }), 'A.c3')).toEqual([])
  })

  test('[TS.power.5.boost-keep TS.boost.1.move] once the ship has boosted, its last Boost die may go elsewhere for a cube', () => {
    const table = battle({ A: { cubes: 1, dice: { c1: [2, 'B1'], c2: [3, 'B2'], c3: [1, 'M1'] } }, B: { dice: {} } })
    table.play('A', { type: 'act', die: 'c1' })
    expect(table.forbiddenBy('A', { type: 'act', die: 'c2', moveTo: 'F1' })).toEqual([])
    expect(ship(table, 'A').boosted).toBe(true)
  })
})
