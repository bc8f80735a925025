import { describe, expect, test } from 'vitest'
import { ARMOURS } from '../../../src/rulesets/striker/cards/armour'
import { VEHICLES } from '../../../src/rulesets/striker/cards/vehicles'
import type { StrikerEvent } from '../../../src/rulesets/striker/events'
import { NO_WORK } from '../../../src/rulesets/striker/parts/work'
import { rulesOfDamage } from '../../../src/rulesets/striker/rules/damage/damage-citations'
import { block, field, stand } from './field'
import { battle, drive, moving, shoot, VETERANS, walk } from './support'

/** The rules cited by events of a type. */
const cited = (events: readonly StrikerEvent[], type: StrikerEvent['type']): string[] =>
  events.flatMap(event => (event.type === type ? [...event.rules] : [])).map(rule => rule.replace('STR.core.', ''))

const BATTLE_DRESS = ARMOURS.find(({ battleDress }) => battleDress)?.id ?? ''

describe('moves name their rules', () => {
  const moved = (given: Parameters<typeof moving>[0], action: Parameters<ReturnType<typeof moving>['play']>[1]) =>
    cited(moving(given).play('A', action), 'moved')

  test('[STR.core.move.evade STR.core.move.crawl STR.core.scale.allowance STR.core.scale.measure STR.core.move.moved-flag] paces', () => {
    const given = { stands: { A1: { at: [50, 50], ...VETERANS } } } as const
    const walked = moved(given, walk('A1', [[50, 48]]))
    expect(walked).toEqual(expect.arrayContaining(['scale.allowance', 'scale.measure', 'move.moved-flag']))
    expect(walked).not.toContain('move.evade')
    expect(moved(given, walk('A1', [[50, 48]], { gait: 'evade' }))).toContain('move.evade')
    expect(moved(given, walk('A1', [[50, 48]], { gait: 'crawl' }))).toContain('move.crawl')
  })

  test('[STR.core.orders.high STR.core.quality.initiative STR.core.orders.self-defence] who may move without an order, and into cover', () => {
    expect(moved({ stands: { A1: { at: [50, 50], spotted: false, ...VETERANS } } }, walk('A1', [[50, 48]]))).toEqual(
      expect.arrayContaining(['orders.high', 'quality.initiative']),
    )
    // Both sides read of a spotted stand, and its quality is secret.
    expect(moved({ stands: { A1: { at: [50, 50], ...VETERANS } } }, walk('A1', [[50, 48]]))).not.toContain(
      'orders.high',
    )
    const wood = block('denseTrees', [40, 40, 60, 49])
    const held = { stands: { A1: { at: [50, 50], spotted: false } }, pieces: [wood] } as const
    const covered = moved(held, walk('A1', [[50, 48.5]]))
    expect(covered).toContain('orders.self-defence')
    expect(covered).not.toContain('orders.high')
  })

  test('[STR.core.move.reverse STR.core.move.speed STR.core.move.terrain-following STR.core.move.grav-max] vehicles', () => {
    const crew = { men: [{ role: 'driver', quality: 'veteran', weapons: [] }] } as const
    const tank = { stands: { A1: { card: 'MBT8', at: [50, 90], facing: 0, ...crew } } } as const
    expect(moved(tank, drive('A1', [[50, 95]], { gait: 'reverse' }))).toEqual(
      expect.arrayContaining(['move.reverse', 'move.speed']),
    )
    const grav = { stands: { A1: { card: 'LGT13', at: [50, 90], facing: 0, flight: 'noe', ...crew } } } as const
    expect(moved(grav, drive('A1', [[50, 80]], { flight: 'terrainFollowing' }))).toContain('move.terrain-following')
    expect(moved(grav, drive('A1', [[50, 60]], { flight: 'high' }))).toContain('move.grav-max')
  })

  test('[STR.core.move.animal STR.core.move.battledress STR.core.move.gravbelt] men and beasts', () => {
    const foot = (more: object) => ({ stands: { A1: { at: [50, 50], ...more } } }) as Parameters<typeof moving>[0]
    const men = (man: object) => foot({ men: [{ quality: 'veteran', ...man }] })
    expect(moved(foot({ kind: 'animal', ...VETERANS }), walk('A1', [[50, 48]]))).toContain('move.animal')
    expect(moved(men({ armour: BATTLE_DRESS }), walk('A1', [[50, 48]]))).toContain('move.battledress')
    expect(moved(men({ role: 'gravbelt' }), walk('A1', [[50, 40]], { flight: 'noe' }))).toContain('move.gravbelt')
  })

  test('[STR.core.terrain.pieces STR.core.move.road STR.core.move.slope-class STR.core.move.slope-dir STR.core.terrain.contour STR.core.move.multiply] ground', () => {
    const given = (...pieces: ReturnType<typeof block>[]) =>
      ({ stands: { A1: { at: [50, 50], ...VETERANS } }, pieces }) as const
    const road = block('road', [49, 0, 51, 160])
    expect(moved(given(road), walk('A1', [[50, 48]]))).toEqual(expect.arrayContaining(['terrain.pieces', 'move.road']))
    const hill = block('contour', [40, 20, 60, 49], { height: 10, run: 10 })
    const wood = block('denseTrees', [40, 20, 60, 49])
    const climbed = moved(given(hill, wood), walk('A1', [[50, 48.5]]))
    expect(climbed).toEqual(
      expect.arrayContaining(['move.slope-class', 'move.slope-dir', 'terrain.contour', 'move.multiply']),
    )
    expect(moved(given(), walk('A1', [[50, 48]]))).not.toContain('terrain.pieces')
  })
})

describe('shots and damage name their rules', () => {
  const fired = (a1: object, b1: object, more: object, ...faces: number[]): StrikerEvent[] => {
    const table = battle({
      sealed: ['B'],
      stands: { A1: { at: [50, 60], ...a1 }, B1: { at: [50, 50], ...b1 } },
    } as Parameters<typeof battle>[0])
    table.play('A', shoot('A1', 'B1', more))
    table.play('A', { type: 'seal' })
    return table.settle(...faces)
  }
  const veteran = (weapon: string) => ({ men: [{ quality: 'veteran', weapons: [weapon] }] })

  test('[STR.core.scale.dice STR.core.direct.ledger STR.core.direct.man-hit STR.core.damage.personnel.light STR.core.damage.personnel.serious] a rifle', () => {
    const hit = fired(veteran('rifle'), { men: [{}] }, {}, 6, 4, 3, 3)
    expect(cited(hit, 'shot')).toEqual(expect.arrayContaining(['scale.dice', 'direct.ledger', 'direct.man-hit']))
    const wounds = hit.flatMap(event => (event.type === 'damage-thrown' ? [event.result] : []))
    const [wound] = wounds.flatMap(result => (result.on === 'man' ? [result.wound] : []))
    expect(cited(hit, 'damage-thrown')).toContain(`damage.personnel.${wound}`)
  })
})

describe('hits on vehicles name their tables', () => {
  test('[STR.core.damage.vehicle.face STR.core.damage.vehicle.height STR.core.damage.vehicle.surface-high STR.core.damage.vehicle.surface-low STR.core.damage.vehicle.minor-high STR.core.damage.vehicle.minor-low STR.core.damage.vehicle.major-high STR.core.damage.vehicle.major-low STR.core.damage.vehicle.crew STR.core.damage.vehicle.random STR.core.damage.vehicle.soft] each table, crew and soft vehicles', () => {
    const state = field({ stands: { B1: { card: 'MBT8', at: [50, 50], men: [{ role: 'driver' }] } } })
    const target = stand(state, 'B1')
    const strike = {
      target: 'B1',
      man: null,
      pen: 30,
      weapon: 'rifle',
      from: { x: 50, y: 0 },
      deck: false,
      contact: true,
    }
    for (const penetration of ['surface', 'minor', 'major'] as const)
      for (const height of ['high', 'low'] as const) {
        const result = { on: 'vehicle', face: 'front', height, penetration, row: { crew: 1 } } as const
        const rules = rulesOfDamage(state, target, { strike, thrown: 7, total: 9, result, effects: [] })
        expect(rules).toEqual(
          expect.arrayContaining([
            'STR.core.damage.vehicle.face',
            'STR.core.damage.vehicle.height',
            `STR.core.damage.vehicle.${penetration}-${height}`,
            'STR.core.damage.vehicle.crew',
            'STR.core.damage.vehicle.random',
          ]),
        )
        expect(rules).not.toContain('STR.core.damage.vehicle.soft')
      }
    const open = field({
      vehicles: VEHICLES.map(card => ({ ...card, open: true })),
      stands: { B1: { card: 'MBT8', at: [50, 50], men: [{ role: 'driver' }] } },
    })
    const none = { on: 'vehicle', face: 'front', height: 'high', penetration: 'none', row: {} } as const
    expect(
      rulesOfDamage(open, stand(open, 'B1'), { strike, thrown: 2, total: 2, result: none, effects: [] }),
    ).toContain('STR.core.damage.vehicle.soft')
  })
})

describe('morale checks name their rules', () => {
  const eventsOf = (stand: object, check: object, ...faces: number[]): StrikerEvent[] => {
    const table = battle({
      step: 'check',
      stands: { A1: { at: [50, 50], spotted: false, ...stand }, B1: { at: [50, 20], spotted: false } },
      work: { $for: [], value: { ...NO_WORK, checks: [{ stand: 'A1', causes: ['near'], further: 0, ...check }] } },
    } as Parameters<typeof battle>[0])
    return table.play('table', { type: 'check', stand: 'A1' }, ...faces)
  }
  const checked = (...given: Parameters<typeof eventsOf>) => cited(eventsOf(...given), 'morale-checked')

  test('[STR.core.quality.regular STR.core.quality.veteran STR.core.quality.elite STR.core.quality.mixed] the grade, for its owner only', () => {
    for (const quality of ['regular', 'veteran', 'elite'] as const)
      expect(checked({ men: [{ quality }] }, {}, 1, 1)).toContain(`quality.${quality}`)
    expect(checked({ men: [{ quality: 'regular' }, { quality: 'elite' }] }, {}, 1, 1)).toContain('quality.mixed')
    const isElite = (event: StrikerEvent) => event.rules.includes('STR.core.quality.elite')
    const told = eventsOf({ men: [{ quality: 'elite' }], spotted: true }, {}, 1, 1)
    expect(told.filter(isElite).map(({ seenBy }) => seenBy)).toEqual([['A']])
  })

  test('[STR.core.morale.forced-back STR.core.morale.rout STR.core.morale.worse] the result', () => {
    const men = [{ quality: 'regular' }, { quality: 'regular' }]
    expect(checked({ men }, {}, 1, 1)).not.toContain('morale.rout')
    expect(checked({ men }, {}, 6, 6)).toContain('morale.rout')
    expect(checked({ men }, {}, 5, 5)).toContain('morale.forced-back')
    expect(checked({ men, status: 'suppressed', until: 9 }, {}, 6, 6)).toContain('morale.worse')
  })
})
