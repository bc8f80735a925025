import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { striker } from '../../../src/rulesets/striker'
import type { StrikerAction } from '../../../src/rulesets/striker/actions'
import type { StrikerEvent } from '../../../src/rulesets/striker/events'
import type { Strike } from '../../../src/rulesets/striker/parts/shot'
import { NO_WORK } from '../../../src/rulesets/striker/parts/work'
import { plug, unplug } from '../../../src/rulesets/striker/rules/loaded'
import type { Module } from '../../../src/rulesets/striker/rules/module'
import { inSight, unspotted } from '../../../src/rulesets/striker/rules/spotting/spotting'
import type { State } from '../../../src/rulesets/striker/state'
import { tableOf } from '../../support/table'
import { block, field, said, stand } from './field'
import { battle, moving, walk } from './support'

const rule = 'STR.core.hooks.pure'
const wound = (id: string) => [{ type: 'wound', stand: id, man: 0, wound: 'light' }] as const

/** Rules nobody has written yet. */
const PLUGS: readonly Module[] = [
  {
    rule: 920,
    title: 'Digging',
    hooks: {
      'work.start': (_state, { id }) => [
        { task: 'a trench', turns: 2, refusals: id === 'A2' ? [{ rule, why: 'no spades' }] : [] },
      ],
      'work.done': (_state, { stand: { id }, task }) => [{ ...said(`${id} has dug ${task}`), effects: wound('B1') }],
    },
  },
  { rule: 921, title: 'Tired', hooks: { 'work.tick': () => 0.5 } },
  {
    rule: 922,
    title: 'Moments',
    hooks: {
      'phase.moment': ({ phase }, at) => ({
        title: 'Moments',
        rule,
        resolve: () => [
          at === 'enter'
            ? { ...said(`enter ${phase}`), effects: phase === 'move1' ? wound('B1') : [] }
            : said(at === 'exit' ? `exit ${phase}` : `step ${at}`),
        ],
      }),
    },
  },
  {
    rule: 924,
    title: 'Hand to hand',
    hooks: {
      'melee.fought': ({ phase }) => ({
        title: 'Hand to hand',
        rule,
        resolve: () => [{ ...said(`fought in ${phase}`), effects: wound('B1') }],
      }),
    },
  },
  {
    rule: 923,
    title: 'Shells of a new kind',
    hooks: {
      'indirect.effect': () => [
        { target: 'B1', man: 1, pen: 0, weapon: 'mortar-8', from: null, deck: true, contact: true },
      ],
      'he.onArea': (_state, area) => [{ ...said(`${area.length} corners swept`) }],
      'terrain.onHit': (_state, piece, pen) => [{ ...said(`${piece} struck by ${pen}`) }],
      'damage.replace': (_state, strike) => (strike.man === 1 ? wound('B1') : null),
      'info.filter': (_state, side) => (side === 'A' ? ['B1'] : []),
    },
  },
]
beforeAll(() => plug(PLUGS))
afterAll(() => unplug(PLUGS))

const men = [{ quality: 'veteran' }, { quality: 'veteran' }] as const
const given = (rules: number[]) => ({
  options: { rules, orders: 'off' as const },
  stands: { A1: { men }, A2: { at: [90, 100] as const, men }, B1: { at: [200, 10] as const } },
})
const dig = (id: string): StrikerAction => ({ type: 'work', stand: id, task: 'a trench' })

const says = (events: readonly StrikerEvent[]): string[] =>
  events.flatMap(event => (event.type === 'rule' ? [event.name] : []))
const lightOf = (state: State): number | undefined => stand(state, 'B1').men[0]?.file.value?.light

/** One turn from the panic phase to the next, nobody doing anything. */
function panicked(state: State) {
  const table = tableOf(striker, { ...state, phase: 'panic' as const })
  return { events: table.settle(), state: table.state }
}

describe('plug points of work, moments and what is struck', () => {
  test('[STR.core.hooks.work] work is begun by rule, counted in idle turns and done with its consequences', () => {
    expect(moving(given([])).refusalsOf('A', dig('A1'))).toMatchObject([
      { why: "There's no such work in this battle." },
    ])
    const table = moving(given([920]))
    expect(table.refusalsOf('A', dig('A2'))).toMatchObject([{ why: 'no spades' }])
    expect(table.offered('A').filter(id => id.startsWith('work.'))).toEqual(['work.A1.a trench'])
    table.play('A', dig('A1'))
    const [first] = [panicked(table.state)]
    expect(says(first.events)).toEqual([])
    expect(stand(first.state, 'A1').own.value?.job).toMatchObject({ left: 1 })
    const second = panicked(first.state)
    expect(says(second.events)).toEqual(['A1 has dug a trench'])
    expect([lightOf(second.state), stand(second.state, 'A1').own.value?.job]).toEqual([1, undefined])
    expect(says(panicked(second.state).events)).toEqual([])
  })

  test('[STR.core.hooks.work] a turn spent otherwise counts nothing, another rule slows the work', () => {
    const left = (rules: number[], act: (table: ReturnType<typeof moving>) => void) => {
      const table = moving(given(rules))
      table.play('A', dig('A1'))
      act(table)
      return stand(panicked(table.state).state, 'A1').own.value?.job?.left
    }
    expect(left([920], () => undefined)).toBe(1)
    expect(left([920], table => table.play('A', walk('A1', [[50, 49]])))).toBe(2)
    expect(left([920, 921], () => undefined)).toBe(1.5)
  })

  test('[STR.core.hooks.phase] rules are asked once on entering and leaving a phase and at each step of fire', () => {
    const start = { ...given([922]), phase: 'command', ready: ['A', 'B'] } as const
    const quiet = battle({ ...start, ...given([]), ready: ['A', 'B'] })
    expect(says(quiet.settle())).toEqual([])
    const table = battle({ ...start, ready: ['A', 'B'] })
    expect(says(table.settle())).toEqual(['enter command', 'exit command', 'enter move1'])
    expect(lightOf(table.state)).toBe(1)
    table.play('A', { type: 'done' })
    expect(says(table.settle())).toEqual(['exit move1', 'enter fire1', 'step a', 'step b', 'step c'])
    table.play('B', { type: 'seal' })
    table.play('A', { type: 'seal' })
    const after = ['d', 'e', 'f', 'g', 'h', 'i'].map(letter => `step ${letter}`)
    expect(says(table.settle())).toEqual([...after, 'exit fire1', 'enter move2'])
  })

  test('[STR.core.sequence.order STR.core.hooks.phase] a melee follows each fire phase where a rule fills its slot', () => {
    const phases = (events: readonly StrikerEvent[]): string[] =>
      events.flatMap(event => (event.type === 'phase' ? [event.phase] : []))
    const strip = (rules: number[]) =>
      striker.sequence(viewFor(moving(given(rules)).state, 'A')).map(({ name }) => name)
    const turn = (rules: number[], ...throws: number[][]) => {
      const table = moving(given(rules))
      const told: StrikerEvent[] = []
      for (const { turn: now } = table.state; table.state.turn === now; ) {
        const [asked] = striker.awaiting(table.state)
        if (!asked) throw new Error('nobody is asked')
        table.play(asked.seat, { type: table.state.phase.startsWith('fire') ? 'seal' : 'done' })
        told.push(...table.settle(...(throws.shift() ?? [])))
      }
      return { told, state: table.state }
    }
    const without = turn([])
    expect(phases(without.told)).toEqual(['fire1', 'move2', 'fire2', 'panic', 'command'])
    expect(strip([])).not.toContain('First melee')
    // The second light wound is a casualty: its stand is tested.
    const fought = turn([924], [], [], [], [], [], [1, 1])
    expect(phases(fought.told)).toEqual(['fire1', 'melee1', 'move2', 'fire2', 'melee2', 'panic', 'command'])
    expect(says(fought.told)).toEqual(['fought in melee1', 'fought in melee2'])
    expect(lightOf(fought.state)).toBe(2)
    expect(strip([924])).toEqual(
      expect.arrayContaining(['First fire', 'First melee', 'Second movement', 'Second melee', 'Panic']),
    )
  })

  test('[STR.core.hooks.indirect] a rule says what rounds of its own kind do, and what lies in their area', () => {
    const mortar = {
      men: [{ weapons: ['mortar-8'] }, { weapons: ['mortar-8'] }],
      kind: 'crew',
      at: [120, 150],
    } as const
    const land = (rules: number[]) => {
      const table = battle({
        options: { rules },
        phase: 'fire2',
        step: 'arrive',
        stands: { A1: { at: [120, 110], men: [{ observer: true }] }, A2: mortar, B1: { at: [120, 60] } },
        missions: { m1: {} },
      })
      const told = says(table.play('table', { type: 'land', mission: 'm1' }, 6, 6))
      return { told, work: table.state.work.value }
    }
    expect(land([])).toMatchObject({ told: [], work: { shots: [], blasts: [{ left: ['B1'] }] } })
    expect(land([923])).toMatchObject({
      told: ['4 corners swept'],
      work: { shots: [{ strikes: [{ target: 'B1', man: 1 }] }], blasts: [] },
    })
  })

  test('[STR.core.hooks.damage] a rule has its own damage, and the ground is struck too', () => {
    const strike: Strike = { target: 'B1', man: 1, pen: 3, weapon: 'rifle', from: null, deck: false, contact: true }
    const shot = { stand: 'A1', man: 0, weapon: 0, target: 'B1', point: null, kind: 'solid' as const, spread: [] }
    const state = (rules: number[], man: number) =>
      field({
        options: { rules },
        stands: { A1: {}, B1: { at: [60, 60] } },
        pieces: [block('boulder', [50, 50, 70, 70])],
        step: 'damage',
        work: {
          $for: [],
          value: { ...NO_WORK, shots: [{ shot, seat: 'A', unseen: false, strikes: [{ ...strike, man }] }] },
        },
      })
    const hit = (rules: number[], man: number, ...faces: number[]) => {
      const table = tableOf(striker, state(rules, man))
      const told = says(table.play('table', { type: 'strike', index: 0 }, ...faces))
      return { told, effects: table.state.work.value?.effects }
    }
    expect(hit([], 1, 6, 6)).toMatchObject({ told: [], effects: [{ man: 1, wound: 'dead' }] })
    expect(hit([923], 1)).toEqual({ told: ['boulder.50.50 struck by 3'], effects: [...wound('B1')] })
    expect(hit([923], 2, 6, 6).effects).toMatchObject([{ man: 2, wound: 'dead' }])
  })

  test('[STR.core.hooks.spot] a rule keeps a stand from a side that has it in plain sight', () => {
    const state = (rules: number[], spotted: boolean) =>
      field({ options: { rules }, stands: { A1: { at: [50, 60] }, B1: { at: [50, 50], spotted } } })
    const [open, kept] = [state([], false), state([923], false)]
    expect([unspotted(open, 'B').length, unspotted(kept, 'B').length]).toEqual([1, 0])
    const seen = (rules: number[]) => inSight(state(rules, true), stand(state(rules, true), 'B1'))
    expect([seen([]), seen([923])]).toEqual([true, false])
  })
})
