import { describe, expect, test } from 'vitest'
import type { LsEvent } from '../../../src/rulesets/lightning-strike/events'
import type { LsRule } from '../../../src/rulesets/lightning-strike/rulebook'
import { attackOn, cited, duel, gun, like, mark } from './combat'
import { at, type LsTable, table } from './support'

// Everything an event names, and nothing else.

type Case = readonly [what: string, after: () => LsTable, rules: readonly LsRule[]]

const check = (type: LsEvent['type'], cases: readonly Case[]) =>
  test.each(cases)('%s', (_, after, rules) => {
    expect([...cited(after(), type)].sort()).toEqual([...rules].sort())
  })

type Stop = readonly [x: number, y: number, facing?: number]
const path = (stops: readonly Stop[]) => stops.map(([x, y, facing = 0]) => ({ at: at(x, y), facing }))

/** A1 in the middle of the table, and an enemy far away. */
const lone = (card: string, more = {}, options = {}) =>
  duel(options)
    .unit(card, { at: [50, 50], ...more })
    .enemy('wyvern', { at: [50, 5] })
const ready = () =>
  table()
    .unit('pathfinder')
    .enemy('wyvern', { at: [50, 5] })
const exo = (more = {}) => lone('pathfinder', more).activate('A1')
const move = (t: LsTable, ...stops: Stop[]) => t.do('move', { unit: 'A1', path: path(stops) })
const fighter = (overthrust = false, more = {}) => lone('lancer', more).activate('A1', { overthrust })
const fly = (t: LsTable, ...stops: Stop[]) => t.do('fly', { unit: 'A1', path: path(stops) })

describe('An exo-armor that moved', () => {
  const MOVED = ['LS.move.exo.circle', 'LS.move.basic'] as const
  const ONTO = ['LS.move.end-anywhere', 'LS.geo.base', 'LS.cc.state'] as const
  const beside = (x: number, y: number) => exo().enemy('wyvern', { at: [x, y] })
  const field = (kind: 'factory' | 'dust' | 'debris', y: number) => exo().obstacle(kind, { at: [50, y], radius: 2 })
  check('moved', [
    ['[LS.move.exo.circle LS.move.basic] straight ahead', () => move(exo(), [50, 45]), MOVED],
    [
      '[LS.move.exo.overthrust.allowance] on Overthrust',
      () => move(lone('pathfinder').activate('A1', { overthrust: true }), [50, 32]),
      ['LS.move.exo.circle', 'LS.move.exo.overthrust.allowance'],
    ],
    ['[LS.move.exo.any-path] by two points', () => move(exo(), [50, 47], [50, 45]), [...MOVED, 'LS.move.exo.any-path']],
    ['[LS.move.exo.facing-free] looking aside', () => move(exo(), [50, 45, 5]), [...MOVED, 'LS.move.exo.facing-free']],
    [
      '[LS.move.exo.facing-free LS.move.exo.any-path] only the last leg counts',
      () => move(exo(), [55, 50, 0], [55, 45, 0]),
      [...MOVED, 'LS.move.exo.any-path'],
    ],
    ['[LS.geo.epsilon] to the rim', () => move(exo(), [50, 40]), [...MOVED, 'LS.geo.epsilon']],
    [
      '[LS.move.once LS.turn.activation.full-move-once] in a second step',
      () => move(move(exo(), [50, 47]), [50, 45]),
      [...MOVED, 'LS.move.once', 'LS.turn.activation.full-move-once'],
    ],
    ['[LS.move.through] 2 cm past another Unit', () => move(beside(52, 46), [50, 42]), [...MOVED, 'LS.move.through']],
    ['[LS.move.through] not 2.1 cm past it', () => move(beside(52.1, 46), [50, 42]), MOVED],
    [
      '[LS.move.through] on one leg of two',
      () => move(beside(52, 46), [50, 43], [45, 43, 270]),
      [...MOVED, 'LS.move.exo.any-path', 'LS.move.through'],
    ],
    ['[LS.move.through] not away from a Unit it touched', () => move(beside(50, 49), [50, 45]), MOVED],
    [
      '[LS.move.end-anywhere LS.geo.base LS.cc.state] into contact',
      () => move(beside(50, 43), [50, 45]),
      [...MOVED, ...ONTO],
    ],
    ['[LS.move.end-anywhere] not just short of it', () => move(beside(50, 42.9), [50, 45]), MOVED],
    [
      '[LS.obstacle.factory.entry-free] into a factory',
      () => move(field('factory', 44), [50, 45]),
      [...MOVED, 'LS.obstacle.factory.entry-free'],
    ],
    ['[LS.obstacle.factory.entry-free] not within one', () => move(field('factory', 48), [50, 48]), MOVED],
    ['[LS.obstacle.dust.bonus] into dust', () => move(field('dust', 44), [50, 45]), MOVED],
    [
      '[LS.obstacle.check-once] into a field for the second time',
      () => move(move(move(field('debris', 44).dice(4, 1), [50, 46]), [50, 49, 180]), [50, 46]),
      [...MOVED, 'LS.move.once', 'LS.turn.activation.full-move-once', 'LS.obstacle.check-once'],
    ],
  ])
})

describe('A fighter that flew', () => {
  const FLEW = 'LS.move.fighter.basic'
  const FAST = 'LS.move.fighter.overthrust.allowance'
  const TURN = ['LS.move.fighter.turn-free', 'LS.move.fighter.turn-count'] as const
  const COST = ['LS.move.fighter.turn-cost', 'LS.move.fighter.turn-count'] as const
  check('flew', [
    ['[LS.move.fighter.basic] straight ahead', () => fly(fighter(), [50, 45]), [FLEW]],
    ['[LS.move.fighter.turn-free] with its free turn', () => fly(fighter(), [55, 50, 90]), [FLEW, ...TURN]],
    ['[LS.move.fighter.turn-cost] with two turns', () => fly(fighter(), [52, 50, 90], [52, 48, 0]), [FLEW, ...COST]],
    [
      '[LS.move.fighter.turn-cost] straight after two turns',
      () => fly(fly(fighter(), [52, 50, 90], [52, 48, 0]), [52, 47]),
      [FLEW, 'LS.move.once', 'LS.turn.activation.full-move-once'],
    ],
    ['[LS.geo.epsilon] all 12 cm', () => fly(fighter(), [50, 38]), [FLEW, 'LS.geo.epsilon']],
    [
      '[LS.move.fighter.crippled] Crippled',
      () => fly(fighter(false, { crippled: true }), [50, 45]),
      [FLEW, 'LS.move.fighter.crippled'],
    ],
    ['[LS.move.fighter.overthrust.allowance] on Overthrust', () => fly(fighter(true), [50, 35]), [FAST]],
    [
      '[LS.move.fighter.overthrust.turn] with its only turn',
      () => fly(fighter(true), [65, 50, 90]),
      [FAST, 'LS.move.fighter.overthrust.turn'],
    ],
    ['[LS.geo.epsilon] all 24 cm', () => fly(fighter(true), [50, 26]), [FAST, 'LS.geo.epsilon']],
  ])
})

describe('An entry check', () => {
  const CHECK = ['LS.test.roll', 'LS.dice.highest', 'LS.obstacle.contact', 'LS.obstacle.check-path'] as const
  const entering = (faces: number[], { kind = 'debris' as 'debris' | 'rock', skill = 2, overthrust = false } = {}) =>
    move(
      lone('pathfinder', {}, { skill })
        .obstacle(kind, { at: [50, 43], radius: 2 })
        .activate('A1', { overthrust })
        .dice(...faces),
      [50, 45],
    )
  const PASS = ['LS.test.success', 'LS.test.mos'] as const
  check('entry-checked', [
    ['[LS.obstacle.debris.check] passed', () => entering([3, 1]), ['LS.obstacle.debris.check', ...CHECK, ...PASS]],
    [
      '[LS.obstacle.rock.check] of a rock field',
      () => entering([3, 1], { kind: 'rock' }),
      ['LS.obstacle.rock.check', ...CHECK, ...PASS],
    ],
    [
      '[LS.dice.extra-six] with two sixes',
      () => entering([6, 6]),
      ['LS.obstacle.debris.check', ...CHECK, ...PASS, 'LS.dice.extra-six'],
    ],
    [
      '[LS.test.threshold-draw LS.test.mof] 2 is not above 2',
      () => entering([2, 1]),
      ['LS.obstacle.debris.check', ...CHECK, 'LS.test.threshold-draw', 'LS.test.mof'],
    ],
    [
      '[LS.obstacle.check-fumble] a fumble',
      () => entering([1, 1]),
      ['LS.obstacle.debris.check', ...CHECK, 'LS.obstacle.check-fumble'],
    ],
    [
      '[LS.test.no-action-modifier] with an Overthrust counter',
      () => entering([3, 1], { overthrust: true }),
      ['LS.obstacle.debris.check', ...CHECK, ...PASS, 'LS.test.no-action-modifier'],
    ],
    [
      '[LS.test.roll] with a single die',
      () => entering([3], { skill: 1 }),
      ['LS.obstacle.debris.check', 'LS.test.roll', 'LS.obstacle.contact', 'LS.obstacle.check-path', ...PASS],
    ],
  ])
  const LASTING = ['LS.damage.crippled.halves', 'LS.damage.crippled.only', 'LS.damage.crippled.permanent'] as const
  check('crippled', [
    [
      '[LS.obstacle.debris.fail LS.damage.crippled.midmove] failed, in debris',
      () => entering([1, 1]),
      ['LS.obstacle.debris.fail', 'LS.damage.crippled.midmove', ...LASTING],
    ],
    [
      '[LS.obstacle.rock.fail] failed, among rocks',
      () => entering([2, 2], { kind: 'rock' }),
      ['LS.obstacle.rock.fail', 'LS.damage.crippled.midmove', ...LASTING],
    ],
  ])
})

describe('An activation', () => {
  const FIRST = 'LS.turn.activation.counters-first'
  const begun =
    (card: string, declared: Parameters<LsTable['activate']>[1], more = {}) =>
    () =>
      lone(card, more, { aiming: true }).activate('A1', declared)
  check('activated', [
    ['[LS.turn.activation.counters-first] without counters', begun('pathfinder', {}), [FIRST]],
    [
      '[LS.move.evade.declare LS.move.evade.bonus] evading',
      begun('pathfinder', { evade: true }),
      [FIRST, 'LS.move.evade.declare', 'LS.move.evade.bonus'],
    ],
    [
      '[LS.move.evade.duration LS.move.evade.no-stack] evading once more',
      begun('pathfinder', { evade: true }, { evading: true }),
      [FIRST, 'LS.move.evade.duration', 'LS.move.evade.bonus', 'LS.move.evade.no-stack'],
    ],
    ['[LS.move.evade.duration] no longer evading', begun('pathfinder', {}, { evading: true }), [FIRST]],
    [
      '[LS.move.exo.overthrust.declare] on Overthrust',
      begun('pathfinder', { overthrust: true }),
      [FIRST, 'LS.move.exo.overthrust.declare'],
    ],
    [
      '[LS.move.exo.overthrust.counter] on Overthrust once more',
      begun('pathfinder', { overthrust: true }, { overthrust: true }),
      [FIRST, 'LS.move.exo.overthrust.counter'],
    ],
    [
      '[LS.move.fighter.overthrust.no-counter LS.move.fighter.overthrust.min] a fighter on Overthrust',
      begun('lancer', { overthrust: true }),
      [FIRST, 'LS.move.fighter.overthrust.no-counter', 'LS.move.fighter.overthrust.min'],
    ],
    [
      '[LS.move.evade.declare] a fighter that only evades',
      begun('lancer', { evade: true }),
      [FIRST, 'LS.move.evade.declare', 'LS.move.evade.bonus'],
    ],
    [
      '[LS.move.evade.fighter-both] a fighter that does both',
      begun('lancer', { overthrust: true, evade: true }),
      [
        FIRST,
        'LS.move.fighter.overthrust.no-counter',
        'LS.move.fighter.overthrust.min',
        'LS.move.evade.declare',
        'LS.move.evade.bonus',
        'LS.move.evade.fighter-both',
      ],
    ],
    ['[LS.counter.aiming] aiming', begun('pathfinder', { aim: true }), [FIRST, 'LS.counter.aiming']],
    [
      '[LS.command.out-of-sequence.act-later] for the Actions that are left',
      begun('pathfinder', {}, { activation: 'acted-out' }),
      ['LS.command.out-of-sequence.act-later'],
    ],
    [
      '[LS.command.out-of-sequence] with a Command Point',
      () => ready().do('cp.activate', { unit: 'A1', overthrust: false, evade: true, aim: false }),
      ['LS.command.out-of-sequence', FIRST, 'LS.move.evade.declare', 'LS.move.evade.bonus'],
    ],
  ])

  const IDLE = ['LS.turn.activation.idle', 'LS.turn.main.no-pass'] as const
  const DONE = 'LS.turn.activation.def'
  const COULD = 'LS.turn.actions.any-or-all'
  check('activation-ended', [
    ['[LS.turn.activation.idle LS.turn.main.no-pass] idle', () => exo().end('A1'), [...IDLE, COULD]],
    [
      '[LS.turn.actions.any-or-all] evading: it could not act',
      () => lone('pathfinder', { stunned: true }).activate('A1', { evade: true }).end('A1'),
      IDLE,
    ],
    [
      '[LS.damage.stun.optional] still Stunned',
      () => exo({ stunned: true }).end('A1'),
      [...IDLE, COULD, 'LS.damage.stun.optional'],
    ],
    ['[LS.turn.activation.def] moved', () => move(exo(), [50, 45]).end('A1'), [DONE, COULD]],
    ['[LS.turn.activation.def] acted', () => exo({ stunned: true }).do('removeStun', { unit: 'A1' }).end('A1'), [DONE]],
    [
      '[LS.move.exo.facing-end] turned at the end',
      () => exo().do('endActivation', { unit: 'A1', facing: 90 }),
      [...IDLE, COULD, 'LS.move.exo.facing-end'],
    ],
    [
      '[LS.move.exo.overthrust.no-minimum] an exo-armor on Overthrust',
      () => lone('pathfinder').activate('A1', { overthrust: true }).end('A1'),
      [...IDLE, COULD, 'LS.move.exo.overthrust.no-minimum'],
    ],
    [
      '[LS.move.fighter.stay] a fighter that stays',
      () => fighter().end('A1'),
      [...IDLE, COULD, 'LS.move.fighter.stay'],
    ],
    ['[LS.move.fighter.stay] not one that flew', () => fly(fighter(), [50, 49]).end('A1'), [DONE, COULD]],
    ['[LS.move.fighter.stay] or had to', () => fly(fighter(true), [50, 38]).end('A1'), [DONE, COULD]],
  ])

  const spend = (action: Parameters<LsTable['play']>[0]) => () => ready().activate('A1').play(action)
  check('command-spent', [
    [
      '[LS.command.extra-action LS.command.extra-action.no-penalty] for an Action',
      spend({ type: 'cp.action', unit: 'A1' }),
      ['LS.command.extra-action', 'LS.command.extra-action.no-penalty', 'LS.command.one-per-unit'],
    ],
    [
      '[LS.command.turn] for a turn',
      spend({ type: 'cp.turn', unit: 'A1', facing: 90 }),
      ['LS.command.turn', 'LS.command.one-per-unit'],
    ],
  ])
})

describe('The turn', () => {
  const rolled =
    (...faces: number[]) =>
    () =>
      table()
        .unit('pathfinder')
        .enemy('wyvern', { at: [50, 5] })
        .set(state => Object.assign(state, { phase: 'initiative', initiative: null, order: [], active: null }))
        .dice(...faces)
        .settle()
  const DICE = ['LS.dice.d6', 'LS.dice.default', 'LS.dice.highest'] as const
  const ROLLED = [
    ...DICE,
    'LS.turn.initiative.each',
    'LS.turn.initiative.high',
    'LS.turn.initiative.cp-refresh',
    'LS.command.refresh',
    'LS.turn.phases',
  ] as const
  check('initiative-rolled', [
    [
      '[LS.turn.initiative.each LS.turn.initiative.high LS.turn.phases LS.dice.d6 LS.dice.default LS.command.refresh] at once',
      rolled(5, 1, 4, 2),
      ROLLED,
    ],
    [
      '[LS.turn.initiative.reroll] after a tie',
      rolled(5, 1, 5, 2, 3, 1, 2, 2),
      [...ROLLED, 'LS.turn.initiative.reroll'],
    ],
  ])

  const chosen = (seats: ('A' | 'B' | 'C')[]) => () => {
    const t = table({}, seats)
    for (const seat of seats) t.unit('pathfinder', { seat })
    return t.set(state => Object.assign(state, { order: [], active: null })).do('initiative.order', { order: seats })
  }
  check('order-chosen', [
    [
      '[LS.turn.initiative.choose-first LS.turn.initiative.full-turn] of two sides',
      chosen(['A', 'B']),
      ['LS.turn.initiative.choose-first', 'LS.turn.initiative.full-turn'],
    ],
    [
      '[LS.turn.initiative.multi-order] of three',
      chosen(['A', 'B', 'C']),
      ['LS.turn.initiative.multi-order', 'LS.turn.initiative.full-turn'],
    ],
  ])

  const ended =
    (turnLimit: number, turn = 1) =>
    () =>
      lone('pathfinder', {}, { turnLimit })
        .set(state => Object.assign(state, { phase: 'end', endStep: 'next', active: null, turn }))
        .settle()
  const LOST = ['LS.turn.end.actions-lost', 'LS.turn.end.cp-zero', 'LS.command.one-round'] as const
  const ON = [...LOST, 'LS.turn.end.next', 'LS.turn.series'] as const
  check('turn-ended', [
    ['[LS.turn.end.next LS.turn.series] without a limit', ended(0), ON],
    ['[LS.turn.end.next] before the last one', ended(2), ON],
    ['[LS.end.scenario] after the last one', ended(2, 2), [...LOST, 'LS.end.scenario']],
    ['[LS.end.scenario] after the only one', ended(1), [...LOST, 'LS.end.scenario']],
  ])

  const SET_UP = {
    at: at(50, 85),
    facing: 0,
    overthrust: false,
    evade: false,
  }
  const placed = (y: number) => () =>
    duel()
      .unit('pathfinder', { status: 'reserve' })
      .enemy('wyvern', { status: 'reserve' })
      .set(state => Object.assign(state, { phase: 'placement', active: 'A' }))
      .do('setup.place', { ...SET_UP, unit: 'A1', at: at(50, y) })
  const PLACED = ['LS.setup.alternate', 'LS.setup.zone-20', 'LS.setup.facing'] as const
  check('placed', [
    ['[LS.setup.alternate LS.setup.facing] a Unit in its zone', placed(85), PLACED],
    ['[LS.geo.epsilon] on the line of its zone', placed(80), [...PLACED, 'LS.geo.epsilon']],
  ])
  check('first-rolled', [
    [
      '[LS.setup.first] who places first',
      () =>
        duel()
          .unit('pathfinder', { status: 'reserve' })
          .enemy('wyvern', { status: 'reserve' })
          .set(state => Object.assign(state, { phase: 'placement', placing: null, active: null }))
          .dice(5, 1, 4, 1)
          .settle(),
      ['LS.setup.first', 'LS.setup.alternate', ...DICE],
    ],
  ])
})

describe('Electronic warfare', () => {
  const FOE = { by: 'B', source: 'B1' } as const
  const OWN = { by: 'A', source: 'A1' } as const
  const ECM = { threshold: 5, paid: true }
  const duet = (own = {}, foe = {}) =>
    duel()
      .unit('syreen', { at: [50, 80], ...own })
      .enemy('stormrider', { at: [50, 20], ...foe })
      .activate('A1')

  const jammed =
    (foe = {}, { answer = 'plain' as 'plain' | 'eccm' | 'decline', faces = [6, 6, 1, 2] } = {}) =>
    () => {
      const t = mark(duet(), 'B1', foe).do('ecm.target', { unit: 'A1', target: 'B1' })
      return t.dice(...faces).play({ type: 'ecm.answer', answer })
    }
  const PLAIN = ['LS.ecm.targeted.win', 'LS.ecm.targeted.roll'] as const
  const LAID = ['LS.ecm.targeted.enemy-attack', 'LS.ecm.targeted.enemy-cp'] as const
  check('interference-resolved', [
    ['[LS.ecm.targeted.enemy-attack LS.ecm.targeted.enemy-cp] a counter is laid', jammed(), [...PLAIN, ...LAID]],
    ['[LS.ecm.targeted.roll] it is not', jammed({}, { faces: [2, 1, 6, 2] }), PLAIN],
    [
      '[LS.ecm.targeted.eccm] against ECCM',
      jammed({}, { answer: 'eccm' }),
      ['LS.ecm.targeted.win', 'LS.ecm.targeted.eccm', ...LAID],
    ],
    [
      '[LS.ecm.targeted.decline] against nothing',
      jammed({ overthrust: true }, { answer: 'decline', faces: [3, 1] }),
      ['LS.ecm.targeted.win', 'LS.ecm.targeted.decline', ...LAID],
    ],
    [
      '[LS.test.no-action-modifier] its Overthrust counter',
      jammed({ overthrust: true }),
      [...PLAIN, ...LAID, 'LS.test.no-action-modifier'],
    ],
    [
      '[LS.ecm.targeted.broadcaster] a broadcaster',
      jammed({ ecm: ECM }),
      [...PLAIN, ...LAID, 'LS.ecm.targeted.broadcaster'],
    ],
    [
      '[LS.ecm.targeted.any-number LS.ecm.targeted.not-cumulative] a second one',
      jammed({ targetedEcm: [OWN] }),
      [...PLAIN, ...LAID, 'LS.ecm.targeted.any-number', 'LS.ecm.targeted.not-cumulative'],
    ],
    [
      '[LS.ecm.targeted.any-number] beside one of its own side',
      jammed({ targetedEcm: [FOE] }),
      [...PLAIN, ...LAID, 'LS.ecm.targeted.any-number'],
    ],
    [
      '[LS.ecm.targeted.friendly] on itself, which broadcasts',
      () => duet({ ecm: ECM }).dice(3, 1).do('ecm.target', { unit: 'A1', target: 'A1' }),
      ['LS.ecm.targeted.win', 'LS.ecm.targeted.decline', 'LS.ecm.targeted.friendly'],
    ],
  ])
  check('interference-declared', [
    [
      '[LS.ecm.targeted.cost LS.ecm.targeted.nominate] declared',
      () => duet().do('ecm.target', { unit: 'A1', target: 'B1' }),
      ['LS.ecm.targeted.cost', 'LS.ecm.targeted.nominate', 'LS.turn.actions.attack-count'],
    ],
  ])

  const tested =
    (faces: number[], more = {}) =>
    () =>
      duel()
        .unit('syreen', { targetedEcm: [FOE], ...more })
        .enemy('stormrider', { at: [50, 20] })
        .set(state => Object.assign(state, { phase: 'end', endStep: 'interference', active: null }))
        .dice(...faces)
        .settle()
  const TESTED = ['LS.ecm.targeted.end-roll', 'LS.turn.end.tecm', 'LS.test.roll'] as const
  check('interference-tested', [
    ['[LS.ecm.targeted.end-roll LS.turn.end.tecm] 5 removes it', tested([5, 1]), TESTED],
    ['[LS.ecm.targeted.duration] 4 does not', tested([4, 1]), [...TESTED, 'LS.ecm.targeted.duration']],
    [
      '[LS.test.no-action-modifier] whatever the Overthrust counter',
      tested([5, 1], { overthrust: true }),
      [...TESTED, 'LS.test.no-action-modifier'],
    ],
  ])

  const on =
    (faces: number[], own = {}) =>
    () =>
      duet(own)
        .dice(...faces)
        .do('ecm.activate', { unit: 'A1' })
  const COST = ['LS.ecm.activate.cost', 'LS.ecm.threshold'] as const
  const rival = (threshold: number) => () =>
    duet()
      .unit('syreen', { at: [20, 80], ecm: { threshold, paid: true } })
      .dice(3, 1)
      .do('ecm.activate', { unit: 'A1' })
  check('ecm-activated', [
    ['[LS.ecm.cp-block] a counter', on([3, 1]), [...COST, 'LS.ecm.cp-block']],
    ['[LS.ecm.threshold-zero] none for a fumble', on([1, 1]), [...COST, 'LS.ecm.threshold-zero']],
    // 3 + 2 is 5: a friend with 5 keeps its counter, one with 4 loses it.
    ['[LS.ecm.highest-only] none beside an equal one', rival(5), [...COST, 'LS.ecm.highest-only']],
    ['[LS.ecm.highest-only] instead of a lower one', rival(4), [...COST, 'LS.ecm.cp-block']],
  ])

  const dispel = (threshold: number, faces: number[]) => () =>
    duet({}, { ecm: { threshold, paid: true } })
      .dice(...faces)
      .do('eccm.dispel', { unit: 'A1', target: 'B1' })
  const TRIED = ['LS.eccm.cost', 'LS.eccm.roll'] as const
  check('eccm-rolled', [
    // The Syreen adds 1.
    ['[LS.eccm.higher] higher', dispel(4, [4, 1]), [...TRIED, 'LS.eccm.higher']],
    ['[LS.eccm.tie] equal', dispel(5, [4, 1]), [...TRIED, 'LS.eccm.tie']],
    ['[LS.eccm.lower] lower', dispel(6, [4, 1]), [...TRIED, 'LS.eccm.lower']],
    ['[LS.eccm.lower] a fumble', dispel(1, [1, 1]), [...TRIED, 'LS.eccm.lower']],
  ])
  check('ecm-removed', [
    ['[LS.eccm.higher] dispelled', dispel(4, [4, 1]), ['LS.eccm.higher']],
    ['[LS.ecm.highest-only] outdone', rival(4), ['LS.ecm.highest-only']],
    ['[LS.ecm.unpaid] not maintained', () => duet({ ecm: { threshold: 5, paid: false } }).end('A1'), ['LS.ecm.unpaid']],
    ['[LS.ecm.gone] retreated', () => duet({ at: [50, 99], ecm: ECM }).do('retreat', { unit: 'A1' }), ['LS.ecm.gone']],
  ])
  check('retreated', [
    [
      '[LS.move.retreat LS.turn.retreat-dead] gone',
      () => duet({ at: [50, 99] }).do('retreat', { unit: 'A1' }),
      ['LS.move.retreat', 'LS.turn.retreat-dead'],
    ],
    [
      '[LS.ecm.targeted.source-lost] its counters stay, beside others',
      () => mark(duet({ at: [50, 99] }), 'B1', { targetedEcm: [OWN, FOE] }).do('retreat', { unit: 'A1' }),
      ['LS.move.retreat', 'LS.turn.retreat-dead', 'LS.ecm.targeted.source-lost'],
    ],
    [
      '[LS.ecm.targeted.source-lost] not one on itself',
      () => mark(duet({ at: [50, 99] }), 'A1', { targetedEcm: [OWN] }).do('retreat', { unit: 'A1' }),
      ['LS.move.retreat', 'LS.turn.retreat-dead'],
    ],
  ])
  check('ecm-maintained', [
    [
      '[LS.ecm.maintain.cost] maintained',
      () => duet({ ecm: { threshold: 5, paid: false } }).do('ecm.maintain', { unit: 'A1' }),
      ['LS.ecm.maintain.cost', 'LS.turn.actions.attack-count'],
    ],
  ])
  check('interference-cleared', [
    [
      '[LS.ecm.targeted.clear] cleared',
      () => duet({ targetedEcm: [FOE] }).do('eccm.clear', { unit: 'A1', on: 'A1', source: 'B1' }),
      ['LS.ecm.targeted.clear', 'LS.turn.actions.attack-count'],
    ],
  ])
})

describe('Damage', () => {
  const shooter = like('pathfinder', { weapons: [gun('F')], closeCombatOptimized: null })
  /** B1 has a front of 16/32/48, and takes 10 for each point of the margin. */
  const hit =
    (faces: number[], foe = {}, own = {}) =>
    () =>
      duel()
        .unit(shooter, { at: [50, 50], ...own })
        .enemy('wyvern', { at: [50, 40], facing: 180, ...foe })
        .enemy('wyvern', { at: [5, 5] })
        .activate('A1')
        .dice(...faces)
        .play(attackOn('B1'))
  const LASTING = ['LS.damage.crippled.halves', 'LS.damage.crippled.only', 'LS.damage.crippled.permanent'] as const
  const [STUN, CRIPPLE, KILL] = [
    [4, 1, 2, 1],
    [6, 1, 2, 1],
    [6, 6, 2, 1],
  ]
  check('stunned', [
    ['[LS.damage.stun LS.damage.stun.counter] Stunned', hit(STUN), ['LS.damage.stun', 'LS.damage.stun.counter']],
  ])
  check('crippled', [
    [
      '[LS.damage.crippled LS.damage.worst-only] Crippled',
      hit(CRIPPLE),
      ['LS.damage.crippled', 'LS.damage.worst-only', ...LASTING],
    ],
    [
      '[LS.damage.stun.kept] while Stunned',
      hit(CRIPPLE, { stunned: true }),
      ['LS.damage.crippled', 'LS.damage.worst-only', 'LS.damage.stun.kept', ...LASTING],
    ],
    [
      '[LS.damage.stun.second] Stunned twice',
      hit(STUN, { stunned: true }),
      ['LS.damage.stun', 'LS.damage.stun.second', ...LASTING],
    ],
  ])
  check('overkilled', [
    ['[LS.damage.overkill] destroyed', hit(KILL), ['LS.damage.overkill', 'LS.damage.overkill.remove']],
    [
      '[LS.damage.crippled.second] Crippled twice, and a source of Targeted ECM',
      hit([6, 1, 1, 1], { crippled: true }, { targetedEcm: [{ by: 'B', source: 'B1' }] }),
      [
        'LS.damage.crippled',
        'LS.damage.worst-only',
        'LS.damage.crippled.second',
        'LS.damage.overkill.remove',
        'LS.ecm.targeted.source-lost',
      ],
    ],
  ])
  check('ecm-removed', [
    ['[LS.ecm.crippled] Crippled', hit(CRIPPLE, { ecm: { threshold: 4, paid: true } }), ['LS.ecm.crippled']],
    ['[LS.ecm.gone] destroyed', hit(KILL, { ecm: { threshold: 4, paid: true } }), ['LS.ecm.gone']],
  ])
  check('stun-removed', [
    [
      '[LS.damage.stun.remove LS.turn.actions.attack-count] recovered',
      () => exo({ stunned: true }).do('removeStun', { unit: 'A1' }),
      ['LS.damage.stun.remove', 'LS.turn.actions.attack-count'],
    ],
  ])
})

describe('Obstacles', () => {
  const setUp = (drawn: 'rock'[]) =>
    duel({ obstacles: true, obstaclesEach: 1 })
      .unit('pathfinder', { status: 'reserve' })
      .enemy('wyvern', { status: 'reserve' })
      .set(state => {
        Object.assign(state, { phase: 'obstacles', active: 'A' })
        state.sides.A?.obstacles.push(...drawn)
      })
  check('obstacle-drawn', [
    [
      '[LS.obstacle.random LS.obstacle.equal] drawn',
      () => setUp([]).dice(3).settle(),
      ['LS.obstacle.random', 'LS.obstacle.equal'],
    ],
  ])
  check('obstacle-placed', [
    [
      '[LS.obstacle.equal LS.obstacle.scale LS.setup.scenery LS.obstacle.no-threat] placed',
      () => setUp(['rock']).do('obstacle.place', { at: at(50, 50), facing: 0 }),
      ['LS.obstacle.equal', 'LS.obstacle.scale', 'LS.setup.scenery', 'LS.obstacle.no-threat'],
    ],
  ])
})
