import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { striker } from '../../../src/rulesets/striker'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import { NO_WORK } from '../../../src/rulesets/striker/parts/work'
import type { State } from '../../../src/rulesets/striker/state'
import { tableOf } from '../../support/table'
import { block, type FieldGiven, field, type StandGiven, stand } from './field'

const at = (given: FieldGiven) => tableOf(striker, field(given))
const MORTARS: StandGiven = {
  at: [120, 150],
  kind: 'crew',
  men: [{ weapons: ['mortar-8'] }, { weapons: ['mortar-8'] }, { weapons: [] }],
}
const OBSERVER: StandGiven = { at: [120, 110], men: [{ observer: true }, {}] }
const battery = (more: FieldGiven = {}): FieldGiven => ({
  phase: 'command',
  ...more,
  stands: { A1: OBSERVER, A2: MORTARS, ...more.stands },
})
const walking = (id: string, x: number, y: number) =>
  ({ type: 'move', stand: id, gait: 'walk', flight: 'ground', path: [{ x, y }] }) satisfies StrikerAction
const ORDER = {
  type: 'mission',
  observer: 'A1',
  battery: 'A2',
  point: { x: 120, y: 60 },
  kind: 'HE',
  turns: 2,
  sheaf: 'normal',
} as const

describe('fire missions at the table', () => {
  test('[STR.core.indirect.order STR.core.indirect.delay] ordered in the command phase, it lands after its delay', () => {
    const table = at(battery())
    const plan = table.plan('A', ORDER)
    expect(plan.ledgers[0]?.lines.map(({ value }) => value)).toEqual([2, 0])
    expect(plan.foreseen).toBeDefined()
    table.play('A', ORDER)
    expect(Object.values(table.state.missions).map(({ value }) => value)).toMatchObject([
      { orderTurn: 3, lands: 5, turns: 2, landed: 0, observer: 'A1', battery: 'A2' },
    ])
    expect(at(battery({ phase: 'move1' })).forbiddenBy('A', ORDER)).toContain('STR.core.sequence.command')
    expect(at(battery()).forbiddenBy('B', ORDER)).toEqual(['STR.core.indirect.order'])
  })

  test('[STR.core.indirect.busy] the observer has his task for the turn', () => {
    const table = at(battery({ stands: { A3: { ...MORTARS, at: [110, 150] } } }))
    table.play('A', ORDER)
    expect(stand(table.state, 'A1').own.value?.task).toBe('observe')
    expect(table.forbiddenBy('A', { ...ORDER, battery: 'A3' })).toEqual(
      expect.arrayContaining(['STR.core.indirect.busy', 'STR.core.indirect.one']),
    )
  })

  test('[STR.core.indirect.info] the enemy learns of rounds when they land, not before', () => {
    const table = at(battery())
    const before = JSON.stringify(viewFor(table.state, 'B').missions)
    table.play('A', ORDER)
    expect(JSON.stringify(viewFor(table.state, 'B').missions)).toBe(before)
    const landing = at({ ...battery(), phase: 'fire2', step: 'arrive', missions: { m1: {} } })
    const [landed] = landing.play('table', { type: 'land', mission: 'm1' }, 6, 6)
    expect(landed).toMatchObject({ type: 'rounds-landed', at: { x: 120, y: 60 }, side: 18, rounds: 40 })
    expect(landed?.seenBy).toBeUndefined()
  })

  test('[STR.core.indirect.cannot] a gun that moves gives up its mission: warned before, told to its owner only', () => {
    const veterans = MORTARS.men?.map(man => ({ ...man, quality: 'veteran' as const })) ?? []
    const given = battery({ stands: { A2: { ...MORTARS, men: veterans } } })
    const table = at({ ...given, phase: 'move1', missions: { m1: { lands: 5 } } })
    const move = walking('A2', 120, 148)
    expect(table.forbiddenBy('A', move)).toEqual([])
    expect(
      table
        .plan('A', move)
        .warnings?.()
        .map(({ rule }) => rule),
    ).toContain('STR.core.indirect.cannot')
    expect(table.play('A', move)).toContainEqual(
      expect.objectContaining({ type: 'mission-ended', why: 'moved', seenBy: ['A'] }),
    )
    expect(table.state.missions.m1?.value).toMatchObject({ turns: 0, landed: 0 })
  })

  test('[STR.core.indirect.cannot] a silent battery ends its mission', () => {
    const gone = at({
      ...battery({ stands: { A2: { ...MORTARS, status: 'suppressed' } } }),
      phase: 'fire2',
      step: 'arrive',
      missions: { m1: {} },
    })
    expect(gone.play('table', { type: 'land', mission: 'm1' })).toMatchObject([
      { type: 'mission-ended', why: 'shaken', seenBy: ['A'] },
    ])
  })

  test('[STR.core.indirect.adjust] the point is shifted in the command phase', () => {
    const table = at(battery({ missions: { m1: { turns: 3, lands: 5 } } }))
    table.play('A', { type: 'adjust', mission: 'm1', point: { x: 128, y: 60 } })
    expect(table.state.missions.m1?.value?.point).toEqual({ x: 128, y: 60 })
    expect(table.forbiddenBy('A', { type: 'adjust', mission: 'm1', point: { x: 139, y: 60 } })).toContain(
      'STR.core.indirect.adjust',
    )
    expect(table.forbiddenBy('B', { type: 'adjust', mission: 'm1', point: { x: 128, y: 60 } })).not.toEqual([])
  })

  test('[STR.core.indirect.one] a mission can be called off', () => {
    const table = at(battery({ missions: { m1: { turns: 3, lands: 5 } } }))
    table.play('A', { type: 'endMission', mission: 'm1' })
    expect(table.forbiddenBy('A', ORDER)).toEqual([])
  })

  test('[STR.core.indirect.laser] a target is designated for guided rounds only', () => {
    const given = (kind: 'HE' | 'laserGuided') =>
      battery({
        stands: { A2: { card: 'sp-howitzer-7', at: [120, 150] }, B1: { card: 'MBT8', at: [122, 62] } },
        missions: { m1: { kind, lands: 5 } },
      })
    const mark = { type: 'designate', mission: 'm1', target: 'B1' } as const
    expect(at(given('HE')).forbiddenBy('A', mark)).toEqual(['STR.core.indirect.laser'])
    const table = at(given('laserGuided'))
    table.play('A', mark)
    expect(table.state.missions.m1?.value?.designated).toBe('B1')
  })

  test('[STR.core.indirect.to-hit STR.core.sequence.fire-steps] rounds land, fragments are thrown stand by stand, damage counts at once', () => {
    const table = at({
      ...battery({ stands: { B1: { at: [120, 60], men: [{}] }, B2: { at: [124, 62], men: [{}], spotted: false } } }),
      phase: 'fire2',
      step: 'arrive',
      missions: { m1: {} },
    })
    table.play('table', { type: 'land', mission: 'm1' }, 6, 6)
    expect(table.state.work.value?.blasts[0]?.left).toEqual(['B1', 'B2'])
    // Hit, and 2D + 4: dead.
    table.play('table', { type: 'blast' }, 4, 4, 4, 3)
    const spared = table.play('table', { type: 'blast' }, 4, 3)
    expect(spared).toMatchObject([{ type: 'area-spared', stand: 'B2', seenBy: ['B'] }])
    table.play('table', { type: 'effects' })
    expect(stand(table.state, 'B1').status).toBe('destroyed')
    expect(table.state.step).toBe('arrive')
  })

  test('[STR.core.he.frag STR.core.indirect.men] a burst is rolled man by man: the hit, then its damage, then the next man', () => {
    const table = at({
      ...battery({ stands: { B1: { at: [120, 60], men: [{}, {}, {}] } } }),
      phase: 'fire2',
      step: 'arrive',
      missions: { m1: {} },
    })
    table.play('table', { type: 'land', mission: 'm1' }, 6, 6)
    // 8 hits the first, 2 + 4 wounds him lightly; 7 misses the second; 9 hits the third, 12 + 4 kills him.
    const told = table.play('table', { type: 'blast' }, 4, 4, 1, 1, 4, 3, 5, 4, 6, 6)
    expect(told).toMatchObject([
      { type: 'damage-thrown', thrown: 2, result: { on: 'man', man: 0, wound: 'light' } },
      { type: 'damage-thrown', thrown: 12, result: { on: 'man', man: 2, wound: 'dead' } },
    ])
  })

  test('[STR.core.terrain.collapse] a building falls once, however many shells bring it down', () => {
    const house = block('building', [115, 55, 125, 65], { values: { armour: 2, floors: 1 } })
    const table = at({
      ...battery({
        pieces: [house],
        stands: { B1: { at: [120, 60], men: [{}] }, B2: { at: [122, 62], men: [{}] } },
      }),
      phase: 'fire2',
      step: 'arrive',
      missions: { m1: {} },
    })
    table.play('table', { type: 'land', mission: 'm1' }, 6, 6)
    // A natural twelve is the shell itself: 16 against a wall of 2. Both men inside roll, 8 and 7.
    table.play('table', { type: 'blast' }, 6, 6, 1, 1, 4, 4, 4, 3)
    table.play('table', { type: 'blast' }, 6, 6, 1, 1)
    expect(table.state.work.value?.effects.filter(({ type }) => type === 'collapse')).toHaveLength(1)
  })
})

const SHOT = { stand: 'A1', man: 0, weapon: 0, target: 'B1', point: null, kind: 'HE', spread: [] } as const
const shooting = (weapon: string, more: FieldGiven = {}): FieldGiven => ({
  step: 'shoot',
  ...more,
  stands: {
    A1: { at: [50, 60], kind: 'crew', men: [{ weapons: [weapon] }, {}] },
    B1: { at: [50, 50], men: [{}, {}] },
    ...more.stands,
  },
  work: {
    $for: [],
    value: { ...NO_WORK, shots: [{ shot: { ...SHOT, spread: [] }, seat: 'A', unseen: false, strikes: null }] },
  },
})

describe('high explosive at the table', () => {
  test('[STR.core.he.contact STR.core.he.team] the man struck takes the round, the others of his team the fragments', () => {
    const table = at(shooting('launcher'))
    table.play('table', { type: 'shoot', index: 0 }, 4, 4)
    const work = table.state.work.value
    expect(work?.shots[0]?.strikes).toMatchObject([{ target: 'B1', man: 0, pen: 8, contact: true }])
    expect(work?.blasts).toMatchObject([
      { blast: { frag: 2, need: 8 }, left: ['B1'], spared: [{ target: 'B1', man: 0 }] },
    ])
  })

  test('[STR.core.he.miss] a miss has no effect at all', () => {
    const table = at(shooting('launcher'))
    table.play('table', { type: 'shoot', index: 0 }, 4, 3)
    expect(table.state.work.value).toMatchObject({ blasts: [], effects: [], shots: [{ strikes: [] }] })
  })
})

describe('what damage does at the table', () => {
  const drive = (x: number, y: number, flight: 'ground' | 'noe' = 'ground') =>
    ({ type: 'move', stand: 'A1', gait: 'drive', flight, path: [{ x, y }] }) satisfies StrikerAction
  const moving = (more: StandGiven): FieldGiven => ({
    phase: 'move1',
    options: { orders: 'off' },
    stands: { A1: { at: [50, 100], ...more } },
  })

  test.each([
    ['transmission', { transmission: true }],
    ['power', { power: true }],
  ] as const)('[STR.core.damage.vehicle.%s] it does not move, on tracks or by grav', (_name, damage) => {
    expect(at(moving({ card: 'MBT8' })).forbiddenBy('A', drive(50, 90))).toEqual([])
    expect(at(moving({ card: 'MBT8', damage })).forbiddenBy('A', drive(50, 90))).toContain(
      'STR.core.damage.vehicle.transmission',
    )
    expect(at(moving({ card: 'GAPC12', damage })).forbiddenBy('A', drive(50, 90, 'noe'))).toContain(
      'STR.core.damage.vehicle.transmission',
    )
  })

  test('[STR.core.damage.vehicle.power] energy weapons are dead without it', () => {
    const fire = {
      type: 'fire',
      stand: 'A1',
      man: 0,
      weapon: 0,
      target: 'B1',
      point: null,
      kind: 'solid',
      spread: [],
    } satisfies StrikerAction
    const given = (damage: StandGiven['damage']): FieldGiven => ({
      phase: 'fire2',
      sealed: [],
      options: { orders: 'off' },
      stands: { A1: { card: 'GAPC12', at: [50, 100], ...(damage && { damage }) }, B1: { at: [50, 60] } },
    })
    expect(at(given({})).forbiddenBy('A', fire)).toEqual([])
    expect(at(given({ power: true })).forbiddenBy('A', fire)).toEqual(['STR.core.damage.vehicle.power'])
  })

  test('[STR.core.damage.vehicle.suspension] tracks and wheels stand still, grav goes at half rate', () => {
    expect(at(moving({ card: 'MBT8', damage: { suspension: 1 } })).forbiddenBy('A', drive(50, 90))).toContain(
      'STR.core.damage.vehicle.suspension',
    )
    const grav = at(moving({ card: 'GAPC12', damage: { suspension: 1 } }))
    expect(grav.forbiddenBy('A', drive(50, 42, 'noe'))).toEqual([])
    expect(grav.forbiddenBy('A', drive(50, 40, 'noe'))).toEqual(['STR.core.move.fraction'])
  })

  test('[STR.core.damage.vehicle.crewless] without a driver it does not move', () => {
    const men = [{ role: 'driver', serious: true }, { role: 'commander' }, { role: 'gunner' }]
    expect(at(moving({ card: 'MBT8', men })).forbiddenBy('A', drive(50, 90))).toEqual([
      'STR.core.damage.vehicle.crewless',
    ])
  })

  test('[STR.core.damage.vehicle.bail] the crew leaves in its own movement phase and stands in contact', () => {
    const table = at(moving({ card: 'MBT8' }))
    table.play('A', { type: 'bail', vehicle: 'A1' })
    expect(stand(table.state, 'A1')).toMatchObject({ status: 'abandoned', men: [] })
    const crew = stand(table.state, 'A1c1')
    expect(crew).toMatchObject({ kind: 'team', figures: 4, aboard: null, at: { x: 50, y: 102.5 } })
    expect(
      at({ ...moving({ card: 'MBT8' }), phase: 'fire2' }).forbiddenBy('A', { type: 'bail', vehicle: 'A1' }),
    ).toContain('STR.core.sequence.own-move')
  })

  test('[STR.core.damage.vehicle.bail STR.core.morale.vehicle-move] an immobile vehicle whose crew fails by three is left at once', () => {
    const given = (failing: boolean): FieldGiven => ({
      step: 'check',
      stands: { B1: { card: 'MBT8', damage: { transmission: failing } } },
      work: {
        $for: [],
        value: { ...NO_WORK, checks: [{ stand: 'B1', causes: ['row'], further: 0 }] },
      },
    })
    const left = at(given(true))
    left.play('table', { type: 'check', stand: 'B1' }, 6, 5)
    expect(stand(left.state, 'B1').status).toBe('abandoned')
    const stays = at(given(false))
    stays.play('table', { type: 'check', stand: 'B1' }, 6, 5)
    expect(stand(stays.state, 'B1')).toMatchObject({ status: 'forcedBack', until: 4 })
  })
})

describe('weapons of the fallen', () => {
  test('[STR.core.damage.weapon.small] a fallen man’s support weapon is taken up in the next own movement phase', () => {
    const table = at({
      phase: 'command',
      ready: ['A', 'B'],
      stands: {
        A1: { men: [{ weapons: ['rifle'] }, { weapons: ['lmg'], serious: true }] },
        A2: { at: [60, 50], men: [{ weapons: ['lmg'] }, { weapons: ['rifle', 'rocket'], used: { 1: 1 }, dead: true }] },
        B1: { at: [50, 20], men: [{ weapons: ['rifle'] }, { weapons: ['lmg'], dead: true }] },
      },
    })
    table.play('table', { type: 'commandEnd' })
    expect(stand(table.state, 'A1').men.map(({ weapons }) => weapons)).toEqual([['rifle', 'lmg'], []])
    const [heir] = stand(table.state, 'A2').men
    expect(heir?.weapons).toEqual(['lmg', 'rocket'])
    expect(heir?.file.value?.used).toEqual({ 1: 1 })
    expect(stand(table.state, 'B1').men[0]?.weapons).toEqual(['rifle'])
  })
})

describe('morale at the table', () => {
  const checking = (more: FieldGiven = {}): FieldGiven => ({
    step: 'check',
    stands: { B1: { at: [50, 50] }, B2: { at: [50, 54] }, B3: { at: [50, 58] } },
    work: {
      $for: [],
      value: { ...NO_WORK, checks: [{ stand: 'B1', causes: ['casualty'], further: 0 }] },
    },
    ...more,
  })

  test('[STR.core.morale.cause-rout] friends close by check once; there is no chain in the phase', () => {
    const table = at(checking())
    table.play('table', { type: 'check', stand: 'B1' }, 6, 6)
    expect(stand(table.state, 'B1').status).toBe('routed')
    expect(table.state.work.value?.checks).toEqual([{ stand: 'B2', causes: ['rout'], further: 0 }])
    table.play('table', { type: 'check', stand: 'B2' }, 6, 6)
    expect(stand(table.state, 'B2').status).toBe('routed')
    expect(table.state.work.value?.checks).toEqual([])
  })

  test('[STR.core.morale.once] who has checked in this phase does not check again', () => {
    const work = checking().work
    const value = { ...NO_WORK, ...work?.value, checked: ['B2'] }
    const table = at(checking({ work: { $for: [], value } }))
    table.play('table', { type: 'check', stand: 'B1' }, 6, 6)
    expect(table.state.work.value?.checks).toEqual([])
  })

  const rallying = (leader: StandGiven, more: StandGiven = {}): FieldGiven => ({
    phase: 'command',
    stands: {
      A1: { at: [50, 52], men: [{ leader: 1 }], own: { unit: 'A.sq' }, ...leader },
      A2: { at: [50, 50], status: 'routed', own: { unit: 'A.sq' }, ...more },
    },
    units: { 'A.sq': { leader: 'A1' } },
  })
  const RALLY = { type: 'rally', leader: 'A1', stand: 'A2' } as const

  test('[STR.core.morale.rally] a leader beside a routed stand checks with his one more; it is suppressed for the turn', () => {
    const table = at(rallying({}))
    expect(table.oddsOf('A', RALLY).rallied).toBeCloseTo(26 / 36, 12)
    table.play('A', RALLY, 4, 4)
    expect(stand(table.state, 'A2')).toMatchObject({ status: 'rallied', until: 3 })
    expect(stand(table.state, 'A1').own.value?.task).toBe('rally')
    const failed = at(rallying({}))
    failed.play('A', RALLY, 4, 5)
    expect(stand(failed.state, 'A2').status).toBe('routed')
    const walk = walking('A2', 50, 51)
    const later: State = { ...table.state, phase: 'move1' }
    expect(tableOf(striker, later).forbiddenBy('A', walk)).toContain('STR.core.move.barred')
  })

  test('[STR.core.morale.rally] refused to who is far, busy, shaken or not above it', () => {
    expect(at(rallying({ at: [50, 52.1] })).forbiddenBy('A', RALLY)).toEqual(['STR.core.leader.led'])
    expect(at(rallying({ own: { unit: 'A.sq', task: 'order' } })).forbiddenBy('A', RALLY)).toEqual([
      'STR.core.orders.busy',
    ])
    expect(at(rallying({}, { own: { unit: 'A.other' } })).forbiddenBy('A', RALLY)).toEqual(['STR.core.morale.rally'])
    expect(at(rallying({}, { status: 'suppressed' })).forbiddenBy('A', RALLY)).toEqual(['STR.core.morale.rally'])
    expect(at({ ...rallying({}), phase: 'move1' }).forbiddenBy('A', RALLY)).toEqual(['STR.core.sequence.command'])
  })

  const panicking = (more: StandGiven): FieldGiven => ({
    phase: 'panic',
    stands: { A1: more },
    work: { $for: [], value: { ...NO_WORK, panic: ['A1'] } },
  })

  test('[STR.core.morale.forced-back STR.core.sequence.panic] one run in the panic phase, then suppressed', () => {
    const table = at(panicking({ at: [120, 100], status: 'forcedBack', until: 4 }))
    table.play('table', { type: 'panic', stand: 'A1' })
    expect(stand(table.state, 'A1')).toMatchObject({ status: 'suppressed', until: 4, at: { x: 120, y: 110 } })
  })

  test('[STR.core.morale.rout] it runs in every panic phase and is lost off the table', () => {
    const table = at(panicking({ at: [120, 155], status: 'routed' }))
    table.play('table', { type: 'panic', stand: 'A1' })
    expect(stand(table.state, 'A1').status).toBe('offTable')
  })

  test('[STR.core.morale.vehicle-move] a vehicle that cannot move is abandoned', () => {
    const table = at(panicking({ card: 'MBT8', at: [120, 100], status: 'routed', damage: { suspension: 1 } }))
    table.play('table', { type: 'panic', stand: 'A1' })
    expect(stand(table.state, 'A1').status).toBe('abandoned')
  })

  test('[STR.core.morale.fight] a suppressed stand keeps its cover', () => {
    const given = (status: 'fresh' | 'suppressed'): FieldGiven => ({
      ...battery({
        stands: { B1: { at: [120, 60], men: [{}], status } },
        pieces: [block('boulder', [118, 58, 122, 62])],
      }),
      phase: 'fire2',
      step: 'arrive',
      missions: { m1: {} },
    })
    for (const status of ['fresh', 'suppressed'] as const) {
      const table = at(given(status))
      table.play('table', { type: 'land', mission: 'm1' }, 6, 6)
      expect(table.play('table', { type: 'blast' }, 5, 4)).toMatchObject([{ type: 'area-spared' }])
    }
  })
})
