import { describe, expect, test } from 'vitest'
import { arclight } from '../../../src/rulesets/arclight'
import type { State } from '../../../src/rulesets/arclight/state'
import { condition, firing, position, seen, ship, struck, typesOf, upkeep, wounded } from './support'

const asked = (table: { state: Parameters<typeof arclight.awaiting>[0] }) =>
  arclight.awaiting(table.state).map(({ seat }) => seat)
const choices = (table: ReturnType<typeof struck>, seat: 'A' | 'B') =>
  table.offered(seat).flatMap(id => (id.startsWith('choose.') ? [id.slice(7)] : []))
const live = (state: State, label: string) => {
  const [systems] = arclight.card(seen(state), 'B1')?.blocks ?? []
  const value = systems?.kind === 'values' ? systems.values.find(each => each.label === label) : undefined
  return Number(value?.live ?? value?.printed)
}

describe('damage codes', () => {
  test('[ARC.code.T] Thrust -1', () => expect(live(struck('T').state, 'Thrust')).toBe(9))
  test('[ARC.code.E] ESV -1', () => expect(live(struck('E').state, 'ESV')).toBe(1))
  test('[ARC.code.A] ASV -1', () => expect(live(struck('A').state, 'ASV')).toBe(0))
  test('[ARC.code.M] Maneuver Number +1', () => expect(live(struck('M').state, 'Maneuver')).toBe(4))
  test('[ARC.code.D] Defensive Screens -1', () => expect(live(struck('D').state, 'DS')).toBe(11))

  test('[ARC.code.W] one weapon is eliminated for good; with none left there is no effect', () => {
    const table = struck('W')
    expect(choices(table, 'B')).toEqual(['w0', 'w1', 'w2'])
    table.play('B', { type: 'choose', option: 'w1' })
    expect(ship(table, 'B1').weapons.map(({ eliminated }) => eliminated)).toEqual([false, true, false])
    expect(struck('W', { given: { B1: { weapons: [OUT, OUT, OUT] } } }).events).toMatchObject([{ type: 'no-effect' }])
    const last = struck('W', { given: { B1: { weapons: [OUT, OUT, IDLE] } } })
    expect(ship(last, 'B1').weapons[2]?.eliminated).toBe(true)
  })

  test('[ARC.code.C] one crew member of the defender’s choice, whatever the damage', () => {
    const table = struck('C', { odd: true })
    expect(asked(table)).toEqual(['B'])
    expect(choices(table, 'B')).toEqual(['P', 'A', 'B'])
    table.play('B', { type: 'choose', option: 'A' })
    expect(ship(table, 'B1').dead).toEqual(['A'])
  })

  test('[ARC.code.C.pilot] without a pilot: no Command, no Helm, P silent', () => {
    const dead = { B1: { dead: ['P' as const] } }
    expect(firing({ ship: 'B1', crew: 'P' }, dead).forbiddenBy('B', shot)).toContain('ARC.fire.dead-crew')
    const state = { ...position(dead), mover: 'B' as const, order: ['B' as const, 'A' as const] }
    const table = tableOfState(state)
    expect(table.forbiddenBy('B', { type: 'move', ship: 'B1', steps: ['F', 'R'] })).toEqual([])
    const initiative = { ...state, phase: 'initiative' as const, order: [], mover: null }
    expect(tableOfState(initiative).offered('B')).toContain('initiative.none.cmd')
  })

  test('[ARC.code.C.none] without crew a ship is out of action', () => {
    const table = struck('CT', { given: { B1: { dead: ['P', 'A'] } } })
    expect(ship(table, 'B1')).toMatchObject({ status: 'derelict', losses: { T: 0 } })
    expect(arclight.outcome(table.state)?.winners).toEqual(['A'])
  })

  test('[ARC.code.short] a short acts at once and until the stun step of the next turn', () => {
    const table = struck('~')
    table.play('B', { type: 'choose', option: 'ds' })
    expect(live(table.state, 'DS')).toBe(10)
    const [short] = ship(table, 'B1').shorts
    expect(short).toEqual({ kind: 'ds', weapon: null, turn: 3 })
    const same = upkeep({ B1: { shorts: [{ kind: 'ds', weapon: null, turn: 3 }] } })
    same.settle()
    expect(ship(same, 'B1').shorts).toHaveLength(1)
    const next = upkeep({ B1: { shorts: [{ kind: 'ds', weapon: null, turn: 2 }] } })
    next.settle()
    expect(ship(next, 'B1').shorts).toEqual([])
  })

  test.each([
    ['ARC.code.short.thrust', 'thrust', 'Thrust', 5],
    ['ARC.code.short.ds', 'ds', 'DS', 10],
  ] as const)('[%s] %s', (_, option, label, left) => {
    const table = struck('~')
    table.play('B', { type: 'choose', option })
    expect(live(table.state, label)).toBe(left)
  })

  test('[ARC.code.short.weapon] one weapon is inactive', () => {
    const table = struck('~')
    table.play('B', { type: 'choose', option: 'w2' })
    expect(ship(table, 'B1').shorts).toEqual([{ kind: 'weapon', weapon: 2, turn: 3 }])
    expect(typesOf(table.events)).toEqual([])
  })

  test('[ARC.code.short.cm ARC.code.short.nixie] countermeasure or nixie is inactive', () => {
    for (const option of ['cm', 'nixie'] as const) {
      const table = struck('~', { given: { B1: { card: 'pulsar' } } })
      table.play('B', { type: 'choose', option })
      expect(ship(table, 'B1').shorts).toMatchObject([{ kind: option }])
      const card = arclight.card(seen(table.state), 'B1')?.blocks[0]
      const label = option === 'cm' ? 'CM' : 'Nixie'
      expect(card?.kind === 'values' && card.values.find(each => each.label === label)?.live).toBe('shorted')
    }
  })

  test('[ARC.code.short.legal] only where there is something to lose; shorts of a kind add up', () => {
    const bare = {
      losses: { T: 10, D: 12 },
      cm: false,
      weapons: [OUT, IDLE, IDLE],
      shorts: [{ kind: 'weapon' as const, weapon: 1, turn: 3 }],
    }
    const table = struck('~', { given: { B1: bare } })
    // One thing left: it is taken without asking.
    expect(ship(table, 'B1').shorts.map(({ weapon }) => weapon)).toEqual([1, 2])
    const nothing = struck('~', { given: { B1: { ...bare, weapons: [OUT, OUT, OUT] } } })
    expect(nothing.events).toMatchObject([{ type: 'no-effect', code: '~' }])
    expect(struck('~').forbiddenBy('B', { type: 'choose', option: 'nixie' })).toEqual(['ARC.code.short.legal'])
    const twice = struck('~~')
    twice.play('B', { type: 'choose', option: 'ds' })
    twice.play('B', { type: 'choose', option: 'ds' })
    expect(live(twice.state, 'DS')).toBe(8)
  })

  test('[ARC.code.S] stunned: -2 on every roll until the stun step of the next turn', () => {
    const table = struck('S')
    expect(ship(table, 'B1')).toMatchObject({ stun: 0, stunned: 1 })
    const plan = firing({ ship: 'B1', crew: 'B' }, { B1: { stunned: 1 } }).plan('B', { ...shot, crew: 'B', weapon: 2 })
    expect(plan.ledgers[0]?.lines.find(({ rule }) => rule === 'ARC.code.S')?.value).toBe(-2)
    const same = upkeep({ B1: { stunned: 1 } })
    same.settle()
    expect(ship(same, 'B1')).toMatchObject({ stun: 1, stunned: 0 })
    const next = upkeep({ B1: { stun: 1 } })
    next.settle()
    expect(ship(next, 'B1').stun).toBe(0)
  })

  test('[ARC.code.S.stack] each S adds a turn, the -2 stays', () => {
    const table = upkeep({ B1: { stun: 2, stunned: 1 } })
    table.settle()
    expect(ship(table, 'B1').stun).toBe(2)
    const plan = firing({ ship: 'B1', crew: 'B' }, { B1: { stun: 3 } }).plan('B', { ...shot, crew: 'B', weapon: 2 })
    expect(plan.ledgers[0]?.lines.map(({ value }) => value)).toEqual([0, -2])
  })

  test('[ARC.code.G] the owner removes equipment, countermeasure or nixie; nothing left, no effect', () => {
    const table = struck('G', { odd: true, given: { B1: { card: 'quasar' } } })
    expect(choices(table, 'B')).toEqual(['special.0', 'cm', 'nixie'])
    table.play('B', { type: 'choose', option: 'special.0' })
    expect(ship(table, 'B1').special).toEqual([])
    expect(struck('G', { given: { B1: { cm: false } } }).events).toMatchObject([{ type: 'no-effect' }])
    expect(ship(struck('G'), 'B1').cm).toBe(false)
  })

  test('[ARC.code.X] one roll of 2D12 for each X', () => {
    const table = struck('XX')
    expect(arclight.auto(table.state)).toEqual({ type: 'critical' })
    const events = table.settle(6, 7, 7, 7)
    expect(events).toMatchObject([
      { type: 'critical', sum: 13 },
      { type: 'critical', sum: 14 },
    ])
  })

  test('[ARC.code.struct] a structure hit is marked, and the old column counts until Upkeep', () => {
    const table = struck('>')
    expect(ship(table, 'B1')).toMatchObject({ structure: 1, marks: 1 })
    expect(wounded(6, { given: { B1: { marks: 1 } } }).events[0]).toMatchObject({ column: 1 })
  })

  test('[ARC.code.struct.floor] Structure stops at 0', () => {
    const table = upkeep({ B1: { marks: 3 } })
    table.settle()
    expect(ship(table, 'B1')).toMatchObject({ structure: 0, marks: 0, status: 'in-play' })
  })

  test('[ARC.code.star] odd: the attacker chooses W and ~; even: the defender', () => {
    for (const code of ['W', '~']) {
      expect(asked(struck(code, { odd: true }))).toEqual(['A'])
      expect(asked(struck(code))).toEqual(['B'])
      expect(struck(code, { odd: true }).forbiddenBy('B', { type: 'choose', option: 'w0' })).toEqual([
        'TABLE.turn',
        'ARC.code.star',
      ])
    }
    expect(wounded(1, { amount: 4 }).state.stack[0]).toMatchObject({ odd: true })
    expect(wounded(1, { amount: 4, options: { parity: 'base' } }).state.stack[0]).toMatchObject({ odd: false })
  })

  test('[ARC.word.boom] destroyed at once', () => {
    expect(ship(wounded(23), 'B1').status).toBe('destroyed')
  })

  test('[ARC.word.boom-next] plays on, and is destroyed in the Upkeep of the next turn', () => {
    const table = wounded(17, { given: { B1: { structure: 0 } } })
    expect(ship(table, 'B1')).toMatchObject({ status: 'in-play', conditions: [{ kind: 'doomed', turn: 3 }] })
    const again = wounded(18, { given: { B1: { structure: 0, conditions: [condition('doomed')] } } })
    expect(ship(again, 'B1').conditions).toEqual([condition('doomed')])
    const same = upkeep({ B1: { conditions: [condition('doomed', 3)] } })
    same.settle()
    expect(ship(same, 'B1').status).toBe('in-play')
    const next = upkeep({ B1: { conditions: [condition('doomed', 2)] } })
    next.settle()
    expect(ship(next, 'B1').status).toBe('destroyed')
  })

  test('[ARC.word.cascade] a critical now and in every Upkeep, this one included; it does not stack', () => {
    const table = wounded(22)
    expect(table.state.stack[0]).toMatchObject({ codes: 'X' })
    table.settle(7, 7)
    expect(ship(table, 'B1').conditions.map(({ kind }) => kind)).toEqual(['cascade', 'ew'])
    const ticking = upkeep({ B1: { conditions: [condition('cascade', 3)] } })
    expect(typesOf(ticking.settle(7, 7))).toContain('critical')
    const again = wounded(22, { given: { B1: { conditions: [condition('cascade', 3)] } } })
    expect(ship(again, 'B1').conditions).toHaveLength(1)
  })
})

import { tableAt as tableOfState } from './support'

const IDLE = { eliminated: false, fired: false, lowered: 0, lock: null }
const OUT = { ...IDLE, eliminated: true }
const shot = { type: 'shoot', ship: 'B1', crew: 'P', weapon: 0, target: 'A1' } as const
