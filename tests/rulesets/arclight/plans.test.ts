import { describe, expect, test } from 'vitest'
import { oddsOf } from '../../../src/engine/rolls/odds'
import type { ArcAction } from '../../../src/rulesets/arclight/actions'
import type { State, Torpedo } from '../../../src/rulesets/arclight/state'
import {
  type ArcTable,
  condition,
  firing,
  type Given,
  hex,
  moving,
  position,
  rolling,
  struck,
  tableAt,
} from './support'

/** What a plan says before anybody rolls. */
function told(table: ArcTable, action: ArcAction, seat: 'A' | 'B' = 'A') {
  const { title, rule, ledgers, warnings } = table.plan(seat, action)
  return { title, rule, ledgers, warnings: warnings?.().map(({ why }) => why) ?? [] }
}
/** Outcomes in the order of the list, with a star for success. */
const outcomes = (table: ArcTable, action: ArcAction, seat: 'A' | 'B' = 'A'): string[] =>
  oddsOf(table.plan(seat, action))?.outcomes.map(({ label, success }) => `${label}${success ? ' *' : ''}`) ?? []

/** Whether a total works, and that what works is listed before what fails. */
function works(table: ArcTable, action: ArcAction, totals: readonly number[]): (boolean | undefined)[] {
  const labels = totals.map(total => table.plan('A', action).outcome?.(total))
  const ranks = (success?: true) => labels.flatMap(label => (label && label.success === success ? [label.rank] : []))
  expect(Math.max(...ranks(true))).toBeLessThan(Math.min(...ranks()))
  return labels.map(label => label?.success)
}

const torpedo: Torpedo = {
  ...{ id: 't1', seat: 'B', die: 6, at: hex('1515'), facing: 3, target: 'A1', fuel: 2, moved: true, tried: [] },
}
const inPhase = (phase: State['phase'], given: Given = {}) =>
  tableAt(
    position(
      { A1: given },
      { phase, mover: null, torpedoes: [torpedo] },
      { torpedoes: true, engineering: true, declaredTurn: true },
    ),
  )

describe('a plan', () => {
  const move = (...steps: string[]) => ({ type: 'move', ship: 'A1', steps }) as const

  test('[ARC.move.forward ARC.move.turn-cost ARC.board.exit] of a course', () => {
    expect(told(moving(), move('F', 'F'))).toEqual({
      title: 'A1: 2 movement points, 12 left',
      rule: 'ARC.move.forward',
      ledgers: [],
      warnings: [],
    })
    expect(told(moving(), move('F', 'R'))).toMatchObject({
      title: 'A1: 5 movement points, 9 left',
      rule: 'ARC.move.turn-cost',
    })
    expect(told(moving({ A1: { at: '1501' } }), move('F')).warnings).toEqual(["A1 leaves the map and can't come back."])
    const [line] =
      moving()
        .plan('A', move('F', 'R', 'F'))
        .shapes?.() ?? []
    expect(line).toMatchObject({ kind: 'path', tone: 'reach', arrow: true })
    expect(line?.kind === 'path' && line.points).toHaveLength(3)
  })

  test('[ARC.move.multi-turn.roll ARC.move.multi-turn.mods] of a sharp turn, the best first', () => {
    const rolled = { name: 'Helm, 5 needed', base: '1D6', lines: [], rolled: 0 }
    expect(told(moving(), move('RR'))).toEqual({
      title: 'A1: turn 2 hexsides',
      rule: 'ARC.move.multi-turn.roll',
      ledgers: [rolled],
      warnings: [],
    })
    const stun = { value: -2, why: 'Crew stunned', rule: 'ARC.move.multi-turn.mods' }
    expect(told(moving({ A1: { stun: 1 } }), move('RR')).ledgers).toEqual([{ ...rolled, lines: [stun] }])
    expect(told(moving({ A1: { dead: ['P'] } }), move('LLL')).ledgers).toEqual([
      { name: 'Helm, 6 needed', base: 'no die', lines: [] },
    ])
    expect(outcomes(moving({ A1: { losses: { T: 6 } } }), move('RR'))).toEqual([
      'Turns, costs 4 *',
      'Turns, costs 5',
      'Turns, costs 6',
      'Turns, costs 7',
      'Opponent sets the facing, costs 8',
    ])
    expect(outcomes(moving({ A1: { losses: { T: 8 } } }), move('RR'))).toEqual([
      'Turns, costs 4 *',
      'Turns, costs 5',
      'Turns, costs 6',
      "Doesn't turn",
    ])
    // A shape up to the turn, and none where the ship only turns.
    expect(moving().plan('A', move('F', 'RR')).shapes?.()).toHaveLength(1)
    expect(moving().plan('A', move('RR')).shapes?.()).toEqual([])
  })

  test('[ARC.move.stop] of staying or stopping, and what is lost by it', () => {
    const stop = { type: 'stop', ship: 'A1' } as const
    expect(told(moving({ A1: { losses: { T: 13 } } }), stop)).toEqual({
      title: 'A1 stays where it is',
      rule: 'ARC.move.stop',
      ledgers: [],
      warnings: ['You lose 1 movement point.'],
    })
    const table = moving({ A1: { losses: { T: 14 } } })
    expect(told(table, stop).warnings).toEqual([])
    const under = tableAt(position({}, { moving: { ship: 'A1', left: 2, turned: false } }))
    expect(told(under, stop)).toMatchObject({ title: 'A1 ends its move', warnings: ['You lose 2 movement points.'] })
  })

  test('[ARC.init.command ARC.init.single ARC.init.mods] of initiative', () => {
    const roll = (skill: 'cmd' | 'helm') => ({ type: 'initiative', ship: 'A1', skill }) as const
    expect(told(rolling(), roll('cmd'))).toMatchObject({
      title: 'Roll Command with A1',
      rule: 'ARC.init.command',
      ledgers: [],
    })
    const mods = { A1: { stun: 1, conditions: [condition('interference')] } }
    expect(told(rolling(mods), roll('helm'))).toMatchObject({
      title: 'Roll Helm with A1',
      rule: 'ARC.init.single',
      ledgers: [
        {
          name: 'Initiative',
          base: '1D6',
          lines: [
            { value: -2, why: 'Crew stunned', rule: 'ARC.code.S' },
            { value: -2, why: 'Comms interference', rule: 'ARC.crit.15' },
          ],
          rolled: 0,
        },
      ],
    })
    const none = rolling({ A1: { dead: ['P'], stun: 1 } })
    expect(told(none, { type: 'initiative', ship: null, skill: 'cmd' })).toMatchObject({
      title: 'Roll Command',
      ledgers: [],
    })
  })

  test('[ARC.hit.roll ARC.hit.mods ARC.damage.subtract] of a shot', () => {
    const shot = { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' } as const
    const table = firing({ ship: 'A1', crew: 'A' }, { A1: { stun: 1 } })
    expect(told(table, shot)).toEqual({
      title: 'Fire the Kinetic Gatling Cannon at B1',
      rule: 'ARC.hit.roll',
      ledgers: [
        {
          name: 'To hit, 12 needed',
          base: '2D8 + 1D8',
          lines: [
            { value: 0, why: 'Medium range, 8', rule: 'ARC.range.medium' },
            { value: -2, why: 'Crew stunned', rule: 'ARC.code.S' },
          ],
        },
        {
          name: 'Damage',
          base: 'High of the same dice, +1 for each point over 12',
          lines: [{ value: -1, why: 'ASV', rule: 'ARC.damage.subtract' }],
        },
      ],
      warnings: [],
    })
    const [line] = table.plan('A', shot).shapes?.() ?? []
    expect(line).toMatchObject({ kind: 'path', tone: 'bad', arrow: true })
    expect(line?.kind === 'path' && line.points.map(({ y }) => y)).toEqual([14.5, 6.5])
    // A shot alone in its group is rolled at once; one of several is only declared.
    expect(table.plan('A', shot).outcome).toBeTypeOf('function')
    const slot = { crew: 'A' as const, done: false, shot: null }
    const group = ['A1', 'B1'].map(ship => ({ ship, ...slot }))
    const two = tableAt(position({}, { phase: 'cannon', mover: null, group }))
    expect(two.plan('A', shot).outcome).toBeUndefined()
    expect(two.plan('A', shot).resolve({} as never)).toBeNull()
  })

  test('[ARC.index.cross ARC.index.over] of a shot, worst row last: miss, nothing, and row after row', () => {
    const shot = { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' } as const
    const plan = firing({ ship: 'A1', crew: 'A' }, { B1: { structure: 0 } }).plan('A', shot)
    const label = (net: number, hit = true) => plan.outcome?.({ hit, net })
    expect([label(0, false), label(0), label(1), label(20), label(23), label(24), label(30)]).toEqual([
      { label: 'Miss', rank: -1 },
      { label: 'Hit, no damage', rank: 0 },
      { label: 'Critical hit, Thrust −2 (1 XTT)', rank: 1, success: true },
      { label: 'Boom (20)', rank: 20, success: true },
      { label: 'Boom (23)', rank: 23, success: true },
      { label: 'Boom (24+)', rank: 24, success: true },
      { label: 'Boom (24+)', rank: 24, success: true },
    ])
    const all = oddsOf(plan)
    expect(all?.outcomes[0]?.label).toBe('Miss')
  })

  test('[ARC.opt.nixie ARC.opt.cm ARC.opt.mods ARC.crit.14] of counters', () => {
    const worse = { stun: 1, conditions: [condition('ew')] }
    const lines = [
      { value: -2, why: 'Crew stunned', rule: 'ARC.opt.mods' },
      { value: -2, why: 'EW damaged', rule: 'ARC.crit.14' },
    ]
    const nixie = { type: 'nixie', torpedo: 't1', use: true } as const
    expect(told(inPhase('result', worse), nixie)).toEqual({
      title: 'Roll the nixie of A1',
      rule: 'ARC.opt.nixie',
      ledgers: [{ name: 'Nixie, 4 needed', base: '1D4', lines, rolled: 0 }],
      warnings: [],
    })
    expect(outcomes(inPhase('result'), nixie)).toEqual(['Works *', 'Fails'])
    expect(told(inPhase('result'), { ...nixie, use: false })).toMatchObject({
      title: "Don't use the nixie",
      ledgers: [],
    })
    const cm = { type: 'countermeasure', ship: 'A1', torpedo: 't1' } as const
    expect(told(inPhase('countermeasures', worse), cm)).toEqual({
      title: 'Roll the countermeasure of A1',
      rule: 'ARC.opt.cm',
      ledgers: [{ name: 'Countermeasure, 2 needed', base: '1D2', lines, rolled: 0 }],
      warnings: [],
    })
    expect(outcomes(inPhase('countermeasures'), cm)).toEqual(['Works *', 'Fails'])
    expect(works(inPhase('result'), nixie, [3, 4])).toEqual([undefined, true])
    expect(works(inPhase('countermeasures'), cm, [1, 2])).toEqual([undefined, true])
  })

  test('[ARC.opt.eng ARC.opt.mods] of a repair', () => {
    const repair = { type: 'repair', ship: 'A1', item: 'T' } as const
    const hurt = { card: 'quasar', losses: { T: 1 } }
    expect(told(inPhase('engineering', { ...hurt, stun: 1, conditions: [condition('ew')] }), repair)).toEqual({
      title: 'A1: repair 1 point of Thrust',
      rule: 'ARC.opt.eng',
      ledgers: [
        {
          name: 'Engineering, 4 needed',
          base: '1D4',
          lines: [{ value: -2, why: 'Crew stunned', rule: 'ARC.opt.mods' }],
          rolled: 0,
        },
      ],
      warnings: [],
    })
    expect(outcomes(inPhase('engineering', hurt), repair)).toEqual(['Repaired *', 'Not repaired'])
    expect(works(inPhase('engineering', hurt), repair, [3, 4])).toEqual([undefined, true])
  })

  test('[ARC.opt.declared-turn ARC.opt.torp.launch ARC.move.multi-turn.one ARC.code.star ARC.opt.concede ARC.turn.optional ARC.fire.crew] of what needs no dice', () => {
    const early = tableAt(position({}, { phase: 'premove', order: [], mover: null }, { declaredTurn: true }))
    expect(told(early, { type: 'declare', ship: 'A1', side: 'L' }).title).toBe('A1 turns to face up left')
    expect(told(early, { type: 'pass' })).toMatchObject({
      title: 'Finish declaring turns',
      rule: 'ARC.opt.declared-turn',
    })
    const ember = inPhase('launch', { card: 'ember', at: '1512' })
    expect(told(ember, { type: 'launch', ship: 'A1', crew: 'P', target: 'B1' }).title).toBe('Launch a torpedo at B1')
    expect(told(ember, { type: 'pass' })).toMatchObject({ title: 'Finish launching', rule: 'ARC.opt.torp.launch' })
    const facing = moving()
    facing.play('A', move('RR'), 1)
    expect(told(facing, { type: 'face', facing: 2 }, 'B').title).toBe('Face down right')
    expect(told(struck('W'), { type: 'choose', option: 'w1' }, 'B')).toMatchObject({
      title: 'B1: Pulson Blaster (A)',
      rule: 'ARC.code.W',
    })
    expect(told(firing({ ship: 'A1', crew: 'A' }), { type: 'hold', ship: 'A1', crew: 'A' }).title).toBe(
      'The gunner A of A1 holds fire',
    )
    expect(told(moving(), { type: 'concede' }).rule).toBe('ARC.opt.concede')
  })
})
