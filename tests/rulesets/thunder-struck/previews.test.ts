import { describe, expect, test } from 'vitest'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import type { TsAction } from '../../../src/rulesets/thunder-struck/actions'
import { battle, type TsTable } from './support'

const act = (die: 'c1' | 'c2', more: object = {}): TsAction => ({ type: 'act', die, ...more })

/** What is said before it is done. */
const notes = (table: TsTable, seat: 'A' | 'B', action: TsAction): string[] =>
  table
    .plan(seat, action)
    .warnings?.()
    .map(({ rule, why }) => `${rule} ${why}`) ?? []

describe('The preview', () => {
  const shot = (b: object) => battle({ A: { at: 4, dice: { c1: [4, 'F1'] } }, B: { at: 7, ...b } })

  test('[TS.fire.side TS.fire.3.choose-shield TS.fire.2.destroyed] a shot says which ship it hits, where, and which shields could stop it', () => {
    const rear = shot({ shields: ['SF', 'SM', 'SR'] })
    expect(rear.plan('A', act('c1')).title).toBe('Fire 4: hits the Orange ship in the rear')
    expect(notes(rear, 'A', act('c1'))).toEqual([
      'TS.fire.side The Orange ship is 3 spaces ahead. The shot hits its rear.',
      'TS.fire.3.choose-shield Its Mid shield or Rear shield can stop the shot.',
    ])
    expect(notes(shot({ facing: -1, shields: ['SF', 'SR'] }), 'A', act('c1'))[1]).toBe(
      'TS.fire.3.choose-shield Its Front shield can stop the shot.',
    )
    expect(notes(shot({ facing: -1, shields: ['SR'] }), 'A', act('c1'))[1]).toBe(
      'TS.fire.2.destroyed No shield can stop the shot, so the Orange ship is destroyed.',
    )
  })

  test('[TS.boost.1.move TS.fire.1.distance] the paths of a Boost and of a shot are drawn space by space', () => {
    const labels = (at: 'B1' | 'F1', b: object) =>
      battle({ A: { at: 4, dice: { c1: [3, at] } }, B: b })
        .plan('A', act('c1'))
        .shapes?.()
        .flatMap(shape => (shape.kind === 'label' ? [shape.label] : []))
    expect(labels('B1', { at: 12 })).toEqual(['1', '2', '3'])
    // The occupied space is passed over and not counted.
    expect(labels('B1', { at: 5 })).toEqual(['–', '1', '2', '3'])
    expect(labels('F1', { at: 12 })).toEqual(['1', '2', '3'])
  })

  test('[TS.fire.1.miss TS.act.1.no-effect] a shot that will miss says so', () => {
    const far = battle({ A: { at: 4, dice: { c1: [4, 'F1'] } }, B: { at: 9 } })
    expect(far.plan('A', act('c1')).title).toBe('Fire 4: misses at distance 5')
    const alone = battle({ A: { dice: { c1: [4, 'F1'] } }, B: { sector: 'S' }, D: { sector: 'S' } }, {}, 'teams')
    expect(alone.plan('A', act('c1')).title).toBe('Fire 4: no enemy ahead')
  })

  test('[TS.power.1.max TS.power.2.return] cubes above four are lost, unless some are spent on the same die', () => {
    const full = battle({ A: { cubes: 4, dice: { c1: [6, 'P1'], c2: [5, 'P2'] } } })
    expect(notes(full, 'A', act('c1'))).toHaveLength(1)
    expect(notes(full, 'A', act('c2'))).toHaveLength(1)
    // One of the four pays for the change, one comes back.
    expect(notes(full, 'A', act('c1', { pips: { c1: -1 } }))).toEqual([])
    expect(full.play('A', act('c1', { pips: { c1: -1 } }))[1]).toMatchObject({ type: 'powered', gained: 1, lost: 0 })
  })

  const contest = (id: 'duel' | 'teams') =>
    battle(
      {
        A: { cubes: 2, dice: { c1: [3, 'M1'], c2: [2, 'F1'] } },
        B: { dice: { c1: [4, 'M1'] } },
        C: { dice: { c1: [5, 'M1'] } },
        D: { dice: { c1: [5, 'M2'] } },
      },
      {},
      id,
    )

  test('[TS.man.1.per-sector TS.man.1.draw] a Manoeuvre says the totals of each Sector and who wins there', () => {
    expect(notes(contest('teams'), 'A', act('c1'))).toEqual([
      'TS.man.1.per-sector Blue ship 3, Orange ship 4 in Sector N: the Orange ship wins.',
      'TS.man.1.draw Green ship 5, Magenta ship 5 in Sector S: nobody wins.',
    ])
    expect(notes(contest('duel'), 'A', act('c1'))).toEqual([
      'TS.man.1.per-sector Blue ship 3, Orange ship 4: the Orange ship wins.',
    ])
  })

  test('[TS.power.4.man TS.power.3.mix] the totals include dice that cubes change or move there', () => {
    const [own] = notes(contest('duel'), 'A', act('c1', { pips: { c1: 1 } }))
    expect(own).toBe('TS.man.1.draw Blue ship 4, Orange ship 4: nobody wins.')
    const [brought] = notes(contest('duel'), 'A', act('c2', { moveTo: 'M2' }))
    expect(brought).toBe('TS.man.1.per-sector Blue ship 5, Orange ship 4: the Blue ship wins.')
  })

  test('[TS.man.1.total] the foretold winner of a Manoeuvre wins it', () => {
    const table = contest('duel')
    const foretold = notes(table, 'A', act('c2', { moveTo: 'M2' }))
    const events = table.play('A', act('c2', { moveTo: 'M2' }))
    const told = events.map(event => thunderStruck.narrate(event, table.state).filter(part => typeof part === 'string'))
    expect(foretold).toHaveLength(1)
    expect(told.flat().join('')).toContain('wins the Manoeuvre.')
    expect(events.find(({ type }) => type === 'contest-won')).toMatchObject({ seat: 'A' })
  })

  test('[TS.man.2.warp TS.man.3.gates] a Warp says where it leads and what is ahead from there', () => {
    const table = battle(
      { A: { at: 8, dice: { c1: [3, 'M1'], c2: [3, 'M2'] } }, B: { at: 12 }, D: { at: 4, facing: -1 } },
      {},
      'teams',
    )
    table.play('A', act('c1'))
    const warp = (sector: 'N' | 'S', at: number, facing: 1 | -1): TsAction => ({
      type: 'choose',
      what: { kind: 'warp', sector, at, facing },
    })
    expect(table.plan('A', warp('S', 0, 1))).toMatchObject({
      title: 'Warp to S0, facing clockwise',
      rule: 'TS.man.3.gates',
    })
    expect(notes(table, 'A', warp('S', 0, 1))).toEqual([
      'TS.fire.1.distance From there, the Magenta ship is 4 spaces ahead.',
      'TS.fire.1.distance The Magenta ship can then hit its front from 4 spaces away.',
    ])
    expect(table.plan('A', warp('N', 6, -1))).toMatchObject({ rule: 'TS.man.2.warp' })
    expect(notes(table, 'A', warp('N', 6, -1))).toEqual([
      'TS.fire.1.distance From there, the Orange ship is 10 spaces ahead.',
    ])
  })

  test('[TS.fire.5.die-lost TS.fire.4.shield-off] a space to be damaged says what is lost with it', () => {
    const table = battle({
      A: { at: 4, dice: { c1: [4, 'F1'] } },
      B: { at: 7, shields: ['SM', 'SF'], dice: { c1: [2, 'SF'], c2: [5, 'B1'] } },
    })
    table.play('A', act('c1'))
    const title = (space: 'SF' | 'B1' | 'P1') => table.plan('B', { type: 'damage', space }).title
    expect(title('SF')).toBe('Damage Front shield: the 2 there is lost and its shield goes down')
    expect(title('B1')).toBe('Damage Boost 1: the 5 there is lost')
    expect(title('P1')).toBe('Damage Power 1')
  })

  test.each([
    [3, 'TS.fire.1.hit'],
    [4, 'TS.fire.1.hit'],
    [5, 'TS.fire.1.miss'],
  ])('[TS.fire.1.hit TS.fire.1.miss] a 4 at distance %i is foretold as %s, and that happens', (away, rule) => {
    const table = battle({ A: { at: 4, dice: { c1: [4, 'F1'] } }, B: { at: 4 + away } })
    expect(table.plan('A', act('c1')).rule).toBe(rule)
    expect(table.play('A', act('c1'))[0]?.rules).toEqual([rule, 'TS.fire.1.die-aside'])
  })

  test.each([
    [2, 1, 'TS.power.1.gain', []],
    [2, 6, 'TS.power.1.six', []],
    [3, 6, 'TS.power.1.six', ['TS.power.1.max']],
    [4, 5, 'TS.power.1.gain', ['TS.power.1.max']],
    [3, 5, 'TS.power.1.gain', []],
  ] as const)(
    '[TS.power.1.gain TS.power.1.six TS.power.1.max] with %i cubes a Power die of %i says what is taken and what is lost',
    (cubes, face, rule, warned) => {
      const table = battle({ A: { cubes, dice: { c1: [face, 'P1'] } } })
      expect(table.plan('A', act('c1')).rule).toBe(rule)
      expect(
        table
          .plan('A', act('c1'))
          .warnings?.()
          .map(warning => warning.rule),
      ).toEqual(warned)
    },
  )

  test('[TS.shield.1.raise TS.shield.2.active] a Shield die says when its shield is already up', () => {
    const raising = (up: readonly ('SF' | 'SM')[]) =>
      battle({ A: { shields: up, dice: { c1: [5, 'SM'] } } })
        .plan('A', act('c1'))
        .warnings?.()
        .map(({ rule }) => rule)
    expect(raising(['SF'])).toEqual([])
    expect(raising(['SM'])).toEqual(['TS.shield.2.active'])
  })

  test('[TS.boost.2.both TS.fire.1.distance] a Boost of both dice says what is ahead after the whole move, and who can then hit it', () => {
    // From 0 to 5: B at 8, looking back, is 3 ahead and has it 3 ahead.
    const given = { A: { at: 0, dice: { c1: [2, 'B1'], c2: [3, 'B2'] } }, B: { at: 8, facing: -1 } } as const
    const ahead = (b: object, action: TsAction) =>
      notes(battle({ ...given, B: { ...given.B, ...b } }), 'A', action).map(
        note => /\d+ spaces (ahead|away)/.exec(note)?.[0],
      )
    expect(ahead({}, act('c1', { with: 'c2' }))).toEqual(['3 spaces ahead', '3 spaces away'])
    expect(ahead({}, act('c1'))).toEqual(['6 spaces ahead', '6 spaces away'])
    // Seven away nothing reaches it, and a ship that looks the other way has it behind.
    expect(ahead({ at: 9 }, act('c1'))).toEqual(['7 spaces ahead'])
    expect(ahead({ facing: 1 }, act('c1'))).toEqual(['6 spaces ahead'])
  })
})
