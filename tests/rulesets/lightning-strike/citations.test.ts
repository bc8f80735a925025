import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import { faultsOf } from '../../../src/rulesets/lightning-strike/cards/faults'
import { sightOf } from '../../support/sight'
import { attackOn, cited, duel } from './combat'
import { at, cardNamed, type LsTable, table } from './support'

describe('Movement names its rules', () => {
  const exo = (t: LsTable, y: number, heading = 0) => {
    const path = [{ at: { x: 50, y }, facing: heading }]
    return cited(t.play({ type: 'move', unit: 'A1', path }), 'moved')
  }
  const pathfinder = () =>
    duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 10] })

  test('[LS.move.through LS.move.end-anywhere LS.geo.base LS.cc.state] past and on top of others', () => {
    const past = exo(
      pathfinder()
        .enemy('wyvern', { at: [51, 46] })
        .activate('A1'),
      42,
    )
    expect(past).toContain('LS.move.through')
    expect(past).not.toContain('LS.move.end-anywhere')
    const onto = exo(
      pathfinder()
        .enemy('wyvern', { at: [51, 46] })
        .activate('A1'),
      46,
    )
    expect(onto).toEqual(expect.arrayContaining(['LS.move.end-anywhere', 'LS.geo.base', 'LS.cc.state']))
    expect(onto).not.toContain('LS.move.through')
  })

  test('[LS.move.exo.facing-free LS.geo.epsilon] looking aside, and to the very rim', () => {
    expect(exo(pathfinder().activate('A1'), 45)).toEqual(['LS.move.exo.circle', 'LS.move.basic'])
    expect(exo(pathfinder().activate('A1'), 45, 180)).toContain('LS.move.exo.facing-free')
    expect(exo(pathfinder().activate('A1'), 40)).toContain('LS.geo.epsilon')
  })

  test('[LS.move.once LS.turn.activation.full-move-once] in several steps of one movement', () => {
    const t = pathfinder().activate('A1')
    expect(exo(t, 45)).not.toContain('LS.move.once')
    expect(exo(t, 43)).toEqual(expect.arrayContaining(['LS.move.once', 'LS.turn.activation.full-move-once']))
  })

  test('[LS.obstacle.factory.entry-free LS.obstacle.check-once] into a factory, and into a field once more', () => {
    const free = exo(
      pathfinder()
        .obstacle('factory', { at: [50, 44], radius: 2 })
        .activate('A1'),
      44,
    )
    expect(free).toContain('LS.obstacle.factory.entry-free')
    const t = pathfinder()
      .obstacle('debris', { at: [50, 44], radius: 2 })
      .activate('A1')
      .dice(4, 1)
    expect(exo(t, 45)).not.toContain('LS.obstacle.check-once')
    exo(t, 49)
    expect(exo(t, 45)).toContain('LS.obstacle.check-once')
  })

  const fly = (t: LsTable, ...poses: [x: number, y: number, heading: number][]): LsTable =>
    t.play({ type: 'fly', unit: 'A1', path: poses.map(([x, y, heading]) => ({ at: { x, y }, facing: heading })) })
  const lancer = (more = {}) =>
    duel()
      .unit('lancer', { at: [50, 50], ...more })
      .enemy('wyvern', { at: [50, 10] })

  test('[LS.move.fighter.turn-count LS.move.fighter.crippled LS.geo.epsilon] of a fighter', () => {
    expect(cited(fly(lancer().activate('A1'), [50, 45, 0]), 'flew')).toEqual(['LS.move.fighter.basic'])
    expect(cited(fly(lancer().activate('A1'), [55, 50, 90]), 'flew')).toContain('LS.move.fighter.turn-count')
    expect(cited(fly(lancer({ crippled: true }).activate('A1'), [50, 45, 0]), 'flew')).toContain(
      'LS.move.fighter.crippled',
    )
    expect(cited(fly(lancer().activate('A1'), [50, 38, 0]), 'flew')).toContain('LS.geo.epsilon')
  })

  test('[LS.geo.epsilon] a Unit set up on the very line of its zone', () => {
    const placed = (y: number) => {
      const t = duel().unit('pathfinder', { status: 'reserve' }).enemy('wyvern', { status: 'reserve' })
      t.set(state => Object.assign(state, { phase: 'placement', active: 'A' }))
      const place = {
        type: 'setup.place',
        unit: 'A1',
        at: at(50, y),
        facing: 0,
        overthrust: false,
        evade: false,
      } as const
      return cited(t.play(place), 'placed')
    }
    expect(placed(80)).toContain('LS.geo.epsilon')
    expect(placed(85)).not.toContain('LS.geo.epsilon')
  })
})

describe('Activations name their rules', () => {
  const ended = (t: LsTable) => cited(t.end('A1'), 'activation-ended')
  const alone = (card: string, more = {}) =>
    duel()
      .unit(card, { at: [50, 50], ...more })
      .enemy('wyvern', { at: [50, 10] })

  test('[LS.turn.actions.any-or-all LS.damage.stun.optional] Actions that were not taken', () => {
    expect(ended(alone('pathfinder').activate('A1'))).toContain('LS.turn.actions.any-or-all')
    expect(ended(alone('pathfinder').activate('A1', { evade: true }))).not.toContain('LS.turn.actions.any-or-all')
    expect(ended(alone('pathfinder', { stunned: true }).activate('A1'))).toContain('LS.damage.stun.optional')
  })

  test('[LS.move.exo.overthrust.no-minimum LS.move.fighter.stay] no distance that had to be flown', () => {
    expect(ended(alone('pathfinder').activate('A1', { overthrust: true }))).toContain(
      'LS.move.exo.overthrust.no-minimum',
    )
    expect(ended(alone('lancer').activate('A1'))).toContain('LS.move.fighter.stay')
  })

  test('[LS.move.evade.bonus LS.move.evade.no-stack] evasion, begun and kept', () => {
    const begun = cited(alone('pathfinder').activate('A1', { evade: true }), 'activated')
    expect(begun).toContain('LS.move.evade.bonus')
    expect(begun).not.toContain('LS.move.evade.no-stack')
    const kept = cited(alone('pathfinder', { evading: true }).activate('A1', { evade: true }), 'activated')
    expect(kept).toContain('LS.move.evade.no-stack')
  })

  test('[LS.command.extra-action.no-penalty LS.turn.actions.attack-count] Actions bought and spent', () => {
    const t = table()
      .unit('pathfinder', { stunned: true })
      .enemy('wyvern', { at: [50, 10] })
      .activate('A1')
    expect(cited(t.do('cp.action', { unit: 'A1' }), 'command-spent')).toContain('LS.command.extra-action.no-penalty')
    expect(cited(t.do('removeStun', { unit: 'A1' }), 'stun-removed')).toContain('LS.turn.actions.attack-count')
  })

  test('[LS.turn.series LS.command.one-round] the end of a turn', () => {
    const over = (turnLimit: number) => {
      const t = duel({ turnLimit })
        .unit('pathfinder', {})
        .enemy('wyvern', { at: [50, 10] })
      t.set(state => Object.assign(state, { phase: 'end', endStep: 'next', active: null }))
      return cited(t.settle(), 'turn-ended')
    }
    expect(over(0)).toEqual(expect.arrayContaining(['LS.turn.series', 'LS.command.one-round']))
    expect(over(1)).not.toContain('LS.turn.series')
  })

  test('[LS.setup.scenery LS.obstacle.no-threat] an obstacle that is placed', () => {
    const t = duel({ obstacles: true, obstaclesEach: 1 })
      .unit('pathfinder', {})
      .enemy('wyvern', { at: [50, 10] })
    t.set(state => {
      Object.assign(state, { phase: 'obstacles', active: 'A' })
      state.sides.A?.obstacles.push('rock')
    })
    const rules = cited(t.do('obstacle.place', { at: at(50, 50), facing: 0 }), 'obstacle-placed')
    expect(rules).toEqual(expect.arrayContaining(['LS.setup.scenery', 'LS.obstacle.no-threat']))
  })
})

describe('Electronic warfare names its rules', () => {
  const foe = { by: 'B', source: 'B1' } as const
  const jam = (target: string): LsAction => ({ type: 'ecm.target', unit: 'A1', target })
  const syreen = (enemy = {}) =>
    duel()
      .unit('syreen', { at: [50, 80] })
      .enemy('stormrider', { at: [50, 20], ...enemy })
      .activate('A1')
  const jammed = (enemy = {}) => {
    const t = syreen(enemy).play(jam('B1'))
    return cited(t.dice(6, 6, 1, 2).play({ type: 'ecm.answer', answer: 'plain' }), 'interference-resolved')
  }

  test('[LS.ecm.targeted.enemy-cp LS.ecm.targeted.broadcaster LS.ecm.targeted.any-number LS.ecm.targeted.not-cumulative] a counter that is laid', () => {
    const first = jammed()
    expect(first).toContain('LS.ecm.targeted.enemy-cp')
    expect(first).not.toContain('LS.ecm.targeted.any-number')
    expect(jammed({ ecm: { threshold: 5, paid: true } })).toContain('LS.ecm.targeted.broadcaster')
    const second = jammed({ targetedEcm: [{ by: 'A', source: 'A1' }] })
    expect(second).toEqual(expect.arrayContaining(['LS.ecm.targeted.any-number', 'LS.ecm.targeted.not-cumulative']))
    expect(jammed({ targetedEcm: [{ by: 'B', source: 'B1' }] })).not.toContain('LS.ecm.targeted.not-cumulative')
  })

  test('[LS.test.no-action-modifier LS.turn.actions.attack-count] the target rolls without its Overthrust counter', () => {
    expect(jammed({ overthrust: true })).toContain('LS.test.no-action-modifier')
    expect(jammed()).not.toContain('LS.test.no-action-modifier')
    expect(cited(syreen().play(jam('B1')), 'interference-declared')).toContain('LS.turn.actions.attack-count')
  })

  test('[LS.ecm.targeted.duration LS.test.roll] the roll of the End Phase', () => {
    const tested = (...faces: number[]) => {
      const t = duel()
        .unit('syreen', { targetedEcm: [foe] })
        .enemy('stormrider', { at: [50, 20] })
      t.set(state => Object.assign(state, { phase: 'end', endStep: 'interference', active: null }))
      return cited(t.dice(...faces).settle(), 'interference-tested')
    }
    expect(tested(2, 1)).toEqual(expect.arrayContaining(['LS.ecm.targeted.duration', 'LS.test.roll']))
    expect(tested(6, 1)).not.toContain('LS.ecm.targeted.duration')
  })

  test('[LS.ecm.targeted.source-lost] counters outlast their source', () => {
    const t = duel()
      .unit('cerberus', { at: [50, 50], targetedEcm: [foe] })
      .enemy('syreen', { at: [50, 40], facing: 0, crippled: true })
      .enemy('wyvern', { at: [10, 10] })
      .activate('A1')
    t.dice(6, 6, 1, 1).play(attackOn('B1'))
    expect(cited(t, 'overkilled')).toContain('LS.ecm.targeted.source-lost')
    const left = duel()
      .unit('pathfinder', { at: [50, 1] })
      .enemy('wyvern', { at: [50, 40], targetedEcm: [{ by: 'A', source: 'A1' }] })
      .activate('A1')
    expect(cited(left.do('retreat', { unit: 'A1' }), 'retreated')).toContain('LS.ecm.targeted.source-lost')
  })
})

describe('Sight names its rules', () => {
  const sight = (t: LsTable) => sightOf(lightningStrike, t.view, 'A1', 'B1').lines.map(({ rule }) => rule)
  const open = (far = 20) =>
    duel()
      .unit('pathfinder', { at: [50, 50] })
      .enemy('wyvern', { at: [50, 50 - far] })

  test('[LS.los.contact-needed LS.los.smaller LS.los.intervening LS.los.no-range-limit] what is near a clear line', () => {
    expect(sight(open())).toEqual(['LS.los.default-clear'])
    expect(sight(open().enemy('cerberus', { at: [50, 40] }))).toContain('LS.los.contact-needed')
    expect(sight(open().enemy('stormrider', { at: [50, 31.5] }))).toContain('LS.los.smaller')
    expect(sight(open().enemy('cerberus', { at: [50, 28.5] }))).toContain('LS.los.intervening')
    expect(sight(open(49))).toContain('LS.los.no-range-limit')
  })

  test('[LS.los.required LS.los.hide LS.los.one-way LS.obstacle.los] what it means to be hidden', () => {
    expect(sight(open().enemy('cerberus', { at: [50, 31.5] }))).toEqual([
      'LS.cc.hide',
      'LS.los.required',
      'LS.los.hide',
      'LS.los.one-way',
    ])
    expect(sight(open().obstacle('asteroid', { at: [50, 40], radius: 3 }))).toEqual([
      'LS.los.asteroid',
      'LS.los.required',
      'LS.obstacle.los',
    ])
  })
})

describe('Cards and the referee name their rules', () => {
  const faults = (changes: object) =>
    faultsOf({ ...cardNamed('wyvern'), id: 'own', ...changes }).map(({ rule }) => rule)
  const [weapon] = cardNamed('wyvern').weapons

  test('[LS.setup.threat-value LS.card.tv-by-arc LS.turn.actions.usual-one LS.arc.list LS.damage.three LS.damage.types LS.card.trait-mis LS.range.bands] of a value that cannot be', () => {
    expect(faults({ threat: null })).toEqual(['LS.setup.threat-value'])
    expect(faults({ threat: { ff90: 0, ff120: 100 } })).toEqual(['LS.card.tv-by-arc'])
    expect(faults({ actions: 0 })).toEqual(['LS.turn.actions.usual-one'])
    expect(faults({ weapons: [{ ...weapon, arc: 'X' }] })).toEqual(['LS.arc.list'])
    expect(faults({ weapons: [{ ...weapon, type: 'X' }] })).toEqual(['LS.damage.types'])
    expect(faults({ weapons: [{ ...weapon, missile: 'no' }] })).toEqual(['LS.card.trait-mis'])
    expect(faults({ weapons: [{ ...weapon, bands: [] }] })).toEqual(['LS.range.bands'])
    expect(
      faults({ protection: { ...cardNamed('wyvern').protection, rear: { stun: 9, crippled: 9, overkill: 20 } } }),
    ).toEqual(['LS.damage.three'])
    expect(faults({ type: 'ship' })).toEqual(['LS.card.fields'])
  })

  test('[LS.counter.list] the counters a referee sets', () => {
    const t = duel()
      .unit('pathfinder', {})
      .enemy('wyvern', { at: [50, 10] })
    const control = lightningStrike.refereeControls(t.state).find(({ id }) => id === 'counters.A1')
    expect(control?.rule).toBe('LS.counter.list')
  })
})

describe('Every reason at once', () => {
  test('[LS.setup.control LS.turn.main LS.turn.activation.once LS.turn.retreat-dead] an activation', () => {
    const t = table()
      .unit('pathfinder', {})
      .enemy('wyvern', { at: [50, 10], status: 'overkilled', activation: 'done' })
    t.enemy('wyvern', { at: [60, 10] })
    const other = { type: 'activate', unit: 'B1', overthrust: false, evade: false, aim: false } as const
    expect(t.activate('A1').why(other, 'A')).toEqual([
      'LS.setup.control',
      'LS.turn.main',
      'LS.turn.retreat-dead',
      'LS.turn.activation.once',
    ])
  })

  test('[LS.turn.activation.def LS.move.basic] an empty path, for a Unit that is not active', () => {
    const t = table()
      .unit('pathfinder', {})
      .unit('pathfinder', { at: [60, 50] })
      .enemy('wyvern', { at: [50, 10] })
    expect(t.activate('A1').why({ type: 'move', unit: 'A2', path: [] })).toEqual([
      'LS.turn.activation.def',
      'LS.move.basic',
    ])
  })

  test('[LS.attack.enemy-only LS.turn.actions.number] an attack on a friend that is gone, without an Action', () => {
    const t = table().unit('pathfinder', { actionsLeft: 0 }).unit('pathfinder', { status: 'overkilled' })
    t.enemy('wyvern', { at: [50, 10] }).activate('A1')
    expect(t.refusals(attackOn('A2')).map(({ why }) => why)).toEqual([
      'A1 has no Actions left this turn.',
      'A2 is on your own side.',
      "A2 isn't on the table.",
    ])
  })
})
