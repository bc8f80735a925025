import { describe, expect, test } from 'vitest'
import { arclight } from '../../../src/rulesets/arclight'
import type { State, Torpedo } from '../../../src/rulesets/arclight/state'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import { condition, firing, type Given, hex, moving, position, seen, ship, struck, tableAt } from './support'

type Ships = Readonly<Record<string, Given>>
const premove = (given: Ships = {}, change: Partial<State> = {}) =>
  tableAt(position(given, { phase: 'premove', order: [], mover: null, ...change }, { declaredTurn: true }))
const torpedo = (change: Partial<Torpedo> = {}): Torpedo => ({
  id: 't1',
  seat: 'A',
  die: 6,
  at: hex('1509'),
  facing: 0,
  target: 'B1',
  fuel: 3,
  moved: true,
  tried: [],
  ...change,
})
const countering = (given: Ships = {}, change: Partial<State> = {}) =>
  tableAt(
    position(given, { phase: 'countermeasures', mover: null, torpedoes: [torpedo()], ...change }, { torpedoes: true }),
  )
const mending = (given: Ships = {}, change: Partial<State> = {}) =>
  tableAt(
    position(
      { A1: { card: 'quasar', losses: { T: 2 } }, ...given },
      { phase: 'engineering', mover: null, ...change },
      { engineering: true },
    ),
  )

/** What each refusal says, without the names of rules. */
const words = (refusals: readonly { readonly rule: string; readonly why: string }[]) =>
  refusals.map(({ rule, why }) => `${rule}: ${why}`)

describe('declared turns', () => {
  const declare = { type: 'declare', ship: 'A1', side: 'R' } as const

  test('[ARC.opt.declared-turn] offered for each own ship that has not declared, until the side is done', () => {
    expect(premove({ A2: {} }).offered('A')).toEqual([
      'declare.A1.L',
      'declare.A1.R',
      'declare.A2.L',
      'declare.A2.R',
      'pass',
      'concede',
    ])
    expect(premove({ A2: {} }, { used: ['A1'] }).offered('A')).toEqual([
      'declare.A2.L',
      'declare.A2.R',
      'pass',
      'concede',
    ])
    expect(premove({}, { passed: ['A'] }).offered('A')).toEqual(['concede'])
    expect(moving().offered('A')).toEqual(['move.A1', 'stop.A1', 'concede'])
  })

  test('[ARC.opt.declared-turn ARC.move.turn.afford ARC.crit.12 ARC.crit.6] refused for each of its reasons', () => {
    const why = (table: ReturnType<typeof premove>, action: { ship: string; side: 'L' | 'R' } = declare) =>
      words(table.refusalsOf('A', { ...declare, ...action }))
    expect(why(premove())).toEqual([])
    expect(why(premove(), { ship: 'A7', side: 'R' })).toEqual(['ARC.opt.declared-turn: There is no such ship.'])
    expect(why(premove(), { ship: 'B1', side: 'R' })).toEqual(["ARC.opt.declared-turn: B1 isn't yours."])
    expect(why(premove({ A1: { status: 'destroyed' }, A2: {} }))).toEqual(['ARC.opt.declared-turn: A1 is out of play.'])
    expect(why(premove({}, { used: ['A1'] }))).toEqual(['ARC.opt.declared-turn: A1 has already declared a turn.'])
    // The turn costs the Maneuver Number of 3.
    expect(why(premove({ A1: { losses: { T: 11 } } }))).toEqual([])
    expect(why(premove({ A1: { losses: { T: 12 } } }))).toEqual([
      'ARC.move.turn.afford: The turn costs 3 movement points, but Thrust is 2.',
    ])
    expect(premove({ A1: { conditions: [condition('fuel-leak', -4)] } }).forbiddenBy('A', declare)).toContain(
      'ARC.crit.12',
    )
    expect(premove({ A1: { conditions: [condition('left-only')] } }).forbiddenBy('A', declare)).toEqual(['ARC.crit.19'])
    expect(premove({ A1: { conditions: [condition('right-only')] } }).forbiddenBy('A', declare)).toEqual([])
    expect(moving().forbiddenBy('A', declare)).toEqual(['ARC.opt.declared-turn'])
  })
})

describe('countermeasures', () => {
  const roll = { type: 'countermeasure', ship: 'B1', torpedo: 't1' } as const

  test('[ARC.opt.cm] refused for each of its reasons', () => {
    expect(countering().forbiddenBy('B', roll)).toEqual([])
    expect(words(countering().refusalsOf('B', { ...roll, ship: 'B7' }))).toEqual(['ARC.opt.cm: There is no such ship.'])
    expect(words(countering().refusalsOf('B', { ...roll, ship: 'A1' }))).toContain("ARC.opt.cm: A1 isn't yours.")
    const left = 'ARC.opt.cm: B1 has no countermeasure left against this torpedo.'
    const twice = { torpedoes: [torpedo({ tried: ['B1'] }), torpedo({ id: 't2' })] }
    expect(words(countering({}, twice).refusalsOf('B', roll))).toEqual([left])
    const gone = countering({ B1: { cm: false }, B2: { at: '1508' } })
    expect(words(gone.refusalsOf('B', roll))).toEqual([left])
    const shorted = countering({ B1: { shorts: [{ kind: 'cm', weapon: null, turn: 3 }] }, B2: { at: '1508' } })
    expect(words(shorted.refusalsOf('B', roll))).toEqual([left])
    const lost = countering({ B1: { status: 'destroyed' }, B2: { at: '1508' } })
    expect(words(lost.refusalsOf('B', roll))).toContain('ARC.opt.cm: B1 is out of play.')
  })

  test('[ARC.opt.cm ARC.opt.mods ARC.crit.14] once for each torpedo; stun and damaged EW take 2 each', () => {
    const table = countering({}, { torpedoes: [torpedo(), torpedo({ id: 't2' })] })
    expect(table.offered('B')).toEqual(['cm.B1', 'pass', 'concede'])
    table.play('B', roll, 1)
    expect(table.state.torpedoes.map(({ tried }) => tried)).toEqual([['B1'], []])
    expect(table.offered('B')).toEqual(['cm.B1', 'pass', 'concede'])
    const plan = countering({ B1: { stun: 1, conditions: [condition('ew')] } }).plan('B', roll)
    expect(plan.ledgers[0]?.lines.map(({ value, rule }) => [value, rule])).toEqual([
      [-2, 'ARC.opt.mods'],
      [-2, 'ARC.crit.14'],
    ])
  })
})

describe('engineering', () => {
  const repair = { type: 'repair', ship: 'A1', item: 'T' } as const

  test('[ARC.opt.eng] refused for each of its reasons', () => {
    expect(mending().forbiddenBy('A', repair)).toEqual([])
    expect(words(mending().refusalsOf('A', { ...repair, ship: 'A7' }))).toEqual(['ARC.opt.eng: There is no such ship.'])
    expect(words(mending().refusalsOf('A', { ...repair, item: 'D' }))).toEqual([
      "ARC.opt.eng: There's no such damage to repair.",
    ])
    const other = mending({ A2: { card: 'quasar', losses: { T: 1 } } }, { used: ['A1'] })
    expect(words(other.refusalsOf('A', repair))).toEqual([
      'ARC.opt.eng: The engineers of A1 have already worked this turn.',
    ])
    expect(other.offered('A')).toEqual(['repair.A2.T', 'pass', 'concede'])
    const dead = mending({
      A1: { card: 'quasar', losses: { T: 2 }, dead: ['P'] },
      A2: { card: 'quasar', losses: { T: 1 } },
    })
    expect(words(dead.refusalsOf('A', repair))).toEqual(['ARC.opt.eng: A1 has no Engineering die.'])
    const gone = mending({
      A1: { card: 'quasar', losses: { T: 2 }, status: 'retreated' },
      A2: { card: 'quasar', losses: { T: 1 } },
    })
    expect(words(gone.refusalsOf('A', repair))).toEqual(['ARC.opt.eng: A1 is out of play.'])
    expect(
      words(mending({ B1: { card: 'quasar', losses: { T: 1 } } }).refusalsOf('A', { ...repair, ship: 'B1' })),
    ).toEqual(["ARC.opt.eng: B1 isn't yours."])
  })

  test('[ARC.opt.eng ARC.floor] one of each loss, short and turn of stun; what a critical took is gone', () => {
    const losses = { T: 1, E: 9, A: 2, D: 1, M: 1 }
    const hurt: Given = {
      card: 'quasar',
      losses,
      stun: 1,
      shorts: [
        { kind: 'ds', weapon: null, turn: 3 },
        { kind: 'weapon', weapon: 0, turn: 3 },
      ],
    }
    const ids = (given: Given) =>
      mending({ A1: given })
        .offered('A')
        .filter(id => id.startsWith('repair'))
    expect(ids(hurt)).toEqual(['T', 'E', 'A', 'D', 'M', 'short.0', 'short.1', 'stun'].map(id => `repair.A1.${id}`))
    expect(
      ids({ ...hurt, shorts: [], stun: 0, conditions: [condition('hull-cracks'), condition('no-screens')] }),
    ).toEqual(['T', 'D', 'M'].map(id => `repair.A1.${id}`))
    const mended = (item: string) => {
      const table = mending({ A1: hurt })
      table.play('A', { type: 'repair', ship: 'A1', item }, ...(item === 'none' ? [] : [4]))
      return ship(table, 'A1')
    }
    // A stunned crew takes 2 off the roll.
    expect(mended('T').losses.T).toBe(1)
    const rested = (item: string) => {
      const table = mending({ A1: { ...hurt, stun: 0 } })
      table.play('A', { type: 'repair', ship: 'A1', item }, 4)
      return ship(table, 'A1')
    }
    // The Quasar had ESV 3: nine points lost leave 0, and one comes back.
    expect(rested('E').losses.E).toBe(2)
    expect(rested('M').losses.M).toBe(0)
    expect(rested('short.0').shorts).toEqual([{ kind: 'weapon', weapon: 0, turn: 3 }])
  })
})

describe('cannon fire', () => {
  test('[ARC.fire.immediate] nobody fires before the last damage is settled', () => {
    const table = struck('W')
    expect(table.forbiddenBy('A', { type: 'hold', ship: 'A1', crew: 'P' })).toEqual([
      'TABLE.turn',
      'ARC.fire.immediate',
    ])
    expect(table.offered('A')).toEqual(['concede'])
  })

  test('[ARC.index.sequence] nothing is chosen while a critical is rolled', () => {
    expect(struck('X').forbiddenBy('A', { type: 'choose', option: 'w0' })).toEqual(['TABLE.turn', 'ARC.index.sequence'])
  })

  test('[ARC.fire.target ARC.fire.assigned] no such ship, weapon or target', () => {
    const table = firing({ ship: 'A1', crew: 'A' }, { A2: { at: '1514' }, B2: { status: 'destroyed', at: '1508' } })
    const shoot = (more: object) =>
      table.forbiddenBy('A', { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1', ...more })
    expect(shoot({})).toEqual([])
    expect(shoot({ weapon: 7 })).toContain('ARC.fire.assigned')
    expect(shoot({ target: 'A2' })).toEqual(['ARC.fire.target'])
    expect(shoot({ target: 'B2' })).toEqual(['ARC.fire.target'])
    expect(shoot({ target: 'B7' })).toEqual(['ARC.fire.target'])
  })
})

describe('conceding', () => {
  test('[ARC.opt.concede ARC.code.star] who conceded chooses nothing: the owner does', () => {
    const table = struck('W', { odd: true, given: { C1: {} } })
    expect(arclight.awaiting(table.state).map(({ seat }) => seat)).toEqual(['A'])
    table.play('A', { type: 'concede' })
    expect(table.state.conceded).toEqual(['A'])
    expect(arclight.awaiting(table.state).map(({ seat }) => seat)).toEqual(['B'])
    expect(table.offered('A')).toEqual([])
    expect(table.forbiddenBy('A', { type: 'concede' })).toEqual(['ARC.opt.concede'])
  })

  test('[ARC.opt.concede ARC.opt.runner] who conceded does not win when the other side fails to break through', () => {
    const table = tableAt(position({ C1: {} }, {}, { runner: 'A' }))
    table.play('B', { type: 'concede' })
    table.play('A', { type: 'concede' })
    expect(arclight.outcome(table.state)).toMatchObject({ winners: ['C'] })
  })

  test('[ARC.opt.concede ARC.fire.order.tie] shots declared at a side that left are not fired', () => {
    const shot = { weapon: 1, target: 'B1' }
    const group = [
      { ship: 'A1', crew: 'A' as const, done: true, shot },
      { ship: 'B1', crew: 'A' as const, done: false, shot: null },
      { ship: 'C1', crew: 'A' as const, done: false, shot: null },
    ]
    const table = tableAt(
      position({ C1: { at: '1510', facing: 3 } }, { phase: 'cannon', mover: null, group, queue: [] }),
    )
    table.play('B', { type: 'concede' })
    expect(table.state.group).toEqual([{ ...group[0], shot: null }, group[2]])
  })
})

describe('the card', () => {
  const blocks = (given: Given) => arclight.card(seen(position({ A1: given })), 'A1')?.blocks ?? []
  const told = (given: Given) =>
    blocks(given).flatMap(block => (block.kind === 'text' ? [`${block.title}: ${block.text}`] : []))
  const live = (given: Given) =>
    blocks(given).flatMap(block => {
      const values =
        block.kind === 'values' ? block.values : block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells) : []
      return values.flatMap(({ printed, live: now }) => (now === undefined ? [] : [`${printed} → ${now}`]))
    })
  const boxes = (given: Given) =>
    blocks(given).flatMap(block => (block.kind === 'boxes' ? [[block.title, block.total, block.ticked]] : []))

  test('[ARC.code.T ARC.code.struct] codes taken, and the Structure that is left', () => {
    expect(told({})).toEqual([])
    expect(told({ losses: { T: 1 } })).toEqual(['Codes taken: T ×1'])
    expect(told({ losses: { E: 2, A: 1, D: 3, M: 1 }, marks: 1 })).toEqual([
      'Codes taken: E ×2  A ×1  D ×3  M ×1  > ×1',
      'Lasting effects: Structure hits this turn: 1',
    ])
    expect(boxes({})).toEqual([['Structure', 1, 0]])
    expect(boxes({ marks: 1 })).toEqual([['Structure', 1, 1]])
    expect(boxes({ structure: 0, marks: 2 })).toEqual([['Structure', 1, 1]])
  })

  test('[ARC.opt.torp.launch] torpedoes aboard, on ships that carry them', () => {
    const values = (given: Given) => blocks(given).flatMap(block => (block.kind === 'values' ? block.values : []))
    expect(values({}).map(({ label }) => label)).not.toContain('Torpedoes')
    const carrier = SHIPS.find(({ torpedoes }) => torpedoes.length > 0)
    if (!carrier) throw new Error('no ship carries torpedoes')
    const aboard = carrier.torpedoes.reduce((sum, { count }) => sum + count, 0)
    const [first = 0, ...others] = carrier.torpedoes.map(({ count }) => count)
    const shown = (bays: readonly number[]) =>
      values({ card: carrier.id, bays: [...bays] }).find(({ label }) => label === 'Torpedoes')
    expect(shown([first, ...others])).toMatchObject({ printed: String(aboard) })
    expect(shown([first - 1, ...others])).toMatchObject({ printed: String(aboard), live: String(aboard - 1) })
  })

  test('[ARC.code.W ARC.code.C ARC.code.G ARC.code.short ARC.crit.11 ARC.crit.17] what is lost, shorted, lowered or locked', () => {
    const gun = { eliminated: false, fired: false, lowered: 0, lock: null }
    expect(live({ weapons: [{ ...gun, eliminated: true, fired: true }, gun] })).toEqual([
      'Kinetic Pulse Cannon → Kinetic Pulse Cannon, eliminated',
    ])
    expect(live({ weapons: [gun, { ...gun, fired: true }] })).toEqual([
      'Kinetic Gatling Cannon → Kinetic Gatling Cannon, fired',
    ])
    expect(live({ weapons: [gun, { ...gun, lowered: 1, lock: 'Left' }] })).toEqual([
      'High ASV → MedH ASV',
      'Turret → Left',
    ])
    expect(live({ shorts: [{ kind: 'weapon', weapon: 1, turn: 3 }] })).toEqual([
      'Kinetic Gatling Cannon → Kinetic Gatling Cannon, shorted',
    ])
    expect(live({ shorts: [{ kind: 'nixie', weapon: null, turn: 3 }] })).toEqual(['D4 → shorted'])
    expect(live({ nixie: false, cm: false })).toEqual(['D4 → lost', 'D2 → lost'])
    expect(live({ dead: ['A'] })).toEqual(['Gunner A → Gunner A, dead'])
    expect(live({ card: 'quasar', special: [] })).toContain('Damage control → lost')
    expect(live({ conditions: [condition('shutdown')] })).toContain(
      'Kinetic Pulse Cannon → Kinetic Pulse Cannon, shut down',
    )
  })
})
