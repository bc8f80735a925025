import { describe, expect, test } from 'vitest'
import { contains } from '../../../src/engine/geometry/area'
import { anyRuleset } from '../../../src/engine/ruleset'
import { striker } from '../../../src/rulesets/striker'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import type { StrikerEvent } from '../../../src/rulesets/striker/events'
import { squareAt } from '../../../src/rulesets/striker/rules/damage/burst'
import type { State } from '../../../src/rulesets/striker/state'
import { type Played, type Reading, strayed, type Trial } from '../../support/played-odds'
import { tableOf } from '../../support/table'
import { block, type FieldGiven, field, type ManGiven, missionFrom, type StandGiven, stand } from './field'
import { shoot } from './support'

const ruleset = anyRuleset(striker)
type Fire = Extract<StrikerAction, { type: 'fire' }>

/** What came of a shot, read from the table and not from the code that foresees it. */
function readShot(target: string | null, played: Played<State>): Reading {
  const { before, after } = played
  const events = played.events as readonly StrikerEvent[]
  const foes = Object.keys(before.stands).filter(id => (target === null ? id.startsWith('B') : id === target))
  const grades = foes.map(id => gradeOf(id, before, after, events))
  const best = grades.toSorted((a, b) => a.rank - b.rank)[0] ?? { label: 'miss', rank: 99, wounded: false, deep: false }
  const hits = events.reduce((sum, event) => sum + (event.type === 'shot' ? event.hits : 0), 0)
  const hurt = (id: string) => isHurt(gradeOf(id, before, after, events).label)
  // Who rides in a vehicle counts with it.
  const others = Object.keys(before.stands).filter(
    id => id.startsWith('B') && !foes.includes(id) && stand(before, id).aboard === null,
  )
  const friends = Object.keys(before.stands).filter(id => id.startsWith('A'))
  const onPoint = target === null && hits > 0 && !isHurt(best.label)
  return {
    label: onPoint ? 'on the point' : best.label,
    also: [
      ...(hits > 0 || best.label !== 'miss' ? ['hit'] : []),
      ...(grades.some(({ deep }) => deep) ? ['penetrate'] : []),
      ...(grades.some(({ wounded }) => wounded) ? ['wound'] : []),
      ...(others.some(hurt) ? ['others nearby are hurt'] : []),
      ...(friends.some(hurt) ? ['own troops are hurt'] : []),
    ],
  }
}

const isHurt = (label: string): boolean => label !== 'miss' && label !== 'no effect'

/** The worst that the table shows of a stand. */
function gradeOf(id: string, before: State, after: State, events: readonly StrikerEvent[]) {
  const was = stand(before, id)
  const is = stand(after, id)
  const riders = Object.values(after.stands).flatMap(({ value }) => (value?.aboard === id ? [value] : []))
  const men = [is, ...riders].flatMap(one =>
    one.men.map((man, i) => ({ now: man.file.value, old: stand(before, one.id).men[i]?.file.value })),
  )
  const dead = men.some(({ now, old }) => now?.dead && !old?.dead)
  const serious = men.some(({ now, old }) => now?.serious && !old?.serious)
  const light = men.some(({ now, old }) => (now?.light ?? 0) > (old?.light ?? 0))
  const burnt = men.some(({ now, old }) => (now?.ablated ?? 0) > (old?.ablated ?? 0))
  const wounded = dead || serious || light
  const results = events.flatMap(event => (event.type === 'damage-thrown' && event.stand === id ? [event.result] : []))
  const depths = results.flatMap(result => (result.on === 'vehicle' ? [result.penetration] : []))
  const deep = depths.some(depth => depth === 'minor' || depth === 'major')
  const gun = is.kind === 'crew' && results.some(({ on }) => on === 'weapon')
  const vehicle = is.card !== null
  const { hits: _, ...damage } = is.own.value?.damage ?? {}
  const { hits: __, ...damageBefore } = was.own.value?.damage ?? {}
  const rows: readonly (readonly [boolean, string])[] = [
    [is.status === 'wreck' && was.status !== 'wreck', 'destroyed'],
    [!vehicle && !gun && dead, 'dead'],
    [(is.own.value?.broken.length ?? 0) > (was.own.value?.broken.length ?? 0), 'weapon out'],
    [depths.includes('major'), 'major penetration'],
    [!vehicle && !gun && serious, 'serious wound'],
    [depths.includes('minor'), 'minor penetration'],
    [(vehicle || gun) && wounded, 'crew wounded'],
    [light, 'light wound'],
    [JSON.stringify(damage) !== JSON.stringify(damageBefore), 'surface damage'],
    [burnt, 'armour burnt off'],
    [results.length > 0, 'no effect'],
    [true, 'miss'],
  ]
  const rank = rows.findIndex(([holds]) => holds)
  return { rank, label: rows[rank]?.[1] ?? 'miss', wounded, deep }
}

interface Case extends FieldGiven {
  readonly fire?: Partial<Fire>
  readonly seed?: number
}

/** A shot of A1, declared and sealed, and then 2,000 times rolled to the end of its phase. */
function shotOf({ fire = {}, seed = 1, ...given }: Case): Trial<State> {
  const state = field({ sealed: ['B'], ...given })
  const action = shoot('A1', fire.target === null ? null : 'B1', fire)
  const table = tableOf(striker, state)
  table.play('A', action)
  table.play('A', { type: 'seal' })
  table.play('table', { type: 'openFire' })
  return {
    ruleset,
    state,
    actor: 'A',
    action,
    seed,
    from: table.state,
    until: ({ step }) => step === 'spot',
    read: played => readShot(action.target, played),
  }
}

const armed = (weapon: string, more: StandGiven = {}): StandGiven => ({
  at: [50, 60],
  men: [{ quality: 'veteran', weapons: [weapon] }, { quality: 'veteran' }],
  ...more,
})
const CREW = ['driver', 'commander', 'gunner', 'loader'].map(role => ({
  role,
  weapons: [],
  quality: 'veteran' as const,
}))
const tank = (card: string, more: StandGiven = {}): StandGiven => ({ card, at: [50, 150], men: CREW, ...more })
const four = (armour = 'none'): readonly ManGiven[] => Array.from({ length: 4 }, () => ({ armour }))
const team = (more: StandGiven = {}): StandGiven => ({ at: [50, 40], men: four(), ...more })
const ROCKS = [block('boulder', [45, 35, 55, 45])]

describe('shots at men', () => {
  test('[STR.core.direct.hits] a light machinegun at four men: every hit, not the first two', () => {
    expect(strayed(shotOf({ stands: { A1: armed('lmg'), B1: team() } }))).toEqual([])
  })

  test.each<[string, Case]>([
    ['rifle in the open', { stands: { A1: armed('rifle'), B1: team() } }],
    ['rifle at cover', { stands: { A1: armed('rifle'), B1: team() }, pieces: ROCKS }],
    ['rifle at flak jackets', { stands: { A1: armed('rifle'), B1: team({ men: four('flak') }) } }],
    ['automatic rifle at mesh', { stands: { A1: armed('auto-rifle'), B1: team({ men: four('mesh') }) } }],
    ['gauss rifle at combat armour', { stands: { A1: armed('gauss-rifle'), B1: team({ men: four('combat-12') }) } }],
    ['laser rifle at ablat', { stands: { A1: armed('laser-rifle'), B1: team({ men: four('ablat') }) } }],
    ['laser rifle at reflec', { stands: { A1: armed('laser-rifle'), B1: team({ men: four('reflec') }) } }],
    ['light machinegun at cloth', { stands: { A1: armed('lmg'), B1: team({ men: four('cloth') }) } }],
    ['light machinegun at cover', { stands: { A1: armed('lmg'), B1: team({ men: four('cloth') }) }, pieces: ROCKS }],
    [
      'light machinegun at two teams',
      { stands: { A1: armed('lmg'), B1: team({ men: [{}] }), B2: { at: [51, 40], men: four('flak') } } },
    ],
    ['VRF gauss gun at battle dress', { stands: { A1: armed('vrf-gauss'), B1: team({ men: four('dress-14') }) } }],
    ['heavy machinegun at one man', { stands: { A1: armed('hmg'), B1: team({ men: [{ armour: 'combat-11' }] }) } }],
    ['plasma gun at battle dress', { stands: { A1: armed('pgmp-12'), B1: team({ men: four('dress-15') }) } }],
    ['rocket at a team', { stands: { A1: armed('rocket'), B1: team() }, fire: { kind: 'HEAP' } }],
    [
      'light machinegun at the two men left of four',
      {
        stands: {
          A1: armed('lmg'),
          B1: team({ men: four('cloth').map((man, i) => ({ serious: i === 0, dead: i === 2, ...man })) }),
        },
      },
    ],
    ['flamethrower', { stands: { A1: armed('flamer', { at: [50, 42] }), B1: team({ men: four('cloth') }) } }],
  ])('[STR.core.damage.personnel.throw] %s', (_, given) => {
    expect(strayed(shotOf(given))).toEqual([])
  })

  test.each<[string, Case]>([
    ['two light wounds are one', { options: { twoLight: false } }],
    ['the other wound table', { options: { woundTable: 'ahl' } }],
    ['natural two and twelve', { options: { natural212: true } }],
  ])('[STR.core.damage.personnel.table] %s', (_, given) => {
    expect(strayed(shotOf({ stands: { A1: armed('lmg'), B1: team({ men: four('ces') }) }, ...given }))).toEqual([])
  })
})

describe('bursts', () => {
  test.each<[string, Case]>([
    ['tank shell at a team', { stands: { A1: tank('MBT8'), B1: team({ men: four('flak') }) } }],
    ['tank shell at a team in cover', { stands: { A1: tank('MBT8'), B1: team({ men: four('ces') }) }, pieces: ROCKS }],
    [
      'tank shell that reaches others and friends',
      {
        stands: {
          A1: tank('MBT8'),
          A2: { at: [52, 41], men: [{ armour: 'cloth' }, {}] },
          B1: team({ men: four('dress-15') }),
          B2: { at: [48, 40], men: four('combat-11') },
          B3: { at: [51, 39], card: 'truck-5' },
        },
      },
    ],
    [
      'tank shell at a point',
      { stands: { A1: tank('MBT8'), B1: team() }, fire: { target: null, point: { x: 51, y: 41 } } },
    ],
    ['grenade launcher', { stands: { A1: armed('launcher'), B1: team({ men: four('ces') }) } }],
    ['automatic launcher', { stands: { A1: armed('ram-auto'), B1: team({ men: four('combat-11') }) } }],
    [
      'shell that lands on the man, one level worse',
      { stands: { A1: armed('launcher'), B1: team({ men: four('combat-11') }) }, options: { heMan: true } },
    ],
  ])('[STR.core.he.frag] %s', (_, given) => {
    expect(strayed(shotOf({ ...given, fire: { kind: 'HE', ...given.fire } }))).toEqual([])
  })

  test('[STR.core.he.flechette] a strip of flechettes over two teams and a friend', () => {
    const stands = {
      A1: tank('armoured-car-9', { at: [50, 100] }),
      A2: { at: [50, 70] as const, men: [{ armour: 'ces' }] },
      B1: team({ men: four('mesh') }),
      B2: { at: [50, 35] as const, men: four('ces') },
    }
    expect(strayed(shotOf({ stands, fire: { kind: 'flechette' } }))).toEqual([])
  })

  test('[STR.core.terrain.collapse] a house that a shell brings down', () => {
    const house = block('building', [44, 34, 56, 46], { values: { armour: 4, floors: 1 } })
    const stands = {
      A1: tank('MBT8'),
      B1: team({ men: four('dress-15') }),
      B2: { at: [54, 44] as const, men: four('dress-15') },
    }
    expect(strayed(shotOf({ stands, pieces: [house], fire: { kind: 'HE' } }))).toEqual([])
  })
})

describe('shots at guns', () => {
  const gun: StandGiven = {
    at: [50, 40],
    kind: 'crew',
    men: [{ weapons: ['gun-6-hv-6'] }, { armour: 'flak' }, {}],
  }
  test.each<[string, Case]>([
    ['rifle', { stands: { A1: armed('rifle'), B1: gun } }],
    ['light machinegun', { stands: { A1: armed('lmg'), B1: gun } }],
    ['tank shell', { stands: { A1: tank('MBT8'), B1: gun }, fire: { kind: 'HE' } }],
  ])('[STR.core.damage.weapon.table] %s', (_, given) => {
    expect(strayed(shotOf(given))).toEqual([])
  })
})

describe('shots at vehicles', () => {
  test.each<[string, Case]>([
    ['front', { stands: { A1: tank('MBT8'), B1: tank('MBT8', { at: [50, 50], facing: 180 }) } }],
    ['side', { stands: { A1: tank('MBT8'), B1: tank('MBT8', { at: [50, 50], facing: 90 }) } }],
    ['rear', { stands: { A1: tank('MBT8'), B1: tank('HGT15', { at: [50, 50], facing: 0, flight: 'ground' }) } }],
    [
      'deck',
      {
        stands: {
          A1: tank('LGT13', { at: [50, 55], flight: 'high', height: 1000 }),
          B1: tank('MBT8', { at: [50, 40] }),
        },
        fire: { kind: 'solid' },
      },
    ],
    [
      'hull-down',
      {
        stands: { A1: tank('MBT8'), B1: tank('medium-tank-7', { at: [50, 50], facing: 180 }) },
        pieces: [
          {
            id: 'wall',
            kind: 'wall',
            points: [
              { x: 40, y: 51 },
              { x: 60, y: 51 },
            ],
          },
        ],
      },
    ],
    ['HEAP', { stands: { A1: tank('MBT8'), B1: tank('MBT8', { at: [50, 50], facing: 180 }) }, fire: { kind: 'HEAP' } }],
    [
      'shell',
      { stands: { A1: tank('MBT8'), B1: tank('light-tank-6', { at: [50, 50], facing: 180 }) }, fire: { kind: 'HE' } },
    ],
    [
      'tank with its passengers',
      {
        stands: {
          A1: tank('MBT8'),
          B1: { card: 'apc-9', at: [50, 50], facing: 90 },
          B2: { aboard: 'B1', at: [50, 50], men: four('flak') },
          B3: { aboard: 'B1', at: [50, 50], men: four() },
        },
      },
    ],
  ])('[STR.core.damage.vehicle.throw] tank gun, %s', (_, given) => {
    expect(strayed(shotOf({ ...given, fire: { kind: 'KEAP', ...given.fire } }))).toEqual([])
  })

  test.each<[string, Case]>([
    [
      'autocannon at an ATV',
      { stands: { A1: armed('autocannon-2'), B1: { card: 'ATV8', at: [50, 40] } }, fire: { kind: 'KEAP' } },
    ],
    [
      'autocannon at a light tank',
      {
        stands: { A1: armed('autocannon-2'), B1: tank('light-tank-6', { at: [50, 40], facing: 90 }) },
        fire: { kind: 'KEAP' },
      },
    ],
    [
      'light machinegun at a full truck',
      {
        stands: {
          A1: armed('lmg'),
          B1: { card: 'truck-5', at: [50, 40] },
          B2: { aboard: 'B1', at: [50, 40], men: four('flak') },
          B3: { aboard: 'B1', at: [50, 40], men: four() },
        },
      },
    ],
    ['heavy machinegun at an air/raft', { stands: { A1: armed('hmg'), B1: { card: 'air-raft-8', at: [50, 40] } } }],
    [
      'gauss gun at a g-carrier in the air',
      { stands: { A1: armed('vrf-gauss'), B1: { card: 'g-carrier-9', at: [50, 40], flight: 'terrainFollowing' } } },
    ],
    [
      'rapid-pulse fusion at two grav tanks',
      { stands: { A1: tank('HGT15'), B1: { card: 'LGT13', at: [50, 50] }, B2: { card: 'LGT13', at: [51.5, 50] } } },
    ],
  ])('[STR.core.direct.hits STR.core.damage.vehicle.order] automatic fire: %s', (_, given) => {
    expect(strayed(shotOf(given))).toEqual([])
  })

  test.each<[string, Case]>([
    [
      'plasma at a tank',
      { stands: { A1: tank('GAPC12', { at: [50, 100] }), B1: tank('medium-tank-7', { at: [50, 50], facing: 180 }) } },
    ],
    ['fusion at a tank', { stands: { A1: tank('LGT13'), B1: tank('MBT8', { at: [50, 50], facing: 180 }) } }],
    ['fusion at men', { stands: { A1: tank('LGT13'), B1: team({ men: four('dress-15') }) } }],
  ])('[STR.core.direct.class] energy weapons: %s', (_, given) => {
    expect(strayed(shotOf(given))).toEqual([])
  })

  test('[STR.core.direct.missile] a guided missile', () => {
    const crew = armed('tac-light', { at: [50, 100], kind: 'crew' })
    const given = {
      stands: { A1: crew, B1: tank('MBT8', { at: [50, 50], facing: 180 }) },
      fire: { kind: 'HEAP' as const },
    }
    expect(strayed(shotOf(given))).toEqual([])
  })
})

describe('fire missions', () => {
  const POINT = { x: 120, y: 60 }
  const HOWITZER: StandGiven = { card: 'sp-howitzer-7', at: [120, 150], men: CREW }
  const MORTARS: StandGiven = {
    at: [120, 150],
    kind: 'crew',
    men: [{ weapons: ['mortar-8'] }, { weapons: ['mortar-8'] }, { weapons: [] }],
  }

  /** Ordered in the command phase; what falls on these stands is rolled in the phase in which it lands. */
  function missionOf(battery: StandGiven, sheaf: 'normal' | 'converged', given: FieldGiven): Trial<State> {
    const stands = { A1: { at: [120, 110] as const, men: [{ observer: true }, {}] }, A2: battery, ...given.stands }
    const action = {
      type: 'mission',
      observer: 'A1',
      battery: 'A2',
      point: POINT,
      kind: 'HE',
      turns: 1,
      sheaf,
    } as const
    return {
      ruleset,
      state: field({ ...given, stands, phase: 'command' }),
      actor: 'A',
      action,
      from: field({ ...given, stands, phase: 'fire2', step: 'arrive', missions: { m1: missionFrom('m1', { sheaf }) } }),
      until: ({ step, work }) =>
        step !== 'arrive' ||
        (work.value?.fired.length === 1 && work.value.blasts.length === 0 && work.value.effects.length === 0),
      read: readMission,
    }
  }

  function readMission({ before, after, events }: Played<State>): Reading {
    const told = events as readonly StrikerEvent[]
    const landed = told.find(event => event.type === 'rounds-landed')
    if (landed?.type !== 'rounds-landed') throw new Error('no rounds')
    const area = squareAt(landed.at, landed.side, stand(before, 'A2').at)
    const hurt = (side: string) =>
      Object.keys(before.stands).some(id => id.startsWith(side) && isHurt(gradeOf(id, before, after, told).label))
    return {
      label: landed.short === 0 ? 'on the point' : `${landed.short * 2} cm off`,
      also: [
        ...(contains({ kind: 'polygon', points: area }, POINT) ? ['the point is in the zone'] : []),
        // The man there is B1, at the point and in the open.
        ...(told.some(event => event.type === 'damage-thrown' && event.stand === 'B1') ? ['a man there is hit'] : []),
        ...(hurt('B') ? ['enemies are hurt'] : []),
        ...(hurt('A') ? ['own troops are hurt'] : []),
      ],
    }
  }

  const man: StandGiven = { at: [120, 60], men: [{ armour: 'ces' }] }
  test.each<[string, StandGiven, 'normal' | 'converged', FieldGiven]>([
    ['mortars, normal sheaf, one man', MORTARS, 'normal', { stands: { B1: man } }],
    ['mortars, converged sheaf, one man', MORTARS, 'converged', { stands: { B1: man } }],
    [
      'mortars on a crowd of friends and foes',
      MORTARS,
      'normal',
      {
        stands: {
          B1: { at: [120, 60], men: [{ armour: 'dress-15' }] },
          B2: { at: [124, 64], men: four('dress-15') },
          B3: { at: [112, 60], card: 'truck-5' },
          B4: { at: [120, 72], card: 'MBT8' },
          A3: { at: [121, 70], men: four('combat-12') },
        },
      },
    ],
    [
      'a howitzer on a house and a gun',
      HOWITZER,
      'normal',
      {
        pieces: [block('building', [121, 50, 130, 59], { values: { armour: 4, floors: 1 } })],
        stands: {
          B1: { at: [120, 60], men: [{ armour: 'dress-15' }] },
          B2: { at: [124, 56], men: four('dress-15') },
          B3: { at: [123, 52], men: four('dress-15') },
          B4: { at: [116, 60], kind: 'crew', men: [{ weapons: ['gun-6-hv-6'] }, {}] },
        },
      },
    ],
  ])('[STR.core.indirect.to-hit STR.core.indirect.accuracy] %s', (_, battery, sheaf, given) => {
    expect(strayed(missionOf(battery, sheaf, given))).toEqual([])
  })
})

test('[STR.core.morale.rally] rallying a routed stand', () => {
  const state = field({
    phase: 'command',
    stands: {
      A1: { men: [{ leader: 1 }], at: [50, 50] },
      A2: { men: [{}, {}], at: [51, 50], status: 'routed', own: { unit: 'A.A1' } },
    },
    units: { 'A.A1': { leader: 'A1' } },
  })
  const trial: Trial<State> = {
    ruleset,
    state,
    actor: 'A',
    action: { type: 'rally', leader: 'A1', stand: 'A2' } as never,
  }
  expect(strayed(trial)).toEqual([])
  const read = ({ after }: Played<State>): Reading => ({
    label: stand(after, 'A2').status === 'rallied' ? 'rallied' : 'keeps running',
  })
  expect(strayed({ ...trial, read, until: () => true })).toEqual([])
})
