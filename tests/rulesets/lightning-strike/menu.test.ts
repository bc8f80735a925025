import { describe, expect, test } from 'vitest'
import type { Offer } from '../../../src/engine/offers'
import type { Action } from '../../../src/engine/ruleset'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import { attackOn, duel, mark } from './combat'
import { at, type LsTable, table } from './support'

// The whole menu of a player at one moment, with the rule of each entry.

const FOE = { by: 'B', source: 'B1' } as const
const menu = (t: LsTable, seat: 'A' | 'B' | 'C' = 'A') => t.offers(seat).map(({ id, rule }) => `${id}: ${rule}`)

function offer<K extends Offer<Action>['kind']>(t: LsTable, kind: K, id: string, seat: 'A' | 'B' = 'A') {
  const found = t.offer(id, seat)
  if (found.kind !== kind) throw new Error(`${id} is a ${found.kind}`)
  return found as Extract<Offer<Action>, { kind: K }>
}

/** A Syreen A1 and a Lancer A2 against a Syreen, with Command Points. */
const ready = (own = {}, options = {}) =>
  table(options)
    .unit('syreen', { at: [50, 60], ...own })
    .unit('lancer', { at: [70, 60] })
    .enemy('syreen', { at: [50, 10] })

const CONCEDE = 'concede: LS.end.concede'
const ATTACKS = (unit: string, weapons: number) =>
  Array.from({ length: weapons }, (_, i) => `attack.${unit}.${i}: LS.attack.one-weapon`)

describe('Offered to the player with the slot', () => {
  test('[LS.turn.main.alternate LS.command.out-of-sequence LS.command.turn] each own Unit, in every way', () => {
    expect(menu(ready())).toEqual([
      'activate.A1.plain: LS.turn.main.alternate',
      'activate.A1.overthrust: LS.move.exo.overthrust.declare',
      'activate.A1.evade: LS.move.evade.declare',
      'activate.A1.both: LS.move.evade.exo-not-both',
      'activate.A2.plain: LS.turn.main.alternate',
      'activate.A2.overthrust: LS.move.fighter.overthrust.allowance',
      'activate.A2.evade: LS.move.evade.declare',
      'activate.A2.both: LS.move.evade.fighter-both',
      'cp.activate.A1: LS.command.out-of-sequence',
      'cp.activate.A2: LS.command.out-of-sequence',
      'cp.turn.A1: LS.command.turn',
      'cp.turn.A2: LS.command.turn',
      CONCEDE,
    ])
    expect(menu(ready(), 'B')).toEqual([CONCEDE])
    const points = (own: object) => menu(ready(own)).filter(id => /A1|^cp/.test(id))
    const other = ['cp.activate.A2: LS.command.out-of-sequence', 'cp.turn.A2: LS.command.turn']
    expect(points({ status: 'retreated' })).toEqual(other)
    expect(points({ activation: 'done' }).sort()).toEqual([...other, 'cp.turn.A1: LS.command.turn'].sort())
  })

  test('[LS.command.pool] nothing that costs a Command Point without one', () => {
    const t = ready({}, { commandPoints: 0 })
    expect(menu(t).filter(id => id.startsWith('cp.'))).toEqual([])
    expect(menu(t.activate('A1')).filter(id => id.startsWith('cp.'))).toEqual([])
  })

  test('[LS.command.windows] whether to be asked every time, until they are', () => {
    const t = ready().set(state => Object.assign(state.sides.A ?? {}, { asksAlways: false }))
    expect(menu(t)).toContain('reaction.ask: LS.command.windows')
    expect(menu(ready())).not.toContain('reaction.ask: LS.command.windows')
    expect(menu(t.activate('A1'))).not.toContain('reaction.ask: LS.command.windows')
  })

  test('[LS.command.out-of-sequence LS.turn.activation.counters-first] the form holds the counters a Unit has', () => {
    const form = (own: object, options = {}) => offer(ready(own, options), 'form', 'cp.activate.A1')
    const values = (own: object, options = {}) =>
      form(own, options)
        .fields()
        .map(({ name, value }) => [name, value])
    expect(values({})).toEqual([
      ['overthrust', false],
      ['evade', false],
    ])
    expect(values({ overthrust: true, aiming: true }, { aiming: true })).toEqual([
      ['overthrust', true],
      ['evade', false],
      ['aim', true],
    ])
    expect(values({ evading: true })).toEqual([
      ['overthrust', false],
      ['evade', true],
    ])
    const action = { type: 'cp.activate', unit: 'A1', overthrust: false, evade: false, aim: false }
    expect(form({}).fill({})).toEqual(action)
    for (const name of ['overthrust', 'evade', 'aim'])
      expect(form({}).fill({ [name]: true })).toEqual({ ...action, [name]: true })
  })
})

describe('Offered to the owner of the active Unit', () => {
  const ENDS = ['endActivation.A1: LS.turn.activation.def', 'endActivation.A1.facing: LS.move.exo.facing-end']
  test('[LS.turn.activation.then-free LS.turn.actions.attack-count] an exo-armor with everything it could do', () => {
    const own = { at: [50, 98], stunned: true, ecm: { threshold: 5, paid: false }, targetedEcm: [FOE] }
    const t = mark(ready(own), 'B1', { ecm: { threshold: 4, paid: true } }).activate('A1')
    expect(menu(t)).toEqual([
      'move.A1: LS.move.exo.circle',
      'face.A1: LS.move.exo.facing-active',
      ...ATTACKS('A1', 3),
      'removeStun.A1: LS.damage.stun.remove',
      'ecm.activate.A1: LS.ecm.activate.cost',
      'ecm.maintain.A1: LS.ecm.maintain.cost',
      'ecm.target.A1: LS.ecm.targeted.purpose',
      'eccm.dispel.A1: LS.eccm.purpose',
      'eccm.clear.A1.B1: LS.ecm.targeted.clear',
      ...ENDS,
      'cp.action.A1: LS.command.extra-action',
      'cp.turn.A1: LS.command.turn',
      'retreat.A1: LS.move.retreat',
      CONCEDE,
    ])
  })

  test('[LS.turn.activation.then-free] nothing that it has no use for', () => {
    const plain = ['move.A1: LS.move.exo.circle', 'face.A1: LS.move.exo.facing-active', ...ATTACKS('A1', 3)]
    const points = ['cp.action.A1: LS.command.extra-action', 'cp.turn.A1: LS.command.turn', CONCEDE]
    expect(menu(ready().activate('A1'))).toEqual([
      ...plain,
      'ecm.activate.A1: LS.ecm.activate.cost',
      'ecm.target.A1: LS.ecm.targeted.purpose',
      ...ENDS,
      ...points,
    ])
    const wyvern = table()
      .unit('wyvern')
      .enemy('syreen', { at: [50, 10], ecm: { threshold: 4, paid: true } })
    expect(menu(wyvern.activate('A1'))).toEqual([...plain, ...ENDS, ...points])
  })

  test('[LS.move.fighter.basic LS.move.fighter.overthrust.allowance LS.move.fighter.overthrust.turn] a fighter', () => {
    const rest = [
      ...ATTACKS('A2', 2),
      'endActivation.A2: LS.turn.activation.def',
      'cp.action.A2: LS.command.extra-action',
      'cp.turn.A2: LS.command.turn',
      CONCEDE,
    ]
    expect(menu(ready().activate('A2'))).toEqual([
      'fly.A2: LS.move.fighter.basic',
      'fly.A2.turn: LS.move.fighter.turn-free',
      ...rest,
    ])
    const fast = ready().activate('A2', { overthrust: true })
    expect(menu(fast)).toEqual([
      'fly.A2: LS.move.fighter.overthrust.allowance',
      'fly.A2.turn: LS.move.fighter.overthrust.turn',
      ...rest,
    ])
    expect(
      fast
        .offers('A')
        .slice(0, 1)
        .map(({ label }) => label),
    ).toEqual(['Fly on Overthrust'])
    fast.do('fly', { unit: 'A2', path: [{ at: at(70, 48), facing: 0 }] }).pass()
    expect(menu(fast)).toEqual(['fly.A2: LS.move.fighter.overthrust.allowance', ...rest])
  })

  test('[LS.command.turn LS.move.exo.facing-end LS.move.fighter.turn-free] how far each can be turned', () => {
    const exo = ready({ facing: 30 }).activate('A1')
    for (const id of ['face.A1', 'endActivation.A1.facing', 'cp.turn.A1']) {
      const turn = offer(exo, 'facing', id)
      expect([turn.arc, turn.pivot]).toEqual([
        { from: -180, to: 180 },
        { at: at(50, 60), facing: 30 },
      ])
    }
    const widest = (t: LsTable) => offer(t, 'facing', 'fly.A2.turn').arc
    // One free turn, and two more for half of the 12 cm each.
    expect(widest(ready().activate('A2'))).toEqual({ from: -180, to: 180 })
    expect(widest(ready().activate('A2', { overthrust: true }))).toEqual({ from: -90, to: 90 })
    const flown = ready()
      .activate('A2')
      .do('fly', { unit: 'A2', path: [{ at: at(70, 53), facing: 0 }] })
      .pass()
    // After 7 cm, 5 are left: too few for a second turn.
    expect(widest(flown)).toEqual({ from: -90, to: 90 })
  })

  test('[LS.attack.enemy-only LS.ecm.targeted.nominate LS.eccm.purpose LS.ecm.targeted.clear] whom it can choose', () => {
    const t = table({}, ['A', 'B', 'C'])
      .unit('syreen', { at: [50, 60], targetedEcm: [FOE, { by: 'C', source: 'C1' }] })
      .unit('syreen', { at: [60, 60], ecm: { threshold: 3, paid: true }, targetedEcm: [FOE] })
      .enemy('syreen', { at: [50, 10], ecm: { threshold: 4, paid: true } })
      .enemy('syreen', { at: [60, 10], status: 'overkilled' })
      .unit('syreen', { seat: 'C', at: [5, 50] })
      .activate('A1')
    const pieces = (id: string) =>
      offer(t, 'piece', id)
        .choices()
        .map(({ piece }) => piece)
    expect(pieces('attack.A1.0')).toEqual(['B1', 'C1'])
    expect(pieces('ecm.target.A1')).toEqual(['A1', 'A2', 'B1', 'C1'])
    expect(pieces('eccm.dispel.A1')).toEqual(['B1'])
    expect(pieces('eccm.clear.A1.B1')).toEqual(['A1', 'A2'])
    expect(pieces('eccm.clear.A1.C1')).toEqual(['A1'])
    const named = mark(t, 'C1', { name: 'Circe' })
    expect(named.offer('eccm.clear.A1.C1').label).toBe("Clear Circe's Targeted ECM with ECCM")
  })

  test('[LS.move.exo.facing-active] an attack that needs a turn brings it along, one that does not brings none', () => {
    const facings = (t: LsTable) =>
      offer(t.activate('A1'), 'piece', 'attack.A1.0')
        .choices()
        .map(({ action }) => (action as { facing?: number }).facing)
    expect(facings(ready())).toEqual([undefined])
    expect(facings(ready({ facing: 180 }))).toEqual([0])
    expect(facings(ready({ facing: 180 }, { exoFacing: 'endOnly' }))).toEqual([undefined])
  })

  test('[LS.attack.one-weapon] fired, or struck with where it reaches only Units in contact', () => {
    const labels = (weapon: number) => ready().activate('A1').offer(`attack.A1.${weapon}`).label
    expect([0, 2].map(labels)).toEqual(['Fire Laser rifle', 'Strike with Punch'])
  })
})

describe('What ending an activation would leave', () => {
  const close = (more = {}, options = {}) =>
    duel(options)
      .unit('syreen', { at: [50, 60], ...more })
      .enemy('wyvern', { at: [50, 50] })
  const leaves = (t: LsTable) => t.offer('endActivation.A1').leaves?.()
  const unpaid = { threshold: 5, paid: false }
  const CASES: [what: string, made: () => LsTable, left: string | null][] = [
    ['an attack', () => close().activate('A1'), 'A1 has 1 Action left and could still attack.'],
    [
      'all of it',
      () => close({ stunned: true, ecm: unpaid }).activate('A1'),
      'A1 has 1 Action left and could still attack or remove its Stun counter or maintain its ECM.',
    ],
    ['nothing to aim at', () => close({ at: [50, 95] }).activate('A1'), "A1 hasn't moved or acted."],
    ['out of its arc', () => close({ facing: 180 }).activate('A1'), "A1 hasn't moved or acted."],
    [
      'paid for',
      () => close({ at: [50, 95], ecm: { threshold: 5, paid: true } }).activate('A1'),
      "A1 hasn't moved or acted.",
    ],
    [
      'only its ECM',
      () => close({ at: [50, 95], ecm: unpaid }).activate('A1'),
      'A1 has 1 Action left and could still maintain its ECM.',
    ],
    ['evading', () => close({ stunned: true }).activate('A1', { evade: true }), "A1 hasn't moved or acted."],
    [
      'moved',
      () =>
        close({ at: [50, 95] })
          .activate('A1')
          .do('move', { unit: 'A1', path: [{ at: at(50, 94), facing: 0 }] }),
      null,
    ],
    ['acted', () => close({ stunned: true }).activate('A1').do('removeStun', { unit: 'A1' }), null],
    ['for Actions only', () => close({ at: [50, 95], activation: 'acted-out' }).activate('A1'), null],
  ]
  test.each(CASES)('[LS.turn.actions.any-or-all] %s', (_, made, left) => {
    expect(leaves(made())).toBe(left)
  })

  test('[LS.turn.end.actions-lost LS.ecm.unpaid] warned of before it ends', () => {
    const warned = (t: LsTable) =>
      t
        .plan({ type: 'endActivation', unit: 'A1', facing: null })
        .warnings?.()
        .map(({ rule }) => rule)
    expect(warned(close().activate('A1'))).toEqual(['LS.turn.end.actions-lost'])
    expect(warned(close({ ecm: unpaid }).activate('A1'))).toEqual(['LS.turn.end.actions-lost', 'LS.ecm.unpaid'])
    expect(warned(close({ ecm: { ...unpaid, paid: true } }).activate('A1', { evade: true }))).toEqual([])
    expect(warned(close({ ecm: unpaid }).activate('A1', { evade: true }))).toEqual(['LS.ecm.unpaid'])
    expect(warned(close({ actionsLeft: 0 }).activate('A1'))).toEqual([])
    const early = mark(ready(), 'A1', { ecm: unpaid })
    early.do('cp.activate', { unit: 'A1', overthrust: false, evade: false, aim: false })
    expect(warned(early)).toEqual([])
  })
})

describe('Offered to whoever is asked', () => {
  test('[LS.command.windows LS.command.out-of-sequence LS.command.turn] in a window', () => {
    const t = ready()
      .enemy('wyvern', { at: [60, 10], activation: 'done' })
      .enemy('wyvern', { status: 'overkilled' })
    t.activate('A1').do('move', { unit: 'A1', path: [{ at: at(50, 55), facing: 0 }] })
    expect(menu(t, 'B')).toEqual([
      'cp.activate.B1: LS.command.out-of-sequence',
      'cp.turn.B1: LS.command.turn',
      'cp.turn.B2: LS.command.turn',
      'reaction.pass: LS.command.windows',
      'reaction.pass.turn: LS.command.windows',
      'reaction.ask: LS.command.windows',
      CONCEDE,
    ])
    expect(t.offer('reaction.ask', 'B').label).toBe('Ask me only where it matters')
    expect(menu(t)).toEqual([CONCEDE])
  })

  test('[LS.command.defence LS.cc.cco.turn] by an attack', () => {
    const attacked = (own: string, foe: object, options = {}) =>
      table(options)
        .unit(own, { at: [50, 50] })
        .enemy('wyvern', foe)
        .activate('A1')
    const far = attacked('pathfinder', { at: [50, 40] }).play(attackOn('B1'))
    expect(menu(far, 'B')).toEqual(['defend.plain: LS.command.defence', 'defend.point: LS.command.defence', CONCEDE])
    const near = attacked('pathfinder', { at: [50, 48.5], facing: 0 }).play(attackOn('B1', { weapon: 2 }))
    expect(menu(near, 'B')).toEqual([
      'defend.turn: LS.cc.cco.turn',
      'defend.both: LS.cc.cco.turn',
      'defend.plain: LS.command.defence',
      'defend.point: LS.command.defence',
      CONCEDE,
    ])
    const poor = attacked('pathfinder', { at: [50, 48.5], facing: 0 }, { commandPoints: 0 })
    expect(menu(poor.play(attackOn('B1', { weapon: 2 })), 'B')).toEqual([
      'defend.turn: LS.cc.cco.turn',
      'defend.plain: LS.command.defence',
      CONCEDE,
    ])
    expect(menu(poor)).toEqual([CONCEDE])
    expect(
      near
        .offers('B')
        .slice(0, 4)
        .map(({ label, key }) => `${key} ${label}`),
    ).toEqual([
      't Turn to face the attacker',
      'b Turn and spend a Command Point for +2',
      's Just defend',
      'p Spend a Command Point for +2',
    ])
  })

  test('[LS.ecm.targeted.eccm LS.ecm.targeted.decline] by Targeted ECM', () => {
    const jammed = (more = {}) =>
      mark(ready(), 'B1', more).activate('A1').do('ecm.target', { unit: 'A1', target: 'B1' })
    const rest = ['ecm.answer.plain: LS.ecm.targeted.roll', 'ecm.answer.decline: LS.ecm.targeted.decline', CONCEDE]
    expect(menu(jammed(), 'B')).toEqual(['ecm.answer.eccm: LS.ecm.targeted.eccm', ...rest])
    expect(menu(jammed({ crippled: true }), 'B')).toEqual(rest)
    expect(menu(jammed())).toEqual([CONCEDE])
  })

  test('[LS.turn.initiative.choose-first LS.turn.initiative.multi-order] for the order', () => {
    const choosing = (seats: ('A' | 'B' | 'C' | 'D')[]) => {
      const t = table({}, seats)
      for (const seat of seats) t.unit('pathfinder', { seat })
      return t.set(state => Object.assign(state, { order: [], active: null, initiative: 'B' }))
    }
    const two = choosing(['A', 'B'])
    expect(two.offers('B').map(it => (it.kind === 'button' ? [it.label, it.action] : []))).toEqual([
      ['Go first', { type: 'initiative.order', order: ['B', 'A'] }],
      ['Let the other side go first', { type: 'initiative.order', order: ['A', 'B'] }],
      ['Concede the game', { type: 'concede' }],
    ])
    expect(menu(two)).toEqual([CONCEDE])
    const chosen: LsAction = { type: 'initiative.order', order: ['B', 'A'] }
    expect(choosing(['A', 'B']).play(chosen).why(chosen)).toEqual(['LS.turn.initiative.choose-first'])
    const early = { type: 'activate', unit: 'B1', overthrust: false, evade: false, aim: false } as const
    expect(two.why(early)).toEqual(['LS.turn.main'])
    two.set(state => Object.assign(state.sides.A ?? {}, { asksAlways: false }))
    expect(menu(two)).toEqual([CONCEDE])
    const form = offer(choosing(['A', 'B', 'C', 'D']), 'form', 'initiative.order', 'B')
    expect(form.fields().map(({ name, value }) => [name, value])).toEqual([
      ['first', 'A'],
      ['second', 'B'],
      ['third', 'C'],
    ])
    const order = (values: Record<string, string>) => (form.fill(values) as unknown as { order: string[] }).order
    expect(order({ first: 'D', second: 'B', third: 'A' })).toEqual(['D', 'B', 'A', 'C'])
    expect(order({ first: 'C', second: 'C', third: 'A' })).toEqual(['C', 'A', 'B', 'D'])
  })
})

describe('Offered before the battle', () => {
  const setUp = (phase: 'placement' | 'obstacles', kind?: 'asteroid' | 'rock') =>
    table({ obstacles: true, obstaclesEach: 1, tableWidth: 120, tableHeight: 80 })
      .unit('pathfinder', { status: 'reserve' })
      .unit('lancer', { status: 'reserve' })
      .unit('lancer', { status: 'table' })
      .enemy('wyvern', { status: 'reserve' })
      .set(state => {
        Object.assign(state, { phase, active: 'A' })
        if (kind) state.sides.A?.obstacles.push(kind)
      })

  test('[LS.setup.alternate LS.setup.special-counter] each Unit in reserve; no fighter on Overthrust', () => {
    const t = setUp('placement')
    expect(menu(t)).toEqual([
      'setup.place.A1.plain: LS.setup.alternate',
      'setup.place.A1.evade: LS.setup.special-counter',
      'setup.place.A1.overthrust: LS.setup.special-counter',
      'setup.place.A2.plain: LS.setup.alternate',
      'setup.place.A2.evade: LS.setup.special-counter',
      CONCEDE,
    ])
    expect(menu(t, 'B')).toEqual([CONCEDE])
    const second = offer(t, 'region', 'setup.place.A2.evade')
    // The second of three stands half way along the edge, in the middle of the 20 cm.
    expect(second.start()).toEqual({ at: at(60, 70), facing: 0 })
    expect(second.ghost).toEqual({ art: 'fighter', radius: 1 })
    expect(second.region()).toMatchObject([{ points: [at(0, 80), at(120, 80), at(120, 60), at(0, 60)] }])
    const pose = { at: at(3, 79), facing: 5 }
    expect(second.at(pose)).toEqual({ type: 'setup.place', unit: 'A2', ...pose, overthrust: false, evade: true })
    const fast = offer(t, 'region', 'setup.place.A1.overthrust')
    expect(fast.at(pose)).toEqual({ type: 'setup.place', unit: 'A1', ...pose, overthrust: true, evade: false })
  })

  test('[LS.obstacle.equal LS.obstacle.random] the obstacle that was drawn, anywhere on the table', () => {
    const rock = setUp('obstacles', 'rock')
    expect(menu(rock)).toEqual(['obstacle.place: LS.obstacle.equal', CONCEDE])
    expect(menu(rock, 'B')).toEqual([CONCEDE])
    const marker = offer(rock, 'region', 'obstacle.place')
    expect([marker.label, marker.facing, marker.start()]).toEqual([
      'Place your rock field',
      'free',
      { at: at(60, 40), facing: 0 },
    ])
    expect(marker.region()).toMatchObject([{ points: [at(0, 0), at(120, 0), at(120, 80), at(0, 80)] }])
    expect(offer(setUp('obstacles', 'asteroid'), 'region', 'obstacle.place').facing).toBe('none')
    const late = setUp('obstacles', 'rock').set(state => Object.assign(state, { phase: 'main', order: ['A', 'B'] }))
    expect(menu(late).filter(id => id.startsWith('obstacle'))).toEqual([])
  })

  test('[LS.obstacle.scale] the whole of it on the table, at each edge', () => {
    const why = (kind: 'asteroid' | 'rock', x: number, y: number) =>
      setUp('obstacles', kind).why({ type: 'obstacle.place', at: at(x, y), facing: 0 })
    // An asteroid has a radius of 3 cm.
    for (const [x, y] of [
      [3, 40],
      [117, 40],
      [60, 3],
      [60, 77],
    ] as const)
      expect(why('asteroid', x, y)).toEqual([])
    for (const [x, y] of [
      [2.9, 40],
      [117.1, 40],
      [60, 2.9],
      [60, 77.1],
    ] as const)
      expect(why('asteroid', x, y)).toEqual(['LS.obstacle.scale'])
    expect(why('rock', 1, 40)).toEqual(['LS.obstacle.scale'])
    const place = { type: 'obstacle.place', at: at(60, 40), facing: 0 } as const
    expect(setUp('placement').why(place)).toEqual(['LS.obstacle.equal'])
    expect(setUp('obstacles', 'rock').why(place, 'B')).toEqual(['TABLE.turn', 'LS.obstacle.equal'])
    const used = setUp('obstacles', 'rock').obstacle('rock', { at: [20, 20], radius: 2 })
    expect(used.refusals(place).map(({ why }) => why)).toEqual(['You have already placed all your obstacles.'])
  })

  test('[LS.obstacle.optional LS.turn.phases] the steps of set-up', () => {
    const steps = (t: LsTable) => lightningStrike.sequence(t.view).map(({ id, at: where }) => `${id} ${where}`)
    expect(steps(setUp('obstacles', 'rock'))).toEqual(['obstacles now', 'placement next'])
    expect(steps(setUp('placement'))).toEqual(['obstacles done', 'placement now'])
    const without = setUp('placement').set(state => {
      state.options.obstacles = false
    })
    expect(steps(without)).toEqual(['obstacles left-out', 'placement now'])
  })
})
