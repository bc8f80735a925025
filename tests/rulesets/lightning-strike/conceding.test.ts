import { describe, expect, test } from 'vitest'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { attackOn, mark } from './combat'
import { at, type LsTable, table } from './support'

/** Three sides: a Syreen each, all in reach of each other. */
const three = () =>
  table({}, ['A', 'B', 'C'])
    .unit('syreen', { at: [50, 60] })
    .enemy('syreen', { at: [50, 50], facing: 180 })
    .unit('syreen', { seat: 'C', at: [60, 55] })

const concede = (t: LsTable, seat: 'A' | 'B' | 'C') => t.play({ type: 'concede' }, seat)
const stack = (t: LsTable) => t.state.stack.map(({ kind }) => kind)
const move = (t: LsTable, unit: string, x: number, y: number) =>
  t.do('move', { unit, path: [{ at: at(x, y), facing: 0 }] })

describe('A side that concedes', () => {
  test('[LS.end.concede] is told, and its Units leave with everything on them', () => {
    const t = three().unit('syreen', { at: [40, 60], status: 'overkilled' })
    mark(t, 'A1', { ecm: { threshold: 4, paid: true }, targetedEcm: [{ by: 'B', source: 'B1' }] })
    concede(t, 'A')
    expect(t.last('conceded')).toMatchObject({ seat: 'A', rules: ['LS.end.concede'] })
    const gone = { status: 'retreated', ecm: null, targetedEcm: [], actionsLeft: 0, activation: 'done' }
    expect(t.unitOf('A1')).toMatchObject(gone)
    expect(t.unitOf('A2').status).toBe('overkilled')
    expect(t.unitOf('B1').status).toBe('table')
    expect(t.asked).toBe('B')
  })

  test.each([
    ['A', []],
    ['B', ['activation']],
    ['C', ['activation', 'attack']],
  ] as const)('[LS.end.concede] an attack of A on B waits no longer if one of both goes: %s', (seat, left) => {
    const t = three().activate('A1').play(attackOn('B1'))
    expect(stack(concede(t, seat))).toEqual(left)
  })

  test.each([
    ['A', []],
    ['B', ['activation']],
    ['C', ['activation', 'interference']],
  ] as const)('[LS.end.concede] nor does Targeted ECM of A on B: %s', (seat, left) => {
    const t = three().activate('A1').do('ecm.target', { unit: 'A1', target: 'B1' })
    expect(stack(concede(t, seat))).toEqual(left)
  })

  test('[LS.end.concede LS.command.windows] is no longer asked in a window; the others are', () => {
    const window = () => move(three().activate('A1'), 'A1', 50, 58)
    const asked = (t: LsTable) => t.state.stack.flatMap(frame => (frame.kind === 'reaction' ? frame.asked : []))
    expect(asked(window())).toEqual(['B', 'C'])
    expect(asked(concede(window(), 'B'))).toEqual(['C'])
    expect(asked(concede(window(), 'C'))).toEqual(['B'])
  })

  test('[LS.end.concede LS.turn.main.run-out] hands on its slot, and ends the turn if nobody is left to act', () => {
    const t = concede(three(), 'A')
    expect([t.state.active, t.state.phase]).toEqual(['B', 'main'])
    const last = concede(mark(mark(three(), 'B1', { activation: 'done' }), 'C1', { activation: 'done' }), 'A')
    expect([last.state.active, last.state.phase, last.state.turn]).toEqual([null, 'initiative', 2])
  })

  test('[LS.end.concede LS.turn.initiative.each] after winning the initiative: the others roll again', () => {
    const choosing = () => three().set(state => Object.assign(state, { order: [], active: null, initiative: 'A' }))
    expect(concede(choosing(), 'A').state).toMatchObject({ phase: 'initiative', turn: 1, initiative: null })
    expect(concede(choosing(), 'B').state).toMatchObject({ phase: 'main', turn: 1, initiative: 'A', order: [] })
    expect(concede(three(), 'A').state).toMatchObject({ phase: 'main', order: ['A', 'B', 'C'] })
    const order = concede(choosing(), 'B')
    expect(order.why({ type: 'initiative.order', order: ['A', 'B', 'C'] })).toEqual(['LS.turn.initiative.multi-order'])
    expect(order.why({ type: 'initiative.order', order: ['C', 'A'] })).toEqual([])
    expect(order.why({ type: 'initiative.order', order: ['C', 'C'] })).toEqual(['LS.turn.initiative.multi-order'])
  })

  test.each(['obstacles', 'placement'] as const)('[LS.end.concede LS.setup.alternate] during set-up: %s', phase => {
    const setUp = () => {
      const t = table({ obstacles: true, obstaclesEach: 1 }, ['A', 'B', 'C'])
      for (const seat of ['A', 'B', 'C'] as const) t.unit('syreen', { seat, status: 'reserve' })
      return t.set(state => {
        Object.assign(state, { phase, active: 'A' })
        for (const side of Object.values(state.sides)) side.obstacles = ['rock']
      })
    }
    expect(concede(setUp(), 'A').state.active).toBe('B')
    expect(concede(setUp(), 'B').state.active).toBe('A')
  })

  test('[LS.end.concede LS.end.cleared LS.end.nobody] who wins', () => {
    const { outcome } = lightningStrike
    expect(outcome(concede(three(), 'A').state)).toBeNull()
    expect(outcome(concede(concede(three(), 'A'), 'C').state)).toMatchObject({ winners: ['B'], rule: 'LS.end.concede' })
    const status = (a: 'table' | 'reserve' | 'retreated', b: 'overkilled' | 'reserve') => {
      const t = mark(mark(three(), 'A1', { status: a }), 'B1', { status: b })
      return outcome(mark(t, 'C1', { status: 'retreated' }).state)
    }
    expect(status('table', 'overkilled')).toMatchObject({ winners: ['A'], rule: 'LS.end.cleared' })
    expect(status('reserve', 'overkilled')).toMatchObject({ winners: ['A'], rule: 'LS.end.cleared' })
    expect(status('table', 'reserve')).toBeNull()
    expect(status('retreated', 'overkilled')).toMatchObject({ winners: [], rule: 'LS.end.nobody' })
  })
})

describe('How often a side is asked', () => {
  const ask = (always: boolean) => ({ type: 'reaction.ask', always }) as const
  const set = (t: LsTable, asksAlways: boolean | undefined) =>
    t.set(state => Object.assign(state.sides.B ?? {}, { asksAlways }))

  test('[LS.command.windows] always, or only where it matters; the same twice is refused', () => {
    expect(set(three(), undefined).why(ask(false), 'B')).toEqual(['LS.command.windows'])
    expect(set(three(), undefined).why(ask(true), 'B')).toEqual([])
    expect(set(three(), true).why(ask(true), 'B')).toEqual(['LS.command.windows'])
    expect(set(three(), true).why(ask(false), 'B')).toEqual([])
    const t = set(three(), false).play(ask(true), 'B')
    expect(t.state.sides.B?.asksAlways).toBe(true)
    expect(t.last('reaction-asked')).toMatchObject({ seat: 'B', always: true, rules: ['LS.command.windows'] })
    expect(
      set(three(), false)
        .offers('B')
        .map(({ id, label }) => `${id} ${label}`),
    ).toContain('reaction.ask Always ask me about reactions')
  })

  test('[LS.command.windows] who stops being asked lets the present window go', () => {
    const t = mark(three(), 'B1', { at: at(50, 5), facing: 0 })
    move(t.activate('A1'), 'A1', 50, 62)
    expect(t.asked).toBe('B')
    t.play(ask(false), 'B')
    expect(t.asked).toBe('C')
  })
})
