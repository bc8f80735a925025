import { describe, expect, test } from 'vitest'
import { offersFor } from '../../../src/engine/record/offering'
import { planFor, quickStep } from '../../../src/engine/record/step'
import { oddsOf } from '../../../src/engine/rolls/odds'
import { randomDice, randomFrom } from '../../../src/engine/rolls/random'
import { anyRuleset } from '../../../src/engine/ruleset'
import type { Seat } from '../../../src/engine/seats'
import { arclight } from '../../../src/rulesets/arclight'
import type { ArcAction } from '../../../src/rulesets/arclight/actions'
import type { ArcEvent } from '../../../src/rulesets/arclight/events'
import type { Options } from '../../../src/rulesets/arclight/options'
import { rowLabel } from '../../../src/rulesets/arclight/rules/outlook'
import type { State } from '../../../src/rulesets/arclight/state'
import { indexEntry } from '../../../src/rulesets/arclight/tables/damage-index'
import { type Played, type Reading, strayed, type Trial } from '../../support/played-odds'
import { condition, firing, type Given, hex, moving, position } from './support'

const game = anyRuleset(arclight)

const trial = (state: State, actor: Seat, action: ArcAction): Trial<State> => ({
  ruleset: game,
  state,
  actor,
  action,
})

/** Everything that follows a shot: criticals, malfunctions, and whatever somebody has to choose on the way. */
function settled({ after, events }: Played<State>, nth: number): readonly ArcEvent[] {
  const random = randomFrom(nth * 7907)
  const dice = randomDice(random)
  const all = [...(events as ArcEvent[])]
  for (let state = after; state.stack.length > 0; ) {
    const due = arclight.auto(state)
    const seat = arclight.awaiting(state)[0]?.seat
    const offers = seat
      ? offersFor(game, state, seat).flatMap(o => (o.kind === 'button' && !o.needsConfirmation ? [o.action] : []))
      : []
    const action = due ?? offers[Math.floor(random() * offers.length)]
    if (!action) throw new Error('nobody can go on')
    const step = quickStep(game, state, due ? 'table' : (seat ?? 'A'), action, dice)
    if ('refusals' in step) throw new Error(step.refusals.map(({ why }) => why).join(' '))
    all.push(...(step.events as ArcEvent[]))
    state = step.state as State
  }
  return all
}

/** What came of a shot at one ship, in the words of the preview. */
function readShot(target: string): (played: Played<State>) => Reading {
  let nth = 0
  return played => {
    const events = settled(played, ++nth)
    const shot = events.find(event => event.type === 'shot' && event.target === target)
    const row = events.find(event => event.type === 'row' && event.ship === target)
    if (shot?.type !== 'shot') throw new Error('no shot')
    const has = (type: ArcEvent['type']) =>
      events.some(event => event.type === type && 'ship' in event && event.ship === target)
    const doomed = events.some(
      event => event.type === 'row' && event.ship === target && event.text === 'Boom Next Turn',
    )
    return {
      label: !shot.hit ? 'Miss' : row?.type === 'row' ? rowWords(row) : 'Hit, no damage',
      also: [
        ...(shot.hit ? ['Hit'] : []),
        ...(row?.type === 'row' && (row.text === 'Cascade' || row.text.includes('X')) ? ['A critical'] : []),
        ...(has('destroyed') ? ['Destroyed'] : has('derelict') ? ['Out of action'] : doomed ? ['Doomed'] : []),
      ],
    }
  }
}

const rowWords = ({ net, column }: { net: number; column: 0 | 1 }): string =>
  rowLabel({ hit: true, net }, indexEntry(net, column)).label

const gatling = { type: 'shoot', ship: 'A1', crew: 'A', weapon: 1, target: 'B1' } as const
const blaster = { type: 'shoot', ship: 'B1', crew: 'A', weapon: 1, target: 'A1' } as const

/** One shot alone in its group, to the end of the matter. */
const shots: readonly [string, typeof gatling | typeof blaster, Record<string, Given>, Partial<Options>?][] = [
  ['at medium range', gatling, {}],
  ['at short range on a broken hull', gatling, { A1: { at: '1510' }, B1: { structure: 0, losses: { D: 4, A: 1 } } }],
  ['on a broken hull with one gunner left', gatling, { B1: { structure: 0, dead: ['P', 'A'], losses: { D: 6 } } }],
  ['at a whole ship with one gunner left', gatling, { B1: { dead: ['P', 'A'], losses: { D: 9 } } }],
  ['by a stunned crew with a damaged HUD', blaster, { B1: { stun: 1, conditions: [condition('hud')] } }],
  ['with the excess unreduced', gatling, { B1: { structure: 0, losses: { D: 5 } } }, { excess: 'after-sv' }],
  ['with strain rolls', gatling, { B1: { losses: { D: 6 } } }, { sr: 'strain' }],
]

describe('shown odds of a shot are played odds', () => {
  test.each(shots)(
    '[ARC.hit.roll ARC.index.cross ARC.code.X ARC.crit.3 ARC.code.C.none] %s',
    (_, action, given, options = {}) => {
      const { state } = firing({ ship: action.ship, crew: action.crew }, given, options)
      const seat = action.ship === 'A1' ? 'A' : 'B'
      const read = readShot(action.target)
      expect(strayed({ ...trial(state, seat, action), read, until: ({ stack }) => stack.length === 0 })).toEqual([])
    },
  )

  test('[ARC.fire.order.tie ARC.hit.roll] one of two that fire together', () => {
    const group = [
      { ship: 'A1', crew: 'A', done: false, shot: null },
      { ship: 'B1', crew: 'A', done: false, shot: null },
    ] as const
    const state = position({ B1: { losses: { D: 2 } } }, { phase: 'cannon', mover: null, group: [...group] })
    const answers = [{ actor: 'B' as const, action: blaster }]
    const until = ({ stack, group: left }: State) => stack.length === 0 && left.every(({ shot }) => shot === null)
    const told = { ...trial(state, 'A', gatling), answers, read: readShot('B1') }
    expect(strayed({ ...told, until })).toEqual([])
  })
})

describe('shown odds of a Helm roll are played odds', () => {
  const turn = (steps: string, given: Given = {}) => {
    const { state } = moving({ A1: given })
    return strayed(trial(state, 'A', { type: 'move', ship: 'A1', steps: [steps] }))
  }

  test.each([
    ['two sides', 'RR', {}],
    ['three sides', 'LLL', {}],
    ['stunned', 'RR', { stun: 1 }],
    ['with few points left', 'RR', { losses: { T: 7 } }],
    ['without a pilot', 'RR', { dead: ['P'] }],
  ] as const)(
    '[ARC.move.multi-turn.roll ARC.move.multi-turn.success ARC.move.multi-turn.fail ARC.move.multi-turn.one ARC.move.multi-turn.short] %s',
    (_, steps, given) => expect(turn(steps, { ...given } as Given)).toEqual([]),
  )
})

describe('shown odds of the house rules are played odds', () => {
  const torpedo = {
    id: 't1',
    seat: 'B' as const,
    die: 8,
    at: hex('1515'),
    facing: 3,
    target: 'A1',
    fuel: 2,
    moved: true,
    tried: [],
  }
  const house = (phase: State['phase'], given: Given, action: ArcAction) => {
    const options = { torpedoes: true, engineering: true }
    const state = position({ A1: given }, { phase, mover: null, torpedoes: [torpedo] }, options)
    return strayed(trial(state, 'A', action))
  }
  const worse = [condition('ew')]

  test.each([
    ['a nixie', 'result', {}, { type: 'nixie', torpedo: 't1', use: true }],
    ['a nixie with damaged EW', 'result', { conditions: worse }, { type: 'nixie', torpedo: 't1', use: true }],
    ['a countermeasure', 'countermeasures', {}, { type: 'countermeasure', ship: 'A1', torpedo: 't1' }],
    ['one of a stunned crew', 'countermeasures', { stun: 1 }, { type: 'countermeasure', ship: 'A1', torpedo: 't1' }],
    ['a repair', 'engineering', { card: 'quasar', losses: { T: 2 } }, { type: 'repair', ship: 'A1', item: 'T' }],
    [
      'a repair while stunned',
      'engineering',
      { card: 'quasar', stun: 1 },
      { type: 'repair', ship: 'A1', item: 'stun' },
    ],
  ] as const)('[ARC.opt.nixie ARC.opt.cm ARC.opt.eng ARC.opt.mods] %s', (_, phase, given, action) =>
    expect(house(phase, given as Given, action)).toEqual([]),
  )
})

describe('dice that nobody is shown odds for', () => {
  test('[ARC.init.command ARC.opt.torp.result] initiative and what the table rolls by itself', () => {
    const { state } = moving()
    const rolling = { ...state, phase: 'initiative' as const, order: [], mover: null }
    const plan = planFor(game, rolling, 'A', { type: 'initiative', ship: 'A1', skill: 'cmd' } as ArcAction)
    expect('refusals' in plan || oddsOf(plan)).toBeNull()
  })
})
