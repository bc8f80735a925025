import { describe, expect, test } from 'vitest'
import type { LsRule } from '../../../src/rulesets/lightning-strike/rulebook'
import { attackOn, cited, duel, gun, like, mark, moveTo } from './combat'
import { type LsTable, table } from './support'

// Everything an attack names, and nothing else: each case differs from a plain shot by the rules listed with it.

const BANDS = [
  { to: 8, accuracy: 0, damage: 10 },
  { to: 20, accuracy: 0, damage: 10 },
]
const SHOOTER = like('pathfinder', { weapons: [gun('F', BANDS)], closeCombatOptimized: null })
const TARGET = like('wyvern', { closeCombatOptimized: null })

/** A1 fires ahead at B1, 10 cm away unless told otherwise: nothing is added to either roll. */
const shot = ({ far = 10, own = {}, foe = {}, card = {}, foeCard = {} } = {}) =>
  duel()
    .unit({ ...SHOOTER, ...card }, { at: [50, 50], ...own })
    .enemy({ ...TARGET, ...foeCard }, { at: [50, 50 - far], facing: 180, ...foe })
    .activate('A1')

/** A1 strikes B1, which it touches. */
const blow = ({ own = {}, foe = {}, card = {}, foeCard = {} } = {}) =>
  duel()
    .unit(
      { ...SHOOTER, weapons: [gun('F', [{ to: 'C', accuracy: 0, damage: 10 }])], ...card },
      { at: [50, 50], ...own },
    )
    .enemy({ ...TARGET, ...foeCard }, { at: [50, 48.5], facing: 180, ...foe })
    .activate('A1')

const ALWAYS: readonly LsRule[] = [
  'LS.attack.two-dice',
  'LS.defence.two-dice',
  'LS.dice.highest',
  'LS.avoid.modifier',
  'LS.avoid.by-arc',
  'LS.defarc.two',
  'LS.defarc.half',
]
const EXO = 'LS.move.exo.facing-passive'
const SHOT: readonly LsRule[] = [...ALWAYS, EXO, 'LS.range.measure', 'LS.range.bands']
const BLOW: readonly LsRule[] = [...ALWAYS, EXO, 'LS.range.contact', 'LS.geo.base', 'LS.cc.state']
const MISS: readonly LsRule[] = ['LS.attack.miss', 'LS.test.mof']
const HIT: readonly LsRule[] = ['LS.attack.hit', 'LS.damage.total', 'LS.damage.compare', 'LS.damage.three']
const ADDED: readonly LsRule[] = ['LS.attack.modifiers', 'LS.dice.modifiers']
const PICKED: readonly LsRule[] = [
  'LS.cc.same-size.random',
  'LS.cc.random.method',
  'LS.cc.random.candidates',
  'LS.cc.random.needs-los',
  'LS.dice.default',
]

const without = (rules: readonly LsRule[], ...gone: LsRule[]): LsRule[] => rules.filter(rule => !gone.includes(rule))

type Case = readonly [what: string, before: () => LsTable, faces: readonly number[], rules: readonly LsRule[]]

/** Before each case A1 has declared its attack on B1, or is about to. */
const check = (cases: readonly Case[]) =>
  test.each(cases)('%s', (_, before, faces, rules) => {
    const t = before().dice(...faces)
    t.play(t.state.stack.at(-1)?.kind === 'attack' ? ANSWER : attackOn('B1'))
    expect([...cited(t, 'attack-resolved')].sort()).toEqual([...rules].sort())
  })

const ANSWER = { type: 'defend', turnToFace: true, commandPoint: false } as const

const LOW = [2, 1, 6, 5]
const FRAIL = { stun: 5, crippled: 15, overkill: 25 }

describe('How the rolls went', () => {
  check([
    ['[LS.attack.miss LS.test.mof] lower', () => shot(), LOW, [...SHOT, ...MISS]],
    ['[LS.attack.miss LS.test.draw] equal', () => shot(), [4, 1, 4, 2], [...SHOT, 'LS.attack.miss', 'LS.test.draw']],
    ['[LS.attack.fumble] all ones', () => shot(), [1, 1, 3, 2], [...SHOT, 'LS.attack.fumble', 'LS.dice.fumble']],
    ['[LS.attack.fumble] both', () => shot(), [1, 1, 1, 1], [...SHOT, 'LS.attack.fumble', 'LS.dice.fumble']],
    ['[LS.damage.glance] 10 against 16/32/48', () => shot(), [4, 1, 3, 2], [...SHOT, ...HIT, 'LS.damage.glance']],
    ['[LS.damage.stun] 20', () => shot(), [5, 1, 3, 2], [...SHOT, ...HIT, 'LS.damage.stun']],
    ['[LS.damage.crippled] 40', () => shot(), [6, 1, 1, 2], [...SHOT, ...HIT, 'LS.damage.crippled']],
    [
      '[LS.damage.overkill LS.dice.extra-six] 50',
      () => shot(),
      [6, 6, 1, 2],
      [...SHOT, ...HIT, 'LS.damage.overkill', 'LS.dice.extra-six'],
    ],
    [
      '[LS.damage.exceed] a Threshold that is only equalled',
      () => shot({ card: { weapons: [gun('F', [{ to: 20, accuracy: 0, damage: 16 }])] } }),
      [4, 1, 3, 2],
      [...without(SHOT, 'LS.range.bands'), ...HIT, 'LS.damage.glance', 'LS.damage.exceed'],
    ],
    [
      '[LS.defence.fumble] the target fumbles',
      () => shot(),
      [3, 1, 1, 1],
      [...SHOT, ...HIT, 'LS.damage.stun', 'LS.defence.fumble'],
    ],
    [
      '[LS.dice.fumble-value] what is added to a fumble is lost',
      () => shot({ foe: { evading: true } }),
      [3, 1, 1, 1],
      [...SHOT, ...HIT, 'LS.damage.stun', 'LS.defence.fumble', 'LS.attack.modifiers', 'LS.dice.fumble-value'],
    ],
    [
      '[LS.dice.modifiers LS.attack.modifiers] +3 for evading',
      () => shot({ foe: { evading: true } }),
      LOW,
      [...SHOT, ...MISS, ...ADDED],
    ],
    [
      '[LS.dice.floor-zero] below 0',
      () => shot({ card: { weapons: [gun('F', [{ to: 20, accuracy: -3, damage: 1 }])] } }),
      LOW,
      [...without(SHOT, 'LS.range.bands'), ...MISS, ...ADDED, 'LS.dice.floor-zero'],
    ],
    [
      '[LS.dice.floor-zero] not exactly 0',
      () => shot({ card: { weapons: [gun('F', [{ to: 20, accuracy: -2, damage: 1 }])] } }),
      LOW,
      [...without(SHOT, 'LS.range.bands'), ...MISS, ...ADDED],
    ],
  ])
})

describe('Where the shot came from and where it struck', () => {
  check([
    [
      '[LS.range.bands] a weapon with a single band',
      () => shot({ card: { weapons: [gun('F')] } }),
      LOW,
      [...without(SHOT, 'LS.range.bands'), ...MISS],
    ],
    ...[8, 20].map(
      (far): Case => [
        `[LS.range.band-edge LS.geo.epsilon] exactly ${far} cm`,
        () => shot({ far }),
        LOW,
        [...SHOT, ...MISS, 'LS.range.band-edge', 'LS.geo.epsilon'],
      ],
    ),
    [
      '[LS.defarc.stats] from behind, at −1',
      () => shot({ foe: { facing: 0 } }),
      [4, 1, 3, 2],
      [...SHOT, ...HIT, ...ADDED, 'LS.damage.stun', 'LS.defarc.stats'],
    ],
    ['[LS.defarc.stats] only a hit has a side', () => shot({ foe: { facing: 0 } }), LOW, [...SHOT, ...MISS, ...ADDED]],
    ...[90, 270].map(
      (facing): Case => [
        `[LS.defarc.boundary] a target that faces ${facing}`,
        () => shot({ foe: { facing } }),
        LOW,
        [...SHOT, ...MISS, 'LS.defarc.boundary'],
      ],
    ),
    [
      '[LS.move.exo.facing-passive] not for a fighter',
      () => shot({ foeCard: { type: 'fighter' } }),
      LOW,
      [...without(SHOT, EXO), ...MISS],
    ],
    [
      '[LS.damage.type-protection LS.damage.types] special Protection in front',
      () => shot({ foeCard: { protection: { ...TARGET.protection, special: { against: 'P', front: FRAIL } } } }),
      [4, 1, 3, 2],
      [
        ...without([...SHOT, ...HIT], 'LS.damage.compare'),
        'LS.damage.type-protection',
        'LS.damage.types',
        'LS.damage.stun',
      ],
    ],
    [
      '[LS.damage.crippled.round] a Crippled attacker',
      () => shot({ own: { crippled: true } }),
      [4, 1, 3, 2],
      [...SHOT, ...HIT, 'LS.damage.glance', 'LS.damage.crippled.round'],
    ],
    [
      '[LS.cc.cco.ranged] an optimized attacker, out of contact',
      () => shot({ card: { closeCombatOptimized: 1 } }),
      LOW,
      [...SHOT, ...MISS, 'LS.cc.cco.ranged'],
    ],
    [
      '[LS.cc.cco.ranged] an optimized target',
      () => shot({ foeCard: { closeCombatOptimized: 1 } }),
      LOW,
      [...SHOT, ...MISS, 'LS.cc.cco.ranged'],
    ],
    [
      '[LS.card.trait-mis] a missile against Missile Defense 1',
      () => shot({ card: { weapons: [{ ...gun('F', BANDS), missile: true }] } }),
      LOW,
      [...SHOT, ...MISS, ...ADDED, 'LS.card.trait-mis'],
    ],
    [
      '[LS.card.trait-mis] a missile where there is none',
      () => shot({ card: { weapons: [{ ...gun('F', BANDS), missile: true }] }, foeCard: { missileDefense: null } }),
      LOW,
      [...SHOT, ...MISS],
    ],
  ])
})

describe('In contact', () => {
  check([
    ['[LS.range.contact LS.geo.base LS.cc.state] a blow', () => blow(), LOW, [...BLOW, ...MISS]],
    [
      '[LS.cc.evade] at an evading Unit',
      () => blow({ foe: { evading: true } }),
      LOW,
      [...BLOW, ...MISS, ...ADDED, 'LS.cc.evade'],
    ],
    [
      '[LS.cc.choose] a second enemy of another Size in contact',
      () => blow().enemy(like('cerberus', { id: 'big' }), { at: [51.9, 50] }),
      LOW,
      [...BLOW, ...MISS, 'LS.cc.choose'],
    ],
    [
      '[LS.cc.choose LS.cc.random.ranged-only] of the same Size, in contact with the target too',
      () => blow().enemy(TARGET, { at: [51, 49] }),
      LOW,
      [...BLOW, ...MISS, 'LS.cc.choose', 'LS.cc.random.ranged-only'],
    ],
    [
      '[LS.cc.random.ranged-only] touching only the target',
      () => blow().enemy(TARGET, { at: [50, 46.6] }),
      LOW,
      [...BLOW, ...MISS, 'LS.cc.random.ranged-only'],
    ],
    [
      '[LS.cc.random.ranged-only] not one that touches nobody',
      () => blow().enemy(TARGET, { at: [50, 40] }),
      LOW,
      [...BLOW, ...MISS],
    ],
    [
      '[LS.arc.coincident LS.defarc.coincident] on the very same point',
      () => blow({ foe: { at: [50, 50], facing: 0 } }),
      LOW,
      [...BLOW, ...MISS, 'LS.arc.coincident', 'LS.defarc.coincident'],
    ],
    [
      '[LS.attack.cco] the attacker is optimized',
      () => blow({ card: { closeCombatOptimized: 1 } }),
      LOW,
      [...BLOW, ...MISS, ...ADDED, 'LS.attack.cco'],
    ],
    [
      '[LS.defence.cco] the target is, and faces the attacker already',
      () => blow({ foeCard: { closeCombatOptimized: 1 } }),
      LOW,
      [...BLOW, ...MISS, ...ADDED, 'LS.defence.cco'],
    ],
    [
      '[LS.cc.cco.turn LS.cc.cco.keep LS.cc.cco.no-rear] it turns first',
      () => blow({ foe: { facing: 0 }, foeCard: { closeCombatOptimized: 1 } }).play(attackOn('B1')),
      LOW,
      [...BLOW, ...MISS, ...ADDED, 'LS.defence.cco', 'LS.cc.cco.turn', 'LS.cc.cco.keep', 'LS.cc.cco.no-rear'],
    ],
  ])
})

/** B1 with a neighbour of the same Size at its side. */
const pair = () => shot().enemy(TARGET, { at: [51.5, 40], facing: 180 })

describe('A shot that a die finds the target of', () => {
  check([
    ['[LS.cc.random.method] the declared target', pair, [3, ...LOW], [...SHOT, ...MISS, ...PICKED]],
    ['[LS.cc.random.resolve] its neighbour', pair, [4, ...LOW], [...SHOT, ...MISS, ...PICKED, 'LS.cc.random.resolve']],
  ])
})

const field = (...fields: Parameters<LsTable['obstacle']>[]) => {
  const t = shot({ far: 18 })
  for (const one of fields) t.obstacle(...one)
  return t
}
const HINDERED: readonly LsRule[] = [...SHOT, ...MISS, ...ADDED, 'LS.attack.obstacle']
const COVERED: readonly LsRule[] = [...SHOT, ...MISS, ...ADDED, 'LS.defence.dust']

describe('Fields on the line and around the target', () => {
  check([
    [
      '[LS.obstacle.through] rock in between',
      () => field(['rock', { at: [50, 41], radius: 2 }]),
      LOW,
      [...HINDERED, 'LS.obstacle.through'],
    ],
    ['[LS.attack.obstacle] the attacker in rock', () => field(['rock', { at: [50, 51], radius: 2 }]), LOW, HINDERED],
    [
      '[LS.obstacle.rock.no-bonus] the target in rock',
      () => field(['rock', { at: [50, 31], radius: 2 }]),
      LOW,
      [...HINDERED, 'LS.obstacle.rock.no-bonus'],
    ],
    [
      '[LS.obstacle.penalty-once LS.obstacle.through] two in between',
      () => field(['rock', { at: [50, 44], radius: 2 }], ['factory', { at: [50, 38], radius: 2 }]),
      LOW,
      [...HINDERED, 'LS.obstacle.through', 'LS.obstacle.penalty-once'],
    ],
    [
      '[LS.obstacle.factory.inside] out of a factory',
      () => field(['factory', { at: [50, 50], radius: 3 }]),
      LOW,
      [...SHOT, ...MISS, 'LS.obstacle.factory.inside'],
    ],
    [
      '[LS.obstacle.factory.inside] a factory behind the attacker, which touches it',
      () => field(['factory', { at: [50, 53.5], radius: 3 }]),
      LOW,
      [...SHOT, ...MISS],
    ],
    [
      '[LS.obstacle.factory.fire-penalty] into a factory',
      () => field(['factory', { at: [50, 32], radius: 3 }]),
      LOW,
      HINDERED,
    ],
    ['[LS.defence.dust] dust', () => field(['dust', { at: [50, 32], radius: 3 }]), LOW, COVERED],
    [
      '[LS.obstacle.bonus-once] dust and debris',
      () => field(['dust', { at: [50, 32], radius: 3 }], ['debris', { at: [50, 32], radius: 3 }]),
      LOW,
      [...COVERED, 'LS.obstacle.bonus-once'],
    ],
    [
      '[LS.defence.dust LS.attack.obstacle] dust and rock',
      () => field(['dust', { at: [50, 32], radius: 3 }], ['rock', { at: [50, 32], radius: 3 }]),
      LOW,
      [...COVERED, 'LS.attack.obstacle'],
    ],
  ])
})

const FIGHTER = { ...SHOOTER, id: 'fighter', type: 'fighter' as const }
const flyer = (overthrust: boolean) =>
  duel()
    .unit(FIGHTER, { at: [50, 50] })
    .enemy(TARGET, { at: [50, 40], facing: 180 })
    .activate('A1', { overthrust })

describe('When and how it acted', () => {
  check([
    [
      '[LS.turn.actions.any-point] after a move',
      () => shot().play(moveTo(49)),
      LOW,
      [...SHOT, ...MISS, 'LS.turn.actions.any-point'],
    ],
    [
      '[LS.attack.more-weapons LS.attack.same-weapon LS.combat.ammo] the second Action of two',
      () => mark(shot({ card: { actions: 2 } }), 'A1', { actionsLeft: 1 }),
      LOW,
      [...SHOT, ...MISS, 'LS.attack.more-weapons', 'LS.attack.same-weapon', 'LS.combat.ammo'],
    ],
    ['[LS.attack.same-weapon] the first of two', () => shot({ card: { actions: 2 } }), LOW, [...SHOT, ...MISS]],
    ['[LS.move.fighter.overthrust.no-penalty] a fighter', () => flyer(false), LOW, [...SHOT, ...MISS]],
    [
      '[LS.move.fighter.overthrust.no-penalty] a fighter on Overthrust',
      () => flyer(true),
      LOW,
      [...SHOT, ...MISS, 'LS.move.fighter.overthrust.no-penalty'],
    ],
    [
      '[LS.move.fighter.overthrust.no-penalty] not an exo-armor, which has the penalty',
      () => mark(shot(), 'A1', { overthrust: true }),
      [5, 2, 6, 5],
      [...SHOT, ...MISS, ...ADDED],
    ],
  ])

  test('[LS.move.exo.facing-active] it turned first', () => {
    const t = shot({ own: { facing: 180 } })
      .dice(...LOW)
      .play(attackOn('B1', { facing: 0 }))
    expect([...cited(t, 'attack-resolved')].sort()).toEqual([...SHOT, ...MISS, 'LS.move.exo.facing-active'].sort())
  })

  test('[LS.command.defence LS.cc.cco.turn] what is asked of the target, and the Command Point it spends', () => {
    const declared = (t: LsTable, weapon = 0) =>
      cited(t.activate('A1').play(attackOn('B1', { weapon })), 'attack-declared')
    const t = table()
      .unit(SHOOTER, {})
      .enemy(TARGET, { at: [50, 40], facing: 180 })
    expect(declared(t)).toEqual(['LS.attack.cost', 'LS.command.defence'])
    t.dice(...LOW).play({ type: 'defend', turnToFace: false, commandPoint: true })
    expect([...cited(t, 'attack-resolved')].sort()).toEqual([...SHOT, ...MISS, ...ADDED, 'LS.command.defence'].sort())
    expect(cited(t, 'command-spent')).toEqual(['LS.command.defence', 'LS.command.one-per-unit'])
    const near = { at: [50, 48.5], facing: 0 } as const
    expect(declared(duel().unit('pathfinder').enemy('wyvern', near), 2)).toEqual(['LS.attack.cost', 'LS.cc.cco.turn'])
  })
})
