import { describe, expect, test } from 'vitest'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { striker } from '../../../src/rulesets/striker'
import type { Vehicle } from '../../../src/rulesets/striker/cards/vehicle'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import type { Shot } from '../../../src/rulesets/striker/parts/shot'
import { bandAt, firePlanOf } from '../../../src/rulesets/striker/rules/fire/direct'
import { hitsOf, spreadHits, targetsFor, toHit } from '../../../src/rulesets/striker/rules/fire/hits'
import { previewShot } from '../../../src/rulesets/striker/rules/fire/preview-shot'
import type { State } from '../../../src/rulesets/striker/state'
import { FIRE_CONTROL, targetsOf } from '../../../src/rulesets/striker/tables/fire'
import { tableOf } from '../../support/table'
import { block, type FieldGiven, field, type StandGiven, stand } from './field'
import { battle, shoot, VETERAN_CREW } from './support'

const shotBy = (more: Partial<Shot> = {}): Shot => ({
  stand: 'A1',
  man: 0,
  weapon: 0,
  target: 'B1',
  point: null,
  kind: 'solid',
  spread: [],
  ...more,
})
const duel = (a: StandGiven, b: StandGiven = {}, more: FieldGiven = {}): FieldGiven => ({
  ...more,
  stands: { A1: { at: [50, 50], men: [{ weapons: ['rifle'] }], ...a }, B1: { at: [50, 30], ...b }, ...more.stands },
})
function planned(state: State, more: Partial<Shot> = {}) {
  const plan = firePlanOf(state, shotBy(more))
  if (!plan) throw new Error('no plan')
  return plan
}
const dms = (given: FieldGiven, more: Partial<Shot> = {}) => {
  const state = field(given)
  return toHit(state, planned(state, more))
    .lines.filter(({ value }) => value !== 0)
    .map(({ value, rule }) => `${rule.replace('STR.core.', '')} ${value}`)
}
const refused = (given: FieldGiven, more: Partial<ReturnType<typeof shoot>> = {}) =>
  battle({ sealed: ['B'], ...given }).forbiddenBy('A', shoot('A1', 'B1', more))
const veteran = (weapon: string): StandGiven => ({ men: [{ quality: 'veteran', weapons: [weapon] }] })

describe('range and throw', () => {
  test('[STR.core.direct.class] effective 8, long 10, extreme 12; beyond the last band refused', () => {
    const state = field({})
    const rifle = state.cards.A?.value?.weapons.rifle
    if (!rifle) throw new Error('no rifle')
    expect([30, 30.1, 60.1, 90, 90.1].map(far => bandAt(state, rifle, far)?.class)).toEqual([
      'effective',
      'long',
      'extreme',
      'extreme',
      undefined,
    ])
    const need = (y: number) => {
      const at = field(duel(veteran('rifle'), { at: [50, y] }))
      return toHit(at, planned(at)).need
    }
    expect([need(20), need(0)]).toEqual([8, 10])
    expect(refused(duel(veteran('assault-rifle'), { at: [50, 120] }))).toEqual(['STR.core.direct.class'])
  })

  test('[STR.core.direct.hits STR.core.scale.throw STR.core.scale.dice] below it a miss; one hit, and with automatic fire one more for every two above', () => {
    const state = field({})
    const hits = (thrown: number, automatic: boolean) => hitsOf(state, thrown, { need: 8, dm: 0, automatic })
    expect([7, 8, 12].map(thrown => hits(thrown, false))).toEqual([0, 1, 1])
    expect([7, 8, 9, 10, 11, 12].map(thrown => hits(thrown, true))).toEqual([0, 1, 1, 2, 2, 3])
    const natural = field({ options: { natural212: true } })
    expect([
      hitsOf(natural, 2, { need: 2, dm: 0, automatic: false }),
      hitsOf(natural, 12, { need: 20, dm: 0, automatic: false }),
    ]).toEqual([0, 1])
    expect([
      hitsOf(state, 2, { need: 2, dm: 0, automatic: false }),
      hitsOf(state, 12, { need: 20, dm: 0, automatic: false }),
    ]).toEqual([1, 0])
  })

  test('[STR.core.scale.measure STR.core.scale.ground STR.core.scale.figure] centre to centre in plan, height does not count', () => {
    const hill = [block('contour', [0, 0, 240, 40], { height: 100 })]
    const flat = field(duel({}, { at: [53, 46] }))
    const high = field(duel({ at: [50, 44] }, { at: [53, 40] }, { pieces: hill }))
    expect([planned(flat).distance, planned(high).distance]).toEqual([5, 5])
  })
})

describe('modifiers', () => {
  test('[STR.core.direct.dm-quality STR.core.direct.dm-wound] quality of the firer, one less for each light wound', () => {
    expect(dms(duel({ men: [{ quality: 'recruit', weapons: ['rifle'] }] }))).toEqual(['direct.dm-quality -1'])
    expect(dms(duel({ men: [{ quality: 'elite', light: 1, weapons: ['rifle'] }] }))).toEqual([
      'direct.dm-quality 2',
      'direct.dm-wound -1',
    ])
  })

  test('[STR.core.direct.dm-fc] fire control helps to its limit', () => {
    expect([5, 7, 9, 12, 15].map(tl => FIRE_CONTROL[tl])).toEqual([
      { dm: 0, limit: 100 },
      { dm: 1, limit: 200 },
      { dm: 2, limit: 400 },
      { dm: 3, limit: 700 },
      { dm: 5, limit: 1000 },
    ])
    const crew = {
      card: 'MBT8',
      men: [
        { role: 'driver', weapons: [] },
        { role: 'commander', weapons: [] },
        { role: 'gunner', weapons: [] },
        { role: 'loader', weapons: [] },
      ],
    }
    expect(dms(duel(crew), { kind: 'KEAP' })).toEqual(['direct.dm-fc 1'])
    expect(dms(duel({ ...crew, damage: { electronics: true } }), { kind: 'KEAP' })).toEqual([])
    expect(dms(duel({ ...crew, damage: { optics: true } }), { kind: 'KEAP' })).toEqual([
      'direct.dm-fc 1',
      'direct.dm-optics -2',
    ])
  })

  test('[STR.core.direct.dm-auto] the bonus of the range class', () => {
    expect(dms(duel({ men: [{ weapons: ['lmg'] }] }, { at: [50, 30] }))).toEqual(['direct.dm-auto 4'])
    expect(dms(duel({ men: [{ weapons: ['lmg'] }] }, { at: [50, 10] }))).toEqual(['direct.dm-auto 3'])
  })

  test('[STR.core.direct.dm-walk] walked one, high recoil two unless in battle dress, evading two', () => {
    const moved = { moved: true, gait: 'walk' } as const
    expect(dms(duel({ men: [{ weapons: ['rifle'] }], ...moved }))).toEqual(['direct.dm-walk -1'])
    expect(dms(duel({ men: [{ weapons: ['pgmp-12'] }], ...moved }))).toEqual(['direct.dm-walk -2'])
    expect(dms(duel({ men: [{ weapons: ['pgmp-12'], armour: 'dress-13' }], ...moved }))).toEqual(['direct.dm-walk -1'])
    expect(dms(duel({ men: [{ weapons: ['rifle'] }], gait: 'evade' }))).toEqual(['direct.dm-walk -2'])
  })

  test('[STR.core.direct.dm-vehicle-move] three less unless stabilised', () => {
    const crew = [
      { role: 'driver', weapons: [] },
      { role: 'commander', weapons: [] },
      { role: 'gunner', weapons: [] },
    ]
    expect(dms(duel({ card: 'ATV8', men: crew, moved: true, gait: 'drive' }))).toEqual([
      'direct.dm-fc 1',
      'direct.dm-auto 4',
      'direct.dm-vehicle-move -3',
    ])
    expect(dms(duel({ card: 'MBT8', men: crew, moved: true, gait: 'drive' }), { kind: 'KEAP' })).toEqual([
      'direct.dm-fc 1',
    ])
  })

  test('[STR.core.direct.dm-cover] concealment one, cover two, not both; hull-down is concealed; flame ignores it', () => {
    const at = (kind: string) => ({ pieces: [block(kind, [40, 25, 60, 35])] })
    expect(dms(duel({}, {}, at('broken')))).toEqual(['direct.dm-cover -1'])
    expect(dms(duel({}, {}, at('boulder')))).toEqual(['direct.dm-cover -2'])
    expect(dms(duel({}, { card: 'MBT8' }, at('dugout')))).toEqual(['direct.dm-cover -1'])
    expect(dms(duel({ men: [{ weapons: ['flamer'] }], at: [50, 32] }, {}, at('boulder')))).toEqual(['direct.dm-auto 4'])
  })

  test('[STR.core.direct.dm-evade STR.core.direct.dm-popup STR.core.direct.dm-drone] who evades, who pops up, drones', () => {
    expect(dms(duel({}, { gait: 'evade' }))).toEqual(['direct.dm-evade -2'])
    expect(dms(duel({}, { card: 'LGT13', popup: true }))).toEqual(['direct.dm-popup -1'])
    expect(dms(duel({}, { kind: 'drone' }))).toEqual(['direct.dm-drone -5'])
  })

  test('[STR.core.direct.dm-speed] one for each 250 cm in the air, at most eight; one for ground vehicles over 50; none in NOE', () => {
    const grav = (flight: 'noe' | 'high', speed: number) => dms(duel({}, { card: 'LGT13', flight, height: 200, speed }))
    expect([grav('high', 249), grav('high', 500), grav('high', 9000), grav('noe', 500)]).toEqual([
      [],
      ['direct.dm-speed -2'],
      ['direct.dm-speed -8'],
      [],
    ])
    expect([dms(duel({}, { card: 'MBT8', speed: 50 })), dms(duel({}, { card: 'MBT8', speed: 51 }))]).toEqual([
      [],
      ['direct.dm-speed -1'],
    ])
  })

  test('[STR.core.direct.ledger] lines in their order, cancelled ones at nought', () => {
    const state = field(
      duel(
        { men: [{ quality: 'veteran', light: 1, weapons: ['flamer'] }], at: [50, 32], moved: true, gait: 'walk' },
        { gait: 'evade' },
        { pieces: [block('boulder', [40, 25, 60, 35])] },
      ),
    )
    expect(toHit(state, planned(state)).lines.map(({ rule, value }) => [rule.replace('STR.core.', ''), value])).toEqual(
      [
        ['direct.dm-quality', 1],
        ['direct.dm-wound', -1],
        ['direct.dm-auto', 4],
        ['direct.dm-walk', -1],
        ['he.flame', 0],
        ['direct.dm-evade', -2],
      ],
    )
  })
})

describe('refusals', () => {
  test('[STR.core.direct.need] the suppressed and the routed do not fire', () => {
    for (const status of ['suppressed', 'routed'] as const)
      expect(refused(duel({ ...veteran('rifle'), status }))).toEqual(['STR.core.direct.need'])
    expect(refused(duel(veteran('rifle')))).toEqual([])
  })

  test('[STR.core.direct.once STR.core.sequence.fire] a weapon fires once in a phase', () => {
    expect(refused(duel({ ...veteran('rifle'), own: { fired: ['0.0'] } }))).toEqual(['STR.core.direct.once'])
    const table = battle({ sealed: ['B'], ...duel(veteran('rifle')) })
    table.play('A', shoot('A1', 'B1'))
    expect(table.forbiddenBy('A', shoot('A1', 'B1'))).toContain('STR.core.direct.once')
  })

  test('[STR.core.direct.man] one weapon for each man; a heavy weapon needs half its crew', () => {
    const table = battle({ sealed: ['B'], ...duel({ men: [{ quality: 'veteran', weapons: ['rifle', 'rocket'] }] }) })
    table.play('A', shoot('A1', 'B1'))
    expect(table.forbiddenBy('A', shoot('A1', 'B1', { weapon: 1, kind: 'HEAP' }))).toEqual(['STR.core.direct.man'])
    const gun = {
      kind: 'crew',
      men: [
        { quality: 'veteran', weapons: ['gun-8-hv-9'] },
        { quality: 'veteran', weapons: [], dead: true },
      ],
    } as const
    expect(refused(duel(gun), { kind: 'KEAP' })).toEqual([])
    expect(refused(duel({ men: [{ quality: 'veteran', dead: true }, { quality: 'veteran' }] }))).toEqual([
      'STR.core.direct.man',
    ])
  })

  test('[STR.core.direct.vehicle] as many weapons as crew without the driver, one at least from a standing vehicle', () => {
    const table = battle({ sealed: ['B'], ...duel({ card: 'MBT8', ...VETERAN_CREW(2) }) })
    table.play('A', shoot('A1', 'B1', { kind: 'KEAP' }))
    expect(table.forbiddenBy('A', shoot('A1', 'B1', { weapon: 1 }))).toEqual(['STR.core.direct.vehicle'])
    expect(refused(duel({ card: 'ATV8', ...VETERAN_CREW(1) }))).toEqual([])
    expect(refused(duel({ card: 'ATV8', ...VETERAN_CREW(1), moved: true, gait: 'drive' }))).toEqual([
      'STR.core.direct.vehicle',
    ])
  })

  test('[STR.core.direct.gunner-missiles] one guided missile for a gunner, four that seek by themselves', () => {
    const withMissiles = (missile: string): Vehicle[] =>
      VEHICLES.map(card => ({
        ...card,
        weapons: [0, 1, 2, 3, 4].map(() => ({ weapon: missile, mount: 'turret' as const, main: false })),
      }))
    const most = (missile: string) => {
      const table = battle({
        sealed: ['B'],
        ...duel({ at: [50, 150], card: 'MBT8', ...VETERAN_CREW(6) }, { at: [50, 50], card: 'MBT8' }),
        vehicles: withMissiles(missile),
      })
      for (let weapon = 0; weapon < 5; weapon++) {
        const shot = shoot('A1', 'B1', { weapon, kind: 'HEAP' })
        if (table.forbiddenBy('A', shot).length > 0) return weapon
        table.play('A', shot)
      }
      return 5
    }
    expect([most('tac-10'), most('tac-13')]).toEqual([1, 4])
  })

  test('[STR.core.direct.ammo-kind STR.core.direct.supply] only rounds on the card, and only while there are any', () => {
    expect(refused(duel(veteran('rifle')), { kind: 'HE' })).toContain('STR.core.direct.ammo-kind')
    const used = { men: [{ quality: 'veteran', weapons: ['rocket'], used: { '0': 1 } }] } as const
    expect(refused(duel(used), { kind: 'HEAP' })).toEqual(['STR.core.direct.supply'])
    const grenades = (n: number) =>
      refused(duel({ at: [50, 32], men: [{ quality: 'veteran', weapons: ['grenade'], used: { '0': n } }] }), {
        kind: 'HE',
      })
    expect([grenades(1), grenades(2)]).toEqual([[], ['STR.core.direct.supply']])
  })

  test('[STR.core.direct.min-range STR.core.direct.missile] missiles have a least range and hit on 8 anywhere in theirs', () => {
    const tube = {
      kind: 'crew',
      men: [
        { quality: 'veteran', weapons: ['tac-light'] },
        { quality: 'veteran', weapons: [] },
      ],
    } as const
    expect(refused(duel(tube, { at: [50, 31], card: 'MBT8' }), { kind: 'HEAP' })).toEqual(['STR.core.direct.min-range'])
    expect(refused(duel(tube, { at: [50, 30], card: 'MBT8' }), { kind: 'HEAP' })).toEqual([])
    const far = field(duel({ ...tube, at: [50, 150] }, { at: [50, 10], card: 'MBT8' }))
    expect(toHit(far, planned(far, { kind: 'HEAP' }))).toMatchObject({ need: 8, dm: 1 })
  })

  test('[STR.core.direct.point] high explosive at a point in sight; nothing else', () => {
    const at = { target: null, point: { x: 50, y: 40 } }
    expect(refused(duel(veteran('launcher')), { ...at, kind: 'HE' })).toEqual([])
    expect(refused(duel(veteran('rifle')), at)).toEqual(['STR.core.direct.point'])
  })

  test('[STR.core.direct.team STR.core.direct.need] a volley is refused with every reason of every weapon', () => {
    const volley = (given: FieldGiven, target = 'B1') =>
      battle({ sealed: ['B'], ...given }).forbiddenBy('A', { type: 'volley', by: 'A1', target })
    const mixed = { ...veteran('rifle'), men: [{ weapons: ['rifle'] }, { weapons: ['tac-light'] }] }
    const far = duel({ ...mixed, kind: 'crew', moved: true, gait: 'run', status: 'suppressed' }, { at: [50, 45] })
    expect(volley(far)).toEqual([
      'STR.core.direct.need',
      'STR.core.move.run',
      'STR.core.move.crew-weapon',
      'STR.core.direct.min-range',
    ])
    expect(volley(duel(mixed), 'B9')).toEqual(['STR.core.direct.refusal-secret'])
    expect(
      battle({ sealed: ['B'], ...duel(mixed) }).forbiddenBy('A', { type: 'volley', by: 'A9', target: 'B1' }),
    ).toEqual(['STR.core.direct.need'])
  })

  test('[STR.core.direct.no-reaction] nobody fires in a movement phase', () => {
    expect(battle({ phase: 'move1', ...duel(veteran('rifle')) }).forbiddenBy('A', shoot('A1', 'B1'))).toEqual([
      'STR.core.direct.no-reaction',
    ])
    expect(
      battle({ phase: 'move1', ...duel(veteran('rifle')) }).forbiddenBy('A', {
        type: 'volley',
        by: 'A1',
        target: 'B1',
      }),
    ).toEqual(['STR.core.direct.no-reaction'])
    const elsewhere = battle({ phase: 'command', ...duel(veteran('rifle')) }).forbiddenBy('A', shoot('A1', 'B1'))
    expect(elsewhere).toContain('STR.core.sequence.fire')
  })

  test('[STR.core.direct.melee-off STR.core.direct.friendly] touching enemies only shoot; own stands do not block', () => {
    expect(refused(duel({ ...veteran('rifle') }, { at: [50, 48.4] }))).toEqual([])
    expect(refused(duel(veteran('rifle'), {}, { stands: { A2: { at: [50, 40] } } }))).toEqual([])
  })

  test('[STR.core.direct.refusal-secret] an unspotted enemy and one that does not exist are refused alike', () => {
    const state = field({ sealed: ['B'], ...duel(veteran('rifle'), { spotted: false }) })
    const unseen: State = {
      ...state,
      stands: { ...state.stands, B1: { $for: ['B'], ghost: true, value: stand(state, 'B1') } },
    }
    const table = tableOf(striker, unseen)
    expect(table.refusalsOf('A', shoot('A1', 'B1'))).toEqual(table.refusalsOf('A', shoot('A1', 'B7')))
    expect(table.forbiddenBy('A', shoot('A1', 'B1'))).toEqual(['STR.core.direct.refusal-secret'])
  })
})

describe('hits', () => {
  test('[STR.core.direct.t-number] targets by the bonus at effective range', () => {
    expect([null, 0, 1, 3, 4, 5, 6, 7, 8, 9].map(targetsOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })

  test('[STR.core.direct.targets STR.core.direct.man-hit] over the aimed stand first, men by index, then neighbours within two centimetres', () => {
    const state = field(
      duel(
        { men: [{ weapons: ['lmg'] }] },
        { men: [{}, {}] },
        { stands: { B2: { at: [52, 30], men: [{}, {}] }, B3: { at: [55, 30] } } },
      ),
    )
    expect(targetsFor(state, planned(state)).map(({ id }) => id)).toEqual(['B1', 'B2'])
    expect(spreadHits(state, planned(state), 4, 3).map(({ target, man }) => `${target}.${man}`)).toEqual([
      'B1.0',
      'B1.1',
      'B2.0',
      'B1.0',
    ])
    expect(spreadHits(state, planned(state), 1, 3).map(({ target, man }) => `${target}.${man}`)).toEqual(['B1.0'])
  })

  test('[STR.core.direct.team] a volley is a throw for every man who may', () => {
    const table = battle({
      sealed: ['B'],
      ...duel({ men: [{ quality: 'veteran' }, { quality: 'veteran' }, { quality: 'veteran', dead: true }] }),
    })
    table.play('A', { type: 'volley', by: 'A1', target: 'B1' })
    expect(table.state.declared.A?.value?.map(({ man }) => man)).toEqual([0, 1])
  })

  test('[STR.core.damage.vehicle.face STR.core.direct.point] a flyer overhead is foreseen to strike the deck; a shell at a point to fall there', () => {
    const over = (height: number) => {
      const state = field({
        stands: {
          A1: { at: [50, 50], card: 'LGT13', flight: 'high', height },
          B1: { at: [50, 40], card: 'MBT8' },
        },
      })
      const odds = oddsOf(previewShot(state, planned(state, { kind: 'solid' })))
      return odds?.outcomes.find(({ label }) => label === 'miss')?.probability
    }
    // High hits only, so nothing of the low tables; the chance to hit is the same.
    expect(over(1000)).toBe(over(60))
    const tables = (height: number) => {
      const state = field({
        stands: { A1: { at: [50, 50], card: 'GAPC12', flight: 'high', height }, B1: { at: [50, 40], card: 'LGT13' } },
      })
      const odds = oddsOf(previewShot(state, planned(state, { kind: 'solid' })))
      return (
        odds?.outcomes.reduce((sum, { label, probability }) => sum + (label === 'destroyed' ? probability : 0), 0) ?? 0
      )
    }
    // Penetration 38 against 34 on the deck and 46 in front.
    expect(tables(1000)).toBeGreaterThan(tables(60))
    const shell = field({ stands: { A1: { at: [50, 50], card: 'MBT8' } } })
    const plan = planned(shell, { kind: 'HE', target: null, point: { x: 50, y: 30 } })
    expect(oddsOf(previewShot(shell, plan))?.outcomes.map(({ label }) => label)).toEqual(['on the point', 'miss'])
  })

  test('[STR.core.direct.hits] foreseen chances are those of all throws, counted one by one', () => {
    const state = field(duel({ men: [{ quality: 'veteran', weapons: ['rifle'] }] }, { men: [{ armour: 'flak' }] }))
    const odds = oddsOf(previewShot(state, planned(state)))
    if (!odds) throw new Error('no odds')
    const pairs = [1, 2, 3, 4, 5, 6].flatMap(a => [1, 2, 3, 4, 5, 6].map(b => a + b))
    const hit = pairs.filter(sum => sum + 1 >= 8).length / 36
    const dead = pairs.filter(sum => sum + 3 - 4 >= 11).length / 36
    const light = pairs.filter(sum => sum - 1 >= 3 && sum - 1 < 7).length / 36
    expect(odds.also.get('hit')).toBeCloseTo(hit)
    const wound = pairs.filter(sum => sum - 1 >= 3).length / 36
    expect(odds.also.get('wound')).toBeCloseTo(hit * wound)
    const chance = (label: string) => odds.outcomes.find(outcome => outcome.label === label)?.probability ?? 0
    expect([chance('dead'), chance('light wound')]).toEqual([expect.closeTo(hit * dead), expect.closeTo(hit * light)])
    expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
  })

  test('[STR.core.damage.personnel.table] where only light wounds are possible the chance shown is theirs, not 0', () => {
    const state = field(duel({ men: [{ weapons: ['rifle'] }] }, { men: [{ armour: 'combat-12' }] }))
    const odds = oddsOf(previewShot(state, planned(state)))
    // 8+ to hit; 2D + 3 - 10 wounds with 10 or more, at most 5: lightly.
    expect(odds?.outcomes.map(({ label }) => label)).toEqual(['light wound', 'no effect', 'miss'])
    expect(odds?.success).toBeCloseTo((15 / 36) * (6 / 36), 12)
  })

  test('[STR.core.direct.hits] against armour the chance of every penetration, by brute force', () => {
    const crew = [
      { role: 'driver', weapons: [] },
      { role: 'commander', weapons: [] },
      { role: 'gunner', weapons: [] },
      { role: 'loader', weapons: [] },
    ]
    const state = field(duel({ card: 'MBT8', men: crew, at: [50, 150] }, { card: 'MBT8', at: [50, 50] }))
    const odds = oddsOf(previewShot(state, planned(state, { kind: 'KEAP' })))
    const pairs = [1, 2, 3, 4, 5, 6].flatMap(a => [1, 2, 3, 4, 5, 6].map(b => a + b))
    // 8+ with fire control +1; 38 against a front of 44; half the hits high.
    const hit = pairs.filter(sum => sum + 1 >= 8).length / 36
    const none = pairs.filter(sum => sum + 38 - 44 < 3).length / 36
    const surface = pairs.filter(sum => sum + 38 - 44 >= 3 && sum + 38 - 44 < 7).length / 36
    const chance = (label: string) => odds?.outcomes.find(outcome => outcome.label === label)?.probability ?? 0
    expect(chance('miss')).toBeCloseTo(1 - hit)
    // Two of six surface results do nothing, high or low.
    expect(chance('no effect')).toBeCloseTo(hit * (none + surface / 3), 12)
    expect(chance('surface damage')).toBeCloseTo((hit * surface * 2) / 3, 12)
    expect(odds?.success).toBeCloseTo((hit * surface * 2) / 3, 12)
    const penetrated = pairs.filter(sum => sum + 38 - 44 >= 7).length / 36
    expect(odds?.also.get('penetrate') ?? 0).toBeCloseTo(hit * penetrated)
  })
})

describe('a shot at the table', () => {
  const declared = (given: FieldGiven, more: Partial<Shot> = {}) => {
    const table = battle({ sealed: ['B'], ...given })
    table.play('A', shoot('A1', more.target === null ? null : 'B1', more))
    table.play('A', { type: 'seal' })
    table.play('table', { type: 'openFire' })
    return table
  }
  const rifle = (spotted: boolean) => duel({ spotted, men: [{ quality: 'veteran', weapons: ['rifle'] }] })

  test('[STR.core.spot.unseen-info] only of a firer nobody sees is there word of shots from somewhere', () => {
    const told = (given: FieldGiven, more: Partial<Shot> = {}) =>
      declared(given, more)
        .play('table', { type: 'shoot', index: 0 }, 1, 1)
        .map(({ type, seenBy }) => [type, seenBy?.join('') ?? 'all'])
    expect(told(rifle(true))).toEqual([['shot', 'all']])
    expect(told(rifle(false))).toEqual([
      ['shot', 'A'],
      ['incoming', 'B'],
    ])
    const ground = { target: null, point: { x: 50, y: 40 }, kind: 'HE' } as const
    const thrower = (spotted: boolean) => duel({ spotted, men: [{ quality: 'veteran', weapons: ['launcher'] }] })
    expect(told(thrower(false), ground)).toEqual([['shot', 'A']])
  })

  test('[STR.core.direct.ledger STR.core.he.flechette] a shot shows what is added to its dice, a sweep has none', () => {
    const [ledger] = declared(rifle(true)).plan('table', { type: 'shoot', index: 0 }).ledgers
    expect(ledger).toMatchObject({ name: 'To hit, 8+', lines: [{ value: 1, rule: 'STR.core.direct.dm-quality' }] })
  })

  test('[STR.core.indirect.smoke STR.core.direct.ammo-kind] a smoke round that hits lays smoke, through four more turns; others do not', () => {
    const tank = duel({ card: 'MBT8', men: VETERAN_CREW(4).men })
    const laid = (kind: Shot['kind'], ...faces: number[]) => {
      const table = declared(tank, { kind, ...(kind === 'smoke' && { target: null, point: { x: 50, y: 20 } }) })
      table.play('table', { type: 'shoot', index: 0 }, ...faces)
      return table.state.work.value?.patches ?? []
    }
    expect(laid('smoke', 6, 6)).toMatchObject([{ kind: 'smoke', until: 7 }])
    expect(laid('smoke', 1, 1)).toEqual([])
    expect(laid('KEAP', 6, 6)).toEqual([])
  })
})
