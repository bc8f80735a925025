import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOf, whole, word } from '../../../src/engine/bounds'
import { viewFor } from '../../../src/engine/record/hidden'
import { say } from '../../../src/engine/record/log'
import { plain, refuse, unless } from '../../../src/engine/rolls/plan'
import { z } from '../../../src/engine/schema'
import { striker } from '../../../src/rulesets/striker'
import { define, defineAnswer, isMoving } from '../../../src/rulesets/striker/define'
import { initialState } from '../../../src/rulesets/striker/initial-state'
import { closed } from '../../../src/rulesets/striker/rules'
import { absentVerb, actionsOf, ownStateCheck } from '../../../src/rulesets/striker/rules/compose'
import { plug, unplug } from '../../../src/rulesets/striker/rules/loaded'
import { markOf } from '../../../src/rulesets/striker/rules/marks'
import { keyOf, type Module, tell } from '../../../src/rulesets/striker/rules/module'
import { ownState } from '../../../src/rulesets/striker/rules/own-state'
import { questionFor } from '../../../src/rulesets/striker/rules/questions'
import { freshThingId, putThing, thingsOf } from '../../../src/rulesets/striker/rules/things'
import { workOf } from '../../../src/rulesets/striker/rules/turn/table-work'
import { crossroads } from '../../../src/rulesets/striker/scenarios/crossroads'
import type { State } from '../../../src/rulesets/striker/state'
import { tableOf } from '../../support/table'
import { field } from './field'
import { walk } from './support'

const rule = 'STR.core.hooks.pure'

/** A rule made up to use every part of a module: flags are planted in secret, and the enemy answers for each. */
const flags = ownState('940', {
  open: { schema: z.object({ planted: whole }), initial: { planted: 0 } },
  side: { schema: z.object({ names: listOf(word) }), initial: { names: [] as readonly string[] } },
  table: { schema: z.object({ salt: whole }), initial: { salt: 7 } },
})

const plant = define(z.strictObject({ type: z.literal('r940.plant'), name: word }))({
  rule,
  plan: (state, { name }, actor) =>
    unless([!isMoving(state, actor) && refuse(rule, 'Not now.'), name === '' && refuse(rule, 'Name it.')], () =>
      plain(`Plant ${name}`, rule),
    ),
  apply(next, { name }, _result, { emit }) {
    flags.setOpen(next, { planted: flags.open(next).planted + 1 })
    flags.setSide(next, 'A', { names: [...(flags.side(next, 'A')?.names ?? []), name] })
    putThing(next, {
      id: freshThingId(next, { of: '940', seat: 'A' }),
      of: '940',
      kind: 'flag',
      seat: 'A',
      points: [{ x: 1, y: 1 }],
      open: false,
      data: { name },
    })
    next.questions = [...next.questions, questionFor('B', { of: '940', name: 'salute', cites: rule, data: { name } })]
    emit(tell('940', 'planted', { rules: [rule], data: { name }, seenBy: ['A'] }))
  },
  when: isMoving,
  offers: () => [
    { kind: 'button', id: 'plant', label: 'Plant', rule, action: { type: 'r940.plant' as const, name: 'home' } },
  ],
})
const salute = defineAnswer(z.strictObject({ type: z.literal('r940.salute') }), { of: '940', name: 'salute' })({
  rule,
  plan: () => plain('Salute', rule),
  apply(next) {
    flags.setTable(next, { salt: flags.table(next).salt + 1 })
  },
  offers: () => [{ kind: 'button', id: 'salute', label: 'Salute', rule, action: { type: 'r940.salute' as const } }],
})

const FLAGS: Module = {
  rule: 940,
  title: 'Flags',
  state: flags,
  actions: { 'r940.plant': plant, 'r940.salute': salute },
  questions: { salute: { say: () => 'salute the flag' } },
  effects: {
    fade: (next, data, emit) => {
      flags.setOpen(next, { planted: 0 })
      emit(tell('940', 'faded', { rules: [rule], data }))
    },
  },
  words: { planted: ({ name }) => say`${String(name)} flies.` },
  draw: { areas: view => thingsOf(view, '940').map(({ id, points }) => areaAt(id, points)) },
  invariants: { 'no more than three flags': state => flags.open(state).planted <= 3 },
  hooks: {
    permit: (_state, refusal, { kind }) =>
      kind === 'move' && refusal.rule === 'STR.core.move.fraction' ? 'STR.core.hooks.move' : null,
  },
}
const areaAt = (id: string, points: readonly { x: number; y: number }[]) => ({
  id,
  name: 'Flag',
  area: { kind: 'polygon' as const, points },
  texture: 'zone' as const,
})

beforeAll(() => plug([FLAGS]))
afterAll(() => unplug([FLAGS]))

const game = { ...striker, actions: { ...striker.actions, ...actionsOf([FLAGS]) } }
const afield = (rules: readonly number[] = [940]): State => ({
  ...field({
    stands: { A1: {}, B1: { at: [200, 10] } },
    options: { rules: [...rules], orders: 'off' },
    phase: 'move1',
  }),
  own: rules.length > 0 ? { '940': flags.fresh() } : {},
})

describe('a module', () => {
  test('[STR.core.hooks.pure] keeps an open part, one for each side and one of the table', () => {
    const table = tableOf(game, afield())
    table.play('A', { type: 'r940.plant', name: 'home' })
    const [a, b] = [viewFor(table.state, 'A'), viewFor(table.state, 'B')]
    expect([flags.open(b), flags.side(a, 'A'), flags.side(b, 'A')]).toEqual([{ planted: 1 }, { names: ['home'] }, null])
    expect([thingsOf(a, '940').length, thingsOf(b, '940').length]).toEqual([1, 0])
    expect(striker.scene(a).areas.length - striker.scene(b).areas.length).toBe(1)
    expect(b.questions[0]?.data.value).toEqual({ name: 'home' })
    expect(a.questions[0]?.data.value).toBeUndefined()
  })

  test('[STR.core.hooks.pure] asks in the middle of a phase; nothing else is done before the answer', () => {
    const table = tableOf(game, afield())
    table.play('A', { type: 'r940.plant', name: 'home' })
    expect(striker.awaiting(table.state)).toEqual([{ seat: 'B', say: 'salute the flag', rule }])
    expect(striker.auto(table.state)).toBeNull()
    expect(table.refusalsOf('B', walk('A1', [[50, 40]])).map(({ why }) => why)).toContain('First salute the flag.')
    expect(table.refusalsOf('A', { type: 'r940.salute' }).map(({ rule: id }) => id)).toContain('TABLE.turn')
    table.play('B', { type: 'r940.salute' })
    expect(flags.table(table.state)).toEqual({ salt: 8 })
    expect(striker.awaiting(table.state)).toMatchObject([{ seat: 'A', rule: 'STR.core.sequence.own-move' }])
    expect(table.refusalsOf('A', { type: 'r940.salute' })).toMatchObject([{ why: 'Nobody asks you that now.' }])
  })

  test('[STR.core.hooks.pure] tells what it did in its own words, and its effects are its own', () => {
    const table = tableOf(game, afield())
    const [event] = table.play('A', { type: 'r940.plant', name: 'home' })
    if (event?.type !== 'rule') throw new Error('the rule told nothing')
    expect(event).toMatchObject({ of: '940', rules: [rule], seenBy: ['A'] })
    expect(striker.narrate(event, table.state)).toEqual(say`${'home'} flies.`)
    const faded = tableOf(game, {
      ...table.state,
      questions: [],
      work: {
        $for: [],
        value: { ...workOf(table.state), effects: [{ type: 'rule', of: '940', name: 'fade', data: {} }] },
      },
    } as State)
    expect(faded.settle().some(one => one.type === 'rule' && one.name === 'faded')).toBe(true)
    expect(flags.open(faded.state)).toEqual({ planted: 0 })
  })

  test('[STR.core.hooks.pure] that is off does nothing: no verb, no state, no drawing', () => {
    const off = tableOf(game, afield([]))
    expect(off.refusalsOf('A', { type: 'r940.plant', name: 'home' })).toMatchObject([{ rule: 'STR.940' }])
    expect(game.actions['r940.plant']?.offers(viewFor(off.state, 'A'), 'A')).toEqual([])
    const setup = { scenario: 'x', seats: [], options: { ...crossroads, rules: [] } }
    expect(initialState(setup).own).toEqual({})
    expect(initialState({ ...setup, options: { ...crossroads, rules: [940] } }).own).toEqual({ '940': flags.fresh() })
  })

  test('[STR.core.hooks.move] a rule may permit what the core refuses, and is cited for it', () => {
    const far = (rules: readonly number[]) => tableOf(game, afield(rules))
    const action = walk('A1', [[50, 20]])
    expect(
      far([])
        .refusalsOf('A', action)
        .map(({ rule: id }) => id),
    ).toContain('STR.core.move.fraction')
    expect(far([940]).refusalsOf('A', action)).toEqual([])
    const plan = striker.actions.move.plan(far([940]).state, action as never, 'A')
    expect('ledgers' in plan && plan.ledgers[0]?.lines[0]).toMatchObject({ rule: 'STR.core.hooks.move', value: 0 })
  })

  test('[STR.core.hooks.pure] a position that holds what no rule in force keeps is refused', () => {
    const check = z.looseObject({}).check(ownStateCheck([FLAGS]) as never)
    expect(check.safeParse(afield()).success).toBe(true)
    expect(check.safeParse({ ...afield(), options: { ...afield().options, rules: [] } }).success).toBe(false)
    expect(check.safeParse({ ...afield(), own: { '940': { open: { planted: 'many' } } } }).success).toBe(false)
    expect(check.safeParse({ ...afield(), own: { '941': {} } }).success).toBe(false)
  })

  test('[STR.core.hooks.pure] marks are seen by both sides or only by the owner', () => {
    const state = afield()
    const stand = state.stands.A1?.value
    if (!stand) throw new Error('no stand')
    expect(markOf({ ...stand, marks: { stuck: true } }, 'stuck')).toBe(true)
    expect(markOf(stand, 'stuck')).toBeUndefined()
    expect(keyOf({ rule: 55, part: 'C' })).toBe('55C')
  })
})

test('[STR.core.editor.rules] what a rule needs comes with it, and verbs of no rule are unknown', () => {
  expect(closed([])).toEqual([])
  expect(absentVerb('move')).toBeNull()
  expect(absentVerb('r999.x')).toBeNull()
})
