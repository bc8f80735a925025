import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { concealmentOf } from '../../../src/rulesets/striker/rules/ground/ground'
import { block, type FieldGiven, stand } from './field'
import { battle, commanding, drive, moving, shoot, VETERAN_CREW, VETERANS, walk } from './support'

describe('damaged vehicles', () => {
  const tank = { card: 'MBT8', at: [50, 50], ...VETERAN_CREW(4) } as const
  const grav = { card: 'LGT13', at: [50, 50], ...VETERAN_CREW(3) } as const

  test('[STR.core.damage.vehicle.transmission STR.core.damage.vehicle.power] without transmission or power it does not move; without power its energy weapons are dead', () => {
    expect(
      moving({ stands: { A1: { ...tank, damage: { transmission: true } } } }).forbiddenBy('A', drive('A1', [[50, 45]])),
    ).toEqual(['STR.core.damage.vehicle.transmission'])
    const dead = { ...grav, damage: { power: true } }
    expect(moving({ stands: { A1: dead } }).forbiddenBy('A', drive('A1', [[50, 45]], { flight: 'noe' }))).toEqual([
      'STR.core.damage.vehicle.transmission',
    ])
    const fire = battle({ sealed: ['B'], stands: { A1: dead, B1: { at: [50, 20] } } })
    expect(fire.forbiddenBy('A', shoot('A1', 'B1'))).toEqual(['STR.core.damage.vehicle.power'])
    expect(fire.forbiddenBy('A', shoot('A1', 'B1', { weapon: 1 }))).toEqual([])
  })

  test('[STR.core.damage.vehicle.bail] a crew may leave in its own movement phase and stands beside its vehicle', () => {
    const table = moving({ stands: { A1: tank, B1: { at: [200, 10] } } })
    table.play('A', { type: 'bail', vehicle: 'A1' })
    expect(stand(table.state, 'A1').status).toBe('abandoned')
    const crew = Object.values(table.state.stands).find(({ value }) => value?.name === 'A1 crew')?.value
    expect(crew).toMatchObject({ kind: 'team', figures: 4, aboard: null })
    expect(battle({ stands: { A1: tank } }).forbiddenBy('B', { type: 'bail', vehicle: 'A1' })).toContain(
      'STR.core.damage.vehicle.bail',
    )
  })

  test('[STR.core.direct.dm-optics] damaged optics cost two', () => {
    const table = battle({ sealed: ['B'], stands: { A1: { ...tank, damage: { optics: true } }, B1: { at: [50, 20] } } })
    const lines = table.plan('A', shoot('A1', 'B1', { kind: 'KEAP' })).ledgers[0]?.lines ?? []
    expect(lines).toContainEqual(expect.objectContaining({ rule: 'STR.core.direct.dm-optics', value: -2 }))
  })
})

describe('high explosive in play', () => {
  const launcher = { at: [50, 50], men: [{ quality: 'veteran', weapons: ['launcher'] }] } as const
  const given = { sealed: ['B'], stands: { A1: launcher, B1: { at: [50, 40], men: [{}, {}] } } } satisfies FieldGiven

  test('[STR.core.he.contact] a hit strikes one man with its own penetration, the others with fragments', () => {
    const table = battle(given)
    table.play('A', shoot('A1', 'B1', { kind: 'HE' }))
    table.play('A', { type: 'seal' })
    // To hit; damage of the man struck, 2 + 8; the other is missed by the fragments.
    const events = table.settle(4, 4, 1, 1, 1, 1, 1, 1)
    expect(events).toContainEqual(expect.objectContaining({ type: 'damage-thrown', stand: 'B1', thrown: 2, total: 10 }))
  })

  test('[STR.core.he.miss] a miss has no burst', () => {
    const table = battle(given)
    table.play('A', shoot('A1', 'B1', { kind: 'HE' }))
    table.play('A', { type: 'seal' })
    const events = table.settle(1, 1)
    expect(events.some(({ type }) => type === 'damage-thrown' || type === 'area-spared')).toBe(false)
  })
})

describe('morale in play', () => {
  test('[STR.core.morale.suppressed] no move, no fire and no orders', () => {
    const shaken = {
      at: [50, 50],
      men: [{ quality: 'veteran', leader: 2 }],
      status: 'suppressed',
      until: 4,
      own: { unit: 'A.HQ' },
    } as const
    const units = { 'A.HQ': { leader: 'A1' } }
    expect(moving({ stands: { A1: shaken }, units }).forbiddenBy('A', walk('A1', [[50, 47]]))).toEqual([
      'STR.core.move.barred',
    ])
    expect(
      battle({ sealed: ['B'], stands: { A1: shaken, B1: { at: [50, 40] } }, units }).forbiddenBy(
        'A',
        shoot('A1', 'B1'),
      ),
    ).toEqual(['STR.core.direct.need'])
    const order = {
      move: { verb: 'hold', point: null, route: [], gait: null, stand: null, distance: 0, halt: [] },
      fire: { verb: 'atWill', target: null, zone: null },
    } as const
    const plain = { move: { ...order.move, route: [], halt: [] }, fire: order.fire }
    expect(
      commanding({ stands: { A1: shaken }, units }).forbiddenBy('A', {
        type: 'order',
        leader: 'A1',
        unit: 'A.HQ',
        order: plain,
      }),
    ).toEqual(['STR.core.morale.suppressed'])
  })

  test('[STR.core.morale.rally] a leader within two centimetres rallies; it is free the turn after', () => {
    const given = {
      stands: {
        A1: { at: [50, 50], men: [{ leader: 1 }], own: { unit: 'A.X' } },
        A2: { at: [52, 50], status: 'routed', own: { unit: 'A.X' } },
      },
      units: { 'A.X': { leader: 'A1' } },
    } satisfies FieldGiven
    const table = commanding(given)
    expect(table.oddsOf('A', { type: 'rally', leader: 'A1', stand: 'A2' }).rallied).toBeCloseTo(26 / 36)
    table.play('A', { type: 'rally', leader: 'A1', stand: 'A2' }, 4, 4)
    expect(stand(table.state, 'A2')).toMatchObject({ status: 'rallied', until: 3 })
    const far = commanding({ ...given, stands: { ...given.stands, A2: { ...given.stands.A2, at: [53, 50] } } })
    expect(far.forbiddenBy('A', { type: 'rally', leader: 'A1', stand: 'A2' })).toEqual(['STR.core.leader.led'])
    const failed = commanding(given)
    failed.play('A', { type: 'rally', leader: 'A1', stand: 'A2' }, 6, 4)
    expect(stand(failed.state, 'A2').status).toBe('routed')
  })

  test('[STR.core.morale.fight] the suppressed keep their cover', () => {
    const table = battle({
      stands: { A1: { at: [50, 50], status: 'suppressed', until: 4 } },
      pieces: [block('boulder', [40, 40, 60, 60])],
    })
    expect(concealmentOf(table.state, stand(table.state, 'A1'))).toBe('cover')
  })

  test('[STR.core.damage.weapon.small] in its next movement phase a team takes over a fallen man’s support weapon', () => {
    const table = battle({
      phase: 'fire2',
      step: 'close',
      first: 'B',
      stands: {
        A1: {
          at: [20, 150],
          men: [
            { quality: 'veteran', weapons: ['lmg'], dead: true },
            { quality: 'veteran', weapons: ['rifle'] },
          ],
          spotted: false,
        },
        B1: { at: [200, 10], spotted: false },
      },
      options: { orders: 'off' },
    })
    table.settle()
    for (const seat of ['A', 'B'] as const) table.play(seat, { type: 'ready' })
    table.settle()
    table.play('B', { type: 'done' })
    table.settle()
    expect(table.state.phase).toBe('move2')
    expect(stand(table.state, 'A1').men.map(({ weapons }) => weapons)).toEqual([[], ['rifle', 'lmg']])
  })
})

describe('secrets of indirect fire', () => {
  test('[STR.core.indirect.info] a mission is nobody else’s business until its rounds land', () => {
    const table = commanding({
      stands: {
        A1: { at: [50, 60], men: [{ leader: 1, quality: 'veteran' }] },
        A2: { kind: 'crew', at: [50, 150], ...VETERANS, men: [{ weapons: ['mortar-8'] }, { weapons: [] }] },
        B1: { at: [60, 20] },
      },
    })
    const events = table.play('A', {
      type: 'mission',
      observer: 'A1',
      battery: 'A2',
      point: { x: 60, y: 20 },
      kind: 'HE',
      turns: 1,
      sheaf: 'normal',
    })
    expect(events.every(({ seenBy }) => seenBy?.join() === 'A')).toBe(true)
    expect(Object.keys(viewFor(table.state, 'B').missions)).toEqual([])
    expect(Object.keys(viewFor(table.state, 'A').missions)).toHaveLength(1)
  })
})
