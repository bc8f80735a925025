import { describe, expect, test } from 'vitest'
import { defaults, type FieldValues } from '../../../src/engine/offers'
import { takeStep } from '../../../src/engine/record/step'
import { validateState } from '../../../src/engine/record/validate'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { anyRuleset } from '../../../src/engine/ruleset'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import type { State } from '../../../src/rulesets/thunder-struck/state'
import { sightOf } from '../../support/sight'
import { tableOf } from '../../support/table'
import { battle, planning, seen } from './support'

const game = anyRuleset(thunderStruck)

/** Pulls a control as the referee would: the position after it, or why not. */
function pull(state: State, id: string, values: FieldValues): State | string {
  const control = thunderStruck.refereeControls(state).find(one => one.id === id)
  if (!control) throw new Error(`no control ${id}`)
  const patches = control.fill({ ...defaults(control.fields), ...values })
  const action = { type: '@set', label: control.label, rule: control.rule, why: 'test', patches }
  const step = takeStep(game, state, 'referee', action, new ScriptedDice([]))
  return 'refusals' in step ? step.refusals.map(({ why }) => why).join(' ') : (step.state as State)
}

describe('The referee', () => {
  test('[TS.board.sectors] sets a ship into the other Sector, not onto another ship', () => {
    const { state } = battle({ A: { dice: { c1: [3, 'F1'] } } }, {}, 'teams')
    expect(pull(state, 'move.A', { sector: 'S', at: 7, clockwise: false })).toMatchObject({
      ships: { A: { sector: 'S', at: 7, facing: -1 } },
    })
    expect(pull(state, 'move.A', { sector: 'S', at: 12 })).toContain('no two ships share a space')
  })

  test('[TS.board.sectors] there is no other Sector in a duel', () => {
    const [control] = thunderStruck.refereeControls(battle({}).state)
    expect(control?.fields.map(({ name }) => name)).toEqual(['at', 'clockwise'])
  })

  test('[TS.power.1.max] cubes set during planning are there after the reveal', () => {
    const table = planning()
    table.play('A', { type: 'roll' }, 1, 2, 3, 4)
    const set = pull(table.state, 'cubes.A', { cubes: 3 })
    if (typeof set === 'string') throw new Error(set)
    const after = tableOf(thunderStruck, set)
    const plan = { c1: 'B1', c2: 'M1', c3: 'F1', c4: 'F2' } as const
    after.play('B', { type: 'roll' }, 1, 2, 3, 4)
    for (const seat of ['A', 'B'] as const) {
      for (const die of ['c1', 'c2', 'c3', 'c4'] as const) after.play(seat, { type: 'place', die, space: plan[die] })
      after.play(seat, { type: 'confirm' })
    }
    after.settle()
    expect(after.state.ships).toMatchObject({ A: { cubes: 3 }, B: { cubes: 1 } })
  })

  test('[TS.plan.2.damaged] damages no space on which a die lies behind a screen', () => {
    const table = planning()
    table.play('A', { type: 'roll' }, 1, 2, 3, 4)
    table.play('A', { type: 'place', die: 'c1', space: 'F1' })
    expect(pull(table.state, 'damage.A', { F1: true })).toContain('no die on a damaged space')
    expect(pull(table.state, 'damage.A', { F2: true })).toMatchObject({ ships: { A: { damage: ['F2'] } } })
  })
})

describe('A position from outside', () => {
  const sound = battle({ A: { dice: { c1: [3, 'F1'] } } }).state
  const why = (state: unknown): string => {
    const vouched = validateState(game, state)
    return vouched.ok ? 'sound' : vouched.why
  }
  const [a, b] = [sound.ships.A, sound.ships.B]

  test('is taken as it is where play could have led there', () => {
    expect(why(sound)).toBe('sound')
  })

  test.each([
    ['a ship is missing', { ships: { A: a } }, 'every seat has its ship'],
    ['a ship belongs to another', { ships: { A: a, B: a } }, 'every seat has its ship'],
    ['three sit there', { seats: ['A', 'B', 'C'] }, 'every seat has its ship'],
    ['a duel has a ship in the South', { ships: { A: a, B: { ...b, sector: 'S' } } }, 'two ships share one Sector'],
    ['nobody is to act', { current: null }, 'every player who is asked can answer'],
    ['somebody is to act who sits nowhere', { current: 'C' }, 'every player who is asked can answer'],
    ['somebody is to act who has no die', { current: 'B' }, 'every player who is asked can answer'],
    ['a Manoeuvre nobody won', { stack: [{ kind: 'manoeuvre', winners: [] }] }, 'every player who is asked can answer'],
    [
      'a hit without a shield to stop it',
      {
        stack: [{ kind: 'hit', target: 'B', side: 'front', shield: null }],
        ships: { A: a, B: { ...b, shields: { SF: false, SM: false, SR: true } } },
      },
      'every player who is asked can answer',
    ],
    [
      'two dice in one space',
      { ships: { B: b, A: { ...a, dice: { c1: { face: 1, at: 'F1' }, c2: { face: 2, at: 'F1' } } } } },
      'one die to a space',
    ],
    [
      'two have the Reflex die',
      { ships: { A: { ...a, reflex: true }, B: { ...b, reflex: true } } },
      'at most one ship has the Reflex die',
    ],
    ['a space damaged twice', { ships: { B: b, A: { ...a, damage: ['P1', 'P1'] } } }, 'a space is damaged only once'],
  ])('[TS.console.capacity] is refused where %s', (_, change, broken) => {
    expect(why({ ...sound, ...change })).toContain(broken)
  })
})

describe('A line of sight', () => {
  const { state } = battle(
    { A: { at: 4 }, B: { at: 8 }, C: { sector: 'N', at: 5 }, D: { sector: 'N', at: 6 } },
    {},
    'teams',
  )
  const sight = (to: 'B' | 'C' | 'D') => sightOf(thunderStruck, seen(state), 'ship.A', `ship.${to}`)

  test('[TS.fire.1.nearest TS.fire.7.team] is open only to the nearest enemy, and passes team mates', () => {
    expect(sight('D')).toMatchObject({ clear: true, lines: [{ rule: 'TS.fire.1.distance' }] })
    expect(sight('B').clear).toBe(false)
    expect(sight('B').lines[1]).toEqual({
      rule: 'TS.fire.1.nearest',
      why: 'The Magenta ship is nearer, so a shot stops there.',
    })
    expect(sight('C').clear).toBe(false)
    expect(sight('C').lines.map(({ rule }) => rule)).toContain('TS.fire.7.team')
  })
})
