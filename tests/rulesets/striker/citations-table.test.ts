import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuse } from '../../../src/engine/rolls/plan'
import { striker } from '../../../src/rulesets/striker'
import { TROOPS } from '../../../src/rulesets/striker/cards/troops'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import type { StrikerEvent } from '../../../src/rulesets/striker/events'
import type { Options } from '../../../src/rulesets/striker/options'
import type { Effect } from '../../../src/rulesets/striker/parts/effect'
import { NO_WORK } from '../../../src/rulesets/striker/parts/work'
import { entries } from '../../../src/rulesets/striker/rulebook'
import { rulesOfDamage } from '../../../src/rulesets/striker/rules/damage/damage-citations'
import { plug, unplug } from '../../../src/rulesets/striker/rules/loaded'
import type { Module } from '../../../src/rulesets/striker/rules/module'
import { pointsOf } from '../../../src/rulesets/striker/rules/victory/victory'
import { TERRAIN } from '../../../src/rulesets/striker/tables/terrain-kinds'
import { block, type FieldGiven, field, stand } from './field'
import { battle, commanding, moving, shoot, VETERANS, walk } from './support'

/** The rules cited by events of a type. */
const cited = (events: readonly StrikerEvent[], type: StrikerEvent['type']): string[] =>
  events.flatMap(event => (event.type === type ? [...event.rules] : []))

const veteran = (weapon: string) => ({ men: [{ quality: 'veteran', weapons: [weapon] }] }) as const
const printed = <T>(card: T | undefined): T => {
  if (!card) throw new Error('no such card')
  return card
}

/** A1 fires at B1, and everything that follows. */
function fired(given: FieldGiven, more: object, ...faces: number[]): StrikerEvent[] {
  const table = battle({ sealed: ['B'], ...given })
  table.play('A', shoot('A1', 'B1', more))
  table.play('A', { type: 'seal' })
  return table.settle(...faces)
}
const duel = (a1: object, b1: object, more: FieldGiven = {}): FieldGiven => ({
  ...more,
  stands: { A1: { at: [50, 60], ...a1 }, B1: { at: [50, 50], ...b1 }, ...more.stands },
})

describe('the set-up names its rules', () => {
  const scenario = printed(striker.setupModel.scenarios[0]).setup
  const faults = (options: Partial<Options>) =>
    striker.setupModel
      .check({ ...scenario, options: { ...(scenario.options as Options), ...options } })
      .errors.map(({ rule }) => rule)

  test('[STR.core.editor.rules] only rules that are written can be switched on', () => {
    expect(faults({ rules: [33] })).toEqual(['STR.core.editor.rules'])
    expect(faults({ rules: [81, 0] })).toEqual(['STR.core.editor.rules', 'STR.core.editor.rules'])
  })

  test('[STR.core.stand.kinds STR.core.cards.troop] a stand has one to four men, leaders are of level 0 to 3', () => {
    const troop = printed(TROOPS[0])
    const man = printed(troop.men[0])
    const own = (men: (typeof troop)['men']) => faults({ troops: [{ ...troop, id: 'own', men }] })
    expect(own([man, man, man, man])).toEqual([])
    expect(own([man, man, man, man, man])).toEqual(['STR.core.stand.kinds'])
    expect(own([])).toEqual(['STR.core.stand.kinds'])
    expect(own([{ ...man, leader: 4 }])).toEqual(['STR.core.cards.troop'])
  })

  test('[STR.core.cards.vehicle STR.core.stand.vehicle-base] armour of 0 to 100, a model with a size', () => {
    const card = printed(VEHICLES[0])
    const own = (more: object) => faults({ vehicles: [{ ...card, id: 'own', ...more }] })
    expect(own({ armour: { ...card.armour, deck: 100 } })).toEqual([])
    expect(own({ armour: { ...card.armour, deck: 101 } })).toEqual(['STR.core.cards.vehicle'])
    expect(own({ footprint: { width: 0, length: 3 } })).toEqual(['STR.core.stand.vehicle-base'])
  })

  test('[STR.core.cards.weapon] one to three range classes, a crew of one to four', async () => {
    const { WEAPONS } = await import('../../../src/rulesets/striker/cards/arms')
    const rifle = printed(WEAPONS.find(({ id }) => id === 'rifle'))
    const own = (more: object) => faults({ weapons: [{ ...rifle, id: 'own', ...more }] })
    const bands = (count: number) => Array.from({ length: count }, (_, i) => ({ cm: 10 + i, pen: 1 }))
    expect(own({ bands: bands(3), crew: 4 })).toEqual([])
    expect(own({ bands: bands(4) })).toEqual(['STR.core.cards.weapon'])
    expect(own({ crew: 5 })).toEqual(['STR.core.cards.weapon'])
  })

  test('[STR.core.terrain.heights] the floors of a building decide its height', () => {
    const fields = TERRAIN.kinds.flatMap(({ id, fields: list }) => (id === 'building' ? (list ?? []) : []))
    expect(fields.find(({ name }) => name === 'floors')).toMatchObject({
      rule: 'STR.core.terrain.heights',
      min: 1,
      value: 2,
    })
  })

  test('[STR.core.stand.status] the referee sets a state by its rule', () => {
    const controls = striker.refereeControls?.(battle({ stands: { A1: {} } }).state) ?? []
    expect(controls.find(({ id }) => id === 'status.A1')?.rule).toBe('STR.core.stand.status')
  })

  test('[STR.core.scale.ground STR.core.scale.turn STR.core.scale.figure STR.core.move.encumbered STR.core.orders.tactics STR.core.cards.missing STR.core.referee.undo] what is told but forbids nothing says so', () => {
    const statusOf = (name: string) => entries.find(({ id }) => id === `STR.core.${name}`)?.status
    for (const name of [
      'scale.ground',
      'scale.turn',
      'scale.figure',
      'move.encumbered',
      'orders.tactics',
      'cards.missing',
    ])
      expect(statusOf(name)).toBe('reference')
    expect(statusOf('referee.undo')).toBe('referee')
  })
})

describe('phases, orders and the end name their rules', () => {
  test('[STR.core.stand.base STR.core.stand.vehicle-base] a base is placed by its size', () => {
    const table = battle({ phase: 'deploy', stands: { A1: {}, A2: { card: 'MBT8', at: [80, 80] } } })
    const placed = (stand: string) =>
      cited(table.play('A', { type: 'deploy', stand, at: { x: 20, y: 20 }, facing: 0 }), 'deployed')
    expect(placed('A1')).toEqual(['STR.core.spot.start', 'STR.core.stand.base'])
    table.play('A', { type: 'deploy', stand: 'A1', at: { x: 90, y: 20 }, facing: 0 })
    expect(placed('A2')).toEqual(['STR.core.spot.start', 'STR.core.stand.vehicle-base'])
  })

  test('[STR.core.sequence.friendly] the phases of a side are its own movement and the fire after it', () => {
    const table = battle({
      phase: 'command',
      step: 'act',
      ready: ['A', 'B'],
      stands: { A1: {}, B1: { at: [200, 20] } },
    })
    const events = table.settle()
    expect(cited(events, 'phase')).toEqual(['STR.core.sequence.order', 'STR.core.sequence.friendly'])
    const panic = battle({ phase: 'fire2', step: 'close', stands: { A1: {}, B1: { at: [200, 20] } } }).settle()
    const [first] = panic.filter(({ type }) => type === 'phase')
    expect(first?.rules).toEqual(['STR.core.sequence.order'])
  })

  test('[STR.core.defaults.orders] one order for a whole squad', () => {
    const table = commanding({
      stands: { A1: { men: [{ leader: 1 }], own: { unit: 'A.Sq' } }, A2: { at: [53, 50], own: { unit: 'A.Sq' } } },
      units: { 'A.Sq': { leader: 'A1' } },
    })
    const order = printed(table.state.units['A.Sq']?.value).order
    expect(cited(table.play('A', { type: 'order', leader: 'A1', unit: 'A.Sq', order }), 'ordered')).toContain(
      'STR.core.defaults.orders',
    )
  })

  test('[STR.core.unit.net STR.core.unit.jam] a jammer silences a net', () => {
    const jammer = VEHICLES.map(card => ({ ...card, jammerTl: 8 }))
    const table = commanding({ vehicles: jammer, stands: { A1: { card: 'MBT8' }, B1: { at: [80, 50] } } })
    expect(cited(table.play('A', { type: 'jam', jammer: 'A1', target: 'B1' }), 'jam-set')).toContain(
      'STR.core.unit.net',
    )
    for (const seat of ['A', 'B'] as const) table.play(seat, { type: 'ready' })
    expect(cited(table.settle(6, 6), 'jammed')).toEqual(['STR.core.unit.jam', 'STR.core.unit.net'])
  })

  test('[STR.core.defaults.stop] the last turn ends the battle', () => {
    const table = battle({ phase: 'panic', step: 'act', turn: 10, stands: { A1: {}, B1: { at: [200, 20] } } })
    expect(cited(table.play('table', { type: 'endTurn' }), 'over')).toContain('STR.core.defaults.stop')
  })

  test('[STR.core.damage.weapon.small] who takes over a weapon is told to the owner only', () => {
    const men = [{ weapons: ['rifle'] }, { weapons: ['lmg'], dead: true }]
    const table = battle({
      phase: 'command',
      step: 'act',
      ready: ['A', 'B'],
      stands: { A1: { men }, B1: { men, at: [200, 9] } },
    })
    const events = table.play('table', { type: 'commandEnd' })
    expect(events.filter(({ type }) => type === 'weapon-taken')).toEqual([
      { type: 'weapon-taken', rules: ['STR.core.damage.weapon.small'], stand: 'A1', weapon: 'lmg', seenBy: ['A'] },
    ])
  })
})

describe('looks name their rules, to the referee', () => {
  const looked = (b1: object, more: FieldGiven = {}, ...faces: number[]) => {
    const table = battle({
      phase: 'move1',
      step: 'spot',
      stands: { A1: { at: [50, 60] }, B1: { at: [50, 20], spotted: false, ...b1 } },
      ...more,
    })
    const events = table.play('table', { type: 'lookAll' }, ...faces)
    expect(events.filter(({ type }) => type === 'looked').every(({ seenBy }) => seenBy?.length === 0)).toBe(true)
    return cited(events, 'looked')
  }
  const hedge = block('hedge', [0, 0, 9, 1])

  test('[STR.core.spot.dice-hidden STR.core.spot.table STR.core.los.eye STR.core.los.mutual STR.core.los.units STR.core.defaults.auto] two dice by the table, rolled by the table', () => {
    expect(looked({}, {}, 1, 1)).toEqual(
      expect.arrayContaining(
        ['spot.dice-hidden', 'spot.table', 'los.eye', 'los.mutual', 'los.units', 'defaults.auto'].map(
          rule => `STR.core.${rule}`,
        ),
      ),
    )
  })

  test('[STR.core.spot.row-move STR.core.spot.air STR.core.spot.row-fire] the row it is looked for in', () => {
    expect(looked({}, {}, 1, 1)).not.toContain('STR.core.spot.row-move')
    expect(looked({ moved: true, at: [50, 0] }, {}, 1, 1)).toContain('STR.core.spot.row-move')
    const high = { card: 'LGT13', flight: 'high', height: 200, at: [230, 5] }
    const far = { stands: { A1: { at: [5, 158] }, B1: { spotted: false, ...high } } } as unknown as FieldGiven
    expect(looked({}, { ...far, pieces: [] })).not.toContain('STR.core.spot.air')
    const shot = { work: { $for: [], value: { ...NO_WORK, fired: ['B1'] } } } as unknown as FieldGiven
    expect(looked({}, shot, 1, 1)).toContain('STR.core.spot.row-fire')
    expect(looked({}, {}, 1, 1)).not.toContain('STR.core.spot.row-fire')
  })

  test('[STR.core.los.low STR.core.los.horizon] low hedges never block, and there is no horizon without rule 53', () => {
    expect(looked({}, { pieces: [hedge] }, 1, 1)).toContain('STR.core.los.low')
    expect(looked({}, {}, 1, 1)).not.toContain('STR.core.los.low')
    expect(looked({}, {}, 1, 1)).toContain('STR.core.los.horizon')
    const round: Module = { rule: 953, title: 'A small world', hooks: { 'los.horizon': () => 300 } }
    plug([round])
    expect(looked({}, { options: { rules: [953] } }, 1, 1)).not.toContain('STR.core.los.horizon')
    unplug([round])
  })
})

describe('bursts, broken weapons and what falls name their rules', () => {
  test('[STR.core.he.burst STR.core.he.miss STR.core.he.contact STR.core.he.team STR.core.he.grenade] a grenade at a team', () => {
    const given = duel(veteran('launcher'), { men: [{}, {}] })
    const hit = fired(given, { kind: 'HE' }, 6, 6, 1, 1, 6, 6, 1, 1, 1, 1)
    expect(cited(hit, 'shot')).toEqual(expect.arrayContaining(['STR.core.he.burst', 'STR.core.he.grenade']))
    const damage = hit.flatMap(event => (event.type === 'damage-thrown' ? [event.rules] : []))
    expect(damage[0]).toContain('STR.core.he.contact')
    expect(damage[1]).toContain('STR.core.he.team')
    const missed = fired(given, { kind: 'HE' }, 1, 1)
    expect(cited(missed, 'shot')).toContain('STR.core.he.miss')
    expect(cited(missed, 'shot')).not.toContain('STR.core.he.burst')
  })

  test('[STR.core.he.frag] who is spared by fragments', () => {
    const events = fired(duel(veteran('launcher'), { men: [{}, {}] }), { kind: 'HE' }, 6, 6, 1, 1, 1, 1, 1, 1)
    expect(cited(events, 'area-spared')).toEqual(['STR.core.he.frag'])
  })

  test('[STR.core.damage.weapon.when STR.core.damage.weapon.table STR.core.damage.weapon.crew STR.core.damage.vehicle.random] a hit on a gun, and on its crew', () => {
    const state = field({ stands: { B1: { kind: 'crew', men: [{ weapons: ['mortar-8'] }, { weapons: [] }] } } })
    const strike = {
      target: 'B1',
      man: null,
      pen: 3,
      weapon: 'rifle',
      from: { x: 50, y: 9 },
      deck: false,
      contact: true,
    }
    const rulesOf = (hit: 'damaged' | 'crew') =>
      rulesOfDamage(state, stand(state, 'B1'), {
        strike,
        thrown: 9,
        total: 6,
        result: { on: 'weapon', hit, crew: hit === 'crew' ? 'light' : null },
        effects: [],
      })
    expect(rulesOf('damaged')).toEqual(['STR.core.damage.weapon.table', 'STR.core.damage.weapon.when'])
    expect(rulesOf('crew')).toEqual(
      expect.arrayContaining([
        'STR.core.damage.weapon.table',
        'STR.core.damage.weapon.crew',
        'STR.core.damage.vehicle.random',
      ]),
    )
  })

  const shaken = (b1: object, ...due: Effect[]) =>
    battle({
      step: 'effects',
      stands: { A1: {}, B1: { card: 'LGT13', at: [50, 20], ...b1 } },
      work: { $for: [], value: { ...NO_WORK, effects: due } },
    } as FieldGiven).play('table', { type: 'effects' })
  const lost = (system: 'power' | 'suspension' | 'optics'): Effect => ({
    type: 'system',
    stand: 'B1',
    system,
    turns: 0,
  })

  test('[STR.core.damage.vehicle.grounded STR.core.damage.vehicle.suspension STR.core.damage.vehicle.repeat] a grav vehicle that can’t stay up settles or crashes', () => {
    const settled = shaken({ flight: 'noe' }, lost('power'))
    expect(cited(settled, 'system-lost')).toEqual(['STR.core.damage.vehicle.power', 'STR.core.damage.vehicle.grounded'])
    expect(cited(settled, 'stand-lost')).toEqual([])
    expect(cited(shaken({ flight: 'noe' }, lost('suspension')), 'system-lost')).toEqual([
      'STR.core.damage.vehicle.suspension',
    ])
    expect(cited(shaken({ flight: 'noe', damage: { suspension: 1 } }, lost('suspension')), 'system-lost')).toEqual([
      'STR.core.damage.vehicle.suspension',
      'STR.core.damage.vehicle.repeat',
      'STR.core.damage.vehicle.grounded',
    ])
    const crashed = shaken({ flight: 'high', height: 200 }, lost('power'))
    expect(cited(crashed, 'stand-lost')).toEqual(['STR.core.damage.vehicle.grounded'])
  })

  test('[STR.core.quality.commander-lost] a crew without its commander is unled, as its owner reads', () => {
    const men = [
      { role: 'commander', dead: true, weapons: [] },
      { role: 'driver', weapons: [] },
    ]
    const checkOf = (given: object[]) =>
      cited(
        battle({
          step: 'check',
          stands: { A1: { card: 'MBT8', men: given, own: { commander: 0 } } },
          work: { $for: [], value: { ...NO_WORK, checks: [{ stand: 'A1', causes: ['row'], further: 0 }] } },
        } as FieldGiven).play('table', { type: 'check', stand: 'A1' }, 1, 1),
        'morale-checked',
      )
    expect(checkOf(men)).toContain('STR.core.quality.commander-lost')
    expect(checkOf([{ ...men[0], dead: false }, men[1] ?? {}])).not.toContain('STR.core.quality.commander-lost')
  })

  test('[STR.core.direct.melee-off STR.core.terrain.centre STR.core.stand.id] contact, the ground of the target, several weapons of a stand', () => {
    const shots = (given: FieldGiven) => cited(fired(given, {}, 1, 1), 'shot')
    expect(shots(duel(veteran('rifle'), { men: [{}], at: [50, 59] }))).toContain('STR.core.direct.melee-off')
    expect(shots(duel(veteran('rifle'), {}))).not.toContain('STR.core.direct.melee-off')
    const wood = { pieces: [block('denseTrees', [40, 49, 60, 51])] }
    expect(shots(duel(veteran('rifle'), {}, wood))).toContain('STR.core.terrain.centre')
    expect(shots(duel(veteran('rifle'), { at: [50, 48] }, wood))).not.toContain('STR.core.terrain.centre')
    expect(shots(duel(veteran('rifle'), {}))).not.toContain('STR.core.stand.id')
    const two = battle({ sealed: ['B'], ...duel(VETERANS, {}) })
    for (const man of [0, 1]) two.play('A', shoot('A1', 'B1', { man }))
    two.play('A', { type: 'seal' })
    expect(cited(two.settle(1, 1, 1, 1), 'shot').filter(rule => rule === 'STR.core.stand.id')).toHaveLength(2)
  })

  test('[STR.core.indirect.check STR.core.indirect.direction] rounds that land', () => {
    const landed = (b1: [number, number], ...faces: number[]) =>
      cited(
        battle({
          phase: 'fire2',
          step: 'arrive',
          stands: {
            A1: { at: [120, 110], men: [{ observer: true, quality: 'elite' }] },
            A2: { at: [120, 150], kind: 'crew', men: [{ weapons: ['mortar-8'] }, { weapons: [] }] },
            B1: { at: b1 },
          },
          missions: { m1: { sheaf: 'converged' } },
        }).play('table', { type: 'land', mission: 'm1' }, ...faces),
        'rounds-landed',
      )
    expect(landed([120, 60], 6, 6)).toContain('STR.core.indirect.check')
    expect(landed([20, 20], 6, 6)).not.toContain('STR.core.indirect.check')
    expect(landed([20, 20], 6, 6)).not.toContain('STR.core.indirect.direction')
    expect(landed([20, 20], 1, 1, 3, 3)).toContain('STR.core.indirect.direction')
  })

  test('[STR.core.terrain.state] smoke changes the ground', () => {
    const patch = {
      id: 'smoke',
      kind: 'smoke',
      points: [
        { x: 9, y: 9 },
        { x: 12, y: 9 },
        { x: 12, y: 12 },
      ],
      until: 9,
    }
    const table = battle({
      step: 'close',
      stands: { A1: {}, B1: { at: [200, 20] } },
      work: { $for: [], value: { ...NO_WORK, patches: [patch] } },
    } as FieldGiven)
    expect(cited(table.play('table', { type: 'advance' }), 'patch-laid')).toEqual([
      'STR.core.indirect.smoke',
      'STR.core.terrain.state',
    ])
  })
})

describe('rules in force beside the core are named where they act', () => {
  const PLUGS: readonly Module[] = [
    { rule: 920, title: 'Shots', hooks: { 'direct.dm': () => [] } },
    { rule: 921, title: 'Rounds', hooks: { 'supply.consume': () => [] } },
    { rule: 922, title: 'Ways', hooks: { 'move.rate': () => 1 } },
    { rule: 923, title: 'Eyes', hooks: { 'los.height': () => null } },
    { rule: 924, title: 'Spotting', hooks: { 'spot.range': () => 1 } },
    { rule: 927, title: 'Points', hooks: { 'victory.extra': (_state, side) => (side === 'A' ? 5 : 1) } },
    { rule: 925, title: 'Nerves', hooks: { 'morale.dm': () => [] } },
    {
      rule: 926,
      title: 'Options',
      hooks: {
        'setup.fields': () => [{ kind: 'flag', name: 'fog', label: 'Fog', value: false }],
        'setup.validate': () => [refuse('STR.core.hooks.setup', 'never')],
      },
    },
  ]
  beforeAll(() => plug(PLUGS))
  afterAll(() => unplug(PLUGS))
  const rules = (...list: number[]): FieldGiven => ({ options: { rules: list } })

  test('[STR.core.victory.points] a rule gives points of its own', () => {
    const points = (given: FieldGiven) => pointsOf(battle({ stands: { A1: {}, B1: {} }, ...given }).state, 'A')
    expect([points({}), points(rules(927))]).toEqual([0, 5])
  })

  test('[STR.core.hooks.direct STR.core.hooks.supply] a shot', () => {
    const shots = (given: FieldGiven) => cited(fired(duel(veteran('rifle'), {}, given), {}, 1, 1), 'shot')
    expect(shots(rules(920))).toContain('STR.core.hooks.direct')
    expect(shots(rules(920))).not.toContain('STR.core.hooks.supply')
    expect(shots(rules(921))).toContain('STR.core.hooks.supply')
    expect(shots({})).not.toContain('STR.core.hooks.direct')
  })

  test('[STR.core.hooks.move] a move', () => {
    const moved = (given: FieldGiven) =>
      cited(moving({ stands: { A1: VETERANS }, ...given }).play('A', walk('A1', [[50, 48]])), 'moved')
    expect(moved(rules(922))).toContain('STR.core.hooks.move')
    expect(moved({})).not.toContain('STR.core.hooks.move')
  })

  test('[STR.core.hooks.los STR.core.hooks.spot] a look', () => {
    const looked = (given: FieldGiven) =>
      cited(
        battle({
          phase: 'move1',
          step: 'spot',
          stands: { A1: { at: [50, 60] }, B1: { at: [50, 20], spotted: false } },
          ...given,
        }).play('table', { type: 'lookAll' }, 1, 1),
        'looked',
      )
    expect(looked(rules(923))).toContain('STR.core.hooks.los')
    expect(looked(rules(923))).not.toContain('STR.core.hooks.spot')
    expect(looked(rules(924))).toContain('STR.core.hooks.spot')
  })

  test('[STR.core.hooks.morale] a check', () => {
    const checked = (given: FieldGiven) =>
      cited(
        battle({
          step: 'check',
          stands: { A1: {} },
          work: { $for: [], value: { ...NO_WORK, checks: [{ stand: 'A1', causes: ['near'], further: 0 }] } },
          ...given,
        }).play('table', { type: 'check', stand: 'A1' }, 1, 1),
        'morale-checked',
      )
    expect(checked(rules(925))).toContain('STR.core.hooks.morale')
    expect(checked({})).not.toContain('STR.core.hooks.morale')
  })

  test('[STR.core.hooks.setup] an option of a rule', () => {
    const { setup } = printed(striker.setupModel.scenarios[0])
    const fields = striker.setupModel.fields({ ...setup, options: { ...(setup.options as Options), rules: [926] } })
    expect(fields.find(({ name }) => name === 'more.fog')?.rule).toBe('STR.core.hooks.setup')
  })
})
