import { describe, expect, test } from 'vitest'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import { block, type FieldGiven, type StandGiven, stand } from './field'
import { commanding, drive, goTo, moving, VETERAN_CREW, VETERANS, walk, withFire } from './support'

// Every action of the movement and command phases at the edges of what it allows, with all of its reasons.

const short = (rules: readonly string[]) => rules.map(rule => rule.replace('STR.core.', '')).toSorted()
const OFFICER: StandGiven = { men: [{ quality: 'veteran', leader: 2 }] }

describe('on the move', () => {
  const ATV: StandGiven = { at: [60, 50], card: 'ATV8', facing: 0 }
  const team: StandGiven = { at: [58, 50], ...VETERANS }
  const mount: StrikerAction = { type: 'mount', stand: 'A1', vehicle: 'A2' }
  const out = (x: number, y: number): StrikerAction => ({ type: 'dismount', stand: 'A1', at: { x, y } })
  const riding: StandGiven = { at: [60, 50], aboard: 'A2', ...VETERANS }
  const split = (...men: number[]): StrikerAction => ({ type: 'split', stand: 'A1', men })
  const merge: StrikerAction = { type: 'merge', stand: 'A1', into: 'A2' }
  const unit = { own: { unit: 'A.S' } }
  const mate: StandGiven = { at: [60, 50], ...VETERANS, ...unit }
  const bail: StrikerAction = { type: 'bail', vehicle: 'A2' }
  const exit: StrikerAction = { type: 'exit', stand: 'A1' }
  const out2: FieldGiven = {
    options: {
      victory: { hold: {}, destroy: {}, exit: { A: 1 }, survive: {}, breakAt: { A: 0.5, B: 0.5 }, drawBelow: 3 },
    },
  }

  test.each<[string, StandGiven, StandGiven, StrikerAction, string[], FieldGiven?]>([
    ['mounting in contact', team, ATV, mount, []],
    ['mounting 0.05 cm away', { ...team, at: [57.95, 50] }, ATV, mount, []],
    ['mounting 0.1 cm away', { ...team, at: [57.9, 50] }, ATV, mount, ['move.mount']],
    ['mounting with half the movement left', { ...team, own: { spent: 0.5 } }, ATV, mount, []],
    ['mounting with less than half left', { ...team, own: { spent: 0.51 } }, ATV, mount, ['move.mount']],
    ['mounting a vehicle with half left', team, { ...ATV, own: { spent: 0.5 } }, mount, []],
    ['mounting a vehicle that moved more', team, { ...ATV, own: { spent: 0.51 } }, mount, ['move.mount']],
    ['mounting one that already waits', team, { ...ATV, own: { spent: 1, loaded: true } }, mount, []],
    ['mounting while suppressed', { ...team, status: 'suppressed', until: 4 }, ATV, mount, ['move.barred']],
    ['mounting while ordering', { ...team, own: { task: 'order' } }, ATV, mount, ['leader.one-job', 'orders.busy']],
    ['mounting other men', team, { at: [60, 50], ...VETERANS }, mount, ['move.mount']],
    ['a vehicle mounting', { ...ATV, at: [57, 50] }, ATV, mount, ['move.mount']],
    ['mounting a destroyed vehicle', team, { ...ATV, status: 'destroyed' }, mount, ['move.mount']],
    ['mounting a grav vehicle at rest', team, { ...ATV, card: 'g-carrier-9' }, mount, []],
    [
      'mounting one in the air',
      team,
      { ...ATV, card: 'g-carrier-9', flight: 'terrainFollowing' },
      mount,
      ['move.mount-mode'],
    ],
    [
      'mounting one high up',
      team,
      { ...ATV, card: 'g-carrier-9', flight: 'high', height: 200 },
      mount,
      ['move.mount-mode'],
    ],
    ['mounting one in popup', team, { ...ATV, card: 'g-carrier-9', popup: true }, mount, ['move.mount-mode']],
    ['dismounting in contact', riding, ATV, out(58, 50), []],
    ['dismounting 0.05 cm away', riding, ATV, out(57.95, 50), []],
    ['dismounting 0.1 cm away', riding, ATV, out(57.9, 50), ['move.mount']],
    ['dismounting with half left', { ...riding, own: { spent: 0.5 } }, ATV, out(58, 50), []],
    ['dismounting with less left', { ...riding, own: { spent: 0.51 } }, ATV, out(58, 50), ['move.mount']],
    ['dismounting while suppressed', { ...riding, status: 'suppressed', until: 4 }, ATV, out(58, 50), ['move.barred']],
    [
      'dismounting while ordering',
      { ...riding, own: { task: 'order' } },
      ATV,
      out(58, 50),
      ['leader.one-job', 'orders.busy'],
    ],
    [
      'dismounting into a lake',
      riding,
      ATV,
      out(58, 50),
      ['move.water'],
      { pieces: [block('water', [50, 40, 58.5, 60])] },
    ],
    ['dismounting onto others', riding, ATV, out(58, 50), ['stand.overlap'], { stands: { A3: { at: [57, 50] } } }],
    ['dismounting on foot', team, ATV, out(58, 50), ['move.mount']],
    ['dismounting on the west edge', { ...riding, at: [2, 50] }, { ...ATV, at: [2, 50] }, out(0, 50), []],
    [
      'dismounting beyond it',
      { ...riding, at: [1.9, 50] },
      { ...ATV, at: [1.9, 50] },
      out(-0.1, 50),
      ['terrain.edges'],
    ],
    ['dismounting on the south edge', { ...riding, at: [50, 157.5] }, { ...ATV, at: [50, 157.5] }, out(50, 160), []],
    [
      'dismounting beyond the north edge',
      { ...riding, at: [50, 2.4] },
      { ...ATV, at: [50, 2.4] },
      out(50, -0.1),
      ['terrain.edges'],
    ],
    ['dismounting on the east edge', { ...riding, at: [238, 50] }, { ...ATV, at: [238, 50] }, out(240, 50), []],
    ['splitting one of two', team, ATV, split(1), []],
    ['splitting nobody', team, ATV, split(), ['stand.split']],
    ['splitting all', team, ATV, split(0, 1), ['stand.split']],
    [
      'splitting a dead man off',
      { at: [58, 50], men: [{ quality: 'veteran' }, { dead: true }] },
      ATV,
      split(1),
      ['stand.split'],
    ],
    [
      'splitting from the dead',
      { at: [58, 50], men: [{ quality: 'veteran' }, { dead: true }] },
      ATV,
      split(0),
      ['stand.split'],
    ],
    ['splitting a man who is not there', team, ATV, split(2), ['stand.split']],
    ['splitting while suppressed', { ...team, status: 'suppressed', until: 4 }, ATV, split(1), ['move.barred']],
    ['splitting in a vehicle', riding, ATV, split(1), ['stand.overlap', 'stand.split']],
    ['splitting a vehicle', { ...ATV, at: [50, 50], ...VETERAN_CREW(2) }, ATV, split(1), ['stand.split']],
    [
      'a busy leader splitting off',
      { at: [58, 50], men: [{ leader: 1 }, {}], own: { task: 'order' } },
      ATV,
      split(0),
      ['leader.one-job', 'orders.busy'],
    ],
    [
      'men splitting off from him',
      { at: [58, 50], men: [{ leader: 1 }, {}], own: { task: 'order' } },
      ATV,
      split(1),
      [],
    ],
    ['a leader with nothing to do splitting off', { at: [58, 50], men: [{ leader: 1 }, {}] }, ATV, split(0), []],
    ['merging two and two', { ...team, ...unit }, mate, merge, []],
    ['merging 0.05 cm apart', { ...team, ...unit, at: [57.95, 50] }, mate, merge, []],
    ['merging 0.1 cm apart', { ...team, ...unit, at: [57.9, 50] }, mate, merge, ['stand.contact']],
    ['merging three and two', { at: [58, 50], men: [{}, {}, {}], ...unit }, mate, merge, ['stand.team']],
    ['merging three, one dead, and two', { at: [58, 50], men: [{}, {}, { dead: true }], ...unit }, mate, merge, []],
    ['merging two units', { ...team, own: { unit: 'A.T' } }, mate, merge, ['stand.split']],
    [
      'merging into the suppressed',
      { ...team, ...unit },
      { ...mate, status: 'suppressed', until: 4 },
      merge,
      ['move.barred'],
    ],
    ['the suppressed merging', { ...team, ...unit, status: 'suppressed', until: 4 }, mate, merge, ['move.barred']],
    ['merging with itself', { ...team, ...unit }, mate, { type: 'merge', stand: 'A1', into: 'A1' }, ['stand.split']],
    ['bailing out', { at: [20, 20] }, ATV, bail, []],
    ['bailing out with passengers', riding, ATV, bail, ['move.mount']],
    [
      'bailing out in the air',
      { at: [20, 20] },
      { ...ATV, card: 'g-carrier-9', flight: 'terrainFollowing' },
      bail,
      ['move.mount-mode'],
    ],
    [
      'bailing out high up',
      { at: [20, 20] },
      { ...ATV, card: 'g-carrier-9', flight: 'high', height: 200 },
      bail,
      ['move.mount-mode'],
    ],
    ['bailing out of NOE', { at: [20, 20] }, { ...ATV, card: 'g-carrier-9' }, bail, []],
    ['bailing out of a wreck', { at: [20, 20] }, { ...ATV, status: 'wreck' }, bail, ['damage.vehicle.bail']],
    ['men bailing out', { at: [20, 20] }, mate, bail, ['damage.vehicle.bail']],
    ['leaving 2 cm from the west edge', { ...VETERANS, at: [2, 50] }, ATV, exit, [], out2],
    ['leaving 2.1 cm from it', { ...VETERANS, at: [2.1, 50] }, ATV, exit, ['move.exit'], out2],
    ['leaving 2 cm from the north edge', { ...VETERANS, at: [50, 2] }, ATV, exit, [], out2],
    ['leaving 2 cm from the east edge', { ...VETERANS, at: [238, 50] }, ATV, exit, [], out2],
    ['leaving 2 cm from the south edge', { ...VETERANS, at: [50, 158] }, ATV, exit, [], out2],
    ['leaving without leave', { ...VETERANS, at: [2, 50] }, ATV, exit, ['move.exit']],
    [
      'leaving while suppressed',
      { ...VETERANS, at: [2, 50], status: 'suppressed', until: 4 },
      ATV,
      exit,
      ['move.barred'],
      out2,
    ],
    [
      'leaving by order',
      { ...VETERANS, at: [2, 50] },
      ATV,
      exit,
      [],
      { units: { 'A.A1': { order: goTo(0, 50, { verb: 'withdraw' }) } } },
    ],
    [
      'leaving with another order',
      { ...VETERANS, at: [2, 50] },
      ATV,
      exit,
      ['move.exit'],
      { units: { 'A.A1': { order: goTo(0, 50) } } },
    ],
    ['walking to the west edge', { ...VETERANS, at: [3, 50] }, ATV, walk('A1', [[0, 50]]), []],
    ['walking over it', { ...VETERANS, at: [3, 50] }, ATV, walk('A1', [[-0.1, 50]]), ['terrain.edges']],
    ['walking to the north edge', { ...VETERANS, at: [50, 3] }, ATV, walk('A1', [[50, 0]]), []],
    ['walking over it, north', { ...VETERANS, at: [50, 3] }, ATV, walk('A1', [[50, -0.1]]), ['terrain.edges']],
    ['walking to the east edge', { ...VETERANS, at: [237, 50] }, ATV, walk('A1', [[240, 50]]), []],
    ['walking over it, east', { ...VETERANS, at: [237, 50] }, ATV, walk('A1', [[240.1, 50]]), ['terrain.edges']],
    ['walking to the south edge', { ...VETERANS, at: [50, 157] }, ATV, walk('A1', [[50, 160]]), []],
    ['walking over it, south', { ...VETERANS, at: [50, 157] }, ATV, walk('A1', [[50, 160.1]]), ['terrain.edges']],
    ['walking 5 cm', team, ATV, walk('A1', [[58, 45]]), []],
    ['walking 5.1 cm', team, ATV, walk('A1', [[58, 44.9]]), ['move.fraction']],
    ['running 10 cm', team, ATV, walk('A1', [[58, 40]], { gait: 'run' }), []],
    ['running 10.1 cm', team, ATV, walk('A1', [[58, 39.9]], { gait: 'run' }), ['move.fraction']],
    ['evading 5.1 cm', team, ATV, walk('A1', [[58, 44.9]], { gait: 'evade' }), ['move.fraction']],
    [
      'walking half after half',
      { ...team, own: { spent: 0.5 }, moved: true, gait: 'walk' },
      ATV,
      walk('A1', [[58, 47.5]]),
      [],
    ],
    [
      'walking more after half',
      { ...team, own: { spent: 0.5 }, moved: true, gait: 'walk' },
      ATV,
      walk('A1', [[58, 47.4]]),
      ['move.fraction'],
    ],
    [
      'running wounded',
      { at: [58, 50], men: [{ quality: 'veteran', light: 1 }] },
      ATV,
      walk('A1', [[58, 44]], { gait: 'run' }),
      ['move.run'],
    ],
  ])(
    '[STR.core.move.mount STR.core.move.mount-mode STR.core.stand.split STR.core.stand.team STR.core.stand.contact STR.core.damage.vehicle.bail STR.core.move.exit STR.core.terrain.edges STR.core.move.fraction STR.core.move.walk STR.core.move.run] %s',
    (_what, a1, a2, action, rules, more = {}) => {
      const table = moving({ ...more, stands: { A1: a1, A2: a2, ...more.stands } })
      expect(short(table.forbiddenBy('A', action))).toEqual(rules)
    },
  )

  test.each<[string, StrikerAction, string]>([
    ['mount', mount, 'move.mount'],
    ['dismount', out(58, 50), 'move.mount'],
    ['split', split(1), 'stand.split'],
    ['merge', merge, 'stand.split'],
    ['bail', bail, 'damage.vehicle.bail'],
    ['exit', exit, 'move.exit'],
    ['move', walk('A1', [[58, 49]]), ''],
  ])(
    '[STR.core.sequence.own-move STR.core.sequence.order] nobody does the enemy’s %s, nor his own in another phase',
    (_type, action, own) => {
      const stands = { A1: { ...team, ...unit }, A2: ATV, B1: {} }
      // In the enemy's movement phase and in the command phase it names the phase.
      for (const phase of ['move2', 'command'] as const) {
        const table = moving({ phase, stands })
        expect(short(table.forbiddenBy('A', action))).toContain('sequence.own-move')
      }
      const theirs = moving({ phase: 'move2', stands })
      const rules = short(theirs.forbiddenBy('B', action))
      expect(rules).not.toEqual([])
      if (own) expect(rules).toEqual([own])
    },
  )

  test('[STR.core.move.mount] both sides’ vehicles and men: each must be of the own side', () => {
    const stands = {
      A1: team,
      A2: ATV,
      B1: { at: [62, 50], ...VETERANS },
      B2: { at: [55, 50], card: 'ATV8', facing: 0 },
    } as const
    const table = moving({ stands })
    expect(short(table.forbiddenBy('A', { type: 'mount', stand: 'B1', vehicle: 'A2' }))).toEqual(['move.mount'])
    expect(short(table.forbiddenBy('A', { type: 'mount', stand: 'A1', vehicle: 'B2' }))).toEqual(['move.mount'])
    expect(short(table.forbiddenBy('A', { type: 'merge', stand: 'A1', into: 'B1' }))).toEqual(['stand.split'])
    expect(short(table.forbiddenBy('A', { type: 'merge', stand: 'B1', into: 'A1' }))).toEqual(['stand.split'])
  })

  test('[STR.core.move.mount] seats: the last one may be taken, not one more', () => {
    const full = (riders: number, men: number) =>
      short(
        moving({
          stands: {
            A1: { at: [58, 50], men: Array(men).fill({ quality: 'veteran' }) },
            A2: ATV,
            A3: { at: [60, 50], aboard: 'A2', men: Array(riders).fill({}) },
          },
        }).forbiddenBy('A', mount),
      )
    expect([full(4, 2), full(4, 3), full(3, 3), full(3, 4)]).toEqual([[], ['move.mount'], [], ['move.mount']])
  })

  test('[STR.core.move.mount STR.core.move.passengers] half of both is paid, once for the vehicle, and everyone is told', () => {
    const table = moving({
      stands: {
        A1: team,
        A2: { ...ATV, own: { spent: 0.25 } },
        A3: { at: [62, 50], ...VETERANS, own: { spent: 0.25 } },
      },
    })
    const events = table.play('A', mount)
    expect(events).toEqual([expect.objectContaining({ type: 'mounted', out: false, rules: ['STR.core.move.mount'] })])
    expect(stand(table.state, 'A1')).toMatchObject({
      aboard: 'A2',
      at: { x: 60, y: 50 },
      moved: true,
      gait: 'walk',
      spotted: false,
    })
    expect(stand(table.state, 'A1').own.value?.spent).toBe(0.5)
    expect(stand(table.state, 'A2').own.value).toMatchObject({ spent: 0.75, loaded: true })
    table.play('A', { type: 'mount', stand: 'A3', vehicle: 'A2' })
    expect([stand(table.state, 'A3').own.value?.spent, stand(table.state, 'A2').own.value?.spent]).toEqual([0.75, 0.75])
    const left = table.play('A', { type: 'dismount', stand: 'A1', at: { x: 58, y: 50 } })
    expect(left).toEqual([expect.objectContaining({ type: 'mounted', out: true })])
    expect(stand(table.state, 'A1')).toMatchObject({ aboard: null, at: { x: 58, y: 50 } })
    expect(stand(table.state, 'A1').own.value?.spent).toBe(1)
    expect(stand(table.state, 'A2').own.value?.spent).toBe(0.75)
  })

  test('[STR.core.stand.split] what a split and a merge leave: men, figures, kinds, both moved', () => {
    const table = moving({
      stands: {
        A1: { at: [50, 50], men: [{ leader: 1 }, {}, { serious: true }], own: { task: 'rally', spent: 0.25 }, ...{} },
      },
    })
    const events = table.play('A', { type: 'split', stand: 'A1', men: [1] })
    expect(events).toEqual([expect.objectContaining({ type: 'split', merged: false, rules: ['STR.core.stand.split'] })])
    const parts = ['A1', 'A1a'].map(id => stand(table.state, id))
    expect(parts.map(({ figures, kind, moved, gait }) => [figures, kind, moved, gait])).toEqual([
      [1, 'team', true, 'walk'],
      [1, 'single', true, 'walk'],
    ])
    expect(parts.map(({ own }) => [own.value?.task, own.value?.spent])).toEqual([
      ['rally', 0.25],
      [null, 0.25],
    ])
    expect(parts.map(({ name }) => name)).toEqual(['A1', 'A1 b'])
    // They stand in contact and may join again.
    const joined = table.play('A', { type: 'merge', stand: 'A1a', into: 'A1' })
    expect(joined).toEqual([expect.objectContaining({ type: 'split', merged: true })])
    expect(stand(table.state, 'A1')).toMatchObject({ figures: 2, kind: 'team', moved: true })
    expect(stand(table.state, 'A1').own.value).toMatchObject({ task: 'rally', spent: 0.25 })
    expect(table.state.stands.A1a).toBeUndefined()
  })

  test('[STR.core.stand.split] merging keeps the most that was spent, the gait, and the work of the busy one', () => {
    const table = moving({
      stands: {
        A1: { at: [52, 50], men: [{}], gait: 'run', moved: true, own: { spent: 0.75, unit: 'A.S' } },
        A2: { at: [50, 50], men: [{}], own: { spent: 0.5, unit: 'A.S' } },
      },
    })
    expect(short(table.forbiddenBy('A', merge))).toEqual(['stand.contact'])
    const near = moving({
      stands: {
        A1: { at: [51, 50], men: [{}], gait: 'run', moved: true, own: { spent: 0.75, unit: 'A.S' } },
        A2: { at: [50, 50], men: [{}], own: { spent: 0.5, unit: 'A.S' } },
      },
    })
    near.play('A', merge)
    expect(stand(near.state, 'A2')).toMatchObject({ kind: 'team', figures: 2, gait: 'walk', moved: true })
    expect(stand(near.state, 'A2').own.value?.spent).toBe(0.75)
  })

  test('[STR.core.move.exit] who leaves takes his passengers along, and the log says so', () => {
    const table = moving({ ...out2, stands: { A1: { ...riding, at: [2, 50] }, A2: { ...ATV, at: [2, 50] } } })
    const events = table.play('A', { type: 'exit', stand: 'A2' })
    expect(events).toEqual([expect.objectContaining({ type: 'moved', how: 'leaves the table', length: 0 })])
    expect([stand(table.state, 'A1').status, stand(table.state, 'A2').status]).toEqual(['offTable', 'offTable'])
    expect(stand(table.state, 'A2').own.value?.left).toBe('ordered')
  })

  test('[STR.core.move.mount STR.core.stand.split STR.core.move.exit STR.core.damage.vehicle.bail STR.core.sequence.own-move] what is offered, and to whom', () => {
    const offered = (given: FieldGiven, seat: 'A' | 'B' = 'A') =>
      moving(given)
        .offered(seat)
        .filter(id => /^(mount|dismount|split|merge|bail|exit)\./.test(id))
        .toSorted()
    const mates = { A1: { ...team, ...unit }, A2: ATV, A3: { at: [58, 52] as const, ...VETERANS, ...unit } }
    expect(offered({ stands: mates })).toEqual([
      'bail.A2',
      'merge.A1',
      'merge.A3',
      'mount.A1',
      'mount.A3',
      'split.A1',
      'split.A3',
    ])
    expect(offered({ stands: mates }, 'B')).toEqual([])
    expect(offered({ stands: mates, phase: 'move2' })).toEqual([])
    expect(offered({ stands: { A1: riding, A2: ATV } })).toEqual(['bail.A2', 'dismount.A1'])
    expect(offered({ stands: { A1: { ...riding, own: { spent: 0.6 } }, A2: ATV } })).toEqual(['bail.A2'])
    expect(offered({ stands: { A1: { ...riding, own: { spent: 0.5 } }, A2: ATV } })).toEqual(['bail.A2', 'dismount.A1'])
    expect(offered({ stands: { A1: riding, A2: { ...ATV, own: { spent: 0.6 } } } })).toEqual(['bail.A2'])
    expect(offered({ stands: { A1: { ...team, own: { spent: 0.6 } }, A2: ATV } })).toEqual(['bail.A2', 'split.A1'])
    expect(
      offered({ stands: { A1: { ...team, status: 'suppressed', until: 9 }, A2: { ...ATV, status: 'wreck' } } }),
    ).toEqual([])
    expect(offered({ ...out2, stands: { A1: { at: [2, 50], men: [{}] }, A3: { at: [3, 80], men: [{}] } } })).toEqual([
      'exit.A1',
    ])
    expect(offered({ stands: { A1: { at: [2, 50], men: [{}] } } })).toEqual([])
  })
})

describe('in command', () => {
  const units = { 'A.HQ': { leader: 'A1' }, 'A.S': { parent: 'A.HQ', leader: null } }
  const staff: StandGiven = { ...OFFICER, at: [50, 50], own: { unit: 'A.HQ' } }
  const squad: StandGiven = { at: [54, 50], own: { unit: 'A.S' } }
  const order = (
    given: Parameters<typeof goTo>[2] & object = {},
    point: readonly [number, number] = [60, 60],
  ): StrikerAction => ({
    type: 'order',
    leader: 'A1',
    unit: 'A.S',
    order: goTo(point[0], point[1], given),
  })
  const firing = (fire: Parameters<typeof withFire>[0]): StrikerAction => ({
    type: 'order',
    leader: 'A1',
    unit: 'A.S',
    order: withFire(fire),
  })
  const field = (more: FieldGiven = {}) =>
    commanding({
      units,
      ...more,
      stands: { A1: staff, A2: squad, B1: { at: [80, 50] }, B2: { at: [90, 50], spotted: false }, ...more.stands },
    })

  test.each<[string, StrikerAction, string[], FieldGiven?]>([
    ['a point on the table', order(), []],
    ['the north-west corner', order({}, [0, 0]), []],
    ['the south-east corner', order({}, [240, 160]), []],
    ['off the west edge', order({}, [-0.1, 60]), ['terrain.edges']],
    ['off the north edge', order({}, [60, -0.1]), ['terrain.edges']],
    ['off the east edge', order({}, [240.1, 60]), ['terrain.edges']],
    ['off the south edge', order({}, [60, 160.1]), ['terrain.edges']],
    ['a route off the table', order({ route: [{ x: -1, y: 5 }] }), ['terrain.edges']],
    ['no point to go to', order({ point: null }), ['orders.move-clause']],
    ['no point to assault', order({ verb: 'assault', point: null }), ['orders.move-clause']],
    ['no point to withdraw to', order({ verb: 'withdraw', point: null }), ['orders.move-clause']],
    ['hold without a point', order({ verb: 'hold', point: null }), []],
    ['follow a friend', order({ verb: 'follow', point: null, stand: 'A1', distance: 5 }), []],
    ['follow nobody', order({ verb: 'follow', point: null }), ['orders.move-clause']],
    ['follow an enemy', order({ verb: 'follow', point: null, stand: 'B1' }), ['orders.move-clause']],
    ['a seen target', firing({ verb: 'target', target: 'B1' }), []],
    ['no target', firing({ verb: 'target' }), ['orders.fire-clause']],
    ['an unseen target', firing({ verb: 'target', target: 'B2' }), ['direct.refusal-secret']],
    ['an own target', firing({ verb: 'target', target: 'A2' }), ['direct.refusal-secret']],
    ['a target that does not exist', firing({ verb: 'target', target: 'B9' }), ['direct.refusal-secret']],
    ['a zone', firing({ verb: 'zone', zone: { at: { x: 240, y: 0 }, radius: 5 } }), []],
    ['a zone off the table', firing({ verb: 'zone', zone: { at: { x: 241, y: 0 }, radius: 5 } }), ['terrain.edges']],
    ['no zone', firing({ verb: 'zone' }), ['orders.fire-clause']],
    ['an enemy’s leader', { type: 'order', leader: 'B1', unit: 'A.S', order: goTo(60, 60) }, ['orders.who']],
    ['an enemy’s unit', { type: 'order', leader: 'A1', unit: 'B.B1', order: goTo(60, 60) }, ['orders.who']],
    ['a unit that does not exist', { type: 'order', leader: 'A1', unit: 'A.X', order: goTo(60, 60) }, ['orders.who']],
    ['in another phase', order(), ['sequence.command'], { phase: 'move1' }],
    ['ready already', order(), ['TABLE.turn', 'sequence.command'], { ready: ['A'] }],
  ])(
    '[STR.core.orders.move-clause STR.core.orders.fire-clause STR.core.orders.who STR.core.terrain.edges STR.core.sequence.command] an order: %s',
    (_what, action, rules, more) => {
      expect(short(field(more).forbiddenBy('A', action))).toEqual(rules)
    },
  )

  test('[STR.core.orders.time STR.core.orders.secret STR.core.orders.busy] given and taken back, each told to its side', () => {
    const table = field()
    expect(table.play('A', order())).toEqual([
      expect.objectContaining({ type: 'ordered', effective: 4, seenBy: ['A'], unit: 'A.S' }),
    ])
    expect(table.state.units['A.S']?.value?.pending).toMatchObject({ effective: 4, given: 3, from: 'A1' })
    expect(stand(table.state, 'A1').own.value?.task).toBe('order')
    expect(table.offered('A')).toContain('cancelOrder.A.S')
    expect(table.offered('B').filter(id => id.startsWith('cancelOrder'))).toEqual([])
    expect(short(table.forbiddenBy('B', { type: 'cancelOrder', unit: 'A.S' }))).toEqual(['orders.time'])
    expect(table.play('A', { type: 'cancelOrder', unit: 'A.S' })).toEqual([
      expect.objectContaining({ type: 'order-cancelled', seenBy: ['A'], unit: 'A.S' }),
    ])
    expect(table.state.units['A.S']?.value?.pending).toBeNull()
    expect(stand(table.state, 'A1').own.value?.task).toBeNull()
    expect(short(table.forbiddenBy('A', { type: 'cancelOrder', unit: 'A.S' }))).toEqual(['orders.time'])
  })

  const routed = (more: StandGiven = {}): FieldGiven => ({
    stands: { A2: { ...squad, at: [52, 50], status: 'routed', ...more } },
  })
  const rally: StrikerAction = { type: 'rally', leader: 'A1', stand: 'A2' }
  test.each<[string, FieldGiven, string[]]>([
    ['2 cm away', routed(), []],
    ['2.1 cm away', routed({ at: [52.1, 50] }), ['morale.rally']],
    ['who is suppressed only', routed({ status: 'suppressed', until: 9 }), ['morale.rally']],
    [
      'by a leader with another task',
      { ...routed(), stands: { ...routed().stands, A1: { ...staff, own: { unit: 'A.HQ', task: 'observe' } } } },
      ['leader.one-job'],
    ],
    [
      'by a leader who runs himself',
      { ...routed(), stands: { ...routed().stands, A1: { ...staff, status: 'routed' } } },
      ['leader.led'],
    ],
    ['of another chain', { ...routed(), units: { ...units, 'A.S': { parent: null, leader: null } } }, ['leader.led']],
    ['in another phase', { ...routed(), phase: 'move1' }, ['sequence.command']],
  ])(
    '[STR.core.morale.rally STR.core.leader.led STR.core.leader.one-job] rallying a stand %s',
    (_what, more, rules) => {
      const forbidden = short(field(more).forbiddenBy('A', rally))
      if (rules.length === 0) expect(forbidden).toEqual([])
      else expect(forbidden.length).toBeGreaterThan(0)
      if (rules[0] === 'sequence.command' || rules[0] === 'leader.one-job') expect(forbidden).toEqual(rules)
    },
  )

  test('[STR.core.morale.rally] on his morale and one more for the leader; only the own side is asked and told', () => {
    const table = field(routed())
    expect(table.offered('A')).toContain('rally.A1')
    expect(table.offered('B').filter(id => id.startsWith('rally'))).toEqual([])
    expect(
      field()
        .offered('A')
        .filter(id => id.startsWith('rally')),
    ).toEqual([])
    for (const action of [
      { type: 'rally', leader: 'A1', stand: 'B1' },
      { type: 'rally', leader: 'B1', stand: 'A2' },
    ] as const)
      expect(short(table.forbiddenBy('A', action))).toEqual(['morale.rally'])
    // Regulars have 7, the leader makes it 8.
    const [failed] = field(routed()).play('A', rally, 4, 5)
    expect(failed).toMatchObject({ type: 'rallied', passed: false, seenBy: ['A'] })
    expect(table.play('A', rally, 4, 4)).toEqual([expect.objectContaining({ type: 'rallied', passed: true })])
    expect(stand(table.state, 'A2').status).toBe('rallied')
    expect(stand(table.state, 'A1').own.value?.task).toBe('rally')
  })
})

test('[STR.core.move.reverse STR.core.move.facing] backing costs double; a free pivot to 90 degrees, tracked to 180 for a tenth', () => {
  const tank = (more: StandGiven = {}): FieldGiven => ({
    stands: { A1: { at: [50, 80], card: 'MBT8', facing: 0, ...VETERAN_CREW(4), ...more } },
  })
  const forbidden = (given: FieldGiven, action: StrikerAction) => short(moving(given).forbiddenBy('A', action))
  expect(forbidden(tank(), drive('A1', [[50, 101]], { gait: 'reverse' }))).toEqual([])
  expect(forbidden(tank(), drive('A1', [[50, 101.1]], { gait: 'reverse' }))).toEqual(['move.fraction'])
  expect(forbidden(tank(), drive('A1', [[50, 38]]))).toEqual([])
  expect(forbidden(tank(), drive('A1', [[50, 37.9]]))).toEqual(['move.fraction'])
  // 42 cm straight on, then turning: nothing is left for more than a right angle.
  expect(forbidden(tank(), drive('A1', [[50, 38]], { facing: 90 }))).toEqual([])
  expect(forbidden(tank(), drive('A1', [[50, 38]], { facing: 91 }))).toEqual(['move.fraction'])
  expect(forbidden(tank(), drive('A1', [[50, 42.2]], { facing: 180 }))).toEqual([])
  expect(forbidden(tank(), drive('A1', [[50, 42.1]], { facing: 180 }))).toEqual(['move.fraction'])
  const car = tank({ card: 'armoured-car-9', ...VETERAN_CREW(3) })
  expect(forbidden(car, drive('A1', [[50, 60]], { facing: 270 }))).toEqual([])
  expect(forbidden(car, drive('A1', [[50, 60]], { facing: 180 }))).toEqual(['move.facing'])
  const grav = tank({ card: 'LGT13', ...VETERAN_CREW(3) })
  expect(forbidden(grav, drive('A1', [[50, 60]], { flight: 'noe', facing: 180 }))).toEqual([])
})
