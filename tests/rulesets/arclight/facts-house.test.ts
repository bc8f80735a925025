import { describe, expect, test } from 'vitest'
import type { ArcEvent } from '../../../src/rulesets/arclight/events'
import type { State, Torpedo } from '../../../src/rulesets/arclight/state'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import { critical, type Given, hex, moving, position, tableAt, upkeep } from './support'

// Every fact in full: what happened, to whom, by which rules.

const IDLE = { eliminated: false, fired: false, lowered: 0, lock: null }
const only = (events: readonly ArcEvent[], ...types: ArcEvent['type'][]): ArcEvent[] =>
  events.filter(({ type }) => types.includes(type))
const rulesOf = (events: readonly ArcEvent[], type: ArcEvent['type']): readonly string[] | undefined =>
  events.find(event => event.type === type)?.rules

describe('Upkeep', () => {
  test('[ARC.turn.upkeep.structure ARC.code.struct.floor ARC.turn.upkeep.stun ARC.code.S.stack] marks, stun and shorts', () => {
    const short = (turn: number) => ({ kind: 'ds' as const, weapon: null, turn })
    const told = (given: Given) => {
      const events = upkeep({ B1: given }).settle()
      return events.filter(({ type }) => ['structure', 'stun-reduced', 'shorts-ended'].includes(type))
    }
    expect(told({ marks: 1 })).toEqual([
      { type: 'structure', rules: ['ARC.turn.upkeep.structure'], ship: 'B1', now: 0, marks: 1 },
    ])
    expect(told({ marks: 2 })).toEqual([
      {
        type: 'structure',
        rules: ['ARC.turn.upkeep.structure', 'ARC.code.struct.floor'],
        ship: 'B1',
        now: 0,
        marks: 2,
      },
    ])
    const stun = { type: 'stun-reduced', rules: ['ARC.turn.upkeep.stun', 'ARC.code.S.stack'], ship: 'B1' }
    expect(told({ stun: 1 })).toEqual([{ ...stun, left: 0 }])
    expect(told({ stunned: 2 })).toEqual([{ ...stun, left: 2 }])
    expect(told({ stun: 3, stunned: 1 })).toEqual([{ ...stun, left: 3 }])
    expect(told({ shorts: [short(2), short(3), short(2)] })).toEqual([
      { type: 'shorts-ended', rules: ['ARC.turn.upkeep.stun'], ship: 'B1', count: 2 },
    ])
    expect(told({ shorts: [short(3)] })).toEqual([])
  })

  test('[ARC.turn.order ARC.fire.once ARC.move.once] a new turn starts afresh', () => {
    const given = {
      A1: { moved: true, spent: 7, weapons: [IDLE, { ...IDLE, fired: true, lowered: 1 }] },
      B1: { at: '0101', moved: true },
    }
    const rolls = { A: { ship: 'A1', skill: 'cmd' as const, total: 3, ties: [] } }
    const change: Partial<State> = {
      phase: 'launch',
      mover: null,
      rolls,
      order: ['A', 'B'],
      used: ['A1.P'],
      passed: ['A'],
    }
    const table = tableAt(position(given, change))
    const [turn] = table.play('table', { type: 'turn' })
    expect(turn).toEqual({ type: 'turn', rules: ['ARC.turn.order'], turn: 4 })
    expect(table.state).toMatchObject({ turn: 4, phase: 'initiative', rolls: {}, order: [], used: [], passed: [] })
    expect(table.state.ships.A1).toMatchObject({ moved: false, spent: 0, weapons: [IDLE, { ...IDLE, lowered: 1 }] })
    expect(table.state.ships.B1?.moved).toBe(false)
  })
})

describe('house options', () => {
  const torpedo: Torpedo = {
    ...{ id: 't1', seat: 'A', die: 6, at: hex('1507'), facing: 0, target: 'B1', fuel: 2, moved: true, tried: [] },
  }
  const inPhase = (phase: State['phase'], given: Readonly<Record<string, Given>> = {}, change: Partial<State> = {}) =>
    tableAt(
      position(given, { phase, mover: null, torpedoes: [torpedo], ...change }, { torpedoes: true, engineering: true }),
    )

  test('[ARC.opt.torp.launch] a launch', () => {
    const given = { A1: { card: 'ember', at: '1512', facing: 2, bays: [2] } }
    const table = inPhase('launch', given, { torpedoes: [torpedo], launched: 4 })
    expect(table.play('A', { type: 'launch', ship: 'A1', crew: 'P', target: 'B1' })).toEqual([
      { type: 'launched', rules: ['ARC.opt.torp.launch'], ship: 'A1', torpedo: 't5', target: 'B1' },
    ])
    expect(table.state.torpedoes).toEqual([
      torpedo,
      {
        ...{ id: 't5', seat: 'A', die: 8, at: hex('1512'), facing: 2, target: 'B1', fuel: 3, moved: false, tried: [] },
      },
    ])
    expect([table.state.used, table.state.launched, table.state.ships.A1?.bays]).toEqual([['A1.P'], 5, [1]])
  })

  test('[ARC.opt.torp.launch] each crew member empties its own bays, one torpedo a turn', () => {
    const [ember] = SHIPS.filter(({ id }) => id === 'ember')
    if (!ember) throw new Error('no Ember')
    const torpedoes = [
      { crew: 'P' as const, count: 1 },
      { crew: 'A' as const, count: 1 },
      { crew: 'A' as const, count: 2 },
    ]
    const cards = [{ ...ember, id: 'own', gunners: [0], torpedoes }]
    const given = { A1: { card: 'own', at: '1512', bays: [1, 0, 2] } }
    const table = tableAt(position(given, { phase: 'launch', mover: null }, { torpedoes: true, cards }))
    const launch = (crew: 'P' | 'A') => ({ type: 'launch', ship: 'A1', crew, target: 'B1' }) as const
    table.play('A', launch('A'))
    expect(table.state.ships.A1?.bays).toEqual([1, 0, 1])
    // A gunner with Weaponry 0 adds no skill die.
    expect(table.state.torpedoes[0]?.die).toBe(0)
    expect(table.forbiddenBy('A', launch('A'))).toEqual(['ARC.opt.torp.launch'])
    expect(table.offered('A')).toEqual(['launch.A1.P', 'pass', 'concede'])
  })

  test('[ARC.opt.nixie ARC.opt.cm] counters, by 4 or more and by 2 or more', () => {
    const nixie = (use: boolean, ...faces: number[]) => {
      const table = inPhase('result', { B1: { card: 'pulsar' } })
      const events = table.play('B', { type: 'nixie', torpedo: 't1', use }, ...faces)
      return { told: only(events, 'countered'), torpedoes: table.state.torpedoes }
    }
    const told = { type: 'countered', rules: ['ARC.opt.nixie'], ship: 'B1', torpedo: 't1', with: 'nixie' }
    expect(nixie(true, 4).told).toEqual([{ ...told, total: 4, works: true }])
    expect(nixie(true, 3)).toEqual({
      told: [{ ...told, total: 3, works: false }],
      torpedoes: [{ ...torpedo, tried: ['B1'] }],
    })
    expect(nixie(false)).toEqual({ told: [], torpedoes: [{ ...torpedo, tried: ['B1'] }] })
    const cm = inPhase('countermeasures').play('B', { type: 'countermeasure', ship: 'B1', torpedo: 't1' }, 2)
    expect(cm.slice(0, 2)).toEqual([
      { ...told, rules: ['ARC.opt.cm'], with: 'cm', total: 2, works: true },
      { type: 'torpedo-spent', rules: ['ARC.opt.torp.move'], torpedo: 't1', why: 'countermeasure' },
    ])
    const failed = inPhase('countermeasures').play('B', { type: 'countermeasure', ship: 'B1', torpedo: 't1' }, 1)
    expect(only(failed, 'countered', 'torpedo-spent')).toMatchObject([{ total: 1, works: false }])
  })

  test('[ARC.opt.eng] repairs, by 4 or more', () => {
    const shorts = [
      { kind: 'weapon' as const, weapon: 1, turn: 3 },
      { kind: 'nixie' as const, weapon: null, turn: 3 },
    ]
    const repair = (item: string, face: number, given: Given) => {
      const table = inPhase('engineering', { A1: { card: 'quasar', ...given } })
      const [event] = table.play('A', { type: 'repair', ship: 'A1', item }, face)
      const { losses, shorts: left, stun, stunned } = table.state.ships.A1 as NonNullable<State['ships'][string]>
      return { event, losses, left, stun, stunned }
    }
    const told = { type: 'repaired', rules: ['ARC.opt.eng'], ship: 'A1' }
    expect(repair('T', 4, { losses: { T: 2 } })).toMatchObject({
      event: { ...told, item: '1 point of Thrust', total: 4, works: true },
      losses: { T: 1 },
    })
    expect(repair('T', 3, { losses: { T: 2 } })).toMatchObject({ event: { total: 3, works: false }, losses: { T: 2 } })
    expect(repair('short.1', 4, { shorts })).toMatchObject({
      event: { ...told, item: 'the short: nixie inactive', total: 4, works: true },
      left: [shorts[0]],
    })
    expect(repair('short.0', 4, { shorts }).event).toMatchObject({ item: 'the short: Port Kinetic Battery inactive' })
    // A stunned crew rolls 2 less, and a D4 never gets there; a D6 does.
    const able = (given: Given) => {
      const table = inPhase('engineering', { A1: { card: 'halberd', ...given } })
      table.play('A', { type: 'repair', ship: 'A1', item: 'stun' }, 6)
      return [table.state.ships.A1?.stun, table.state.ships.A1?.stunned]
    }
    expect([able({ stun: 2 }), able({ stun: 2, stunned: 1 }), able({ stunned: 2 })]).toEqual([
      [1, 0],
      [2, 0],
      [0, 1],
    ])
  })

  test('[ARC.crit.16] all torpedoes within five hexes, and no farther', () => {
    const at = (id: string, place: string): Torpedo => ({ ...torpedo, id, at: hex(place), target: 'A1' })
    const table = critical(16, { change: { torpedoes: [at('t1', '1512'), at('t2', '1513'), at('t3', '1507')] } })
    expect(only(table.events, 'retargeted')).toEqual([
      { type: 'retargeted', rules: ['ARC.crit.16'], ship: 'B1', torpedoes: ['t1', 't3'] },
    ])
    expect(table.state.torpedoes.map(({ target }) => target)).toEqual(['B1', 'A1', 'B1'])
  })

  test('[ARC.opt.drift ARC.opt.declared-turn] drift and a declared turn', () => {
    const drifting = upkeep({ A1: { course: 1 }, B1: { course: 3, at: '1520' } }, { drift: true })
    expect(only(drifting.settle(), 'drifted')).toEqual([
      { type: 'drifted', rules: ['ARC.opt.drift'], ship: 'A1', to: hex('1614') },
    ])
    expect(drifting.state.ships.A1).toMatchObject({ at: hex('1614'), course: null })
    expect(drifting.state.ships.B1).toMatchObject({ at: hex('1520'), course: null })
    const declaring = tableAt(position({}, { phase: 'premove', order: [], mover: null }, { declaredTurn: true }))
    expect(declaring.play('A', { type: 'declare', ship: 'A1', side: 'L' })).toEqual([
      { type: 'declared-turn', rules: ['ARC.opt.declared-turn'], ship: 'A1', facing: 5, cost: 3 },
    ])
    expect(declaring.state.used).toEqual(['A1'])
  })

  test('[ARC.opt.concede] conceding', () => {
    const table = moving({ C1: {} })
    expect(rulesOf(table.play('C', { type: 'concede' }), 'conceded')).toEqual(['ARC.opt.concede'])
    expect(table.state.ships.C1?.status).toBe('retreated')
    expect([table.state.conceded, table.state.mover]).toEqual([['C'], 'A'])
  })
})
