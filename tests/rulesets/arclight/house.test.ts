import { describe, expect, test } from 'vitest'
import { hexOf, stepsBetween } from '../../../src/engine/geometry/hex'
import { arclight } from '../../../src/rulesets/arclight'
import { torpedoEnds } from '../../../src/rulesets/arclight/rules/torpedoes'
import { asvOf } from '../../../src/rulesets/arclight/rules/values'
import type { State, Torpedo } from '../../../src/rulesets/arclight/state'
import { SHIPS } from '../../../src/rulesets/arclight/tables/ships'
import { condition, firing, type Given, hex, moving, position, ship, tableAt, typesOf, upkeep } from './support'

const torpedo = (change: Partial<Torpedo> = {}): Torpedo => ({
  id: 't1',
  seat: 'A',
  die: 6,
  at: hex('1515'),
  facing: 0,
  target: 'B1',
  fuel: 3,
  moved: false,
  tried: [],
  ...change,
})

const inPhase = (phase: State['phase'], torpedoes: Torpedo[], given: Parameters<typeof position>[0] = {}) =>
  tableAt(position(given, { phase, mover: null, torpedoes }, { torpedoes: true }))

describe('before movement', () => {
  test('[ARC.opt.drift] a ship that moved last turn drifts on, but not into another ship or off the map', () => {
    const table = upkeep({ A1: { course: 1 }, B1: { course: null } }, { drift: true })
    const events = table.settle()
    expect(events.find(({ type }) => type === 'drifted')).toMatchObject({ ship: 'A1' })
    expect(stepsBetween(ship(table, 'A1').at, hex('1515'))).toBe(1)
    expect(ship(table, 'A1').course).toBeNull()
    const taken = upkeep({ A1: { course: 0 }, B1: { at: '1514' } }, { drift: true })
    expect(typesOf(taken.settle())).not.toContain('drifted')
    const edge = upkeep({ A1: { course: 0, at: '1501' } }, { drift: true })
    expect(typesOf(edge.settle())).not.toContain('drifted')
    const dry = upkeep({ A1: { course: 0, conditions: [condition('fuel-leak', -4)] } }, { drift: true })
    expect(typesOf(dry.settle())).toContain('drifted')
    expect(typesOf(upkeep({ A1: { course: 1 } }).settle())).not.toContain('drifted')
  })

  test('[ARC.opt.drift] the course is the direction of the last step, whatever turn follows it', () => {
    const table = moving()
    table.play('A', { type: 'move', ship: 'A1', steps: ['F', 'R'] })
    expect(ship(table, 'A1').course).toBe(0)
  })

  test('[ARC.opt.declared-turn] one side at once for the Maneuver Number, which is the turn of that hex', () => {
    const table = tableAt(position({}, { phase: 'premove', order: [], mover: null }, { declaredTurn: true }))
    table.play('A', { type: 'declare', ship: 'A1', side: 'R' })
    expect(ship(table, 'A1')).toMatchObject({ facing: 1, spent: 3 })
    expect(table.forbiddenBy('A', { type: 'declare', ship: 'A1', side: 'R' })).toEqual(['ARC.opt.declared-turn'])
    table.play('A', { type: 'pass' })
    table.play('B', { type: 'pass' })
    table.play('A', { type: 'initiative', ship: 'A1', skill: 'cmd' }, 1)
    table.play('B', { type: 'initiative', ship: 'B1', skill: 'cmd' }, 3)
    table.settle()
    expect(table.forbiddenBy('A', { type: 'move', ship: 'A1', steps: ['R'] })).toEqual(['ARC.move.turn.once-per-hex'])
    table.play('A', { type: 'move', ship: 'A1', steps: ['F'] })
    expect(table.state.moving?.left).toBe(10)
    const locked = tableAt(
      position(
        { A1: { conditions: [condition('left-only', 1)] } },
        { phase: 'premove', order: [], mover: null },
        { declaredTurn: true },
      ),
    )
    expect(locked.forbiddenBy('A', { type: 'declare', ship: 'A1', side: 'R' })).toEqual(['ARC.crit.19'])
  })
})

describe('a declared turn', () => {
  const cards = SHIPS.slice(0, 1).map(card => ({ ...card, id: 'nimble', maneuver: 0 }))
  const premove = (given: Parameters<typeof position>[0]) =>
    tableAt(position(given, { phase: 'premove', order: [], mover: null }, { declaredTurn: true, cards }))
  const declare = { type: 'declare', ship: 'A1', side: 'R' } as const

  test('[ARC.opt.declared-turn] is the turn of its hex even where it costs nothing', () => {
    const table = premove({ A1: { card: 'nimble' } })
    table.play('A', declare)
    table.play('A', { type: 'pass' })
    table.play('B', { type: 'pass' })
    table.play('A', { type: 'initiative', ship: 'A1', skill: 'cmd' }, 1)
    table.play('B', { type: 'initiative', ship: 'B1', skill: 'cmd' }, 3)
    table.settle()
    expect(table.forbiddenBy('A', { type: 'move', ship: 'A1', steps: ['R'] })).toEqual(['ARC.move.turn.once-per-hex'])
  })

  test('[ARC.opt.declared-turn ARC.crit.12] is not for ships out of play or out of fuel', () => {
    const dry = premove({ A1: { card: 'nimble', conditions: [condition('fuel-leak', -4)] } })
    expect(dry.forbiddenBy('A', declare)).toEqual(['ARC.crit.12'])
    const gone = premove({ A1: { status: 'destroyed' }, A2: {} })
    expect(gone.forbiddenBy('A', declare)).toEqual(['ARC.opt.declared-turn'])
  })
})

describe('torpedoes', () => {
  test('[ARC.opt.torp.launch] a loaded bay, a living launcher, an enemy within twelve', () => {
    const given = { A1: { card: 'ember', at: '1512' } }
    const table = tableAt(position(given, { phase: 'launch', mover: null }, { torpedoes: true }))
    const launch = { type: 'launch', ship: 'A1', crew: 'P', target: 'B1' } as const
    table.play('A', launch)
    expect(table.state.torpedoes).toMatchObject([{ seat: 'A', die: 8, facing: 0, target: 'B1', fuel: 3 }])
    expect(ship(table, 'A1').bays).toEqual([1])
    expect(table.state.turn).toBe(3)
    const other = { card: 'ember', at: '1612' }
    const by = (change: Parameters<typeof position>[0]) =>
      tableAt(position(change, { phase: 'launch', mover: null }, { torpedoes: true })).forbiddenBy('A', launch)
    expect(by({ A1: { card: 'ember', at: '1512', bays: [0] }, A2: other })).toContain('ARC.opt.torp.launch')
    expect(by({ A1: { card: 'ember', at: '1520' }, A2: other })).toContain('ARC.opt.torp.launch')
    expect(moving(given).forbiddenBy('A', launch)).toContain('ARC.turn.launch')
  })

  test('[ARC.opt.torp.move] up to eight hexes toward the target, a free turn for each two, three flights', () => {
    const table = inPhase('torpedoes', [torpedo()])
    // It arrives, and goes off in the next phase.
    expect(typesOf(table.settle(1, 1, 1)).slice(0, 2)).toEqual(['torpedo-moved', 'torpedo-hit'])
    expect(table.state.torpedoes).toEqual([])
    const far = inPhase('torpedoes', [torpedo({ at: hex('1518') })])
    const ends = torpedoEnds(far.state, torpedo({ at: hex('1518') }))
    expect(ends.every(({ at }) => stepsBetween(at, hex('1507')) === 3)).toBe(true)
    const away = torpedoEnds(far.state, torpedo({ at: hex('1515'), facing: 3 }))
    // Facing away it must turn three times: two hexes for each.
    expect(Math.min(...away.map(({ at }) => stepsBetween(at, hex('1507'))))).toBeGreaterThan(4)
    const spent = inPhase('torpedoes', [torpedo({ at: hex('1518'), fuel: 1 })])
    const [offer] = spent.offered('A')
    if (offer) spent.play('A', { type: 'fly', torpedo: 't1', end: 0 })
    else spent.settle()
    expect(spent.state.torpedoes).toEqual([])
    const blind = inPhase('torpedoes', [torpedo({ target: null, at: hex('1515') })])
    blind.settle()
    expect(blind.state.torpedoes[0]?.at).toEqual(hex('1507'))
    const off = inPhase('torpedoes', [torpedo({ target: null, at: hex('1504') })])
    off.settle()
    expect(off.state.torpedoes).toEqual([])
  })

  test('[ARC.opt.torp.move] the owner picks among equal ends', () => {
    const state = position(
      { B1: { at: '2005' } },
      { phase: 'torpedoes', mover: null, torpedoes: [torpedo()] },
      { torpedoes: true },
    )
    const ends = torpedoEnds(state, torpedo())
    const table = tableAt(state)
    expect(table.offered('A').filter(id => id.startsWith('fly'))).toHaveLength(ends.length > 1 ? ends.length : 1)
    expect(table.forbiddenBy('A', { type: 'fly', torpedo: 't1', end: 99 })).toEqual(['ARC.opt.torp.move'])
    const end = ends.at(-1)
    table.play('A', { type: 'fly', torpedo: 't1', end: ends.length - 1 })
    expect(table.state.torpedoes[0]?.at).toEqual(end && { ...end.at })
    expect(hexOf(end?.at ?? { q: 0, r: 0 }).column).toBeGreaterThan(14)
  })

  test('[ARC.turn.movement.torpedoes] torpedoes fly when every ship has moved, before cannon fire', () => {
    const table = tableAt(position({}, { torpedoes: [torpedo({ at: hex('1520') })] }, { torpedoes: true }))
    table.play('A', { type: 'stop', ship: 'A1' })
    table.play('B', { type: 'stop', ship: 'B1' })
    expect(table.state.phase).toBe('torpedoes')
    expect(firing({ ship: 'A1', crew: 'A' }).forbiddenBy('A', { type: 'fly', torpedo: 't1', end: 0 })).toContain(
      'ARC.turn.movement.torpedoes',
    )
  })

  test('[ARC.opt.torp.result] 2D8 and the skill die, degree All, less ASV; the torpedo is gone', () => {
    const arrived = torpedo({ at: hex('1507'), moved: true })
    const table = inPhase('result', [arrived])
    const [event] = table.play('table', { type: 'detonate' }, 1, 2, 9 - 4)
    expect(event).toMatchObject({ type: 'torpedo-hit', total: 8, hit: false })
    expect(table.state.torpedoes).toEqual([])
    const hit = inPhase('result', [arrived])
    // 5 + 5 + 4 is 14 against 12: All 14, excess 2, less 1 is 15.
    expect(hit.play('table', { type: 'detonate' }, 5, 5, 4)[0]).toMatchObject({ hit: true, amount: 14, net: 15 })
  })

  test('[ARC.opt.nixie] once per torpedo, 4 or more breaks the lock; it may be kept silent', () => {
    const given = { B1: { card: 'pulsar' } }
    const arrived = torpedo({ at: hex('1507'), moved: true })
    const table = inPhase('result', [arrived], given)
    expect(arclight.auto(table.state)).toBeNull()
    table.play('B', { type: 'nixie', torpedo: 't1', use: true }, 4)
    expect(table.state.torpedoes[0]?.target).toBeNull()
    const failed = inPhase('result', [arrived], given)
    failed.play('B', { type: 'nixie', torpedo: 't1', use: true }, 3)
    expect(arclight.auto(failed.state)).toEqual({ type: 'detonate' })
    const silent = inPhase('result', [arrived], given)
    silent.play('B', { type: 'nixie', torpedo: 't1', use: false })
    expect(arclight.auto(silent.state)).toEqual({ type: 'detonate' })
    const sling = inPhase('result', [arrived], { B1: { card: 'sling' } })
    expect(sling.oddsOf('B', { type: 'nixie', torpedo: 't1', use: true })).toEqual({ Fails: 1 })
  })

  test('[ARC.opt.cm ARC.turn.upkeep.cm] in Upkeep, against a torpedo within two hexes; 2 or more destroys it', () => {
    const near = torpedo({ at: hex('1509'), moved: true })
    const table = inPhase('countermeasures', [near])
    table.play('B', { type: 'countermeasure', ship: 'B1', torpedo: 't1' }, 2)
    expect(table.state.torpedoes).toEqual([])
    const failed = inPhase('countermeasures', [near])
    failed.play('B', { type: 'countermeasure', ship: 'B1', torpedo: 't1' }, 1)
    expect(failed.state.torpedoes).toHaveLength(1)
    expect(failed.state.phase).not.toBe('countermeasures')
    const far = inPhase('countermeasures', [{ ...near, at: hex('1510') }])
    expect(far.forbiddenBy('B', { type: 'countermeasure', ship: 'B1', torpedo: 't1' })).toEqual([
      'TABLE.turn',
      'ARC.opt.cm',
    ])
    expect(moving().forbiddenBy('A', { type: 'countermeasure', ship: 'A1', torpedo: 't1' })).toContain(
      'ARC.turn.upkeep.cm',
    )
  })
})

describe('torpedoes that lose their target', () => {
  test('[ARC.opt.torp.move] on the last flight are spent, and do not fly a fourth time', () => {
    const last = torpedo({ at: hex('1507'), moved: true, fuel: 0 })
    const table = inPhase('result', [last], { B1: { card: 'pulsar' } })
    const events = table.play('B', { type: 'nixie', torpedo: 't1', use: true }, 4)
    expect(events).toContainEqual(expect.objectContaining({ type: 'torpedo-spent', why: 'fuel' }))
    expect(table.state.torpedoes).toEqual([])
    const early = inPhase('result', [{ ...last, fuel: 1 }], { B1: { card: 'pulsar' } })
    early.play('B', { type: 'nixie', torpedo: 't1', use: true }, 4)
    expect(early.state.torpedoes).toHaveLength(1)
  })

  test('[ARC.opt.cm] meet the countermeasure whatever the nixie did', () => {
    // Nobody has anybody in range: Cannon Fire passes by itself.
    const given = { A1: { at: '0120' }, B1: { card: 'pulsar' } }
    const table = inPhase('result', [torpedo({ at: hex('1507'), moved: true })], given)
    table.play('B', { type: 'nixie', torpedo: 't1', use: true }, 4)
    expect(table.state.phase).toBe('countermeasures')
    table.play('B', { type: 'countermeasure', ship: 'B1', torpedo: 't1' }, 2)
    expect(table.state.torpedoes).toEqual([])
  })
})

describe('engineering', () => {
  const broken = { card: 'quasar', losses: { T: 2 }, stun: 1 }
  const table = (given: Parameters<typeof position>[0] = { A1: broken }) =>
    tableAt(position(given, { phase: 'engineering', mover: null }, { engineering: true }))

  test('[ARC.opt.eng ARC.turn.upkeep.engineering] 4 or more mends one thing, once a turn and ship', () => {
    const one = table({ A1: { card: 'quasar', losses: { T: 2 } } })
    one.play('A', { type: 'repair', ship: 'A1', item: 'T' }, 4)
    expect(ship(one, 'A1').losses.T).toBe(1)
    const failed = table({ A1: { card: 'quasar', losses: { T: 2 } } })
    failed.play('A', { type: 'repair', ship: 'A1', item: 'T' }, 3)
    expect(ship(failed, 'A1').losses.T).toBe(2)
    expect(failed.state.phase).not.toBe('engineering')
    const none = tableAt(
      position({ A1: { losses: { T: 2 } } }, { phase: 'engineering', mover: null }, { engineering: true }),
    )
    expect(none.forbiddenBy('A', { type: 'repair', ship: 'A1', item: 'T' })).toEqual(['TABLE.turn', 'ARC.opt.eng'])
    expect(moving().forbiddenBy('A', { type: 'repair', ship: 'A1', item: 'T' })).toContain(
      'ARC.turn.upkeep.engineering',
    )
    expect(table().forbiddenBy('A', { type: 'repair', ship: 'A1', item: 'E' })).toEqual(['ARC.opt.eng'])
    const short = table({ A1: { card: 'quasar', shorts: [{ kind: 'ds', weapon: null, turn: 3 }] } })
    short.play('A', { type: 'repair', ship: 'A1', item: 'short.0' }, 4)
    expect(ship(short, 'A1').shorts).toEqual([])
  })

  test('[ARC.opt.eng ARC.floor] what codes asked for below 0 was never lost', () => {
    const one = table({ A1: { card: 'quasar', losses: { A: 7 } } })
    one.play('A', { type: 'repair', ship: 'A1', item: 'A' }, 4)
    expect(asvOf(one.state, ship(one, 'A1'))).toBe(1)
  })

  test('[ARC.opt.eng ARC.crit.4 ARC.crit.22] what a critical took for good is not mended, nor a ship out of play', () => {
    const losses = { A: 1, E: 1, T: 1 }
    const by = (change: Given, item: string) =>
      table({ A1: { card: 'quasar', losses, ...change }, A2: { card: 'quasar', losses } }).forbiddenBy('A', {
        type: 'repair',
        ship: 'A1',
        item,
      })
    expect([by({}, 'A'), by({}, 'E')]).toEqual([[], []])
    expect(by({ conditions: [condition('hull-cracks')] }, 'A')).toEqual(['ARC.opt.eng'])
    expect(by({ conditions: [condition('no-screens')] }, 'E')).toEqual(['ARC.opt.eng'])
    expect(by({ status: 'destroyed' }, 'T')).toEqual(['ARC.opt.eng'])
  })

  test('[ARC.opt.mods] stunned crews roll two less', () => {
    expect(table().plan('A', { type: 'repair', ship: 'A1', item: 'T' }).ledgers[0]?.lines).toMatchObject([
      { value: -2, rule: 'ARC.opt.mods' },
    ])
    const torpedoes = [torpedo({ at: hex('1509'), moved: true })]
    const stunned = inPhase('countermeasures', torpedoes, { B1: { stun: 1, conditions: [condition('ew', 1)] } })
    const lines = stunned.plan('B', { type: 'countermeasure', ship: 'B1', torpedo: 't1' }).ledgers[0]?.lines
    expect(lines?.map(({ value }) => value)).toEqual([-2, -2])
  })
})

describe('SR as an option', () => {
  const shot = { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' } as const

  test('by speed: no shot once that many points are spent', () => {
    const at = (spent: number) =>
      firing({ ship: 'A1', crew: 'A' }, { A1: { spent } }, { sr: 'speed' }).forbiddenBy('A', shot)
    expect([at(11), at(12)]).toEqual([[], ['ARC.hit.sr']])
    expect(firing({ ship: 'A1', crew: 'A' }, { A1: { spent: 12 } }).forbiddenBy('A', shot)).toEqual([])
  })
})
