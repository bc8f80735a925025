import { describe, expect, test } from 'vitest'
import { isRefusedStep } from '../../../src/engine/record/match'
import { takeStep } from '../../../src/engine/record/step'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { anyRuleset } from '../../../src/engine/ruleset'
import { striker } from '../../../src/rulesets/striker'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import type { StrikerEvent } from '../../../src/rulesets/striker/events'
import type { State } from '../../../src/rulesets/striker/state'
import { block, type FieldGiven, missionFrom, type StandGiven } from './field'
import { battle, drive, moving, shoot, VETERAN_CREW, VETERANS, walk } from './support'

// Events cite the rules that made them: all of those, and no others.

/** Sorted, without what all rules of this game begin with. */
const cited = (events: readonly StrikerEvent[], type: StrikerEvent['type']): string[] => {
  const [first] = events.filter(event => event.type === type)
  return (first?.rules ?? []).map(rule => rule.replace('STR.core.', '')).toSorted()
}

/** Forced steps to the end, with these faces first and ones after them. */
function settled(from: State, ...faces: number[]): StrikerEvent[] {
  const ruleset = anyRuleset(striker)
  const dice = new ScriptedDice([...faces, ...Array(200).fill(1)])
  const events: StrikerEvent[] = []
  let state: unknown = from
  for (let due = ruleset.auto(state); due; due = ruleset.outcome(state) ? null : ruleset.auto(state)) {
    const step = takeStep(ruleset, state, 'table', due, dice)
    if (isRefusedStep(step)) throw new Error(due.type)
    state = step.state
    events.push(...(step.events as StrikerEvent[]))
  }
  return events
}

const MOVE = ['move.fraction', 'sequence.own-move', 'scale.allowance', 'scale.measure', 'move.moved-flag']
const SLOPE = ['terrain.contour', 'move.slope-class', 'move.slope-dir']
const men = (...list: object[]): StandGiven => ({ men: list.map(man => ({ quality: 'veteran', ...man })) })

describe('moves', () => {
  const north = walk('A1', [[50, 48]])
  const to = (y: number, more: object = {}) => drive('A1', [[50, y]], more)
  const tank: StandGiven = { card: 'MBT8', facing: 0, ...VETERAN_CREW(4) }
  const grav: StandGiven = { card: 'LGT13', facing: 0, ...VETERAN_CREW(3) }
  const road = block('road', [49, 0, 51, 160])
  const wood = block('denseTrees', [40, 20, 60, 49])
  const hill = block('contour', [40, 20, 60, 49], { height: 10, run: 10 })
  const hidden: StandGiven = { spotted: false }

  test.each<[string, StandGiven, StrikerAction, string[], FieldGiven?]>([
    ['a walk', VETERANS, north, MOVE],
    ['an evasion', VETERANS, { ...north, gait: 'evade' }, [...MOVE, 'move.evade']],
    ['a crawl', VETERANS, { ...north, gait: 'crawl' }, [...MOVE, 'move.crawl']],
    ['a drive', tank, to(45), [...MOVE, 'move.speed']],
    ['a pivot', tank, { ...drive('A1', []), facing: 90 }, MOVE.slice(0, 3)],
    ['a drive backwards', tank, to(52, { gait: 'reverse' }), [...MOVE, 'move.speed', 'move.reverse']],
    ['NOE', grav, to(40, { flight: 'noe' }), [...MOVE, 'move.speed']],
    [
      'terrain following',
      grav,
      to(40, { flight: 'terrainFollowing' }),
      [...MOVE, 'move.speed', 'move.terrain-following'],
    ],
    ['high and straight', grav, to(20, { flight: 'high' }), [...MOVE, 'move.speed', 'move.grav-max']],
    [
      'high with a turn',
      grav,
      drive(
        'A1',
        [
          [50, 30],
          [40, 20],
        ],
        { flight: 'high' },
      ),
      [...MOVE, 'move.speed'],
    ],
    [
      'grav belts in the air',
      men({ role: 'gravbelt' }),
      { ...to(40), gait: 'walk', flight: 'noe' },
      [...MOVE, 'move.gravbelt'],
    ],
    ['grav belts on foot', men({ role: 'gravbelt' }), north, MOVE],
    ['an animal', { kind: 'animal', ...VETERANS }, north, [...MOVE, 'move.animal']],
    ['battle dress', men({ armour: 'dress-13' }, { armour: 'dress-14' }), north, [...MOVE, 'move.battledress']],
    ['one man in battle dress', men({ armour: 'dress-13' }, { armour: 'flak' }), north, MOVE],
    [
      'battle dress but for a dead man',
      men({ armour: 'dress-13' }, { armour: 'flak', dead: true }),
      north,
      [...MOVE, 'move.battledress'],
    ],
    ['a road', VETERANS, north, [...MOVE, 'terrain.pieces', 'move.road'], { pieces: [road] }],
    ['a wood', VETERANS, walk('A1', [[50, 47]]), [...MOVE, 'terrain.pieces'], { pieces: [wood] }],
    [
      'a wood on a slope',
      VETERANS,
      walk('A1', [[50, 47.5]]),
      [...MOVE, ...SLOPE, 'terrain.pieces', 'move.multiply'],
      { pieces: [hill, wood] },
    ],
    [
      'a slope under a high flyer',
      grav,
      to(20, { flight: 'high' }),
      [...MOVE, 'move.speed', 'move.grav-max'],
      { pieces: [hill, wood] },
    ],
    ['nobody sees veterans', { ...VETERANS, ...hidden }, north, [...MOVE, 'orders.high', 'quality.initiative']],
    ['nobody sees them, orders off', { ...VETERANS, ...hidden }, north, MOVE, { options: { orders: 'off' } }],
    [
      'regulars on hold into cover',
      hidden,
      walk('A1', [[50, 48.5]]),
      [...MOVE, 'terrain.pieces', 'orders.self-defence'],
      { pieces: [wood] },
    ],
  ])(
    '[STR.core.move.fraction STR.core.sequence.own-move STR.core.scale.allowance STR.core.scale.measure STR.core.move.moved-flag STR.core.move.speed STR.core.move.multiply STR.core.terrain.pieces] %s',
    (_what, a1, action, rules, more = {}) => {
      const table = moving({ ...more, stands: { A1: { at: [50, 50], ...a1 } } })
      expect(cited(table.play('A', action), 'moved')).toEqual(rules.toSorted())
    },
  )
})

const SHOT = ['direct.hits', 'direct.once', 'scale.dice', 'direct.ledger']
const armed = (weapon: string): StandGiven => men({ weapons: [weapon] })

/** A1 fires at B1: the faces of the throw to hit, then ones. */
function fired(a1: StandGiven, b1: StandGiven, more: object, faces: number[], given: FieldGiven = {}): StrikerEvent[] {
  const table = battle({
    sealed: ['B'],
    ...given,
    stands: { A1: { at: [50, 60], ...a1 }, B1: { at: [50, 50], ...b1 }, ...given.stands },
  })
  table.play('A', shoot('A1', 'B1', more))
  table.play('A', { type: 'seal' })
  return settled(table.state, ...faces)
}

describe('shots', () => {
  const wood = block('denseTrees', [48, 48, 52, 50.5])
  const one = men({})
  test.each<[string, StandGiven, StandGiven, object, number[], string[], FieldGiven?]>([
    ['a rifle that hits', armed('rifle'), one, {}, [6, 4], ['direct.man-hit']],
    ['a rifle that misses', armed('rifle'), one, {}, [1, 1], []],
    ['a rifle at a vehicle', armed('rifle'), { card: 'ATV8' }, {}, [6, 4], []],
    ['a rocket that hits', armed('rocket'), { card: 'ATV8' }, { kind: 'HEAP' }, [6, 4], ['he.heap']],
    ['a rocket that misses', armed('rocket'), { card: 'ATV8' }, { kind: 'HEAP' }, [1, 1], []],
    ['solid shot', armed('autocannon-2'), { card: 'ATV8' }, { kind: 'KEAP' }, [1, 2], ['he.heap']],
    [
      'a grenade that hits',
      armed('launcher'),
      one,
      { kind: 'HE' },
      [6, 4],
      ['direct.man-hit', 'he.burst', 'he.grenade'],
    ],
    ['a grenade that misses', armed('launcher'), one, { kind: 'HE' }, [1, 1], ['he.miss', 'he.grenade']],
    ['another burst', armed('lag-he'), one, { kind: 'HE' }, [6, 4], ['direct.man-hit', 'he.burst']],
    [
      'a missile',
      { ...men({ weapons: ['tac-light'] }, {}), kind: 'crew', at: [50, 90] },
      { card: 'ATV8' },
      { kind: 'HEAP' },
      [6, 4],
      ['direct.missile', 'he.heap'],
    ],
    ['automatic fire, one hit', armed('lmg'), men({}, {}), {}, [1, 2], ['direct.man-hit']],
    [
      'automatic fire, two hits',
      armed('lmg'),
      men({}, {}),
      {},
      [2, 3],
      ['direct.man-hit', 'direct.targets', 'direct.t-number'],
    ],
    [
      'a friend 1 cm beside the line',
      armed('rifle'),
      one,
      {},
      [1, 1],
      ['direct.friendly'],
      { stands: { A2: { at: [51, 55] } } },
    ],
    ['a friend farther off', armed('rifle'), one, {}, [1, 1], [], { stands: { A2: { at: [51.2, 55] } } }],
    [
      'a friend who is gone',
      armed('rifle'),
      one,
      {},
      [1, 1],
      [],
      { stands: { A2: { at: [51, 55], status: 'destroyed' } } },
    ],
    ['an enemy beside the line', armed('rifle'), one, {}, [1, 1], [], { stands: { B2: { at: [51, 55] } } }],
    ['bases in contact', { ...armed('rifle'), at: [50, 51] }, one, {}, [1, 1], ['direct.melee-off']],
    ['bases half a cm apart', { ...armed('rifle'), at: [50, 51.5] }, one, {}, [1, 1], []],
    ['under cover', armed('rifle'), one, {}, [1, 1], ['terrain.centre'], { pieces: [wood] }],
    [
      'shaken under cover',
      armed('rifle'),
      { ...one, status: 'suppressed', until: 4 },
      {},
      [1, 1],
      ['terrain.centre', 'morale.fight'],
      { pieces: [wood] },
    ],
    ['shaken in the open', armed('rifle'), { ...one, status: 'suppressed', until: 4 }, {}, [1, 1], []],
    ['a flame behind cover', { ...armed('flamer'), at: [50, 52.5] }, one, {}, [1, 1], [], { pieces: [wood] }],
  ])(
    '[STR.core.direct.hits STR.core.direct.once STR.core.scale.dice STR.core.direct.ledger STR.core.direct.friendly STR.core.direct.melee-off STR.core.morale.fight STR.core.terrain.centre STR.core.he.miss] %s',
    (_what, a1, b1, more, faces, rules, given) => {
      expect(cited(fired(a1, b1, more, faces, given), 'shot')).toEqual([...SHOT, ...rules].toSorted())
    },
  )

  test('[STR.core.stand.id STR.core.direct.team] two shots of one stand go by the order of its men', () => {
    const table = battle({
      sealed: ['B'],
      stands: {
        A1: { at: [50, 60], ...men({}, {}) },
        A2: { at: [60, 60], ...men({}) },
        B1: { at: [50, 50], ...men({}) },
      },
    })
    for (const [stand, man] of [
      ['A1', 0],
      ['A1', 1],
      ['A2', 0],
    ] as const)
      table.play('A', shoot(stand, 'B1', { man }))
    table.play('A', { type: 'seal' })
    const shots = settled(table.state).flatMap(event =>
      event.type === 'shot' ? [event.rules.includes('STR.core.stand.id')] : [],
    )
    expect(shots).toEqual([true, true, false])
  })

  test('[STR.core.he.flechette] a strip has no throw of its own', () => {
    const gun = { ...men({ weapons: ['gun-8-hv-9'] }, {}), kind: 'crew' } as const
    const shots = cited(fired(gun, men({}), { kind: 'flechette' }, [6, 4]), 'shot')
    expect(shots).toContain('he.flechette')
    expect(shots).not.toContain('direct.ledger')
  })
})

describe('damage', () => {
  const VEHICLE = ['damage.vehicle.throw', 'damage.vehicle.face', 'damage.vehicle.height']
  const man = (...rules: string[]) => ['damage.personnel.throw', ...rules]
  const house = block('building', [48, 48, 52, 52], { values: { floors: 2, armour: 20 } })
  test.each<[string, StandGiven, StandGiven, object, number[], string[], FieldGiven?]>([
    ['a light wound', armed('rifle'), men({}), {}, [6, 4, 1, 1], man('damage.personnel.light')],
    ['a serious wound', armed('rifle'), men({}), {}, [6, 4, 2, 2], man('damage.personnel.serious')],
    ['death', armed('rifle'), men({}), {}, [6, 4, 6, 6], man()],
    ['no wound', armed('rifle'), men({ armour: 'dress-15' }), {}, [6, 4, 1, 1], man()],
    [
      'a laser on reflec',
      armed('laser-carbine'),
      men({ armour: 'reflec' }),
      {},
      [6, 4, 2, 1],
      man('damage.personnel.laser-armour'),
    ],
    [
      'a laser on flak',
      armed('laser-carbine'),
      men({ armour: 'flak' }),
      {},
      [6, 4, 1, 1],
      man('damage.personnel.light'),
    ],
    ['a rifle on reflec', armed('rifle'), men({ armour: 'reflec' }), {}, [6, 4, 1, 1], man('damage.personnel.light')],
    [
      'a grenade in contact',
      armed('launcher'),
      men({}),
      { kind: 'HE' },
      [6, 4, 1, 1],
      man('damage.personnel.serious', 'he.contact'),
    ],
    [
      'aimed fire into a building',
      armed('rifle'),
      men({}),
      {},
      [6, 6, 1, 1],
      man('damage.personnel.light'),
      { pieces: [house] },
    ],
    ['no penetration', armed('rifle'), { card: 'ATV8' }, {}, [6, 4, 4, 1, 1], VEHICLE],
    ['surface, high', armed('ram'), { card: 'MBT8' }, { kind: 'HEAP' }, [6, 4, 4, 6, 6, 1], VEHICLE],
    [
      'an open vehicle',
      armed('rifle'),
      { card: 'air-raft-8' },
      {},
      [6, 4, 4, 1, 1],
      [...VEHICLE, 'damage.vehicle.random', 'damage.vehicle.soft'],
    ],
    [
      'a crewman',
      armed('rocket'),
      { card: 'ATV8' },
      { kind: 'HEAP' },
      [6, 4, 4, 6, 6, 1],
      [...VEHICLE, 'damage.vehicle.major-high', 'damage.vehicle.crew', 'damage.vehicle.random'],
    ],
    [
      'catastrophe',
      armed('rocket'),
      { card: 'ATV8' },
      { kind: 'HEAP' },
      [6, 4, 1, 6, 6, 6],
      [...VEHICLE, 'damage.vehicle.major-low'],
    ],
  ])(
    '[STR.core.damage.personnel.throw STR.core.damage.vehicle.throw STR.core.damage.personnel.laser-armour STR.core.he.contact STR.core.damage.vehicle.soft] %s',
    (_what, a1, b1, more, faces, rules, given) => {
      expect(cited(fired(a1, b1, more, faces, given), 'damage-thrown')).toEqual(rules.toSorted())
    },
  )

  test('[STR.core.he.team STR.core.he.frag] fragments on the others of a team', () => {
    const events = fired(armed('launcher'), men({}, {}), { kind: 'HE' }, [6, 4, 1, 1, 6, 4, 1, 1])
    const thrown = events.flatMap(event =>
      event.type === 'damage-thrown' ? [event.rules.map(rule => rule.replace('STR.core.', ''))] : [],
    )
    expect(thrown.map(rules => rules.filter(rule => rule.startsWith('he.')))).toEqual([['he.contact'], ['he.team']])
  })

  test.each<[string, StandGiven, number[], string[], FieldGiven?]>([
    ['a man', men({}), [6, 4], man('damage.personnel.light', 'indirect.men')],
    [
      'a vehicle',
      { card: 'ATV8' },
      [6, 4],
      ['damage.vehicle.throw', 'damage.vehicle.face', 'damage.vehicle.height', 'indirect.vehicles'],
    ],
    [
      'a vehicle, in contact',
      { card: 'ATV8' },
      [6, 6],
      ['damage.vehicle.throw', 'damage.vehicle.face', 'damage.vehicle.height', 'damage.vehicle.minor-high'],
    ],
    [
      'a man behind walls',
      men({}),
      [6, 4],
      man('indirect.men', 'damage.personnel.light'),
      { pieces: [block('building', [117, 57, 123, 63], { values: { floors: 2, armour: 20 } })] },
    ],
    [
      'a man under overhead cover',
      men({}),
      [6, 4],
      man('indirect.men', 'indirect.overhead'),
      { pieces: [block('dugout', [117, 57, 123, 63], { values: { overhead: 10 } })] },
    ],
  ])('[STR.core.indirect.men STR.core.indirect.vehicles] shells on %s', (_what, b1, faces, rules, given) => {
    const table = battle({
      step: 'arrive',
      phase: 'fire2',
      ...given,
      stands: {
        A1: { at: [60, 60], ...men({ leader: 2, observer: true }) },
        A2: { at: [60, 100], ...men({ weapons: ['mortar-8'] }, {}), kind: 'crew' },
        B1: { at: [120, 60], ...b1 },
      },
      missions: { m1: missionFrom('m1', { seen: 5 }) },
    } as FieldGiven)
    expect(cited(settled(table.state, 6, 6, ...faces), 'damage-thrown')).toEqual(rules.toSorted())
  })
})
