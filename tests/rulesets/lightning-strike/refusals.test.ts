import { describe, expect, test } from 'vitest'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import { duel, mark } from './combat'
import { at, type LsTable, table } from './support'

const step = { at: at(50, 55), facing: 0 }
const path = [step]
const plain = { overthrust: false, evade: false, aim: false }

/** An exo-armor A1 and a fighter A2 against a Wyvern; with nobody active. */
const ready = (options = {}) =>
  duel(options)
    .unit('pathfinder', { at: [50, 60] })
    .unit('lancer', { at: [60, 60] })
    .enemy('wyvern', { at: [5, 5] })
const ids = (t: LsTable, seat: 'A' | 'B' = 'A') => t.offers(seat).map(({ id }) => id)

describe('Each kind of Unit has its own way to move', () => {
  test('[LS.move.exo.circle LS.move.fighter.nose LS.move.fighter.turn-free] fighters fly, exo-armors move and turn', () => {
    const exo = ready().activate('A1')
    expect(exo.why({ type: 'move', unit: 'A1', path })).toEqual([])
    expect(exo.why({ type: 'fly', unit: 'A1', path })).toEqual(['LS.move.exo.circle'])
    const fighter = ready().activate('A2')
    const ahead = [{ at: at(60, 55), facing: 0 }]
    expect(fighter.why({ type: 'fly', unit: 'A2', path: ahead })).toEqual([])
    expect(fighter.why({ type: 'move', unit: 'A2', path: ahead })).toEqual(['LS.move.fighter.nose'])
    expect(fighter.why({ type: 'face', unit: 'A2', facing: 90 })).toEqual(['LS.move.fighter.turn-free'])
    expect(ids(exo)).toEqual(expect.arrayContaining(['move.A1', 'face.A1']))
    expect(ids(exo).filter(id => id.startsWith('fly'))).toEqual([])
    expect(ids(fighter)).toEqual(expect.arrayContaining(['fly.A2', 'fly.A2.turn']))
    expect(ids(fighter).filter(id => /^(move|face)/.test(id))).toEqual([])
  })

  test('[LS.move.basic] a path needs a point', () => {
    expect(ready().activate('A1').why({ type: 'move', unit: 'A1', path: [] })).toEqual(['LS.move.basic'])
    expect(ready().activate('A2').why({ type: 'fly', unit: 'A2', path: [] })).toEqual(['LS.move.basic'])
  })

  test('[LS.move.exo.facing-active] where exo-armors turn only at the end, they are offered no other turn', () => {
    const t = ready({ exoFacing: 'endOnly' }).activate('A1')
    expect(ids(t)).not.toContain('face.A1')
    expect(ids(t)).toContain('endActivation.A1.facing')
    expect(t.why({ type: 'face', unit: 'A1', facing: 90 })).toEqual(['LS.move.exo.facing-active'])
    expect(t.why({ type: 'move', unit: 'A1', path: [{ at: at(50, 55), facing: 90 }] })).toEqual([
      'LS.move.exo.facing-active',
    ])
    expect(t.why({ type: 'move', unit: 'A1', path })).toEqual([])
  })

  test('[LS.command.out-of-sequence.no-second-move] in a slot for Actions only, nobody moves', () => {
    const t = mark(ready(), 'A1', { activation: 'acted-out' })
    t.play({ type: 'activate', unit: 'A1', ...plain })
    expect(t.why({ type: 'move', unit: 'A1', path })).toEqual(['LS.command.out-of-sequence.no-second-move'])
    expect(ids(t).filter(id => /^(move|retreat)/.test(id))).toEqual([])
  })
})

describe('Units that are not there', () => {
  const actions: LsAction[] = [
    { type: 'activate', unit: 'X', ...plain },
    { type: 'endActivation', unit: 'X', facing: null },
    { type: 'move', unit: 'X', path },
    { type: 'fly', unit: 'X', path },
    { type: 'face', unit: 'X', facing: 0 },
    { type: 'retreat', unit: 'X' },
    { type: 'removeStun', unit: 'X' },
    { type: 'attack', unit: 'X', weapon: 0, target: 'B1' },
    { type: 'cp.action', unit: 'X' },
    { type: 'cp.activate', unit: 'X', ...plain },
    { type: 'cp.turn', unit: 'X', facing: 0 },
    { type: 'ecm.activate', unit: 'X' },
    { type: 'ecm.maintain', unit: 'X' },
    { type: 'ecm.target', unit: 'X', target: 'B1' },
    { type: 'eccm.dispel', unit: 'X', target: 'B1' },
    { type: 'eccm.clear', unit: 'X', on: 'A1', source: 'B1' },
  ]
  test.each(actions.map(action => [action.type, action] as const))('[LS.setup.unit] %s', (_, action) => {
    expect(ready().activate('A1').why(action)).toContain('LS.setup.unit')
  })
})

describe('Activating', () => {
  const activate = (unit: string, more = {}): LsAction => ({ type: 'activate', unit, ...plain, ...more })

  test('[LS.setup.control LS.turn.retreat-dead LS.turn.activation.once LS.turn.main] each reason against it', () => {
    expect(ready().why(activate('A1'))).toEqual([])
    expect(ready().why(activate('B1'))).toEqual(['LS.setup.control'])
    expect(mark(ready(), 'A1', { status: 'retreated' }).why(activate('A1'))).toEqual(['LS.turn.retreat-dead'])
    expect(mark(ready(), 'A1', { activation: 'done' }).why(activate('A1'))).toEqual(['LS.turn.activation.once'])
    expect(ready().activate('A2').why(activate('A1'))).toEqual(['LS.turn.main'])
    expect(ready().why(activate('B1'), 'B')).toEqual(['TABLE.turn', 'LS.turn.main.alternate'])
  })

  test('[LS.command.out-of-sequence.act-later] later only with Actions left, not evading, and without new counters', () => {
    const later = (changes = {}) => mark(ready(), 'A1', { activation: 'acted-out', ...changes })
    expect(later().why(activate('A1'))).toEqual([])
    expect(later({ actionsLeft: 0 }).why(activate('A1'))).toEqual(['LS.command.out-of-sequence.act-later'])
    expect(later({ evading: true }).why(activate('A1', { evade: true }))).toEqual([
      'LS.command.out-of-sequence.act-later',
    ])
    for (const counter of ['overthrust', 'evade', 'aim'])
      expect(later().why(activate('A1', { [counter]: true }))).toEqual(['LS.command.out-of-sequence.act-later'])
    expect(later({ overthrust: true }).why(activate('A1', { overthrust: true }))).toEqual([])
    expect(ids(later()).filter(id => id.startsWith('activate.A1'))).toEqual(['activate.A1.later'])
  })

  test('[LS.turn.activation.counters-first LS.counter.aiming] the counters that can be declared', () => {
    const offered = (unit: string, options = {}) =>
      ids(ready(options))
        .filter(id => id.startsWith(`activate.${unit}.`))
        .map(id => id.split('.')[2])
    const usual = ['plain', 'overthrust', 'evade', 'both']
    expect(offered('A1')).toEqual(usual)
    expect(offered('A1', { aiming: true })).toEqual([...usual, 'aim', 'aim-overthrust'])
    expect(ready().why(activate('A1', { overthrust: true, evade: true }))).toEqual(['LS.move.evade.exo-not-both'])
    expect(ready().why(activate('A2', { overthrust: true, evade: true }))).toEqual([])
    expect(ready().why(activate('A1', { aim: true }))).toEqual(['LS.counter.aiming'])
    expect(ids(mark(ready(), 'A1', { activation: 'done' })).filter(id => id.startsWith('activate.A1'))).toEqual([])
  })
})

describe('Leaving the table', () => {
  const near = (x: number, y: number) =>
    duel({ tableWidth: 100, tableHeight: 80 })
      .unit('pathfinder', { at: [x, y] })
      .enemy('wyvern', { at: [50, 40] })
      .activate('A1')

  test.each([
    ['left', 5, 40, 0, 40],
    ['right', 95, 40, 100, 40],
    ['top', 50, 5, 50, 0],
    ['bottom', 50, 75, 50, 80],
  ])('[LS.move.retreat] by the nearest edge: %s', (_, x, y, toX, toY) => {
    const t = near(x, y)
    expect(ids(t)).toContain('retreat.A1')
    t.play({ type: 'retreat', unit: 'A1' })
    expect(t.unitOf('A1').status).toBe('retreated')
    expect(t.last('moved').to).toEqual(at(toX, toY))
  })

  test('[LS.move.retreat] not where no edge is in reach', () => {
    const t = near(50, 30)
    expect(ids(t)).not.toContain('retreat.A1')
    expect(t.why({ type: 'retreat', unit: 'A1' })).toEqual(['LS.move.retreat'])
  })
})

describe('Windows and conceding', () => {
  test('[LS.command.windows LS.turn.main.no-pass] nobody passes where nobody is asked', () => {
    const pass = { type: 'reaction.pass', until: 'window' } as const
    expect(ready().why(pass)).toEqual(['LS.command.windows', 'LS.turn.main.no-pass'])
    expect(ready().activate('A1').why(pass)).toEqual(['LS.command.windows'])
    expect(ready().why({ type: 'reaction.resume' })).toEqual(['LS.command.windows'])
  })

  test('[LS.command.windows] who does not want to be asked is asked again when they say so', () => {
    const t = table()
      .unit('pathfinder', { at: [50, 60] })
      .enemy('wyvern', { at: [5, 5] })
      .activate('A1')
      .do('move', { unit: 'A1', path })
    expect(ids(t, 'B')).toEqual(expect.arrayContaining(['reaction.pass', 'reaction.pass.turn']))
    t.play({ type: 'reaction.pass', until: 'turn' })
    expect(t.state.sides.B?.standsDown).toBe(true)
    t.do('move', { unit: 'A1', path: [{ at: at(50, 53), facing: 0 }] })
    expect(t.asked).toBe('A')
    expect(ids(t, 'B')).toEqual(['reaction.resume', 'concede'])
    t.play({ type: 'reaction.resume' }, 'B').do('move', { unit: 'A1', path: [{ at: at(50, 54), facing: 0 }] })
    expect(t.asked).toBe('B')
  })

  test('[LS.end.concede] with three sides the Units of one leave, and nothing waits for it', () => {
    const t = table({}, ['A', 'B', 'C'])
      .unit('syreen', { at: [50, 60] })
      .enemy('wyvern', { at: [5, 5] })
      .enemy('wyvern', { at: [15, 5], status: 'overkilled' })
      .unit('wyvern', { seat: 'C', at: [80, 5] })
      .activate('A1')
      .do('move', { unit: 'A1', path: [{ at: at(50, 55), facing: 0 }] })
    expect(t.asked).toBe('B')
    mark(t, 'A1', { ecm: { threshold: 4, paid: true }, targetedEcm: [{ by: 'B', source: 'B1' }] })
    t.play({ type: 'concede' }, 'B')
    expect(t.unitOf('B1')).toMatchObject({ status: 'retreated', actionsLeft: 0, activation: 'done' })
    expect(t.unitOf('B2').status).toBe('overkilled')
    expect(t.why({ type: 'concede' }, 'B')).toEqual(['LS.end.concede'])
    expect(ids(t, 'B')).toEqual([])
    t.play({ type: 'concede' }, 'A')
    expect(t.unitOf('A1')).toMatchObject({ ecm: null, targetedEcm: [] })
    expect(t.state.stack).toEqual([])
  })
})
