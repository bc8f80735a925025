import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuse } from '../../../src/engine/rolls/plan'
import { striker } from '../../../src/rulesets/striker'
import { HOLD, orderTime } from '../../../src/rulesets/striker/rules/command/command'
import { linksBetween } from '../../../src/rulesets/striker/rules/command/communication'
import { bandAt, firePlanOf } from '../../../src/rulesets/striker/rules/fire/direct'
import { fireRefusals } from '../../../src/rulesets/striker/rules/fire/fire-limits'
import { toHit } from '../../../src/rulesets/striker/rules/fire/hits'
import { hooks } from '../../../src/rulesets/striker/rules/hooks'
import { plug, unplug } from '../../../src/rulesets/striker/rules/loaded'
import type { Module } from '../../../src/rulesets/striker/rules/module'
import { wayRefusals } from '../../../src/rulesets/striker/rules/movement/path-limits'
import { rateOf } from '../../../src/rulesets/striker/rules/movement/rates'
import { eyeOf, sees } from '../../../src/rulesets/striker/rules/spotting/sight'
import { needAt, rowOf, spotDm } from '../../../src/rulesets/striker/rules/spotting/spotting'
import type { State } from '../../../src/rulesets/striker/state'
import { field, stand } from './field'

const why = (text: string) => [refuse('STR.core.hooks.pure', text)]

/** Rules nobody has written yet; the later number is listed first. */
const PLUGS: readonly Module[] = [
  {
    rule: 911,
    title: 'The later one',
    hooks: {
      'direct.replace': (_state, line) => (line.why === 'first' ? { ...line, why: 'first, then second' } : null),
    },
  },
  {
    rule: 910,
    title: 'All that the core asks',
    hooks: {
      'setup.validate': () => why('not with this force'),
      'cmd.link': (_state, { mode }) => (mode === 'radio' ? why('silence') : []),
      'cmd.orderTime': () => 3,
      'move.rate': () => 0.5,
      'move.limit': () => why('not here'),
      'los.block': () => why('fog'),
      'los.height': () => 40,
      'spot.dm': () => [{ value: 2, why: 'recon', rule: 'STR.core.hooks.spot' }],
      'spot.range': () => 0.5,
      'direct.dm': () => [{ value: 4, why: 'a module', rule: 'STR.core.hooks.direct' }],
      'direct.replace': (_state, line) => (line.why === 'a module' ? { ...line, why: 'first' } : null),
      'direct.limit': () => why('no gunner'),
      'direct.bands': () => [{ cm: 500, pen: 1 }],
      'supply.consume': () => why('no rounds'),
    },
  },
]
beforeAll(() => plug(PLUGS))
afterAll(() => unplug(PLUGS))

const at = (rules: number[]): State =>
  field({
    options: { rules, orders: 'off' },
    stands: {
      A1: { at: [50, 100], men: [{ leader: 1 }] },
      A2: { at: [90, 100] },
      B1: { at: [50, 60] },
    },
    pieces: [],
  })
const [off, on] = [() => at([]), () => at([911, 910])]
const shot = { stand: 'A1', man: 0, weapon: 0, target: 'B1', point: null, kind: 'solid' as const, spread: [] }
const planIn = (state: State) => {
  const plan = firePlanOf(state, shot)
  if (!plan) throw new Error('no plan')
  return plan
}
const words = (refusals: readonly { readonly why: string }[]) => refusals.map(refusal => refusal.why)

describe('plug points of command, movement, sight and fire', () => {
  test('[STR.core.hooks.setup] a rule forbids a set-up', () => {
    const first = striker.setupModel.scenarios[0]
    if (!first) throw new Error('no scenario')
    const check = (rules: number[]) =>
      words(striker.setupModel.check({ ...first.setup, options: { ...first.setup.options, rules } }).errors)
    expect(check([])).toEqual([])
    expect(check([910])).toContain('not with this force')
  })

  test('[STR.core.hooks.cmd] a rule silences a mode and slows orders', () => {
    const links = (state: State) => linksBetween(state, stand(state, 'A1'), stand(state, 'A2'))
    expect(links(off())).toEqual(['radio'])
    expect(links(on())).toEqual([])
    const time = (state: State) => {
      const unit = state.units['A.A1']?.value
      if (!unit) throw new Error('no unit')
      return orderTime(state, stand(state, 'A1'), unit, HOLD)
    }
    expect([time(off()), time(on())]).toEqual([1, 4])
  })

  test('[STR.core.hooks.move] a rule changes the rate and forbids a way', () => {
    const moving = { gait: 'walk', flight: 'ground', path: [{ x: 50, y: 99 }] } as const
    const rate = (state: State) => rateOf(state, stand(state, 'A1'), moving).rate
    expect([rate(off()), rate(on())]).toEqual([5, 2.5])
    expect(words(wayRefusals(off(), stand(off(), 'A1'), moving))).toEqual([])
    expect(words(wayRefusals(on(), stand(on(), 'A1'), moving))).toEqual(['not here'])
  })

  test('[STR.core.hooks.los] a rule closes a line and lifts an eye', () => {
    const seen = (state: State) => sees(state, stand(state, 'A1'), stand(state, 'B1'))
    expect([seen(off()), seen(on())]).toEqual([true, false])
    expect([eyeOf(off(), stand(off(), 'A1')), eyeOf(on(), stand(on(), 'A1'))]).toEqual([2, 40])
  })

  test('[STR.core.hooks.spot] a rule shortens the table and adds to the throw', () => {
    const need = (state: State) =>
      needAt(
        state,
        { spotter: stand(state, 'A1'), target: stand(state, 'B1') },
        40,
        rowOf(state, stand(state, 'B1'), false),
      )
    expect([need(off()), need(on())]).toEqual([6, 8])
    const dm = (state: State) => spotDm(state, stand(state, 'A1'), stand(state, 'B1')).map(({ value }) => value)
    expect([dm(off()), dm(on())]).toEqual([[], [2]])
  })

  test('[STR.core.hooks.direct] a rule changes bands and modifiers and forbids a shot', () => {
    const reach = (state: State) => bandAt(state, planIn(state).weapon, 450)?.band ?? null
    expect([reach(off()), reach(on())]).toEqual([null, { cm: 500, pen: 1 }])
    expect([toHit(off(), planIn(off())).dm, toHit(on(), planIn(on())).dm]).toEqual([0, 4])
    expect(words(fireRefusals(off(), planIn(off()), []))).not.toContain('no gunner')
    expect(words(fireRefusals(on(), planIn(on()), []))).toContain('no gunner')
  })

  test('[STR.core.hooks.supply] a rule says that no rounds are left', () => {
    expect(words(fireRefusals(off(), planIn(off()), []))).not.toContain('no rounds')
    expect(words(fireRefusals(on(), planIn(on()), []))).toContain('no rounds')
  })

  test('[STR.core.hooks.pure] rules are asked in the order of their numbers and write nothing', () => {
    const state = on()
    const before = JSON.stringify(state)
    expect(toHit(state, planIn(state)).lines.map(line => line.why)).toContain('first, then second')
    expect(hooks(state.options, 'direct.replace')).toHaveLength(2)
    expect(hooks(off().options, 'direct.replace')).toHaveLength(0)
    expect(JSON.stringify(state)).toBe(before)
  })
})
