import { describe, expect, test } from 'vitest'
import type { Offer } from '../../../src/engine/offers'
import { offersFor } from '../../../src/engine/record/offering'
import { anyRuleset } from '../../../src/engine/ruleset'
import type { Seat } from '../../../src/engine/seats'
import { arclight } from '../../../src/rulesets/arclight'
import type { ArcAction } from '../../../src/rulesets/arclight/actions'
import type { State, Torpedo } from '../../../src/rulesets/arclight/state'
import { type ArcTable, firing, type Given, hex, moving, position, rolling, struck, tableAt } from './support'

const offers = ({ state }: ArcTable, seat: Seat): Offer<ArcAction>[] =>
  offersFor(anyRuleset(arclight), state, seat).filter(({ id }) => id !== 'concede') as Offer<ArcAction>[]

/** What a seat is offered, each as a line: where it is shown, what it says, its rule, its key. */
const lines = (table: ArcTable, seat: Seat = 'A'): string[] =>
  offers(table, seat).map(
    ({ id, label, rule, key, piece }) => `${id} (${piece ?? '-'}): ${label}, ${rule}, ${key ?? '-'}`,
  )

const leaves = (table: ArcTable, id: string, seat: Seat = 'A'): string | null | undefined =>
  offers(table, seat)
    .find(offer => offer.id === id)
    ?.leaves?.()

/** The actions that its pieces stand for. */
const choices = (table: ArcTable, id: string, seat: Seat = 'A') => {
  const offer = offers(table, seat).find(each => each.id === id)
  return offer?.kind === 'piece' ? offer.choices() : []
}

const torpedo = (change: Partial<Torpedo> = {}): Torpedo => ({
  ...{ id: 't1', seat: 'B', die: 6, at: hex('1515'), facing: 3, target: 'A1', fuel: 2, moved: true, tried: [] },
  ...change,
})
const all = { torpedoes: true, engineering: true, declaredTurn: true }
const inPhase = (phase: State['phase'], given: Readonly<Record<string, Given>> = {}, change: Partial<State> = {}) =>
  tableAt(position(given, { phase, mover: null, ...change }, all))

describe('what a seat is offered', () => {
  test('[ARC.init.command ARC.init.single ARC.init.best] initiative', () => {
    expect(lines(rolling())).toEqual([
      'initiative.A1.cmd (-): Roll Command with A1 (D4), ARC.init.command, i',
      'initiative.A1.helm (-): Roll Helm with A1 (D6), ARC.init.single, -',
    ])
    expect(lines(rolling({ A2: {} }))).toEqual([
      'initiative.A1.cmd (-): Roll Command with A1 (D4), ARC.init.command, i',
      'initiative.A2.cmd (-): Roll Command with A2 (D4), ARC.init.command, i',
    ])
    expect(lines(rolling({ A1: { dead: ['P'] } }))).toEqual([
      'initiative.none.cmd (-): Skip the roll: no pilot left, ARC.init.command, i',
    ])
    // The only pilot left, but not the only ship.
    expect(lines(rolling({ A2: { dead: ['P'] } }))).toEqual([
      'initiative.A1.cmd (-): Roll Command with A1 (D4), ARC.init.command, i',
    ])
    const table = rolling()
    table.play('A', { type: 'initiative', ship: 'A1', skill: 'cmd' }, 1)
    expect(lines(table)).toEqual([])
    expect(arclight.awaiting(table.state)).toEqual([
      { seat: 'B', say: 'roll for initiative', rule: 'ARC.init.command' },
    ])
    const gone = rolling({ B1: { status: 'destroyed' }, C1: {} })
    expect(arclight.awaiting(gone.state).map(({ seat }) => seat)).toEqual(['A', 'C'])
    expect(lines(gone, 'B')).toEqual([])
  })

  test('[ARC.turn.movement.ships ARC.move.stop] movement', () => {
    expect(lines(moving({ A2: { moved: true } }))).toEqual([
      'move.A1 (A1): Plot a course, ARC.turn.movement.ships, m',
      'stop.A1 (A1): Stay here, ARC.move.stop, x',
    ])
    const table = moving({ A1: { losses: { T: 12 } } })
    expect(leaves(table, 'stop.A1')).toBe('A1 has 2 movement points left.')
    table.play('A', { type: 'move', ship: 'A1', steps: ['F'] })
    expect(lines(table).at(-1)).toBe('stop.A1 (A1): End the move, ARC.move.stop, x')
    expect(leaves(table, 'stop.A1')).toBe('A1 has 1 movement point left.')
    expect(leaves(moving({ A1: { losses: { T: 14 } } }), 'stop.A1')).toBeNull()
  })

  test('[ARC.move.multi-turn.one] the facing of a ship out of control, to the nearest hexside', () => {
    const table = moving({ A1: { facing: 2 } })
    table.play('A', { type: 'move', ship: 'A1', steps: ['RR'] }, 1)
    expect(lines(table, 'B')).toEqual(['face (A1): Set the facing of A1, ARC.move.multi-turn.one, u'])
    expect(lines(table)).toEqual([])
    const [offer] = offers(table, 'B')
    if (offer?.kind !== 'facing') throw new Error('no facing to set')
    expect(offer.pivot.facing).toBe(120)
    expect(offer.arc).toEqual({ from: -180, to: 180 })
    const sides = [0, 29, 31, 60, 149, 151, 300, 329, 331, 360, -29, -31, -60, -180]
    expect(sides.map(degrees => offer.to(degrees))).toEqual(
      [0, 0, 1, 1, 2, 3, 5, 5, 0, 0, 0, 5, 5, 3].map(facing => ({ type: 'face', facing })),
    )
  })

  test('[ARC.fire.crew ARC.fire.assigned] cannon fire: the weapons of the crew member, every enemy, or holding', () => {
    const given = { A2: {}, B2: {}, B3: { status: 'destroyed' as const, at: '1208' } }
    const table = firing({ ship: 'A1', crew: 'A' }, given)
    expect(lines(table)).toEqual([
      'shoot.A1.1 (A1): Fire the Kinetic Gatling Cannon (gunner A), ARC.fire.crew, f',
      'hold.A1.A (A1): Hold fire, gunner A, ARC.fire.crew, z',
    ])
    expect(choices(table, 'shoot.A1.1')).toEqual(
      ['B1', 'B2'].map(target => ({
        piece: target,
        action: { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target },
      })),
    )
    expect(leaves(table, 'hold.A1.A')).toBe('The gunner A of A1 could still fire.')
    const far = firing({ ship: 'A1', crew: 'A' }, { B1: { at: '1501' } })
    expect(leaves(far, 'hold.A1.A')).toBeNull()
    expect(lines(firing({ ship: 'B1', crew: 'A' }))).toEqual([])
  })

  test('[ARC.opt.declared-turn] before movement', () => {
    const rule = 'ARC.opt.declared-turn'
    expect(lines(inPhase('premove', { A2: {} }, { used: ['A2'], order: [] }))).toEqual([
      `declare.A1.L (A1): Declare a turn left, ${rule}, a`,
      `declare.A1.R (A1): Declare a turn right, ${rule}, d`,
      `pass (-): Finish declaring turns, ${rule}, p`,
    ])
    expect(leaves(inPhase('premove', {}, { order: [] }), 'pass')).toBeNull()
  })

  test('[ARC.opt.torp.move ARC.turn.movement.torpedoes] torpedoes: only their player chooses, and only among several ends', () => {
    const table = inPhase(
      'torpedoes',
      { B1: { at: '2005' } },
      { torpedoes: [torpedo({ seat: 'A', facing: 0, target: 'B1', moved: false })] },
    )
    const told = lines(table)
    expect(told.length).toBeGreaterThan(1)
    for (const [i, line] of told.entries())
      expect(line).toMatch(
        new RegExp(
          `^fly\\.t1\\.${i} \\(t1\\): Move the torpedo to \\d{4}, facing [a-z ]+, ARC\\.opt\\.torp\\.move, -$`,
        ),
      )
    expect(arclight.auto(table.state)).toBeNull()
    expect(arclight.awaiting(table.state)).toEqual([
      { seat: 'A', say: 'move a torpedo', rule: 'ARC.opt.torp.move', pieces: ['t1'] },
    ])
    const straight = inPhase(
      'torpedoes',
      {},
      { torpedoes: [torpedo({ id: 't0' }), torpedo({ target: null, moved: false })] },
    )
    expect(arclight.auto(straight.state)).toEqual({ type: 'fly', torpedo: 't1', end: 0 })
  })

  test('[ARC.opt.nixie] a nixie, or none', () => {
    const table = inPhase('result', {}, { torpedoes: [torpedo()] })
    expect(lines(table)).toEqual([
      'nixie.t1.true (A1): Roll the nixie, ARC.opt.nixie, -',
      "nixie.t1.false (A1): Don't use the nixie, ARC.opt.nixie, -",
    ])
    expect(lines(table, 'B')).toEqual([])
    expect(arclight.awaiting(table.state)).toEqual([
      { seat: 'A', say: 'decide whether to use the nixie', rule: 'ARC.opt.nixie', pieces: ['A1'] },
    ])
    for (const change of [{ nixie: false }, { shorts: [{ kind: 'nixie' as const, weapon: null, turn: 3 }] }])
      expect(arclight.auto(inPhase('result', { A1: change }, { torpedoes: [torpedo()] }).state)).toEqual({
        type: 'detonate',
      })
  })

  test('[ARC.opt.cm] countermeasures', () => {
    const torpedoes = [
      torpedo(),
      torpedo({ id: 't2', at: hex('1513') }),
      torpedo({ id: 't3', at: hex('1512') }),
      torpedo({ id: 't4', tried: ['A1'] }),
    ]
    const table = inPhase('countermeasures', { A2: { at: '1516' } }, { torpedoes })
    expect(lines(table)).toEqual([
      'cm.A1 (A1): Roll a countermeasure, ARC.opt.cm, c',
      'cm.A2 (A2): Roll a countermeasure, ARC.opt.cm, c',
      'pass (-): Finish countermeasures, ARC.opt.cm, p',
    ])
    // Two hexes away is near enough, three are not; a torpedo it has tried is left out.
    expect(choices(table, 'cm.A1').map(({ piece }) => piece)).toEqual(['t1', 't2'])
    expect(choices(table, 'cm.A2')).toEqual(
      ['t1', 't4'].map(id => ({ piece: id, action: { type: 'countermeasure', ship: 'A2', torpedo: id } })),
    )
    expect(leaves(table, 'pass')).toBe('2 ships could still roll countermeasures.')
    expect(lines(inPhase('countermeasures', { A2: { at: '1516' } }, { torpedoes, passed: ['A'] }))).toEqual([])
  })

  test('[ARC.opt.eng] engineering', () => {
    const hurt = { card: 'quasar', losses: { T: 1 } }
    const shorts = (['thrust', 'ds', 'cm'] as const).map(kind => ({ kind, weapon: null, turn: 3 }))
    const table = inPhase('engineering', { A1: hurt, A2: { ...hurt, losses: {}, shorts } })
    expect(lines(table)).toEqual([
      'repair.A1.T (A1): Repair 1 point of Thrust, ARC.opt.eng, -',
      'repair.A2.short.0 (A2): Repair the short: Thrust −5, ARC.opt.eng, -',
      'repair.A2.short.1 (A2): Repair the short: Defensive Screens −2, ARC.opt.eng, -',
      'repair.A2.short.2 (A2): Repair the short: countermeasure inactive, ARC.opt.eng, -',
      'pass (-): Finish repairs, ARC.opt.eng, p',
    ])
    expect(leaves(table, 'pass')).toBe('2 ships could still repair something.')
    expect(lines(inPhase('engineering', { A1: hurt }, { passed: ['A'] }))).toEqual([])
    // Without an engineer nobody is asked.
    expect(arclight.awaiting(inPhase('engineering', { A1: { losses: { T: 1 } } }).state)).toEqual([])
  })

  test('[ARC.opt.torp.launch] launching', () => {
    const table = inPhase('launch', { A1: { card: 'ember', at: '1512' }, A2: { card: 'halberd', at: '1712' } })
    expect(lines(table)).toEqual([
      'launch.A1.P (A1): Launch a torpedo, pilot, ARC.opt.torp.launch, o',
      'launch.A2.A (A2): Launch a torpedo, gunner A, ARC.opt.torp.launch, o',
      'pass (-): Finish launching, ARC.opt.torp.launch, p',
    ])
    expect(choices(table, 'launch.A2.A')).toEqual([
      { piece: 'B1', action: { type: 'launch', ship: 'A2', crew: 'A', target: 'B1' } },
    ])
    expect(leaves(table, 'pass')).toBe('2 ships could still launch a torpedo.')
    // Nobody within twelve hexes, or nothing left: nobody is asked.
    const asked = (given: Given) =>
      arclight
        .awaiting(inPhase('launch', { A1: { card: 'ember', ...given } }).state)
        .map(({ seat, say }) => `${seat} ${say}`)
    expect(asked({ at: '1519' })).toEqual(['A launch torpedoes'])
    expect(asked({ at: '1520' })).toEqual([])
    expect(asked({ at: '1519', bays: [0] })).toEqual([])
    expect(asked({ at: '1519', bays: [1] })).toEqual(['A launch torpedoes'])
  })
})

describe('what somebody has to choose', () => {
  const asked = (codes: string, given: Given = {}) => {
    const table = struck(codes, { given: { B1: given } })
    return { told: arclight.awaiting(table.state), lines: lines(table, 'B') }
  }

  test('[ARC.code.W ARC.code.C ARC.code.G ARC.code.short] the prompt, and each option with its rule', () => {
    expect(asked('W')).toEqual({
      told: [{ seat: 'B', say: 'B1: choose the weapon that is eliminated', rule: 'ARC.code.W', pieces: ['B1'] }],
      lines: [
        'choose.w0 (B1): Plasma Pellet Array (P), ARC.code.W, -',
        'choose.w1 (B1): Pulson Blaster (A), ARC.code.W, -',
        'choose.w2 (B1): Plasma Pellet Cannon (B), ARC.code.W, -',
      ],
    })
    expect(asked('C').lines).toEqual([
      'choose.P (B1): Pilot, ARC.code.C, -',
      'choose.A (B1): Gunner A, ARC.code.C, -',
      'choose.B (B1): Gunner B, ARC.code.C, -',
    ])
    expect(asked('G', { card: 'quasar' }).lines).toEqual([
      'choose.special.0 (B1): Damage control, ARC.code.G, -',
      'choose.cm (B1): Countermeasures, ARC.code.G, -',
      'choose.nixie (B1): Nixie, ARC.code.G, -',
    ])
    expect(asked('~', { card: 'pulsar' })).toMatchObject({
      told: [{ say: 'B1: choose what the system short affects', rule: 'ARC.code.short' }],
      lines: [
        'choose.thrust (B1): Thrust −5, ARC.code.short.thrust, -',
        'choose.ds (B1): Defensive Screens −2, ARC.code.short.ds, -',
        'choose.w0 (B1): Kinetic Pulse Cannon (P) inactive, ARC.code.short.weapon, -',
        'choose.w1 (B1): Kinetic Gatling Cannon (A) inactive, ARC.code.short.weapon, -',
        'choose.cm (B1): Countermeasure inactive, ARC.code.short.cm, -',
        'choose.nixie (B1): Nixie inactive, ARC.code.short.nixie, -',
      ],
    })
  })

  test('[ARC.code.short.legal] a short of each kind closes that option, but Thrust and screens stay open while above 0', () => {
    const ids = (given: Given) =>
      offers(struck('~', { given: { B1: { card: 'pulsar', ...given } } }), 'B').map(({ id }) => id.slice(7))
    const short = (kind: 'thrust' | 'ds' | 'cm' | 'nixie' | 'weapon', weapon: number | null = null) => ({
      kind,
      weapon,
      turn: 3,
    })
    const every = ['thrust', 'ds', 'w0', 'w1', 'cm', 'nixie']
    const without = (...closed: string[]) => every.filter(id => !closed.includes(id))
    expect(ids({})).toEqual(every)
    expect(ids({ shorts: [short('thrust'), short('ds')] })).toEqual(every)
    // 14 − 15, and 11 − 12.
    expect(ids({ shorts: Array(3).fill(short('thrust')) })).toEqual(without('thrust'))
    expect(ids({ shorts: Array(5).fill(short('ds')) })).toEqual(every)
    expect(ids({ shorts: Array(6).fill(short('ds')) })).toEqual(without('ds'))
    expect(ids({ losses: { T: 13, D: 10 } })).toEqual(every)
    expect(ids({ losses: { T: 14, D: 11 } })).toEqual(without('thrust', 'ds'))
    expect(ids({ shorts: [short('weapon', 0)] })).toEqual(without('w0'))
    expect(ids({ shorts: [short('cm')] })).toEqual(without('cm'))
    expect(ids({ shorts: [short('nixie')] })).toEqual(without('nixie'))
    expect(ids({ cm: false })).toEqual(without('cm'))
    expect(ids({ nixie: false })).toEqual(without('nixie'))
  })

  test('[ARC.crit.11 ARC.crit.17] criticals', () => {
    const frame = (kind: 'lower' | 'lock', given: Given = {}) =>
      lines(tableAt(position({ B1: given }, { phase: 'cannon', mover: null, stack: [{ kind, ship: 'B1' }] })), 'B')
    expect(frame('lower')).toEqual([
      'choose.w1 (B1): Pulson Blaster, now MedH, ARC.crit.11, -',
      'choose.w2 (B1): Plasma Pellet Cannon, now High, ARC.crit.11, -',
    ])
    const gun = { eliminated: false, fired: false, lowered: 0, lock: null }
    expect(frame('lock', { weapons: [gun, gun, { ...gun, lock: 'Rear' }] })).toEqual(
      ['Forward', 'Right', 'Left'].map(arc => `choose.w1.${arc} (B1): Pulson Blaster to ${arc}, ARC.crit.17, -`),
    )
  })

  test('[ARC.index.sequence] nobody but the one who is asked', () => {
    expect(lines(struck('W', { odd: true }), 'B')).toEqual([])
    expect(lines(struck('W'), 'A')).toEqual([])
  })
})
