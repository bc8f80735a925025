import { describe, expect, test } from 'vitest'
import { stepsBetween } from '../../../src/engine/geometry/hex'
import { textOf } from '../../../src/engine/record/log'
import { isRefusedStep } from '../../../src/engine/record/match'
import { takeStep } from '../../../src/engine/record/step'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { anyRuleset } from '../../../src/engine/ruleset'
import { arclight } from '../../../src/rulesets/arclight'
import { risksFrom } from '../../../src/rulesets/arclight/rules/reach'
import { asvOf, esvOf } from '../../../src/rulesets/arclight/rules/values'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import {
  condition,
  critical,
  firing,
  hex,
  moving,
  placed,
  position,
  rolling,
  ship,
  struck,
  tableAt,
  typesOf,
  upkeep,
} from './support'

const kinds = (table: Parameters<typeof ship>[0]) => ship(table, 'B1').conditions.map(({ kind }) => kind)
const asked = (table: { state: Parameters<typeof arclight.awaiting>[0] }) =>
  arclight.awaiting(table.state).map(({ seat }) => seat)
const move = (...steps: string[]) => ({ type: 'move' as const, ship: 'A1', steps })
const options = (table: ReturnType<typeof critical>) =>
  table.offered('B').flatMap(id => (id.startsWith('choose.') ? [id.slice(7)] : []))

describe('critical hits', () => {
  test.each([2, 24])('[ARC.crit.%i] the ship is destroyed', sum => {
    const table = critical(sum)
    expect(typesOf(table.events)).toEqual(['critical', 'destroyed'])
    expect(arclight.outcome(table.state)?.winners).toEqual(['A'])
  })

  test.each([3, 5])('[ARC.crit.%i] a malfunction: 3D8 MedL less its own ASV, by the causer', sum => {
    const table = critical(sum)
    expect(arclight.auto(table.state)).toEqual({ type: 'malfunction' })
    // MedL of 2, 3, 8 is 3; less ASV 1: row 2, T~, which the owner picks.
    const events = table.settle(2, 3, 8)
    expect(events).toMatchObject([
      { type: 'self-damage', amount: 3, sv: 1, net: 2 },
      { type: 'row', text: 'T~' },
      { type: 'lost', what: 'T' },
    ])
    expect(asked(table)).toEqual(['B'])
    const odd = critical(sum)
    odd.settle(1, 2, 8)
    // Net 1 is odd: who caused it picks.
    expect(asked(odd)).toEqual(['A'])
    expect(typesOf(critical(sum, { given: { B1: { card: 'quasar' } } }).settle(1, 2, 8))).toEqual(['self-damage'])
  })

  test('[ARC.crit.4] hull cracks: ASV is 0 for good', () => {
    const table = critical(4, { given: { B1: { card: 'quasar' } } })
    expect(asvOf(table.state, ship(table, 'B1'))).toBe(0)
    // No code took it, so none is told on the card; the critical is.
    expect(ship(table, 'B1').losses.A).toBe(0)
    expect(kinds(table)).toEqual(['hull-cracks'])
    const late = moving({ B1: { card: 'quasar', conditions: [condition('hull-cracks', -20)] } })
    expect(asvOf(late.state, ship(late, 'B1'))).toBe(0)
  })

  test('[ARC.crit.6] may only turn right, for the rest of the game', () => {
    expect(kinds(critical(6))).toEqual(['right-only'])
    const table = moving({ A1: { conditions: [condition('right-only', 1)] } })
    expect(table.forbiddenBy('A', move('L'))).toEqual(['ARC.crit.6'])
    expect(table.forbiddenBy('A', move('R'))).toEqual([])
    expect(table.forbiddenBy('A', move('RRR'))).toEqual([])
  })

  test('[ARC.crit.7] no ESV until the end of the next turn; E codes still count behind it', () => {
    const plan = (turn: number) => {
      const table = firing(
        { ship: 'B1', crew: 'B' },
        { A1: { conditions: [condition('no-esv', turn)], losses: { E: 1 } } },
      )
      return table.plan('B', { type: 'shoot', ship: 'B1', crew: 'B', weapon: 2, target: 'A1' }).ledgers[1]?.lines[0]
        ?.value
    }
    expect(kinds(critical(7))).toEqual(['no-esv'])
    expect([plan(3), plan(2), plan(1)]).toEqual([-0, -0, -3])
  })

  test('[ARC.crit.8] next turn it moves first of all, and its side opens', () => {
    expect(kinds(critical(8))).toEqual(['move-first'])
    const given = { A1: {}, A2: {}, B1: { conditions: [condition('move-first')] }, B2: {} }
    const table = rolling(given)
    table.play('A', { type: 'initiative', ship: 'A1', skill: 'cmd' }, 1)
    table.play('B', { type: 'initiative', ship: 'B1', skill: 'cmd' }, 4)
    table.settle()
    expect(table.state).toMatchObject({ order: ['B', 'A'], mover: 'B' })
    expect(table.forbiddenBy('B', { type: 'stop', ship: 'B2' })).toEqual(['ARC.crit.8'])
    expect(table.offered('B')).toEqual(['move.B1', 'stop.B1', 'concede'])
    table.play('B', { type: 'stop', ship: 'B1' })
    expect(table.state.mover).toBe('A')
    const both = rolling({ ...given, A1: { conditions: [condition('move-first')] } })
    both.play('A', { type: 'initiative', ship: 'A1', skill: 'cmd' }, 1)
    both.play('B', { type: 'initiative', ship: 'B1', skill: 'cmd' }, 4)
    both.settle()
    expect(both.state.order).toEqual(['A', 'B'])
  })

  test('[ARC.crit.8] of three sides each that must move first goes before one that need not', () => {
    const first = { conditions: [condition('move-first')] }
    const table = rolling({ A1: {}, B1: first, C1: { card: 'pulsar', ...first } })
    table.play('A', { type: 'initiative', ship: 'A1', skill: 'cmd' }, 1)
    table.play('B', { type: 'initiative', ship: 'B1', skill: 'cmd' }, 4)
    table.play('C', { type: 'initiative', ship: 'C1', skill: 'cmd' }, 3)
    const [event] = table.settle()
    expect(table.state).toMatchObject({ order: ['C', 'B', 'A'], mover: 'C' })
    if (!event) throw new Error('no order')
    expect(textOf(arclight.narrate(event, table.state), seat => seat)).toBe(
      'A ship without communications must move first. Order of movement: C, B, A.',
    )
  })

  test('[ARC.crit.9] all weapons are shut down until the end of the next turn', () => {
    expect(kinds(critical(9))).toEqual(['shutdown'])
    const shot = { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' } as const
    const by = (turn: number) =>
      firing({ ship: 'A1', crew: 'A' }, { A1: { conditions: [condition('shutdown', turn)] } }).forbiddenBy('A', shot)
    expect([by(3), by(2), by(1)]).toEqual([['ARC.crit.9'], ['ARC.crit.9'], []])
  })

  test.each([10, 20])('[ARC.crit.%i] next turn straight ahead at full speed', sum => {
    expect(kinds(critical(sum))).toEqual(['straight'])
    const table = moving({ A1: { at: '1518', conditions: [condition('straight')] }, B1: { at: '1004' } })
    expect(table.forbiddenBy('A', move('R'))).toEqual(['ARC.crit.10'])
    expect(table.forbiddenBy('A', { type: 'stop', ship: 'A1' })).toEqual(['ARC.crit.10'])
    table.play('A', move('F', 'F'))
    expect(table.forbiddenBy('A', { type: 'stop', ship: 'A1' })).toEqual(['ARC.crit.10'])
    table.play('A', move(...Array<string>(12).fill('F')))
    expect(placed(table, 'A1').at).toEqual(hex('1504'))
    expect(ship(table, 'A1').moved).toBe(true)
    // The last hex is taken: it stops in the last free one before it.
    const blocked = moving({ A1: { at: '1518', conditions: [condition('straight')] }, B1: { at: '1504' } })
    blocked.play('A', move(...Array<string>(13).fill('F')))
    expect(blocked.forbiddenBy('A', { type: 'stop', ship: 'A1' })).toEqual([])
    const free = moving({ A1: { conditions: [condition('straight', 1)] } })
    expect(free.forbiddenBy('A', move('R'))).toEqual([])
  })

  test('[ARC.crit.11] the owner picks a weapon whose degree falls by a class', () => {
    const table = critical(11)
    // The Pellet Array is Low already.
    expect(options(table)).toEqual(['w1', 'w2'])
    table.play('B', { type: 'choose', option: 'w2' })
    expect(ship(table, 'B1').weapons[2]?.lowered).toBe(1)
    const shot = firing({ ship: 'B1', crew: 'B' }, { B1: { weapons: [IDLE, IDLE, { ...IDLE, lowered: 1 }] } })
    const aimed = { type: 'shoot', ship: 'B1', crew: 'B', weapon: 2, target: 'A1' } as const
    expect(shot.plan('B', aimed).ledgers[1]?.base).toContain('MedH')
    const only = critical(11, { given: { B1: { weapons: [IDLE, OUT, OUT] } } })
    expect(typesOf(only.events)).toEqual(['critical', 'no-effect'])
  })

  test('[ARC.crit.11] from All over High, MedH and MedL to Low, and no further', () => {
    const [pulsar] = SHIPS
    if (!pulsar) throw new Error('no Pulsar')
    const weapons = pulsar.weapons.map(weapon => ({ ...weapon, degree: 'All' as const, suffix: '+1' }))
    const degrees = [0, 1, 2, 3, 4].map(lowered => {
      const given = { B1: { card: 'own', weapons: [OUT, { ...IDLE, lowered }] } }
      const { events } = critical(11, { given, options: { cards: [{ ...pulsar, id: 'own', weapons }] } })
      const told = events.find(({ type }) => type === 'lowered' || type === 'no-effect')
      return told?.type === 'lowered' ? told.degree : told?.type
    })
    expect(degrees).toEqual(['High', 'MedH', 'MedL', 'Low', 'no-effect'])
  })

  test('[ARC.crit.12] fuel runs out with the fifth turn after the leak, or for five turns', () => {
    expect(kinds(critical(12))).toEqual(['fuel-leak'])
    const dry = (since: number, fuel: 'in5' | 'for5') =>
      moving({ A1: { conditions: [condition('fuel-leak', 3 - since)] } }, { fuel }).forbiddenBy('A', move('F')).length >
      0
    expect([0, 1, 4, 5, 9].map(since => dry(since, 'in5'))).toEqual([false, false, false, true, true])
    expect([0, 1, 4, 5, 6].map(since => dry(since, 'for5'))).toEqual([false, true, true, true, false])
    expect(moving({ A1: { conditions: [condition('fuel-leak', -2)] } }).forbiddenBy('A', move('R'))).toContain(
      'ARC.crit.12',
    )
  })

  test('[ARC.crit.12] tanks that are dry for five turns are full again, and no marker is left', () => {
    const leaks = (fuel: 'in5' | 'for5', turn: number) => {
      const table = upkeep({ B1: { conditions: [condition('fuel-leak', turn)] } }, { fuel })
      table.settle()
      return kinds(table)
    }
    expect([leaks('for5', -1), leaks('for5', -2), leaks('in5', -2)]).toEqual([['fuel-leak'], [], ['fuel-leak']])
  })

  test('[ARC.crit.13] HUD: -2 to hit for good', () => {
    expect(kinds(critical(13))).toEqual(['hud'])
    const table = firing({ ship: 'A1', crew: 'A' }, { A1: { conditions: [condition('hud', 1)] } })
    const [event] = table.play('A', { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' }, 4, 4, 4)
    expect(event).toMatchObject({ total: 10 })
  })

  test('[ARC.crit.14] EW: -2 on nixie and countermeasure', () => {
    expect(kinds(critical(14))).toEqual(['ew'])
    const torpedo = {
      id: 't1',
      seat: 'A' as const,
      die: 6,
      at: hex('1507'),
      facing: 0,
      target: 'B1',
      fuel: 2,
      moved: true,
      tried: [],
    }
    const table = tableAt(
      position(
        { B1: { conditions: [condition('ew', 1)] } },
        { phase: 'countermeasures', mover: null, torpedoes: [torpedo] },
        { torpedoes: true },
      ),
    )
    const plan = table.plan('B', { type: 'countermeasure', ship: 'B1', torpedo: 't1' })
    expect(plan.ledgers[0]?.lines).toMatchObject([{ value: -2, rule: 'ARC.crit.14' }])
  })

  test('[ARC.crit.15] -2 on initiative where it has the best Command; an equal one may be named instead', () => {
    expect(kinds(critical(15))).toEqual(['interference'])
    const given = { A1: { conditions: [condition('interference', 1)] }, A2: {} }
    const table = rolling(given)
    const roll = (id: string) => ({ type: 'initiative' as const, ship: id, skill: 'cmd' as const })
    expect(table.plan('A', roll('A1')).ledgers[0]?.lines[0]?.value).toBe(-2)
    expect(table.plan('A', roll('A2')).ledgers).toEqual([])
    const better = rolling({ ...given, A2: { card: 'quasar' } })
    better.play('A', roll('A2'), 3)
    expect(better.state.rolls.A?.total).toBe(3)
  })

  test('[ARC.crit.16] all torpedoes within five hexes track the ship', () => {
    const torpedo = (id: string, at: string) => ({
      id,
      seat: 'B' as const,
      die: 6,
      at: hex(at),
      facing: 0,
      target: 'A1',
      fuel: 2,
      moved: false,
      tried: [],
    })
    const torpedoes = [torpedo('t1', '1512'), torpedo('t2', '1513')]
    const table = critical(16, { change: { torpedoes } })
    expect(table.state.torpedoes.map(({ target }) => target)).toEqual(['B1', 'A1'])
    expect(typesOf(critical(16).events)).toEqual(['critical'])
  })

  test('[ARC.crit.17] the owner locks a weapon with several arcs into one of them', () => {
    const table = critical(17)
    expect(options(table)).toHaveLength(7)
    table.play('B', { type: 'choose', option: 'w2.Rear' })
    expect(ship(table, 'B1').weapons[2]?.lock).toBe('Rear')
    const lock = { B1: { weapons: [IDLE, IDLE, { ...IDLE, lock: 'Rear' as const }] } }
    const shot = { type: 'shoot', ship: 'B1', crew: 'B', weapon: 2, target: 'A1' } as const
    expect(firing({ ship: 'B1', crew: 'B' }, lock).forbiddenBy('B', shot)).toEqual(['ARC.crit.17'])
    const single = critical(17, { given: { B1: { card: 'ember' } } })
    expect(typesOf(single.events)).toEqual(['critical', 'no-effect'])
  })

  test('[ARC.crit.18] 3D4 Low less ASV in every Upkeep from this turn on', () => {
    expect(kinds(critical(18))).toEqual(['creaking'])
    for (const turn of [3, 1]) {
      const table = upkeep({ B1: { conditions: [condition('creaking', turn)] } })
      const events = table.settle(2, 3, 4)
      expect(events[0]).toMatchObject({ type: 'self-damage', cause: 'creaking', amount: 2, sv: 1, net: 1 })
      // Net 1 is odd: who caused it picks the short.
      expect(asked(table)).toEqual(['A'])
    }
  })

  test('[ARC.crit.6 ARC.crit.19] may only turn left; with both locks not at all, and both are named', () => {
    expect(kinds(critical(19))).toEqual(['left-only'])
    const left = moving({ A1: { conditions: [condition('left-only', 1)] } })
    expect(left.forbiddenBy('A', move('R'))).toEqual(['ARC.crit.19'])
    expect(left.forbiddenBy('A', move('L'))).toEqual([])
    const both = moving({ A1: { conditions: [condition('left-only', 1), condition('right-only', 1)] } })
    expect([both.forbiddenBy('A', move('L')), both.forbiddenBy('A', move('R'))]).toEqual([
      ['ARC.crit.6', 'ARC.crit.19'],
      ['ARC.crit.6', 'ARC.crit.19'],
    ])
  })

  test('[ARC.crit.6 ARC.crit.19] a Helm roll opens up the way back on the side that is not locked', () => {
    const behind = (...locks: Parameters<typeof condition>[0][]) => {
      const { state } = moving({ A1: { conditions: locks.map(lock => condition(lock, 1)) } })
      return risksFrom(state, ship(tableAt(state), 'A1')).some(({ at }) => stepsBetween(at, hex('1516')) === 0)
    }
    expect([behind(), behind('right-only'), behind('left-only'), behind('left-only', 'right-only')]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('[ARC.crit.21] Thrust at most 5 until the end of the next turn', () => {
    expect(kinds(critical(21))).toEqual(['engine'])
    const six = move(...Array<string>(6).fill('F'))
    const by = (turn: number) => moving({ A1: { conditions: [condition('engine', turn)] } }).forbiddenBy('A', six)
    expect([by(3), by(2), by(1)]).toEqual([['ARC.move.points'], ['ARC.move.points'], []])
  })

  test('[ARC.crit.22] no ESV for good', () => {
    const table = critical(22)
    expect(esvOf(table.state, ship(table, 'B1'))).toBe(0)
    expect(kinds(table)).toEqual(['no-screens'])
    const late = moving({ B1: { conditions: [condition('no-screens', -20)] } })
    expect(esvOf(late.state, ship(late, 'B1'))).toBe(0)
  })

  test('[ARC.crit.23] a crew member drawn at random dies two turns later', () => {
    expect(kinds(critical(23))).toEqual(['life-support'])
    const early = upkeep({ B1: { conditions: [condition('life-support', 2)] } })
    expect(typesOf(early.settle())).toEqual(['skipped', 'turn', 'skipped'])
    const due = upkeep({ B1: { conditions: [condition('life-support', 1)] } })
    expect(typesOf(due.settle(3)).slice(0, 2)).toEqual(['life-support', 'crew-lost'])
    expect(ship(due, 'B1')).toMatchObject({ dead: ['A'], conditions: [] })
  })

  test.each([
    [2, 2],
    [3, 6],
    [4, 4],
    [5, 10],
    [6, 6],
  ])('[ARC.crit.23 ARC.dice] of %i crew a D%i finds the victim, each as likely as the others', (crew, sides) => {
    const [pulsar] = SHIPS
    if (!pulsar) throw new Error('no Pulsar')
    const card = { ...pulsar, id: 'crewed', gunners: Array<number>(crew - 1).fill(6) }
    const failing = upkeep({ B1: { card: 'crewed', conditions: [condition('life-support', 1)] } }, { cards: [card] })
    const times = new Map<string, number>()
    for (let face = 1; face <= sides; face++) {
      const step = takeStep(anyRuleset(arclight), failing.state, 'table', { type: 'tick' }, new ScriptedDice([face]))
      if (isRefusedStep(step)) throw new Error('refused')
      expect(step.rolls).toEqual([{ sides, faces: [face] }])
      const [lost = 'nobody'] = (step.state as typeof failing.state).ships.B1?.dead ?? []
      times.set(lost, (times.get(lost) ?? 0) + 1)
    }
    expect([...times.values()]).toEqual(Array<number>(crew).fill(sides / crew))
  })

  test('[ARC.crit.repeat] what lasts is not doubled, a timer runs to the later end, life support strikes again', () => {
    const again = (sum: number, kind: Parameters<typeof condition>[0]) =>
      ship(critical(sum, { given: { B1: { conditions: [condition(kind, 2)] } } }), 'B1').conditions
    expect(again(13, 'hud')).toHaveLength(1)
    expect(again(9, 'shutdown')).toEqual([condition('shutdown', 3)])
    expect(again(12, 'fuel-leak')).toEqual([condition('fuel-leak', 2)])
    expect(again(23, 'life-support')).toHaveLength(2)
    const twice = struck('XX')
    twice.settle(5, 6)
    twice.play('B', { type: 'choose', option: 'w1' })
    twice.settle(5, 6)
    twice.play('B', { type: 'choose', option: 'w1' })
    expect(ship(twice, 'B1').weapons[1]?.lowered).toBe(2)
  })

  test('[ARC.crit.opponent-facing] locks bind the owner, not the opponent after a 1', () => {
    const table = moving({ A1: { conditions: [condition('right-only', 1)] } })
    table.play('A', move('RR'), 1)
    table.play('B', { type: 'face', facing: 5 })
    expect(ship(table, 'A1').facing).toBe(5)
  })
})

const IDLE = { eliminated: false, fired: false, lowered: 0, lock: null }
const OUT = { ...IDLE, eliminated: true }
