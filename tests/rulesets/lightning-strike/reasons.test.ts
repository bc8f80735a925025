import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import { attackOn, duel, gun, like, mark } from './combat'
import { at, type LsTable, table } from './support'

// What refusals say and show: the numbers in them are those of the rules.

type Stop = readonly [x: number, y: number, facing?: number]
const path = (stops: readonly Stop[]) => stops.map(([x, y, facing = 0]) => ({ at: at(x, y), facing }))
const fly = (...stops: Stop[]): LsAction => ({ type: 'fly', unit: 'A1', path: path(stops) })
const move = (...stops: Stop[]): LsAction => ({ type: 'move', unit: 'A1', path: path(stops) })
const end: LsAction = { type: 'endActivation', unit: 'A1', facing: null }

const lancer = (overthrust = false) =>
  duel()
    .unit('lancer', { at: [50, 50] })
    .enemy('wyvern', { at: [5, 5] })
    .activate('A1', { overthrust })
const words = (t: LsTable, action: LsAction) => t.refusals(action).map(({ why }) => why)

describe('A fighter that would fly too far', () => {
  test('[LS.move.fighter.basic] after 5 cm, 7 are left', () => {
    const t = lancer().play(fly([50, 45]))
    expect(words(t, fly([50, 37]))).toEqual(['This path is 8 cm long, but only 7 cm is left.'])
    expect(words(t, fly([50, 38]))).toEqual([])
  })

  test('[LS.move.fighter.turn-cost] each turn after the first costs 6 cm, whenever it was made', () => {
    const COST = '2 turns cost 6 cm of its 12 cm.'
    const straight = lancer().play(fly([50, 45]))
    expect(words(straight, fly([50, 47, 180]))).toEqual([`${COST} This path is 2 cm long, but only 1 cm is left.`])
    const turned = lancer().play(fly([53, 50, 90]))
    expect(words(turned, fly([53, 46, 0]))).toEqual([`${COST} This path is 4 cm long, but only 3 cm is left.`])
    expect(words(turned, fly([53, 47, 0]))).toEqual([])
    const far = lancer().play(fly([50, 42]))
    expect(words(far, fly([50, 42, 180]))).toEqual([`${COST} This path is 0 cm long, but no movement is left.`])
    expect(words(lancer().play(fly([50, 44])), fly([50, 44, 180]))).toEqual([])
    const thrice = lancer().play(fly([50, 50, 180]))
    expect(words(thrice, fly([49, 50, 270]))).toEqual([
      '3 turns cost 12 cm of its 12 cm. This path is 1 cm long, but no movement is left.',
    ])
  })

  test('[LS.move.fighter.turn-max] never four turns', () => {
    const t = lancer()
      .play(fly([50, 50, 180]))
      .play(fly([50, 50, 270]))
    expect(words(t, fly([50, 50, 0]))).toEqual(['That would be 4 turns. Its Movement pays for 3 at most.'])
  })

  test('[LS.move.fighter.overthrust.allowance LS.move.fighter.overthrust.min] on Overthrust: 24 at most, 12 at least', () => {
    const t = lancer(true).play(fly([50, 40]))
    expect(words(t, fly([50, 25]))).toEqual(['This path is 15 cm long, but only 14 cm is left.'])
    expect(words(t, end)).toEqual(['On Overthrust A1 must fly at least 12 cm. It still has 2 cm to go.'])
    expect(words(t.play(fly([50, 38])), end)).toEqual([])
  })

  test('[LS.move.fighter.overthrust.turn] turns add up where it stands: 60 and 40 are too much, 60 and 30 are not', () => {
    const t = lancer(true).play(fly([50, 50, 60]))
    expect(t.why(fly([50, 50, 90]))).toEqual([])
    expect(t.why(fly([50, 50, 100]))).toEqual(['LS.move.fighter.overthrust.turn'])
    expect(t.why(fly([50, 50, 30]))).toEqual([])
    expect(t.why(fly([50, 50, 20]))).toEqual(['LS.move.fighter.overthrust.turn'])
  })
})

describe('An exo-armor that would move too far', () => {
  const pathfinder = (options = {}, more = {}) =>
    duel(options)
      .unit('pathfinder', { at: [50, 50], facing: 30, ...more })
      .enemy('wyvern', { at: [5, 5] })
      .activate('A1')

  test('[LS.move.exo.circle] the point, the distance and the leg to it', () => {
    const [one, ...more] = pathfinder().refusals(move([50, 45], [50, 39], [50, 42]))
    expect(more).toEqual([])
    expect(one).toMatchObject({
      why: 'Point 2 is 11 cm from where the move started. A1 can go 10 cm.',
      shapes: [
        { kind: 'disc', at: at(50, 50), radius: 10, tone: 'muted' },
        { kind: 'path', points: [at(50, 45), at(50, 39)], arrow: true, tone: 'bad' },
      ],
    })
    expect(pathfinder().refusals(move([50, 38]))).toMatchObject([
      {
        why: 'That is 12 cm from where the move started. A1 can go 10 cm.',
        shapes: [{}, { points: [at(50, 50), at(50, 38)] }],
      },
    ])
  })

  test('[LS.move.exo.facing-free LS.damage.crippled.midmove] a pointer keeps the last facing, and moves while it may', () => {
    const reach = (t: LsTable) => {
      const offer = t.offer('move.A1')
      if (offer.kind !== 'path') throw new Error('no path')
      return offer.reach
    }
    const free = reach(pathfinder())
    const first = free.extend([], at(50, 45))
    expect(first).toEqual([{ at: at(50, 45), facing: 30 }])
    const second = free.extend(first, at(50, 44), 80)
    expect(free.extend(second, at(50, 43)).map(({ facing }) => facing)).toEqual([30, 80, 80])
    const strict = reach(pathfinder({ exoFacing: 'endOnly' }))
    expect(strict.extend([], at(50, 45), 80)).toEqual([{ at: at(50, 45), facing: 30 }])
    expect(free.cost([])).toBe('0 of 10 cm from the start')
    // Crippled at exactly 5 cm, the rim of its halved circle, it may still go back; at 5.1 it is stuck.
    const crippled = (y: number) => reach(mark(pathfinder().play(move([50, y])), 'A1', { crippled: true }))
    expect(crippled(45).extend([], at(50, 47))).toHaveLength(1)
    expect(crippled(44.9).extend([], at(50, 47))).toEqual([])
  })
})

describe('Each reason against an attack', () => {
  const shooter = like('pathfinder', { weapons: [gun('F')], closeCombatOptimized: null })
  const ready = (own = {}) =>
    duel()
      .unit(shooter, { at: [50, 50], ...own })
      .unit('lancer', { at: [60, 60] })
      .enemy('wyvern', { at: [50, 40] })
      .enemy('wyvern', { at: [70, 40], status: 'overkilled' })
      .obstacle('rock', { at: [10, 10], radius: 2 })
      .activate('A1')
  const CASES: [rules: string[], made: () => LsTable, action: LsAction][] = [
    [[], ready, attackOn('B1')],
    [['LS.attack.one-weapon'], ready, attackOn('B1', { weapon: 1 })],
    [['LS.attack.enemy-only', 'LS.attack.one-weapon'], ready, attackOn('A2', { weapon: 1 })],
    [['LS.attack.enemy-only'], ready, attackOn('A2')],
    [['LS.attack.enemy-only'], ready, attackOn('B2')],
    [['LS.attack.enemy-only'], ready, attackOn('nobody')],
    [['LS.obstacle.indestructible'], ready, attackOn('o1')],
    [['LS.turn.activation.def', 'LS.move.fighter.nose'], ready, attackOn('B1', { unit: 'A2', facing: 0 })],
    [['LS.arc.required'], () => ready({ facing: 180 }), attackOn('B1')],
    [[], () => ready({ facing: 180 }), attackOn('B1', { facing: 0 })],
    [['LS.range.beyond'], () => ready({ at: [50, 71] }), attackOn('B1')],
    [['LS.range.no-c'], () => ready({ at: [50, 42] }), attackOn('B1')],
    [['LS.turn.actions.number'], () => ready({ actionsLeft: 0 }), attackOn('B1')],
    [['LS.turn.actions.number', 'LS.arc.required'], () => ready({ actionsLeft: 0, facing: 180 }), attackOn('B1')],
  ]
  test.each(CASES)(
    '[LS.attack.enemy-only LS.attack.one-weapon LS.arc.required LS.range.beyond] %j',
    (rules, made, action) => {
      expect(made().why(action)).toEqual(rules)
    },
  )

  test('[LS.attack.cost] a declared attack shows its line, as one that is rolled at once does', () => {
    const shown = (commandPoints: number) =>
      table({ commandPoints })
        .unit(shooter, { at: [50, 50] })
        .enemy('wyvern', { at: [50, 40] })
        .activate('A1')
        .plan(attackOn('B1'))
        .shapes?.()
    expect(shown(1)).toEqual([
      { kind: 'path', tone: 'good', points: [at(50, 50), at(50, 40)], arrow: true, label: '10 cm' },
    ])
    expect(shown(0)).toEqual(shown(1))
  })

  test('[LS.los.intervening LS.cc.hide] a cover close to the attacker hides as well', () => {
    const t = duel()
      .unit(shooter, { at: [50, 50] })
      .enemy('wyvern', { at: [50, 47.5] })
      .enemy('cerberus', { at: [50, 49.4] })
      .activate('A1')
    expect(t.why(attackOn('B1'))).toEqual(['LS.cc.hide'])
  })
})

describe('What nobody does by choice', () => {
  const FORCED: LsAction[] = [
    { type: 'setup.first' },
    { type: 'obstacle.draw' },
    { type: 'initiative.roll' },
    { type: 'main.advance' },
    { type: 'end.interference' },
    { type: 'end.unpaidEcm' },
    { type: 'end.reset' },
    { type: 'end.next' },
  ]
  test.each(FORCED)('[LS.turn.end LS.turn.initiative.each LS.setup.first] $type', action => {
    const { actions } = lightningStrike
    expect(actions[action.type].forced).toBe(true)
    const t = table()
      .unit('pathfinder')
      .enemy('wyvern', { at: [5, 5] })
    expect(t.why(action, 'A')).toContain('TABLE.forced')
  })
})

describe('Each reason against a Command Point', () => {
  const foe = { by: 'B', source: 'B1' } as const
  const ready = (own = {}, enemy = {}) =>
    table()
      .unit('pathfinder', { at: [50, 50], ...own })
      .unit('lancer', { at: [60, 60] })
      .enemy('syreen', { at: [50, 10], ...enemy })
  const turn = (unit: string): LsAction => ({ type: 'cp.turn', unit, facing: 90 })
  const early = (unit: string, more = {}): LsAction => ({
    type: 'cp.activate',
    unit,
    overthrust: false,
    evade: false,
    aim: false,
    ...more,
  })

  test('[LS.setup.control LS.command.pool LS.command.one-per-unit LS.command.blocked-ecm LS.command.blocked-tecm] alone and together', () => {
    expect(ready().why(turn('A1'))).toEqual([])
    expect(ready().why(turn('B1'))).toEqual(['LS.setup.control', 'LS.command.windows'])
    expect(ready().why(early('B1'))).toEqual(['LS.setup.control', 'LS.command.windows'])
    expect(ready({ usedCommandPoint: true }).why(turn('A1'))).toEqual(['LS.command.one-per-unit'])
    expect(ready({ status: 'retreated' }).why(turn('A1'))).toEqual(['LS.turn.retreat-dead'])
    expect(ready({ targetedEcm: [foe] }).why(turn('A1'))).toEqual(['LS.command.blocked-tecm'])
    const jammed = ready({ targetedEcm: [foe], usedCommandPoint: true }, { ecm: { threshold: 4, paid: true } })
    expect(jammed.set(state => Object.assign(state.sides.A ?? {}, { commandPoints: 0 })).why(turn('A1'))).toEqual([
      'LS.command.pool',
      'LS.command.one-per-unit',
      'LS.command.blocked-ecm',
      'LS.command.blocked-tecm',
    ])
    expect(ready().why(early('A1', { overthrust: true, evade: true }))).toEqual(['LS.move.evade.exo-not-both'])
    expect(ready({ activation: 'done' }).why(early('A1'))).toEqual(['LS.command.out-of-sequence.fresh'])
  })

  test('[LS.command.turn.overthrust-fighter] only a fighter, and only inside its own Overthrust', () => {
    expect(ready().activate('A2', { overthrust: true }).why(turn('A2'))).toEqual(['LS.command.turn.overthrust-fighter'])
    expect(ready().activate('A2').why(turn('A2'))).toEqual([])
    expect(ready().activate('A1', { overthrust: true }).why(turn('A1'))).toEqual([])
    expect(ready().activate('A1', { overthrust: true }).why(turn('A2'))).toEqual(['LS.command.windows'])
    expect(ready().why({ type: 'cp.action', unit: 'A1' })).toEqual(['LS.turn.activation.def'])
    expect(ready().activate('A1', { evade: true }).why({ type: 'cp.action', unit: 'A1' })).toEqual([
      'LS.command.evading',
    ])
  })
})
