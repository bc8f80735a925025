import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { linesFor } from '../../../src/engine/record/log'
import { Match } from '../../../src/engine/record/match'
import { anyRuleset } from '../../../src/engine/ruleset'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import { type State, shipOf } from '../../../src/rulesets/thunder-struck/state'
import type { Space } from '../../../src/rulesets/thunder-struck/tables/console'
import { planning, ship, type TsTable } from './support'

const place = (table: TsTable, seat: 'A' | 'B', ...spaces: Space[]) =>
  spaces.forEach(
    (space, i) =>
      void table.play(seat, { type: 'place', die: (['c1', 'c2', 'c3', 'c4', 'g'] as const)[i] ?? 'c1', space }),
  )

const rolled = (...faces: number[]) => {
  const table = planning()
  table.play('A', { type: 'roll' }, ...faces)
  return table
}

const damaged =
  (...spaces: Space[]) =>
  (state: State): State => ({
    ...state,
    ships: { ...state.ships, ...(state.ships.A && { A: { ...state.ships.A, damage: spaces } }) },
  })

const reflexive = (state: State): State => ({
  ...state,
  ships: { ...state.ships, ...(state.ships.A && { A: { ...state.ships.A, reflex: true } }) },
})

describe('Planning Phase', () => {
  test('[TS.plan.2.simultaneous] all are asked at once, in any order', () => {
    const table = planning('teams')
    const asked = thunderStruck.awaiting(table.state).map(prompt => prompt.seat)
    expect(asked).toEqual(['A', 'B', 'C', 'D'])
    table.play('D', { type: 'roll' }, 1, 2, 3, 4)
    table.play('A', { type: 'roll' }, 1, 2, 3, 4)
  })

  test('[TS.plan.2.roll] four dice are rolled, once', () => {
    const table = rolled(1, 2, 3, 4)
    expect(Object.keys(table.state.screens.A?.value?.dice ?? {})).toEqual(['c1', 'c2', 'c3', 'c4'])
    expect(table.forbiddenBy('A', { type: 'roll' })).toEqual(['TS.plan.2.roll'])
  })

  test('[TS.end.3.five] with the Reflex die five dice are rolled', () => {
    const table = planning('duel', {}, reflexive)
    table.play('A', { type: 'roll' }, 1, 2, 3, 4, 5)
    expect(table.state.screens.A?.value?.dice.g?.face).toBe(5)
  })

  test('[TS.plan.2.place] a die from the hand goes to a free space', () => {
    const table = rolled(1, 2, 3, 4)
    table.play('A', { type: 'place', die: 'c3', space: 'F2' })
    expect(table.state.screens.A?.value?.dice.c3).toEqual({ face: 3, at: 'F2' })
    expect(table.forbiddenBy('A', { type: 'place', die: 'g', space: 'F1' })).toEqual(['TS.plan.2.place'])
    expect(table.forbiddenBy('B', { type: 'place', die: 'c1', space: 'F1' })).toEqual(['TS.plan.2.place'])
  })

  test('[TS.plan.2.place-all] planning is not finished while a die that fits is in the hand', () => {
    const table = rolled(1, 2, 3, 4)
    place(table, 'A', 'B1', 'M1', 'F1')
    expect(table.forbiddenBy('A', { type: 'confirm' })).toEqual(['TS.plan.2.place-all'])
  })

  test('[TS.plan.2.place-all] a die that fits nowhere is set aside', () => {
    const table = planning('duel', {}, damaged('F1', 'B2', 'M2', 'P1', 'P2', 'SF', 'SM', 'SR'))
    table.play('A', { type: 'roll' }, 1, 2, 3, 4)
    place(table, 'A', 'B1', 'M1', 'F2')
    table.play('A', { type: 'confirm' })
    expect(table.state.screens.A?.value?.dice.c4?.at).toBe('aside')
  })

  test('[TS.plan.2.damaged] a damaged space takes no die', () => {
    const table = planning('duel', {}, damaged('F1'))
    table.play('A', { type: 'roll' }, 1, 2, 3, 4)
    expect(table.forbiddenBy('A', { type: 'place', die: 'c1', space: 'F1' })).toEqual(['TS.plan.2.damaged'])
  })

  test.each([
    ['SF', [1, 2]],
    ['SR', [3, 4]],
    ['SM', [5, 6]],
  ] as const)('[TS.plan.2.shield-face] %s takes only its faces', (space, faces) => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const refused = rolled(face, 1, 1, 1).forbiddenBy('A', { type: 'place', die: 'c1', space })
      expect(refused).toEqual(faces.some(one => one === face) ? [] : ['TS.plan.2.shield-face'])
    }
  })

  test('[TS.plan.2.active-shield] a shield space with its token up still takes a fitting die', () => {
    const table = rolled(5, 1, 1, 1)
    expect(ship(table, 'A').shields.SM).toBe(true)
    expect(table.forbiddenBy('A', { type: 'place', die: 'c1', space: 'SM' })).toEqual([])
  })

  test('[TS.plan.2.boost-min TS.plan.2.man-min] Boost and Manoeuvre need a die each', () => {
    const table = rolled(1, 2, 3, 4)
    place(table, 'A', 'F1', 'F2', 'P1', 'P2')
    expect(table.forbiddenBy('A', { type: 'confirm' })).toEqual(['TS.plan.2.boost-min', 'TS.plan.2.man-min'])
  })

  test('[TS.plan.2.boost-max TS.plan.2.man-max] at most two dice on Boost and on Manoeuvre, or one if a space is damaged', () => {
    const table = planning('duel', {}, reflexive)
    table.play('A', { type: 'roll' }, 1, 2, 3, 4, 5)
    place(table, 'A', 'B1', 'B2')
    for (const space of ['B1', 'B2'] as const) {
      expect(table.forbiddenBy('A', { type: 'place', die: 'c3', space })).toEqual([
        'TS.console.capacity',
        'TS.plan.2.boost-max',
      ])
    }
    const man = rolled(1, 2, 3, 4)
    place(man, 'A', 'M1', 'M2')
    expect(man.forbiddenBy('A', { type: 'place', die: 'c3', space: 'M1' })).toEqual([
      'TS.console.capacity',
      'TS.plan.2.man-max',
    ])
    const hurt = planning('duel', {}, damaged('B2'))
    hurt.play('A', { type: 'roll' }, 1, 2, 3, 4)
    place(hurt, 'A', 'B1')
    expect(hurt.forbiddenBy('A', { type: 'place', die: 'c2', space: 'B2' })).toEqual([
      'TS.plan.2.damaged',
      'TS.plan.2.boost-max',
    ])
    expect(hurt.refusalsOf('A', { type: 'place', die: 'c2', space: 'B1' })).toEqual([
      { rule: 'TS.console.capacity', why: 'Boost 1 already has a die.' },
      {
        rule: 'TS.plan.2.boost-max',
        why: 'You can place only one die on Boost, because a space there is damaged.',
      },
    ])
    // The die that is there may stay the only one: moving it is refused for the damage alone.
    expect(hurt.forbiddenBy('A', { type: 'place', die: 'c1', space: 'B2' })).toEqual(['TS.plan.2.damaged'])
  })

  test('[TS.plan.2.reroll TS.power.3.reroll] a cube rerolls all dice, placed ones too, as often as there are cubes', () => {
    const table = rolled(1, 2, 3, 4)
    place(table, 'A', 'F1')
    const [event] = table.play('A', { type: 'reroll' }, 6, 5, 4, 3)
    expect(event).toMatchObject({ type: 'rolled', again: true, faces: [6, 5, 4, 3] })
    const behind = table.state.screens.A?.value
    expect(behind?.cubes).toBe(0)
    expect(Object.values(behind?.dice ?? {}).map(die => die.at)).toEqual(['hand', 'hand', 'hand', 'hand'])
    expect(table.forbiddenBy('A', { type: 'reroll' })).toEqual(['TS.power.3.reroll'])
  })

  test('[TS.plan.3.reveal TS.act.1.first TS.end.concede] nobody waits for a player who conceded after planning', () => {
    const table = planning('teams')
    const finish = (seat: 'A' | 'B' | 'C' | 'D') => {
      table.play(seat, { type: 'roll' }, 1, 2, 3, 4)
      const plan = { c1: 'B1', c2: 'M1', c3: 'F1', c4: 'F2' } as const
      for (const die of ['c1', 'c2', 'c3', 'c4'] as const) table.play(seat, { type: 'place', die, space: plan[die] })
      table.play(seat, { type: 'confirm' })
    }
    finish('A')
    table.play('A', { type: 'concede' })
    finish('B')
    finish('C')
    expect(thunderStruck.auto(table.state)).toBeNull()
    finish('D')
    expect(thunderStruck.auto(table.state)).toEqual({ type: 'reveal' })
    table.settle()
    // The lost ship had the Turn Marker: the next in the battle begins.
    expect(table.state).toMatchObject({ first: 'A', current: 'B' })
  })

  test('[TS.plan.hidden] only the player sees the cubes behind the screen, others see those from before planning', () => {
    const table = rolled(1, 2, 3, 4)
    table.play('A', { type: 'reroll' }, 1, 2, 3, 4)
    const cubes = (eyes: 'A' | 'B') =>
      thunderStruck.scene(viewFor(table.state, eyes)).pieces.filter(({ id }) => id.startsWith('A.cube')).length
    expect([cubes('A'), cubes('B')]).toEqual([0, 1])
  })

  test('[TS.power.3.reroll TS.end.3.five] the Reflex die is rerolled with the others', () => {
    const table = planning('duel', {}, state => ({
      ...state,
      ships: { ...state.ships, A: { ...shipOf(state, 'A'), reflex: true } },
    }))
    table.play('A', { type: 'roll' }, 1, 2, 3, 4, 5)
    table.play('A', { type: 'reroll' }, 6, 5, 4, 3, 2)
    expect(table.state.screens.A?.value?.dice.g).toEqual({ face: 2, at: 'hand' })
  })

  test('[TS.plan.2.change] a player may rearrange dice until planning is finished, but not after', () => {
    const table = rolled(1, 2, 3, 4)
    place(table, 'A', 'B1', 'M1', 'F1', 'F2')
    table.play('A', { type: 'place', die: 'c4', space: 'P1' })
    table.play('A', { type: 'unplace', die: 'c3' })
    table.play('A', { type: 'place', die: 'c3', space: 'F2' })
    table.play('A', { type: 'confirm' })
    expect(table.forbiddenBy('A', { type: 'unplace', die: 'c3' })).toEqual(['TABLE.turn', 'TS.plan.2.place'])
    expect(table.forbiddenBy('A', { type: 'place', die: 'c4', space: 'P2' })).toEqual(['TABLE.turn', 'TS.plan.2.place'])
  })

  test('[TS.plan.3.reveal TS.plan.3.next TS.act.1.first] when all have finished, the screens are removed and the player with the marker acts', () => {
    const table = planning()
    for (const seat of ['A', 'B'] as const) {
      table.play(seat, { type: 'roll' }, 1, 2, 3, 4)
      place(table, seat, 'B1', 'M1', 'F1', 'F2')
      expect(table.settle()).toEqual([])
      table.play(seat, { type: 'confirm' })
    }
    expect(table.settle().map(event => event.type)).toEqual(['revealed'])
    expect(table.state.phase).toBe('action')
    expect(table.state.current).toBe('A')
    expect(viewFor(table.state, 'A').ships.B?.dice.c1).toEqual({ face: 1, at: 'B1' })
  })

  test('[TS.plan.hidden] nothing behind a screen reaches another seat: not the state, the log, the prompts or the dice left', () => {
    const game = (faces: string) => {
      const setup = thunderStruck.setupModel.scenarios[2]?.setup
      if (!setup) throw new Error('no team game')
      const match = new Match(anyRuleset(thunderStruck), { ...setup, options: { ...setup.options, first: 'A' } }, faces)
      match.settle()
      match.play('A', { type: 'roll' })
      const die = match.offers('A').find(offer => offer.id === 'place.c1')
      const [first] = die?.kind === 'cell' ? die.choices() : []
      if (first) match.play('A', first.action)
      match.play('A', { type: 'reroll' })
      return match
    }
    const [one, two] = [game('first seed'), game('another seed')]
    for (const seat of ['B', 'C', 'D'] as const) {
      expect(JSON.stringify(one.viewFor(seat))).toBe(JSON.stringify(two.viewFor(seat)))
      // The first line promises another seed.
      expect(one.linesFor(seat).slice(1)).toEqual(two.linesFor(seat).slice(1))
      const seen = (match: Match) => viewFor(match.state as State, seat)
      expect(thunderStruck.awaiting(seen(one))).toEqual(thunderStruck.awaiting(seen(two)))
      const scene = (match: Match) => thunderStruck.scene(seen(match))
      expect(scene(one)).toEqual(scene(two))
    }
    expect(JSON.stringify(one.viewFor('A'))).not.toBe(JSON.stringify(two.viewFor('A')))
    expect(linesFor(one.linesFor('referee'), 'A').length).toBeGreaterThan(one.linesFor('B').length)
  })
})
