import { describe, expect, test } from 'vitest'
import { defaults, type FieldValues } from '../../../src/engine/offers'
import type { RefereeControl } from '../../../src/engine/record/referee'
import { planFor, takeStep } from '../../../src/engine/record/step'
import { isRefused } from '../../../src/engine/rolls/plan'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import type { State } from '../../../src/rulesets/lightning-strike/state'
import { attackOn } from './combat'
import { game, type LsTable, table } from './support'

const position = () =>
  table()
    .unit('syreen', { at: [50, 50] })
    .enemy('wyvern', { at: [50, 40], facing: 180 })
    .obstacle('rock', { at: [20, 20], radius: 3 })

function control(t: LsTable, id: string): RefereeControl {
  const found = lightningStrike.refereeControls(t.state).find(it => it.id === id)
  if (!found) throw new Error(`no control ${id}`)
  return found
}

/** Pulls a control as the referee would. */
function pull(t: LsTable, id: string, values: FieldValues = {}): State {
  const { label, rule, fields, fill } = control(t, id)
  const action = { type: '@set', label, rule, why: 'test', patches: fill({ ...defaults(fields), ...values }) }
  const step = takeStep(game, t.state, 'referee', action, new ScriptedDice([]))
  if ('refusals' in step) throw new Error(step.refusals.map(({ why }) => why).join(' '))
  expect(step.events).toMatchObject([{ type: '@set', rules: ['TABLE.referee', rule] }])
  return step.state as State
}

describe('The referee', () => {
  test('moves and turns a Unit', () => {
    expect(pull(position(), 'place.A1', { x: 12.5, y: 7, facing: 90 }).units.A1).toMatchObject({
      at: { x: 12.5, y: 7 },
      facing: 90,
    })
  })

  test('sets damage, counters, status, Actions and Command Points', () => {
    expect(pull(position(), 'damage.A1', { stunned: true, crippled: true }).units.A1).toMatchObject({
      stunned: true,
      crippled: true,
    })
    expect(pull(position(), 'counters.A1', { evading: true }).units.A1).toMatchObject({
      evading: true,
      overthrust: false,
    })
    expect(pull(position(), 'status.A1', { status: 'retreated' }).units.A1?.status).toBe('retreated')
    expect(pull(position(), 'turn.A1', { activation: 'done', actionsLeft: 0 }).units.A1).toMatchObject({
      activation: 'done',
      actionsLeft: 0,
    })
    expect(pull(position(), 'commandPoints.B', { points: 1 }).sides.B?.commandPoints).toBe(1)
    expect(pull(position(), 'slot', { seat: 'B' }).active).toBe('B')
  })

  test('[LS.ecm.crippled] a Unit Crippled by the referee loses its ECM as well', () => {
    const t = position().set(state => {
      if (state.units.A1) state.units.A1.ecm = { threshold: 5, paid: true }
    })
    expect(pull(t, 'damage.A1', { crippled: true }).units.A1).toMatchObject({ crippled: true, ecm: null })
  })

  test('only offers counters that the Unit can carry', () => {
    const names = (t: LsTable, id: string) => control(t, id).fields.map(({ name }) => name)
    expect(names(position(), 'counters.A1')).toEqual(['overthrust', 'evading'])
    expect(names(position().unit('lancer'), 'counters.A2')).toEqual(['evading'])
    expect(names(table({ aiming: true }).unit('lancer'), 'counters.A1')).toEqual(['evading', 'aiming'])
  })

  test('lays and lifts ECM and Targeted ECM counters', () => {
    expect(pull(position(), 'ecm.A1', { threshold: 6 }).units.A1?.ecm).toEqual({ threshold: 6, paid: true })
    expect(pull(position(), 'ecm.A1', { threshold: 0 }).units.A1?.ecm).toBeNull()
    expect(pull(position(), 'interference.A1', { A: 1, B: 2 }).units.A1?.targetedEcm).toEqual([
      { by: 'A', source: 'A1' },
      { by: 'B', source: 'B1' },
      { by: 'B', source: 'B1' },
    ])
    expect(lightningStrike.refereeControls(position().state).some(({ id }) => id === 'ecm.B1')).toBe(false)
  })

  test('moves and removes obstacles', () => {
    expect(pull(position(), 'obstacle.o1', { x: 30, y: 40 }).obstacles.o1?.area).toEqual({
      kind: 'disc',
      at: { x: 30, y: 40 },
      radius: 3,
    })
    expect(pull(position(), 'removeObstacle.o1').obstacles).toEqual({})
  })

  test('calls off what was declared', () => {
    const t = position().activate('A1').play(attackOn('B1'))
    expect(pull(t, 'callOff').stack.map(({ kind }) => kind)).toEqual(['activation'])
    expect(lightningStrike.refereeControls(position().state).some(({ id }) => id === 'callOff')).toBe(false)
  })

  test('every control left as it is gives a legal position, and needs a reason', () => {
    const t = position().activate('A1').play(attackOn('B1'))
    for (const { id } of lightningStrike.refereeControls(t.state)) {
      expect(lightningStrike.state.safeParse(pull(t, id)).success, id).toBe(true)
    }
    const { label, rule, fill } = control(t, 'damage.A1')
    const set = { type: '@set', label, rule, why: ' ', patches: fill({ stunned: true, crippled: false }) }
    expect(isRefused(planFor(game, t.state, 'referee', set))).toBe(true)
    expect(isRefused(planFor(game, t.state, 'A', { ...set, why: 'because' } as typeof set))).toBe(true)
  })

  test('[LS.setup.table LS.command.pool LS.ecm.counter LS.ecm.targeted.any-number] within bounds, from what is there now', () => {
    const t = table({ tableWidth: 120, tableHeight: 80 })
      .unit('syreen', { at: [50.26, 50], facing: 359.7, targetedEcm: [{ by: 'B', source: 'B1' }] })
      .enemy('wyvern', { at: [5, 5] })
      .obstacle('rock', { at: [20, 20], radius: 3 })
      .set(state => Object.assign(state.sides.B ?? {}, { commandPoints: 1 }))
    const spans = (id: string) =>
      control(t, id).fields.map(field =>
        field.kind === 'number' ? [field.name, field.min, field.max, field.value] : [field.name, field.value],
      )
    expect(spans('place.A1')).toEqual([
      ['x', 0, 120, 50.3],
      ['y', 0, 80, 50],
      ['facing', 0, 359, 0],
    ])
    expect(spans('obstacle.o1')).toEqual([
      ['x', 0, 120, 20],
      ['y', 0, 80, 20],
    ])
    expect(spans('turn.A1')).toEqual([
      ['activation', 'fresh'],
      ['actionsLeft', 0, 9, 1],
      ['usedCommandPoint', false],
    ])
    expect(spans('ecm.A1')).toEqual([
      ['threshold', 0, 20, 0],
      ['paid', true],
    ])
    expect(spans('interference.A1')).toEqual([
      ['A', 0, 9, 0],
      ['B', 0, 9, 1],
    ])
    expect(spans('commandPoints.B')).toEqual([['points', 0, 2, 1]])
    expect(control(t, 'interference.A1').fields.map(({ label }) => label)).toEqual(['From its own side', 'From side B'])
  })

  test('[LS.damage.overkill.remove LS.ecm.gone] a Unit that is taken off loses its ECM and the counters on it', () => {
    const held = { ecm: { threshold: 5, paid: true }, targetedEcm: [{ by: 'B', source: 'B1' } as const] }
    const t = position().unit('syreen', { at: [60, 50], ...held })
    expect(pull(t, 'status.A2', { status: 'table' }).units.A2).toMatchObject({ status: 'table', ...held })
    for (const status of ['retreated', 'overkilled'])
      expect(pull(t, 'status.A2', { status }).units.A2).toMatchObject({ status, ecm: null, targetedEcm: [] })
    expect(pull(t, 'damage.A2', { stunned: true, crippled: false }).units.A2).toMatchObject({ stunned: true, ...held })
  })

  test('[LS.ecm.counter LS.ecm.targeted.win] counters that stay keep their source; a card without ECM may still show one', () => {
    const t = position().enemy('syreen', { at: [5, 5] })
    t.set(state => state.units.A1?.targetedEcm.push({ by: 'B', source: 'B2' }))
    expect(pull(t, 'interference.A1', { A: 0, B: 2 }).units.A1?.targetedEcm).toEqual([
      { by: 'B', source: 'B2' },
      { by: 'B', source: 'B1' },
    ])
    expect(pull(t, 'interference.A1', { A: 0, B: 0 }).units.A1?.targetedEcm).toEqual([])
    t.set(state => Object.assign(state.units.B1 ?? {}, { ecm: { threshold: 3, paid: false } }))
    expect(pull(t, 'ecm.B1', {}).units.B1?.ecm).toEqual({ threshold: 3, paid: false })
  })

  test('[LS.turn.main.alternate LS.attack.cost LS.ecm.targeted.cost] gives the slot only between activations, and calls off what waits', () => {
    const ids = (t: LsTable) => lightningStrike.refereeControls(t.state).map(({ id }) => id)
    expect(ids(position())).toContain('slot')
    expect(ids(position().activate('A1'))).not.toContain('slot')
    expect(ids(position().set(state => Object.assign(state, { phase: 'end' })))).not.toContain('slot')
    const jam = position().activate('A1').do('ecm.target', { unit: 'A1', target: 'B1' })
    expect(control(jam, 'callOff')).toMatchObject({ label: 'Call off the Targeted ECM', rule: 'LS.ecm.targeted.cost' })
    const shot = position().activate('A1').play(attackOn('B1'))
    expect(control(shot, 'callOff')).toMatchObject({ label: 'Call off the declared attack', rule: 'LS.attack.cost' })
    const placing = position().set(state => Object.assign(state.units.A1 ?? {}, { status: 'reserve' }))
    expect(control(placing, 'status.A1').fields).toMatchObject([{ value: 'table' }])
  })
})
