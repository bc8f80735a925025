import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { at, type LsTable, table } from './support'

const exo = (options = {}) =>
  table({ commandPoints: 0, ...options })
    .unit('pathfinder', { at: [50, 60] })
    .enemy('wyvern', { at: [50, 40], facing: 180 })
const fighter = () =>
  table({ commandPoints: 0 })
    .unit('lancer', { at: [50, 60] })
    .enemy('wyvern', { at: [50, 40], facing: 180 })
const step = (unit: string, ...points: [number, number][]) =>
  ({ type: 'move', unit, path: points.map(([x, y]) => ({ at: at(x, y), facing: 0 })) }) as const
const fly = (unit: string, ...poses: [number, number, number][]) =>
  ({ type: 'fly', unit, path: poses.map(([x, y, facing]) => ({ at: at(x, y), facing })) }) as const
const shot = (unit: string, target: string) => ({ type: 'attack', unit, weapon: 0, target }) as const
const defence = (t: LsTable, unit: string, target: string) =>
  t.plan(shot(unit, target)).ledgers.find(({ name }) => name === 'Defense')?.lines ?? []

describe('Movement', () => {
  test('[LS.move.basic] the first number is the centimetres of a turn', () => {
    const t = exo().activate('A1')
    expect(t.why(step('A1', [60, 60]))).toEqual([])
    expect(t.why(step('A1', [60.1, 60]))).toEqual(['LS.move.exo.circle'])
    const f = fighter().activate('A1')
    expect(f.why(fly('A1', [50, 48, 0]))).toEqual([])
    expect(f.why(fly('A1', [50, 47.9, 0]))).toEqual(['LS.move.fighter.basic'])
    expect(f.why({ type: 'fly', unit: 'A1', path: [] })).toEqual(['LS.move.basic'])
  })

  test('[LS.move.through LS.move.end-anywhere] Units pass through each other and end on top, unharmed', () => {
    const t = exo()
      .unit('pathfinder', { at: [55, 60] })
      .unit('lancer', { at: [60, 60] })
      .activate('A1')
    t.play(step('A1', [60, 60]))
    expect(t.unitOf('A1').at).toEqual(t.unitOf('A3').at)
    expect(t.events.map(({ type }) => type)).toEqual(['activated', 'moved'])
  })

  test('[LS.move.retreat] a centre that leaves the table is out of the game at once; on the edge line it is in', () => {
    const near = () =>
      table()
        .unit('syreen', { at: [50, 95] })
        .unit('pathfinder')
        .enemy('wyvern', { at: [50, 10] })
    const edge = near()
      .activate('A1')
      .play(step('A1', [50, 100]))
    expect(edge.unitOf('A1').status).toBe('table')
    const t = near().set(state => Object.assign(state.units.A1 ?? {}, { ecm: { threshold: 5, paid: true } }))
    t.activate('A1')
    const plan = t.plan(step('A1', [50, 101], [50, 99]))
    expect(plan.warnings?.()).toMatchObject([{ rule: 'LS.move.retreat', shapes: [{ kind: 'disc', at: at(50, 100) }] }])
    t.play(step('A1', [50, 101], [50, 99]))
    expect(t.unitOf('A1')).toMatchObject({ status: 'retreated', ecm: null, at: at(50, 100) })
    expect(t.last('retreated').unit).toBe('A1')
    expect(t.state.stack.some(({ kind }) => kind === 'activation')).toBe(false)
  })

  test('[LS.move.retreat] leaving the table needs a confirmation, and is offered only if an edge is in reach', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 95] })
      .unit('pathfinder')
      .enemy('wyvern', { at: [50, 10] })
      .activate('A1')
    const offer = t.offer('retreat.A1')
    expect(offer).toMatchObject({ needsConfirmation: true, label: 'Leave the table' })
    if (offer.kind === 'button') t.play(offer.action as never)
    expect(t.unitOf('A1').status).toBe('retreated')
    const far = exo().activate('A1')
    expect(far.why({ type: 'retreat', unit: 'A1' })).toEqual(['LS.move.retreat'])
    expect(far.offers('A').some(({ id }) => id === 'retreat.A1')).toBe(false)
    const away = table()
      .unit('lancer', { at: [50, 95], facing: 0 })
      .enemy('wyvern', { at: [50, 10] })
      .activate('A1')
    expect(away.offer('retreat.A1')).toMatchObject({ needsConfirmation: true })
  })
})

describe('Evasion', () => {
  test('[LS.move.evade.declare] is declared as the activation begins', () => {
    const t = exo().activate('A1', { evade: true })
    expect(t.unitOf('A1').evading).toBe(true)
    expect(t.last('activated').rules).toContain('LS.move.evade.declare')
  })

  test('[LS.move.evade.bonus] +3 to every Defense roll', () => {
    const t = exo()
      .set(state => Object.assign(state.units.B1 ?? {}, { evading: true }))
      .activate('A1')
    expect(defence(t, 'A1', 'B1')).toContainEqual(expect.objectContaining({ value: 3, rule: 'LS.defence.evade' }))
    expect(defence(exo().activate('A1'), 'A1', 'B1').some(({ rule }) => rule === 'LS.defence.evade')).toBe(false)
  })

  test('[LS.move.evade.duration] the counter stays until the next activation, where it is kept or removed', () => {
    const later = (evade: boolean) => {
      const t = exo().activate('A1', { evade: true }).end('A1').activate('B1').dice(6, 1, 2, 2).end('B1')
      expect(t.unitOf('A1').evading).toBe(true)
      return t.play({ type: 'initiative.order', order: ['A', 'B'] }).activate('A1', { evade })
    }
    expect(later(true).unitOf('A1').evading).toBe(true)
    expect(later(false).unitOf('A1').evading).toBe(false)
  })

  test('[LS.move.evade.no-action] no Action of any kind, at range or in contact', () => {
    const t = table()
      .unit('stormrider', { at: [50, 42], stunned: true })
      .enemy('wyvern', { at: [50, 40] })
    t.activate('A1', { evade: true })
    const rules = [
      t.why({ type: 'attack', unit: 'A1', weapon: 0, target: 'B1' }),
      t.why({ type: 'attack', unit: 'A1', weapon: 1, target: 'B1' }),
      t.why({ type: 'removeStun', unit: 'A1' }),
      t.why({ type: 'ecm.activate', unit: 'A1' }),
      t.why({ type: 'ecm.target', unit: 'A1', target: 'B1' }),
    ]
    for (const rule of rules) expect(rule).toContain('LS.move.evade.no-action')
    expect(t.why({ type: 'cp.action', unit: 'A1' })).toEqual(['LS.command.evading'])
  })

  test('[LS.move.evade.no-stack] evading again adds nothing', () => {
    const t = exo()
      .set(state => Object.assign(state.units.A1 ?? {}, { evading: true }))
      .activate('A1', { evade: true })
    t.end('A1').activate('B1')
    expect(defence(t, 'B1', 'A1').filter(({ rule }) => rule === 'LS.defence.evade')).toHaveLength(1)
  })

  test('[LS.move.evade.exo-not-both] an exo-armor cannot evade and Overthrust', () => {
    const both = { type: 'activate', unit: 'A1', overthrust: true, evade: true, aim: false } as const
    expect(exo().why(both)).toEqual(['LS.move.evade.exo-not-both'])
    expect(exo().offer('activate.A1.both')).toMatchObject({ rule: 'LS.move.evade.exo-not-both' })
  })

  test('[LS.move.evade.fighter-both] a fighter can, but must then fly its basic Movement', () => {
    const t = fighter().activate('A1', { overthrust: true, evade: true })
    const end = { type: 'endActivation', unit: 'A1', facing: null } as const
    expect(t.why(end)).toEqual(['LS.move.evade.fighter-both'])
    t.play(fly('A1', [50, 48, 0]))
    expect(t.why(end)).toEqual([])
    expect(fighter().activate('A1', { evade: true }).why(end)).toEqual([])
  })
})

describe('Aiming', () => {
  const aim = (t: LsTable, more = {}) =>
    t.why({ type: 'activate', unit: 'A1', overthrust: false, evade: false, aim: true, ...more })

  test('[LS.counter.aiming] only where the option is on; not with evasion, and for an exo-armor not with Overthrust', () => {
    expect(aim(exo())).toEqual(['LS.counter.aiming'])
    expect(aim(exo({ aiming: true }))).toEqual([])
    expect(aim(exo({ aiming: true }), { evade: true })).toEqual(['LS.counter.aiming'])
    expect(aim(exo({ aiming: true }), { overthrust: true })).toEqual(['LS.counter.aiming'])
    const lancer = table({ aiming: true })
      .unit('lancer')
      .enemy('wyvern', { at: [50, 10] })
    expect(aim(lancer, { overthrust: true })).toEqual([])
    expect(lightningStrike.setupModel.scenarios.some(({ setup }) => setup.options.aiming)).toBe(false)
  })
})
