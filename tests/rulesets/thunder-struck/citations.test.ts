import { describe, expect, test } from 'vitest'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import type { TsAction } from '../../../src/rulesets/thunder-struck/actions'
import type { TsEvent } from '../../../src/rulesets/thunder-struck/events'
import type { State } from '../../../src/rulesets/thunder-struck/state'
import { tableOf } from '../../support/table'
import { battle, fresh, planning, type TsTable } from './support'

const act = (die: 'c1' | 'c2' | 'c3' | 'c4', more: object = {}): TsAction => ({ type: 'act', die, ...more })

/** The rules that an event of this type cites. */
function cited(events: readonly TsEvent[], type: TsEvent['type']): readonly string[] {
  const event = events.find(each => each.type === type)
  if (!event) throw new Error(`no ${type}; there are ${events.map(each => each.type).join(', ')}`)
  return event.rules
}

const told = (table: TsTable, event: TsEvent | undefined): string => {
  if (!event) throw new Error('nothing happened')
  return thunderStruck
    .narrate(event, table.state)
    .map(part => (typeof part === 'string' ? part : 'seat' in part ? part.seat : part.name))
    .join('')
}

describe('The log names the rules of the set-up', () => {
  const begin = (id: 'duel' | 'teams') => {
    const table = tableOf(thunderStruck, fresh(id))
    const events = table.settle()
    return { rules: cited(events, 'begun'), words: told(table, events[1]) }
  }

  test('[TS.board.start TS.board.sectors TS.board.facing TS.setup.3.console TS.console.spaces TS.setup.4.shield TS.setup.5.cube] where a duel starts, and with what', () => {
    expect(begin('duel')).toEqual({
      rules: [
        'TS.board.start',
        'TS.board.sectors',
        'TS.board.facing',
        'TS.setup.3.console',
        'TS.console.spaces',
        'TS.setup.4.shield',
        'TS.setup.5.cube',
      ],
      words: 'The ships start on spaces 4 and 12. Each faces clockwise and has its Mid shield up and one cube.',
    })
  })

  test('[TS.setup.6.teams TS.setup.6.opposite] and the teams', () => {
    const { rules, words } = begin('teams')
    expect(rules).toEqual(expect.arrayContaining(['TS.setup.6.teams', 'TS.setup.6.opposite']))
    expect(words).toContain('A and C against B and D: the ships start on spaces 4 and 12 of both Sectors.')
  })

  test('[TS.plan.hidden TS.setup.6.no-talk] nobody else sees dice behind a screen, not even a team mate', () => {
    const rolled = (id: 'duel' | 'teams', openPlanning = false) =>
      cited(planning(id, { openPlanning }).play('A', { type: 'roll' }, 1, 2, 3, 4), 'rolled')
    expect(rolled('duel')).toEqual(['TS.plan.2.roll', 'TS.plan.hidden'])
    expect(rolled('teams')).toEqual(['TS.plan.2.roll', 'TS.plan.hidden', 'TS.setup.6.no-talk'])
    expect(rolled('duel', true)).toEqual(['TS.plan.2.roll'])
  })

  test('[TS.plan.2.active-shield] a die placed where a shield is up', () => {
    const table = planning()
    table.play('A', { type: 'roll' }, 5, 1, 1, 1)
    const place = (die: 'c1' | 'c2', space: 'SM' | 'SF') =>
      cited(table.play('A', { type: 'place', die, space }), 'placed')
    expect(place('c1', 'SM')).toContain('TS.plan.2.active-shield')
    expect(place('c2', 'SF')).not.toContain('TS.plan.2.active-shield')
  })
})

describe('The log names the rules of a Boost', () => {
  const boosted = (given: Parameters<typeof battle>[0], action = act('c1'), id: 'duel' | 'teams' = 'duel') =>
    cited(battle(given, {}, id).play('A', action), 'boosted')

  test('[TS.boost.1.full TS.boost.4.wrap TS.boost.sector] the whole move, round the ring, in its Sector', () => {
    const plain = boosted({ A: { at: 4, dice: { c1: [3, 'B1'] } } })
    expect(plain).toEqual(['TS.boost.1.move', 'TS.boost.1.full', 'TS.boost.3.area'])
    const round = boosted({ A: { at: 14, dice: { c1: [3, 'B1'] } } })
    expect(round).toContain('TS.boost.4.wrap')
    const back = boosted({ A: { at: 1, facing: -1, dice: { c1: [3, 'B1'] } } })
    expect(back).toContain('TS.boost.4.wrap')
    expect(boosted({ A: { dice: { c1: [3, 'B1'] } } }, act('c1'), 'teams')).toContain('TS.boost.sector')
  })

  test('[TS.boost.2.separate] one of two dice', () => {
    const two = { A: { dice: { c1: [3, 'B1'], c2: [2, 'B2'] } } } as const
    expect(boosted(two)).toContain('TS.boost.2.separate')
    expect(boosted(two, act('c1', { with: 'c2' }))).not.toContain('TS.boost.2.separate')
  })

  test('[TS.boost.4.no-land TS.boost.4.skip] a ship where it would end, or only on the way', () => {
    const past = (at: number) => boosted({ A: { at: 4, dice: { c1: [3, 'B1'] } }, B: { at } })
    expect(past(7)).toEqual(expect.arrayContaining(['TS.boost.4.skip', 'TS.boost.4.no-land']))
    expect(past(6)).toContain('TS.boost.4.skip')
    expect(past(6)).not.toContain('TS.boost.4.no-land')
  })
})

describe('The log names the rules of cubes', () => {
  const powered = (given: Parameters<typeof battle>[0], action: TsAction) =>
    cited(battle(given).play('A', action), 'powered-die')

  test('[TS.power.2.when TS.power.3.one-each] they are spent on the die about to be used, each for one effect', () => {
    const given = { A: { cubes: 3, dice: { c1: [3, 'P1'] } } } as const
    expect(powered(given, act('c1', { pips: { c1: 1 } }))).toEqual([
      'TS.power.2.when',
      'TS.power.3.pip',
      'TS.power.2.return',
    ])
    expect(powered(given, act('c1', { pips: { c1: 2 } }))).toContain('TS.power.3.one-each')
  })

  test('[TS.power.2.when] no cubes can be spent out of turn', () => {
    const table = battle({ A: { at: 4, dice: { c1: [4, 'F1'] } }, B: { at: 7, cubes: 1, dice: { c1: [2, 'P1'] } } })
    table.play('A', act('c1'))
    expect(table.forbiddenBy('B', act('c1'))).toEqual(['TS.act.1.next'])
    expect(table.forbiddenBy('B', act('c1', { pips: { c1: 1 } }))).toEqual(['TS.act.1.next', 'TS.power.2.when'])
  })

  test('[TS.power.4.man TS.power.3.move-boost TS.power.6.trip-burn TS.power.6.double-barrel] what a moved die is for', () => {
    const given = (boosted: boolean) => ({
      A: { cubes: 2, boosted, dice: { c1: [3, 'P1'], c2: [2, 'B1'] } } as const,
    })
    const moved = (moveTo: string, more: object = {}, boosted = false) =>
      powered(given(boosted), act('c1', { moveTo, ...more }))
    expect(moved('M1')).toContain('TS.power.4.man')
    expect(moved('B2')).not.toContain('TS.power.6.trip-burn')
    expect(moved('B2', {}, true)).toContain('TS.power.6.trip-burn')
    expect(moved('B2', { with: 'c2' })).toContain('TS.power.3.move-boost')
    expect(moved('F1')).toContain('TS.power.6.double-barrel')
  })

  test('[TS.setup.5.supply TS.setup.1.shields] cubes and shields come from the supply', () => {
    const taken = (cubes: number) =>
      cited(battle({ A: { cubes, dice: { c1: [3, 'P1'] } } }).play('A', act('c1')), 'powered')
    expect(taken(1)).toContain('TS.setup.5.supply')
    expect(taken(4)).not.toContain('TS.setup.5.supply')
    const raised = (shields: readonly ('SF' | 'SM')[]) =>
      cited(battle({ A: { shields, dice: { c1: [5, 'SM'] } } }).play('A', act('c1')), 'shield-raised')
    expect(raised([])).toContain('TS.setup.1.shields')
    expect(raised(['SM'])).not.toContain('TS.setup.1.shields')
  })
})

describe('The log names the rules of a Manoeuvre', () => {
  const contest = (b: object, more: object = {}) =>
    battle({ A: { dice: { c1: [3, 'M1'] } }, B: b, ...more }, {}, 'teams').play('A', act('c1'))
  const won = (events: readonly TsEvent[], sector: 'N' | 'S') =>
    events.find(event => event.type === 'contest-won' && event.sector === sector)?.rules ?? []

  test('[TS.man.1.trigger TS.man.1.loser-may-win TS.man.1.alone TS.man.2.order] who started it, who won it, and why', () => {
    const away = { C: { dice: {} }, D: { dice: {} } }
    const lost = contest({ dice: { c1: [4, 'M1'] } }, away)
    expect(cited(lost, 'contest')).toContain('TS.man.1.trigger')
    expect(won(lost, 'N')).toEqual(['TS.man.1.per-sector', 'TS.man.1.loser-may-win'])
    expect(won(lost, 'S')).toEqual(['TS.man.1.draw'])
    const alone = contest({ sector: 'S', at: 2, dice: { c1: [4, 'M1'] } }, away)
    expect(won(alone, 'N')).toEqual(['TS.man.1.per-sector', 'TS.man.1.alone', 'TS.man.2.order'])
    expect(won(alone, 'S')).toEqual(['TS.man.1.per-sector', 'TS.man.2.order'])
  })

  const winner = (id: 'duel' | 'teams', at: number) => {
    const table = battle({ A: { at, dice: { c1: [3, 'M1'], c2: [3, 'M2'] } }, B: { at: 12 } }, {}, id)
    table.play('A', act('c1'))
    return table
  }
  const warp = (at: number, sector: 'N' | 'S' = 'N'): TsAction => ({
    type: 'choose',
    what: { kind: 'warp', sector, at, facing: 1 },
  })

  test('[TS.board.halves TS.board.warp-spots TS.board.gates TS.board.sectors] where a ship can Warp to, and where not', () => {
    expect(winner('duel', 4).forbiddenBy('A', warp(6))).toEqual(['TS.man.2.warp', 'TS.board.halves'])
    expect(winner('duel', 4).forbiddenBy('A', warp(11))).toEqual(['TS.man.2.warp', 'TS.board.warp-spots'])
    expect(winner('duel', 8).forbiddenBy('A', warp(0, 'S'))).toEqual(['TS.man.3.gates', 'TS.board.sectors'])
    expect(winner('teams', 8).forbiddenBy('A', warp(1, 'S'))).toEqual(['TS.man.3.gates', 'TS.board.gates'])
    expect(cited(winner('duel', 4).play('A', warp(10)), 'warped')).toEqual([
      'TS.man.2.warp',
      'TS.board.warp-spots',
      'TS.board.halves',
    ])
    expect(cited(winner('teams', 8).play('A', warp(0, 'S')), 'warped')).toEqual(['TS.man.3.gates', 'TS.board.gates'])
  })

  test('[TS.board.facing] a flip turns the ship to the other of two facings', () => {
    const flip: TsAction = { type: 'choose', what: { kind: 'flip' } }
    expect(cited(winner('duel', 4).play('A', flip), 'flipped')).toContain('TS.board.facing')
  })
})

describe('The log names the rules of fire', () => {
  test('[TS.fire.1.each-die TS.fire.1.die-aside] each die is a separate shot and is set aside', () => {
    const two = battle({ A: { dice: { c1: [3, 'F1'], c2: [2, 'F2'] } } })
    expect(two.forbiddenBy('A', act('c1', { with: 'c2' }))).toEqual(['TS.fire.1.each-die', 'TS.boost.2.both'])
    expect(cited(two.play('A', act('c1')), 'fired')).toEqual([
      'TS.fire.1.miss',
      'TS.fire.1.die-aside',
      'TS.fire.1.each-die',
    ])
    expect(cited(battle({ A: { dice: { c1: [3, 'F1'] } } }).play('A', act('c1')), 'fired')).toEqual([
      'TS.fire.1.miss',
      'TS.fire.1.die-aside',
    ])
  })

  const hit = (b: object) => {
    const table = battle({ A: { at: 4, dice: { c1: [4, 'F1'] } }, B: { at: 7, cubes: 0, ...b } })
    return { table, events: table.play('A', act('c1')) }
  }

  test('[TS.shield.3.mid TS.shield.last] which shield stopped it', () => {
    expect(cited(hit({ shields: ['SM'] }).events, 'shield-lost')).toEqual(
      expect.arrayContaining(['TS.shield.3.mid', 'TS.shield.last']),
    )
    expect(cited(hit({ shields: ['SR'] }).events, 'shield-lost')).not.toContain('TS.shield.3.mid')
  })

  test('[TS.fire.3.mid-any TS.console.zones TS.fire.3.one-token TS.fire.3.cubes-safe] where the token can go', () => {
    const marked = (shield: 'SM' | 'SR', more: object = {}) =>
      cited(hit({ shields: [shield], ...more }).table.play('B', { type: 'damage', space: 'B1' }), 'damaged')
    expect(marked('SM')).toEqual(['TS.fire.3.damage', 'TS.fire.3.one-token', 'TS.fire.3.mid-any'])
    expect(marked('SR')).toEqual(['TS.fire.3.damage', 'TS.fire.3.one-token', 'TS.console.zones'])
    expect(marked('SM', { cubes: 2 })).toContain('TS.fire.3.cubes-safe')
  })

  test('[TS.fire.6.not-power] both Power spaces, or all three shields, can be lost', () => {
    const marked = (space: 'P2' | 'SR' | 'B2', damage: readonly string[]) =>
      cited(hit({ shields: ['SM'], damage }).table.play('B', { type: 'damage', space }), 'damaged')
    expect(marked('P2', ['P1'])).toContain('TS.fire.6.not-power')
    expect(marked('P2', [])).not.toContain('TS.fire.6.not-power')
    expect(marked('SR', ['SF'])).not.toContain('TS.fire.6.not-power')
    expect(marked('B2', ['B1'])).not.toContain('TS.fire.6.not-power')
    const last = hit({ shields: ['SR'], damage: ['SF', 'SM'] }).table.play('B', { type: 'damage', space: 'SR' })
    expect(cited(last, 'damaged')).toContain('TS.fire.6.not-power')
  })

  test('[TS.end.2.when] a loss that decides the game is checked at once', () => {
    expect(cited(hit({ shields: [] }).events, 'destroyed')).toEqual(['TS.fire.2.destroyed', 'TS.end.2.when'])
    const teams = battle({ A: { at: 4, dice: { c1: [4, 'F1'] } }, B: { at: 7, shields: [] } }, {}, 'teams')
    expect(cited(teams.play('A', act('c1')), 'destroyed')).not.toContain('TS.end.2.when')
  })
})

describe('The log names the rules of turns and rounds', () => {
  test('[TS.act.1.skip] a player without dice is skipped, and the log says so', () => {
    const table = battle({ A: { dice: { c1: [3, 'P1'], c2: [2, 'P2'] } }, B: { dice: {} } })
    const events = table.play('A', act('c1'))
    const skipped = events.find(({ type }) => type === 'skipped')
    expect(skipped).toMatchObject({ seat: 'B', rules: ['TS.act.1.skip'] })
    expect(told(table, skipped)).toBe('Orange ship has no die left, so its turn is skipped.')
    expect(table.play('A', act('c2')).map(({ type }) => type)).toEqual(['powered'])
  })

  test('[TS.act.1.skip] the log doesn’t mention a retired ship', () => {
    const dice = { c1: [3, 'P1'] } as const
    const table = battle({ A: { dice }, B: { alive: false, dice: {} }, C: { dice }, D: { dice } }, {}, 'teams')
    expect(table.play('A', act('c1')).map(({ type }) => type)).toEqual(['powered'])
    expect(table.state.current).toBe('C')
  })

  const closing = (a: object, b: object, change: Partial<State> = {}) => {
    const table = battle({ A: { dice: { c1: [1, 'P1'], ...a } }, B: { dice: b } }, change)
    table.play('A', act('c1'))
    return table
  }

  test('[TS.act.1.until TS.board.areas TS.end.3.both-lowest TS.end.3.one-and-tie] all dice are used, and the areas are counted', () => {
    const scored = (boost: number, token: number) =>
      cited(
        closing({ c2: [2, 'boost'], c3: [2, 'token'] }, { c1: [boost, 'boost'], c2: [token, 'token'] }).settle(),
        'scored',
      )
    expect(scored(3, 3)).toEqual([
      'TS.end.3.count',
      'TS.board.areas',
      'TS.end.3.unique',
      'TS.end.3.both-lowest',
      'TS.act.1.until',
    ])
    expect(scored(2, 3)).toContain('TS.end.3.one-and-tie')
    expect(scored(2, 2)).toEqual(['TS.end.3.count', 'TS.board.areas', 'TS.end.3.unique', 'TS.act.1.until'])
  })

  test('[TS.setup.2.reflex] the Reflex die goes back to its place after a round, or stays there', () => {
    const table = closing({ c2: [2, 'boost'], c3: [2, 'token'] }, { c1: [3, 'boost'], c2: [3, 'token'] })
    table.settle()
    expect(cited(table.play('B', { type: 'reflex', to: null }), 'reflex')).toContain('TS.setup.2.reflex')
    const held = battle({ A: { reflex: true, dice: { c1: [1, 'P1'] } }, B: { dice: {} } })
    held.play('A', act('c1'))
    expect(cited(held.settle(), 'scored')).toContain('TS.setup.2.reflex')
  })

  test('[TS.act.2.continue TS.act.2.duel TS.act.2.pass-token] the rule by which four players go on', () => {
    const next = (given: Parameters<typeof battle>[0], id: 'duel' | 'teams' = 'teams') => {
      const table = battle({ A: { dice: { c1: [1, 'P1'] } }, ...given }, {}, id)
      table.play('A', act('c1'))
      return cited(table.settle(), 'new-round')
    }
    expect(next({})).toEqual(expect.arrayContaining(['TS.act.2.pass-token', 'TS.act.2.continue']))
    expect(next({ C: { alive: false }, D: { alive: false } })).toContain('TS.act.2.duel')
    expect(next({}, 'duel')).toEqual(['TS.end.3.cleanup', 'TS.end.4.marker', 'TS.plan.1.later'])
  })
})

describe('Every reason at once', () => {
  test('[TS.act.1.must TS.act.1.next TS.power.2.return TS.power.2.when] a used die, out of turn, with cubes nobody has', () => {
    const table = battle({
      A: { at: 4, dice: { c1: [4, 'F1'] } },
      B: { at: 7, cubes: 1, dice: { c1: [2, 'aside'] } },
    })
    table.play('A', act('c1'))
    expect(table.forbiddenBy('B', act('c1', { pips: { c1: 3 } }))).toEqual([
      'TS.act.1.next',
      'TS.act.1.must',
      'TS.power.2.when',
      'TS.power.2.return',
    ])
  })

  test('[TS.plan.2.place TS.console.capacity TS.plan.2.shield-face] after finishing: that, and what else is wrong', () => {
    const table = planning()
    table.play('A', { type: 'roll' }, 1, 2, 3, 5)
    const spaces = { c1: 'B1', c2: 'M1', c3: 'F1', c4: 'SM' } as const
    for (const die of ['c1', 'c2', 'c3', 'c4'] as const) table.play('A', { type: 'place', die, space: spaces[die] })
    table.play('A', { type: 'confirm' })
    const { plan } = thunderStruck.actions.place
    const late = plan(table.state, { type: 'place', die: 'c1', space: 'SM' }, 'A')
    expect('refusals' in late && late.refusals.map(({ rule }) => rule)).toEqual([
      'TS.plan.2.place',
      'TS.console.capacity',
      'TS.plan.2.shield-face',
    ])
  })

  test('[TS.man.2.choice TS.man.2.warp TS.man.2.warp-free] a Warp to a wrong, occupied space by a player who didn’t win', () => {
    const table = battle({ A: { at: 4, dice: { c1: [4, 'P1'] } }, B: { at: 7 } })
    const warp: TsAction = { type: 'choose', what: { kind: 'warp', sector: 'N', at: 7, facing: 1 } }
    expect(table.forbiddenBy('A', warp)).toEqual([
      'TS.man.2.choice',
      'TS.man.2.warp',
      'TS.board.halves',
      'TS.man.2.warp-free',
    ])
  })

  test('[TS.fire.3.choose-shield TS.fire.3.damage] an answer without a hit, with everything else that is wrong', () => {
    const table = battle({ A: { shields: [], damage: ['P1'], dice: { c1: [4, 'P2'] } } })
    const shield = table.refusalsOf('A', { type: 'shield', shield: 'SF' })
    expect(shield.map(({ why }) => why)).toEqual([
      "There's no hit to stop with a shield now.",
      "The Front shield isn't up.",
    ])
    const damage = table.refusalsOf('A', { type: 'damage', space: 'P1' })
    expect(damage.map(({ why }) => why)).toEqual(["There's no damage to mark now.", 'Power 1 is already damaged.'])
  })

  test('[TS.fire.3.damage TS.fire.3.zone] damage on a damaged space outside the zone of the shield', () => {
    const table = battle({
      A: { at: 4, dice: { c1: [4, 'F1'] } },
      B: { at: 7, facing: 1, shields: ['SR'], damage: ['F1', 'B1'], dice: { c1: [1, 'P1'] } },
    })
    table.play('A', act('c1'))
    const words = (space: 'F1' | 'F2' | 'B1' | 'B2') =>
      table.refusalsOf('B', { type: 'damage', space }).map(({ why }) => why)
    const zone = (name: string) => `${name} isn't in the zone of the Rear shield.`
    expect([words('F1'), words('F2'), words('B1'), words('B2')]).toEqual([
      ['Fire 1 is already damaged.', zone('Fire 1')],
      [zone('Fire 2')],
      ['Boost 1 is already damaged.'],
      [],
    ])
  })

  test('[TS.power.3.reroll TS.power.2.when] a reroll out of planning, without a cube', () => {
    const table = battle({ A: { cubes: 0, dice: { c1: [4, 'P1'] } } })
    expect(table.refusalsOf('A', { type: 'reroll' }).map(({ why }) => why)).toEqual([
      'You can reroll only while you plan, after your first roll.',
      'After planning, you can spend cubes only on a die you are about to use.',
      'You have no cube left to spend.',
    ])
  })

  test('[TS.end.3.opponent TS.end.3.four] the Reflex die given by the wrong seat to the wrong seat', () => {
    const table = battle({}, { phase: 'end', stack: [{ kind: 'reflex', loser: 'A', candidates: ['B', 'D'] }] }, 'teams')
    const { plan } = thunderStruck.actions.reflex
    const given = plan(table.state, { type: 'reflex', to: 'C' }, 'D')
    expect('refusals' in given && given.refusals.map(({ rule }) => rule)).toEqual([
      'TS.end.3.opponent',
      'TS.end.3.four',
    ])
  })
})
