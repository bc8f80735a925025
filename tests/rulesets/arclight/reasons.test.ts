import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/engine/seats'
import type { ArcAction } from '../../../src/rulesets/arclight/actions'
import type { Options } from '../../../src/rulesets/arclight/options'
import type { State, Torpedo } from '../../../src/rulesets/arclight/state'
import {
  type ArcTable,
  condition,
  firing,
  type Given,
  hex,
  moving,
  position,
  rolling,
  struck,
  tableAt,
} from './support'

/** Every reason in full and in order, even where several cite one rule; the table's own come first. */
const why = (table: ArcTable, action: ArcAction, seat: Seat = 'A'): string[] =>
  table.refusalsOf(seat, action).map(({ rule, why: words }) => `${rule}: ${words}`)
const rules = (table: ArcTable, action: ArcAction, seat: Seat = 'A'): string[] =>
  table.refusalsOf(seat, action).map(({ rule }) => rule)

type Ships = Readonly<Record<string, Given>>
const inPhase = (
  phase: State['phase'],
  given: Ships = {},
  change: Partial<State> = {},
  options: Partial<Options> = {},
) => tableAt(position(given, { phase, mover: null, ...change }, options))

const IDLE = { eliminated: false, fired: false, lowered: 0, lock: null }

describe('moving', () => {
  const move = (ship: string, ...steps: string[]) => ({ type: 'move', ship, steps }) as const
  const stop = { type: 'stop', ship: 'A1' } as const

  test('[ARC.turn.order ARC.init.alternate ARC.move.once ARC.move.multi-turn.one] a ship whose turn it is not', () => {
    expect(why(moving({ B1: { moved: true } }), { type: 'stop', ship: 'B1' })).toEqual([
      "ARC.init.alternate: It isn't the turn of B1's side to move.",
      'ARC.move.once: B1 has already moved this turn.',
    ])
    const gone = moving({ A1: { status: 'destroyed', moved: true }, A2: {} })
    expect(why(gone, stop)).toEqual([
      'ARC.move.once: A1 is out of play.',
      'ARC.move.once: A1 has already moved this turn.',
    ])
    expect(rules(inPhase('upkeep'), stop)).toEqual(['TABLE.turn', 'ARC.turn.order'])
    const facing = tableAt(
      position(
        { A2: {} },
        { moving: { ship: 'A1', left: 3, turned: true }, stack: [{ kind: 'facing', ship: 'A1', seat: 'B' }] },
      ),
    )
    expect(why(facing, stop).slice(1)).toEqual(['ARC.move.multi-turn.one: The opponent sets the facing first.'])
    expect(why(facing, { type: 'stop', ship: 'A2' }).slice(1)).toEqual([
      'ARC.move.multi-turn.one: The opponent sets the facing first.',
      'ARC.move.once: A1 is still moving. Finish its move first.',
    ])
    expect(why(facing, { type: 'face', facing: 1 }).slice(1)).toEqual([
      'ARC.move.opponent: The opponent sets the facing.',
    ])
    expect(rules(facing, { type: 'face', facing: 1 }, 'B')).toEqual([])
  })

  test('[ARC.crit.8] those that must move first are named, and bind only the others of their side', () => {
    const first = { conditions: [condition('move-first')] }
    const table = moving({ A1: {}, A2: first, A3: { at: '1215', ...first } })
    expect(why(table, stop)).toEqual(['ARC.crit.8: A2 and A3 must move first, because of a failure in communications.'])
    expect(rules(table, { type: 'stop', ship: 'A3' })).toEqual([])
    const done = moving({ A1: { moved: true }, A2: first })
    expect(rules(done, stop)).toEqual(['ARC.move.once'])
    expect(rules(moving({ A2: { ...first, moved: true } }), stop)).toEqual([])
    expect(rules(moving({ B1: first }), stop)).toEqual([])
  })

  test('[ARC.crit.12 ARC.move.points ARC.board.exit ARC.move.occupied.turn ARC.move.turn.once-per-hex] every step', () => {
    const dry = { conditions: [condition('fuel-leak', -2)] }
    expect(why(moving({ A1: dry }), move('A1', 'R'))).toEqual([
      'ARC.crit.12: A1 is out of fuel.',
      'ARC.move.turn.afford: A turn costs 4 movement points. You have 0 left.',
    ])
    expect(why(moving({ A1: { losses: { T: 14 } } }), move('A1', 'F'))).toEqual([
      'ARC.move.points: No movement points are left for the next hex.',
    ])
    const edge = moving({ A1: { at: '1501' } })
    expect(why(edge, move('A1', 'F', 'R'))).toEqual(['ARC.board.exit: A1 has already left the map at this step.'])
    expect(why(edge, move('A1', 'F', 'F'))).toEqual(['ARC.board.exit: A1 has already left the map at this step.'])
    const crowded = moving({ B1: { at: '1514' } })
    expect(why(crowded, move('A1', 'F', 'LLLL'))).toEqual([
      'ARC.move.turn.max: A turn can be at most 3 hexsides, not 4.',
      "ARC.move.occupied.turn: B1 is in hex 1514, so you can't turn there.",
    ])
    expect(why(crowded, move('A1', 'F'))).toEqual([
      "ARC.move.occupied.stop: B1 is in hex 1514, so you can't stop there.",
    ])
    expect(why(moving(), move('A1', 'R', 'LL', 'F'))).toEqual([
      'ARC.move.turn.once-per-hex: You have already turned in hex 1515.',
      'ARC.move.multi-turn.roll: Make the Helm roll first; you can plot the rest afterwards.',
    ])
    const both = moving({ A1: { conditions: [condition('straight'), condition('right-only')] } })
    expect(why(both, move('A1', 'L'))).toEqual([
      'ARC.crit.10: A1 must go straight ahead this turn.',
      'ARC.crit.6: A1 can only turn right.',
    ])
    expect(rules(moving(), move('A1', 'RRR'))).toEqual([])
    expect(rules(moving({ A1: { losses: { T: 14 } } }), move('A1'))).toEqual(['ARC.move.points'])
  })

  test('[ARC.crit.10] how many hexes are still to go', () => {
    const straight = (given: Given, others: Ships = {}) =>
      why(
        moving({ A1: { at: '1518', conditions: [condition('straight')], ...given }, B1: { at: '0101' }, ...others }),
        stop,
      )
    const must = (hexes: string) => [`ARC.crit.10: A1 must go straight ahead at full speed, ${hexes} more.`]
    expect(straight({})).toEqual(must('14 hexes'))
    expect(straight({ losses: { T: 13 } })).toEqual(must('1 hex'))
    expect(straight({ losses: { T: 14 } })).toEqual([])
    // The last hex, or the last two, are taken.
    expect(straight({ losses: { T: 11 } }, { B1: { at: '1515' } })).toEqual(must('2 hexes'))
    expect(straight({ losses: { T: 11 } }, { B1: { at: '1515' }, B2: { at: '1516' } })).toEqual(must('1 hex'))
    expect(straight({ losses: { T: 13 } }, { B1: { at: '1517' } })).toEqual([])
    // It has to leave the map, and goes no further.
    expect(straight({ at: '1503' })).toEqual(must('3 hexes'))
  })
})

describe('initiative', () => {
  const roll = (ship: string | null, skill: 'cmd' | 'helm' = 'cmd') => ({ type: 'initiative', ship, skill }) as const
  const once = 'ARC.turn.movement.initiative: Initiative is rolled once by each side, in its step.'

  test('[ARC.turn.movement.initiative ARC.init.best ARC.init.single] whose roll it is not', () => {
    const two = rolling({ A2: { card: 'quasar' }, A3: { at: '0505', card: 'quasar', status: 'destroyed' } })
    expect(why(two, roll('A1'))).toEqual(["ARC.init.best: A1 doesn't have the best commander."])
    expect(why(two, roll('A3'))).toEqual(["ARC.init.best: A3 doesn't have the best commander."])
    expect(why(two, roll('B1'))).toEqual(["ARC.init.best: B1 doesn't have the best commander."])
    expect(why(two, roll('Z9'))).toEqual(['ARC.init.best: There is no such ship.'])
    expect(why(two, roll(null))).toEqual(['ARC.init.best: Choose a ship: at least one of your pilots is alive.'])
    expect(why(two, roll('A2', 'helm'))).toEqual(['ARC.init.single: With 2 ships, you roll Command, not Helm.'])
    expect(why(two, roll('B1', 'helm'))).toEqual([
      'ARC.init.single: With 2 ships, you roll Command, not Helm.',
      "ARC.init.best: B1 isn't yours, or isn't in play.",
    ])
    expect(why(rolling(), roll('B1', 'helm'))).toEqual(["ARC.init.best: B1 isn't yours, or isn't in play."])
    expect(why(moving(), roll('Z9'))).toEqual([once, 'ARC.init.best: There is no such ship.'])
    const early = tableAt(position({}, { phase: 'premove', order: [], mover: null }, { declaredTurn: true }))
    expect(why(early, roll('A1'))).toEqual([once])
    const gone = rolling({ B1: { status: 'destroyed' }, C1: {} })
    expect(why(gone, roll(null), 'B').slice(1)).toEqual([once])
  })
})

describe('cannon fire', () => {
  const shot = (more: object = {}) =>
    ({ type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1', ...more }) as const
  const gunner = { ship: 'A1', crew: 'A' } as const

  test('[ARC.fire.order ARC.fire.order.gunners ARC.fire.immediate ARC.fire.crew] out of turn', () => {
    const slot = { done: false, shot: null }
    const group = [
      { ship: 'A1', crew: 'P' as const, ...slot },
      { ship: 'A2', crew: 'A' as const, ...slot, done: true },
      { ship: 'B1', crew: 'P' as const, ...slot },
    ]
    const pilots = inPhase('cannon', { A2: {} }, { group: group.filter(({ crew }) => crew === 'P') })
    expect(why(pilots, shot())).toEqual([
      "ARC.fire.order: It isn't the turn of the gunner A of A1 to fire. Now firing: A1, pilot; B1, pilot.",
    ])
    const mixed = inPhase('cannon', { A2: {} }, { group })
    expect(why(mixed, shot({ ship: 'A2', crew: 'P', weapon: 0 }))).toEqual([
      "ARC.fire.order.gunners: It isn't the turn of the pilot of A2 to fire. Now firing: A1, pilot; B1, pilot.",
    ])
    expect(rules(pilots, shot({ ship: 'A2', crew: 'P', weapon: 0 }))).toEqual(['ARC.fire.order'])
    expect(
      why(struck('W', { given: { A1: { at: '1512' } } }), { type: 'hold', ship: 'A1', crew: 'A' }, 'A').slice(1),
    ).toEqual([
      "ARC.fire.order: It isn't the turn of the gunner A of A1 to fire. Now firing: A1, pilot.",
      'ARC.fire.immediate: Resolve the previous damage first.',
    ])
    expect(why(firing(gunner), { type: 'hold', ship: 'A7', crew: 'A' })).toEqual([
      'ARC.fire.crew: There is no such ship.',
    ])
    expect(why(firing(gunner), shot({ ship: 'A7' }))).toEqual(['ARC.fire.crew: There is no such ship.'])
    const none = inPhase('cannon', {}, { group: [], stack: [{ kind: 'lower', ship: 'A1' }] })
    expect(why(none, { type: 'hold', ship: 'A1', crew: 'A' })).toEqual([
      "ARC.fire.order: It isn't the turn of the gunner A of A1 to fire.",
      'ARC.fire.immediate: Resolve the previous damage first.',
    ])
  })

  test('[ARC.fire.dead-crew ARC.fire.assigned ARC.code.W ARC.fire.once ARC.code.short.weapon ARC.crit.9 ARC.hit.sr] everything that can be wrong with a weapon', () => {
    const given = {
      A1: {
        dead: ['A' as const],
        weapons: [{ ...IDLE, eliminated: true, fired: true }, IDLE],
        shorts: [{ kind: 'weapon' as const, weapon: 0, turn: 3 }],
        conditions: [condition('shutdown')],
        spent: 12,
      },
    }
    expect(why(firing(gunner, given, { sr: 'speed' }), shot({ weapon: 0 }))).toEqual([
      "ARC.fire.dead-crew: The gunner A is dead and can't fire.",
      'ARC.fire.assigned: The Kinetic Pulse Cannon belongs to the pilot.',
      'ARC.code.W: The Kinetic Pulse Cannon is eliminated.',
      'ARC.fire.once: The Kinetic Pulse Cannon has already fired this turn.',
      'ARC.code.short.weapon: The Kinetic Pulse Cannon is inactive from a system short.',
      'ARC.crit.9: All weapons of A1 are shut down.',
      'ARC.hit.sr: A1 has spent 12 movement points. The Kinetic Pulse Cannon can fire only below 12.',
    ])
    const other = firing(gunner, {
      A1: {
        shorts: [
          { kind: 'weapon', weapon: 0, turn: 3 },
          { kind: 'ds', weapon: null, turn: 3 },
        ],
      },
    })
    expect(rules(other, shot())).toEqual([])
  })

  test('[ARC.fire.target ARC.range.max ARC.fire.arc ARC.crit.17] everything that can be wrong with a target, drawn on the map', () => {
    const given = { A1: { at: '1503' }, A2: { at: '1520', status: 'destroyed' as const } }
    const table = firing({ ship: 'A1', crew: 'P' }, given)
    const pilot = shot({ crew: 'P', weapon: 0, target: 'A2' })
    expect(why(table, pilot)).toEqual([
      'ARC.fire.target: A2 is on your own side.',
      'ARC.fire.target: A2 is out of play.',
      'ARC.range.max: A2 is 17 hexes away. The Kinetic Pulse Cannon reaches 10.',
      'ARC.fire.arc: A2 is in the Rear arc, dead astern. The Kinetic Pulse Cannon fires Forward.',
    ])
    const shapes = table.refusalsOf('A', pilot).map(({ shapes: drawn }) => drawn)
    const [line] = shapes[2] ?? []
    expect(line).toMatchObject({ kind: 'path', tone: 'bad', dashed: true, label: '17 hexes' })
    expect(line?.kind === 'path' && line.points.map(({ y }) => y)).toEqual([2.5, 19.5])
    expect(shapes).toEqual([undefined, undefined, [line], [line]])
    const locked = firing(gunner, { A1: { facing: 1, weapons: [IDLE, { ...IDLE, lock: 'Rear' }] } })
    expect(why(locked, shot())).toEqual([
      'ARC.crit.17: B1 is in the Forward arc, 60 degrees left. The Kinetic Gatling Cannon is locked to Rear.',
    ])
    expect(rules(firing(gunner, { A1: { facing: 3, weapons: [IDLE, { ...IDLE, lock: 'Rear' }] } }), shot())).toEqual([])
  })

  test('[ARC.fire.immediate ARC.crit.17 ARC.fire.once ARC.hit.sr] who has nothing to fire is passed over', () => {
    /** Who is left in the queue once gunner A of A1 has held. */
    const next = (given: Given, options: Partial<Options> = {}) => {
      const group = [{ ship: 'A1', crew: 'A' as const, done: false, shot: null }]
      const queue = [[{ ship: 'B1', crew: 'B' as const }]]
      const table = inPhase('cannon', { B1: given, B2: { at: '0101' } }, { group, queue }, options)
      table.play('A', { type: 'hold', ship: 'A1', crew: 'A' })
      return table.state.group.map(({ ship, crew }) => `${ship}${crew}`)
    }
    const third = (change: object) => ({ weapons: [IDLE, IDLE, { ...IDLE, ...change }] })
    expect(next({})).toEqual(['B1B'])
    for (const change of [{ eliminated: true }, { fired: true }, { lock: 'Rear' }])
      expect(next(third(change))).toEqual([])
    expect(next(third({ lock: 'Forward' }))).toEqual(['B1B'])
    expect(next({ at: '1501' })).toEqual(['B1B'])
    expect(next({ dead: ['B'] })).toEqual([])
    expect(next({ status: 'derelict' })).toEqual([])
    expect(next({ conditions: [condition('shutdown')] })).toEqual([])
    expect(next({ shorts: [{ kind: 'weapon', weapon: 2, turn: 3 }] })).toEqual([])
    expect(next({ shorts: [{ kind: 'weapon', weapon: 1, turn: 3 }] })).toEqual(['B1B'])
    // Its SR is 10.
    expect([next({ spent: 9 }, { sr: 'speed' }), next({ spent: 10 }, { sr: 'speed' })]).toEqual([['B1B'], []])
    expect(next({ spent: 10 })).toEqual(['B1B'])
    // With the pilot dead gunner B fires for him, if that is played.
    const pilotless = { dead: ['P' as const], ...third({ eliminated: true }) }
    expect([next(pilotless), next(pilotless, { uncrewed: 'takeover' })]).toEqual([[], ['B1B']])
  })
})

describe('house options', () => {
  const torpedo: Torpedo = {
    ...{ id: 't1', seat: 'B', die: 6, at: hex('1515'), facing: 3, target: 'A1', fuel: 2, moved: true, tried: [] },
  }
  const all = { torpedoes: true, engineering: true, declaredTurn: true }
  const dead = { status: 'destroyed' } as const

  test('[ARC.opt.declared-turn] every reason against a declared turn', () => {
    const action = { type: 'declare', ship: 'B1', side: 'L' } as const
    const given = {
      B1: { ...dead, losses: { T: 8 }, conditions: [condition('fuel-leak', -2), condition('right-only')] },
      B2: {},
    }
    expect(why(tableAt(position(given, { used: ['B1'] }, all)), action)).toEqual([
      'ARC.opt.declared-turn: You can declare turns only before initiative, and only with that house option.',
      "ARC.opt.declared-turn: B1 isn't yours.",
      'ARC.opt.declared-turn: B1 is out of play.',
      'ARC.crit.12: B1 is out of fuel.',
      'ARC.opt.declared-turn: B1 has already declared a turn.',
      'ARC.move.turn.afford: The turn costs 3 movement points, but Thrust is 0.',
      'ARC.crit.6: B1 can only turn right.',
    ])
    const early = (options: Partial<Options>) =>
      tableAt(position({}, { phase: 'premove', order: [], mover: null }, options))
    expect(rules(early(all), { ...action, ship: 'A1' })).toEqual([])
    expect(rules(early({}), { ...action, ship: 'A1' })).toContain('ARC.opt.declared-turn')
  })

  test('[ARC.opt.cm ARC.turn.upkeep.cm] every reason against a countermeasure', () => {
    const action = { type: 'countermeasure', ship: 'B1', torpedo: 't1' } as const
    expect(why(moving({ B1: dead, B2: {} }), action)).toEqual([
      'ARC.turn.upkeep.cm: You can roll countermeasures only in Upkeep.',
      "ARC.opt.cm: B1 isn't yours.",
      'ARC.opt.cm: B1 is out of play.',
      'ARC.opt.cm: B1 has no countermeasure left against this torpedo.',
    ])
    const own = { ...action, ship: 'A1' }
    expect(rules(inPhase('countermeasures', {}, { torpedoes: [torpedo] }, all), own)).toEqual([])
    const engineering = inPhase(
      'engineering',
      { A1: { card: 'quasar', losses: { T: 1 } } },
      { torpedoes: [torpedo] },
      all,
    )
    expect(rules(engineering, own)).toEqual(['ARC.turn.upkeep.cm'])
  })

  test('[ARC.opt.eng ARC.turn.upkeep.engineering] every reason against a repair', () => {
    const action = { type: 'repair', ship: 'B1', item: 'T' } as const
    expect(why(tableAt(position({ B1: dead, B2: {} }, { used: ['B1'] }, all)), action)).toEqual([
      'ARC.turn.upkeep.engineering: You can repair only in Upkeep, and only with that house option.',
      "ARC.opt.eng: B1 isn't yours.",
      'ARC.opt.eng: B1 is out of play.',
      'ARC.opt.eng: B1 has no Engineering die.',
      'ARC.opt.eng: The engineers of B1 have already worked this turn.',
      "ARC.opt.eng: There's no such damage to repair.",
    ])
    const hurt = { A1: { card: 'quasar', losses: { T: 1 } } }
    expect(rules(inPhase('engineering', hurt, {}, {}), { ...action, ship: 'A1' })).toContain(
      'ARC.turn.upkeep.engineering',
    )
  })

  test('[ARC.opt.torp.launch ARC.turn.launch] every reason against a launch', () => {
    const launch = (change: object = {}) =>
      ({ type: 'launch', ship: 'A1', crew: 'P', target: 'B1', ...change }) as const
    const ember = { A1: { card: 'ember', at: '1519' } }
    const table = inPhase('launch', ember, {}, all)
    expect(rules(table, launch())).toEqual([])
    expect(
      why(
        inPhase('launch', { A1: { card: 'ember', at: '1520' }, A2: { card: 'ember', at: '1512' } }, {}, all),
        launch(),
      ),
    ).toEqual(['ARC.opt.torp.launch: B1 is more than 12 hexes away.'])
    expect(why(table, launch({ ship: 'A7' }))).toEqual(['ARC.opt.torp.launch: There is no such ship.'])
    expect(why(table, launch({ target: 'B7' }))).toEqual(['ARC.fire.target: There is no such target.'])
    expect(why(table, launch({ crew: 'A' }))).toEqual([
      'ARC.opt.torp.launch: The gunner A of A1 has nothing to launch this turn.',
    ])
    expect(why(table, launch({ ship: 'B1', target: 'A1' }))).toEqual([
      "ARC.opt.torp.launch: B1 isn't yours.",
      'ARC.opt.torp.launch: The pilot of B1 has nothing to launch this turn.',
    ])
    expect(rules(inPhase('launch', ember, {}, {}), launch())).toContain('ARC.turn.launch')
    expect(rules(tableAt(position(ember, {}, all)), launch())).toEqual(['ARC.turn.launch'])
    const nothing = 'ARC.opt.torp.launch: The pilot of A1 has nothing to launch this turn.'
    const other = { A2: { card: 'ember', at: '1512' } }
    for (const change of [{ dead: ['P' as const] }, { bays: [0] }])
      expect(why(inPhase('launch', { A1: { ...ember.A1, ...change }, ...other }, {}, all), launch())).toEqual([nothing])
    expect(why(inPhase('launch', { ...ember, ...other }, { used: ['A1.P'] }, all), launch())).toEqual([nothing])
  })

  test('[ARC.opt.nixie] a nixie against another torpedo, of another ship, at another time', () => {
    const nixie = { type: 'nixie', torpedo: 't1', use: true } as const
    const now = "ARC.opt.nixie: You can't roll a nixie against this torpedo now."
    const table = inPhase('result', {}, { torpedoes: [torpedo] }, all)
    expect(rules(table, nixie)).toEqual([])
    expect(why(table, { ...nixie, torpedo: 't2' })).toEqual([now])
    expect(why(table, nixie, 'B').slice(1)).toEqual(["ARC.opt.nixie: A1 isn't yours."])
    expect(why(moving(), nixie)).toEqual([now])
    expect(why(inPhase('countermeasures', {}, { torpedoes: [torpedo] }, all), nixie)).toEqual([now])
    expect(why(inPhase('result', {}, { torpedoes: [{ ...torpedo, tried: ['A1'] }] }, all), nixie)).toEqual(
      expect.arrayContaining([now]),
    )
  })

  test('[ARC.turn.optional] nothing to finish, and nothing twice', () => {
    const pass = { type: 'pass' } as const
    expect(why(moving(), pass)).toEqual(["ARC.turn.optional: There's nothing to finish now."])
    const table = tableAt(position({}, { phase: 'premove', order: [], mover: null }, all))
    table.play('A', pass)
    expect(table.state.passed).toEqual(['A'])
    expect(rules(table, pass)).toEqual(['TABLE.turn', 'ARC.turn.optional'])
  })

  test('[ARC.code.star ARC.code.W ARC.code.short.legal ARC.index.sequence] choosing what is not there, or for another', () => {
    const choose = (option: string) => ({ type: 'choose', option }) as const
    expect(why(struck('W'), choose('w7'), 'B')).toEqual(["ARC.code.W: You can't choose that."])
    expect(why(struck('~'), choose('nixie'), 'B')).toEqual(["ARC.code.short.legal: You can't choose that."])
    expect(why(struck('W', { odd: true }), choose('w7'), 'B').slice(1)).toEqual([
      'ARC.code.star: The other side chooses here.',
      "ARC.code.W: You can't choose that.",
    ])
    expect(why(moving(), choose('w0'))).toEqual(["ARC.index.sequence: There's nothing to choose now."])
  })
})
